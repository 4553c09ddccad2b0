"""The registry. Every folder beside this file is a game and exports GAME; nothing else in the package knows a game by name."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saqqara.errors import UnknownGame
from saqqara.kernel.rulebook import Rulebook

_SHIPPED = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
_ADDED: dict[str, Rulebook] = {}


def shipped() -> list[str]:
    """The games that come with the package."""
    return list(_SHIPPED)


def names() -> list[str]:
    """Every game that can be played here, in the order in which people see them."""
    return [*_SHIPPED, *_ADDED]


def find(name: str) -> Rulebook:
    """The game of that name."""
    if not isinstance(name, str) or name not in names():
        raise UnknownGame(f"there is no game '{name}': choose one of {', '.join(names())}")
    if name in _ADDED:
        return _ADDED[name]
    found: Rulebook = import_module(f"saqqara.games.{name}").GAME
    return found


def add(game: Rulebook) -> None:
    """Make a game of one's own playable everywhere, as docs/writing-a-game.md shows."""
    _ADDED[game.name] = game


def describe() -> list[dict[str, Any]]:
    """Names, player counts, options with types, defaults and help, as plain JSON values."""
    return [_describe(find(name)) for name in names()]


def _describe(game: Rulebook) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "type": "flag" if isinstance(option.default, bool) else "choice",
                "values": game.components.names()
                if game.components and option.name == game.components.option
                else list(option.values),
                "default": option.default,
                "help": option.help,
            }
            for option in game.options
        ],
        "components": game.components.option if game.components else None,
    }


class _CallableModule(ModuleType):
    def __call__(self) -> list[dict[str, Any]]:
        return describe()


sys.modules[__name__].__class__ = _CallableModule  # so that saqqara.games() works beside the package saqqara.games
