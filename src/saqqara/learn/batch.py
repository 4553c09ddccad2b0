"""Thousands of games at once, in one array of records."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.errors import BadArray, IllegalAction
from saqqara.learn.checks import WHOLE_NUMBERS, check_flag, check_seat, check_seeds
from saqqara.learn.device import open_device
from saqqara.learn.layouts import Layout
from saqqara.learn.per_game import OUT_OF_RANGE, OVER
from saqqara.learn.setup import prepare
from saqqara.table import SPECTATOR
from saqqara.table.options import check_seed

FLAGS = (np.dtype(np.bool_), np.dtype(np.int8), np.dtype(np.uint8))


class Batch:
    """Many games of one kind, played decision by decision.

        batch = Batch("kheops", 4096, seed=1)
        masks, seen, actions = batch.masks(), batch.observations(), batch.actions()
        while True:
            batch.legal_mask(masks)
            batch.observe(seen)
            batch.sample(actions)
            batch.step(actions)

    Game i is the game of `saqqara.new(name, seed=batch.seeds[i], …)`. A game that ends reports its result and starts again from a
    seed `games` further, so that no game is played twice. A call that raises an error writes nothing.
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
        self.autoreset = check_flag("autoreset", autoreset)
        self._seed = check_seed(seed)
        self._device = open_device(self.setup, threads, device)
        self._arrays = self._device.batch
        self._everywhere = self._device.new_array((self.games,), np.bool_, True)
        self.reset()

    # Arrays for callers

    @property
    def layout(self) -> Layout:
        """What each place of an observation means."""
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

    # The games

    @property
    def states(self) -> Any:
        """The true states, secrets included: for tests and tools, not for players."""
        return self._arrays.states

    @property
    def seeds(self) -> Any:
        """The seed of each game (uint64)."""
        return self._arrays.seeds

    @property
    def movers(self) -> Any:
        """The seat that must decide in each game (int8)."""
        return self._arrays.movers

    @property
    def legal_counts(self) -> Any:
        """How many actions are legal in each game (int16); 0 when it is over."""
        return self._arrays.counts

    @property
    def done(self) -> Any:
        """Which games ended with the last step and have not been reset since (bool)."""
        return self._arrays.done

    @property
    def scores(self) -> Any:
        """Final points by game and seat (int16), for games that are done."""
        return self._arrays.scores

    @property
    def places(self) -> Any:
        """Final places by game and seat (int16), 1 the best, for games that are done."""
        return self._arrays.ranks[:, : self.players]

    @property
    def rewards(self) -> Any:
        """By game and seat (float32): 0 until a game is done, then from +1 for the first place to -1 for the last, summing to 0."""
        return self._arrays.rewards

    # Playing

    def reset(self, seeds: Any = None, where: Any = None) -> None:
        """Start games again: from the batch's own seeds, from a number and those that follow it, or from an array of seeds.

        `where` (an array of flags) selects the games to start again; the others go on.
        """
        rows = self._where(where)
        self._device.begin(rows, check_seeds(self._seed if seeds is None else seeds, self.games))

    def step(self, actions: Any, where: Any = None) -> int:
        """Play one action in each game, or in those that `where` flags; return how many games have finished."""
        rows = self._where(where)
        given = self._array("actions", actions, (self.games,), None)
        if wrong := self._device.fault(rows, given):
            raise IllegalAction(self._complaint(*wrong), "table-why-unknown", {"given": str(wrong[1])})
        return self._device.play(rows, self.games if self.autoreset else 0)

    def legal_mask(self, out: Any) -> Any:
        """Write 1 for each legal action of each game and 0 for each other. Returns `out`."""
        self._device.mask(self._array("out", out, (self.games, self.setup.actions), FLAGS).view(np.bool_))
        return out

    def observe(self, out: Any, seat: int | None = None) -> Any:
        """Write, for each game, what `seat` knows (-1: a spectator), or the seat that must decide. Returns `out`."""
        seat = None if seat is None else check_seat(seat, self.players, SPECTATOR)
        shape = self.games, self.layout.width
        self._device.observe(seat, self._array("out", out, shape, (np.dtype(np.int16),)))
        return out

    def sample(self, out: Any) -> Any:
        """Write a random legal action for each game that is not over. Returns `out`.

        The choice depends only on the game's seed and on how many decisions were made in it.
        """
        self._device.sample(self._array("out", out, (self.games,), (np.dtype(np.int64),)))
        return out

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.setup.rulebook.title}, {self.players} players>"

    # Checks

    def _array(self, label: str, given: Any, shape: tuple[int, ...], dtypes: tuple[Any, ...] | None) -> Any:
        array = self._device.check_array(label, given)
        if array.shape != shape:
            raise BadArray(f"{label}: the shape must be {shape}, not {array.shape}")
        if dtypes is None:
            if array.dtype.kind not in WHOLE_NUMBERS:
                raise BadArray(f"{label}: must hold whole numbers, not {array.dtype}")
        elif array.dtype not in dtypes:
            raise BadArray(f"{label}: the type must be {' or '.join(map(str, dtypes))}, not {array.dtype}")
        elif not array.flags["C_CONTIGUOUS"]:
            raise BadArray(f"{label}: must be C-contiguous")
        return array

    def _where(self, where: Any) -> Any:
        if where is None:
            return self._everywhere
        return self._array("where", where, (self.games,), (np.dtype(np.bool_),))

    def _complaint(self, row: int, action: int, what: int) -> str:
        where = f"actions[{row}]"
        if what == OVER:
            return f"{where}: that game is over; reset it first"
        if what == OUT_OF_RANGE:
            return f"{where}: {action} is not an action number; those go from 0 to {self.setup.actions - 1}"
        return f"{where}: {self.setup.rulebook.actions.action(action)} ({action}) is not legal now"
