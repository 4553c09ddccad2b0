"""Kheops in words: its events, its options, the columns of its forecast, and why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from saqqara.games.kheops import actions
from saqqara.games.kheops.actions import ACTIONS, DEGREES
from saqqara.games.kheops.components import CELL_COUNT, CELLS, FACES, SYMBOLS, TILE_SETS, Kind, Symbol
from saqqara.games.kheops.state import NOTHING, OWNED_PAWNS, PAWNS, PHASES, Choice, Pawn, Phase
from saqqara.kernel import Option
from saqqara.kernel.actions import Domain

OPTIONS = (
    Option(
        "closure",
        ("border", "strict"),
        "an underground is closed unless a door of it opens on the outside of the pyramid (border), or on anything but a door (strict)",
    ),
    Option("pharaoh_after_mummy", (True, False), "white may place the pharaoh only after the mummy"),
    Option("longest_uncursed", (False, True), "the bonus for the longest underground passes over cursed ones"),
    Option("tiles", ("reconstruction-1",), "the tile set: a name, or the path of a file"),
)


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
    Event.SWAPPED: {"own": OWNED_PAWNS, "cell": CELLS, "enemy": OWNED_PAWNS, "other": CELLS},
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
"""The seat of DISPLACED is the mummy's owner. `cell` and `other` of SWAPPED are where the own and the enemy pawn stood before.
`cell` of an underground is its first one. Nobody's seat is -1."""

REVEALS: frozenset[IntEnum] = frozenset({Event.DREW, Event.TURN_ENDED})
"""The drawer learns a tile; with the end of a turn the enemy has seen the tile that was laid."""

SOURCES = ("rooms", "sarcophagi", "apex", "longest", "closed", "ankhs")
"""Points by what brought them; `closed` holds what doubling added."""
