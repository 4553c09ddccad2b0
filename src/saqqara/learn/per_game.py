"""Operations on one game of a batch. The loops on the CPU and the kernels on a GPU call these same rules.

`batch` is a `BatchArrays`, `i` the game's row in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.dispatch import legal as legal_actions
from saqqara.kernel.dispatch import new, places, redact, step
from saqqara.kernel.jit import inlined, rule
from saqqara.kernel.records import Array
from saqqara.kernel.rng import LOW, U32, scramble
from saqqara.learn.layouts import SIGNED, UNSIGNED

FINE, OUT_OF_RANGE, ILLEGAL, OVER = 0, 1, 2, 3
"""What can be wrong with an action."""
SALT = np.uint64(0x5A99A4A)


@rule
def begin(batch: Any, i: int) -> None:
    """Set the game up from its seed; it has no result yet."""
    clear_result(batch.done, batch.rewards, i)
    set_up(batch, i)


@rule
def set_up(batch: Any, i: int) -> None:
    g = batch.states[i]
    batch.states[i] = batch.blank[0]
    new(g, batch.scores.shape[1], batch.seeds[i], batch.options, batch.components)
    batch.counts[i] = legal_actions(g, batch.legal[i])
    batch.movers[i] = g.mover


@rule
def clear_result(done: Array, rewards: Array, i: int) -> None:
    """Report no end and no reward."""
    done[i] = False
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0


@inlined
def play(batch: Any, i: int, action: int, stride: int) -> bool:
    """Play one legal action; return whether that ended the game.

    A game that has ended reports its result and starts again from a seed `stride` further, or stays as it is when that is 0.
    """
    g = batch.states[i]
    step(g, action, batch.log[0])
    if g.over == 0:
        clear_result(batch.done, batch.rewards, i)
        batch.counts[i] = legal_actions(g, batch.legal[i])
        batch.movers[i] = g.mover
        return False
    batch.done[i] = True
    places(g, batch.ranks[i])
    write_result(g.score, batch.ranks[i], batch.scores[i], batch.rewards[i])
    if stride > 0:
        batch.seeds[i] += np.uint64(stride)
        set_up(batch, i)
    else:
        batch.counts[i] = 0
        batch.movers[i] = g.mover
    return True


@rule
def write_result(points: Array, ranks: Array, scores: Array, rewards: Array) -> None:
    """Write final points, and rewards from +1 for the first place to -1 for the last; ties share, and the sum is 0."""
    players = scores.size
    for seat in range(players):
        scores[seat] = points[seat]
        behind = 0
        for other in range(players):
            behind += int(ranks[other] > ranks[seat]) - int(ranks[other] < ranks[seat])
        rewards[seat] = behind / (players - 1)


@rule
def fault(legal: Array, counts: Array, i: int, action: int) -> int:
    """Return what is wrong with an action in this game."""
    n = int(counts[i])
    if n == 0:
        return OVER
    if action < 0 or action >= legal.shape[1] - 1:
        return OUT_OF_RANGE
    row = legal[i]
    wanted = np.int16(action)
    found = 0
    for k in range(n):  # without an early exit, so that the compiler can compare many numbers at once
        found |= row[k] == wanted
    return FINE if found else ILLEGAL


@rule
def mask(legal: Array, counts: Array, i: int, out: Array) -> None:
    """Write 1 for each legal action and 0 for each other."""
    row = out[i]
    row[:] = False
    for k in range(counts[i]):
        row[legal[i, k]] = True


@rule
def observe(states: Any, i: int, seat: int, redacted: Any, slot: int, runs: Array, out: Array) -> None:
    """Write what a seat knows. `redacted` is a `RedactedStates`, of which this call uses the record `slot`."""
    redacted.records[slot] = states[i]
    redact(redacted.records[slot], seat)
    signed, unsigned, words = redacted.signed[slot], redacted.unsigned[slot], redacted.words[slot]
    row = out[i]
    row[0] = seat
    for run in range(runs.shape[0]):
        how, first, n, place = runs[run, 0], np.uint64(runs[run, 1]), np.uint64(runs[run, 2]), np.uint64(runs[run, 3])
        if how == SIGNED:
            for k in range(n):
                row[place + k] = signed[first + k]
        elif how == UNSIGNED:
            for k in range(n):
                row[place + k] = unsigned[first + k]
        else:
            for k in range(n):
                row[place + k] = words[(first >> np.uint64(1)) + k]


@rule
def random_action(states: Any, seeds: Array, legal: Array, counts: Array, i: int) -> int:
    """A random legal action. It depends only on the game's seed and on how many decisions were made."""
    seed = np.uint64(seeds[i])
    number = scramble(np.uint64(states[i].decisions) ^ SALT)
    bits = scramble(seed ^ (seed >> U32) ^ number) & LOW
    return int(legal[i, np.int64((bits * np.uint64(int(counts[i]))) >> U32)])
