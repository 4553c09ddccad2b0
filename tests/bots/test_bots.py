"""What every bot promises: legal decisions, clear refusals, and the same decision for the same seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import bots, games, texts
from saqqara.bots.search import SearchBot
from saqqara.bots.tree import Tuning
from saqqara.errors import BadBot, CannotChoose, SaqqaraError

NAMES = ["random", "greedy", "search:30", "apprentice"]


def small(name: str, seed: int = 1) -> bots.Bot:
    """A bot by name that thinks little enough for a test."""
    return saqqara.bot(name, iterations=30, seed=seed) if name == "apprentice" else saqqara.bot(name, seed=seed)


@pytest.mark.parametrize("name", NAMES)
def test_plays_whole_games(name: str) -> None:
    for players in (2, 3):
        game = saqqara.new("pebbles", players=players, seed=5)
        bot = small(name)
        while not game.over:
            chosen = bot.choose(game, game.mover)
            assert chosen in game.actions()
            game.play(chosen)
        assert sum(game.scores) == 6


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    game = saqqara.new("pebbles", seed=5)
    before = game.record(), game.position()
    small(name).choose(game)
    small(name).explain(game)
    assert (game.record(), game.position()) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_decisions(name: str) -> None:
    game = saqqara.new("pebbles", players=3, seed=9)
    one, two = small(name, 4), small(name, 4)
    while not game.over:
        chosen = one.choose(game)
        assert two.choose(game) == chosen
        game.play(chosen)


def test_random_uses_every_choice() -> None:
    game = saqqara.new("pebbles", seed=5)
    bot = saqqara.bot("random", seed=1)
    assert {bot.choose(game).number for _ in range(400)} == {action.number for action in game.actions()}


def test_greedy_takes_what_pays_now_and_breaks_ties_at_random() -> None:
    game = saqqara.new("pebbles", seed=5, nugget=False)
    game._state.heaps[:] = (4, 1, 2, 6)
    chosen = {str(saqqara.bot("greedy", seed=seed).choose(game)) for seed in range(40)}
    assert chosen == {"take heap=0 more=3", "take heap=1 more=0", "take heap=2 more=1", "take heap=3 more=5"}


def test_levels_are_five_and_speak_every_language() -> None:
    levels = bots.levels()
    assert len(levels) == 5
    assert [level.seconds for level in levels] == sorted(level.seconds for level in levels)
    for language in texts.LANGUAGES:
        said = [level.name(language) for level in levels] + [level.about(language) for level in levels]
        assert len(set(said)) == 10
        assert not any(text.startswith("bots-level") for text in said)
    for level in levels:
        assert saqqara.bot(level.key).seconds == level.seconds


@pytest.mark.parametrize(
    ("name", "budget", "fault"),
    [
        ("pharaoh", {}, "no bot or level 'pharaoh'"),
        ("", {}, "no bot or level"),
        (5, {}, "by its name"),
        ("search", {"seconds": 0}, "seconds"),
        ("search", {"seconds": float("nan")}, "seconds"),
        ("search", {"seconds": -1.0}, "seconds"),
        ("search", {"seconds": "long"}, "seconds"),
        ("search", {"iterations": 0}, "iterations"),
        ("search", {"iterations": 2.5}, "iterations"),
        ("search", {"iterations": True}, "iterations"),
        ("search", {"threads": 0}, "threads"),
        ("search", {"threads": 1000}, "threads"),
        ("search", {"seconds": float("inf")}, "seconds.*a day"),
        ("search", {"seconds": 10**5000}, "seconds.*a day"),
        ("search", {"iterations": 10**5000}, "iterations"),
        ("search", {"seed": [1]}, "seed: a whole number"),
        ("search:" + "9" * 5000, {}, "a budget is"),
        ("scribe", {"iterations": -4}, "iterations"),
        ("search:0", {}, "iterations"),
        ("search:0s", {}, "seconds"),
        ("search:soon", {}, "'soon'"),
        ("search:", {}, "a budget is"),
        ("search:1s", {"seconds": 2}, "twice"),
        ("greedy:1s", {}, "takes no budget"),
        ("random", {"iterations": 5}, "takes no budget"),
        ("search:10/prior", {}, "'prior' must be one of explore=NUMBER"),
        ("search:10/prior=much", {}, "'prior=much' must be one of"),
        ("search:10/luck=1", {}, "'luck=1' must be one of"),
        ("greedy/prior=1", {}, "only search takes weights"),
        ("scribe/prior=1", {}, "only search takes weights"),
        ("search:١٠", {}, "a budget is"),
        ("search:١s", {}, "a budget is"),
        ("search:10/prior=١", {}, "'prior=١' must be one of"),
        ("search:10/scale=0", {}, "scale: 0.1 to 1000, not 0"),
        ("search:10/explore=999999", {}, "explore: 0 to 10, not 999999"),
        ("search:10/instinct=999999", {}, "instinct: 0 to 2.5"),
        ("search:10/prior=10.5", {}, "prior: 0 to 10"),
        ("search:10/win=2", {}, "win: 0 to 1"),
        ("search:10/own=1.01", {}, "own: 0 to 1"),
        ("search:10/trust=2", {}, "trust: 0 to 1"),
        ("search:10/estimate=0.5", {}, "estimate: 0 or 1"),
        ("greedy", {"threads": 1000}, "threads: 1 to 256"),
        ("random", {"threads": 0}, "threads: 1 to 256"),
    ],
)
def test_bad_bots_are_refused(name: Any, budget: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadBot, match=fault):
        saqqara.bot(name, **budget)


def test_a_search_can_be_given_other_weights() -> None:
    game = saqqara.new("pebbles", seed=5)
    bot = saqqara.bot("search:50/prior=1.5/own=0.25", seed=1)
    assert isinstance(bot, SearchBot)
    bot._prepare(bot._question(game, None), [])
    assert bot._trees[0].tuning[0].prior == 1.5
    assert bot._trees[0].tuning[0].own == 0.25
    assert bot._trees[0].tuning[0].win == Tuning().win


def test_numbers_may_be_numpys() -> None:
    given: Any = {"seconds": np.float32(50), "iterations": np.int64(5), "seed": np.uint8(3), "threads": np.int8(1)}
    bot = saqqara.bot("search", **given)
    game = saqqara.new("pebbles", seed=5)
    assert bot.choose(game) == saqqara.bot("search:5", seed=3).choose(game)


@pytest.mark.parametrize("name", NAMES)
def test_questions_that_make_no_sense_are_refused(name: str) -> None:
    game = saqqara.new("pebbles", seed=5)
    bot = small(name)
    with pytest.raises(CannotChoose, match="seat 1 is not to move: seat 0 is"):
        bot.choose(game, seat=1)
    with pytest.raises(CannotChoose, match="seat '0' is not"):
        bot.choose(game, seat="0")  # type: ignore[arg-type]
    with pytest.raises(CannotChoose, match="expected a game, not 'pebbles'"):
        bot.choose("pebbles")  # type: ignore[arg-type]
    while not game.over:
        game.play(game.actions()[-1])
    for ask in (bot.choose, bot.explain):
        with pytest.raises(CannotChoose, match="over"):
            ask(game)
    assert issubclass(CannotChoose, SaqqaraError)


def test_everything_can_be_compiled_ahead() -> None:
    labels = []
    for label, thunk in bots.warm(games.find("pebbles")):
        thunk()
        labels.append(label)
    assert labels == ["greedy", "search", "explanations"]
