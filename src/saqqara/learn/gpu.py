"""A batch on a GPU: the very same rules, compiled by numba-cuda, one thread per game.

Arrays are exchanged with other libraries without copying, through `__cuda_array_interface__`: pass a PyTorch tensor on the GPU
where an array is asked for, or give `torch.as_tensor` an array of the batch.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numba import from_dtype, int8, int16, uint8

from saqqara.errors import BadArray, NoDevice
from saqqara.kernel import cache
from saqqara.kernel.dispatch import legal, new, redact, step
from saqqara.kernel.jit import config
from saqqara.kernel.playout import whole_game
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below
from saqqara.learn.arrays import RedactedStates, new_batch_arrays
from saqqara.learn.layouts import SIGNED, UNSIGNED
from saqqara.learn.per_game import FINE, begin, clear_result, fault, play, random_action
from saqqara.learn.setup import Setup

try:
    cuda: Any = import_module("numba.cuda")
    types: Any = import_module("numba.types")
    arraydecl: Any = import_module("numba.cuda.typing.arraydecl")  # only numba-cuda has it, not the CUDA target inside Numba
except ImportError as missing:
    raise NoDevice("device: 'cuda' needs numba-cuda: pip install 'saqqara[gpu]'") from missing

THREADS = 128
REGISTERS = 64
"""Registers per thread: fewer of them let more threads run at the same time."""
WARP, ALIGNMENT = 32, 16
SHARED_BYTES = 48 * 1024
"""The shared memory that a block may use without asking for more."""
ORDERING_BYTES = 4
"""The shared memory that ordering takes, per game."""
IDLE = 127
"""The sort key of a finished game, after every kind of decision."""
NOBODY = np.iinfo(np.int64).max


def _take_enum_members_as_indices() -> None:
    """Let members of an IntEnum index an array, as the rules do everywhere and Numba allows on a CPU."""
    original = arraydecl.get_array_index_type

    def plain(index: Any) -> Any:
        return types.intp if isinstance(index, types.IntEnumMember) else index

    def get_array_index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return original(array, types.Tuple([plain(each) for each in index.types]))
        return original(array, plain(index))

    arraydecl.get_array_index_type = get_array_index_type


_take_enum_members_as_indices()


def kernel(function: Callable[..., None]) -> Any:
    """Compile for the GPU, cached on disk like the rules."""
    config.CACHE_DIR = str(cache.folder(__name__))
    return cuda.jit(cache=True)(function)


@kernel
def _begin(batch: Any, where: Array, seeds: Array) -> None:
    i = cuda.grid(1)
    if i < where.size and where[i]:
        batch.seeds[i] = seeds[i]
        begin(batch, i)


@kernel
def _first_fault(legal: Array, counts: Array, where: Array, given: Array, actions: Array, first: Array) -> None:
    i = cuda.grid(1)
    if i < where.size:
        actions[i] = given[i]
        if where[i] and fault(legal, counts, i, actions[i]) != FINE:
            cuda.atomic.min(first, 0, i)


@kernel
def _play(batch: Any, where: Array, actions: Array, stride: int, ended: Array) -> None:
    i = cuda.grid(1)
    if i >= where.size:
        return
    if not where[i]:
        clear_result(batch.done, batch.rewards, i)
    elif play(batch, i, actions[i], stride):
        cuda.atomic.add(ended, 0, 1)


@kernel
def _mask(legal: Array, counts: Array, out: Array) -> None:
    """One block per game, so that neighbouring threads write to neighbouring addresses."""
    i = cuda.blockIdx.x
    for action in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
        out[i, action] = False
    cuda.syncthreads()
    for k in range(cuda.threadIdx.x, counts[i], cuda.blockDim.x):
        out[i, legal[i, k]] = True


@kernel
def _redact(states: Any, seats: Array, records: Any) -> None:
    i = cuda.grid(1)
    if i < seats.size:
        records[i] = states[i]
        redact(records[i], seats[i])


@kernel
def _flatten(seats: Array, redacted: Any, elements: Array, out: Array) -> None:
    """One block per game, as for masks."""
    i = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        out[i, 0] = seats[i]
    for k in range(cuda.threadIdx.x, elements.shape[0], cuda.blockDim.x):
        how, byte = elements[k, 0], elements[k, 1]
        if how == SIGNED:
            out[i, k + 1] = redacted.signed[i, byte]
        elif how == UNSIGNED:
            out[i, k + 1] = redacted.unsigned[i, byte]
        else:
            out[i, k + 1] = redacted.words[i, byte >> 1]


@kernel
def _sample(states: Any, seeds: Array, legal: Array, counts: Array, out: Array) -> None:
    i = cuda.grid(1)
    if i < out.size and counts[i] > 0:
        out[i] = random_action(states, seeds, legal, counts, i)


class Cuda:
    """The games in a GPU's memory. See `Device` for what the methods do."""

    def __init__(self, setup: Setup) -> None:
        if not cuda.is_available():
            raise NoDevice("device: 'cuda' needs an NVIDIA GPU with its driver, and none can be used here")
        self._games = setup.games
        self.batch = new_batch_arrays(setup, self.new_array, cuda.to_device)
        self._redacted = _redacted(self.new_array((setup.games,), setup.rulebook.dtype))
        self._actions = self.new_array((setup.games,), np.int64)
        self._elements = cuda.to_device(setup.layout.elements)
        self._blocks = -(-setup.games // THREADS)

    def check_array(self, label: str, given: Any) -> Any:
        if not hasattr(given, "__cuda_array_interface__"):
            raise BadArray(f"{label}: must be an array on the GPU (with __cuda_array_interface__), not {type(given).__name__}")
        return cuda.as_cuda_array(given)

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Any:
        return cuda.to_device(np.full(shape, value, dtype) if value else np.zeros(shape, dtype))

    def begin(self, where: Any, seeds: Array) -> None:
        _begin[self._blocks, THREADS](self.batch, where, cuda.to_device(seeds))

    def fault(self, where: Any, actions: Any) -> tuple[int, int, int] | None:
        legal, counts, first = self.batch.legal, self.batch.counts, cuda.to_device(np.array([NOBODY], np.int64))
        _first_fault[self._blocks, THREADS](legal, counts, where, actions, self._actions, first)
        row = int(first.copy_to_host()[0])
        if row == NOBODY:
            return None
        own = legal[row : row + 1].copy_to_host(), counts[row : row + 1].copy_to_host()
        return row, int(actions[row]), fault(*own, 0, int(self._actions[row]))

    def play(self, where: Any, stride: int) -> int:
        ended = cuda.to_device(np.zeros(1, np.int64))
        _play[self._blocks, THREADS](self.batch, where, self._actions, stride, ended)
        return int(ended.copy_to_host()[0])

    def mask(self, out: Any) -> None:
        _mask[self._games, THREADS](self.batch.legal, self.batch.counts, out)

    def observe(self, seat: int | None, out: Any) -> None:
        seats = self.batch.movers if seat is None else self.new_array((self._games,), np.int8, seat)
        _redact[self._blocks, THREADS](self.batch.states, seats, self._redacted.records)
        _flatten[self._games, THREADS](seats, self._redacted, self._elements, out)

    def sample(self, out: Any) -> None:
        _sample[self._blocks, THREADS](self.batch.states, self.batch.seeds, self.batch.legal, self.batch.counts, out)


def _redacted(records: Any) -> RedactedStates:
    return RedactedStates(records, *(_memory_of(records, scalar) for scalar in (np.int8, np.uint8, np.int16)))


def _memory_of(records: Any, scalar: Any) -> Any:
    """The memory of records on the GPU as rows of plain numbers."""
    item = np.dtype(scalar).itemsize
    devices = cuda.cudadrv.devicearray
    shape = records.size, records.dtype.itemsize // item
    return devices.DeviceNDArray(shape, (records.dtype.itemsize, item), np.dtype(scalar), gpu_data=records.gpu_data)


def random_play(setup: Setup, together: int = 0) -> Any:
    """The kernel of whole random games.

    It is called with (first seed, games, players, options, components, blank, logs, decisions, ends). It plays the games of
    consecutive seeds, writes how many decisions each took, and its final state where `ends` has room.

    Each thread plays its own games in its own memory. If `together` gives the threads per block, the games of a block lie in its
    shared memory instead; before each decision they are assigned to its threads again, ordered by the kind of decision, so that
    neighbouring threads do the same.
    """
    state, room = from_dtype(setup.rulebook.dtype), setup.actions + 1

    def play_apart(
        seed: Any, games: int, players: int, options: Array, components: Array, blank: Any, logs: Any, decisions: Array, ends: Any
    ) -> None:
        states = cuda.local.array(1, state)
        out = cuda.local.array(room, int16)
        for i in range(cuda.grid(1), games, cuda.gridsize(1)):
            own = np.uint64(seed) + np.uint64(i)
            decisions[i] = whole_game(0, states, blank, players, own, options, components, out, logs[0])
            if i < ends.size:
                ends[i] = states[0]

    def play_together(
        seed: Any, games: int, players: int, options: Array, components: Array, blank: Any, logs: Any, decisions: Array, ends: Any
    ) -> None:
        states = cuda.shared.array(together, state, alignment=ALIGNMENT)
        turns = cuda.shared.array(together, int16)
        kinds = cuda.shared.array(together, int8)
        order = cuda.shared.array(together, uint8)
        out = cuda.local.array(room, int16)
        me, first, all_slots = cuda.threadIdx.x, cuda.blockIdx.x * together, cuda.gridsize(1)
        turns[me] = 0
        if first + me < games:
            states[me] = blank[0]
            new(states[me], players, np.uint64(seed) + np.uint64(first + me), options, components)
        mine = me
        while True:
            i = first + mine + turns[mine] * all_slots
            if cuda.syncthreads_count(np.int32(i < games)) == 0:
                break
            kinds[me] = states[mine].phase if i < games else IDLE
            cuda.syncthreads()
            place = 0
            for other in range(together):
                place += kinds[other] < kinds[me] or (kinds[other] == kinds[me] and other < me)
            order[place] = mine
            cuda.syncthreads()
            mine = int(order[me])
            i = first + mine + turns[mine] * all_slots
            if i < games:
                g = states[mine]
                step(g, int(out[below(g, legal(g, out))]), logs[0])
                if g.over != 0:
                    decisions[i] = g.decisions
                    if i < ends.size:
                        ends[i] = g
                    turns[mine] += 1
                    i += all_slots
                    if i < games:
                        states[mine] = blank[0]
                        new(states[mine], players, np.uint64(seed) + np.uint64(i), options, components)

    return cuda.jit(play_together if together else play_apart, max_registers=REGISTERS)


def most_together(setup: Setup) -> int:
    """The largest whole number of warps whose states fit into the shared memory of a block, in threads."""
    return int(SHARED_BYTES // (setup.rulebook.dtype.itemsize + ORDERING_BYTES) // WARP * WARP)
