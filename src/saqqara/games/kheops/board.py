"""What lies on a cell, and who stands there. Rules, scoring and explanations all use these functions."""

from __future__ import annotations

from typing import Any

from saqqara.games.kheops.components import NEIGHBOURS, OUTSIDE, SIDES, Symbol, kind_of, printed_doors, symbol_of
from saqqara.games.kheops.options import Choice
from saqqara.games.kheops.state import NOTHING, PAWN_KINDS, Pawn
from saqqara.kernel import rule, whole

NOBODY = -1


@rule
def is_laid(g: Any, cell: int) -> bool:
    return bool(g.tile[cell] != NOTHING)


@rule
def tile_on(g: Any, cell: int) -> int:
    """The packed tile on a cell that has one."""
    return whole(g.components[g.tile[cell]])


@rule
def is_kind(g: Any, cell: int, kind: int) -> bool:
    return is_laid(g, cell) and kind_of(tile_on(g, cell)) == kind


@rule
def is_symbol(g: Any, cell: int, symbol: int) -> bool:
    return is_laid(g, cell) and symbol_of(tile_on(g, cell)) == symbol


@rule
def has_door(g: Any, cell: int, side: int) -> bool:
    """Whether the tile on this cell, as it lies, has a door on that side."""
    printed_side = (side + SIDES - whole(g.rotation[cell])) % SIDES
    return is_laid(g, cell) and (printed_doors(tile_on(g, cell)) >> printed_side & 1) == 1


@rule
def neighbour(cell: int, side: int) -> int:
    return int(NEIGHBOURS[cell, side])


@rule
def communicates(g: Any, cell: int, side: int) -> bool:
    """Whether a door leads through that side into a door of the neighbouring tile."""
    other = neighbour(cell, side)
    return other != OUTSIDE and has_door(g, cell, side) and has_door(g, other, side)


@rule
def owner_on(g: Any, cell: int) -> int:
    """The seat whose pawn stands on the cell, or NOBODY."""
    return whole(g.pawn[cell]) // PAWN_KINDS


@rule
def is_pawn(g: Any, cell: int, seat: int, pawn: int) -> bool:
    """Whether this seat's pawn of that kind stands on the cell."""
    return whole(g.pawn[cell]) == PAWN_KINDS * seat + pawn


@rule
def is_occupied(g: Any, cell: int) -> bool:
    return bool(g.pawn[cell] != NOTHING)


@rule
def is_open_to_pawns(g: Any, cell: int) -> bool:
    """A tile that nobody stands on and that is not blocked."""
    return is_laid(g, cell) & (not is_occupied(g, cell)) & (symbol_of(tile_on(g, cell)) != Symbol.BLOCKED)


@rule
def is_safe(g: Any, cell: int, seat: int) -> bool:
    """Whether the seat's priest or pharaoh stands there: the enemy can neither displace, swap nor turn under it."""
    return is_pawn(g, cell, seat, Pawn.PRIEST) or is_pawn(g, cell, seat, Pawn.PHARAOH)


@rule
def is_available(g: Any, seat: int, pawn: int) -> bool:
    """Whether the seat has such a pawn and may place it now: priest and pharaoh wait for the seat's mummy."""
    if g.supply[seat, pawn] == 0:
        return False
    if pawn == Pawn.PRIEST or (pawn == Pawn.PHARAOH and g.options[Choice.PHARAOH_AFTER_MUMMY] == 0):
        return bool(g.supply[seat, Pawn.MUMMY] == 0)
    return True


@rule
def may_turn(g: Any, seat: int, kind: int, cell: int) -> bool:
    """Any tile of the kind, pawns and all, except under the enemy's priest or pharaoh."""
    return is_kind(g, cell, kind) and not is_safe(g, cell, 1 - seat)


@rule
def may_swap_with(g: Any, seat: int, cell: int) -> bool:
    return is_pawn(g, cell, 1 - seat, Pawn.WORKER) or is_pawn(g, cell, 1 - seat, Pawn.MUMMY)


@rule
def may_move(g: Any, seat: int, cell: int) -> bool:
    """One of the seat's pawns, but not the one just placed."""
    return owner_on(g, cell) == seat and cell != g.entered
