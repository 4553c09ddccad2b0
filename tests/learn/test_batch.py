"""A batch plays the same games as the table, many at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara import games, learn
from saqqara.errors import BadArray, BadOption, IllegalAction, NoDevice, UnknownGame
from saqqara.kernel import INTERPRETED
from saqqara.learn import Batch
from saqqara.learn.rewards import returns
from saqqara.testing import Setup, setups

every_setup = pytest.mark.parametrize("setup", [setup for name in games.names() for setup in setups(name)], ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def batch_of(setup: Setup, n: int, **settings: Any) -> Batch:
    return Batch(setup.game, n, players=setup.players, **settings, **dict(setup.options))


@every_setup
def test_a_batch_plays_the_games_of_the_table(setup: Setup) -> None:
    batch = batch_of(setup, 3, seed=50, threads=2)
    tables = [setup.new(50 + i) for i in range(3)]
    masks, seen, actions = batch.masks(), batch.observations(), batch.actions()
    finished = 0
    while finished < 3:
        batch.legal_mask(masks)
        batch.observe(seen)
        for i, table in enumerate(tables):
            assert np.flatnonzero(masks[i]).tolist() == [action.number for action in table.actions()]
            assert batch.movers[i] == table.mover
            assert np.array_equal(seen[i], batch.layout.vector(table.known(int(table.mover or 0)), int(table.mover or 0)))
        movers = batch.movers.copy()
        assert np.array_equal(seen[:, 0], movers)
        batch.sample(actions)
        count = batch.step(actions)
        assert count == batch.done.sum()
        finished += count
        for i, table in enumerate(tables):
            table.play(int(actions[i]))
            assert batch.done[i] == table.over
            if table.over:
                assert batch.scores[i].tolist() == table.scores
                assert batch.places[i].tolist() == table.places
                assert np.allclose(batch.rewards[i], returns(table.places))
                tables[i] = setup.new(int(batch.seeds[i]))
            else:
                assert not batch.rewards[i].any()
            assert batch.states[i].tobytes() == tables[i]._state.tobytes()


@every_game
def test_each_seat_observes_what_it_knows(name: str) -> None:
    batch = Batch(name, 2, seed=4, threads=1)
    table = saqqara.new(name, players=batch.players, seed=4)
    seen, actions = batch.observations(), batch.actions()
    for _ in range(30):
        batch.step(batch.sample(actions))
        table.play(int(actions[0]))
        if table.over:
            break
        for seat in range(-1, batch.players):
            batch.observe(seen, seat)
            assert np.array_equal(seen[0], batch.layout.vector(table.known(seat), seat))


@every_game
def test_observations_do_not_depend_on_what_is_hidden(name: str) -> None:
    batch = Batch(name, 4, seed=9, threads=1)
    rules = games.find(name).rules
    before, after, actions = batch.observations(), batch.observations(), batch.actions()
    for moment in range(60):
        for seat in range(batch.players):
            batch.observe(before, seat)
            kept = batch.states.copy()
            for i in range(batch.games):
                rules.redact(batch.states[i], seat)
                rules.deal(batch.states[i], seat, np.uint64(moment))
            assert np.array_equal(batch.observe(after, seat), before)
            batch.states[:] = kept
        batch.step(batch.sample(actions))


@every_game
def test_threads_change_nothing(name: str) -> None:
    alone, shared = Batch(name, 37, seed=1, threads=1), Batch(name, 37, seed=1, threads=4)
    for batch in (alone, shared):
        actions = batch.actions()
        for _ in range(12 if INTERPRETED else 300):
            batch.step(batch.sample(actions))
    assert alone.states.tobytes() == shared.states.tobytes()
    assert np.array_equal(alone.legal_mask(alone.masks()), shared.legal_mask(shared.masks()))
    assert np.array_equal(alone.observe(alone.observations()), shared.observe(shared.observations()))


@every_game
def test_nothing_is_allocated_for_the_callers_arrays(name: str) -> None:
    batch = Batch(name, 5, threads=1)
    masks, seen, actions = batch.masks(), batch.observations(), batch.actions()
    masks[:], seen[:] = True, 99
    assert batch.legal_mask(masks) is masks
    assert batch.observe(seen) is seen
    assert batch.sample(actions) is actions
    assert (masks.sum(axis=1) == batch.legal_counts).all()
    assert (seen[:, batch.layout["mover"].places][:, 0] == batch.movers).all()
    small = np.zeros(masks.shape, np.uint8)
    assert np.array_equal(batch.legal_mask(small), masks)


def test_finished_games_start_again_from_seeds_not_played_before() -> None:
    batch = Batch("pebbles", 4, seed=100, threads=1)
    actions, played = batch.actions(), [batch.seeds.copy()]
    while len(played) < 4:
        finished = batch.step(batch.sample(actions))
        if finished:
            assert (batch.seeds[batch.done] >= 104).all()
            played.append(batch.seeds.copy())
            fresh = int(np.flatnonzero(batch.done)[0])
            table = saqqara.new("pebbles", seed=int(batch.seeds[fresh]))
            assert batch.states[fresh].tobytes() == table._state.tobytes()
    assert ((np.concatenate(played) - 100) % 4 == np.tile(np.arange(4), 4)).all()


def test_without_autoreset_finished_games_wait() -> None:
    batch = Batch("pebbles", 3, seed=5, threads=1, autoreset=False)
    actions, over = batch.actions(), np.zeros(3, np.bool_)
    while not over.all():
        batch.step(batch.sample(actions), where=~over)
        over = batch.legal_counts == 0
    assert not batch.legal_mask(batch.masks()).any()
    with pytest.raises(IllegalAction, match=r"actions\[0\]: that game is over"):
        batch.step(actions)
    end = batch.states[0].tobytes()
    batch.reset(np.array([7, 8, 9]), where=np.array([False, True, False]))
    assert batch.states[0].tobytes() == end
    assert batch.states[1].tobytes() == saqqara.new("pebbles", seed=8)._state.tobytes()
    assert batch.legal_counts.astype(bool).tolist() == [False, True, False]


def test_reset_takes_a_seed_or_an_array_of_them() -> None:
    batch = Batch("pebbles", 3, seed=5, threads=1)
    start = [state.tobytes() for state in batch.states]
    batch.step(batch.sample(batch.actions()))
    batch.reset()
    assert [state.tobytes() for state in batch.states] == start
    batch.reset(6)
    assert batch.states[0].tobytes() == start[1]
    batch.reset(np.array([2**64 - 1, 5, 0], np.uint64))
    assert batch.states[1].tobytes() == start[0]
    assert batch.seeds.tolist() == [2**64 - 1, 5, 0]


def snapshot(batch: Batch) -> tuple[bytes, ...]:
    return tuple(
        np.ascontiguousarray(array).tobytes()
        for array in (batch.states, batch.seeds, batch.movers, batch.legal_counts, batch.done, batch.scores, batch.rewards)
    )


def test_results_stay_until_the_next_step_or_reset() -> None:
    """A game that was started again, or that a step passed over, reports no end and no reward."""
    batch = Batch("pebbles", 4, seed=3)
    actions = batch.actions()

    def to_an_end() -> int:
        while not batch.step(batch.sample(actions)):
            pass
        return int(np.flatnonzero(batch.done)[0])

    row = to_an_end()
    assert batch.rewards[row].any()
    others = np.arange(4) != row
    batch.reset(where=others)
    assert batch.done[row]
    assert batch.rewards[row].any()
    batch.step(batch.sample(actions), where=others)
    assert not batch.done[row]
    assert not batch.rewards[row].any()
    to_an_end()
    batch.reset()
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_a_wrong_action_anywhere_changes_nothing_anywhere() -> None:
    batch = Batch("pebbles", 6, seed=1, threads=2)
    actions = batch.actions()
    for _ in range(8):
        batch.step(batch.sample(actions))
    before = snapshot(batch)
    batch.sample(actions)
    masked = int(np.flatnonzero(~batch.legal_mask(batch.masks())[5])[0])
    for wrong, message in (
        (-1, "-1 is not an action number"),
        (24, "24 is not an action number"),
        (2**40, "is not an action number"),
        (masked, r"actions\[5\]: take heap=.* is not legal now"),
    ):
        bad = actions.copy()
        bad[5] = wrong
        with pytest.raises(IllegalAction, match=message):
            batch.step(bad)
        assert snapshot(batch) == before
    unsigned = actions.astype(np.uint64)
    unsigned[5] = 2**64 - 1
    with pytest.raises(IllegalAction, match=f"{2**64 - 1} is not an action number"):
        batch.step(unsigned)
    assert snapshot(batch) == before
    only = np.ones(6, np.bool_)
    only[5] = False
    batch.step(bad.astype(np.int16), where=only)
    assert not batch.done[5]


def test_wrong_arrays_are_refused_before_anything_is_written() -> None:
    batch = Batch("pebbles", 4, seed=1, threads=1)
    before = snapshot(batch)
    frozen = batch.masks()
    frozen.flags.writeable = False
    wrongs: list[tuple[Any, Any, str]] = [
        (batch.step, [0, 0, 0, 0], "actions: must be a NumPy array, not list"),
        (batch.step, np.zeros(3, np.int64), r"actions: the shape must be \(4,\), not \(3,\)"),
        (batch.step, np.zeros((4, 1), np.int64), "actions: the shape"),
        (batch.step, np.zeros(4), "actions: must hold whole numbers, not float64"),
        (batch.step, np.zeros(4, np.bool_), "actions: must hold whole numbers, not bool"),
        (batch.legal_mask, np.zeros((4, 23), np.bool_), "out: the shape"),
        (batch.legal_mask, np.zeros((4, 24)), "out: the type must be bool or int8 or uint8, not float64"),
        (batch.legal_mask, frozen, "out: cannot be written to"),
        (batch.legal_mask, np.zeros((4, 48), np.bool_)[:, ::2], "out: must be C-contiguous"),
        (batch.observe, np.zeros((4, batch.layout.width), np.float32), "out: the type must be int16, not float32"),
        (batch.observe, np.zeros((5, batch.layout.width), np.int16), "out: the shape"),
        (batch.sample, np.zeros(4, np.int32), "out: the type must be int64"),
        (batch.reset, [1, 2, 3], "seeds: must be 4 whole numbers"),
        (batch.reset, [1, 2, 3, -4], "seeds: must be 4 whole numbers"),
        (batch.reset, [1, [2], 3, 4], "seeds: must be 4 whole numbers"),
        (batch.reset, "1234", "seeds: must be 4 whole numbers"),
        (batch.reset, [1.0, 2.0, 3.0, 4.0], "seeds: must be 4 whole numbers"),
    ]
    for call, given, message in wrongs:
        with pytest.raises(BadArray, match=message):
            call(given)
    with pytest.raises(BadArray, match="where: the type must be bool"):
        batch.step(batch.actions(), where=np.ones(4, np.int8))
    with pytest.raises(BadOption, match="seed"):
        batch.reset(-1)
    for seat in (2, -2, True, "0"):
        with pytest.raises(BadOption, match="seat"):
            batch.observe(batch.observations(), seat)  # type: ignore[arg-type]
    assert snapshot(batch) == before


def test_wrong_batches_are_refused() -> None:
    wrongs: list[tuple[type[Exception], dict[str, Any], str]] = [
        (UnknownGame, {"name": "chess"}, "no game 'chess'"),
        (BadOption, {"games": 0}, "games: must be a whole number"),
        (BadOption, {"games": 2.5}, "games: must be a whole number"),
        (BadOption, {"games": True}, "games: must be a whole number"),
        (BadOption, {"players": 9}, "players"),
        (BadOption, {"seed": -1}, "seed"),
        (BadOption, {"threads": 0}, "threads"),
        (BadOption, {"autoreset": "no"}, "autoreset: must be true or false, not 'no'"),
        (BadOption, {"nugget": "gold"}, "nugget"),
        (BadOption, {"silver": True}, "silver"),
        (NoDevice, {"device": "abacus"}, "device: must be 'cpu' or 'cuda', not 'abacus'"),
    ]
    for error, wrong, message in wrongs:
        with pytest.raises(error, match=message):
            Batch(**{"name": "pebbles", "games": 4, **wrong})


def test_numbers_may_be_those_of_numpy() -> None:
    whole: Any = np.int64
    batch = Batch("pebbles", whole(3), players=whole(2), seed=whole(5))
    plain = Batch("pebbles", 3, players=2, seed=5)
    assert snapshot(batch) == snapshot(plain)
    assert np.array_equal(batch.observe(batch.observations(), whole(1)), plain.observe(plain.observations(), 1))


@every_game
def test_warm_compiles_all_that_a_batch_calls(name: str) -> None:
    labels = []
    for label, compile_it in learn.warm(games.find(name)):
        compile_it()
        labels.append(label)
    assert len(labels) == len(set(labels)) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_returns_rank_and_sum_to_nothing(players: int) -> None:
    assert returns(list(range(1, players + 1)))[0] == 1
    assert returns(list(range(1, players + 1)))[-1] == -1
    tied = returns([1, 1, *range(3, players + 1)])
    assert tied[0] == tied[1]
    assert sum(tied) == pytest.approx(0)


def has_gpu() -> bool:
    try:
        from saqqara.learn.gpu import cuda
    except NoDevice:
        return False
    return bool(cuda.is_available())


def test_a_gpu_plays_the_same_games_where_there_is_one() -> None:
    here = Batch("pebbles", 64, seed=3, threads=1)
    if not has_gpu():
        with pytest.raises(NoDevice, match="device: 'cuda' needs"):
            Batch("pebbles", 64, seed=3, device="cuda")
        return
    there = Batch("pebbles", 64, seed=3, device="cuda")
    arrays = [(batch.masks(), batch.observations(), batch.actions()) for batch in (here, there)]
    for _ in range(40):
        for batch, (masks, seen, actions) in zip((here, there), arrays, strict=True):
            batch.legal_mask(masks)
            batch.observe(seen)
            batch.step(batch.sample(actions))
        for ours, theirs in zip(*arrays, strict=True):
            assert np.array_equal(ours, theirs.copy_to_host())
        assert np.array_equal(here.rewards, there.rewards.copy_to_host())
        assert np.array_equal(here.done, there.done.copy_to_host())
    here.reset()
    there.reset()
    assert not there.rewards.copy_to_host().any()
    assert not there.done.copy_to_host().any()
