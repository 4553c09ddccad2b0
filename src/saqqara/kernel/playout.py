"""Random play to the end of a game: the speed benchmark, and the simplest player."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.dispatch import legal, new, step
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below


@rule
def playout(g: Any, out: Array, log: Any) -> int:
    """Play at random, from the state's own generator, until the game is over; return the number of decisions."""
    decisions = 0
    while g.over == 0:
        n = legal(g, out)
        step(g, out[below(g, n)], log)
        decisions += 1
    return decisions


@rule
def whole_game(
    i: int, states: Any, fresh: Any, players: int, seed: Any, options: Array, components: Array, out: Array, log: Any
) -> int:
    """Set up a game from a seed in record i and play it to the end; return the number of decisions.

    `fresh` is an array of one zeroed record, copied over the old one.
    """
    states[i] = fresh[0]
    new(states[i], players, np.uint64(seed), options, components)
    return playout(states[i], out, log)


@rule
def playouts(
    g: Any, fresh: Any, games: int, players: int, seed: Any, options: Array, components: Array, out: Array, log: Any
) -> int:
    """Set up and play this many games, one after the other, in an array of one element; return the number of decisions."""
    decisions = 0
    for i in range(games):
        decisions += whole_game(0, g, fresh, players, seed + i, options, components, out, log)
    return decisions
