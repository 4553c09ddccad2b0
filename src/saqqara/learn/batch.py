"""Thousands of games at once, in one array of records."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from saqqara import games as registry
from saqqara.errors import BadArray, BadOption, IllegalAction, NoDevice
from saqqara.kernel.events import Silence
from saqqara.kernel.jit import INTERPRETED
from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook
from saqqara.learn import layouts, loops
from saqqara.learn.layouts import Layout
from saqqara.learn.per_game import OUT_OF_RANGE, OVER, fault
from saqqara.table import SPECTATOR
from saqqara.table import options as choices

WHOLE_NUMBERS = "iu"
FLAGS = (np.dtype(np.bool_), np.dtype(np.int8), np.dtype(np.uint8))


@dataclass(frozen=True)
class Setup:
    """What all games of a batch have in common, checked."""

    rulebook: Rulebook
    games: int
    players: int
    options: Array
    components: Array
    layout: Layout

    @property
    def actions(self) -> int:
        return self.rulebook.actions.total


class Device(Protocol):
    """Where the games of a batch are: arrays with a row for each game, and the work on them."""

    states: Any
    seeds: Any
    movers: Any
    counts: Any
    lists: Any
    done: Any
    scores: Any
    ranks: Any
    rewards: Any

    def array(self, label: str, given: Any) -> Any:
        """The given array as one of this device's, not copied, or BadArray."""

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Any:
        """An array of its own, full of that value."""

    def begin(self, where: Any, seeds: Array) -> None: ...
    def fault(self, where: Any, actions: Any) -> tuple[int, int, int] | None:
        """The first row whose action is wrong, that action, and what is wrong with it."""

    def take(self, where: Any, stride: int) -> int:
        """Play the actions that `fault` has just found right; return how many games have finished."""

    def mask(self, out: Any) -> None: ...
    def look(self, seat: int | None, out: Any) -> None: ...
    def sample(self, out: Any) -> None: ...


