"""Train an estimate by self-play: `python -m saqqara.bots.train_estimate amunre`.

The first generation is trained on games played by instinct alone, each later one on games in which every seat searches with the
estimate so far. The network (see `saqqara.bots.estimate`) is fitted half to how those games ended, and half to the results of the
search in each position, which depend less on luck.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress

from saqqara import games
from saqqara.bots.estimate import FOLDER, MARGIN, OUT, POINTS, SCALE, SQUASHED, WEIGHTS, WIN, blank, read, with_buffers
from saqqara.bots.evaluation import judge
from saqqara.bots.instinct import draw_by_instinct
from saqqara.bots.mcts import iterate
from saqqara.bots.search import cores
from saqqara.bots.train_instinct import random_setup
from saqqara.bots.tree import Tree, plant, rows, seed_tree, tuned
from saqqara.kernel.dispatch import features, legal, new, redact, step
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below
from saqqara.kernel.rulebook import Rulebook

AT_ONCE = 8
"""Games per task of a thread."""
NOTED = 256
"""The most positions of one game to train on."""
ONE_IN = 2
"""Decisions per position to train on, on average; three times as many in games by instinct, which cost little."""
REMEMBERED = 3
"""The number of generations with search to train on."""
LOOSELY = 6
"""One decision in this many is drawn in proportion to the search's tries, instead of taking the most tried."""
BATCH = 1_024
RATE = 1e-3
DECAY = 1e-4
HELD_BACK = 20
"""One game in this many is held back for validation."""


class Examples(NamedTuple):
    """Positions, and the outputs that the network should have for them."""

    states: Array
    ends: Array
    """Target outputs, by position and seat."""

    def __add__(self, other: object) -> Examples:
        assert isinstance(other, Examples)
        return Examples(np.concatenate([self.states, other.states]), np.concatenate([self.ends, other.ends]))


# Playing


@rule
def play(
    tree: Any, g: Array, empty: Array, players: int, seed: Any, options: Array, components: Array, effort: int, noted: Array,
    thought: Array,
) -> int:  # fmt: skip
    """Play one game of a bot against itself; return how many positions were recorded. The tree then holds the result."""
    g[0] = empty[0]
    new(g[0], players, np.uint64(seed), options, components)
    count, seldom = 0, ONE_IN if effort > 0 else 3 * ONE_IN
    while g[0].over == 0:
        n = legal(g[0], tree.out)
        action = int(tree.out[0])
        if n > 1:
            if effort > 0:
                action = search(tree, g[0], effort)
            else:
                action = int(tree.out[draw_by_instinct(g[0], tree.out, n, tree.weights, tree.pace)])
            if count < noted.shape[0] and below(tree.dice[0], seldom) == 0:
                noted[count] = g[0]
                mean_results(tree, thought[count])
                count += 1
        step(g[0], action, tree.log[0])
    tree.work[0] = g[0]
    judge(tree)
    return count


@rule
def mean_results(tree: Any, out: Array) -> None:
    """Write the mean of a search's results, seat by seat."""
    out[:] = 0.0
    every = 0
    for action in range(tree.tries.size):
        every += tree.tries[action]
    for action in range(tree.tries.size):
        if tree.tries[action] > 0:
            for seat in range(out.shape[0]):
                for column in range(out.shape[1]):
                    out[seat, column] += tree.tally[action, seat, column] / every


@rule
def search(tree: Any, g: Any, effort: int) -> int:
    """Search; return the action tried most, or sometimes another one that was tried."""
    seat = int(g.mover)
    tree.root[0] = g
    redact(tree.root[0], seat)
    tree.slots[:] = 0
    tree.used[:] = 0
    tree.tries[:] = 0
    tree.tally[:] = 0.0
    iterate(tree, seat, effort)
    best, mark = 0, below(tree.dice[0], effort) if below(tree.dice[0], LOOSELY) == 0 else effort
    for action in range(tree.tries.size):
        if tree.tries[action] > tree.tries[best]:
            best = action
        mark -= tree.tries[action]
        if mark < 0:
            return action
    return best


def self_play(
    rulebook: Rulebook, weights: dict[str, Array], count: int, effort: int, seed: int, progress: Progress
) -> list[Examples]:
    """Play this many games; return the examples of each."""
    task = progress.add_task(f"{rulebook.name}: {count:,} games", total=count)
    dice = random.Random(seed)
    seeds = [dice.getrandbits(53) for _ in range(0, count, AT_ONCE)]
    played_games: list[Examples] = []
    with ThreadPoolExecutor(cores()) as pool:
        for found in pool.map(lambda seed: _self_play_task(rulebook, weights, effort, seed), seeds):
            played_games += found
            progress.advance(task, len(found))
    return played_games


