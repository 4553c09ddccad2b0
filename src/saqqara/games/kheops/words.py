"""Why something is not allowed, as the key and arguments of a text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saqqara.games.kheops.actions import ACTIONS
from saqqara.games.kheops.board import is_available, is_laid, is_occupied, is_safe, is_symbol, owner_on
from saqqara.games.kheops.components import CELLS, KINDS, Kind, Symbol
from saqqara.games.kheops.state import PAWNS, PHASES, Pawn, Phase

Reason = tuple[str, dict[str, Any]]
ASKED_IN: Mapping[str, tuple[Phase, ...]] = {
    "place": (Phase.PLACE,),
    "turn": (Phase.TURN_CORRIDOR, Phase.TURN_ROOM),
    "turn_by": (Phase.TURN_BY,),
    "swap": (Phase.SWAP,),
    "swap_with": (Phase.SWAP_WITH,),
    "move": (Phase.MOVE,),
    "move_to": (Phase.MOVE_TO,),
    "take": (Phase.TAKE,),
    "lay": (Phase.LAY,),
    "rotate": (Phase.ROTATE,),
}
"""The phases in which each decision is asked at all."""


def why_not(g: Any, action: int) -> Reason:
    """Return the rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    if g.phase not in ASKED_IN[wanted.name]:
        return "kheops-why-not-now", {"phase": PHASES[g.phase]}
    if wanted.name == "take":
        return "kheops-why-no-such-tile", {"slot": wanted.arguments["slot"], "tiles": int(g.in_hand[g.mover])}
    cell = CELLS.index(str(wanted.arguments["cell"]))
    if wanted.name == "place":
        return _why_not_place(g, Pawn(PAWNS.index(str(wanted.arguments["pawn"]))), cell)
    return WHY_NOT[wanted.name](g, cell)


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
