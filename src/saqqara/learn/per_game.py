"""What happens to one game of a batch. The loops on the CPU and the kernels on a GPU call these same rules.

Every array has a row for each game; `i` is the row. `lists` holds the legal actions of the seat that must decide, `counts` their
number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.kernel.rng import LOW, U32, scramble
from saqqara.kernel.rulebook import legal, new, places, redact, step
from saqqara.learn.layouts import SIGNED, UNSIGNED

FINE, OUT_OF_RANGE, MASKED, OVER = 0, 1, 2, 3
"""What may be wrong with an action."""
SALT = np.uint64(0x5A99A4A)


@rule
def begin(
    i: int, states: Any, blank: Any, seeds: Array, players: int, options: Array, components: Array,
    lists: Array, counts: Array, movers: Array,
) -> None:  # fmt: skip
    """Set the game up from its seed."""
    states[i] = blank[0]
    new(states[i], players, seeds[i], options, components)
    counts[i] = legal(states[i], lists[i])
    movers[i] = states[i].mover


@rule
def clear(i: int, done: Array, rewards: Array) -> None:
    """Nothing has ended here."""
    done[i] = False
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0


@rule
def take(
    i: int, action: int, log: Any, states: Any, lists: Array, counts: Array, movers: Array,
    done: Array, scores: Array, ranks: Array, rewards: Array,
) -> None:  # fmt: skip
    """Play one legal action; when that ends the game, note the result."""
    step(states[i], action, log)
    movers[i] = states[i].mover
    if states[i].over != 0:
        done[i] = True
        counts[i] = 0
        result(i, states, scores, ranks, rewards)
    else:
        clear(i, done, rewards)
        counts[i] = legal(states[i], lists[i])


@rule
def result(i: int, states: Any, scores: Array, ranks: Array, rewards: Array) -> None:
    """Final points and places, and rewards from +1 for the first to -1 for the last, whose sum is 0; equal places share."""
    players = scores.shape[1]
    places(states[i], ranks[i])
    for seat in range(players):
        scores[i, seat] = states[i].score[seat]
        behind = 0
        for other in range(players):
            behind += int(ranks[i, other] > ranks[i, seat]) - int(ranks[i, other] < ranks[i, seat])
        rewards[i, seat] = behind / (players - 1)


@rule
def fault(i: int, action: int, total: int, lists: Array, counts: Array) -> int:
    """What is wrong with an action in this game."""
    n = int(counts[i])
    if n == 0:
        return OVER
    if action < 0 or action >= total:
        return OUT_OF_RANGE
    row = lists[i]
    wanted = np.int16(action)
    found = 0
    for k in range(n):  # to the end, because a loop without a way out compares many numbers at once
        found |= row[k] == wanted
    return FINE if found else MASKED


@rule
def mask(i: int, lists: Array, counts: Array, out: Array) -> None:
    """Write 1 for each legal action, 0 for the others."""
    row = out[i]
    row[:] = False
    for k in range(counts[i]):
        row[lists[i, k]] = True


@rule
def look(
    i: int, seat: int, states: Any, slot: int, seen: Any, signed: Array, unsigned: Array, words: Array, runs: Array, out: Array
) -> None:
    """Write what a seat knows. `signed`, `unsigned` and `words` are the bytes and words of the records of `seen`."""
    seen[slot] = states[i]
    redact(seen[slot], seat)
    row = out[i]
    row[0] = seat
    for run in range(runs.shape[0]):
        how, first, n, place = runs[run, 0], np.uint64(runs[run, 1]), np.uint64(runs[run, 2]), np.uint64(runs[run, 3])
        if how == SIGNED:
            for k in range(n):
                row[place + k] = signed[slot, first + k]
        elif how == UNSIGNED:
            for k in range(n):
                row[place + k] = unsigned[slot, first + k]
        else:
            for k in range(n):
                row[place + k] = words[slot, (first >> np.uint64(1)) + k]


@rule
def random_action(i: int, states: Any, seeds: Array, lists: Array, counts: Array) -> int:
    """A legal action at random; it depends on the game's seed and on the number of decisions made, on nothing else."""
    seed = np.uint64(seeds[i])
    number = scramble(np.uint64(states[i].decisions) ^ SALT)
    bits = scramble(seed ^ (seed >> U32) ^ number) & LOW
    return int(lists[i, np.int64((bits * np.uint64(int(counts[i]))) >> U32)])
