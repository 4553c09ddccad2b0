"""Loops over a stretch of a batch, compiled and without the interpreter's lock, so that threads share a batch's rows."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.learn.per_game import FINE, begin, clear, fault, look, mask, random_action, take


@rule
def begin_all(
    first: int, last: int, where: Array, states: Any, blank: Any, seeds: Array, players: int, options: Array, components: Array,
    lists: Array, counts: Array, movers: Array, done: Array, rewards: Array,
) -> None:  # fmt: skip
    for i in range(first, last):
        if where[i]:
            clear(i, done, rewards)
            begin(i, states, blank, seeds, players, options, components, lists, counts, movers)


@rule
def fault_of_all(first: int, last: int, where: Array, actions: Array, total: int, lists: Array, counts: Array) -> int:
    """The first row whose action is wrong, or -1."""
    for i in range(first, last):
        if where[i] and fault(i, int(actions[i]), total, lists, counts) != FINE:
            return i
    return -1


@rule
def take_all(
    first: int, last: int, where: Array, actions: Array, stride: int, logs: Any, states: Any, blank: Any, seeds: Array,
    players: int, options: Array, components: Array, lists: Array, counts: Array, movers: Array,
    done: Array, scores: Array, ranks: Array, rewards: Array,
) -> int:  # fmt: skip
    """Play one action in each game. A finished one starts again from a seed `stride` further, or stays if that is 0."""
    finished = 0
    for i in range(first, last):
        if not where[i]:
            clear(i, done, rewards)
            continue
        take(i, int(actions[i]), logs[0], states, lists, counts, movers, done, scores, ranks, rewards)
        if done[i]:
            finished += 1
            if stride > 0:
                seeds[i] += np.uint64(stride)
                begin(i, states, blank, seeds, players, options, components, lists, counts, movers)
    return finished


@rule
def mask_all(first: int, last: int, lists: Array, counts: Array, out: Array) -> None:
    for i in range(first, last):
        mask(i, lists, counts, out)


@rule
def look_all(
    first: int, last: int, seats: Array, states: Any, slot: int, seen: Any, signed: Array, unsigned: Array, words: Array,
    runs: Array, out: Array,
) -> None:  # fmt: skip
    for i in range(first, last):
        look(i, int(seats[i]), states, slot, seen, signed, unsigned, words, runs, out)


@rule
def sample_all(first: int, last: int, states: Any, seeds: Array, lists: Array, counts: Array, out: Array) -> None:
    for i in range(first, last):
        if counts[i] > 0:
            out[i] = random_action(i, states, seeds, lists, counts)
