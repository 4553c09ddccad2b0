"""The numbers of players and the options with which a game is tested."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import saqqara
from saqqara import games


@dataclass(frozen=True)
class Setup:
    """A game with a number of players and options; the label says how the options were chosen."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    label: str

    def new(self, seed: int) -> saqqara.Game:
        """Start a game."""
        return saqqara.new(self.game, players=self.players, seed=seed, **dict(self.options))

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.label}"


def setups(name: str) -> list[Setup]:
    """The setups of a game: every number of players with the default options, with the last value of each, and with a mixture."""
    game = games.find(name)
    own = [option for option in game.options if not (game.components and option.name == game.components.option)]
    found = []
    for players in game.players:
        chance = random.Random(f"{name} {players}")
        found.append(Setup(name, players, (), "default"))
        if own:
            found.append(Setup(name, players, tuple((option.name, option.values[-1]) for option in own), "last"))
        if len(own) > 1:
            mixed = tuple((option.name, chance.choice(option.values)) for option in own)
            found.append(Setup(name, players, mixed, "mixed"))
    return found


def play_random(game: saqqara.Game, chance: random.Random, most: int | None = None) -> None:
    """Play random legal actions, to the end or at most this many."""
    while not game.over and most != 0:
        game.play(chance.choice(game.actions()))
        most = None if most is None else most - 1