class Batch:
    """Many games of one kind, played decision by decision, each by the seat that must decide.

        batch = Batch("kheops", 4096, seed=1)
        masks, seen, actions = batch.masks(), batch.observations(), batch.actions()
        while True:
            batch.legal_mask(masks)
            batch.observe(seen)
            batch.sample(actions)
            batch.step(actions)

    Game i is the game of `saqqara.new(name, seed=batch.seeds[i], …)`. A game that ends reports its result and starts again from a
    seed `games` further, so that no game is played twice. Nothing is written when a call raises an error.
    """

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        threads: int | None = None,
        device: str = "cpu",
        autoreset: bool = True,
        **options: str | bool,
    ) -> None:
        self.setup = prepare(name, games, players, options)
        self.name, self.games, self.players = name, self.setup.games, self.setup.players
        self.autoreset = _flag("autoreset", autoreset)
        self._seed = choices.check_seed(seed)
        self._device = _device(self.setup, threads, device)
        self._everywhere = self._device.new_array((self.games,), np.bool_, True)
        self.reset()

    # What the arrays are

    @property
    def layout(self) -> Layout:
        """What the places of an observation mean."""
        return self.setup.layout

    def masks(self) -> Any:
        """An array for `legal_mask`."""
        return self._device.new_array((self.games, self.setup.actions), np.bool_)

    def observations(self) -> Any:
        """An array for `observe`."""
        return self._device.new_array((self.games, self.layout.width), np.int16)

    def actions(self) -> Any:
        """An array for `step` and `sample`."""
        return self._device.new_array((self.games,), np.int64)

    @property
    def states(self) -> Any:
        """The true states, every secret included: for tests and tools, not for players."""
        return self._device.states

    @property
    def seeds(self) -> Any:
        """The seed of each game (uint64)."""
        return self._device.seeds

    @property
    def movers(self) -> Any:
        """The seat that must decide in each game (int8)."""
        return self._device.movers

    @property
    def legal_counts(self) -> Any:
        """How many actions are legal in each game (int16); 0 when it is over."""
        return self._device.counts

    @property
    def done(self) -> Any:
        """Which games ended with the last step; none of those that were started again since."""
        return self._device.done

    @property
    def scores(self) -> Any:
        """Final points by game and seat (int16), where a game is done."""
        return self._device.scores

    @property
    def places(self) -> Any:
        """Final places by game and seat (int16), 1 the best, where a game is done."""
        return self._device.ranks[:, : self.players]

    @property
    def rewards(self) -> Any:
        """By game and seat (float32): 0 until a game is done, then from +1 for the first place to -1 for the last, in sum 0."""
        return self._device.rewards

    # Playing

    def reset(self, seeds: Any = None, where: Any = None) -> None:
        """Start games again: from the batch's own seeds, from a number and those that follow it, or from an array of seeds.

        `where` (an array of flags) names the games to start again; the others go on.
        """
        rows = self._where(where)
        fresh = self._seeds(seeds)
        self._device.begin(rows, fresh)

    def step(self, actions: Any, where: Any = None) -> int:
        """Play one action in each game (or where the flags of `where` are set) and return how many games have finished."""
        rows = self._where(where)
        given = self._array("actions", actions, (self.games,), None)
        if wrong := self._device.fault(rows, given):
            raise IllegalAction(self._complaint(*wrong), "table-why-unknown", {"given": str(wrong[1])})
        return self._device.take(rows, self.games if self.autoreset else 0)

    def legal_mask(self, out: Any) -> Any:
        """Write, for each game, 1 for each action that is legal now and 0 for each other. Returns `out`."""
        self._device.mask(self._array("out", out, (self.games, self.setup.actions), FLAGS).view(np.bool_))
        return out

    def observe(self, out: Any, seat: int | None = None) -> Any:
        """Write what the seat that must decide knows in each game; or what that seat knows (-1: a spectator). Returns `out`."""
        seat = None if seat is None else check_seat(seat, self.players, SPECTATOR)
        shape = self.games, self.layout.width
        self._device.look(seat, self._array("out", out, shape, (np.dtype(np.int16),)))
        return out

    def sample(self, out: Any) -> Any:
        """Write a random legal action for each game that is not over. Returns `out`.

        The choice depends on the game's seed and on how many decisions were made in it, on nothing else.
        """
        self._device.sample(self._array("out", out, (self.games,), (np.dtype(np.int64),)))
        return out

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.setup.rulebook.title}, {self.players} players>"

    # Inside

    def _array(self, label: str, given: Any, shape: tuple[int, ...], dtypes: tuple[Any, ...] | None) -> Any:
        array = self._device.array(label, given)
        if array.shape != shape:
            raise BadArray(f"{label}: the shape must be {shape}, not {array.shape}")
        if dtypes is None:
            if array.dtype.kind not in WHOLE_NUMBERS:
                raise BadArray(f"{label}: must hold whole numbers, not {array.dtype}")
        elif array.dtype not in dtypes:
            raise BadArray(f"{label}: the type must be {' or '.join(map(str, dtypes))}, not {array.dtype}")
        elif not array.flags["C_CONTIGUOUS"]:
            raise BadArray(f"{label}: must lie in memory row after row, without gaps")
        return array

    def _where(self, where: Any) -> Any:
        if where is None:
            return self._everywhere
        return self._array("where", where, (self.games,), (np.dtype(np.bool_),))

    def _seeds(self, given: Any) -> Array:
        if given is None:
            given = self._seed
        if isinstance(given, int | np.integer) and not isinstance(given, bool):
            first = np.uint64(choices.check_seed(int(given)))
            return first + np.arange(self.games, dtype=np.uint64)
        seeds = whole_numbers("seeds", given, self.games)
        if seeds.dtype.kind == "i" and (seeds < 0).any():
            raise BadArray(f"seeds: must be {self.games} whole numbers from 0 to {choices.SEEDS - 1}")
        return seeds.astype(np.uint64)

    def _complaint(self, row: int, action: int, what: int) -> str:
        where = f"actions[{row}]"
        if what == OVER:
            return f"{where}: that game is over; reset it first"
        if what == OUT_OF_RANGE:
            return f"{where}: {action} is not an action number: they go from 0 to {self.setup.actions - 1}"
        return f"{where}: {self.setup.rulebook.actions.action(action)} ({action}) is not legal now"


def whole_numbers(label: str, given: Any, n: int) -> Array:
    """The given numbers as an array, or BadArray."""
    try:
        array: Array = np.asarray(given)
    except ValueError as error:
        raise BadArray(f"{label}: must be {n} whole numbers: {error}") from None
    if array.shape != (n,) or array.dtype.kind not in WHOLE_NUMBERS:
        raise BadArray(f"{label}: must be {n} whole numbers, not {array.dtype} of shape {array.shape}")
    return array


def _flag(label: str, given: Any) -> bool:
    if not isinstance(given, bool | np.bool_):
        raise BadOption(f"{label}: true or false, not {given!r}")
    return bool(given)


def check_seat(seat: Any, players: int, first: int) -> int:
    """The seat's number; `first` is the lowest that there is."""
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not first <= seat < players:
        spectator = ", or -1 for a spectator" if first == SPECTATOR else ""
        raise BadOption(f"seat: a number from 0 to {players - 1}{spectator}, not {seat!r}")
    return int(seat)


def prepare(name: str, games: int, players: int | None, options: dict[str, str | bool]) -> Setup:
    """Check what a caller wants."""
    rulebook = registry.find(name)
    if isinstance(games, bool) or not isinstance(games, int | np.integer) or games < 1:
        raise BadOption(f"games: a whole number from 1 on, not {games!r}")
    full = choices.check_options(rulebook, options)
    content = rulebook.components.load(str(full[rulebook.components.option])) if rulebook.components else None
    return Setup(
        rulebook,
        int(games),
        choices.check_players(rulebook, players),
        choices.encode_options(rulebook, full),
        choices.encode_components(rulebook, content),
        layouts.of(rulebook),
    )


