"""Learning what positions are worth, by self-play: `python -m saqqara.bots.train_estimate amunre`.

The first generation learns from games played by instinct alone; each later one from games in which every seat searches, with the
estimate learned so far. A network (see `saqqara.bots.estimate`) is fitted to how those games ended, and half to what the search
thought of each position, which is less a matter of luck.
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
from saqqara.bots.estimate import FOLDER, MARGIN, OUT, POINTS, SCALE, SQUASHED, WEIGHTS, WIN, blank, read, with_room
from saqqara.bots.evaluation import judge
from saqqara.bots.instinct import tempted
from saqqara.bots.mcts import iterate
from saqqara.bots.search import cores
from saqqara.bots.train_instinct import setting
from saqqara.bots.tree import Tree, plant, rows, seed_tree, tuned
from saqqara.kernel.dispatch import features, legal, new, redact, step
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below
from saqqara.kernel.rulebook import Rulebook

AT_ONCE = 8
"""Games that a thread plays before it takes the next ones."""
NOTED = 256
"""Positions of one game that can be learned from, at most."""
ONE_IN = 2
"""How many decisions lie between two of them, on average; in games by instinct, which cost nothing, three times as many."""
REMEMBERED = 3
"""From how many generations with search one learns."""
LOOSELY = 6
"""One decision in so many is drawn from what the search has tried, instead of what it has tried most."""
BATCH = 1_024
RATE = 1e-3
DECAY = 1e-4
HELD_BACK = 20
"""One game in so many is not learned from, but tells how well the others were."""


class Lesson(NamedTuple):
    """Positions, and how their games ended."""

    states: Array
    ends: Array
    """By position, seat and output."""

    def __add__(self, other: object) -> Lesson:
        assert isinstance(other, Lesson)
        return Lesson(np.concatenate([self.states, other.states]), np.concatenate([self.ends, other.ends]))


# Playing


@rule
def play(
    tree: Any, g: Array, empty: Array, players: int, seed: Any, options: Array, components: Array, effort: int, noted: Array,
    thought: Array,
) -> int:  # fmt: skip
    """One game of a bot against itself; return how many of its positions were noted. The result is left in the tree."""
    g[0] = empty[0]
    new(g[0], players, np.uint64(seed), options, components)
    count, seldom = 0, ONE_IN if effort > 0 else 3 * ONE_IN
    while g[0].over == 0:
        n = legal(g[0], tree.out)
        action = int(tree.out[0])
        if n > 1:
            action = think(tree, g[0], effort) if effort > 0 else int(tree.out[tempted(g[0], tree.out, n, tree.weights, tree.pace)])
            if count < noted.shape[0] and below(tree.dice[0], seldom) == 0:
                noted[count] = g[0]
                sum_up(tree, thought[count])
                count += 1
        step(g[0], action, tree.log[0])
    tree.work[0] = g[0]
    judge(tree)
    return count


@rule
def sum_up(tree: Any, out: Array) -> None:
    """What a search thinks of its position: the mean of its results, seat by seat."""
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
def think(tree: Any, g: Any, effort: int) -> int:
    """The action that a search has tried most, or now and then another that it has tried."""
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
) -> list[Lesson]:
    """So many games, a lesson each."""
    task = progress.add_task(f"{rulebook.name}: {count:,} games", total=count)
    dice = random.Random(seed)
    seeds = [dice.getrandbits(53) for _ in range(0, count, AT_ONCE)]
    lessons: list[Lesson] = []
    with ThreadPoolExecutor(cores()) as pool:
        for found in pool.map(lambda seed: _session(rulebook, weights, effort, seed), seeds):
            lessons += found
            progress.advance(task, len(found))
    return lessons


def _session(rulebook: Rulebook, weights: dict[str, Array], effort: int, seed: int) -> list[Lesson]:
    dice = random.Random(seed)
    tree = _tree(rulebook, weights, effort)
    seed_tree(tree, np.uint64(seed))
    g, empty, noted = rows(rulebook.dtype, 1), rows(rulebook.dtype, 1), rows(rulebook.dtype, NOTED)
    thought = np.zeros((NOTED, *tree.result.shape))
    lessons = []
    for _ in range(AT_ONCE):
        players, options, components = setting(rulebook, dice)
        n = play(tree, g, empty, players, np.uint64(dice.getrandbits(53)), options, components, effort, noted, thought)
        ends = np.repeat(_outputs(tree, tree.result)[None], n, axis=0)
        if effort:
            ends = (ends + _outputs(tree, thought[:n])) / 2
        ends[..., POINTS] = g[0].score
        ends[:, players:] = 0
        lessons.append(Lesson(noted[:n].copy(), ends))
    return lessons


def _outputs(tree: Tree, results: Array) -> Array:
    """Results (utility, win, margin) as the network puts them; its points are not among them."""
    outputs = np.zeros((*results.shape[:-1], OUT), np.float32)
    share = float(tree.tuning[0].win)
    outputs[..., WIN] = results[..., 1]
    outputs[..., SQUASHED] = (results[..., 0] - share * results[..., 1]) / (1 - share)
    outputs[..., MARGIN] = results[..., 2]
    return outputs


def _tree(rulebook: Rulebook, weights: dict[str, Array], effort: int) -> Tree:
    return plant(rulebook, 2 * effort + 64, tuned(rulebook.name))._replace(net=with_room(rulebook, weights))


# Learning


@rule
def describe(states: Array, seats: Array, common: Array) -> None:
    """The features of many positions."""
    for i in range(states.size):
        features(states[i], seats[i], common[i])


class Learner:
    """Fits the network by gradients, with Adam's rule for the size of each step."""

    def __init__(self, rulebook: Rulebook, weights: dict[str, Array]) -> None:
        self.rulebook = rulebook
        self.weights = weights
        self._mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._spread = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def learn(self, lesson: Lesson, rate: float) -> float:
        """One step for these positions; return the loss before it."""
        loss, gradients = self.gradients(lesson)
        self._steps += 1
        for name, gradient in gradients.items():
            mean, spread = self._mean[name], self._spread[name]
            mean += 0.1 * (gradient - mean)
            spread += 0.001 * (gradient**2 - spread)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(spread / (1 - 0.999**self._steps)) + 1e-8)
            self.weights[name] -= rate * (step + DECAY * self.weights[name])
        return loss

    def loss(self, lesson: Lesson) -> float:
        return float(np.mean([self.gradients(part)[0] for part in parts(lesson, None)]))

    def gradients(self, lesson: Lesson) -> tuple[float, dict[str, Array]]:
        """The mean loss of these positions, and how it changes with each weight."""
        w, n, hidden = self.weights, len(lesson.states), self.weights["bias"].size
        x = np.zeros((n, self.rulebook.seats, self.rulebook.features[0]), np.float32)
        c = np.zeros((n, self.rulebook.features[1]), np.float32)
        describe(lesson.states, x, c)
        there = (np.arange(self.rulebook.seats) < lesson.states["players"][:, None])[..., None]
        both = (x @ w["seat"]) * there
        table = (c @ w["common"] + w["bias"])[:, None] + both[..., hidden:].sum(axis=1, keepdims=True)
        first = np.maximum(0, both[..., :hidden] + table - both[..., hidden:]) * there
        second = np.maximum(0, first @ w["second"] + w["second_bias"])
        out = second @ w["out"] + w["out_bias"]
        loss, slope = _compare(out, lesson.ends, there)

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


