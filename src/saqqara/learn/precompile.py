"""Compiling ahead of time what batches need for a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saqqara.kernel.rulebook import Rulebook
from saqqara.learn.batch import Batch


def warm(rulebook: Rulebook) -> Iterator[tuple[str, Callable[[], object]]]:
    """The parts to compile in order, each as a label and a call that compiles it or finds it in the cache."""
    batches: list[Batch] = []
    yield "batch: set up", lambda: batches.append(Batch(rulebook.name, 1, threads=1))
    yield "batch: choose", lambda: batches[0].sample(batches[0].actions())
    yield "batch: play", lambda: batches[0].step(batches[0].sample(batches[0].actions()))
    yield "batch: masks", lambda: batches[0].legal_mask(batches[0].masks())
    yield "batch: observe", lambda: batches[0].observe(batches[0].observations())
