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
"""A 64-bit whole number. Numba's `int` would keep a smaller type, and compile a rule once for each type."""

config: Any = numba_config
INTERPRETED = bool(config.DISABLE_JIT)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the rules: without the GIL, cached on disk, divisions as NumPy does them.

    Rules allocate nothing, so Numba need not count references to arrays (`_nrt`): that would cost a batch much of its speed.
    """
    return _compiled(function, nogil=True)


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule that Python calls thousands of times per second for a microsecond each, without releasing the GIL.

    Releasing the lock would cost more than the call, and another thread could take it and make the caller wait.
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
    """Copy an array into a field of the same length, number by number, because a GPU cannot assign slices."""
    for i in range(len(field)):
        field[i] = values[i]


@rule
def list_if(out: Any, n: int, action: int, allowed: bool) -> int:
    """Add an action to the first n of a list if it is allowed; return the new length.

    An action that is not allowed is overwritten by the next one, which spares the processor a branch it could mispredict.
    """
    out[n] = action
    return n + (1 if allowed else 0)
