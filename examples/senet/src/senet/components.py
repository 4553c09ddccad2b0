"""What is on the table: the houses of the board, the pawns and the sticks. Houses are counted from 0 here, from 1 for people."""

from __future__ import annotations

HOUSES = 30
SEATS = 2
PAWNS = (5, 7)
"""How many pawns each player has, by the option."""

REBIRTH = 14
"""The House of Rebirth, where a pawn that falls into the water comes out again."""
BEAUTY = 25
"""The House of Beauty, where every pawn has to stop."""
WATER = 26
FIRST_JUDGE = 27
"""From this house on, a pawn moves only to leave the board, by an exact throw."""
OFF = 30
"""Where a pawn is that has left the board."""

STICKS = 4
NO_LIGHT_SIDE = 5
"""What a throw counts with no light side up."""
WALL = 3
"""So many pawns side by side cannot be passed."""
