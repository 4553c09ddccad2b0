"""Positions of Kheops for its rules page."""

from __future__ import annotations

from collections.abc import Iterator

from positions import Excerpt, excerpt, phase, position

from saqqara import Game

FIRST_TURNS = 5
LOWEST_ROW, LOW_ROWS = 13, 33
"""Cells of the first row, and of the first three."""


def excerpts() -> Iterator[Excerpt]:
    low = [f'[data-cell^="{row}"]' for row in "abc"]
    laying = position("kheops", lambda one: phase(one) == "rotate" and _chosen_low(one), 2)
    yield excerpt("lay", 1, laying, low, (714, 314), active=True)
    turning = position("kheops", lambda one: phase(one) == "turn_by" and _chosen_low(one), 2)
    yield excerpt("turn", 3, turning, low, (714, 356), active=True)
    yield excerpt("end", 4, position("kheops", lambda one: one.over, 2), ["[data-cell]"], (737, 640))


def _chosen_low(game: Game) -> bool:
    """Some turns have passed, and it is about a cell of the second or third row."""
    table = game.view(-1)["table"]
    return bool(table["turn"] > FIRST_TURNS and LOWEST_ROW <= table["chosen"] < LOW_ROWS)
