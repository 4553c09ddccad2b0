"""Kheops in words: its events, its options, the columns of its forecast, and why an action is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from saqqara.games.kheops.actions import ACTIONS, DEGREES
from saqqara.games.kheops.board import is_available, is_laid, is_occupied, is_safe, is_symbol, owner_on
from saqqara.games.kheops.components import CELLS, FACES, KINDS, SYMBOLS, Kind, Symbol
from saqqara.games.kheops.state import PAWNS, PHASES, Pawn, Phase
from saqqara.kernel import Option
from saqqara.kernel.actions import Domain

OPTIONS = (
    Option(
        "closure",
        ("border", "strict"),
        "an underground is closed unless a door opens on the outside of the pyramid (border) or on anything but a door (strict)",
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
"""The drawer learns a tile; with the end of a turn the enemy has seen the tile laid; at last all see the tile left over."""

SOURCES = ("rooms", "sarcophagi", "apex", "longest", "closed", "ankhs")
"""Points by what brought them; `closed` holds what doubling added."""


Reason = tuple[str, dict[str, Any]]


def why_not(g: Any, action: int) -> Reason:
    """Which rule forbids an action that is not legal now."""
    wanted = ACTIONS.action(action)
    if wanted.name not in ASKED_BY[Phase(int(g.phase))]:
        return "kheops-why-not-now", {"phase": PHASES[g.phase]}
    if wanted.name == "take":
        return "kheops-why-no-such-tile", {"slot": wanted.arguments["slot"], "tiles": int(g.in_hand[g.mover])}
    cell = CELLS.index(str(wanted.arguments["cell"]))
    if wanted.name == "place":
        return _why_not_place(g, Pawn(PAWNS.index(str(wanted.arguments["pawn"]))), cell)
    return WHY_NOT[wanted.name](g, cell)


ASKED_BY: dict[Phase, tuple[str, ...]] = {
    Phase.PLACE: ("place",),
    Phase.TURN_CORRIDOR: ("turn",),
    Phase.TURN_ROOM: ("turn",),
    Phase.TURN_BY: ("turn_by",),
    Phase.SWAP: ("swap",),
    Phase.SWAP_WITH: ("swap_with",),
    Phase.MOVE: ("move",),
    Phase.MOVE_TO: ("move_to",),
    Phase.TAKE: ("take",),
    Phase.LAY: ("lay",),
    Phase.ROTATE: ("rotate",),
    Phase.OVER: (),
}


def _why_not_place(g: Any, pawn: Pawn, cell: int) -> Reason:
    mover = int(g.mover)
    if g.supply[mover, pawn] == 0:
        return "kheops-why-none-left", {"pawn": PAWNS[pawn]}
    if pawn in (Pawn.PRIEST, Pawn.PHARAOH) and not is_available(g, mover, pawn):
        return "kheops-why-mummy-first", {"pawn": PAWNS[pawn]}
    if is_laid(g, cell) and is_occupied(g, cell):
        if owner_on(g, cell) == mover:
            return "kheops-why-own-pawn", {"cell": CELLS[cell]}
        return ("kheops-why-only-workers" if pawn == Pawn.MUMMY else "kheops-why-occupied"), {"cell": CELLS[cell]}
    return _why_not_enter(g, cell)


def _why_not_enter(g: Any, cell: int) -> Reason:
    if not is_laid(g, cell):
        return "kheops-why-no-tile", {"cell": CELLS[cell]}
    if is_symbol(g, cell, Symbol.BLOCKED):
        return "kheops-why-blocked", {"cell": CELLS[cell]}
    return "kheops-why-occupied", {"cell": CELLS[cell]}


def _why_not_turn(g: Any, cell: int) -> Reason:
    if not is_laid(g, cell):
        return "kheops-why-no-tile", {"cell": CELLS[cell]}
    if is_safe(g, cell, 1 - int(g.mover)):
        return "kheops-why-protected", {"cell": CELLS[cell]}
    kind = Kind.CORRIDOR if g.phase == Phase.TURN_CORRIDOR else Kind.ROOM
    return "kheops-why-wrong-kind", {"cell": CELLS[cell], "kind": KINDS[kind]}


def _why_not_own(g: Any, cell: int) -> Reason:
    if cell == g.entered:
        return "kheops-why-just-placed", {"cell": CELLS[cell]}
    return "kheops-why-not-your-pawn", {"cell": CELLS[cell]}


def _why_not_swap_with(g: Any, cell: int) -> Reason:
    if is_safe(g, cell, 1 - int(g.mover)):
        return "kheops-why-protected-pawn", {"cell": CELLS[cell]}
    return "kheops-why-not-enemy-pawn", {"cell": CELLS[cell]}


def _why_not_lay(g: Any, cell: int) -> Reason:
    return ("kheops-why-tile-there" if is_laid(g, cell) else "kheops-why-not-touching"), {"cell": CELLS[cell]}


WHY_NOT: dict[str, Callable[[Any, int], Reason]] = {
    "turn": _why_not_turn,
    "swap": _why_not_own,
    "swap_with": _why_not_swap_with,
    "move": _why_not_own,
    "move_to": _why_not_enter,
    "lay": _why_not_lay,
}
