"""Programs that play: random, greedy, search, and the five levels that people choose. See docs/bots.md."""

from saqqara.bots.base import Bot
from saqqara.bots.levels import DEFAULT_LEVEL, Level, bot, levels
from saqqara.bots.precompile import warm

__all__ = ["DEFAULT_LEVEL", "Bot", "Level", "bot", "levels", "warm"]
