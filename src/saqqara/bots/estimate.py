"""What a position is worth to each seat before it is played out: a small network, learned by self-play.

Each seat is seen by its own features, by the sum of the others' and by what all have in common, with the same weights for every
seat, so that any number of players can be judged. The networks lie beside this module;
`python -m saqqara.bots.train_estimate` makes them.
"""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saqqara.kernel.dispatch import features
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook

FOLDER = Path(__file__).parent / "estimates"
HIDDEN, SECOND = 64, 32
WIN, SQUASHED, MARGIN, POINTS = range(4)
"""What comes out, seat by seat: the win as it goes into a softmax, the squashed margin likewise, margin and points."""
OUT = 4
SCALE = 20.0
"""Margin and points come out in these."""


class Estimate(NamedTuple):
    """Arrays only, so that compiled code can take it as it is; the last three are room to reckon."""

    seat: Array
    """Weights by feature of a seat: for itself, then for the others."""
    common: Array
    bias: Array
    second: Array
    second_bias: Array
    out: Array
    out_bias: Array
    seats: Array
    """Features by seat."""
    all: Array
    """Features common to all."""
    hidden: Array
    """By seat what it means to itself, then to the others; in the last row what all have in common."""


WEIGHTS = Estimate._fields[:7]


def load(rulebook: Rulebook) -> Estimate:
    """The estimate for a game; empty for one that was never learned."""
    return with_room(rulebook, _learned(rulebook.name) or blank(rulebook, 0, 0))


@cache
def _learned(name: str) -> dict[str, Array] | None:
    path = FOLDER / f"{name}.npz"
    return read(path) if path.exists() else None


def read(path: Path) -> dict[str, Array]:
    """The weights of a file."""
    with np.load(path) as stored:
        return {weight: stored[weight].astype(np.float32) for weight in WEIGHTS}


def blank(rulebook: Rulebook, hidden: int = HIDDEN, second: int = SECOND) -> dict[str, Array]:
    """Weights of 0."""
    seat, common = rulebook.features
    shapes = ((seat, 2 * hidden), (common, hidden), (hidden,), (hidden, second), (second,), (second, OUT), (OUT,))
    return {weight: np.zeros(shape, np.float32) for weight, shape in zip(WEIGHTS, shapes, strict=True)}


def with_room(rulebook: Rulebook, weights: dict[str, Array]) -> Estimate:
    """Weights, and room to reckon with them."""
    seat, common = rulebook.features
    return Estimate(
        **weights,
        seats=np.zeros((rulebook.seats, seat), np.float32),
        all=np.zeros(common, np.float32),
        hidden=np.zeros((rulebook.seats + 1, weights["seat"].shape[1]), np.float32),
    )


@rule
def estimate(g: Any, net: Any, out: Array) -> None:
    """out[seat] = win, squashed margin, margin and points to expect, for a state in which nothing is hidden."""
    players = int(g.players)
    features(g, net.seats, net.all)
    size = net.bias.size
    table = net.hidden[players]
    for j in range(size):
        table[j] = net.bias[j]
    add_up(net.all, net.common, table, size)
    for seat in range(players):
        mine = net.hidden[seat]
        mine[:] = np.float32(0)
        add_up(net.seats[seat], net.seat, mine, 2 * size)
        for j in range(size):
            table[j] += mine[size + j]
    best = -1e30
    for seat in range(players):
        tell(net, net.hidden[seat], table, out[seat])
        best = max(best, out[seat, WIN])
    every = 0.0
    for seat in range(players):
        out[seat, WIN] = exp(out[seat, WIN] - best)
        every += out[seat, WIN]
    for seat in range(players):
        out[seat, WIN] /= every


@rule
def add_up(given: Array, weights: Array, out: Array, size: int) -> None:
    """out += given @ weights. Most features are 0."""
    for i in range(given.size):
        value = given[i]
        if value != 0:
            row = weights[i]
            for j in range(size):
                out[j] += value * row[j]


@rule
def tell(net: Any, mine: Array, table: Array, out: Array) -> None:
    """From the first layer of a seat to what comes out for it."""
    size, second = net.bias.size, net.second_bias.size
    for j in range(size):
        mine[j] = max(np.float32(0), mine[j] + table[j] - mine[size + j])
    middle = mine[size : size + second]
    for j in range(second):
        middle[j] = net.second_bias[j]
    add_up(mine[:size], net.second, middle, second)
    for k in range(OUT):
        value = net.out_bias[k]
        for j in range(second):
            value += max(np.float32(0), middle[j]) * net.out[j, k]
        out[k] = value
    out[SQUASHED] = 1.0 / (1.0 + exp(-out[SQUASHED]))
    out[MARGIN] *= SCALE
    out[POINTS] *= SCALE
