"""Every decision of Kheops as a number, 498 in all. A turn is cut into small ones:

`place` a pawn on a cell; then, where the tile has a power, its targets: `turn` a tile and `turn_by` how much, `swap` an own pawn
and `swap_with` an enemy one, or `move` an own pawn and `move_to` a cell; then `take` a tile from the hand, `lay` it on a cell and
`rotate` it.
"""

from __future__ import annotations

from saqqara.games.kheops.components import CELLS
from saqqara.games.kheops.state import PAWNS
from saqqara.kernel import Actions

DEGREES = ("0", "120", "240")
"""Turning goes clockwise."""
SLOTS = ("1", "2", "3")

ACTIONS = Actions(
    place={"pawn": PAWNS, "cell": CELLS},
    turn={"cell": CELLS},
    turn_by={"degrees": DEGREES[1:]},
    swap={"cell": CELLS},
    swap_with={"cell": CELLS},
    move={"cell": CELLS},
    move_to={"cell": CELLS},
    take={"slot": SLOTS},
    lay={"cell": CELLS},
    rotate={"degrees": DEGREES},
)

PLACE, TURN, TURN_BY, SWAP, SWAP_WITH, MOVE, MOVE_TO, TAKE, LAY, ROTATE = ACTIONS.starts
