"""A learner for Kheops that finds out by self-play what a position is worth, and then beats `greedy`.

    python examples/value_learning.py [--generations 8] [--plot curve.png]

It plays against itself and looks a few decisions ahead. After each generation it fits, by least squares, how the points that the
forecast shows at each stage of a game turn into the final margin. The first games are played at random. Looking ahead with the
plain forecast, without any learning, already beats `greedy`; that share is measured first, for comparison with the curve.

It needs NumPy and Numba, one core, and a minute or two, nearly all of it for the matches that show the progress. Nothing here knows
the rules of Kheops, but other games may need other features.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import saqqara
from saqqara.bots import Bot, bot
from saqqara.kernel import Array, Silence, below, rule, seed_generator
from saqqara.kernel.dispatch import deal, forecast, legal, new, redact, step
from saqqara.learn import Batch
from saqqara.learn.setup import Setup

STAGES = 6
DEPTH = 3
RIDGE = 10.0
NOTHING = -1e30


class Workspace(NamedTuple):
    """Scratch buffers: arrays only, so that compiled code can take them as one argument."""

    path: Any
    """The positions looked at, one per level of the look-ahead, and one to start from."""
    lists: Array
    """Legal actions by level, with their number and how many of them were tried."""
    counts: Array
    tried: Array
    points: Array
    features: Array
    log: Any


@rule
def describe(g: Any, seat: int, points: Array, out: Array) -> None:
    """Write the features of a position for a seat: 1, its points by source, the others' points by source."""
    forecast(g, points)
    sources = points.shape[1]
    out[:] = 0.0
    out[0] = 1.0
    for each in range(g.players):
        first = 1 if each == seat else 1 + sources
        for source in range(sources):
            out[first + source] += points[each, source]


@rule
def stage(g: Any, length: int) -> int:
    return min(STAGES - 1, STAGES * int(g.decisions) // length)


@rule
def value(g: Any, seat: int, length: int, weights: Array, work: Any) -> float:
    """The expected final margin of a seat."""
    describe(g, seat, work.points, work.features)
    row = weights[stage(g, length)]
    expected = 0.0
    for k in range(work.features.size):
        expected += row[k] * work.features[k]
    return expected


@rule
def decide(g: Any, length: int, weights: Array, work: Any) -> int:
    """The first of the mover's next few decisions that together lead to the best position it can reach before others decide.

    `g` holds no secrets: what its mover cannot know has been dealt at random.
    """
    path, counts, tried = work.path, work.counts, work.tried
    seat = int(g.mover)
    path[0] = g
    counts[0], tried[0] = legal(path[0], work.lists[0]), 0
    first, best, chosen, level = 0, NOTHING, 0, 0
    while level >= 0:
        if tried[level] == counts[level]:
            level -= 1
            continue
        action = int(work.lists[level, tried[level]])
        tried[level] += 1
        if level == 0:
            first = action
        path[level + 1] = path[level]
        step(path[level + 1], action, work.log[0])
        after = path[level + 1]
        if after.over == 0 and after.mover == seat and level + 1 < DEPTH:
            level += 1
            counts[level], tried[level] = legal(path[level], work.lists[level]), 0
            continue
        found = value(after, seat, length, weights, work)
        if found > best:
            best, chosen = found, first
    return chosen


@rule
def self_play(
    g: Any, blank: Any, dice: Any, seed: int, players: int, options: Array, components: Array, chance: int, length: int,
    weights: Array, work: Any, rows: Array, notes: Array,
) -> int:  # fmt: skip
    """Play one game, `chance` in 100 decisions at random; record each position that a seat hands on, and return how many."""
    g[0] = blank[0]
    new(g[0], players, np.uint64(seed), options, components)
    seed_generator(dice[0], np.uint64(seed) + np.uint64(1 << 40))
    noted = 0
    while g[0].over == 0:
        seat = int(g[0].mover)
        if below(dice[0], 100) < chance:
            action = int(work.lists[0, below(dice[0], legal(g[0], work.lists[0]))])
        else:
            start = work.path[DEPTH + 1]
            work.path[DEPTH + 1] = g[0]
            redact(start, seat)
            deal(start, seat, np.uint64(below(dice[0], 1 << 30)))
            action = decide(start, length, weights, work)
        step(g[0], action, work.log[0])
        if g[0].over == 0 and g[0].mover != seat and noted < rows.shape[0]:
            describe(g[0], seat, work.points, rows[noted])
            notes[noted, 0], notes[noted, 1] = seat, stage(g[0], length)
            noted += 1
    return noted


class Learner:
    """The weights, and what it takes to play by them and to fit them."""

    def __init__(self, setup: Setup, length: int) -> None:
        sources = len(setup.rulebook.sources)
        self.setup, self.length = setup, length
        self.weights = np.zeros((STAGES, 1 + 2 * sources))
        self._work = Workspace(
            path=np.zeros(DEPTH + 2, setup.rulebook.dtype),
            lists=np.zeros((DEPTH + 1, setup.actions + 1), np.int16),
            counts=np.zeros(DEPTH + 1, np.int64),
            tried=np.zeros(DEPTH + 1, np.int64),
            points=np.zeros((setup.rulebook.seats, sources), np.int16),
            features=np.zeros(1 + 2 * sources),
            log=np.zeros(1, Silence.dtype),  # type: ignore[attr-defined]
        )

    def trust_the_forecast(self) -> None:
        """Set the weights to the plain forecast: a seat's points minus the mean of the others'."""
        sources = len(self.setup.rulebook.sources)
        self.weights[:, 1 : 1 + sources] = 1
        self.weights[:, 1 + sources :] = -1 / (self.setup.players - 1)

    def choose(self, game: saqqara.Game, seed: int) -> int:
        """Return an action for the seat to move, from what that seat knows."""
        seat = int(game.mover or 0)
        known = game.known(seat)
        self.setup.rulebook.rules.deal(known, seat, np.uint64(seed))
        return decide(known, self.length, self.weights, self._work)

    def play(self, seeds: range, chance: int) -> tuple[Array, Array, Array]:
        """Play games against itself; return features, stages and final margins of all recorded positions."""
        g, blank, dice = (np.zeros(1, self.setup.rulebook.dtype) for _ in range(3))
        rows, notes = np.zeros((1000, self.weights.shape[1])), np.zeros((1000, 2), np.int64)
        rules = self.setup.players, self.setup.options, self.setup.components
        kept: list[tuple[Array, Array, Array]] = []
        for seed in seeds:
            n = self_play(g, blank, dice, seed, *rules, chance, self.length, self.weights, self._work, rows, notes)
            scores = g[0]["score"][: self.setup.players].astype(float)
            margins = scores - (scores.sum() - scores) / (self.setup.players - 1)
            kept.append((rows[:n].copy(), notes[:n, 1].copy(), margins[notes[:n, 0]]))
        features, stages, margins = (np.concatenate(each) for each in zip(*kept, strict=True))
        return features, stages, margins

    def fit(self, features: Array, stages: Array, margins: Array) -> None:
        """Fit the weights by ridge regression, stage by stage."""
        for each in range(STAGES):
            x, y = features[stages == each], margins[stages == each]
            if len(x):
                self.weights[each] = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)


