"""The table for a terminal: the triangle, the hands, and what the undergrounds are worth.

A cell is five lines high. On its middle line stand the kind of the tile and its symbol, with a stroke at each slope that has a
door; a door in the level side is a pair of uprights. Two tiles communicate where their strokes meet across a side:

        /\\
       /●w\\        a blue worker
      /=▣☥ \\       a room with an ankh, a door on the left
     /  b3  \\      the cell
    /___||___\\     a door in the level side
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.text import Text

from saqqara.games.kheops.components import CELLS, OUTSIDE, PLACES, ROWS, SIDES, is_upright, neighbour_of
from saqqara.games.kheops.state import COLOURS, PAWNS

Say = Callable[..., str]

HEIGHT = 5
BASE = 2 * HEIGHT
SIGNS = {
    "none": " ",
    "rotate_corridor": "↺",
    "rotate_room": "↻",
    "swap": "⇄",
    "move": "→",
    "blocked": "⊘",
    "double": "2",
    "ankh": "☥",
    "curse": "☠",
}
KIND_SIGNS = {"room": "▣", "corridor": "┼"}
PAWN_SIGNS = {"white": "○", "blue": "●"}
PAWN_STYLES = {"white": "bold black on white", "blue": "bold white on blue"}
KIND_STYLES = {"room": "bold yellow", "corridor": "cyan"}
WALL, DOOR, FRAME, NAME = "dim yellow", "bold green", "dim", "dim"
