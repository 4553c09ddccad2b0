"""The registry of games.

A game is a package that exports `GAME`. Every folder beside this file is one; others are installed packages with an entry point in
the group `saqqara.games`, or are added by `add`. Nothing else in the package knows a game by name.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saqqara.errors import UnknownGame
from saqqara.kernel.rulebook import Rulebook

GROUP = "saqqara.games"
"""The entry-point group by which installed packages offer a game: `senet = "senet:GAME"`."""

_SHIPPED = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
_ADDED: dict[str, Rulebook] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of other packages. A game of this package wins over one of the same name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP)) if point.name not in _SHIPPED}


def shipped() -> list[str]:
    """The names of the games that come with this package."""
    return list(_SHIPPED)


def installed() -> list[str]:
    """The names of the games that every process on this machine finds: those of this package and of other packages."""
    return [*_SHIPPED, *_installed()]


def names() -> list[str]:
    """The names of all games that can be played here, in the order in which people see them."""
    return list(dict.fromkeys((*installed(), *_ADDED)))


def find(name: str) -> Rulebook:
    """The game of that name."""
    if not isinstance(name, str) or name not in names():
        raise UnknownGame(f"there is no game '{name}': choose one of {', '.join(names())}")
    if name in _ADDED:
        return _ADDED[name]
    return _load(name)


@cache
def _load(name: str) -> Rulebook:
    found: Any = import_module(f"{__name__}.{name}").GAME if name in _SHIPPED else _installed()[name].load()
    if not isinstance(found, Rulebook) or found.name != name:
        raise UnknownGame(
            f"the entry point '{name}' in the group {GROUP} is not a Rulebook of that name: correct the package's pyproject"
        )
    return found


def add(game: Rulebook) -> None:
    """Make a game playable everywhere in this process, as docs/writing-a-game.md shows."""
    _ADDED[game.name] = game


def package(name: str) -> str:
    """The module that other processes import to find a game that was added here: that of its state, or the package around it."""
    module = find(name).state.__module__
    return sys.modules[module].__package__ or module


def folder(name: str) -> Path:
    """The folder of a game: that of the module which defines its state. Its texts lie there."""
    if name in _SHIPPED and name not in _ADDED:
        return Path(__file__).with_name(name)
    module = sys.modules[find(name).state.__module__]
    return Path(module.__file__).parent if module.__file__ else Path.cwd()


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
