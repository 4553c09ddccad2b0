"""Catanatron: four random players."""

from __future__ import annotations

import sys

from catanatron import Color, Game, RandomPlayer
from measure import rates, report

seconds, repeats = float(sys.argv[1]), int(sys.argv[2])
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play() -> int:
    """One game to its winner. The few that Catanatron breaks off after 1,000 turns are played but not counted."""
    game = Game([RandomPlayer(color) for color in COLORS])
    game.play()
    return len(game.state.actions) if game.winning_color() is not None else 0


report(
    "Catanatron, from Python", rates(play, seconds, repeats), "Game.play with four RandomPlayers; only games with a winner count"
)
