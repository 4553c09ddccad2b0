"""The whole game as one record. Seat 0 is white, seat 1 blue."""

from __future__ import annotations

from enum import IntEnum

from saqqara.games.kheops.components import CELL_COUNT, TILE_COUNT
from saqqara.games.kheops.options import Choice
from saqqara.kernel import Array, generator, i8, i16, record, u16

SEATS = 2
WHITE, BLUE = 0, 1
COLOURS = ("white", "blue")
TURNS = 30
HAND = 3
NOTHING = -1
"""No tile, no pawn, no cell; or a tile that the seat cannot see."""


class Pawn(IntEnum):
    """The kinds of pawns, in the order in which actions name them."""

    WORKER = 0
    MUMMY = 1
    PRIEST = 2
    PHARAOH = 3


PAWN_KINDS = len(Pawn)
PAWNS = tuple(pawn.name.lower() for pawn in Pawn)
OWNED_PAWNS = tuple(f"{colour}_{pawn}" for colour in COLOURS for pawn in PAWNS)
"""A pawn on the board is its owner's seat times four plus its kind."""
SUPPLIES = ((14, 1, 1, 1), (15, 1, 1, 0))
"""The pawns by kind that white and blue start with."""


class Phase(IntEnum):
    """What the mover must decide now."""

    PLACE = 0
    TURN_CORRIDOR = 1
    TURN_ROOM = 2
    TURN_BY = 3
    SWAP = 4
    SWAP_WITH = 5
    MOVE = 6
    MOVE_TO = 7
    TAKE = 8
    LAY = 9
    ROTATE = 10
    OVER = 11


PHASES = tuple(phase.name.lower() for phase in Phase)


SOURCES = ("rooms", "sarcophagi", "apex", "longest", "closed", "ankhs")
"""Where points come from; `closed` holds what doubling added."""


@record
class Kheops:
    """Tiles are numbered as in the set, from 0; cells as in `components.CELLS`."""

    rng: Array = generator("the generator")
    components: Array = i16(TILE_COUNT, doc="the tile set, a number for each tile")
    score: Array = i16(SEATS, doc="the final points of white and blue; 0 until the game is over", low=0)
    decisions: int = u16(doc="how many decisions were made")
    players: int = i8(doc="how many play", low=2, high=2)
    mover: int = i8(doc="the seat that must decide now", low=0, high=1)
    over: int = i8(doc="whether the game is over", low=0, high=1)
    options: Array = i8(len(Choice), doc="the options as chosen")
    turn: int = i8(doc="the turn, from 1 to 30; white has the odd ones", low=1, high=TURNS)
    phase: int = i8(doc="what the mover must decide now", words=PHASES, low=0)
    tile: Array = i8(CELL_COUNT, doc="the tile on each cell, null where there is none", high=TILE_COUNT - 1)
    rotation: Array = i8(
        CELL_COUNT, doc="how far each laid tile is turned, in steps of 120° clockwise; 0 on empty cells", low=0, high=2
    )
    pawn: Array = i8(CELL_COUNT, doc="the pawn on each cell, null where there is none", words=OWNED_PAWNS)
    supply: Array = i8(
        SEATS, PAWN_KINDS, doc="the pawns off the board, by seat and kind (worker, mummy, priest, pharaoh)", low=0, high=15
    )
    hand: Array = i8(SEATS, HAND, doc="the tiles in hand by seat; null beyond `in_hand` and where unseen", high=TILE_COUNT - 1)
    in_hand: Array = i8(SEATS, doc="how many tiles each seat holds", low=0, high=HAND)
    pile: Array = i8(
        TILE_COUNT, doc="the tiles of the pile, the next one at `left` - 1; null beyond and where unseen", high=TILE_COUNT - 1
    )
    left: int = i8(doc="how many tiles are left in the pile", low=0, high=25)
    entered: int = i8(doc="the cell on which this turn's pawn was placed; null before", high=CELL_COUNT - 1)
    chosen: int = i8(
        doc="the cell chosen so far: the tile to turn, the own pawn to swap or move, the cell to lay a tile on", high=CELL_COUNT - 1
    )
    taken: int = i8(doc="the place in hand of the tile to lay, from 0; null until one is taken", high=HAND - 1)
