"""The parts of a game: its rules, its options, its components, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from saqqara.kernel.actions import Actions, Domain
from saqqara.kernel.dispatch import register
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array, Field


@rule
def forget_nothing(g: Any, seat: int) -> None:
    """The default, for games whose table shows everything that a perfect memory would know."""


@rule
def reopen_nothing(g: Any, seat: int) -> bool:
    """The default, for games without secret commitments."""
    return False


@rule
def resume_nothing(g: Any, known: Any) -> None:
    """The default, for games without secret commitments."""


@rule
def describe_nothing(g: Any, seats: Array, common: Array) -> None:
    """The default, for games that describe no features."""


@dataclass(frozen=True)
class Rules:
    """The functions of a game, all of them rules on its state `g`."""

    new: Callable[[Any, int, Any, Array, Array], None]
    """`new(g, players, seed, options, components)`: set the game up. Options are indices into each option's values."""
    legal: Callable[[Any, Array], int]
    """`legal(g, out)`: write the mover's legal action numbers, ascending, into `out` (int16); return how many."""
    step: Callable[[Any, int, Any], None]
    """`step(g, action, log)`: play one legal action."""
    forecast: Callable[[Any, Array], None]
    """`forecast(g, out)`: out[seat, source] (int16) = points by source if the game ended now. The state is not changed."""
    places: Callable[[Any, Array], None]
    """`places(g, out)`: out[seat] (int16) = place of each seat, 1 the best, shared places equal, by score and tie-breaks."""
    redact: Callable[[Any, int], None]
    """`redact(g, seat)`: blank, in place, everything this seat cannot know; seat -1 is a spectator."""
    deal: Callable[[Any, int, Any], None]
    """`deal(g, seat, seed)`: fill a redacted state again at random, consistent with what the seat knows; start its generator."""
    forget: Callable[[Any, int], None] = forget_nothing
    """`forget(g, seat)`: blank, in place, what a seat could remember but the table does not show."""
    reopen: Callable[[Any, int], bool] = reopen_nothing
    """`reopen(g, seat)`: if others have committed in secret before this seat, go back to the first of them; return whether."""
    resume: Callable[[Any, Any], None] = resume_nothing
    """`resume(g, known)`: when it is the seat's turn again, restore its own secret choices so far from the state as it knows it."""
    features: Callable[[Any, Array, Array], None] = describe_nothing
    """`features(g, seats, common)`: describe a position in numbers (float32), by seat and for all; nothing is hidden."""


@dataclass(frozen=True)
class Option:
    """One choice made before a game starts. The first value is the default."""

    name: str
    values: tuple[str | bool, ...]
    help: str

    @property
    def default(self) -> str | bool:
        return self.values[0]


class Options(IntEnum):
    """The options of a game, each declared once: its values, the default first, and what it means.

        class Choice(Options):
            WRATH = (False, True), "whoever misses a monument loses 5 points"

    A member is the option's place in the state's `options`.
    """

    values: tuple[str | bool, ...]
    help: str

    def __new__(cls, values: tuple[str | bool, ...], help: str) -> Options:
        choice = int.__new__(cls, len(cls.__members__))
        choice._value_ = len(cls.__members__)
        choice.values, choice.help = values, help
        return choice

    @classmethod
    def declared(cls) -> tuple[Option, ...]:
        """Return the options as a Rulebook takes them."""
        return tuple(Option(choice.name.lower(), choice.values, choice.help) for choice in cls)


class Components(Protocol):
    """Content that a user may replace by a file: a tile set, a table of provinces."""

    option: str
    """The option that names the set, and the command that checks a file, such as `tiles` or `provinces`."""

    def names(self) -> list[str]:
        """Return the sets that can be chosen by name, the default first."""

    def load(self, name: str) -> dict[str, Any]:
        """Return the set with this name or path, checked; BadComponents says what is wrong."""

    def check(self, content: Any) -> None:
        """Raise BadComponents with the fault unless this set is valid."""

    def encode(self, content: dict[str, Any]) -> Array:
        """Return the set as the numbers (int16) that `new` takes."""

    def notes(self, content: dict[str, Any]) -> list[tuple[str, str]]:
        """Return statistics and remarks about a valid set, as label and text."""


@dataclass(frozen=True)
class Rulebook:
    """The description of a game, which its package exports as GAME."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type
    actions: Actions
    events: Mapping[IntEnum, Mapping[str, Domain | None]]
    """Every event kind with its arguments in order; a domain names their values, None means a plain number."""
    reveals: frozenset[IntEnum]
    """The events that tell somebody something new: they cannot be undone."""
    sources: tuple[str, ...]
    """The columns of the forecast."""
    rules: Rules
    why_not: Callable[[Any, int], tuple[str, dict[str, Any]]]
    """`why_not(g, action)`: the key and arguments of the text that says which rule forbids this action now."""
    check: Callable[[Any], None]
    """Raise BadPosition naming the field at fault unless this state can occur."""
    draw: Callable[[dict[str, Any], Callable[..., str]], Any]
    """`draw(view, say)`: the table for a terminal, a rich renderable; `say(key, **arguments)` is the catalogue of texts."""
    version: int = 1
    """Increased whenever the same actions would give a different game, so that records of other versions are not misread."""
    older: Mapping[int, Callable[[Any], None]] = field(default_factory=dict)
    """Functions by version that make a new game follow the rules of that older version. Versions not named here are refused."""
    components: Components | None = None
    details: Callable[[Any, int], Any] = field(default=lambda g, seat: None)
    """Details of the forecast beyond points by source, as a JSON value, from a redacted state and its seat."""
    features: tuple[int, int] = (0, 0)
    """How many numbers `rules.features` writes for each seat and for all."""

    def __post_init__(self) -> None:
        register(self.state, self.rules)

    @property
    def fields(self) -> dict[str, Field]:
        return self.state.fields  # type: ignore[attr-defined, no-any-return]

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.state.dtype  # type: ignore[attr-defined, no-any-return]

    @property
    def seats(self) -> int:
        return max(self.players)
