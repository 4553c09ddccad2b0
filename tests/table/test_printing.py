"""Views that are printed by compiled code are the views that everybody else gets."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

import saqqara
from saqqara.table import SPECTATOR

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("imhotep", 2, {}),
    ("imhotep", 4, {"wrath": True, "wager": True}),
    ("kheops", 2, {}),
    ("amunre", 3, {}),
    ("amunre", 5, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), SETUPS)
def test_a_printed_view_is_the_view(name: str, players: int, options: dict[str, Any]) -> None:
    game = saqqara.new(name, players=players, seed=7, **options)
    game.seats = [f'Seat "{seat}" ☥' for seat in range(players)]
    dice = random.Random(3)
    while not game.over:
        for seat in range(SPECTATOR, players):
            assert orjson.loads(game.printed(seat)) == {**game.view(seat), "components": None}
        game.play(dice.choice(game.actions()))
        if game.can_undo and dice.random() < 0.1:
            game.undo()
