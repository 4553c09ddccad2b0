"""The tree search finds good moves, keeps to its budget, and stops when it is told to."""

from __future__ import annotations

import gc
import random
import signal
import threading
import time
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from math import log, sqrt
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.bots import search
from saqqara.bots.evaluation import judge
from saqqara.bots.mcts import UNTRIED, iterate, replay_commitments
from saqqara.bots.search import MOST_ITERATIONS, Budget, SearchBot, _edges
from saqqara.bots.tree import Tree, Tuning, clear, locate, plant, seed_tree, tuned
from saqqara.errors import BadBot, Cancelled
from saqqara.kernel.records import copy
from saqqara.table.opening import start

from .vault import GAME


def grown(game: saqqara.Game, iterations: int, nodes: int = 500, tuning: Tuning | None = None) -> Tree:
    assert game.mover is not None
    tree = plant(game.rulebook, nodes, tuning or Tuning())
    tree.root[0] = game.known(game.mover)
    seed_tree(tree, np.uint64(3))
    iterate(tree, game.mover, iterations)
    return tree


def vault() -> saqqara.Game:
    return start(GAME, 2, 1, {}, None)


def test_sees_through_the_bait_that_greed_takes() -> None:
    assert str(saqqara.bot("greedy", seed=2).choose(vault())) == "take"
    assert str(saqqara.bot("search:60", seed=2).choose(vault())) == "leave"


def test_nobody_in_the_tree_reacts_to_a_secret_commitment() -> None:
    """If seat 1 could see the coin in the tree, hiding it would look lost on either side."""
    game = vault()
    game.play("leave")
    for choice in saqqara.bot("search:400", seed=2).explain(game)["choices"]:
        assert 0.2 < choice["win"][0] < 0.8
    game.play("hide side=left")
    for choice in saqqara.bot("search:400", seed=2).explain(game)["choices"]:
        assert 0.4 < choice["win"][1] < 0.6


def test_the_tree_is_kept_within_a_turn_and_freed_after_it() -> None:
    game = vault()
    bot = SearchBot("search", Budget(40, None), seed=1)
    game.play(bot.choose(game))
    (tree,) = bot._trees
    known = int(tree.used[0])
    game.play(bot.choose(game))
    assert known > 1
    assert int(tree.used[0]) >= known
    assert tree.tries.sum() == 40
    assert bot._trees == []


def test_a_tree_serves_the_next_decision_of_its_turn_and_no_other() -> None:
    game = vault()
    bot = SearchBot("search", Budget(40, None), seed=1)
    bot.choose(game)
    (first,) = bot._trees
    bot.choose(game)
    (second,) = bot._trees
    assert second is not first
    game.play("leave")
    bot._prepare(bot._question(game, 0), [])
    assert bot._trees[0] is second


def test_beats_random_at_pebbles() -> None:
    won = 0.0
    for seed in range(6):
        game = saqqara.new("pebbles", seed=seed)
        seats = [saqqara.bot("search:150", seed=seed), saqqara.bot("random", seed=seed)]
        mine = seed % 2
        while (mover := game.mover) is not None:
            game.play(seats[mover != mine].choose(game))
        won += (mine in game.winners) / max(1, len(game.winners))
    assert won >= 4


def test_a_tree_counts_right() -> None:
    game = saqqara.new("pebbles", seed=7)
    tree = grown(game, 120)
    assert tree.tries.sum() == 120
    visits = [int(tree.edges[i].visits) for i in range(int(tree.used[1]))]
    first = int(tree.nodes[0].first)
    total = 0
    while first >= 0:
        total += visits[first]
        assert 0 <= tree.edges[first].value <= visits[first]
        first = int(tree.edges[first].next)
    assert total == 120
    np.testing.assert_allclose(tree.tally[:, :2, 1].sum(axis=1), tree.tries)
    np.testing.assert_allclose(tree.tally[:, 0, 2], -tree.tally[:, 1, 2])


