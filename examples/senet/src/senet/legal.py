"""Which pawns the throw can move."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from saqqara.kernel import Array, rule, whole
from senet.actions import BACK, MOVE, WAIT
from senet.components import BEAUTY, FIRST_JUDGE, HOUSES, OFF, WALL
from senet.state import EMPTY


class Fault(IntEnum):
    """Why a pawn cannot move; words.py has the sentences."""

    NONE = 0
    NO_PAWN = 1
    BEAUTY_FIRST = 2
    EXACT_THROW = 3
    NEVER_BACK = 4
    BEFORE_START = 5
    OWN_PAWN = 6
    SAFE = 7
    PROTECTED = 8
    WALLED = 9


@rule
def goal(g: Any, house: int, back: bool) -> int:
    """Where the throw takes a pawn from this house; -1 if that is before the start."""
    return max(-1, house - whole(g.throw)) if back else house + whole(g.throw)


@rule
def fault(g: Any, house: int, back: bool) -> int:
    """Why the mover's pawn in this house cannot move by the throw; NONE if it can."""
    if g.board[house] != g.mover:
        return whole(Fault.NO_PAWN)
    to = goal(g, house, back)
    if back and house >= BEAUTY:
        return whole(Fault.NEVER_BACK)
    if to < 0:
        return whole(Fault.BEFORE_START)
    if house < BEAUTY < to:
        return whole(Fault.BEAUTY_FIRST)
    if house >= FIRST_JUDGE and to != OFF:
        return whole(Fault.EXACT_THROW)
    if house < BEAUTY and walled(g, min(house, to) + 1, max(house, to)):
        return whole(Fault.WALLED)
    if to == OFF or g.board[to] == EMPTY:
        return whole(Fault.NONE)
    if g.board[to] == g.mover:
        return whole(Fault.OWN_PAWN)
    if to >= BEAUTY:
        return whole(Fault.SAFE)
    return whole(Fault.PROTECTED) if protected(g, to) else whole(Fault.NONE)


@rule
def walled(g: Any, first: int, end: int) -> bool:
    """Whether the opponent has a wall in the houses from `first` up to `end`."""
    length = 0
    for house in range(first, end):
        length = length + 1 if g.board[house] == 1 - g.mover else 0
        if length == WALL:
            return True
    return False


@rule
def protected(g: Any, house: int) -> bool:
    """Whether the pawn in this house has one of its own side by side with it."""
    before = house > 0 and g.board[house - 1] == g.board[house]
    return bool(before or g.board[house + 1] == g.board[house])


@rule
def legal(g: Any, out: Array) -> int:
    n = 0
    for house in range(HOUSES):
        if fault(g, house, False) == Fault.NONE:
            out[n] = MOVE + house
            n += 1
    if n > 0:
        return n
    for house in range(HOUSES):
        if fault(g, house, True) == Fault.NONE:
            out[n] = BACK + house
            n += 1
    if n > 0:
        return n
    out[0] = WAIT
    return 1
