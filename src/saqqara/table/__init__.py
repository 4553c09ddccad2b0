"""A game as people play it: actions as words, views, forecast, undo, records, positions."""

from saqqara.kernel.actions import Action
from saqqara.table.game import SPECTATOR, Game
from saqqara.table.opening import from_position, new, replay

__all__ = ["SPECTATOR", "Action", "Game", "from_position", "new", "replay"]
