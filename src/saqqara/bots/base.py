"""The base class of all bots, and the two simplest: one plays at random, one takes what looks best right now."""

from __future__ import annotations

import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.evaluation import gains
from saqqara.bots.tree import Tuning, plant, seed_tree
from saqqara.errors import Cancelled, CannotChoose
from saqqara.kernel.actions import Action
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import Game
from saqqara.table.sentences import action_text, seat_names

Choices = list[tuple[int, dict[str, Any]]]
"""Action numbers, best first, with the bot's findings about each."""
Line = list[tuple[int, int]]
"""The expected line of play: seats and action numbers."""


@dataclass(frozen=True)
class Question:
    """Everything that a bot sees: the rules, its seat, the state as that seat knows it, and its legal actions."""

    rulebook: Rulebook
    seat: int
    known: Any
    actions: list[int]
    names: Sequence[str | None]
    """Names of the seats, for texts."""

    @property
    def players(self) -> int:
        return int(self.known.players)


class Bot(ABC):
    """A program that plays. It never sees more than the seat for which it decides.

    `cancel()` may be called from any thread: the call that is running raises Cancelled at once, and so does every later one.
    """

    def __init__(self, name: str, seconds: float, seed: int | None) -> None:
        self.name = name
        self.seconds = seconds
        """The longest time that the bot thinks about one decision."""
        self._random = random.Random(seed)
        self._cancelled = threading.Event()

    def choose(self, game: Game, seat: int | None = None) -> Action:
        """Return a legal action for the seat to move. If `seat` is given, it must be that seat."""
        question = self._question(game, seat)
        number = self._forced(question) if len(question.actions) == 1 else self._decide(question)
        return question.rulebook.actions.action(number)

    def explain(self, game: Game, seat: int | None = None, language: str = "en") -> dict[str, Any]:
        """Return the choices as this bot sees them, best first, and the line of play that it expects."""
        question = self._question(game, seat)
        choices, line, effort = self._analyse(question)
        return {
            "bot": self.name,
            "seat": question.seat,
            **effort,
            "choices": [{**_described(question, number, language), **found} for number, found in choices],
            "line": [{"seat": mover, **_described(question, number, language)} for mover, number in line],
        }

    def cancel(self) -> None:
        """Stop for good, and free the memory."""
        self._cancelled.set()

    @abstractmethod
    def _decide(self, question: Question) -> int:
        """Return the number of one of several legal actions."""

    def _forced(self, question: Question) -> int:
        """Return the only legal action."""
        return question.actions[0]

    @abstractmethod
    def _analyse(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        """Return the choices, the expected line, and the effort spent."""

    def _question(self, game: Game, seat: int | None) -> Question:
        if self._cancelled.is_set():
            raise Cancelled(f"{self.name} was cancelled")
        if not isinstance(game, Game):
            raise CannotChoose(f"expected a game, not {game!r}")
        mover = game.mover
        if mover is None:
            raise CannotChoose(f"the game of {game.rulebook.title} is over: there is nothing left to choose")
        if seat is not None and seat != mover:
            raise CannotChoose(f"seat {seat!r} is not to move: seat {mover} is")
        known = game.known(mover)
        out = np.zeros(game.rulebook.actions.total + 1, np.int16)
        n = game.rulebook.rules.legal(known, out)
        return Question(game.rulebook, mover, known, out[:n].tolist(), list(game.seats))


def _described(question: Question, number: int, language: str) -> dict[str, Any]:
    """An action as a number, as text that parses back, and in words."""
    action = question.rulebook.actions.action(number)
    names = seat_names(question.names, language)
    return {"number": number, "action": str(action), "words": action_text(question.rulebook.name, action, names, language)}


def _unsearched(players: int) -> dict[str, Any]:
    return {"visits": 0, "win": [None] * players, "margin": [None] * players}


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def _decide(self, question: Question) -> int:
        return self._random.choice(question.actions)

    def _analyse(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        nothing = _unsearched(question.players)
        return [(number, dict(nothing)) for number in question.actions], [], {"iterations": 0}


class GreedyBot(Bot):
    """Chooses the action with the best forecast: its own points minus the mean of the others'. Breaks ties at random."""

    DEALS = 4
    """How many deals of the hidden information are averaged."""

    def _decide(self, question: Question) -> int:
        found = self._gains(question)
        best = max(found.values())
        return self._random.choice([number for number, gain in found.items() if gain == best])

    def _gains(self, question: Question) -> dict[int, float]:
        tree = plant(question.rulebook, 1, Tuning())
        tree.root[0] = question.known
        seed_tree(tree, np.uint64(self._random.getrandbits(64)))
        out = np.zeros(len(question.actions), np.float64)
        gains(tree, question.seat, self.DEALS, out)
        return dict(zip(question.actions, out.tolist(), strict=True))

    def _analyse(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        found = self._gains(question)
        order = sorted(question.actions, key=lambda number: -found[number])
        nothing = _unsearched(question.players)
        choices = [(number, {**nothing, "visits": self.DEALS, "gain": found[number]}) for number in order]
        return choices, [(question.seat, order[0])], {"iterations": self.DEALS}
