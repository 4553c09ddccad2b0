"""Many games as one Gymnasium vector environment: an agent against bots, or an agent that decides for every seat.

An observation is a dict of `observation`, in the layout of `saqqara.learn.layout(name)`, and `action_mask`. Rewards come at the end
of a game: from +1 for the first place to -1 for the last. A game that has ended starts again with the next step, which ignores its
action (Gymnasium's `NEXT_STEP`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saqqara.bots import Bot, bot
from saqqara.errors import BadOption, IllegalAction
from saqqara.kernel.records import Array
from saqqara.learn.batch import Batch
from saqqara.learn.checks import check_seat, whole_numbers
from saqqara.learn.spaces import observation_space
from saqqara.table import Game
from saqqara.table.options import check_seed

Opponent = str | Callable[[Array, Array], Array]
Observation = dict[str, Array]


class BatchEnv(VectorEnv[Observation, Array, Array], ABC):
    """The base of both vector environments."""

    def __init__(self, name: str, num_envs: int, players: int | None, settings: dict[str, Any]) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        masked = settings.pop("masked", "error")
        if masked not in ("error", "replace"):
            raise BadOption(f"masked: must be 'error' or 'replace', not {masked!r}")
        if settings.get("device", "cpu") != "cpu":
            raise BadOption("device: must be 'cpu' in a Gymnasium environment; on a GPU, use Batch")
        if "autoreset" in settings:
            raise BadOption("autoreset: cannot be set; a finished game starts again with the next step")
        self._replace = masked == "replace"
        self.batch = Batch(name, num_envs, players=players, autoreset=False, **settings)
        self.num_envs = self.batch.games
        self._over = np.ones(self.num_envs, np.bool_)
        self._ready = False
        self.single_action_space = spaces.Discrete(self.batch.setup.actions)
        self.single_observation_space = observation_space(self.batch.layout.width, self.batch.setup.actions)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start all games, from this seed and those that follow it, or from random seeds."""
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        self.batch.reset(self.np_random.integers(2**63, size=self.num_envs) if seed is None else seed)
        self._over[:] = False
        if seed is not None:
            self._restart()
        self._ready = True
        self._after_setup(np.ones(self.num_envs, np.bool_))
        return self._observe(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play the agent's actions and what follows up to its next decision. An illegal action is an error and changes nothing."""
        if not self._ready:
            raise IllegalAction("the games have not been started: call reset first")
        again, going = self._over, ~self._over
        rewards = self._play(self._legal(whole_numbers("actions", actions, self.num_envs), going), going)
        if again.any():
            self.batch.reset(self.np_random.integers(2**63, size=self.num_envs), where=again)
            self._after_setup(again)
        self._over = self.batch.legal_counts == 0
        return self._observe(), rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _legal(self, actions: Array, going: Array) -> Array:
        """Return the actions; with `masked="replace"`, illegal ones are replaced by random legal ones."""
        if not self._replace:
            return actions
        masks = self.batch.legal_mask(self.batch.masks())
        inside = np.clip(actions, 0, masks.shape[1] - 1).astype(np.int64)
        fine = (inside == actions) & masks[np.arange(self.num_envs), inside]
        return np.where(fine | ~going, inside, self.batch.sample(self.batch.actions()))

    @abstractmethod
    def _play(self, actions: Array, going: Array) -> Array:
        """Play one action in each unfinished game; return the agent's rewards."""

    def _restart(self) -> None:
        """Start again whatever depends on the games played so far, because a seed was given."""

    def _after_setup(self, rows: Array) -> None:
        """Prepare games that have just been set up for the agent's first decision."""

    def _observe(self) -> Observation:
        masks = self.batch.legal_mask(np.zeros((self.num_envs, self.batch.setup.actions), np.int8))
        return {"observation": self.batch.observe(self.batch.observations()), "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {}


class SelfPlay(BatchEnv):
    """The agent decides for every seat. Its reward is that of the seat that decided; `infos["rewards"]` has all."""

    def _play(self, actions: Array, going: Array) -> Array:
        movers = self.batch.movers.astype(np.intp)
        self.batch.step(actions, where=going)
        earned = self.batch.rewards[np.arange(self.num_envs), movers]
        return np.where(self.batch.done, earned, 0.0)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        rewards = np.where(self.batch.done[:, None], self.batch.rewards, 0.0)
        return {"seat": self.batch.movers.copy(), "_seat": everywhere, "rewards": rewards, "_rewards": everywhere}


class AgainstBots(BatchEnv):
    """The agent has one seat in each game; opponents play until its next decision."""

    def __init__(
        self, name: str, num_envs: int, players: int | None, opponent: Opponent, seat: int | None, settings: dict[str, Any]
    ) -> None:
        super().__init__(name, num_envs, players, settings)
        self._seat = None if seat is None else check_seat(seat, self.batch.players, 0)
        self.seats = np.zeros(self.num_envs, np.int8)
        self._rows = np.arange(self.num_envs)
        self._opponent = _opponent(opponent, self.batch, None)
        self._asked_for = opponent
        self._seat_all()

    def _restart(self) -> None:
        self._seat_all()
        self._opponent = _opponent(self._asked_for, self.batch, int(self.np_random.integers(2**63)))

    def _seat_all(self) -> None:
        self.seats[:] = self._rows % self.batch.players if self._seat is None else self._seat

    def _after_setup(self, rows: Array) -> None:
        if self._seat is None:
            self.seats[rows] = (self.seats[rows] + 1) % self.batch.players
        self._answer(rows)

    def _play(self, actions: Array, going: Array) -> Array:
        self.batch.step(actions, where=going)
        rewards = self._earned()
        return rewards + self._answer(going)

    def _answer(self, rows: Array) -> Array:
        """Let the opponents play in these games until the agent must decide or the game is over.

        If an opponent fails, games stop at its decision, so the environment must be reset.
        """
        self._ready = False
        rewards = np.zeros(self.num_envs)
        while True:
            theirs = rows & (self.batch.legal_counts > 0) & (self.batch.movers != self.seats)
            if not theirs.any():
                self._ready = True
                return rewards
            self.batch.step(self._opponent(theirs), where=theirs)
            rewards += self._earned()

    def _earned(self) -> Array:
        return np.where(self.batch.done, self.batch.rewards[self._rows, self.seats.astype(np.intp)], 0.0)

    def _observe(self) -> Observation:
        """Observe as the agent's seat, even where its game is over and another seat decided last."""
        seen = super()._observe()
        over = self.batch.legal_counts == 0
        for seat in set(self.seats[over & (self.seats != self.batch.movers)].tolist()):
            rows = over & (self.seats == seat)
            seen["observation"][rows] = self.batch.observe(self.batch.observations(), seat)[rows]
        return seen

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}


def _opponent(opponent: Opponent, batch: Batch, seed: int | None) -> Callable[[Array], Array]:
    """Return the function by which opponents choose: from flags of the games in which they must decide to an action per row."""
    if callable(opponent):
        return partial(_call, opponent, batch)
    if opponent == "random":
        return lambda rows: batch.sample(batch.actions())
    return partial(_ask, bot(opponent, seed=seed, threads=1), batch)


def _call(choose: Callable[[Array, Array], Array], batch: Batch, rows: Array) -> Array:
    """Call a function with the games in which it must decide, as the deciding seat sees them."""
    seen, masks = batch.observe(batch.observations())[rows], batch.legal_mask(batch.masks())[rows]
    chosen = whole_numbers("opponent", choose(seen, masks), len(seen))
    for k, action in enumerate(chosen.tolist()):
        if not (0 <= action < masks.shape[1] and masks[k, action]):
            raise IllegalAction(f"opponent: its action {action} in row {k} is not legal")
    actions: Array = batch.actions()
    actions[rows] = chosen
    return actions


def _ask(player: Bot, batch: Batch, rows: Array) -> Array:
    """Ask a bot about each game in turn."""
    actions: Array = batch.actions()
    for i in np.flatnonzero(rows):
        state = np.frombuffer(bytearray(batch.states[i].tobytes()), batch.states.dtype).view(np.recarray)[0]
        game = Game(batch.setup.rulebook, state, None, {"options": {}, "seed": None, "position": None})
        actions[i] = player.choose(game).number
    return actions


class Single(gymnasium.Env[Observation, int]):
    """A vector environment of one game as a plain environment."""

    def __init__(self, games: BatchEnv) -> None:
        self.metadata = {"render_modes": []}
        self.games = games
        self.observation_space, self.action_space = games.single_observation_space, games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seen, infos = self.games.reset(seed=seed)
        return _first(seen), _first(infos)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seen, rewards, over, cut, infos = self.games.step(np.array([action]))
        return _first(seen), float(rewards[0]), bool(over[0]), bool(cut[0]), _first(infos)


def _first(rows: dict[str, Array]) -> dict[str, Any]:
    return {name: value[0] for name, value in rows.items() if not name.startswith("_")}
