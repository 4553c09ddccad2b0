"""Instincts: the tables that ship, drawing by them, and training them; and that a settled search stops."""

from __future__ import annotations

import numpy as np
import pytest

import saqqara
from saqqara import games
from saqqara.bots import instinct
from saqqara.bots.search import Budget, SearchBot
from saqqara.bots.train_instinct import BOUND, add_policy_gradient, baseline, train
from saqqara.bots.tree import Tuning, plant

TABLES = sorted(path.stem for path in instinct.FOLDER.glob("*.npz"))


@pytest.mark.parametrize("name", TABLES)
def test_a_table_fits_its_game(name: str) -> None:
    rulebook = games.find(name)
    with np.load(instinct.FOLDER / f"{name}.npz") as stored:
        taste, pace = stored["taste"], stored["pace"]
    assert taste.shape == (instinct.STRETCHES, instinct.phases(rulebook), rulebook.actions.total)
    assert np.abs(taste).max() <= BOUND
    assert np.abs(taste).max() > 1
    assert pace[0] > 0


def test_a_game_without_a_table_weighs_all_actions_alike() -> None:
    rulebook = games.find("kheops")
    assert "kheops" not in TABLES
    assert (instinct.load(rulebook).weights == 1).all()


def test_actions_are_drawn_in_proportion_to_their_weights() -> None:
    game = saqqara.new("imhotep", 2, seed=4)
    state = game.known(0)
    state.rng[:2] = (1, 2)
    total = game.rulebook.actions.total
    weights = np.ones((1, instinct.phases(game.rulebook), total), np.float32)
    out = np.zeros(total + 1, np.int16)
    n = game.rulebook.rules.legal(state, out)
    weights[:, :, out[0]] = 0
    weights[:, :, out[1]] = 3
    drawn = np.bincount([instinct.draw_by_instinct(state, out, n, weights, np.array([100])) for _ in range(2000)], minlength=n)
    assert drawn[0] == 0
    assert drawn[1] / 2000 == pytest.approx(3 / (3 + n - 2), abs=0.05)
    assert (drawn[2:] > 0).all()


def test_what_a_winner_took_gains_weight() -> None:
    result = np.array([[1.0, 0, 0], [0.0, 0, 0]])
    weights = np.ones((1, 1, 4), np.float32)
    taken = np.array([[0, 0, 0, 2, 1], [1, 0, 0, 2, 2]])
    gradient = np.zeros((1, 1, 4))
    add_policy_gradient(result, 0.5, weights, taken, 2, np.array([0, 1, 2, 3]), gradient)
    assert gradient[0, 0].tolist() == [-0.25, 0.25, -0.25, 0.25]


def test_where_own_points_count_a_whole_table_may_gain() -> None:
    """Otherwise what is good for all would never gain weight."""
    rulebook, usual = games.find("imhotep"), np.full(5, 0.5)
    for own, found in ((0.0, 0.9), (1.0, 0.5)):
        tree = plant(rulebook, 1, Tuning(own=own))
        tree.result[:2, 0] = 0.9
        assert baseline(tree, 2, usual) == pytest.approx(found)
    assert 0.5 < usual[2] < 0.9
    assert usual[3] == 0.5


def test_a_short_training_beats_random_play() -> None:
    """A seat that plays by instinct alone beats one that plays at random."""
    taste, pace = train("imhotep", batches=40, size=50, seed=3)
    rulebook, won = games.find("imhotep"), 0
    learned, out = np.exp(taste).astype(np.float32), np.zeros(rulebook.actions.total + 1, np.int16)
    for seed in range(60):
        game = saqqara.new("imhotep", 2, seed=seed)
        while (mover := game.mover) is not None:
            state = game.known(mover)
            n = rulebook.rules.legal(state, out)
            state.rng[:2] = (seed + 1, game.number + 1)
            weights = learned if mover == seed % 2 else np.ones_like(learned)
            game.play(rulebook.actions.action(int(out[instinct.draw_by_instinct(state, out, n, weights, pace)])))
        won += game.places[seed % 2] == 1
    assert won >= 40


@pytest.mark.parametrize("name", games.shipped())
def test_a_search_that_stops_when_settled_decides_the_same(name: str) -> None:
    game = saqqara.new(name, seed=11)
    for number in range(6):
        quick = SearchBot("search", Budget(400, None), seed=number).choose(game)
        choices = SearchBot("search", Budget(400, None), seed=number).explain(game)["choices"]
        most = max(choice["visits"] for choice in choices)
        assert str(quick) in [choice["action"] for choice in choices if choice["visits"] == most]
        game.play(quick)
