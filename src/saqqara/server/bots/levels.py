"""The levels of bots that players can choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from saqqara.kernel.rulebook import Rulebook
from saqqara.server.errors import Refused

Piece = tuple[str, Callable[[], object]]
"""A label, and a call that compiles the code of that name."""


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    title: str
    help: str
    seconds: float
    """The longest time it thinks about one decision."""


class Levels:
    """The levels by name, how to make a bot of one, and what to compile for a game before bots can play it."""

    def __init__(
        self,
        offered: Sequence[Level],
        make: Callable[[str, int], Any],
        warm: Callable[[Rulebook], Iterable[Piece]] = lambda rulebook: (),
    ) -> None:
        self.offered, self.make, self.warm = offered, make, warm

    @property
    def default(self) -> str:
        """The level that plays for people who have left: neither the weakest nor the slowest."""
        return self.offered[len(self.offered) // 2].name

    def check(self, level: str | None) -> str:
        names = [each.name for each in self.offered]
        if level not in names:
            raise Refused(422, "no_level", f"There is no level '{level}': choose one of {', '.join(names)}.")
        return level


def shipped(threads: int) -> Levels:
    """Return the levels of the package; each search uses this many threads."""
    from saqqara import bots

    offered = [Level(level.key, level.name(), level.about(), level.seconds) for level in bots.levels()]
    return Levels(offered, lambda level, seed: bots.bot(level, seed=seed, threads=threads), bots.warm)
