"""No bot uses what its seat cannot know: deal all of it anew, and the decision is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.bots import levels
from saqqara.kernel.records import copy

SEARCHES = ("search", *(level.key for level in levels()))
BOTS = ("random", "greedy", *SEARCHES)
POSITIONS = 40
ITERATIONS = 60


def positions(title: str, chance: random.Random) -> Iterator[saqqara.Game]:
    """Positions with a choice out of games with any number of players and any options, one in ten."""
    rulebook = games.find(title)
    while True:
        options = {option.name: chance.choice(option.values) for option in rulebook.options}
        game = saqqara.new(title, chance.choice(rulebook.players), chance.randrange(1 << 30), **options)
        while not game.over:
            if len(game.actions()) > 1 and chance.random() < 0.1:
                yield game
            game.play(chance.choice(game.actions()))


def other_world(game: saqqara.Game, seed: int) -> saqqara.Game:
    """A game that differs from this one in everything that the mover cannot know, with a record of its own that leads to it."""
    assert game.mover is not None
    dealt = game.copy()
    dealt._state = copy(game.known(game.mover))
    game.rulebook.rules.deal(dealt._state, game.mover, np.uint64(seed))
    twin = saqqara.from_position(game.name, dealt.position())
    assert twin.known(game.mover).tobytes() == game.known(game.mover).tobytes()
    assert saqqara.replay(twin.record()).position() == twin.position()
    return twin


def decision(name: str, game: saqqara.Game) -> Any:
    """What a bot says, all of it, and what it does in the end; its choice is the first it explains."""
    if name not in SEARCHES:
        return saqqara.bot(name, seed=11).choose(game)
    found = saqqara.bot(name, iterations=ITERATIONS, seed=11).explain(game)
    del found["seconds"]
    return found


@pytest.mark.parametrize("title", games.names())
def test_secrets_do_not_move_a_bot(title: str) -> None:
    chance, others = random.Random(title), 0
    for number, game in enumerate(islice(positions(title, chance), POSITIONS)):
        name = BOTS[number % len(BOTS)]
        twin = other_world(game, number)
        others += twin._state.tobytes() != game._state.tobytes()
        assert decision(name, twin) == decision(name, game), (name, game.number)
    assert others > POSITIONS / 2


def test_the_choice_is_the_first_explained() -> None:
    game = saqqara.new("pebbles", seed=3)
    explained = saqqara.bot("search:50", seed=11).explain(game)["choices"][0]["action"]
    assert str(saqqara.bot("search:50", seed=11).choose(game)) == explained