def _device(setup: Setup, threads: int | None, device: str) -> Device:
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
        raise BadOption(f"threads: a whole number from 1 on, not {threads!r}")
    if device == "cpu":
        return Cpu(setup, threads or os.cpu_count() or 1)
    if device == "cuda":
        from saqqara.learn.gpu import Cuda

        return Cuda(setup)
    raise NoDevice(f"device: 'cpu' or 'cuda', not {device!r}")


def records(n: int, dtype: Any) -> Any:
    """Zeroed records whose rows work in compiled and in interpreted rules."""
    found = np.zeros(n, dtype)
    return found.view(np.recarray) if INTERPRETED else found


class Cpu:
    """The games in this machine's memory, worked on by all cores: each thread has a stretch of the rows."""

    def __init__(self, setup: Setup, threads: int) -> None:
        games, rulebook = setup.games, setup.rulebook
        self.setup = setup
        self.states, self.seeds = records(games, rulebook.dtype), np.zeros(games, np.uint64)
        self.lists, self.counts = np.zeros((games, setup.actions + 1), np.int16), np.zeros(games, np.int16)
        self.movers, self.done = np.zeros(games, np.int8), np.zeros(games, np.bool_)
        self.scores, self.ranks = np.zeros((games, setup.players), np.int16), np.zeros((games, rulebook.seats), np.int16)
        self.rewards = np.zeros((games, setup.players), np.float32)
        self._actions, self._seats = np.zeros(games, np.int64), np.zeros(games, np.int8)
        self._blank, self._logs = records(1, rulebook.dtype), records(1, Silence.dtype)  # type: ignore[attr-defined]
        self._parts = _parts(games, min(threads, games))
        self._seen = records(len(self._parts), rulebook.dtype)
        raw = np.asarray(self._seen).view(np.uint8).reshape(len(self._parts), -1)
        self._bytes = raw.view(np.int8), raw, raw.view(np.int16)
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self._rules = setup.players, setup.options, setup.components

    def array(self, label: str, given: Any) -> Array:
        if not isinstance(given, np.ndarray):
            raise BadArray(f"{label}: must be a NumPy array, not {type(given).__name__}")
        if label == "out" and not given.flags.writeable:
            raise BadArray(f"{label}: cannot be written to")
        return given

    def new_array(self, shape: tuple[int, ...], dtype: Any, value: int = 0) -> Array:
        return np.full(shape, value, dtype)

    def begin(self, where: Array, seeds: Array) -> None:
        np.copyto(self.seeds, seeds, where=where)
        self._each(
            lambda part, first, last: loops.begin_all(
                first, last, where, self.states, self._blank, self.seeds, *self._rules,
                self.lists, self.counts, self.movers, self.done, self.rewards,
            )
        )  # fmt: skip

    def fault(self, where: Array, actions: Array) -> tuple[int, int, int] | None:
        np.copyto(self._actions, actions, casting="unsafe")
        total = self.setup.actions
        found = self._each(
            lambda part, first, last: loops.fault_of_all(first, last, where, self._actions, total, self.lists, self.counts)
        )
        for row in found:
            if row >= 0:
                return row, int(actions[row]), fault(row, int(self._actions[row]), total, self.lists, self.counts)
        return None

    def take(self, where: Array, stride: int) -> int:
        return sum(
            self._each(
                lambda part, first, last: loops.take_all(
                    first, last, where, self._actions, stride, self._logs, self.states, self._blank, self.seeds, *self._rules,
                    self.lists, self.counts, self.movers, self.done, self.scores, self.ranks, self.rewards,
                )
            )
        )  # fmt: skip

    def mask(self, out: Array) -> None:
        self._each(lambda part, first, last: loops.mask_all(first, last, self.lists, self.counts, out))

    def look(self, seat: int | None, out: Array) -> None:
        seats = self.movers
        if seat is not None:
            seats = self._seats
            seats[:] = seat
        self._each(
            lambda part, first, last: loops.look_all(
                first, last, seats, self.states, part, self._seen, *self._bytes, self.setup.layout.runs, out
            )
        )

    def sample(self, out: Array) -> None:
        self._each(lambda part, first, last: loops.sample_all(first, last, self.states, self.seeds, self.lists, self.counts, out))

    def _each(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Do the work on every stretch of rows, the stretches side by side, the first one in this thread."""
        others = [self._pool.submit(work, part, *self._parts[part]) for part in range(1, len(self._parts))] if self._pool else []
        return [work(0, *self._parts[0]), *(each.result() for each in others)]


def _parts(games: int, threads: int) -> list[tuple[int, int]]:
    edges = [games * part // threads for part in range(threads + 1)]
    return list(pairwise(edges))


def warm(rulebook: Rulebook) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What `Batch` needs compiled for a game: a label and the call that does it, one after the other."""
    batch: list[Batch] = []

    def first() -> None:
        batch.append(Batch(rulebook.name, 1, threads=1))

    yield "batch: set up", first
    yield "batch: choose", lambda: batch[0].sample(batch[0].actions())
    yield "batch: play", lambda: batch[0].step(batch[0].sample(batch[0].actions()))
    yield "batch: masks", lambda: batch[0].legal_mask(batch[0].masks())
    yield "batch: observe", lambda: batch[0].observe(batch[0].observations())
