"""How a game of Kheops goes: the set-up, what each decision does, and the end."""

from __future__ import annotations

from typing import Any

from saqqara.games.kheops import actions
from saqqara.games.kheops.board import (
    is_occupied,
    tile_on,
)
from saqqara.games.kheops.components import (
    CELL_COUNT,
    START_CELLS,
    SYMBOL_COUNT,
    TILE_COUNT,
    Symbol,
    kind_of,
    symbol_of,
)
from saqqara.games.kheops.events import Event
from saqqara.games.kheops.legal import any_fits
from saqqara.games.kheops.scoring import score_pyramid
from saqqara.games.kheops.state import HAND, NOTHING, PAWN_KINDS, SEATS, SUPPLIES, TURNS, WHITE, Pawn, Phase
from saqqara.kernel import Array, below, emit, fill, rule, seed_generator, shuffle, tell, whole

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
    tile = whole(g.pile[g.left])
    g.pile[g.left] = NOTHING
    return tile


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
    seat = whole(g.mover)
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
    """Turn the chosen tile by 120° this many times; pawns stay where they are."""
    cell = whole(g.chosen)
    g.rotation[cell] = (g.rotation[cell] + steps) % 3
    emit(log, Event.TURNED, g.mover, cell, steps, face(g, cell))
    end_power(g)


@rule
def swap(g: Any, other: int, log: Any) -> None:
    """The mover's chosen pawn and an enemy pawn change places; no power happens."""
    cell = whole(g.chosen)
    own = whole(g.pawn[cell])
    enemy = whole(g.pawn[other])
    g.pawn[cell] = enemy
    g.pawn[other] = own
    emit(log, Event.SWAPPED, g.mover, own % PAWN_KINDS, cell, enemy % PAWN_KINDS, other)
    end_power(g)


@rule
def move(g: Any, target: int, log: Any) -> None:
    """The mover's chosen pawn goes to an empty tile; no power happens."""
    cell = whole(g.chosen)
    pawn = whole(g.pawn[cell])
    g.pawn[cell] = NOTHING
    g.pawn[target] = pawn
    emit(log, Event.MOVED, g.mover, pawn % PAWN_KINDS, cell, target)
    end_power(g)


@rule
def lay(g: Any, rotation: int, log: Any) -> None:
    """Lay the taken tile on the chosen cell, draw, and end the turn."""
    seat = whole(g.mover)
    slot = whole(g.taken)
    cell = whole(g.chosen)
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
    """If there is no tile to draw, the other tiles close up."""
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
    begin_turn(g, whole(g.mover))
    g.over = 1
    g.phase = Phase.OVER
    tile = whole(g.hand[WHITE, 0])
    emit(log, Event.LEFT_OVER, WHITE, tile, face_of(g, tile))
    score_pyramid(g, log)


@rule
def face(g: Any, cell: int) -> int:
    return face_of(g, whole(g.tile[cell]))


@rule
def face_of(g: Any, tile: int) -> int:
    """What people see of a tile besides its doors, as an index into FACES."""
    packed = whole(g.components[tile])
    return kind_of(packed) * SYMBOL_COUNT + symbol_of(packed)