def test_memory_is_bounded_and_serves_again() -> None:
    game = saqqara.new("pebbles", seed=7)
    tree = grown(game, 300, nodes=10)
    assert tree.used[0] == 10
    assert tree.tries.sum() == 300
    clear(tree)
    assert tree.used.sum() == 0
    iterate(tree, 0, 5)
    assert tree.tries.sum() == 305
    assert 1 < tree.used[0] <= 6


def test_slices_do_not_matter() -> None:
    game = saqqara.new("pebbles", seed=7)
    whole, parts = grown(game, 90), grown(game, 40)
    for size in (1, 29, 20):
        iterate(parts, 0, size)
    np.testing.assert_array_equal(whole.tries, parts.tries)
    assert whole.edges[:50].tobytes() == parts.edges[:50].tobytes()


def values(tree: Tree) -> Any:
    """The mean result of every choice that was tried."""
    edges = tree.edges[: int(tree.used[1])]
    tried = edges[edges["visits"] > 0]
    return tried["value"] / tried["visits"]


@pytest.mark.parametrize("field", [each.name for each in fields(Tuning)])
@pytest.mark.parametrize("bound", ["low", "high"])
def test_every_way_of_weighing_searches_and_matters(field: str, bound: str) -> None:
    """At Amun-Re, where every weight has an effect: results stay in 0 … 1, and another weight gives another tree."""
    game = saqqara.new("amunre", seed=7)
    for usual in (tuned("amunre"), Tuning(estimate=0.0)):
        (value,) = (each.metadata[bound] for each in fields(Tuning) if each.name == field)
        tree = grown(game, 80, tuning=replace(usual, **{field: value}))
        assert tree.tries.sum() == 80
        assert np.isfinite(tree.weights).all()
        assert np.isfinite(tree.tally).all()
        assert (values(tree) >= 0).all()
        assert (values(tree) <= 1).all()
        alike = tree.tries.tolist() == grown(game, 80, tuning=usual).tries.tolist()
        assert alike == (value == getattr(usual, field) or without_effect(field, usual))


def without_effect(field: str, tuning: Tuning) -> bool:
    """Where a weight has no effect, as docs/bots.md says; here no game ends within the tree."""
    return field in ("explore", "scale") if tuning.prior else field == "trust"


def test_exploration_spreads_the_tries() -> None:
    game = saqqara.new("pebbles", seed=7)
    eager, curious = (grown(game, 400, tuning=Tuning(explore=explore)).tries for explore in (0.05, 5.0))
    assert eager.max() > 2 * curious.max()
    assert curious[curious > 0].min() > 400 / len(game.actions()) / 2


def test_every_choice_is_tried_once_before_any_twice_however_curious_the_search_is() -> None:
    most = next(each.metadata["high"] for each in fields(Tuning) if each.name == "explore")
    assert 1 + most * sqrt(log(MOST_ITERATIONS)) < UNTRIED
    game = saqqara.new("pebbles", seed=7)
    tries = grown(game, len(game.actions()), tuning=Tuning(explore=most)).tries
    assert tries.max() == 1


@pytest.mark.parametrize(
    ("tuning", "result"),
    [
        (Tuning(win=1.0), 1.0),
        (Tuning(win=0.0), 0.5 + 0.5 * 5 / 20),
        (Tuning(win=0.0, scale=1.0), 0.5 + 0.5 * 5 / 6),
        (Tuning(), 0.8125),
    ],
)
def test_winning_and_margin_are_weighed(tuning: Tuning, result: float) -> None:
    game = saqqara.new("pebbles", seed=7)
    tree = plant(game.rulebook, 10, tuning)
    tree.work[0] = game.known(0)
    tree.work[0].over = 1
    tree.work[0].score[:2] = (8, 3)
    judge(tree)
    assert tree.result[:2, 0].tolist() == pytest.approx([result, 1 - result])


