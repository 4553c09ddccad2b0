"""Compile every kernel without a GPU: `python -m bench.gpu.compile [GAME …]` finds what the compiler for GPUs would refuse.

Needs numba-cuda with its toolkit (`pip install numba-cuda[cu12]`), but neither a GPU nor a driver.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from typing import Any

import numpy as np
from numba import typeof, types

from saqqara import games
from saqqara.learn import gpu
from saqqara.learn.arrays import RedactedStates, new_batch_arrays
from saqqara.learn.setup import Setup, prepare

HOPPER = (9, 0)


class NoGpu:
    """What the compiler asks about a device."""

    compute_capability = HOPPER


def signatures(setup: Setup) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Each kernel with the types of what a batch passes to it."""
    batch = new_batch_arrays(setup, np.zeros, np.copy)
    memory = np.asarray(batch.states).view(np.uint8).reshape(setup.games, -1)
    redacted = RedactedStates(batch.states, memory.view(np.int8), memory, memory.view(np.int16))
    where, actions, ints = batch.done, np.zeros(setup.games, np.int64), np.zeros(1, np.int64)
    out, masks = batch.ranks, np.zeros((setup.games, setup.actions), np.bool_)
    whole = np.uint64(0), 0, 0, batch.options, batch.components, batch.blank, batch.log, np.zeros(1, np.int32), batch.states
    calls: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "begin": (gpu._begin, (batch, where, batch.seeds)),
        "first fault": (gpu._first_fault, (batch.legal, batch.counts, where, actions, actions, ints)),
        "play": (gpu._play, (batch, where, actions, 0, ints)),
        "mask": (gpu._mask, (batch.legal, batch.counts, masks)),
        "redact": (gpu._redact, (batch.states, batch.movers, redacted.records)),
        "flatten": (gpu._flatten, (batch.movers, redacted, setup.layout.elements, out)),
        "sample": (gpu._sample, (batch.states, batch.seeds, batch.legal, batch.counts, actions)),
        "random play": (gpu.random_play(setup), whole),
        "random play, shared memory": (gpu.random_play(setup, gpu.most_together(setup)), whole),
    }
    return {label: (kernel, tuple(map(typeof, given))) for label, (kernel, given) in calls.items()}


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
