"""The five levels that people choose, and the names of all bots."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from numbers import Integral, Real
from typing import Any

from saqqara import texts
from saqqara.bots.base import Bot, GreedyBot, RandomBot
from saqqara.bots.search import Budget, SearchBot, check_threads
from saqqara.bots.tree import Tuning
from saqqara.errors import BadBot

SECONDS = 1.0
"""How long `search` thinks by default."""


@dataclass(frozen=True)
class Level:
    """How strongly a bot plays: how long it thinks, and how many of its choices it overlooks. No level cheats."""

    key: str
    seconds: float
    """The longest time that the bot thinks about one decision."""
    iterations: int | None
    overlooks: float
    """The probability that the bot overlooks a choice."""

    def name(self, language: str = "en") -> str:
        return texts.say(f"bots-level-{self.key}", language)

    def about(self, language: str = "en") -> str:
        """One sentence for the player who chooses an opponent."""
        return texts.say(f"bots-level-{self.key}-about", language)


LEVELS = (
    Level("apprentice", 0.2, 40, 0.5),
    Level("stonecutter", 0.3, 200, 0.3),
    Level("scribe", 0.5, 1_000, 0.15),
    Level("vizier", 1.0, 5_000, 0.07),
    Level("architect", 4.0, None, 0.0),
)
DEFAULT_LEVEL = "scribe"
"""The opponent when none is chosen."""
CHANGEABLE = tuple(field.name for field in fields(Tuning))
"""What `search:10k/NAME=NUMBER` can change."""
PLAIN = ("random", "greedy", "search")


def levels() -> list[Level]:
    """The levels, easiest first."""
    return list(LEVELS)


def bot(
    name: str,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
    threads: int | None = None,
) -> Bot:
    """Return a bot by name: a level, `random`, `greedy`, or `search`, which can have a budget: `search:1s`, `search:10000`.

    For comparisons, a search can be given other weights (see `Tuning`): `search:10k/prior=1/win=0.8`. `seconds` and
    `iterations` replace the budget that the name stands for.
    """
    plain, *written_changes = _text(name).split("/")
    kind, colon, written = plain.partition(":")
    if colon and (seconds is not None or iterations is not None):
        raise BadBot(f"{name}: the budget is given twice")
    if colon:
        seconds, iterations = _budget(name, written)
    seconds = _number("seconds", seconds, Real)
    iterations, threads, seed = (_whole(*each) for each in (("iterations", iterations), ("threads", threads), ("seed", seed)))
    check_threads(threads)
    given = seconds is not None or iterations is not None
    if written_changes and kind != "search":
        raise BadBot(f"{name}: only search takes weights")
    for level in LEVELS:
        if level.key == kind:
            budget = Budget(iterations, seconds) if given else Budget(level.iterations, level.seconds)
            return SearchBot(name, budget, seed, threads, level.overlooks)
    if kind == "search":
        budget = Budget(iterations, seconds) if given else Budget(None, SECONDS)
        return SearchBot(name, budget, seed, threads, changes=_changes(name, written_changes))
    if kind in PLAIN:
        if given:
            raise BadBot(f"{name}: {kind} takes no budget")
        return RandomBot(name, 0.0, seed) if kind == "random" else GreedyBot(name, 0.0, seed)
    choice = ", ".join([*PLAIN, *(level.key for level in LEVELS)])
    raise BadBot(f"there is no bot or level '{kind}': choose one of {choice}")


def _text(name: Any) -> str:
    if not isinstance(name, str):
        raise BadBot(f"a bot is chosen by its name, not by {name!r}")
    return name


def _budget(name: str, written: str) -> tuple[float | None, int | None]:
    """Parse the seconds or iterations of `1s`, `0.5s`, `10000`, `10k`."""
    if match := re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)s", written):
        return float(match[1]), None
    if match := re.fullmatch(r"([0-9]{1,9})(k?)", written):
        return None, int(match[1]) * (1000 if match[2] else 1)
    raise BadBot(f"{name}: a budget is a time such as 1s or a number of iterations such as 10000, not '{written}'")


def _changes(name: str, written: list[str]) -> dict[str, float]:
    """Parse the weights of `/prior=1/own=0.5`."""
    changes = {}
    for each in written:
        what, _, number = each.partition("=")
        if what not in CHANGEABLE or not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", number):
            raise BadBot(f"{name}: '{each}' must be one of {', '.join(f'{known}=NUMBER' for known in CHANGEABLE)}")
        changes[what] = float(number)
    return changes


def _number(what: str, given: Any, kind: type = Real) -> Any:
    """Return the number if it is one; its bounds are checked where it is used."""
    if given is not None and (isinstance(given, bool) or not isinstance(given, kind)):
        raise BadBot(f"{what}: a {'whole ' if kind is Integral else ''}number, not {given!r}")
    return given


def _whole(what: str, given: Any) -> int | None:
    """Return a whole number of any type, NumPy's too, as an int."""
    return None if _number(what, given, Integral) is None else int(given)
