"""A batch on a GPU: the very same rules, one thread a game, compiled for it by numba-cuda.

Arrays come from and go to other libraries without copying, by `__cuda_array_interface__`: pass a PyTorch tensor on the GPU where an
array is asked for, or give `torch.as_tensor` an array of the batch. `saqqara.learn.share` hands arrays on by DLPack.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import from_dtype, int8, int16, uint8

from saqqara.errors import BadArray, NoDevice
from saqqara.kernel import cache
from saqqara.kernel.events import Silence
from saqqara.kernel.jit import config
from saqqara.kernel.playout import whole_game
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below
from saqqara.kernel.rulebook import legal, new, redact, step
from saqqara.learn.layouts import SIGNED, UNSIGNED
from saqqara.learn.per_game import FINE, begin, clear, fault, random_action, take

try:
    cuda: Any = import_module("numba.cuda")
    types: Any = import_module("numba.types")
    arraydecl: Any = import_module("numba.cuda.typing.arraydecl")  # numba-cuda has it, the old part of Numba itself has not
except ImportError as missing:
    raise NoDevice("device: 'cuda' needs numba-cuda: pip install 'saqqara[gpu]'") from missing

if TYPE_CHECKING:
    from saqqara.learn.batch import Setup

THREADS = 128
REGISTERS = 64
"""Few registers a thread let more threads live at once."""
WARP, ALIGNMENT = 32, 16
SHARED_BYTES = 48 * 1024
"""What a block may have of the memory that its threads share without asking for more."""
ORDERING_BYTES = 4
"""What a game needs there beside its state."""
IDLE = 127
"""Ordered behind every kind of decision: nothing left to play."""
NOBODY = np.iinfo(np.int64).max


def _take_enum_members_as_indices() -> None:
    """Let members of an IntEnum index an array, as Numba does on a CPU and the rules do everywhere."""
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
def _begin(
    where: Array, fresh: Array, states: Any, blank: Any, seeds: Array, players: int, options: Array, components: Array,
    lists: Array, counts: Array, movers: Array, done: Array, rewards: Array,
) -> None:  # fmt: skip
    i = cuda.grid(1)
    if i < where.size and where[i]:
        clear(i, done, rewards)
        seeds[i] = fresh[i]
        begin(i, states, blank, seeds, players, options, components, lists, counts, movers)


@kernel
def _fault(where: Array, given: Array, actions: Array, total: int, lists: Array, counts: Array, first: Array) -> None:
    i = cuda.grid(1)
    if i < where.size:
        actions[i] = given[i]
        if where[i] and fault(i, actions[i], total, lists, counts) != FINE:
            cuda.atomic.min(first, 0, i)


@kernel
def _take(
    where: Array, actions: Array, stride: int, logs: Any, states: Any, blank: Any, seeds: Array, players: int, options: Array,
    components: Array, lists: Array, counts: Array, movers: Array, done: Array, scores: Array, ranks: Array, rewards: Array,
    finished: Array,
) -> None:  # fmt: skip
    i = cuda.grid(1)
    if i >= where.size:
        return
    if not where[i]:
        clear(i, done, rewards)
        return
    take(i, actions[i], logs[0], states, lists, counts, movers, done, scores, ranks, rewards)
    if done[i]:
        cuda.atomic.add(finished, 0, 1)
        if stride > 0:
            seeds[i] += np.uint64(stride)
            begin(i, states, blank, seeds, players, options, components, lists, counts, movers)


@kernel
def _mask(lists: Array, counts: Array, out: Array) -> None:
    """One block a game, so that neighbours in the block write neighbours in memory."""
    i = cuda.blockIdx.x
    for action in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
        out[i, action] = False
    cuda.syncthreads()
    for k in range(cuda.threadIdx.x, counts[i], cuda.blockDim.x):
        out[i, lists[i, k]] = True


@kernel
def _redact(states: Any, seats: Array, seen: Any) -> None:
    i = cuda.grid(1)
    if i < seats.size:
        seen[i] = states[i]
        redact(seen[i], seats[i])


@kernel
def _flatten(seats: Array, signed: Array, unsigned: Array, words: Array, elements: Array, out: Array) -> None:
    """One block a game, as for masks."""
    i = cuda.blockIdx.x
    if cuda.threadIdx.x == 0:
        out[i, 0] = seats[i]
    for k in range(cuda.threadIdx.x, elements.shape[0], cuda.blockDim.x):
        how, byte = elements[k, 0], elements[k, 1]
        if how == SIGNED:
            out[i, k + 1] = signed[i, byte]
        elif how == UNSIGNED:
            out[i, k + 1] = unsigned[i, byte]
        else:
            out[i, k + 1] = words[i, byte >> 1]


@kernel
def _sample(states: Any, seeds: Array, lists: Array, counts: Array, out: Array) -> None:
    i = cuda.grid(1)
    if i < out.size and counts[i] > 0:
        out[i] = random_action(i, states, seeds, lists, counts)


class Cuda:
    """The games in a GPU's memory."""

    def __init__(self, setup: Setup) -> None:
        if not cuda.is_available():
            raise NoDevice("device: 'cuda' needs an NVIDIA GPU with its driver, and there is none that can be used here")
        games, rulebook = setup.games, setup.rulebook
        self.setup = setup
        self.states, self._seen = self.new_array((games,), rulebook.dtype), self.new_array((games,), rulebook.dtype)
        self.seeds, self.movers = self.new_array((games,), np.uint64), self.new_array((games,), np.int8)
        self.lists, self.counts = self.new_array((games, setup.actions + 1), np.int16), self.new_array((games,), np.int16)
        self.done = self.new_array((games,), np.bool_)
        self.scores, self.ranks = (
            self.new_array((games, setup.players), np.int16),
            self.new_array((games, rulebook.seats), np.int16),
        )
        self.rewards = self.new_array((games, setup.players), np.float32)
        self._actions = self.new_array((games,), np.int64)
        self._blank, self._logs = self.new_array((1,), rulebook.dtype), self.new_array((1,), Silence.dtype)  # type: ignore[attr-defined]
        self._rules = setup.players, cuda.to_device(setup.options), cuda.to_device(setup.components)
        self._elements = cuda.to_device(setup.layout.elements)
        self._bytes = tuple(_bytes_of(self._seen, games, kind) for kind in (np.int8, np.uint8, np.int16))
        self._blocks = -(-games // THREADS)

    def array(self, label: str, given: Any) -> Any:
        if not hasattr(given, "__cuda_array_interface__"):
            raise BadArray(f"{label}: must be an array on the GPU (with __cuda_array_interface__), not {type(given).__name__}")
        return cuda.as_cuda_array(given)

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Any:
        return cuda.to_device(np.full(shape, value, dtype) if value else np.zeros(shape, dtype))

    def begin(self, where: Any, seeds: Array) -> None:
        _begin[self._blocks, THREADS](
            where, cuda.to_device(seeds), self.states, self._blank, self.seeds, *self._rules,
            self.lists, self.counts, self.movers, self.done, self.rewards,
        )  # fmt: skip

    def fault(self, where: Any, actions: Any) -> tuple[int, int, int] | None:
        first = cuda.to_device(np.array([NOBODY], np.int64))
        total = self.setup.actions
        _fault[self._blocks, THREADS](where, actions, self._actions, total, self.lists, self.counts, first)
        row = int(first.copy_to_host()[0])
        if row == NOBODY:
            return None
        lists, counts = self.lists[row : row + 1].copy_to_host(), self.counts[row : row + 1].copy_to_host()
        return row, int(actions[row]), fault(0, int(self._actions[row]), total, lists, counts)

    def take(self, where: Any, stride: int) -> int:
        finished = cuda.to_device(np.zeros(1, np.int64))
        _take[self._blocks, THREADS](
            where, self._actions, stride, self._logs, self.states, self._blank, self.seeds, *self._rules,
            self.lists, self.counts, self.movers, self.done, self.scores, self.ranks, self.rewards, finished,
        )  # fmt: skip
        return int(finished.copy_to_host()[0])

    def mask(self, out: Any) -> None:
        _mask[self.setup.games, THREADS](self.lists, self.counts, out)

    def look(self, seat: int | None, out: Any) -> None:
        seats = self.movers if seat is None else self.new_array((self.setup.games,), np.int8, seat)
        _redact[self._blocks, THREADS](self.states, seats, self._seen)
        _flatten[self.setup.games, THREADS](seats, *self._bytes, self._elements, out)

    def sample(self, out: Any) -> None:
        _sample[self._blocks, THREADS](self.states, self.seeds, self.lists, self.counts, out)


def _bytes_of(records: Any, n: int, scalar: Any) -> Any:
    """The memory of records on the GPU as rows of plain numbers."""
    item = np.dtype(scalar).itemsize
    devices = cuda.cudadrv.devicearray
    shape = n, records.dtype.itemsize // item
    return devices.DeviceNDArray(shape, (records.dtype.itemsize, item), np.dtype(scalar), gpu_data=records.gpu_data)


def random_play(setup: Setup, together: int = 0) -> Any:
    """The kernel of whole random games.

    Called with (first seed, games, players, options, components, blank, logs, decisions, ends): it sets up and plays the games of
    the seeds from the first on, writes how many decisions each took, and its last state where `ends` has room. Each thread plays
    games of its own in its own memory; or, where `together` says how many threads a block has, the games of a block lie in the
    memory that it shares, and before each decision they are dealt to its threads anew, ordered by what is to be decided, so that
    neighbours do the same.
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
    """How many threads a block can have whose states fit into its shared memory: whole warps."""
    return int(SHARED_BYTES // (setup.rulebook.dtype.itemsize + ORDERING_BYTES) // WARP * WARP)
