"""No bot uses what its seat cannot know: when all of that changes, the bot is asked the same and answers the same.

Bots that cheat prove that these tests would notice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.bots import Bot, levels
from saqqara.bots.base import GreedyBot, Question, RandomBot
from saqqara.bots.search import Budget, SearchBot
from saqqara.kernel.records import copy

SEED = 11
ITERATIONS = 60
POSITIONS = 40
SEARCHES = ("search", *(level.key for level in levels()))
BOTS = ("random", "greedy", *SEARCHES)


def positions(title: str) -> Iterator[saqqara.Game]:
    """One in ten of the positions with a choice, from games with random numbers of players and random options."""
    rulebook, chance = games.find(title), random.Random(title)
    while True:
        options = {option.name: chance.choice(option.values) for option in rulebook.options}
        game = saqqara.new(title, chance.choice(rulebook.players), chance.randrange(1 << 30), **options)
        while not game.over:
            if len(game.actions()) > 1 and chance.random() < 0.1:
                yield game
            game.play(chance.choice(game.actions()))


def other_world(game: saqqara.Game, seed: int) -> saqqara.Game:
    """A game that differs from this one in everything that the mover cannot know, with a record that leads to it."""
    assert game.mover is not None
    dealt = game.copy()
    dealt._state = copy(game.known(game.mover))
    game.rulebook.rules.deal(dealt._state, game.mover, np.uint64(seed))
    twin = saqqara.from_position(game.name, dealt.position())
    assert twin.known(game.mover).tobytes() == game.known(game.mover).tobytes()
    assert saqqara.replay(twin.record()).position() == twin.position()
    return twin


def answer(bot: Bot, game: saqqara.Game) -> tuple[Any, ...]:
    """All that a bot says about a game, what it does, and what it was asked."""
    asked: list[Question] = []
    ask = bot._question

    def overheard(game: saqqara.Game, seat: int | None) -> Question:
        asked.append(ask(game, seat))
        return asked[-1]

    bot._question = overheard  # type: ignore[method-assign]
    said = bot.explain(game)
    said.pop("seconds", None)
    done = bot.choose(game).number
    return said, done, [(question.seat, question.known.tobytes(), question.actions) for question in asked]


def moved_by_secrets(title: str, make: Callable[[int], Bot], count: int = POSITIONS) -> list[int]:
    """The positions in which a bot answers differently in another world; the number of the position selects the bot."""
    moved, others = [], 0
    for number, game in enumerate(islice(positions(title), count)):
        twin = other_world(game, number)
        others += twin._state.tobytes() != game._state.tobytes()
        if answer(make(number), twin) != answer(make(number), game):
            moved.append(number)
    assert others > count / 2
    return moved


def shipped(number: int) -> Bot:
    """Every bot in turn."""
    name = BOTS[number % len(BOTS)]
    return saqqara.bot(name, iterations=ITERATIONS if name in SEARCHES else None, seed=SEED)


@pytest.mark.parametrize("title", games.names())
def test_secrets_do_not_move_a_bot(title: str) -> None:
    assert moved_by_secrets(title, shipped) == []


class Peeping(Bot):
    """Gets the whole state instead of what its seat knows; the tests notice even if it does not use it."""

    def _question(self, game: saqqara.Game, seat: int | None) -> Question:
        question = super()._question(game, seat)
        return Question(question.rulebook, question.seat, copy(game._state), question.actions, question.names)


class PeepingRandom(Peeping, RandomBot):
    """Does not use what it sees."""


class PeepingGreedy(Peeping, GreedyBot):
    """Overwrites most of what it sees, by dealing."""


class PeepingSearch(Peeping, SearchBot):
    """Overwrites most of what it sees, and searches."""


class Replaying(Bot):
    """Works out the whole state from the record, plays each action on to the end with the true luck, and takes the best."""

    def choose(self, game: saqqara.Game, seat: int | None = None) -> saqqara.Action:
        question = self._question(game, seat)
        return max(game.actions(), key=lambda action: self._outcome(game, action, question.seat))

    def _outcome(self, game: saqqara.Game, action: saqqara.Action, seat: int) -> int:
        future, chance = saqqara.replay(game.record()), random.Random(SEED)
        future.play(action)
        while not future.over:
            future.play(chance.choice(future.actions()))
        return 2 * future.scores[seat] - sum(future.scores)


class ReplayingRandom(Replaying, RandomBot):
    pass


class Remembering(RandomBot):
    """Seeds its choice with the events that are secret, and with the seed of the game."""

    def _decide(self, question: Question) -> int:
        return random.Random(self._learned).choice(question.actions)

    def choose(self, game: saqqara.Game, seat: int | None = None) -> saqqara.Action:
        self._learned = repr((game.record()["seed"], game.events()))
        return super().choose(game, seat)


CHEATS: dict[str, Callable[[int], Bot]] = {
    "peeping random": lambda _: PeepingRandom("random", 0.0, SEED),
    "peeping greedy": lambda _: PeepingGreedy("greedy", 0.0, SEED),
    "peeping search": lambda _: PeepingSearch("search", Budget(5, None), SEED),
    "replaying": lambda _: ReplayingRandom("random", 0.0, SEED),
    "remembering": lambda _: Remembering("random", 0.0, SEED),
}


@pytest.mark.parametrize("cheat", CHEATS)
@pytest.mark.parametrize("title", games.names())
def test_a_bot_that_cheats_is_caught(title: str, cheat: str) -> None:
    assert moved_by_secrets(title, CHEATS[cheat], 8)


def test_the_choice_is_the_first_explained() -> None:
    game = saqqara.new("pebbles", seed=3)
    explained = saqqara.bot("search:50", seed=11).explain(game)["choices"][0]["action"]
    assert str(saqqara.bot("search:50", seed=11).choose(game)) == explained


def turns(title: str, count: int) -> Iterator[tuple[saqqara.Game, saqqara.Game]]:
    """Positions in which a seat may have several decisions to make, each in two worlds."""
    for number, game in enumerate(islice(positions(title), count)):
        yield game.copy(), other_world(game, number)


def memory(bot: SearchBot) -> list[bytes]:
    """The contents of a bot's trees."""
    return [tree.nodes[: int(tree.used[0])].tobytes() + tree.edges[: int(tree.used[1])].tobytes() for tree in bot._trees]


