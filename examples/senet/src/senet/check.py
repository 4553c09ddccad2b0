"""Which states can occur."""

from __future__ import annotations

from typing import Any

from saqqara.errors import BadPosition
from senet.components import PAWNS, SEATS, WATER
from senet.state import EMPTY


def check(g: Any) -> None:
    """Raise BadPosition, naming the field at fault, unless this state can occur."""
    own = PAWNS[g.options[0]]
    for seat in range(SEATS):
        if g.score[seat] > own:
            raise BadPosition("score", f"each player has {own} pawns")
        if (g.board == seat).sum() + g.score[seat] != own:
            raise BadPosition("board", f"seat {seat} must have {own} pawns, on the board or off it")
    if g.board[WATER] != EMPTY:
        raise BadPosition("board", "no pawn stays in the House of Water")
    if bool(g.over) != (max(g.score) == own):
        raise BadPosition("over", "the game is over exactly when all pawns of a player have left the board")
    if min(g.score) == own:
        raise BadPosition("score", "only one player can be the first")
    if g.over and g.score[g.mover] != own:
        raise BadPosition("mover", "the last decision was the winner's")
