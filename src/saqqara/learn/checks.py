"""Checks of the numbers and arrays that callers pass."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.errors import BadArray, BadOption
from saqqara.kernel.records import Array
from saqqara.table import SPECTATOR
from saqqara.table.options import SEEDS, check_seed

WHOLE_NUMBERS = "iu"
"""The kinds of NumPy types that hold whole numbers."""


def check_flag(label: str, given: Any) -> bool:
    """Return the flag as Python's own, or raise BadOption."""
    if not isinstance(given, bool | np.bool_):
        raise BadOption(f"{label}: must be true or false, not {given!r}")
    return bool(given)


def check_seat(seat: Any, players: int, first: int) -> int:
    """Return the seat's number, from `first` to the last seat, or raise BadOption."""
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not first <= seat < players:
        spectator = ", or -1 for a spectator" if first == SPECTATOR else ""
        raise BadOption(f"seat: must be a number from 0 to {players - 1}{spectator}, not {seat!r}")
    return int(seat)


def check_seeds(given: Any, n: int) -> Array:
    """Return n seeds: the given ones, or the given number and those that follow it."""
    if isinstance(given, int | np.integer) and not isinstance(given, bool):
        first = np.uint64(check_seed(int(given)))
        return first + np.arange(n, dtype=np.uint64)
    seeds = whole_numbers("seeds", given, n)
    if seeds.dtype.kind == "i" and (seeds < 0).any():
        raise BadArray(f"seeds: must be {n} whole numbers from 0 to {SEEDS - 1}")
    return seeds.astype(np.uint64)


def whole_numbers(label: str, given: Any, n: int) -> Array:
    """Return n whole numbers as an array, or raise BadArray."""
    try:
        array: Array = np.asarray(given)
    except ValueError as error:
        raise BadArray(f"{label}: must be {n} whole numbers: {error}") from None
    if array.shape != (n,) or array.dtype.kind not in WHOLE_NUMBERS:
        raise BadArray(f"{label}: must be {n} whole numbers, not {array.dtype} of shape {array.shape}")
    return array
