"""Points: one for each pawn that has left the board."""

from __future__ import annotations

from typing import Any

from saqqara.kernel import Array, rule
from senet.components import SEATS


@rule
def forecast(g: Any, out: Array) -> None:
    for seat in range(SEATS):
        out[seat, 0] = g.score[seat]


@rule
def places(g: Any, out: Array) -> None:
    for seat in range(SEATS):
        out[seat] = 2 if g.score[1 - seat] > g.score[seat] else 1
