"""The table for a terminal: three rows of ten houses, walked as an S."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from senet.components import BEAUTY, FIRST_JUDGE, REBIRTH, WATER

ROWS = (range(10), range(19, 9, -1), range(20, 30))
PAWN_SIGNS = ("▲", "●")
PAWN_STYLES = ("bold yellow", "bold cyan")
HOUSE_SIGNS = {REBIRTH: "☥", BEAUTY: "♥", WATER: "≈", FIRST_JUDGE: "³", FIRST_JUDGE + 1: "²", FIRST_JUDGE + 2: "¹"}


def draw(view: dict[str, Any], say: Callable[..., str]) -> Any:
    """The board, the throw, and how many pawns have left."""
    table = view["table"]
    board = Table(show_header=False, show_lines=True)
    for row in ROWS:
        board.add_row(*(_house(house, table["board"][house]) for house in row))
    lines = [Text(say("senet-draw-throw", throw=table["throw"]))] if not view["over"] else []
    for seat, name in enumerate(view["seats"]):
        home = say("senet-draw-home", player=name or say("table-seat", number=seat + 1), count=view["scores"][seat])
        lines.append(Text(f"{PAWN_SIGNS[seat]} {home}", style=PAWN_STYLES[seat]))
    return Group(board, *lines)


def _house(house: int, seat: int | None) -> Text:
    """The number of a house, its sign, and the pawn in it."""
    text = Text(f"{house + 1:>2}{HOUSE_SIGNS.get(house, ' ')} ", style="dim")
    return text.append(" " if seat is None else PAWN_SIGNS[seat], style="" if seat is None else PAWN_STYLES[seat])
