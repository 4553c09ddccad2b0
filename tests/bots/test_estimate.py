"""Estimates: the networks that ship, compiled and plain evaluation, training, and their use in a search."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rich.progress import Progress

import saqqara
from saqqara import games
from saqqara.bots import estimate
from saqqara.bots.estimate import MARGIN, OUT, POINTS, SQUASHED, WIN
from saqqara.bots.mcts import iterate
from saqqara.bots.train_estimate import Examples, Trainer, batches_of, first_weights, fit, self_play
from saqqara.bots.tree import Tuning, plant, seed_tree, tuned

NETWORKS = sorted(path.stem for path in estimate.FOLDER.glob("*.npz"))


@pytest.fixture(scope="module")
def played_games() -> list[Examples]:
    """Examples from some games by instinct."""
    rulebook = games.find("amunre")
    with Progress(disable=True) as progress:
        return self_play(rulebook, first_weights(rulebook, 1), 96, 0, 5, progress)


def together(played_games: list[Examples]) -> Examples:
    return sum(played_games[1:], played_games[0])


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_fits_its_game(name: str) -> None:
    rulebook = games.find(name)
    net = estimate.load(rulebook)
    for weight, expected in estimate.blank(rulebook).items():
        assert getattr(net, weight).shape == expected.shape
        assert np.isfinite(getattr(net, weight)).all()


def test_games_without_a_network_are_played_out() -> None:
    rulebook = games.find("kheops")
    assert "kheops" not in NETWORKS
    assert estimate.load(rulebook).bias.size == 0
    found = saqqara.bot("search:50", seed=1).explain(saqqara.new("kheops", seed=3))
    assert sum(choice["visits"] for choice in found["choices"]) == 50


def test_the_network_of_amunre_knows_who_is_ahead(played_games: list[Examples]) -> None:
    """Late in games by instinct, the seat that it favours wins far more often than a random seat."""
    rulebook, out = games.find("amunre"), np.zeros((5, OUT))
    net, right, fair = estimate.load(rulebook), 0, 0.0
    for examples in played_games:
        g = examples.states[-1:].view(np.recarray)[0]
        players = int(g.players)
        estimate.estimate(g, net, out)
        assert out[:players, WIN].sum() == pytest.approx(1)
        assert ((out[:players, SQUASHED] > 0) & (out[:players, SQUASHED] < 1)).all()
        right += examples.ends[-1, int(out[:players, WIN].argmax()), WIN] > 0
        fair += 1 / players
    assert right > 2 * fair


def test_compiled_and_plain_evaluation_agree(played_games: list[Examples]) -> None:
    rulebook, examples, out = games.find("amunre"), together(played_games), np.zeros((5, OUT))
    net, weights = estimate.load(rulebook), {name: getattr(estimate.load(rulebook), name) for name in estimate.WEIGHTS}
    for i in range(0, len(examples.states), 97):
        g = examples.states[i : i + 1].view(np.recarray)[0]
        estimate.estimate(g, net, out)
        plain = plainly(rulebook, weights, g)
        np.testing.assert_allclose(out[: int(g.players)], plain, rtol=1e-3, atol=1e-4)


def plainly(rulebook: Any, w: dict[str, Any], g: Any) -> Any:
    """The same network in five lines."""
    players = int(g.players)
    x, c = np.zeros((5, rulebook.features[0]), np.float32), np.zeros(rulebook.features[1], np.float32)
    rulebook.rules.features(g, x, c)
    own, others = np.split(x[:players] @ w["seat"], 2, axis=1)
    first = np.maximum(0, own + others.sum(axis=0) - others + c @ w["common"] + w["bias"])
    out = np.maximum(0, first @ w["second"] + w["second_bias"]) @ w["out"] + w["out_bias"]
    out[:, WIN] = np.exp(out[:, WIN]) / np.exp(out[:, WIN]).sum()
    out[:, SQUASHED] = 1 / (1 + np.exp(-out[:, SQUASHED]))
    out[:, [MARGIN, POINTS]] *= estimate.SCALE
    return out


def test_gradients_are_those_of_the_loss(played_games: list[Examples]) -> None:
    rulebook, examples = games.find("amunre"), next(batches_of(together(played_games), np.random.default_rng(1)))
    examples = Examples(examples.states[:20], examples.ends[:20])
    trainer = Trainer(rulebook, {name: weight.astype(np.float64) for name, weight in first_weights(rulebook, 2).items()})
    _, gradients = trainer.gradients(examples)
    for name, gradient in gradients.items():
        for place in np.argwhere(abs(gradient) > 1e-3)[::997][:5]:
            at, around = tuple(place), []
            for change in (1e-5, -2e-5):
                trainer.weights[name][at] += change
                around.append(trainer.gradients(examples)[0])
            trainer.weights[name][at] += 1e-5
            assert (around[0] - around[1]) / 2e-5 == pytest.approx(gradient[at], rel=1e-2, abs=1e-4)


def test_training_predicts_games_that_it_has_not_seen(played_games: list[Examples]) -> None:
    rulebook = games.find("amunre")
    weights = first_weights(rulebook, 1)
    learned = fit(rulebook, weights, played_games[:64], epochs=4, rate=1e-3, seed=1)
    unseen = together(played_games[64:])
    assert Trainer(rulebook, learned).loss(unseen) < 0.9 * Trainer(rulebook, weights).loss(unseen)


def test_games_with_search_give_examples_too() -> None:
    rulebook = games.find("amunre")
    with Progress(disable=True) as progress:
        (examples, *_) = self_play(rulebook, first_weights(rulebook, 1), 8, 3, 5, progress)
    assert len(examples.states) > 10
    assert examples.ends[0, :, WIN].sum() == pytest.approx(1)
    assert (examples.ends[..., POINTS] == examples.ends[0, :, POINTS]).all()
    assert ((examples.ends[..., SQUASHED] >= 0) & (examples.ends[..., SQUASHED] <= 1)).all()
    assert (examples.states["over"] == 0).all()


def test_the_estimate_evaluates_the_end_of_the_tree() -> None:
    """One iteration credits the estimate of the position after the first choice."""
    game = saqqara.new("amunre", seed=3)
    tree = plant(game.rulebook, 50, Tuning())
    tree.root[0] = game.known(int(game.mover or 0))
    seed_tree(tree, np.uint64(3))
    iterate(tree, int(game.mover or 0), 1)
    assert tree.work[0].decisions - tree.root[0].decisions == 1
    np.testing.assert_allclose(tree.result[:3, 1], tree.worth[:3, WIN])
    np.testing.assert_allclose(tree.result[:3, 2], tree.worth[:3, MARGIN])
    assert tree.result[:3, 0] == pytest.approx(0.5 * tree.worth[:3, WIN] + 0.5 * tree.worth[:3, SQUASHED])
    tree = plant(game.rulebook, 50, Tuning(estimate=0.0))
    tree.root[0] = game.known(int(game.mover or 0))
    iterate(tree, int(game.mover or 0), 1)
    assert tree.work[0].over == 1


def test_a_bot_can_be_asked_to_play_games_out() -> None:
    assert tuned("amunre").estimate == 1
    game = saqqara.new("amunre", seed=3)
    found = [saqqara.bot(name, seed=1).explain(game)["choices"] for name in ("search:60", "search:60/estimate=0")]
    assert found[0] != found[1]
