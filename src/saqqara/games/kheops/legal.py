"""What may be done."""

from __future__ import annotations

from typing import Any

from saqqara.games.kheops.actions import LAY, MOVE, MOVE_TO, PLACE, ROTATE, SWAP, SWAP_WITH, TAKE, TURN, TURN_BY
from saqqara.games.kheops.board import is_available, is_laid, is_open_to_pawns, is_pawn, may_move, may_swap_with, may_turn, owner_on
from saqqara.games.kheops.components import CELL_COUNT, NEAR, Kind
from saqqara.games.kheops.state import PAWN_KINDS, Pawn, Phase
from saqqara.kernel import Array, list_if, rule, whole


@rule
def legal(g: Any, out: Array) -> int:
    phase = whole(g.phase)
    if phase == Phase.PLACE:
        return placements(g, out)
    if phase == Phase.LAY:
        return lays(g, out)
    if phase == Phase.TURN_BY:
        return list_run(out, TURN_BY, 2)
    if phase == Phase.TAKE:
        return list_run(out, TAKE, whole(g.in_hand[g.mover]))
    if phase == Phase.ROTATE:
        return list_run(out, ROTATE, 3)
    n = 0
    for cell in range(CELL_COUNT):
        n = list_if(out, n, FIRST_NUMBER[phase] + cell, fits(g, phase, cell))
    return n


@rule
def placements(g: Any, out: Array) -> int:
    """Any pawn goes on an empty tile; the mummy may also take the place of an enemy worker."""
    seat = whole(g.mover)
    free = displaceable = 0
    for cell in range(CELL_COUNT):
        free |= int(is_open_to_pawns(g, cell)) << cell
        displaceable |= int(is_pawn(g, cell, 1 - seat, Pawn.WORKER)) << cell
    n = 0
    for pawn in range(PAWN_KINDS):
        if is_available(g, seat, pawn):
            n = cells_of(free | displaceable if pawn == Pawn.MUMMY else free, PLACE + CELL_COUNT * pawn, n, out)
    return n


@rule
def lays(g: Any, out: Array) -> int:
    """A tile goes on an empty cell beside another tile."""
    laid = 0
    for cell in range(CELL_COUNT):
        laid |= int(is_laid(g, cell)) << cell
    border = 0
    for cell in range(CELL_COUNT):
        border |= int(NEAR[cell] & laid != 0) << cell
    return cells_of(border & ~laid, LAY, 0, out)


@rule
def cells_of(cells: int, first: int, n: int, out: Array) -> int:
    """Add the actions on the cells of a set to the list."""
    for cell in range(CELL_COUNT):
        n = list_if(out, n, first + cell, cells >> cell & 1 == 1)
    return n


@rule
def list_run(out: Array, first: int, count: int) -> int:
    """List this many actions from the first on."""
    for i in range(count):
        out[i] = first + i
    return count


FIRST_NUMBER = tuple(
    {
        Phase.TURN_CORRIDOR: TURN,
        Phase.TURN_ROOM: TURN,
        Phase.SWAP: SWAP,
        Phase.SWAP_WITH: SWAP_WITH,
        Phase.MOVE: MOVE,
        Phase.MOVE_TO: MOVE_TO,
        Phase.LAY: LAY,
    }.get(phase, 0)
    for phase in Phase
)
"""Where the actions of each phase that asks for a cell begin."""


@rule
def fits(g: Any, phase: int, cell: int) -> bool:
    """Whether the mover may choose the cell in a phase that asks for one."""
    seat = whole(g.mover)
    if phase == Phase.TURN_CORRIDOR:
        return may_turn(g, seat, Kind.CORRIDOR, cell)
    if phase == Phase.TURN_ROOM:
        return may_turn(g, seat, Kind.ROOM, cell)
    if phase == Phase.SWAP:
        return owner_on(g, cell) == seat
    if phase == Phase.SWAP_WITH:
        return may_swap_with(g, seat, cell)
    if phase == Phase.MOVE:
        return may_move(g, seat, cell)
    return phase == Phase.MOVE_TO and is_open_to_pawns(g, cell)


@rule
def any_fits(g: Any, phase: int) -> bool:
    for cell in range(CELL_COUNT):  # noqa: SIM110 (rules have no generators)
        if fits(g, phase, cell):
            return True
    return False
