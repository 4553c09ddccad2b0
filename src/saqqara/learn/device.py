"""Where the games of a batch are kept and played: on the CPU or on a GPU."""

from __future__ import annotations

import os
from typing import Any, Protocol

from saqqara.errors import BadOption, NoDevice
from saqqara.kernel.records import Array
from saqqara.learn.arrays import BatchArrays
from saqqara.learn.setup import Setup


class Device(Protocol):
    """The memory of a batch and the work on it. All arrays that it takes and returns are its own kind."""

    batch: BatchArrays

    def check_array(self, label: str, given: Any) -> Any:
        """Return the given array, not copied, as one of this device's, or raise BadArray."""

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Any:
        """Return a new array, filled with that value."""

    def begin(self, where: Any, seeds: Array) -> None:
        """Start the flagged games from these seeds."""

    def fault(self, where: Any, actions: Any) -> tuple[int, int, int] | None:
        """Return the first flagged row whose action is wrong, with that action and the fault; None if all are valid."""

    def play(self, where: Any, stride: int) -> int:
        """Play the actions that `fault` has just accepted; return how many games have finished.

        A finished game starts again from a seed `stride` further, or stays finished when that is 0.
        """

    def mask(self, out: Any) -> None:
        """Write, for each game, which actions are legal."""

    def observe(self, seat: int | None, out: Any) -> None:
        """Write what that seat knows, or the seat that must decide."""

    def sample(self, out: Any) -> None:
        """Write a random legal action for each game that is not over."""


def open_device(setup: Setup, threads: int | None, device: str) -> Device:
    """The device of that name, with memory for these games."""
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
        raise BadOption(f"threads: must be a whole number of at least 1, not {threads!r}")
    if device == "cpu":
        from saqqara.learn.cpu import Cpu

        return Cpu(setup, threads or os.cpu_count() or 1)
    if device == "cuda":
        from saqqara.learn.gpu import Cuda

        return Cuda(setup)
    raise NoDevice(f"device: must be 'cpu' or 'cuda', not {device!r}")
