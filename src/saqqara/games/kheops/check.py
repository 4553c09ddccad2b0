"""Whether a position can occur; if not, which field is at fault."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.errors import BadPosition
from saqqara.games.kheops.actions import ACTIONS
from saqqara.games.kheops.board import is_kind, is_laid, is_safe, is_symbol, owner_on, tile_on
from saqqara.games.kheops.components import CELL_COUNT, CELLS, NEIGHBOURS, OUTSIDE, START_CELLS, TILE_COUNT, Kind, Symbol, symbol_of
from saqqara.games.kheops.legal import any_fits, legal
from saqqara.games.kheops.options import Choice
from saqqara.games.kheops.scoring import forecast
from saqqara.games.kheops.state import (
    COLOURS,
    HAND,
    NOTHING,
    PAWN_KINDS,
    PAWNS,
    PHASES,
    SEATS,
    SOURCES,
    SUPPLIES,
    TURNS,
    Pawn,
    Phase,
)

POWER_OF = {
    Phase.TURN_CORRIDOR: (Symbol.ROTATE_CORRIDOR,),
    Phase.TURN_ROOM: (Symbol.ROTATE_ROOM,),
    Phase.TURN_BY: (Symbol.ROTATE_CORRIDOR, Symbol.ROTATE_ROOM),
    Phase.SWAP: (Symbol.SWAP,),
    Phase.SWAP_WITH: (Symbol.SWAP,),
    Phase.MOVE: (Symbol.MOVE,),
    Phase.MOVE_TO: (Symbol.MOVE,),
}
"""The symbols on the tile just entered that lead to a phase."""
SECOND_TARGET = {Phase.SWAP: Phase.SWAP_WITH, Phase.MOVE: Phase.MOVE_TO}
"""The second choice of a power, which must have been possible: otherwise the power would have lapsed."""
WITH_A_CHOSEN_CELL = (Phase.TURN_BY, Phase.SWAP_WITH, Phase.MOVE_TO, Phase.ROTATE)


def check(g: Any) -> None:
    """Raise BadPosition unless this position can occur."""
    _check_clock(g)
    _check_tiles(g)
    _check_pyramid(g)
    _check_pawns(g)
    _check_choices(g)
    _check_score(g)
    if not g.over:
        _check_something_can_be_chosen(g)


def _check_something_can_be_chosen(g: Any) -> None:
    second = SECOND_TARGET.get(Phase(int(g.phase)))
    stuck = second is not None and not any_fits(g, second)
    if stuck or legal(g, np.zeros(ACTIONS.total, np.int16)) == 0:
        raise BadPosition("state.phase", f"there is no target for the phase {PHASES[g.phase]}")


def _check_clock(g: Any) -> None:
    if bool(g.over) != (g.phase == Phase.OVER):
        raise BadPosition("state.over", "the game is over exactly in the phase over")
    if g.over and g.turn != TURNS:
        raise BadPosition("state.turn", f"the game is over only after turn {TURNS}")
    if g.mover != (g.turn - 1) % SEATS:
        raise BadPosition("state.mover", f"turn {g.turn} is that of {COLOURS[(g.turn - 1) % SEATS]}, seat {(g.turn - 1) % SEATS}")


def _tiles_laid(g: Any) -> int:
    """How many of the 30 tiles of the turns lie in the pyramid."""
    return int(g.turn) - (not g.over)


def _check_tiles(g: Any) -> None:
    left = max(25 - _tiles_laid(g), 0)
    if g.left != left:
        raise BadPosition("state.left", f"{left} tiles are left in the pile in turn {g.turn}, not {g.left}")
    for seat in range(SEATS):
        drawn = 25 - left
        laid_by = (_tiles_laid(g) + 1 - seat) // 2
        held = HAND + (drawn + 1 - seat) // 2 - laid_by
        if g.in_hand[seat] != held:
            raise BadPosition(f"state.in_hand[{seat}]", f"{COLOURS[seat]} holds {held} tiles in turn {g.turn}")
        _check_filled(f"state.hand[{seat}]", g.hand[seat], held)
    _check_filled("state.pile", g.pile, left)
    _check_each_once(g)


def _check_filled(field: str, places: Any, filled: int) -> None:
    for i, tile in enumerate(places):
        if (tile != NOTHING) != (i < filled):
            raise BadPosition(f"{field}[{i}]", f"there are tiles in the first {filled} places and nowhere else")


def _check_each_once(g: Any) -> None:
    where: dict[int, str] = {}
    named = [
        *((f"state.tile[{i}]", tile) for i, tile in enumerate(g.tile)),
        *((f"state.hand[{seat}][{i}]", tile) for seat in range(SEATS) for i, tile in enumerate(g.hand[seat])),
        *((f"state.pile[{i}]", tile) for i, tile in enumerate(g.pile)),
    ]
    for field, tile in named:
        if tile != NOTHING:
            if int(tile) in where:
                raise BadPosition(field, f"tile {tile} is already at {where[int(tile)]}")
            where[int(tile)] = field
    if len(where) != TILE_COUNT:
        raise BadPosition("state.tile", f"{TILE_COUNT} tiles must be accounted for; there are {len(where)}")


def _check_pyramid(g: Any) -> None:
    for cell in range(CELL_COUNT):
        if cell in START_CELLS and not is_laid(g, cell):
            raise BadPosition(f"state.tile[{cell}]", f"a tile lies on {CELLS[cell]} from the start")
        if not is_laid(g, cell) and g.rotation[cell]:
            raise BadPosition(f"state.rotation[{cell}]", f"there is no tile on {CELLS[cell]} to turn")
    reached = set(START_CELLS)
    todo = list(START_CELLS)
    while todo:
        for other in NEIGHBOURS[todo.pop()].tolist():
            if other != OUTSIDE and other not in reached and is_laid(g, other):
                reached.add(other)
                todo.append(other)
    for cell in range(CELL_COUNT):
        if is_laid(g, cell) and cell not in reached:
            raise BadPosition(f"state.tile[{cell}]", f"the tile on {CELLS[cell]} does not hang together with the pyramid")


def _check_pawns(g: Any) -> None:
    for cell in range(CELL_COUNT):
        if g.pawn[cell] != NOTHING and (not is_laid(g, cell) or is_symbol(g, cell, Symbol.BLOCKED)):
            raise BadPosition(f"state.pawn[{cell}]", f"no pawn can stand on {CELLS[cell]}")
    for seat in range(SEATS):
        for pawn in Pawn:
            standing = int((g.pawn == PAWN_KINDS * seat + pawn).sum())
            if standing + g.supply[seat, pawn] != SUPPLIES[seat][pawn]:
                raise BadPosition(
                    f"state.supply[{seat}][{int(pawn)}]",
                    f"{COLOURS[seat]} has {SUPPLIES[seat][pawn]} of {PAWNS[pawn]} in all; {standing} on the board",
                )
        _check_order_of_specials(g, seat)
        _check_placements(g, seat)


def _check_order_of_specials(g: Any, seat: int) -> None:
    mummy_waits = g.supply[seat, Pawn.MUMMY] == 1
    if mummy_waits and g.supply[seat, Pawn.PRIEST] == 0:
        raise BadPosition(f"state.supply[{seat}][{int(Pawn.PRIEST)}]", "the priest comes only after the mummy")
    pharaoh_placed = g.supply[seat, Pawn.PHARAOH] < SUPPLIES[seat][Pawn.PHARAOH]
    if mummy_waits and pharaoh_placed and g.options[Choice.PHARAOH_AFTER_MUMMY] == 0:
        raise BadPosition(f"state.supply[{seat}][{int(Pawn.PHARAOH)}]", "the pharaoh comes only after the mummy")


def _check_placements(g: Any, seat: int) -> None:
    """Each turn places a pawn; a mummy may have sent one worker home."""
    placed = (int(g.turn) - (g.phase == Phase.PLACE) + 1 - seat) // 2
    standing = sum(owner_on(g, cell) == seat for cell in range(CELL_COUNT))
    sent_home = placed - standing
    if sent_home not in ((0, 1) if g.supply[1 - seat, Pawn.MUMMY] == 0 else (0,)):
        raise BadPosition("state.pawn", f"{COLOURS[seat]} has placed {placed} pawns by now; {standing} stand on the board")


def _check_choices(g: Any) -> None:
    phase = Phase(int(g.phase))
    _check_present("entered", g.entered, phase not in (Phase.PLACE, Phase.OVER), phase)
    _check_present("chosen", g.chosen, phase in WITH_A_CHOSEN_CELL, phase)
    _check_present("taken", g.taken, phase in (Phase.LAY, Phase.ROTATE), phase)
    if g.entered != NOTHING and g.pawn[g.entered] == NOTHING:
        raise BadPosition("state.entered", f"no pawn stands on {CELLS[g.entered]}")
    if phase in POWER_OF:
        _check_power(g, phase)
    if phase in WITH_A_CHOSEN_CELL:
        _check_chosen(g, phase, int(g.chosen))
    if g.taken >= g.in_hand[g.mover]:
        raise BadPosition("state.taken", f"the mover holds {g.in_hand[g.mover]} tiles")


def _check_present(field: str, value: int, wanted: bool, phase: Phase) -> None:
    if (value != NOTHING) != wanted:
        raise BadPosition(f"state.{field}", f"must be {'given' if wanted else 'null'} in the phase {PHASES[phase]}")


def _check_power(g: Any, phase: Phase) -> None:
    if owner_on(g, int(g.entered)) != g.mover:
        raise BadPosition("state.entered", "the mover's pawn must stand there while its power is used")
    if symbol_of(tile_on(g, int(g.entered))) not in POWER_OF[phase]:
        raise BadPosition("state.entered", f"the tile there does not lead to the phase {PHASES[phase]}")


def _check_chosen(g: Any, phase: Phase, cell: int) -> None:
    if phase == Phase.ROTATE:
        if is_laid(g, cell) or not any(other != OUTSIDE and is_laid(g, other) for other in NEIGHBOURS[cell].tolist()):
            raise BadPosition("state.chosen", f"no tile can be laid on {CELLS[cell]}")
    elif phase == Phase.TURN_BY:
        kind = Kind.CORRIDOR if is_symbol(g, int(g.entered), Symbol.ROTATE_CORRIDOR) else Kind.ROOM
        if not is_kind(g, cell, kind) or is_safe(g, cell, 1 - int(g.mover)):
            raise BadPosition("state.chosen", f"the tile on {CELLS[cell]} cannot be turned now")
    elif owner_on(g, cell) != g.mover or (phase == Phase.MOVE_TO and cell == g.entered):
        raise BadPosition("state.chosen", f"the mover has no pawn to choose on {CELLS[cell]}")


def _check_score(g: Any) -> None:
    expected = [0] * SEATS
    if g.over:
        out = np.zeros((SEATS, len(SOURCES)), np.int16)
        forecast(g, out)
        expected = out.sum(axis=1).tolist()
    for seat in range(SEATS):
        if g.score[seat] != expected[seat]:
            raise BadPosition(f"state.score[{seat}]", f"must be {expected[seat]}, not {g.score[seat]}")
