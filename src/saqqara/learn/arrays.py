"""The memory of a batch, on the CPU or on a GPU: named tuples of arrays, which compiled loops and kernels take as one argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from saqqara.kernel.events import Silence
from saqqara.kernel.jit import INTERPRETED
from saqqara.learn.setup import Setup


class BatchArrays(NamedTuple):
    """The games of a batch, one row per game, and what they share."""

    states: Any
    seeds: Any
    movers: Any
    """The seat that must decide."""
    legal: Any
    """The legal actions of that seat, packed to the left."""
    counts: Any
    """The number of those actions; 0 when the game is over."""
    done: Any
    """Whether the game ended with the last step."""
    scores: Any
    ranks: Any
    """Final places of all seats that the game can have, empty ones included."""
    rewards: Any
    options: Any
    """Shared by all games, like everything below."""
    components: Any
    blank: Any
    """One zeroed record, from which a game starts."""
    log: Any
    """One log that keeps nothing."""


class RedactedStates(NamedTuple):
    """Scratch records that hold what a seat knows, and the same memory as numbers."""

    records: Any
    signed: Any
    """As signed bytes, one row per record."""
    unsigned: Any
    words: Any
    """As 16-bit words."""


def new_batch_arrays(
    setup: Setup, zeros: Callable[[tuple[int, ...], Any], Any], copied: Callable[[np.ndarray[Any, Any]], Any]
) -> BatchArrays:
    """The arrays for these games, in the memory where `zeros` makes an array and `copied` copies one to."""
    games, players, rulebook = setup.games, setup.players, setup.rulebook
    return BatchArrays(
        states=zeros((games,), rulebook.dtype),
        seeds=zeros((games,), np.uint64),
        movers=zeros((games,), np.int8),
        legal=zeros((games, setup.actions + 1), np.int16),
        counts=zeros((games,), np.int16),
        done=zeros((games,), np.bool_),
        scores=zeros((games, players), np.int16),
        ranks=zeros((games, rulebook.seats), np.int16),
        rewards=zeros((games, players), np.float32),
        options=copied(setup.options),
        components=copied(setup.components),
        blank=zeros((1,), rulebook.dtype),
        log=zeros((1,), Silence.dtype),  # type: ignore[attr-defined]
    )


def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    """Zeros in this machine's memory; rows of records work in compiled and in interpreted rules."""
    array = np.zeros(shape, dtype)
    return array.view(np.recarray) if INTERPRETED and array.dtype.names else array
