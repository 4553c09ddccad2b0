"""Train an instinct by self-play: `python -m saqqara.bots.train_instinct amunre`.

Policy gradients on a table of weights: all seats play by the table, and each action that a seat took gains weight by how much
better the seat did than the mean of its game. Each batch of games has a random number of players and random options.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

from saqqara import games
from saqqara.bots.evaluation import judge
from saqqara.bots.instinct import FOLDER, STRETCHES, draw_by_instinct, phases, stretch
from saqqara.bots.tree import Tuning, plant, rows
from saqqara.kernel.dispatch import legal, new, step
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.table.options import encode_components, encode_options

DECISIONS = 4_096
"""The most decisions of one game to train on."""
CHOICES = 64
"""Average room for the legal actions of each decision."""
BOUND = 4.0
"""Logarithms of weights stay within this distance of 0."""
RATE = 0.05
SMOOTHING = 0.001
"""How much one game changes the moving average of results."""


@rule
def accumulate_gradient(
    tree: Any, empty: Array, count: int, players: int, seed: Any, options: Array, components: Array,
    weights: Array, pace: Array, taken: Array, choices: Array, gradient: Array, usual: Array,
) -> int:  # fmt: skip
    """Play this many games by the weights and add up the gradient; return the number of decisions."""
    decisions = 0
    g = tree.work[0]
    for game in range(count):
        tree.work[0] = empty[0]
        new(g, players, np.uint64(seed + game), options, components)
        noted = 0
        filled = 0
        while g.over == 0:
            n = legal(g, tree.out)
            decisions += 1
            at = 0
            if n > 1:
                at = draw_by_instinct(g, tree.out, n, weights, pace)
                if noted < taken.shape[0] and filled + n <= choices.size:
                    taken[noted, 0] = g.mover
                    taken[noted, 1] = stretch(weights, pace, g.decisions)
                    taken[noted, 2] = g.phase
                    taken[noted, 3] = n
                    taken[noted, 4] = tree.out[at]
                    for i in range(n):
                        choices[filled + i] = tree.out[i]
                    filled += n
                    noted += 1
            step(g, int(tree.out[at]), tree.log[0])
        judge(tree)
        add_policy_gradient(tree.result, baseline(tree, players, usual), weights, taken, noted, choices, gradient)
    return decisions


@rule
def baseline(tree: Any, players: int, usual: Array) -> float:
    """The result that a seat could expect: the mean of its game.

    If own points count, it is the mean of earlier games, because all seats may gain at once.
    """
    mean = 0.0
    for seat in range(players):
        mean += tree.result[seat, 0] / players
    if tree.tuning[0].own == 0:
        return mean
    before = float(usual[players])
    usual[players] += SMOOTHING * (mean - before)
    return before


@rule
def add_policy_gradient(
    result: Array, mean: float, weights: Array, taken: Array, noted: int, choices: Array, gradient: Array
) -> None:
    """Add the gradient: actions taken gain by their seat's result minus the baseline, and their alternatives lose."""
    start = 0
    for k in range(noted):
        row = weights[taken[k, 1], taken[k, 2]]
        change = gradient[taken[k, 1], taken[k, 2]]
        n = taken[k, 3]
        gain = result[taken[k, 0], 0] - mean
        every = 0.0
        for i in range(n):
            every += row[choices[start + i]]
        for i in range(n):
            change[choices[start + i]] -= gain * row[choices[start + i]] / every
        change[taken[k, 4]] += gain
        start += n


def train(name: str, batches: int, size: int, seed: int, own: float = 0.0) -> tuple[Array, Array]:
    """Return the logarithm of every weight, and the decisions per stretch. `own` is the share of own points in the result."""
    rulebook = games.find(name)
    tree = plant(rulebook, 1, Tuning(own=own))
    empty = rows(rulebook.dtype, 1)
    dice = random.Random(seed)
    shape = (STRETCHES, phases(rulebook), rulebook.actions.total)
    taste, mean, spread = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    taken, choices = np.zeros((DECISIONS, 5), np.int64), np.zeros(DECISIONS * CHOICES, np.int64)
    pace, usual = np.array([1 << 20], np.int64), np.full(rulebook.seats + 1, 0.5)
    with Progress() as progress:
        for batch in progress.track(range(1, batches + 1), description=name):
            gradient = np.zeros(shape)
            players, options, components = random_setup(rulebook, dice)
            decisions = accumulate_gradient(
                tree, empty, size, players, np.uint64(dice.getrandbits(53)), options, components,
                np.exp(taste).astype(np.float32), pace, taken, choices, gradient, usual,
            )  # fmt: skip
            if batch % 50 == 1:
                pace[0] = max(1, decisions // size // STRETCHES)
            gradient /= size
            mean = 0.9 * mean + 0.1 * gradient
            spread = 0.99 * spread + 0.01 * gradient**2
            rate = RATE * min(1.0, 2.0 * (batches - batch + 1) / batches)
            taste += rate * (mean / (1 - 0.9**batch)) / (np.sqrt(spread / (1 - 0.99**batch)) + 1e-7)
            np.clip(taste, -BOUND, BOUND, out=taste)
    return taste, pace


def random_setup(rulebook: Any, dice: random.Random) -> tuple[int, Array, Array]:
    """A random number of players and random options, all equally likely, with the standard components."""
    options = {option.name: dice.choice(option.values) for option in rulebook.options}
    components = None
    if rulebook.components:
        options[rulebook.components.option] = rulebook.components.names()[0]
        components = rulebook.components.load(rulebook.components.names()[0])
    return dice.choice(rulebook.players), encode_options(rulebook, options), encode_components(rulebook, components)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m saqqara.bots.train_instinct", description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--batches", type=int, default=600)
    parser.add_argument("--size", type=int, default=500, help="games per batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own", type=float, default=0.0, help="the share of a seat's own points in the result")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the tables are written")
    chosen = parser.parse_args()
    for name in chosen.games:
        taste, pace = train(name, chosen.batches, chosen.size, chosen.seed, chosen.own)
        chosen.folder.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(chosen.folder / f"{name}.npz", taste=taste.astype(np.float16), pace=pace)


if __name__ == "__main__":
    main()
