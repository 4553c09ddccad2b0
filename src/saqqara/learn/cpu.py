"""A batch in this machine's memory, played by all cores: each thread works on a stretch of the rows."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from saqqara.errors import BadArray
from saqqara.kernel.records import Array
from saqqara.learn import loops
from saqqara.learn.arrays import RedactedStates, new_batch_arrays, zeros
from saqqara.learn.per_game import fault
from saqqara.learn.setup import Setup


class Cpu:
    """The games in this machine's memory. See `Device` for what the methods do."""

    def __init__(self, setup: Setup, threads: int) -> None:
        games = setup.games
        self.batch = new_batch_arrays(setup, zeros, np.copy)
        self._runs = setup.layout.runs
        self._actions, self._seats = np.zeros(games, np.int64), np.zeros(games, np.int8)
        self._stretches = _stretches(games, min(threads, games))
        self._redacted = _redacted(len(self._stretches), setup.rulebook.dtype)
        self._pool = ThreadPoolExecutor(len(self._stretches) - 1) if len(self._stretches) > 1 else None

    def check_array(self, label: str, given: Any) -> Array:
        if not isinstance(given, np.ndarray):
            raise BadArray(f"{label}: must be a NumPy array, not {type(given).__name__}")
        if label == "out" and not given.flags.writeable:
            raise BadArray(f"{label}: cannot be written to")
        return given

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Array:
        return np.full(shape, value, dtype)

    def begin(self, where: Array, seeds: Array) -> None:
        np.copyto(self.batch.seeds, seeds, where=where)
        self._each(lambda slot, first, last: loops.begin_all(self.batch, first, last, where))

    def fault(self, where: Array, actions: Array) -> tuple[int, int, int] | None:
        legal, counts = self.batch.legal, self.batch.counts
        np.copyto(self._actions, actions, casting="unsafe")
        for row in self._each(lambda slot, first, last: loops.first_fault(legal, counts, first, last, where, self._actions)):
            if row >= 0:
                return row, int(actions[row]), fault(legal, counts, row, int(self._actions[row]))
        return None

    def play(self, where: Array, stride: int) -> int:
        return sum(self._each(lambda slot, first, last: loops.play_all(self.batch, first, last, where, self._actions, stride)))

    def mask(self, out: Array) -> None:
        legal, counts = self.batch.legal, self.batch.counts
        self._each(lambda slot, first, last: loops.mask_all(legal, counts, first, last, out))

    def observe(self, seat: int | None, out: Array) -> None:
        seats = self.batch.movers
        if seat is not None:
            seats = self._seats
            seats[:] = seat
        states, redacted, runs = self.batch.states, self._redacted, self._runs
        self._each(lambda slot, first, last: loops.observe_all(states, first, last, seats, redacted, slot, runs, out))

    def sample(self, out: Array) -> None:
        states, seeds, legal, counts = self.batch.states, self.batch.seeds, self.batch.legal, self.batch.counts
        self._each(lambda slot, first, last: loops.sample_all(states, seeds, legal, counts, first, last, out))

    def _each(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Run the work on every stretch of rows in parallel, the first stretch in the calling thread.

        The work is called with the number of the stretch, its first row, and the row after its last.
        """
        if self._pool is None:
            return [work(0, *self._stretches[0])]
        others = [self._pool.submit(work, slot, *self._stretches[slot]) for slot in range(1, len(self._stretches))]
        return [work(0, *self._stretches[0]), *(each.result() for each in others)]


def _stretches(games: int, threads: int) -> list[tuple[int, int]]:
    """Rows divided evenly among threads."""
    edges = [games * part // threads for part in range(threads + 1)]
    return list(pairwise(edges))


def _redacted(n: int, dtype: Any) -> RedactedStates:
    records = zeros((n,), dtype)
    memory = np.asarray(records).view(np.uint8).reshape(n, -1)
    return RedactedStates(records, memory.view(np.int8), memory, memory.view(np.int16))
