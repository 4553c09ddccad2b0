"""Compile every kernel for a GPU that is not there: `python -m bench.gpu.compile [GAME …]` finds what a GPU would refuse.

Needs numba-cuda with its toolkit (`pip install numba-cuda[cu12]`), but neither a GPU nor a driver.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from typing import Any

from numba import boolean, float32, from_dtype, int8, int16, int32, int64, types, uint8, uint64

from saqqara import games
from saqqara.kernel.events import Silence
from saqqara.learn import gpu
from saqqara.learn.batch import Setup, prepare

HOPPER = (9, 0)


class NoGpu:
    """What the compiler wants to know of a device."""

    compute_capability = HOPPER


def signatures(setup: Setup) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Each kernel with the types that a batch passes it."""
    states, logs = from_dtype(setup.rulebook.dtype)[::1], from_dtype(Silence.dtype)[::1]  # type: ignore[attr-defined]
    flags, seeds, rows = boolean[::1], uint64[::1], int16[:, ::1]
    rules = int64, int16[::1], int16[::1]
    choices = rows, int16[::1], int8[::1]
    results = flags, rows, rows, float32[:, ::1]
    whole = uint64, int64, *rules, states, logs, int32[::1], states
    return {
        "begin": (gpu._begin, (flags, seeds, states, states, seeds, *rules, *choices, flags, float32[:, ::1])),
        "fault": (gpu._fault, (flags, int64[::1], int64[::1], int64, rows, int16[::1], int64[::1])),
        "take": (gpu._take, (flags, int64[::1], int64, logs, states, states, seeds, *rules, *choices, *results, int64[::1])),
        "mask": (gpu._mask, (rows, int16[::1], boolean[:, ::1])),
        "redact": (gpu._redact, (states, int8[::1], states)),
        "flatten": (gpu._flatten, (int8[::1], int8[:, ::1], uint8[:, ::1], rows, int32[:, ::1], rows)),
        "sample": (gpu._sample, (states, seeds, rows, int16[::1], int64[::1])),
        "random play": (gpu.random_play(setup), whole),
        "random play, shared memory": (gpu.random_play(setup, gpu.most_together(setup)), whole),
    }


def main(names: list[str]) -> None:
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    dispatcher.get_current_device = NoGpu
    for name in names or games.shipped():
        for label, (kernel, arguments) in signatures(prepare(name, 1, None, {})).items():
            begun = time.perf_counter()
            code, _ = gpu.cuda.compile(kernel.py_func, types.void(*arguments), cc=HOPPER, output="ptx", device=False, abi="numba")
            print(f"{name}, {label}: {len(code):,} characters of PTX in {time.perf_counter() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
