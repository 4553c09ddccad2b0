"""The events of Kheops, and which of them tell a player something new."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from saqqara.games.kheops.actions import DEGREES
from saqqara.games.kheops.components import CELLS, FACES, SYMBOLS
from saqqara.games.kheops.state import PAWNS
from saqqara.kernel.actions import Domain


class Event(IntEnum):
    PLACED = 0
    DISPLACED = 1
    LAPSED = 2
    TURNED = 3
    SWAPPED = 4
    MOVED = 5
    LAID = 6
    DREW = 7
    TURN_ENDED = 8
    LEFT_OVER = 9
    UNDERGROUND_TAKEN = 10
    UNDERGROUND_UNTAKEN = 11
    ANKHS_SCORED = 12
    ENDED = 13


EVENTS: Mapping[IntEnum, Mapping[str, Domain | None]] = {
    Event.PLACED: {"pawn": PAWNS, "cell": CELLS, "face": FACES},
    Event.DISPLACED: {"pawn": PAWNS, "cell": CELLS},
    Event.LAPSED: {"symbol": SYMBOLS, "cell": CELLS},
    Event.TURNED: {"cell": CELLS, "degrees": DEGREES, "face": FACES},
    Event.SWAPPED: {"own": PAWNS, "cell": CELLS, "enemy": PAWNS, "target": CELLS},
    Event.MOVED: {"pawn": PAWNS, "cell": CELLS, "target": CELLS},
    Event.LAID: {"tile": None, "cell": CELLS, "degrees": DEGREES, "face": FACES},
    Event.DREW: {"tile": None, "face": FACES},
    Event.TURN_ENDED: {"turn": None, "left": None},
    Event.LEFT_OVER: {"tile": None, "face": FACES},
    Event.UNDERGROUND_TAKEN: {"points": None, "tiles": None, "cell": CELLS},
    Event.UNDERGROUND_UNTAKEN: {"points": None, "tiles": None, "cell": CELLS},
    Event.ANKHS_SCORED: {"points": None, "ankhs": None},
    Event.ENDED: {"white": None, "blue": None},
}
"""The seat of DISPLACED is the mummy's owner. `cell` and `target` of SWAPPED are where the own and the enemy pawn stood before.
`cell` of an underground is its first one. Nobody's seat is -1."""

REVEALS: frozenset[IntEnum] = frozenset({Event.DREW, Event.TURN_ENDED, Event.LEFT_OVER})
"""The player who draws learns a tile; at the end of a turn the enemy has seen a tile laid; at the end all see the last tile."""
