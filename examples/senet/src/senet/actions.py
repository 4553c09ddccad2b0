"""The decisions: `move house=3`, `back house=12` and `wait`. The throw is made already, so the pawn is all there is to choose."""

from __future__ import annotations

from saqqara.kernel import Actions
from senet.components import HOUSES

NUMBERS = tuple(str(house + 1) for house in range(HOUSES))
"""The houses as people count them."""
ACTIONS = Actions(move={"house": NUMBERS}, back={"house": NUMBERS}, wait={})
MOVE, BACK, WAIT = ACTIONS.starts
