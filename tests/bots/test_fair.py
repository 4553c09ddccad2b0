"""No bot uses what its seat cannot know: deal all of it anew, and the decision is the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.kernel.records import copy

NAMES = ["random", "greedy", "search:24", "stonecutter"]


def other_worlds(game: saqqara.Game, seeds: range) -> list[saqqara.Game]:
    """Games that differ from this one only in what the mover cannot know."""
    assert game.mover is not None
    found = []
    for seed in seeds:
        twin = game.copy()
        twin._state = copy(game.known(game.mover))
        game.rulebook.rules.deal(twin._state, game.mover, np.uint64(seed))
        assert twin.known(game.mover).tobytes() == game.known(game.mover).tobytes()
        found.append(twin)
    return found


def decision(name: str, game: saqqara.Game) -> Any:
    iterations = 24 if name == "stonecutter" else None
    bot = saqqara.bot(name, iterations=iterations, seed=11)
    explained = bot.explain(game)
    explained.pop("seconds", None)
    return saqqara.bot(name, iterations=iterations, seed=11).choose(game), explained


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("title", games.names())
def test_secrets_do_not_move_a_bot(title: str, name: str) -> None:
    chance = random.Random(f"{title} {name}")
    game = saqqara.new(title, players=games.find(title).players[-1], seed=3)
    differ = 0
    for _ in range(3):
        for _ in range(chance.randrange(9)):
            if not game.over and len(game.actions()) > 0:
                game.play(chance.choice(game.actions()))
        if game.over:
            break
        expected = decision(name, game)
        for twin in other_worlds(game, range(2)):
            differ += twin._state.tobytes() != game._state.tobytes()
            assert decision(name, twin) == expected
    assert differ > 0