def secret_offerings() -> Iterator[saqqara.Game]:
    """Positions of Amun-Re in which others had a choice of secret offerings and made it, and the mover has a choice too."""
    chance, out = random.Random(5), np.zeros(games.find("amunre").actions.total + 1, np.int16)
    while True:
        game = saqqara.new("amunre", players=3, seed=chance.randrange(1 << 30))
        while (mover := game.mover) is not None:
            trial = copy(game._state)
            if len(game.actions()) > 1 and game.rulebook.rules.reopen(trial, mover) and game.rulebook.rules.legal(trial, out) > 1:
                yield game
            game.play(chance.choice(game.actions()))


def reopened(tree: Tree, game: saqqara.Game, seed: int) -> Any:
    """Set the tree to a position in which the others must make their offerings again; return the state."""
    assert game.mover is not None
    tree.work[0] = tree.root[0]
    game.rulebook.rules.deal(tree.work[0], game.mover, np.uint64(seed))
    assert game.rulebook.rules.reopen(tree.work[0], game.mover)
    return tree.work[0]


def test_others_commit_again_and_the_seat_knows_no_more_than_before() -> None:
    offerings: dict[tuple[int, int], set[int]] = {}
    for game, _ in zip(secret_offerings(), range(12), strict=False):
        assert game.mover is not None
        tree = grown(game, 200, tuning=tuned("amunre"))
        for seed in range(10):
            g = reopened(tree, game, seed)
            first = int(g.mover)
            depth = replay_commitments(tree, game.mover)
            assert game.mover not in tree.movers[:depth]
            assert g.mover == game.mover
            offerings.setdefault((game.number, first), set()).add(int(g.offer[first]))
            game.rulebook.rules.redact(g, game.mover)
            assert g.tobytes() == game.known(game.mover).tobytes()
    assert max(len(each) for each in offerings.values()) > 1


def test_others_commit_again_to_what_brings_them_most() -> None:
    """Their choices are counted in the tree, once per iteration except the first; what they choose often brings them more."""
    better = []
    for game, _ in zip(secret_offerings(), range(12), strict=False):
        assert game.mover is not None
        tree = grown(game, 400, nodes=2000, tuning=tuned("amunre"))
        reopened(tree, game, 1)
        node = locate(tree, game.mover)
        assert node >= 0
        edges = _edges(tree, game.mover)
        visits, values = np.array([edge.visits for edge in edges]), np.array([edge.value for edge in edges])
        assert visits.sum() == tree.nodes[node].visits >= 399
        often = visits > visits.mean()
        better.append(values[often].sum() / visits[often].sum() > values[~often].sum() / max(1, visits[~often].sum()))
    assert sum(better) >= 10  # a choice is judged by the search's estimate, so now and then the order is the other way round


def test_what_tempts_is_tried_and_what_does_not_need_not_be() -> None:
    game = saqqara.new("pebbles", seed=7)
    favourite = game.actions()[3].number
    tree = plant(game.rulebook, 500, Tuning(prior=2.0, trust=1.0))
    tree.weights[:] = 1e-4
    tree.weights[:, :, favourite] = 1.0
    tree.root[0] = game.known(0)
    seed_tree(tree, np.uint64(3))
    iterate(tree, 0, 12)
    assert tree.tries[favourite] >= 6
    assert (tree.tries == 0).sum() > tree.tries.size / 2


def test_own_points_count_whatever_the_others_have() -> None:
    """With a share of 1 a lead means nothing; with a share of 0 only the lead counts."""
    results = {}
    for own in (0.0, 1.0):
        for other in (0, 12):
            game = saqqara.new("pebbles", seed=7)
            tree = plant(game.rulebook, 10, Tuning(own=own))
            tree.work[0] = game.known(0)
            tree.work[0].over = 1
            tree.work[0].score[:2] = (8, other)
            judge(tree)
            results[own, other] = float(tree.result[0, 0])
    assert results[1.0, 0] == results[1.0, 12] == pytest.approx(0.5 - 0.5 * 32 / 72)
    assert results[0.0, 0] > 0.5 > results[0.0, 12]


