"""Imhotep, Kheops and Amun-Re: the rules, a table to play them at, bots, and environments for research.

    game = saqqara.new("imhotep", players=3, seed=7)
    game.play(game.actions()[0])

Everything is loaded when it is first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saqqara import games
    from saqqara.bots import bot
    from saqqara.table import Action, Game, from_position, new, replay

__version__ = "0.2.0"

_HOMES = {
    "new": "saqqara.table",
    "replay": "saqqara.table",
    "from_position": "saqqara.table",
    "Game": "saqqara.table",
    "Action": "saqqara.table",
    "bot": "saqqara.bots",
}

__all__ = ["Action", "Game", "bot", "from_position", "games", "new", "replay"]


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("saqqara.games")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'saqqara' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
