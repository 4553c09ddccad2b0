"""What a playout does without thinking: how much each action tempts, learned by self-play.

A table for each game gives every action number a weight for each kind of decision, in a few stretches of the game (its beginning,
…, its end). A playout takes a legal action with a chance in proportion to its weight. The tables lie beside this module;
`python -m saqqara.bots.train_instinct` makes them.
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
    """Arrays only, so that compiled code can take it as it is."""

    weights: Array
    """By stretch, phase and action (float32)."""
    pace: Array
    """One number: how many decisions a stretch has."""


def load(rulebook: Rulebook, sharpness: float = 1.0) -> Instinct:
    """The instinct for a game; for one that was never trained every action tempts alike."""
    trained = _trained(rulebook.name, sharpness)
    return trained or Instinct(np.ones((1, phases(rulebook), rulebook.actions.total), np.float32), np.array([1 << 20], np.int64))


@cache
def _trained(name: str, sharpness: float) -> Instinct | None:
    """A table from its file, read once: a search plants a tree every turn."""
    path = FOLDER / f"{name}.npz"
    if not path.exists():
        return None
    with np.load(path) as stored:
        return Instinct(np.exp(sharpness * stored["taste"]).astype(np.float32), stored["pace"].astype(np.int64))


def phases(rulebook: Rulebook) -> int:
    """How many kinds of decisions the game has."""
    return len(rulebook.fields["phase"].words or ("",))


@rule
def stretch(weights: Array, pace: Array, decisions: int) -> int:
    """The row of the table for a position after so many decisions."""
    return int(min(whole(decisions) // pace[0], weights.shape[0] - 1))


@rule
def tempted(g: Any, out: Array, n: int, weights: Array, pace: Array) -> int:
    """The index of one of the n legal actions, drawn by their weights from the state's own generator."""
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
def stroll(g: Any, out: Array, log: Any, weights: Array, pace: Array) -> None:
    """Play on by instinct until the game is over."""
    while g.over == 0:
        n = legal(g, out)
        step(g, int(out[tempted(g, out, n, weights, pace) if n > 1 else 0]), log)
