"""A small network that estimates what a position is worth to each seat, trained by self-play.

Each seat is described by its own features, the sum of the others' and the features of the table, with the same weights for every
seat, so the network works for any number of players. The files of weights lie beside this module;
`python -m saqqara.bots.train_estimate` writes them.
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
"""The outputs per seat: win and squashed margin (as logits until the last step), margin, points."""
OUT = 4
SCALE = 20.0
"""Margin and points are divided by this inside the network."""


class Estimate(NamedTuple):
    """Weights and scratch buffers: arrays only, so that compiled code can take the tuple as one argument."""

    seat: Array
    """Weights by feature of a seat: for itself, then for the other seats."""
    common: Array
    bias: Array
    second: Array
    second_bias: Array
    out: Array
    out_bias: Array
    seats: Array
    """Buffer: features by seat."""
    all: Array
    """Buffer: features of the table."""
    hidden: Array
    """Buffer: the first layer by seat, for itself, then for the others; in the last row, for the table."""


WEIGHTS = Estimate._fields[:7]


def load(rulebook: Rulebook) -> Estimate:
    """The estimate for a game; empty for one that has none."""
    return with_buffers(rulebook, _stored(rulebook.name) or blank(rulebook, 0, 0))


@cache
def _stored(name: str) -> dict[str, Array] | None:
    path = FOLDER / f"{name}.npz"
    return read(path) if path.exists() else None


def read(path: Path) -> dict[str, Array]:
    """Read weights from a file."""
    with np.load(path) as stored:
        return {weight: stored[weight].astype(np.float32) for weight in WEIGHTS}


def blank(rulebook: Rulebook, hidden: int = HIDDEN, second: int = SECOND) -> dict[str, Array]:
    """Weights that are all 0."""
    seat, common = rulebook.features
    shapes = ((seat, 2 * hidden), (common, hidden), (hidden,), (hidden, second), (second,), (second, OUT), (OUT,))
    return {weight: np.zeros(shape, np.float32) for weight, shape in zip(WEIGHTS, shapes, strict=True)}


def with_buffers(rulebook: Rulebook, weights: dict[str, Array]) -> Estimate:
    """Weights with the buffers to evaluate them."""
    seat, common = rulebook.features
    return Estimate(
        **weights,
        seats=np.zeros((rulebook.seats, seat), np.float32),
        all=np.zeros(common, np.float32),
        hidden=np.zeros((rulebook.seats + 1, weights["seat"].shape[1]), np.float32),
    )


@rule
def estimate(g: Any, net: Any, out: Array) -> None:
    """Write the expected win, squashed margin, margin and points of each seat. Nothing in the state may be hidden."""
    players = int(g.players)
    features(g, net.seats, net.all)
    size = net.bias.size
    table = net.hidden[players]
    for j in range(size):
        table[j] = net.bias[j]
    add_product(net.all, net.common, table, size)
    for seat in range(players):
        mine = net.hidden[seat]
        mine[:] = np.float32(0)
        add_product(net.seats[seat], net.seat, mine, 2 * size)
        for j in range(size):
            table[j] += mine[size + j]
    best = -1e30
    for seat in range(players):
        last_layers(net, net.hidden[seat], table, out[seat])
        best = max(best, out[seat, WIN])
    every = 0.0
    for seat in range(players):
        out[seat, WIN] = exp(out[seat, WIN] - best)
        every += out[seat, WIN]
    for seat in range(players):
        out[seat, WIN] /= every


@rule
def add_product(given: Array, weights: Array, out: Array, size: int) -> None:
    """Add given @ weights to out. Most features are 0."""
    for i in range(given.size):
        value = given[i]
        if value != 0:
            row = weights[i]
            for j in range(size):
                out[j] += value * row[j]


@rule
def last_layers(net: Any, mine: Array, table: Array, out: Array) -> None:
    """Compute the outputs of a seat from its first layer."""
    size, second = net.bias.size, net.second_bias.size
    for j in range(size):
        mine[j] = max(np.float32(0), mine[j] + table[j] - mine[size + j])
    middle = mine[size : size + second]
    for j in range(second):
        middle[j] = net.second_bias[j]
    add_product(mine[:size], net.second, middle, second)
    for k in range(OUT):
        value = net.out_bias[k]
        for j in range(second):
            value += max(np.float32(0), middle[j]) * net.out[j, k]
        out[k] = value
    out[SQUASHED] = 1.0 / (1.0 + exp(-out[SQUASHED]))
    out[MARGIN] *= SCALE
    out[POINTS] *= SCALE
