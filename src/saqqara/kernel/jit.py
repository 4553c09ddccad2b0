"""A rule is a plain Python function on a record. Numba compiles it; NUMBA_DISABLE_JIT=1 interprets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from numba import njit
from numba.core import config as numba_config

from saqqara.kernel import cache

P = ParamSpec("P")
R = TypeVar("R")

whole = cast(Callable[[Any], int], np.int64)
"""A 64-bit whole number. Numba's `int` keeps a small type, and would compile a rule once for each."""

config: Any = numba_config
INTERPRETED = bool(config.DISABLE_JIT)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the rules: without the GIL, cached on disk, divisions as NumPy does them.

    Rules allocate nothing, so Numba need not count who uses an array (`_nrt`): that took a third of the time of a batch's step.
    """
    return _compiled(function, nogil=True)


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """The same for what is called from Python for a microsecond, thousands of times a second, and keeps the GIL.

    To let it go costs more than that by itself, and another thread that waits for it takes it and makes the caller wait.
    """
    return _compiled(function, nogil=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule into its callers, because handing it a large tuple of arrays would cost more than its own work."""
    return _compiled(function, nogil=True, inline="always")


def _compiled(function: Callable[P, R], nogil: bool, inline: str = "never") -> Callable[P, R]:
    if not INTERPRETED:
        config.CACHE_DIR = str(cache.folder(function.__module__))
    compiled: Callable[P, R] = njit(cache=True, nogil=nogil, error_model="numpy", _nrt=False, inline=inline)(function)  # type: ignore[call-overload]
    return compiled


@rule
def fill(field: Any, values: Any) -> None:
    """Copy an array into a field of the same length, one by one: the way that a GPU takes too."""
    for i in range(len(field)):
        field[i] = values[i]


@rule
def list_if(out: Any, n: int, action: int, allowed: bool) -> int:
    """Add an action to the first n of a list if it is allowed; return the new length.

    What is not allowed is overwritten by the next: the processor has no branch to guess wrong.
    """
    out[n] = action
    return n + (1 if allowed else 0)