def match(learner: Learner, opponent: Bot, n: int) -> float:
    """The share of games won against a bot on all other seats, with the learner's seat rotating; shared wins count in part."""
    won = 0.0
    players = learner.setup.players
    for seed in range(n):
        game, seat = saqqara.new(learner.setup.rulebook.name, players=players, seed=10**6 + seed // players), seed % players
        while not game.over:
            game.play(learner.choose(game, game.number) if game.mover == seat else opponent.choose(game))
        won += (seat in game.winners) / len(game.winners)
    return won / n


def without_learning(setup: Setup, tests: int) -> float:
    """The share of games that looking ahead with the plain forecast wins against `greedy`."""
    learner = Learner(setup, typical_length(setup))
    learner.trust_the_forecast()
    won = match(learner, bot("greedy", seed=1), tests)
    print(f"the forecast alone, without learning: wins {won:.0%} against greedy", flush=True)
    return won


def learn(setup: Setup, generations: int, tests: int) -> list[tuple[int, float]]:
    """Train generation by generation, each with twice as many games as the last, and print the share of wins after each."""
    learner = Learner(setup, typical_length(setup))
    greedy = bot("greedy", seed=1)
    curve = [(0, match(learner, greedy, tests))]
    print(f"untrained: wins {curve[0][1]:.0%} against greedy", flush=True)
    past: list[tuple[Array, Array, Array]] = []
    spent, played = 0.0, 0
    for generation in range(1, generations + 1):
        begun = time.perf_counter()
        seeds = range(played, 2 * played + 1)
        past.append(learner.play(seeds, 100 if generation <= 2 else 20))
        played = seeds.stop
        features, stages, margins = (np.concatenate(each) for each in zip(*past, strict=True))
        learner.fit(features, stages, margins)
        spent += time.perf_counter() - begun
        curve.append((played, match(learner, greedy, tests)))
        print(f"generation {generation}: {played} games, {spent:.0f} s, wins {curve[-1][1]:.0%} against greedy", flush=True)
    return curve


def typical_length(setup: Setup) -> int:
    """The number of decisions in a random game."""
    game = saqqara.new(setup.rulebook.name, players=setup.players, seed=0)
    chance = np.random.default_rng(0)
    while not game.over:
        game.play(int(chance.choice([action.number for action in game.actions()])))
    return game.number


def plot(curve: list[tuple[int, float]], forecast_alone: float, tests: int, title: str, file: Path) -> None:
    """Draw the learning curve with the error of each match, and the share of wins of the plain forecast."""
    import matplotlib.pyplot as plt

    games, wins = np.array(curve).T
    errors = 1.96 * np.sqrt(wins * (1 - wins) / tests)
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.errorbar(games, 100 * wins, 100 * errors, marker="o", capsize=3, label="learned")
    axes.axhline(100 * forecast_alone, color="tab:orange", linestyle="--", label="the forecast alone")
    axes.set_xscale("symlog", linthresh=1)
    axes.set_xticks(games, [f"{n:.0f}" for n in games])
    axes.axhline(50, color="grey", linestyle=":")
    axes.set(title=title, xlabel="games played against itself", ylabel="games won against greedy, in 100", ylim=(0, 104))
    axes.legend(loc="center left")
    figure.savefig(file, dpi=120, bbox_inches="tight")


def positive(text: str) -> int:
    """A whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text}")
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kheops")
    parser.add_argument("--players", type=int)
    parser.add_argument("--generations", type=positive, default=8)
    parser.add_argument("--tests", type=positive, default=100)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    setup = Batch(chosen.game, 1, chosen.players).setup
    forecast_alone = without_learning(setup, chosen.tests)
    curve = learn(setup, chosen.generations, chosen.tests)
    if chosen.plot:
        plot(curve, forecast_alone, chosen.tests, f"Learning {setup.rulebook.title} by self-play", chosen.plot)


if __name__ == "__main__":
    main()
