"""A game's own drawing of the table, as plain text."""

from __future__ import annotations

from functools import partial
from io import StringIO

from rich.console import Console

from saqqara import texts
from saqqara.table.game import Game
from saqqara.table.sentences import seat_names

WIDTH = 120


def draw(game: Game, seat: int | None, language: str) -> str:
    """The table as a seat sees it, drawn for a terminal without colours."""
    view = game.view(seat)
    view["seats"] = seat_names(game.seats, language, game.name)
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    with console.capture() as captured:
        console.print(game.rulebook.draw(view, partial(texts.say, language=language)), markup=False)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
