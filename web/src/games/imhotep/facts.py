"""What the board of Imhotep takes from the rules."""

from __future__ import annotations

from saqqara.games.imhotep import components
from saqqara.games.imhotep.components import BONUS_CARD, BONUS_LOAD, BONUS_STONES, PYRAMID_B, PYRAMID_B_SIZE, PYRAMIDS, Column

BONUSES = {BONUS_CARD: "card", BONUS_STONES: "stones", BONUS_LOAD: "load"}
COLUMNS = {Column.POINT_OR_STONES: "choice", Column.TWO_POINTS: "two", Column.CARD: "card"}

FACTS = {
    "SITES": components.SITES,
    "MONUMENTS": components.MONUMENTS,
    "CARDS": components.CARDS,
    "REDS": components.REDS,
    "ROUNDS": components.ROUNDS,
    "SLED": components.SLED,
    "MINIMUM": components.MINIMUM,
    "PYRAMID_A": components.PYRAMID_A,
    "PYRAMIDS": PYRAMIDS,
    "PYRAMID_B": [PYRAMID_B[first : first + PYRAMID_B_SIZE] for first in range(0, len(PYRAMID_B), PYRAMID_B_SIZE)],
    "PYRAMID_B_BONUS": [{"space": space % PYRAMID_B_SIZE, "gives": gives} for space, gives in sorted(BONUSES.items())],
    "TEMPLE_COLUMNS": components.TEMPLE_COLUMNS,
    "TEMPLE_B": [COLUMNS[Column(column)] for column in components.TEMPLE_B],
    "ROWS": components.ROWS,
    "CHAMBER_B": components.CHAMBER_B,
    "GROUP": components.GROUP,
    "GROUP_MORE": components.GROUP_MORE,
    "OBELISKS_A": [[points for points in by_place if points] for by_place in components.OBELISKS_A],
    "TOWERS": components.TOWERS,
    "TOWER": components.TOWER,
    "WAGER_SPACES": components.WAGER_SPACES,
}