def follow_turn(make: Callable[[], SearchBot], game: saqqara.Game, twin: saqqara.Game) -> tuple[int, bool]:
    """How many decisions used a tree that was kept, and whether all were the same while the seat knew the same."""
    one, two, seat, kept, same = make(), make(), game.mover, 0, True
    while seat is not None and game.mover == twin.mover == seat and game.known(seat).tobytes() == twin.known(seat).tobytes():
        trees = list(one._trees)
        chosen = one.choose(game)
        kept += bool(trees) and len(game.actions()) > 1
        same &= two.choose(twin) == chosen and memory(one) == memory(two)
        game.play(chosen)
        twin.play(chosen)
    return kept, same


def test_a_tree_that_is_kept_through_a_turn_holds_no_secrets() -> None:
    """In the games with turns of several decisions, which are all but Pebbles."""
    for title in games.shipped():
        turn = [follow_turn(lambda: SearchBot("search", Budget(ITERATIONS, None), SEED), *both) for both in turns(title, POSITIONS)]
        assert sum(kept for kept, _ in turn) > 8, title
        assert all(same for _, same in turn), title


class Hoarding(SearchBot):
    """Starts a turn fairly, then brings what it cannot know into the tree that it keeps."""

    def choose(self, game: saqqara.Game, seat: int | None = None) -> saqqara.Action:
        if self._trees:
            self._random.seed(game._state.tobytes())
        return super().choose(game, seat)


def test_a_bot_that_cheats_later_in_a_turn_is_caught() -> None:
    for title in games.shipped():
        turn = [follow_turn(lambda: Hoarding("search", Budget(ITERATIONS, None), SEED), *both) for both in turns(title, POSITIONS)]
        assert not all(same for _, same in turn), title
