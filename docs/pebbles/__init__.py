"""Pebbles: a complete game on the kernel, small enough to read at once. The tests play it like any other game.

Four heaps of pebbles, two or three players. On your turn take any number of pebbles from one heap. The player who empties a heap
gets a point; under one heap lies a gold nugget, worth two more, and nobody knows which until that heap is empty.

The order of its parts is that of docs/writing-a-game.md, which builds a larger game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from saqqara.errors import BadPosition
from saqqara.kernel import (
    Actions,
    Array,
    Option,
    Rulebook,
    Rules,
    below,
    emit,
    fill,
    generator,
    i8,
    i16,
    record,
    rule,
    seed_generator,
    u16,
)  # fmt: skip

HEAPS = 4
MOST = 6

# Every decision has a number; here there are 24 of them, from `take heap=0 more=0` (which takes one pebble) on.
ACTIONS = Actions(take={"heap": HEAPS, "more": MOST})


class Event(IntEnum):
    TOOK = 0
    FOUND_GOLD = 1
    EMPTIED = 2


@record
class Pebbles:
    """The whole game in a few dozen bytes."""

    rng: Array = generator()
    players: int = i8(doc="how many play", low=2, high=3)
    mover: int = i8(doc="the seat that must decide now", low=0, high=2)
    over: int = i8(doc="whether the game is over", low=0, high=1)
    phase: int = i8(doc="what the mover is asked", words=("take",), low=0)
    decisions: int = u16(doc="how many decisions were made")
    options: Array = i8(1, doc="the options as chosen")
    score: Array = i16(3, doc="points by seat", low=0, high=HEAPS + 2)
    heaps: Array = i8(HEAPS, doc="pebbles left in each heap", low=0, high=MOST)
    gold: int = i8(doc="the heap that hides the nugget; null while it is a secret", high=HEAPS - 1)


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players
    fill(g.options, options)
    for heap in range(HEAPS):
        g.heaps[heap] = 3 + below(g, MOST - 2)
    g.gold = below(g, HEAPS)


@rule
def legal(g: Any, out: Array) -> int:
    n = 0
    for heap in range(HEAPS):
        for more in range(g.heaps[heap]):
            out[n] = heap * MOST + more
            n += 1
    return n


@rule
def step(g: Any, action: int, log: Any) -> None:
    heap, more = divmod(action, MOST)
    seat = g.mover
    g.decisions += 1
    g.heaps[heap] -= more + 1
    emit(log, Event.TOOK, seat, heap, more + 1)
    if g.heaps[heap] == 0:
        g.score[seat] += 1
        emit(log, Event.EMPTIED, seat, heap)
        if heap == g.gold:
            if g.options[0] == 0:
                g.score[seat] += 2
            emit(log, Event.FOUND_GOLD, seat, heap)
    g.mover = (seat + 1) % g.players
    if g.heaps.sum() == 0:
        g.over = 1


@rule
def forecast(g: Any, out: Array) -> None:
    for seat in range(g.players):
        out[seat, 0] = g.score[seat]


@rule
def places(g: Any, out: Array) -> None:
    for seat in range(g.players):
        out[seat] = 1
        for other in range(g.players):
            if g.score[other] > g.score[seat]:
                out[seat] += 1


@rule
def redact(g: Any, seat: int) -> None:
    """Nobody knows the generator, nor where the nugget lies while its heap stands."""
    g.rng[:] = 0
    if g.gold >= 0 and g.heaps[g.gold] > 0:
        g.gold = -1


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    """The nugget lies under any heap that still stands."""
    seed_generator(g, seed)
    if g.gold < 0:
        standing = 0
        for heap in range(HEAPS):
            standing += g.heaps[heap] > 0
        chosen = below(g, standing)
        for heap in range(HEAPS):
            if g.heaps[heap] > 0:
                if chosen == 0:
                    g.gold = heap
                chosen -= 1


def check(g: Any) -> None:
    if g.gold < 0:
        raise BadPosition("gold", "a whole position says under which heap the nugget lies")
    if bool(g.over) != (g.heaps.sum() == 0):
        raise BadPosition("over", "the game is over exactly when all heaps are empty")


def why_not(g: Any, action: int) -> tuple[str, dict[str, Any]]:
    heap = action // MOST
    return "pebbles-why-too-many", {"heap": heap, "left": int(g.heaps[heap])}


def draw(view: dict[str, Any], say: Any) -> str:
    return "\n".join(f"heap {heap}: " + "o " * pebbles for heap, pebbles in enumerate(view["table"]["heaps"]))


RULES = Rules(new=new, legal=legal, step=step, forecast=forecast, places=places, redact=redact, deal=deal)

GAME = Rulebook(
    name="pebbles",
    title="Pebbles",
    players=(2, 3),
    options=(Option("nugget", (True, False), "the nugget is worth two points"),),
    state=Pebbles,
    actions=ACTIONS,
    events={
        Event.TOOK: {"heap": HEAPS, "pebbles": None},
        Event.FOUND_GOLD: {"heap": HEAPS},
        Event.EMPTIED: {"heap": HEAPS},
    },
    reveals=frozenset({Event.FOUND_GOLD, Event.EMPTIED}),
    sources=("points",),
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
)
