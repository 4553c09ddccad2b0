"""The decisions of a game so far."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple


class Decision(NamedTuple):
    action: int
    at: float | None
    """When it was made, if that was recorded."""
    mover: int
    rows: bytes
    """The events, as rows of a log."""


class History:
    """The decisions of a game, in order.

    Copies share one list for as long as each of them only adds to its end. Most copies are made to try a single decision, and
    copying the list would cost more the longer a game lasts.
    """

    __slots__ = ("_all", "_length")

    def __init__(self, decisions: list[Decision] | None = None, length: int = 0) -> None:
        self._all = [] if decisions is None else decisions
        self._length = length

    def copy(self) -> History:
        return History(self._all, self._length)

    def add(self, decision: Decision) -> None:
        if len(self._all) != self._length:  # another copy has added a decision of its own
            self._all = self._all[: self._length]
        self._all.append(decision)
        self._length += 1

    def drop_last(self) -> None:
        self._length -= 1

    @property
    def last(self) -> Decision | None:
        return self._all[self._length - 1] if self._length else None

    def since(self, start: int) -> Iterator[Decision]:
        """Iterate over the decisions from this one on."""
        return islice(self._all, start, self._length)

    def __iter__(self) -> Iterator[Decision]:
        return self.since(0)

    def __len__(self) -> int:
        return self._length
