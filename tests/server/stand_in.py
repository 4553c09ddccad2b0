"""A bot for tests: quick, harmless, and on demand slow, or thinking until it is told to stop."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

from saqqara import compiling, games
from saqqara.errors import Cancelled
from saqqara.kernel.precompile import warm
from saqqara.server.bots.levels import Levels
from saqqara.table import Action, Game

QUICK, SLOW, ENDLESS = "quick", "slow", "endless"
SLOW_SECONDS = 0.4


class StandIn:
    def __init__(self, level: str, seed: int) -> None:
        self.level, self.random = level, random.Random(seed)
        self.cancelled = threading.Event()

    def choose(self, game: Game) -> Action:
        self._think()
        return self.random.choice(game.actions())

    def explain(self, game: Game) -> dict[str, Any]:
        self._think()
        choices = [{"number": action.number, "visits": 1, "win": [0.5] * game.players, "margin": None} for action in game.actions()]
        return {"seat": game.mover, "choices": choices, "line": [{"words": "and so on"}]}

    def _think(self) -> None:
        if self.level == ENDLESS:
            self.cancelled.wait()
        if self.cancelled.is_set():
            raise Cancelled("told to stop")
        if self.level == SLOW:
            time.sleep(SLOW_SECONDS)

    def cancel(self) -> None:
        self.cancelled.set()


def rules_only() -> None:
    """Make the server prepare a game's rules without the code of the real bots, which these tests never ask."""
    compiling.pieces = lambda name: warm(games.find(name))


def levels() -> Levels:
    offered = [
        {"name": name, "title": name.title(), "help": "for tests", "seconds": seconds}
        for name, seconds in ((QUICK, 0.0), (SLOW, SLOW_SECONDS), (ENDLESS, 0.0))
    ]
    return Levels(offered, StandIn)
