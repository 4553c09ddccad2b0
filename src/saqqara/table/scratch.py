"""Scratch buffers for compiled code to write into; each thread has its own."""

from __future__ import annotations

import threading

import numpy as np

from saqqara.kernel.events import ROWS, Log
from saqqara.kernel.records import Array, several
from saqqara.kernel.rulebook import Rulebook


class Scratch(threading.local):
    def __init__(self) -> None:
        self.log = several(Log, 1)
        self._rows, self._count, self._lost = self.log["rows"][0], self.log["n"], self.log["lost"]
        self._actions = np.zeros(1, np.int16)
        self._states: dict[tuple[type, int], Array] = {}

    def states(self, rulebook: Rulebook, count: int) -> Array:
        """Return this many states of the game."""
        found = self._states.get((rulebook.state, count))
        if found is None:
            found = self._states[rulebook.state, count] = several(rulebook.state, count)
        return found

    def actions(self, rulebook: Rulebook) -> Array:
        """Return an array with room for all actions of the game."""
        if len(self._actions) <= rulebook.actions.total:
            self._actions = np.zeros(rulebook.actions.total + 1, np.int16)
        return self._actions

    def logged(self, name: str) -> bytes:
        """Return the rows that the log holds now."""
        if self._lost[0]:
            raise RuntimeError(f"{name}: one decision made more than {ROWS} events")
        rows: bytes = self._rows[: self._count[0]].tobytes()
        return rows


SCRATCH = Scratch()
