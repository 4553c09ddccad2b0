"""What every peer's script shares: repeated timing, and one JSON line per row. Only the standard library."""

from __future__ import annotations

import json
import time
from collections.abc import Callable


def rates(work: Callable[[], int], seconds: float, repeats: int) -> list[float]:
    """Measure steps per second, several times. `work` plays some whole games and returns their steps."""
    work()
    found = []
    for _ in range(repeats):
        steps, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            steps += work()
        found.append(steps / passed)
    return found


def report(row: str, samples: list[float], how: str, unit: str = "decisions/s") -> None:
    """Hand a row to the bench."""
    print(json.dumps({"row": row, "unit": unit, "samples": samples, "how": how}), flush=True)
