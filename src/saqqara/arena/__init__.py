"""Matches between bots: which is stronger, by how much, and how certain that is. See docs/bots.md."""

from saqqara.arena.match import Match, Pairing, Played, play, schedule
from saqqara.arena.results import summary
from saqqara.arena.running import run

__all__ = ["Match", "Pairing", "Played", "play", "run", "schedule", "summary"]
