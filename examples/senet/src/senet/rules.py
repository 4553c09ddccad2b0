"""The course of the game: a throw, a pawn, the next throw."""

from __future__ import annotations

from typing import Any

from saqqara.kernel import Array, Rules, draw, emit, fill, rule, seed_generator, whole
from senet.actions import BACK, MOVE, WAIT
from senet.components import HOUSES, NO_LIGHT_SIDE, OFF, PAWNS, REBIRTH, STICKS, WATER
from senet.hidden import deal, redact
from senet.legal import goal, legal
from senet.scoring import forecast, places
from senet.state import EMPTY
from senet.words import Event

FEW, MANY = PAWNS


@rule
def pawns(g: Any) -> int:
    """How many pawns each player has."""
    return FEW if g.options[0] == 0 else MANY


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players
    fill(g.options, options)
    for house in range(HOUSES):
        g.board[house] = house % 2 if house < 2 * pawns(g) else EMPTY
    throw_sticks(g)


@rule
def throw_sticks(g: Any) -> None:
    """Count the light sides that are up; none at all counts most."""
    light = 0
    for _ in range(STICKS):
        light += whole(draw(g)) & 1
    g.throw = light if light > 0 else NO_LIGHT_SIDE


@rule
def step(g: Any, action: int, log: Any) -> None:
    g.decisions += 1
    again = g.throw != 2 and g.throw != 3
    if action == WAIT:
        emit(log, Event.WAITED, g.mover)
    else:
        back = action >= BACK
        house = action - (BACK if back else MOVE)
        to = goal(g, house, back)
        move_pawn(g, house, to, log)
        again = again and to != WATER
    if g.score[g.mover] == pawns(g):
        g.over = 1
        return
    if not again:
        g.mover = 1 - g.mover
    throw_sticks(g)
    emit(log, Event.THREW, g.mover, g.throw)


@rule
def move_pawn(g: Any, house: int, to: int, log: Any) -> None:
    seat = whole(g.mover)
    g.board[house] = EMPTY
    if to == OFF:
        g.score[seat] += 1
        emit(log, Event.LEFT, seat, house)
    elif to == WATER:
        to = rebirth(g)
        g.board[to] = seat
        emit(log, Event.FELL, seat, to)
    elif g.board[to] == EMPTY:
        g.board[to] = seat
        emit(log, Event.MOVED, seat, house, to)
    else:
        g.board[house] = g.board[to]
        g.board[to] = seat
        emit(log, Event.SWAPPED, seat, house, to)


@rule
def rebirth(g: Any) -> int:
    """The House of Rebirth, or the nearest free house before it."""
    house = REBIRTH
    while g.board[house] != EMPTY:
        house -= 1
    return house


RULES = Rules(new=new, legal=legal, step=step, forecast=forecast, places=places, redact=redact, deal=deal)
