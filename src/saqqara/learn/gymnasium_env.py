"""Many games as one Gymnasium vector environment: an agent against bots, or an agent that decides for every seat.

An observation is a dict: `observation`, laid out as `saqqara.learn.layout(name)` says, and `action_mask`. Rewards come at the end
of a game: +1 for the first place to -1 for the last. A game that has ended starts again with the next step, which ignores its
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
from saqqara.table import Game
from saqqara.table.options import check_seed

Opponent = str | Callable[[Array, Array], Array]
Observation = dict[str, Array]
FLOOR, CEILING = int(np.iinfo(np.int16).min), int(np.iinfo(np.int16).max)


class Games(VectorEnv[Observation, Array, Array], ABC):
    """What both kinds of environment share."""

    def __init__(self, name: str, num_envs: int, players: int | None, settings: dict[str, Any]) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        masked = settings.pop("masked", "error")
        if masked not in ("error", "replace"):
            raise BadOption(f"masked: 'error' or 'replace', not {masked!r}")
        if settings.get("device", "cpu") != "cpu":
            raise BadOption("device: a Gymnasium environment plays on the CPU; use Batch on a GPU")
        if "autoreset" in settings:
            raise BadOption("autoreset: not to be chosen; a finished game starts again with the next step")
        self._replace = masked == "replace"
        self.batch = Batch(name, num_envs, players=players, autoreset=False, **settings)
        self.num_envs = self.batch.games
        self._over = np.ones(self.num_envs, np.bool_)
        self._ready = False
        self.single_action_space = spaces.Discrete(self.batch.setup.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(FLOOR, CEILING, (self.batch.layout.width,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.batch.setup.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start all games: those of that seed and the ones that follow it, or of seeds drawn at random."""
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        self.batch.reset(self.np_random.integers(2**63, size=self.num_envs) if seed is None else seed)
        self._over[:] = False
        if seed is not None:
            self._anew()
        self._ready = True
        self._begun(np.ones(self.num_envs, np.bool_))
        return self._observe(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play the agent's actions and all that follows up to its next decision. An illegal one is an error and changes nothing."""
        if not self._ready:
            raise IllegalAction("the games have not been started: call reset first")
        again, going = self._over, ~self._over
        rewards = self._play(self._legal(whole_numbers("actions", actions, self.num_envs), going), going)
        if again.any():
            self.batch.reset(self.np_random.integers(2**63, size=self.num_envs), where=again)
            self._begun(again)
        self._over = self.batch.legal_counts == 0
        return self._observe(), rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _legal(self, actions: Array, going: Array) -> Array:
        """The actions; illegal ones replaced by a random legal one if that was asked for, for tools that know no masks."""
        if not self._replace:
            return actions
        masks = self.batch.legal_mask(self.batch.masks())
        inside = np.clip(actions, 0, masks.shape[1] - 1).astype(np.int64)
        fine = (inside == actions) & masks[np.arange(self.num_envs), inside]
        return np.where(fine | ~going, inside, self.batch.sample(self.batch.actions()))

    @abstractmethod
    def _play(self, actions: Array, going: Array) -> Array:
        """Play one action in the games that go on; return the agent's rewards."""

    def _anew(self) -> None:
        """A seed was given: whatever went round with the games so far begins again."""

    def _begun(self, rows: Array) -> None:
        """These games have just been set up."""

    def _observe(self) -> Observation:
        masks = self.batch.legal_mask(np.zeros((self.num_envs, self.batch.setup.actions), np.int8))
        return {"observation": self.batch.observe(self.batch.observations()), "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {}


class SelfPlay(Games):
    """The agent decides for whichever seat must. Its reward is that seat's; `infos["rewards"]` has every seat's."""

    def _play(self, actions: Array, going: Array) -> Array:
        movers = self.batch.movers.astype(np.intp)
        self.batch.step(actions, where=going)
        earned = self.batch.rewards[np.arange(self.num_envs), movers]
        return np.where(self.batch.done, earned, 0.0)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        rewards = np.where(self.batch.done[:, None], self.batch.rewards, 0.0)
        return {"seat": self.batch.movers.copy(), "_seat": everywhere, "rewards": rewards, "_rewards": everywhere}


class AgainstBots(Games):
    """The agent has one seat in each game; what happens until its next decision is up to the opponents."""

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

    def _anew(self) -> None:
        self._seat_all()
        self._opponent = _opponent(self._asked_for, self.batch, int(self.np_random.integers(2**63)))

    def _seat_all(self) -> None:
        self.seats[:] = self._rows % self.batch.players if self._seat is None else self._seat

    def _begun(self, rows: Array) -> None:
        if self._seat is None:
            self.seats[rows] = (self.seats[rows] + 1) % self.batch.players
        self._answer(rows)

    def _play(self, actions: Array, going: Array) -> Array:
        self.batch.step(actions, where=going)
        rewards = self._earned()
        return rewards + self._answer(going)

    def _answer(self, rows: Array) -> Array:
        """Let the opponents play in these games until the agent must decide or the game is over.

        Where an opponent fails, games are left at its decision, so only a reset helps.
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
        """As the agent's seat sees it: also where its game is over and somebody else decided last."""
        seen = super()._observe()
        over = self.batch.legal_counts == 0
        for seat in set(self.seats[over & (self.seats != self.batch.movers)].tolist()):
            rows = over & (self.seats == seat)
            seen["observation"][rows] = self.batch.observe(self.batch.observations(), seat)[rows]
        return seen

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}


def _opponent(opponent: Opponent, batch: Batch, seed: int | None) -> Callable[[Array], Array]:
    """How the opponents choose: given the games in which they must, an action for each row."""
    if callable(opponent):
        return partial(_call, opponent, batch)
    if opponent == "random":
        return lambda rows: batch.sample(batch.actions())
    return partial(_ask, bot(opponent, seed=seed, threads=1), batch)


def _call(choose: Callable[[Array, Array], Array], batch: Batch, rows: Array) -> Array:
    """Show a function the games in which it must decide, as the seat that must sees them, and no other."""
    seen, masks = batch.observe(batch.observations())[rows], batch.legal_mask(batch.masks())[rows]
    chosen = whole_numbers("opponent", choose(seen, masks), len(seen))
    for k, action in enumerate(chosen.tolist()):
        if not (0 <= action < masks.shape[1] and masks[k, action]):
            raise IllegalAction(f"opponent: its action {action} in row {k} is not legal")
    actions: Array = batch.actions()
    actions[rows] = chosen
    return actions


def _ask(player: Bot, batch: Batch, rows: Array) -> Array:
    """Put the games one after the other before a bot."""
    actions: Array = batch.actions()
    for i in np.flatnonzero(rows):
        state = np.frombuffer(bytearray(batch.states[i].tobytes()), batch.states.dtype).view(np.recarray)[0]
        game = Game(batch.setup.rulebook, state, None, {"options": {}, "seed": None, "position": None})
        actions[i] = player.choose(game).number
    return actions


class Single(gymnasium.Env[Observation, int]):
    """One game of a vector environment as an environment of its own."""

    def __init__(self, games: Games) -> None:
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
