"""What the board of Kheops takes from the rules."""

from __future__ import annotations

from saqqara.games.kheops.components import CELLS, KINDS, NEIGHBOURS, ROWS, SYMBOLS
from saqqara.games.kheops.state import COLOURS, PAWNS, PHASES, TURNS

FACTS = {
    "SIDES": COLOURS,
    "PAWNS": PAWNS,
    "PHASES": PHASES,
    "KINDS": KINDS,
    "SYMBOLS": SYMBOLS,
    "TURNS": TURNS,
    "ROWS": ROWS,
    "CELLS": CELLS,
    "NEIGHBOURS": NEIGHBOURS.tolist(),
}