def _compare(out: Array, ends: Array, there: Array) -> tuple[float, Array]:
    """The loss: cross-entropy of wins and of squashed margins, and a little of squares of margins and points; and its slope."""
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


def parts(lesson: Lesson, chance: np.random.Generator | None) -> Iterator[Lesson]:
    """The lesson in batches, shuffled if there is chance."""
    order = np.arange(len(lesson.states)) if chance is None else chance.permutation(len(lesson.states))
    for start in range(0, len(order), BATCH):
        chosen = order[start : start + BATCH]
        yield Lesson(lesson.states[chosen], lesson.ends[chosen])


def first_weights(rulebook: Rulebook, seed: int) -> dict[str, Array]:
    """Small ones at random."""
    chance = np.random.default_rng(seed)
    weights = blank(rulebook)
    for name in ("seat", "common", "second", "out"):
        shape = weights[name].shape
        weights[name][:] = chance.normal(0, 1, shape) * np.sqrt(1 / shape[0])
    return weights


def fit(
    rulebook: Rulebook, weights: dict[str, Array], lessons: list[Lesson], epochs: int, rate: float, seed: int
) -> dict[str, Array]:
    """The weights after learning from these games."""
    chance = np.random.default_rng(seed)
    held = sum(lessons[1 + HELD_BACK :: HELD_BACK], lessons[1])
    lesson = Lesson(
        *(np.concatenate(each) for each in zip(*(one for i, one in enumerate(lessons) if i % HELD_BACK != 1), strict=True))
    )
    learner = Learner(rulebook, {name: weight.copy() for name, weight in weights.items()})
    print(
        f"{len(lesson.states):,} positions of {len(lessons):,} games; loss of those held back {learner.loss(held):.4f}", flush=True
    )
    steps, done = epochs * -(-len(lesson.states) // BATCH), 0
    for _ in range(epochs):
        losses = []
        for part in parts(lesson, chance):
            losses.append(learner.learn(part, rate * (1 - done / steps)))
            done += 1
        print(f"  loss {np.mean(losses):.4f}, of those held back {learner.loss(held):.4f}", flush=True)
    return learner.weights


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m saqqara.bots.train_estimate", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--go-on", action="store_true", help="begin with the network in the folder, not with games by instinct")
    parser.add_argument("--epochs", type=int, default=3, help="how often each generation's positions are learned from")
    parser.add_argument("--first", type=int, default=24_000, help="games by instinct")
    parser.add_argument("--games", type=int, default=1_000, help="games of each generation with search")
    parser.add_argument("--generations", type=int, default=6, help="generations with search")
    parser.add_argument("--iterations", type=int, default=100, help="how much each decision of theirs is thought about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the network goes, after each generation")
    chosen = parser.parse_args()
    rulebook = games.find(chosen.game)
    file = chosen.folder / f"{rulebook.name}.npz"
    weights = read(file) if chosen.go_on else first_weights(rulebook, chosen.seed)
    played: list[list[Lesson]] = []
    with Progress() as progress:
        for generation in range(int(chosen.go_on), chosen.generations + 1):
            count, effort = (chosen.games, chosen.iterations) if generation else (chosen.first, 0)
            lessons = self_play(rulebook, weights, count, effort, chosen.seed + generation, progress)
            played = [*played[1 - REMEMBERED :], lessons] if generation > 1 else [lessons]
            rate = RATE / 2 if generation else RATE
            weights = fit(rulebook, weights, [lesson for each in played for lesson in each], chosen.epochs, rate, chosen.seed)
            file.parent.mkdir(parents=True, exist_ok=True)
            stored: dict[str, Any] = {name: weights[name].astype(np.float16) for name in WEIGHTS}
            np.savez_compressed(file, **stored)


if __name__ == "__main__":
    main()
