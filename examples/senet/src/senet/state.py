"""The state of a game: the board and the last throw."""

from __future__ import annotations

from saqqara.kernel import Array, generator, i8, i16, record, u16
from senet.components import HOUSES, NO_LIGHT_SIDE, PAWNS, SEATS

PHASES = ("move",)
SOURCES = ("home",)
EMPTY = -1


@record
class Senet:
    """The whole game in 80 bytes."""

    rng: Array = generator("the generator of the throws to come")
    players: int = i8(doc="how many play", low=2, high=2)
    mover: int = i8(doc="the seat that must decide now", low=0, high=1)
    over: int = i8(doc="whether the game is over", low=0, high=1)
    phase: int = i8(doc="what the mover is asked", words=PHASES, low=0)
    decisions: int = u16(doc="how many decisions were made")
    options: Array = i8(1, doc="the options as chosen")
    score: Array = i16(SEATS, doc="pawns that have left the board, by seat", low=0, high=max(PAWNS))
    board: Array = i8(HOUSES, doc="the seat whose pawn stands in each house; null where there is none", high=SEATS - 1)
    throw: int = i8(doc="what the mover has thrown", low=1, high=NO_LIGHT_SIDE)
