"""The rules of play: set-up, what is legal, and what each decision does."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.games.kheops import actions
from saqqara.games.kheops.board import (
    is_available,
    is_laid,
    is_occupied,
    is_open_to_pawns,
    is_pawn,
    may_move,
    may_swap_with,
    may_turn,
    owner_on,
    tile_on,
)
from saqqara.games.kheops.components import (
    CELL_COUNT,
    NEAR,
    START_CELLS,
    SYMBOL_COUNT,
    TILE_COUNT,
    Kind,
    Symbol,
    kind_of,
    symbol_of,
)
from saqqara.games.kheops.scoring import score_pyramid
from saqqara.games.kheops.state import HAND, NOTHING, PAWN_KINDS, SEATS, SUPPLIES, TURNS, WHITE, Pawn, Phase
from saqqara.games.kheops.words import Event
from saqqara.kernel import Array, below, emit, fill, rule, seed_generator, shuffle, tell

# Set-up


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players
    fill(g.options, options)
    fill(g.components, components)
    g.tile[:] = NOTHING
    g.pawn[:] = NOTHING
    for seat in range(SEATS):
        for pawn in range(PAWN_KINDS):
            g.supply[seat, pawn] = SUPPLIES[seat][pawn]
    mix_tiles(g)
    lay_foundation(g)
    deal_hands(g)
    g.turn = 1
    begin_turn(g, WHITE)


@rule
def mix_tiles(g: Any) -> None:
    for tile in range(TILE_COUNT):
        g.pile[tile] = tile
    g.left = TILE_COUNT
    shuffle(g, g.pile, TILE_COUNT)


@rule
def lay_foundation(g: Any) -> None:
    """Nineteen tiles, face up, each turned at random."""
    for cell in START_CELLS:
        g.tile[cell] = take_from_pile(g)
        g.rotation[cell] = below(g, 3)


@rule
def deal_hands(g: Any) -> None:
    for seat in range(SEATS):
        for slot in range(HAND):
            g.hand[seat, slot] = take_from_pile(g)
        g.in_hand[seat] = HAND


@rule
def take_from_pile(g: Any) -> int:
    g.left -= 1
    tile = int(np.int64(g.pile[g.left]))
    g.pile[g.left] = NOTHING
    return tile


# What is legal


@rule
def legal(g: Any, out: Array) -> int:
    phase = int(np.int64(g.phase))
    if phase == Phase.PLACE:
        return placements(g, out)
    if phase == Phase.LAY:
        return lays(g, out)
    if phase == Phase.TURN_BY:
        return numbers(actions.TURN_BY, 2, out)
    if phase == Phase.TAKE:
        return numbers(actions.TAKE, int(np.int64(g.in_hand[g.mover])), out)
    if phase == Phase.ROTATE:
        return numbers(actions.ROTATE, 3, out)
    n = 0
    for cell in range(CELL_COUNT):
        if fits(g, phase, cell):
            out[n] = FIRST_NUMBER[phase] + cell
            n += 1
    return n


@rule
def placements(g: Any, out: Array) -> int:
    """Any pawn goes on an empty tile; the mummy may also take the place of an enemy worker."""
    seat = int(np.int64(g.mover))
    free = displaceable = 0
    for cell in range(CELL_COUNT):
        free |= int(is_open_to_pawns(g, cell)) << cell
        displaceable |= int(is_pawn(g, cell, 1 - seat, Pawn.WORKER)) << cell
    n = 0
    for pawn in range(PAWN_KINDS):
        if is_available(g, seat, pawn):
            n = cells_of(free | displaceable if pawn == Pawn.MUMMY else free, actions.PLACE + CELL_COUNT * pawn, n, out)
    return n


@rule
def lays(g: Any, out: Array) -> int:
    """A tile goes on an empty cell beside a tile."""
    laid = 0
    for cell in range(CELL_COUNT):
        laid |= int(is_laid(g, cell)) << cell
    border = 0
    for cell in range(CELL_COUNT):
        border |= int(NEAR[cell] & laid != 0) << cell
    return cells_of(border & ~laid, actions.LAY, 0, out)


@rule
def cells_of(cells: int, first: int, n: int, out: Array) -> int:
    """List the cells of a set behind what is listed. Each is written, and stays if it belongs: no branch to guess wrong."""
    for cell in range(CELL_COUNT):
        out[n] = first + cell
        n += cells >> cell & 1
    return n


@rule
def numbers(first: int, count: int, out: Array) -> int:
    for i in range(count):
        out[i] = first + i
    return count


FIRST_NUMBER = tuple(
    {
        Phase.TURN_CORRIDOR: actions.TURN,
        Phase.TURN_ROOM: actions.TURN,
        Phase.SWAP: actions.SWAP,
        Phase.SWAP_WITH: actions.SWAP_WITH,
        Phase.MOVE: actions.MOVE,
        Phase.MOVE_TO: actions.MOVE_TO,
        Phase.LAY: actions.LAY,
    }.get(phase, 0)
    for phase in Phase
)
"""Where the actions of each phase that asks for a cell begin."""


@rule
def fits(g: Any, phase: int, cell: int) -> bool:
    """Whether the mover may choose the cell in a phase that asks for one."""
    seat = int(np.int64(g.mover))
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


# What each decision does


@rule
def step(g: Any, action: int, log: Any) -> None:
    g.decisions += 1
    if action < actions.TURN:
        place(g, action // CELL_COUNT, action % CELL_COUNT, log)
    elif action < actions.TURN_BY:
        choose(g, action - actions.TURN, Phase.TURN_BY)
    elif action < actions.SWAP:
        turn(g, action - actions.TURN_BY + 1, log)
    elif action < actions.SWAP_WITH:
        choose(g, action - actions.SWAP, Phase.SWAP_WITH)
    elif action < actions.MOVE:
        swap(g, action - actions.SWAP_WITH, log)
    elif action < actions.MOVE_TO:
        choose(g, action - actions.MOVE, Phase.MOVE_TO)
    elif action < actions.TAKE:
        move(g, action - actions.MOVE_TO, log)
    elif action < actions.LAY:
        g.taken = action - actions.TAKE
        g.phase = Phase.LAY
    elif action < actions.ROTATE:
        choose(g, action - actions.LAY, Phase.ROTATE)
    else:
        lay(g, action - actions.ROTATE, log)


@rule
def choose(g: Any, cell: int, phase: int) -> None:
    g.chosen = cell
    g.phase = phase


@rule
def place(g: Any, pawn: int, cell: int, log: Any) -> None:
    seat = int(np.int64(g.mover))
    if is_occupied(g, cell):
        g.supply[1 - seat, Pawn.WORKER] += 1
        emit(log, Event.DISPLACED, seat, Pawn.WORKER, cell)
    g.supply[seat, pawn] -= 1
    g.pawn[cell] = PAWN_KINDS * seat + pawn
    g.entered = cell
    emit(log, Event.PLACED, seat, pawn, cell, face(g, cell))
    use_power(g, cell, log)


@rule
def use_power(g: Any, cell: int, log: Any) -> None:
    """The power of the tile just entered: compulsory when it has a target, otherwise it lapses."""
    symbol = symbol_of(tile_on(g, cell))
    if symbol == Symbol.ROTATE_CORRIDOR and any_fits(g, Phase.TURN_CORRIDOR):
        g.phase = Phase.TURN_CORRIDOR
    elif symbol == Symbol.ROTATE_ROOM and any_fits(g, Phase.TURN_ROOM):
        g.phase = Phase.TURN_ROOM
    elif symbol == Symbol.SWAP and any_fits(g, Phase.SWAP_WITH):
        g.phase = Phase.SWAP
    elif symbol == Symbol.MOVE and any_fits(g, Phase.MOVE) and any_fits(g, Phase.MOVE_TO):
        g.phase = Phase.MOVE
    else:
        if Symbol.ROTATE_CORRIDOR <= symbol <= Symbol.MOVE:
            emit(log, Event.LAPSED, g.mover, symbol, cell)
        end_power(g)


@rule
def end_power(g: Any) -> None:
    g.chosen = NOTHING
    g.phase = Phase.TAKE


@rule
def turn(g: Any, steps: int, log: Any) -> None:
    """Turn the chosen tile by that many times 120°; pawns stay where they are."""
    cell = int(np.int64(g.chosen))
    g.rotation[cell] = (g.rotation[cell] + steps) % 3
    emit(log, Event.TURNED, g.mover, cell, steps, face(g, cell))
    end_power(g)


@rule
def swap(g: Any, other: int, log: Any) -> None:
    """The chosen own pawn and an enemy one change places; no power happens."""
    cell = int(np.int64(g.chosen))
    own = int(np.int64(g.pawn[cell]))
    enemy = int(np.int64(g.pawn[other]))
    g.pawn[cell] = enemy
    g.pawn[other] = own
    emit(log, Event.SWAPPED, g.mover, own % PAWN_KINDS, cell, enemy % PAWN_KINDS, other)
    end_power(g)


@rule
def move(g: Any, target: int, log: Any) -> None:
    """The chosen own pawn goes to an empty tile; no power happens."""
    cell = int(np.int64(g.chosen))
    pawn = int(np.int64(g.pawn[cell]))
    g.pawn[cell] = NOTHING
    g.pawn[target] = pawn
    emit(log, Event.MOVED, g.mover, pawn % PAWN_KINDS, cell, target)
    end_power(g)


@rule
def lay(g: Any, rotation: int, log: Any) -> None:
    """Lay the taken tile on the chosen cell, draw, and end the turn."""
    seat = int(np.int64(g.mover))
    slot = int(np.int64(g.taken))
    cell = int(np.int64(g.chosen))
    g.tile[cell] = g.hand[seat, slot]
    g.rotation[cell] = rotation
    emit(log, Event.LAID, seat, g.tile[cell], cell, rotation, face(g, cell))
    if g.left > 0:
        draw_tile(g, seat, slot, log)
    else:
        close_hand(g, seat, slot)
    emit(log, Event.TURN_ENDED, seat, g.turn, g.left)
    if g.turn == TURNS:
        end_game(g, log)
    else:
        g.turn += 1
        begin_turn(g, 1 - seat)


@rule
def draw_tile(g: Any, seat: int, slot: int, log: Any) -> None:
    tile = take_from_pile(g)
    g.hand[seat, slot] = tile
    tell(log, seat, Event.DREW, seat, tile, face_of(g, tile))


@rule
def close_hand(g: Any, seat: int, slot: int) -> None:
    """Without a tile to draw, the others close up."""
    for i in range(slot, HAND - 1):
        g.hand[seat, i] = g.hand[seat, i + 1]
    g.hand[seat, HAND - 1] = NOTHING
    g.in_hand[seat] -= 1


@rule
def begin_turn(g: Any, seat: int) -> None:
    g.mover = seat
    g.phase = Phase.PLACE
    g.entered = NOTHING
    g.chosen = NOTHING
    g.taken = NOTHING


@rule
def end_game(g: Any, log: Any) -> None:
    """White shows the tile that is left; the pyramid is scored."""
    begin_turn(g, int(np.int64(g.mover)))
    g.over = 1
    g.phase = Phase.OVER
    tile = int(np.int64(g.hand[WHITE, 0]))
    emit(log, Event.LEFT_OVER, WHITE, tile, face_of(g, tile))
    score_pyramid(g, log)


@rule
def face(g: Any, cell: int) -> int:
    return face_of(g, int(np.int64(g.tile[cell])))


@rule
def face_of(g: Any, tile: int) -> int:
    """What people see of a tile besides its doors, as an index into FACES."""
    packed = int(np.int64(g.components[tile]))
    return kind_of(packed) * SYMBOL_COUNT + symbol_of(packed)
