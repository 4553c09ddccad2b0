"""Loops over a stretch of a batch's rows, compiled and without the interpreter's lock, so that threads can share a batch.

A stretch goes from row `first` to the row before `last`.
"""

from __future__ import annotations

from typing import Any

from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array
from saqqara.learn.per_game import FINE, begin, clear_result, fault, mask, observe, play, random_action


@rule
def begin_all(batch: Any, first: int, last: int, where: Array) -> None:
    """Start the flagged games from their seeds."""
    for i in range(first, last):
        if where[i]:
            begin(batch, i)


@rule
def first_fault(legal: Array, counts: Array, first: int, last: int, where: Array, actions: Array) -> int:
    """The first flagged row whose action is wrong, or -1."""
    for i in range(first, last):
        if where[i] and fault(legal, counts, i, int(actions[i])) != FINE:
            return i
    return -1


@rule
def play_all(batch: Any, first: int, last: int, where: Array, actions: Array, stride: int) -> int:
    """Play one action in each flagged game, as `play` says; return how many games ended."""
    ended = 0
    for i in range(first, last):
        if where[i]:
            ended += play(batch, i, int(actions[i]), stride)
        else:
            clear_result(batch.done, batch.rewards, i)
    return ended


@rule
def mask_all(legal: Array, counts: Array, first: int, last: int, out: Array) -> None:
    for i in range(first, last):
        mask(legal, counts, i, out)


@rule
def observe_all(states: Any, first: int, last: int, seats: Array, redacted: Any, slot: int, runs: Array, out: Array) -> None:
    for i in range(first, last):
        observe(states, i, int(seats[i]), redacted, slot, runs, out)


@rule
def sample_all(states: Any, seeds: Array, legal: Array, counts: Array, first: int, last: int, out: Array) -> None:
    for i in range(first, last):
        if counts[i] > 0:
            out[i] = random_action(states, seeds, legal, counts, i)
