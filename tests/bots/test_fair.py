"""No bot uses what its seat cannot know: deal all of it anew, and the decision is the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.kernel.records import copy

ITERATIONS = {"search": 6, "stonecutter": 6}


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
    """What a bot says, all of it, and what it does in the end; its choice is the first it explains."""
    bot = saqqara.bot(name, iterations=ITERATIONS.get(name), seed=11)
    if name in ITERATIONS:
        found = bot.explain(game)
        del found["seconds"]
        return found
    return bot.choose(game)


@pytest.mark.parametrize("name", ["random", "greedy", *ITERATIONS])
@pytest.mark.parametrize("title", games.names())
def test_secrets_do_not_move_a_bot(title: str, name: str) -> None:
    chance = random.Random(f"{title} {name}")
    game = saqqara.new(title, players=games.find(title).players[-1], seed=3)
    for _ in range(chance.randrange(2, 5)):
        game.play(chance.choice(game.actions()))
    expected = decision(name, game)
    (twin,) = other_worlds(game, range(1))
    assert twin._state.tobytes() != game._state.tobytes()
    assert decision(name, twin) == expected


def test_the_choice_is_the_first_explained() -> None:
    game = saqqara.new("pebbles", seed=3)
    explained = saqqara.bot("search:50", seed=11).explain(game)["choices"][0]["action"]
    assert str(saqqara.bot("search:50", seed=11).choose(game)) == explained
