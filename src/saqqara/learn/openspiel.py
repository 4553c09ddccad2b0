"""Every game as an OpenSpiel game, `saqqara_<name>`.

A game begins with one chance node, the deal, which selects one of `deals` seeds. Everything after it follows from the actions, so
histories replay, serialise and clone exactly. The information state of a seat is a fingerprint of all it has seen and done,
together with what it sees now; the observation is what it sees now, in the layout of `saqqara.learn.layout(name)`.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

import saqqara
from saqqara import games
from saqqara.errors import BadOption, IllegalAction
from saqqara.kernel.events import EVERYONE
from saqqara.kernel.rulebook import Rulebook
from saqqara.learn.layouts import known_to, layout
from saqqara.learn.rewards import returns
from saqqara.table import SPECTATOR

MOST_DECISIONS = 10_000
"""An upper bound that no game reaches; OpenSpiel requires one."""
DEALS = 10_000


def register() -> list[str]:
    """Register all games that are not registered yet."""
    known = set(pyspiel.registered_names())
    found = []
    for name in games.names():
        kind = _kind(games.find(name))
        found.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _maker(name, kind))
    return found


def _kind(rulebook: Rulebook) -> Any:
    options = {option.name: option.default for option in rulebook.options}
    return pyspiel.GameType(
        short_name=f"saqqara_{rulebook.name}",
        long_name=rulebook.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rulebook.players),
        min_num_players=min(rulebook.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(rulebook.players), "deals": DEALS, **options},
    )


def _maker(name: str, kind: Any) -> Any:
    class Table(SpielGame):
        """A class per game, because OpenSpiel creates games by class."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    return Table


@dataclass(frozen=True)
class Choice:
    """A game with its parameters."""

    name: str
    players: int
    deals: int
    options: dict[str, Any]

    @property
    def rulebook(self) -> Rulebook:
        return games.find(self.name)

    def table(self, seed: int) -> saqqara.Game:
        """The game of this seed, at its start."""
        return saqqara.new(self.name, players=self.players, seed=seed, **self.options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with the parameters `players`, `deals` and its own options."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        players, deals = int(chosen.pop("players")), int(chosen.pop("deals"))
        if deals < 1:
            raise BadOption(f"deals: a whole number from 1 on, not {deals}")
        self.choice = Choice(name, players, deals, chosen)
        self.choice.table(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.choice.rulebook.actions.total,
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.choice, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


@dataclass(frozen=True)
class Memory:
    """What a seat sees now, and a fingerprint of all it has seen and done."""

    sight: bytes = b""
    past: bytes = b""

    def after(self, sight: bytes, events: list[tuple[Any, ...]], done: int | None) -> Memory:
        """What the seat remembers after an action; unchanged if the seat could not notice it."""
        if not events and done is None and sight == self.sight:
            return self
        return Memory(sight, hashlib.sha256(self.past + repr((events, done)).encode() + sight).digest())


class Progress:
    """The course of a game, and what each observer remembers of it: spectators first, then every seat."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.game: saqqara.Game | None = None
        self.history: list[int] = []
        self.memories = [Memory()] * (choice.players + 1)

    def __deepcopy__(self, memo: Any) -> Progress:
        """Copy, because OpenSpiel clones a state by copying what it holds."""
        twin = Progress(self.choice)
        twin.game, twin.history, twin.memories = self.game and self.game.copy(), list(self.history), list(self.memories)
        return twin

    def __reduce__(self) -> Any:
        """Pickle the deal and the actions, because OpenSpiel serialises a state by pickling what it holds."""
        return _replayed, (self.choice, self.history)

    def apply(self, action: int) -> None:
        """Deal, or play an action."""
        mover, happened = None, []
        if self.game is None:
            if not 0 <= action < self.choice.deals:
                raise IllegalAction(f"deal: a number from 0 to {self.choice.deals - 1}, not {action}")
            self.game = self.choice.table(action)
        else:
            mover = self.game.mover
            happened = self.game.play(action)
        for seat in range(SPECTATOR, self.choice.players):
            events = [_without_number(event) for event in happened if event["audience"] in (EVERYONE, seat)]
            done = action if seat == mover else None
            self.memories[seat + 1] = self.memory(seat).after(self.known(seat).tobytes(), events, done)
        self.history.append(action)

    def memory(self, seat: int) -> Memory:
        """What a seat remembers; SPECTATOR remembers what everybody saw."""
        return self.memories[seat + 1]

    def known(self, seat: int) -> Any:
        """The state as the seat knows it, even when the game is over."""
        assert self.game is not None
        return known_to(self.game, seat)


def _without_number(event: dict[str, Any]) -> tuple[Any, ...]:
    """An event without its number, which would count the secret decisions of others."""
    return event["kind"], event["seat"], event["arguments"]


def _replayed(choice: Choice, history: list[int]) -> Progress:
    progress = Progress(choice)
    for action in history:
        progress.apply(action)
    return progress


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A chance node before the deal, then a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.choice)

    @property
    def table(self) -> saqqara.Game | None:
        return self.progress.game

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.mover is None else self.table.mover

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.progress.choice.deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [action.number for action in self.table.actions()] if self.table else []

    def _apply_action(self, action: int) -> None:
        self.progress.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.progress.choice.rulebook.actions.action(action))

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.progress.choice.players
        return returns(self.table.places)

    def __str__(self) -> str:
        return repr(self.table) if self.table else f"<{self.progress.choice.rulebook.title}, to be dealt>"


class Observer:
    """What a seat sees now, or has seen so far (perfect recall)."""

    def __init__(self, choice: Choice, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, but got {params}")
        self._layout = layout(choice.name)
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self._layout.width, np.float32)
        self.dict = {entry.name: self.tensor[entry.places].reshape(entry.shape or (1,)) for entry in self._layout.entries}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            seat = player if self._private else SPECTATOR
            self.tensor[:] = self._layout.vector(state.progress.known(seat), seat)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return f"seat {player}, before the deal"
        seat = player if self._private else SPECTATOR
        known, past = state.progress.known(seat), state.progress.memory(seat).past
        seen = hashlib.sha256(known.tobytes()).hexdigest()[:32]
        return f"seat {player}, {known.decisions} decisions, sees {seen} {past.hex() if self._recall else ''}".rstrip()
