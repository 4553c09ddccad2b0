"""The bots that people can choose here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saqqara.server.errors import Refused


class Levels:
    """The levels by name, and how to make a bot of one."""

    def __init__(self, offered: list[dict[str, Any]], make: Callable[[str, int], Any]) -> None:
        self.offered = offered
        self.make = make

    @property
    def default(self) -> str:
        """Who plays for people that are gone: neither the weakest nor the slowest."""
        return str(self.offered[len(self.offered) // 2]["name"])

    def check(self, level: str | None) -> str:
        names = [each["name"] for each in self.offered]
        if level not in names:
            raise Refused(422, "no_level", f"There is no level '{level}': choose one of {', '.join(names)}.")
        return str(level)


def shipped(threads: int) -> Levels:
    """The five levels of the package; a search here uses so many threads."""
    from saqqara import bots

    offered = [
        {"name": level.key, "title": level.name(), "help": level.about(), "seconds": level.seconds} for level in bots.levels()
    ]
    return Levels(offered, lambda level, seed: bots.bot(level, seed=seed, threads=threads))
