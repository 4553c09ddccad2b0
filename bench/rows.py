"""A row of the table: what was measured, how, and every sample."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """Samples of one measurement in one run."""

    row: str
    unit: str
    samples: list[float]
    how: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.samples), max(self.samples)


@dataclass(frozen=True)
class Effort:
    """How long each sample takes, and how many are taken."""

    seconds: float
    repeats: int


QUICK, FULL = Effort(0.25, 3), Effort(1.0, 7)


def rates(work: Callable[[], int], effort: Effort) -> list[float]:
    """Measure, several times, how much of what `work` counts is done per second."""
    work()
    found = []
    for _ in range(effort.repeats):
        done, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < effort.seconds:
            done += work()
        found.append(done / passed)
    return found