def test_a_game_may_have_a_tuning_of_its_own() -> None:
    assert tuned("amunre").prior > 0
    assert tuned("kheops") == tuned("pebbles") == Tuning()
    game = saqqara.new("amunre", seed=3)
    bot = SearchBot("search", Budget(20, None), seed=1)
    bot._prepare(bot._question(game, None), [])
    assert bot._trees[0].tuning[0].prior == tuned("amunre").prior


def test_threads_share_the_iterations() -> None:
    game = saqqara.new("pebbles", seed=7)
    bot = saqqara.bot("search", iterations=101, seed=1, threads=3)
    found = bot.explain(game)
    assert found["iterations"] == 101
    again = saqqara.bot("search", iterations=101, seed=1, threads=3).explain(game)
    assert again["choices"] == found["choices"]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_ending_early_never_changes_the_decision(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`explain` uses its whole budget; `choose` ends when the remaining budget could not change the decision."""
    used: list[int] = []
    grow = SearchBot._grow

    def counted(bot: SearchBot, *rest: Any) -> int:
        used.append(grow(bot, *rest))
        return used[-1]

    monkeypatch.setattr(SearchBot, "_grow", counted)
    saved = 0
    for seed in range(100):
        game, chance = saqqara.new("pebbles", players=2 + seed % 2, seed=seed), random.Random(seed)
        for _ in range(seed % 8):
            if len(game.actions()) > 1:
                game.play(chance.choice(game.actions()))
        if len(game.actions()) > 1:
            thorough, hasty = (SearchBot("search", Budget(60, None), seed=seed, threads=threads) for _ in range(2))
            best = thorough.explain(game)["choices"][0]["action"]
            used.clear()
            assert str(hasty.choose(game)) == best, seed
            saved += 60 - sum(used)
    assert saved > 0


def test_a_bot_that_sees_only_one_choice_does_not_think() -> None:
    game = saqqara.new("pebbles", seed=7)
    bot = SearchBot("careless", Budget(None, 600.0), seed=1, overlooks=1.0)
    assert len({bot.choose(game).number for _ in range(20)}) > 1
    bot = SearchBot("careless", Budget(200, None), seed=1, overlooks=1.0)
    bot._think(bot._question(game, None), bot._overlook([action.number for action in game.actions()]), hurry=True)
    assert bot._trees[0].tries.sum() == 0


def test_explains_itself() -> None:
    game = saqqara.new("pebbles", players=3, seed=7)
    found = saqqara.bot("search:200", seed=1).explain(game)
    choices = found["choices"]
    assert {choice["number"] for choice in choices} == {action.number for action in game.actions()}
    assert [choice["visits"] for choice in choices] == sorted((choice["visits"] for choice in choices), reverse=True)
    for choice in choices:
        if choice["visits"]:
            assert sum(choice["win"]) == pytest.approx(1)
            assert len(choice["margin"]) == 3
            assert min(choice["margin"]) < 0
    line = found["line"]
    assert line[0]["action"] == choices[0]["action"]
    for entry in line:
        assert game.mover == entry["seat"]
        game.play(entry["action"])


def test_the_line_of_several_trees_begins_with_their_common_choice() -> None:
    for seed in range(25):
        game = saqqara.new("pebbles", players=3, seed=seed)
        found = saqqara.bot("search", iterations=90, seed=seed, threads=3).explain(game)
        assert found["line"][0]["action"] == found["choices"][0]["action"]


def test_explains_a_forced_action_by_what_follows_it() -> None:
    game = saqqara.new("pebbles", seed=7)
    game._state.heaps[:] = (1, 0, 0, 0)
    (only,) = game.actions()
    (choice,) = saqqara.bot("search:50", seed=1).explain(game)["choices"]
    assert choice["action"] == str(only)
    assert choice["visits"] == 50
    game.play(only)
    assert choice["win"] == [game.winners == [0], game.winners == [1]]


def test_the_tree_is_freed_after_a_forced_end_of_a_turn() -> None:
    bot, game = SearchBot("search", Budget(40, None), seed=1), saqqara.new("amunre", players=3, seed=2)
    forced = 0
    while forced < 5:
        mover, actions = game.mover, game.actions()
        game.play(bot.choose(game))
        if game.mover != mover:
            assert bot._trees == []
            forced += len(actions) == 1


def test_the_tree_is_freed_when_secrets_decide_who_moves_next() -> None:
    """At Amun-Re, the offerings do when they are revealed."""
    bot, chance, found = SearchBot("search", Budget(40, None), seed=1), random.Random(1), 0
    while found < 8:
        game = saqqara.new("amunre", players=3, seed=chance.randrange(1 << 30))
        while not game.over:
            question, action = bot._question(game, None), chance.choice(game.actions())
            bot._prepare(question, [])
            if 4 <= sum(bot._turn_continues(question, action.number, world) for world in range(100, 116)) <= 12:
                bot._forget_unless_turn_continues(question, action.number)
                assert bot._trees == []
                found += 1
            game.play(action)


def test_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances by a millisecond per iteration, whatever the machine is doing."""
    iterations = 0

    def counted(tree: Tree, seat: int, count: int) -> None:
        nonlocal iterations
        iterations += count
        iterate(tree, seat, count)

    monkeypatch.setattr(search, "iterate", counted)
    monkeypatch.setattr(search, "perf_counter", lambda: iterations / 1000)
    game = saqqara.new("pebbles", players=3, seed=7)
    assert saqqara.bot("search:0.2s", seed=1, threads=1).explain(game)["iterations"] == pytest.approx(200, abs=20)


def test_can_be_cancelled_at_once() -> None:
    """Each tree finishes only its current iteration. Counting iterations does not depend on how busy the machine is."""
    game = saqqara.new("pebbles", players=3, seed=7)
    bot = SearchBot("search", Budget(None, 600.0), seed=1, threads=2)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(bot.choose, game)
        thinking(bot)
        trees = list(bot._trees)
        while min(tree.tries.sum() for tree in trees) < 1000:
            time.sleep(0.01)
        bot.cancel()
        done = [int(tree.tries.sum()) for tree in trees]
        with pytest.raises(Cancelled, match="was cancelled"):
            answer.result(60)
    assert all(int(tree.tries.sum()) - before <= 1 for tree, before in zip(trees, done, strict=True))
    assert bot._trees == []
    with pytest.raises(Cancelled):
        bot.choose(game)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Switch the garbage collector off, so that only memory without reference cycles is freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def thinking(bot: SearchBot) -> list[weakref.ref[Any]]:
    """Wait until all trees of a bot grow; return weak references to them."""
    while not (bot._trees and all(tree.used[0] for tree in bot._trees)):
        time.sleep(0.01)
    return [weakref.ref(tree.edges) for tree in bot._trees]


@pytest.mark.usefixtures("no_collector")
def test_a_cancelled_search_frees_its_memory_at_once() -> None:
    """Even while the error is still referenced."""
    game = saqqara.new("pebbles", players=3, seed=7)
    bot = SearchBot("search", Budget(None, 60.0), seed=1, threads=2)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(bot.choose, game)
        trees = thinking(bot)
        bot.cancel()
        failure = answer.exception(20)
    assert isinstance(failure, Cancelled)
    assert [tree() for tree in trees] == [None, None]


def test_a_bot_cancelled_at_the_last_moment_keeps_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchBot("search", Budget(40, None), seed=1)
    finish = bot._forget_unless_turn_continues

    def cancelled(*rest: Any) -> None:
        finish(*rest)
        assert bot._trees
        bot.cancel()

    monkeypatch.setattr(bot, "_forget_unless_turn_continues", cancelled)
    bot.choose(vault())
    assert bot._trees == []


@pytest.mark.usefixtures("no_collector")
def test_an_interruption_stops_all_threads_at_once() -> None:
    """Ctrl-C reaches only one thread; the others must be stopped."""
    game = saqqara.new("pebbles", players=3, seed=7)
    bot = SearchBot("search", Budget(None, 600.0), seed=1, threads=3)
    threads, trees = threading.active_count(), list[weakref.ref[Any]]()

    def interrupt() -> None:
        trees.extend(thinking(bot))
        signal.raise_signal(signal.SIGINT)

    # A program started in the background ignores Ctrl-C; this test must not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    interrupter = threading.Thread(target=interrupt)
    interrupter.start()
    try:
        with pytest.raises(KeyboardInterrupt) as caught:
            bot.choose(game)
    finally:
        signal.signal(signal.SIGINT, before)
    interrupter.join()
    assert caught.tb
    assert threading.active_count() == threads
    assert [tree() for tree in trees] == [None, None, None]
    assert SearchBot("search", Budget(30, None), seed=1).choose(game) in game.actions()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("numbers", [{0}, {2}, {0, 1}])
def test_a_failure_of_one_thread_stops_the_others(numbers: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    game = saqqara.new("pebbles", players=3, seed=7)
    bot = SearchBot("search", Budget(None, 600.0), seed=1, threads=3)
    search, together, trees = bot._search, threading.Barrier(len(numbers)), list[weakref.ref[Any]]()

    def failing(tree: Tree, *rest: Any) -> int:
        if any(tree is bot._trees[number] for number in numbers):
            trees.append(weakref.ref(tree.edges))
            together.wait(20)
            raise MemoryError
        return search(tree, *rest)

    monkeypatch.setattr(bot, "_search", failing)
    with pytest.raises(MemoryError) as caught:
        bot.choose(game)
    assert caught.tb
    assert [tree() for tree in trees] == [None] * len(numbers)


def test_other_threads_go_on_during_a_slice() -> None:
    """A server's event loop is such a thread. It stops a single call that would take hours, without waiting for its end."""
    tree = grown(saqqara.new("pebbles", players=3, seed=7), 10)
    thread = threading.Thread(target=iterate, args=(tree, 0, MOST_ITERATIONS))
    thread.start()
    while tree.tries.sum() < 1000:
        time.sleep(0.002)
    tree.stop[0] = 1
    thread.join()
    assert 1000 <= tree.tries.sum() < MOST_ITERATIONS


def test_a_careless_player_overlooks_choices_but_never_all() -> None:
    game = saqqara.new("pebbles", seed=7)
    actions = [action.number for action in game.actions()]
    bot = SearchBot("careless", Budget(60, None), seed=1, overlooks=0.9)
    seen = [len(actions) - len(bot._overlook(actions)) for _ in range(50)]
    assert min(seen) >= 1
    assert max(seen) < len(actions) / 2
    ignored = bot._overlook(actions)
    bot._think(bot._question(game, None), ignored, hurry=False)
    assert bot._trees[0].tries.sum() == 60
    assert bot._trees[0].tries[ignored].sum() == 0


def test_explain_overlooks_nothing() -> None:
    game = saqqara.new("pebbles", seed=7)
    careless = SearchBot("careless", Budget(60, None), seed=1, overlooks=0.9).explain(game)["choices"]
    careful = SearchBot("careful", Budget(60, None), seed=1).explain(game)["choices"]
    assert all(choice["visits"] > 0 for choice in careless)
    assert careless == careful


def test_a_budget_needs_something() -> None:
    with pytest.raises(BadBot, match="budget"):
        Budget(None, None)


def test_every_game_can_be_searched() -> None:
    for name in games.names():
        game = saqqara.new(name, seed=1)
        assert saqqara.bot("search:5", seed=1).choose(game) in game.actions()