def _self_play_task(rulebook: Rulebook, weights: dict[str, Array], effort: int, seed: int) -> list[Examples]:
    dice = random.Random(seed)
    tree = _tree(rulebook, weights, effort)
    seed_tree(tree, np.uint64(seed))
    g, empty, noted = rows(rulebook.dtype, 1), rows(rulebook.dtype, 1), rows(rulebook.dtype, NOTED)
    thought = np.zeros((NOTED, *tree.result.shape))
    played_games = []
    for _ in range(AT_ONCE):
        players, options, components = random_setup(rulebook, dice)
        n = play(tree, g, empty, players, np.uint64(dice.getrandbits(53)), options, components, effort, noted, thought)
        ends = np.repeat(_outputs(tree, tree.result)[None], n, axis=0)
        if effort:
            ends = (ends + _outputs(tree, thought[:n])) / 2
        ends[..., POINTS] = g[0].score
        ends[:, players:] = 0
        played_games.append(Examples(noted[:n].copy(), ends))
    return played_games


def _outputs(tree: Tree, results: Array) -> Array:
    """Convert results (utility, win, margin) to the network's outputs, with points left at 0."""
    outputs = np.zeros((*results.shape[:-1], OUT), np.float32)
    share = float(tree.tuning[0].win)
    outputs[..., WIN] = results[..., 1]
    outputs[..., SQUASHED] = (results[..., 0] - share * results[..., 1]) / (1 - share)
    outputs[..., MARGIN] = results[..., 2]
    return outputs


def _tree(rulebook: Rulebook, weights: dict[str, Array], effort: int) -> Tree:
    return plant(rulebook, 2 * effort + 64, tuned(rulebook.name))._replace(net=with_buffers(rulebook, weights))


# Training


@rule
def describe(states: Array, seats: Array, common: Array) -> None:
    """Write the features of many positions."""
    for i in range(states.size):
        features(states[i], seats[i], common[i])


class Trainer:
    """Fits the network by gradient descent with Adam."""

    def __init__(self, rulebook: Rulebook, weights: dict[str, Array]) -> None:
        self.rulebook = rulebook
        self.weights = weights
        self._mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._spread = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def update(self, examples: Examples, rate: float) -> float:
        """Take one step on these positions; return the loss before it."""
        loss, gradients = self.gradients(examples)
        self._steps += 1
        for name, gradient in gradients.items():
            mean, spread = self._mean[name], self._spread[name]
            mean += 0.1 * (gradient - mean)
            spread += 0.001 * (gradient**2 - spread)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(spread / (1 - 0.999**self._steps)) + 1e-8)
            self.weights[name] -= rate * (step + DECAY * self.weights[name])
        return loss

    def loss(self, examples: Examples) -> float:
        return float(np.mean([self.gradients(part)[0] for part in batches_of(examples, None)]))

    def gradients(self, examples: Examples) -> tuple[float, dict[str, Array]]:
        """The mean loss of these positions, and its gradient for each weight."""
        w, n, hidden = self.weights, len(examples.states), self.weights["bias"].size
        x = np.zeros((n, self.rulebook.seats, self.rulebook.features[0]), np.float32)
        c = np.zeros((n, self.rulebook.features[1]), np.float32)
        describe(examples.states, x, c)
        there = (np.arange(self.rulebook.seats) < examples.states["players"][:, None])[..., None]
        both = (x @ w["seat"]) * there
        table = (c @ w["common"] + w["bias"])[:, None] + both[..., hidden:].sum(axis=1, keepdims=True)
        first = np.maximum(0, both[..., :hidden] + table - both[..., hidden:]) * there
        second = np.maximum(0, first @ w["second"] + w["second_bias"])
        out = second @ w["out"] + w["out_bias"]
        loss, slope = _loss_and_slope(out, examples.ends, there)

        flat = first.reshape(-1, hidden)
        back = slope @ w["out"].T * (second > 0)
        below = back @ w["second"].T * (first > 0)
        every = below.sum(axis=1)
        seat = np.concatenate([below, (every[:, None] - below) * there], axis=-1)
        return loss, {
            "seat": x.reshape(-1, x.shape[-1]).T @ seat.reshape(-1, 2 * hidden),
            "common": c.T @ every,
            "bias": every.sum(axis=0),
            "second": flat.T @ back.reshape(-1, back.shape[-1]),
            "second_bias": back.sum(axis=(0, 1)),
            "out": second.reshape(-1, second.shape[-1]).T @ slope.reshape(-1, OUT),
            "out_bias": slope.sum(axis=(0, 1)),
        }


