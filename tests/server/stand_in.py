"""A bot for tests: quick, or slow, or thinking until it is cancelled."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

from saqqara.errors import Cancelled
from saqqara.server.bots.levels import Level, Levels
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


def levels() -> Levels:
    """Levels of stand-ins, for which nothing needs to be compiled."""
    seconds = {QUICK: 0.0, SLOW: SLOW_SECONDS, ENDLESS: 0.0}
    return Levels([Level(name, name.title(), "for tests", longest) for name, longest in seconds.items()], StandIn)
