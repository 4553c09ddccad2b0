"""Arrays of a batch reach other libraries without a copy."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from saqqara.errors import BadArray
from saqqara.learn import Batch, dlpack, share


def batch() -> Batch:
    return Batch("pebbles", 5, players=3, threads=1)


@pytest.mark.parametrize("name", ["rewards", "scores", "places", "done", "movers", "seeds", "legal_counts"])
def test_the_memory_is_the_same(name: str) -> None:
    array = getattr(batch(), name)
    array[1] = 1
    taken: Any = np.from_dlpack(share(array))
    assert taken.shape == array.shape
    assert taken.dtype == array.dtype
    assert np.array_equal(taken, array)
    assert np.shares_memory(taken, array)


def test_memory_is_kept_as_long_as_somebody_uses_it() -> None:
    lent = len(dlpack._lent)
    array = np.arange(6.0)
    taken = np.from_dlpack(share(array))
    del array
    gc.collect()
    assert len(dlpack._lent) == lent + 1
    assert taken.tolist() == [0, 1, 2, 3, 4, 5]
    del taken
    gc.collect()
    assert len(dlpack._lent) == lent


def test_a_capsule_that_nobody_opens_keeps_nothing() -> None:
    lent = len(dlpack._lent)
    capsule = share(np.arange(3)).__dlpack__()
    assert len(dlpack._lent) == lent + 1
    del capsule
    gc.collect()
    assert len(dlpack._lent) == lent


def test_records_are_not_plain_numbers() -> None:
    with pytest.raises(BadArray, match="cannot be shared"):
        share(batch().states)


def test_only_arrays_are_shared() -> None:
    with pytest.raises(BadArray, match="only an array can be shared, not list"):
        share([1, 2])
