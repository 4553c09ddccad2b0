"""Other libraries use the arrays of a batch without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saqqara.learn import Batch


@pytest.mark.parametrize("name", ["rewards", "scores", "places", "done", "movers", "seeds", "legal_counts"])
def test_an_array_travels_by_dlpack_without_a_copy(name: str) -> None:
    array = getattr(Batch("pebbles", 5, players=3, threads=1), name)
    taken: Any = np.from_dlpack(array)
    array[1] = 1
    assert taken.dtype == array.dtype
    assert np.array_equal(taken, array)
    assert np.shares_memory(taken, array)


def test_memory_outlives_the_batch_while_it_is_used() -> None:
    batch = Batch("pebbles", 3, seed=5, threads=1)
    taken = np.from_dlpack(batch.seeds)
    del batch
    assert taken.tolist() == [5, 6, 7]
