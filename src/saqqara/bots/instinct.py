"""Tables of weights by which playouts choose actions, trained by self-play.

The table of a game gives every action a weight for each kind of decision, in a few stretches of the game from its beginning to its
end. A playout draws a legal action with a probability in proportion to its weight. The tables lie beside this module;
`python -m saqqara.bots.train_instinct` writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saqqara.kernel.dispatch import legal, step
from saqqara.kernel.jit import rule, whole
from saqqara.kernel.records import Array
from saqqara.kernel.rng import draw
from saqqara.kernel.rulebook import Rulebook

STRETCHES = 6
FOLDER = Path(__file__).parent / "instincts"
UNIT = np.float32(2.0**-32)


class Instinct(NamedTuple):
    """A table: arrays only, so that compiled code can take it."""

    weights: Array
    """By stretch, phase and action (float32)."""
    pace: Array
    """One number: the decisions per stretch."""


def load(rulebook: Rulebook, sharpness: float = 1.0) -> Instinct:
    """The table for a game; in a game without one, all weights are equal."""
    trained = _trained(rulebook.name, sharpness)
    return trained or Instinct(np.ones((1, phases(rulebook), rulebook.actions.total), np.float32), np.array([1 << 20], np.int64))


@cache
def _trained(name: str, sharpness: float) -> Instinct | None:
    """Read a table from its file, once per process, because a search makes a tree every turn."""
    path = FOLDER / f"{name}.npz"
    if not path.exists():
        return None
    with np.load(path) as stored:
        return Instinct(np.exp(sharpness * stored["taste"]).astype(np.float32), stored["pace"].astype(np.int64))


def phases(rulebook: Rulebook) -> int:
    """How many kinds of decision the game has."""
    return len(rulebook.fields["phase"].words or ("",))


@rule
def stretch(weights: Array, pace: Array, decisions: int) -> int:
    """The stretch of the game after this many decisions."""
    return int(min(whole(decisions) // pace[0], weights.shape[0] - 1))


@rule
def draw_by_instinct(g: Any, out: Array, n: int, weights: Array, pace: Array) -> int:
    """Draw one of the n legal actions by their weights, from the state's own generator; return its index."""
    row = stretch(weights, pace, g.decisions)
    phase = whole(g.phase)
    every = np.float32(0.0)
    for i in range(n):
        every += weights[row, phase, out[i]]
    mark = np.float32(draw(g)) * UNIT * every
    for i in range(n - 1):
        mark -= weights[row, phase, out[i]]
        if mark < 0:
            return i
    return n - 1


@rule
def play_by_instinct(g: Any, out: Array, log: Any, weights: Array, pace: Array) -> None:
    """Play by instinct until the game is over."""
    while g.over == 0:
        n = legal(g, out)
        step(g, int(out[draw_by_instinct(g, out, n, weights, pace) if n > 1 else 0]), log)