def _loss_and_slope(out: Array, ends: Array, there: Array) -> tuple[float, Array]:
    """The loss and its slope: cross-entropy of wins and squashed margins, plus a little squared error of margins and points."""
    n = len(out)
    logits = np.where(there[..., 0], out[..., WIN], -1e9)
    win = np.exp(logits - logits.max(axis=1, keepdims=True))
    win /= win.sum(axis=1, keepdims=True)
    squashed = 1 / (1 + np.exp(-out[..., SQUASHED]))
    goal = ends.copy()
    goal[..., [MARGIN, POINTS]] /= SCALE
    slope = np.zeros_like(out)
    slope[..., WIN] = win - goal[..., WIN]
    slope[..., SQUASHED] = squashed - goal[..., SQUASHED]
    slope[..., MARGIN:] = 0.2 * (out[..., MARGIN:] - goal[..., MARGIN:])
    slope *= there / n
    tiny = 1e-7
    losses = (
        -goal[..., WIN] * np.log(win + tiny)
        - goal[..., SQUASHED] * np.log(squashed + tiny)
        - (1 - goal[..., SQUASHED]) * np.log(1 - squashed + tiny)
        + 0.1 * ((out[..., MARGIN:] - goal[..., MARGIN:]) ** 2).sum(axis=-1)
    )
    return float((losses * there[..., 0]).sum() / n), slope.astype(np.float32)


def batches_of(examples: Examples, chance: np.random.Generator | None) -> Iterator[Examples]:
    """The examples in batches, shuffled if a generator is given."""
    order = np.arange(len(examples.states)) if chance is None else chance.permutation(len(examples.states))
    for start in range(0, len(order), BATCH):
        chosen = order[start : start + BATCH]
        yield Examples(examples.states[chosen], examples.ends[chosen])


def first_weights(rulebook: Rulebook, seed: int) -> dict[str, Array]:
    """Small random weights to start from."""
    chance = np.random.default_rng(seed)
    weights = blank(rulebook)
    for name in ("seat", "common", "second", "out"):
        shape = weights[name].shape
        weights[name][:] = chance.normal(0, 1, shape) * np.sqrt(1 / shape[0])
    return weights


def fit(
    rulebook: Rulebook, weights: dict[str, Array], played_games: list[Examples], epochs: int, rate: float, seed: int
) -> dict[str, Array]:
    """Return the weights after training on these games."""
    chance = np.random.default_rng(seed)
    held = sum(played_games[1 + HELD_BACK :: HELD_BACK], played_games[1])
    examples = Examples(
        *(np.concatenate(each) for each in zip(*(one for i, one in enumerate(played_games) if i % HELD_BACK != 1), strict=True))
    )
    trainer = Trainer(rulebook, {name: weight.copy() for name, weight in weights.items()})
    print(
        f"{len(examples.states):,} positions of {len(played_games):,} games; loss on validation games {trainer.loss(held):.4f}",
        flush=True,
    )
    steps, done = epochs * -(-len(examples.states) // BATCH), 0
    for _ in range(epochs):
        losses = []
        for part in batches_of(examples, chance):
            losses.append(trainer.update(part, rate * (1 - done / steps)))
            done += 1
        print(f"  loss {np.mean(losses):.4f}, on validation games {trainer.loss(held):.4f}", flush=True)
    return trainer.weights


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m saqqara.bots.train_estimate", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--go-on", action="store_true", help="start from the network in the folder, not from games by instinct")
    parser.add_argument("--epochs", type=int, default=3, help="passes over the positions of each generation")
    parser.add_argument("--first", type=int, default=24_000, help="games by instinct")
    parser.add_argument("--games", type=int, default=1_000, help="games of each generation with search")
    parser.add_argument("--generations", type=int, default=6, help="generations with search")
    parser.add_argument("--iterations", type=int, default=100, help="iterations per decision in these games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the network is written after each generation")
    chosen = parser.parse_args()
    rulebook = games.find(chosen.game)
    file = chosen.folder / f"{rulebook.name}.npz"
    weights = read(file) if chosen.go_on else first_weights(rulebook, chosen.seed)
    played: list[list[Examples]] = []
    with Progress() as progress:
        for generation in range(int(chosen.go_on), chosen.generations + 1):
            count, effort = (chosen.games, chosen.iterations) if generation else (chosen.first, 0)
            played_games = self_play(rulebook, weights, count, effort, chosen.seed + generation, progress)
            played = [*played[1 - REMEMBERED :], played_games] if generation > 1 else [played_games]
            rate = RATE / 2 if generation else RATE
            weights = fit(rulebook, weights, [examples for each in played for examples in each], chosen.epochs, rate, chosen.seed)
            file.parent.mkdir(parents=True, exist_ok=True)
            stored: dict[str, Any] = {name: weights[name].astype(np.float16) for name in WEIGHTS}
            np.savez_compressed(file, **stored)


if __name__ == "__main__":
    main()
