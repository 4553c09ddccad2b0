"""What a game consists of, and how generic code reaches its rules.

Generic code (tables, search, environments) calls `new`, `legal`, `step` … of this module. Interpreted, they look the game up by the
record's type; compiled, Numba picks the game's own function by that type. There are no closures, so the machine code can be cached.
Whole numbers are passed on as 64-bit ones, so that each rule is compiled once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol

import numpy as np
from numba import from_dtype
from numba.extending import overload

from saqqara.kernel.actions import Actions, Domain
from saqqara.kernel.jit import rule
from saqqara.kernel.records import REQUIRED, Array, Field


@rule
def forget_nothing(g: Any, seat: int) -> None:
    """For games whose table shows all that a perfect memory knows."""


@rule
def reopen_nothing(g: Any, seat: int) -> bool:
    """For games in which nobody commits to anything in secret."""
    return False


@rule
def resume_nothing(g: Any, known: Any) -> None:
    """The same."""


@rule
def describe_nothing(g: Any, seats: Array, common: Array) -> None:
    """For games whose positions nobody estimates."""


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
    """`forget(g, seat)`: blank, in place, what a seat could know with a perfect memory but the table does not show it."""
    reopen: Callable[[Any, int], bool] = reopen_nothing
    """`reopen(g, seat)`: where others have committed in secret before this seat, go back to the first of them; say whether."""
    resume: Callable[[Any, Any], None] = resume_nothing
    """`resume(g, known)`: when it is the seat's turn again, take up its own secret choices so far from the state as it knows it."""
    features: Callable[[Any, Array, Array], None] = describe_nothing
    """`features(g, seats, common)`: what matters about a position, as numbers (float32), by seat and for all; nothing is hidden."""


@dataclass(frozen=True)
class Option:
    """One choice made before a game starts. The first value is the default."""

    name: str
    values: tuple[str | bool, ...]
    help: str

    @property
    def default(self) -> str | bool:
        return self.values[0]


class Components(Protocol):
    """Content that a user may replace by a file: a tile set, a table of provinces."""

    option: str
    """The option that names the set, and the command that checks a file: `tiles`, `provinces`."""

    def names(self) -> list[str]:
        """The sets that can be chosen by name, the default first."""

    def load(self, name: str) -> dict[str, Any]:
        """The set of that name or path, checked; BadComponents says what is wrong."""

    def check(self, content: Any) -> None:
        """Raise BadComponents with the fault unless this is a right set."""

    def encode(self, content: dict[str, Any]) -> Array:
        """The set as the numbers (int16) that `new` takes."""

    def notes(self, content: dict[str, Any]) -> list[tuple[str, str]]:
        """Statistics and remarks of a right set, as label and text."""


@dataclass(frozen=True)
class Rulebook:
    """A game, described: what `saqqara.games.<name>` exports as GAME."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type
    actions: Actions
    events: Mapping[IntEnum, Mapping[str, Domain | None]]
    """Every event kind with its arguments in order; a domain names their values, None means a plain number."""
    reveals: frozenset[IntEnum]
    """The events by which somebody learns something new: undo stops there."""
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
    """Raised whenever the same actions would give another game, so that old records are refused instead of misread."""
    components: Components | None = None
    details: Callable[[Any, int], Any] = field(default=lambda g, seat: None)
    """More of the forecast than numbers by source, as a JSON value, for a redacted state and its seat."""
    features: tuple[int, int] = (0, 0)
    """How many numbers `rules.features` gives for each seat and for all."""

    @property
    def fields(self) -> dict[str, Field]:
        return self.state.fields  # type: ignore[attr-defined, no-any-return]

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.state.dtype  # type: ignore[attr-defined, no-any-return]

    @property
    def seats(self) -> int:
        return max(self.players)


_BY_DTYPE: dict[Any, Rules] = {}
_BY_TYPE: dict[Any, Rules] = {}


def register(state: type, rules: Rules) -> None:
    """Make generic code find the rules of this state type. Each game does it once, where its rules are complete."""
    fields: dict[str, Field] = state.fields  # type: ignore[attr-defined]
    if missing := [name for name in REQUIRED if name not in fields]:
        raise TypeError(f"{state.__name__} lacks the fields {', '.join(missing)}")
    dtype = state.dtype  # type: ignore[attr-defined]
    _BY_DTYPE[dtype] = rules
    _BY_TYPE[from_dtype(dtype)] = rules


def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    _BY_DTYPE[g.dtype].new(g, players, seed, options, components)


def legal(g: Any, out: Array) -> int:
    return _BY_DTYPE[g.dtype].legal(g, out)


def step(g: Any, action: int, log: Any) -> None:
    _BY_DTYPE[g.dtype].step(g, action, log)


def forecast(g: Any, out: Array) -> None:
    _BY_DTYPE[g.dtype].forecast(g, out)


def places(g: Any, out: Array) -> None:
    _BY_DTYPE[g.dtype].places(g, out)


def redact(g: Any, seat: int) -> None:
    _BY_DTYPE[g.dtype].redact(g, seat)


def forget(g: Any, seat: int) -> None:
    _BY_DTYPE[g.dtype].forget(g, seat)


def deal(g: Any, seat: int, seed: Any) -> None:
    _BY_DTYPE[g.dtype].deal(g, seat, seed)


def reopen(g: Any, seat: int) -> bool:
    return _BY_DTYPE[g.dtype].reopen(g, seat)


def resume(g: Any, known: Any) -> None:
    _BY_DTYPE[g.dtype].resume(g, known)


def features(g: Any, seats: Array, common: Array) -> None:
    _BY_DTYPE[g.dtype].features(g, seats, common)


def _compiled(interpreted: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Tell Numba how to choose the compiled form. Numba compares signatures to the letter, so annotations have to go."""

    def take(choose: Callable[..., Any]) -> Callable[..., Any]:
        choose.__annotations__ = {}
        chosen: Callable[..., Any] = overload(interpreted)(choose)
        return chosen

    return take


@_compiled(new)
def _new(g: Any, players: Any, seed: Any, options: Any, components: Any) -> Any:
    chosen: Any = _BY_TYPE[g].new
    return lambda g, players, seed, options, components: chosen(g, np.int64(players), np.uint64(seed), options, components)


@_compiled(legal)
def _legal(g: Any, out: Any) -> Any:
    chosen: Any = _BY_TYPE[g].legal
    return lambda g, out: chosen(g, out)


@_compiled(step)
def _step(g: Any, action: Any, log: Any) -> Any:
    chosen: Any = _BY_TYPE[g].step
    return lambda g, action, log: chosen(g, np.int64(action), log)


@_compiled(forecast)
def _forecast(g: Any, out: Any) -> Any:
    chosen: Any = _BY_TYPE[g].forecast
    return lambda g, out: chosen(g, out)


@_compiled(places)
def _places(g: Any, out: Any) -> Any:
    chosen: Any = _BY_TYPE[g].places
    return lambda g, out: chosen(g, out)


@_compiled(redact)
def _redact(g: Any, seat: Any) -> Any:
    chosen: Any = _BY_TYPE[g].redact
    return lambda g, seat: chosen(g, np.int64(seat))


@_compiled(forget)
def _forget(g: Any, seat: Any) -> Any:
    chosen: Any = _BY_TYPE[g].forget
    return lambda g, seat: chosen(g, np.int64(seat))


@_compiled(deal)
def _deal(g: Any, seat: Any, seed: Any) -> Any:
    chosen: Any = _BY_TYPE[g].deal
    return lambda g, seat, seed: chosen(g, np.int64(seat), np.uint64(seed))


@_compiled(reopen)
def _reopen(g: Any, seat: Any) -> Any:
    chosen: Any = _BY_TYPE[g].reopen
    return lambda g, seat: chosen(g, np.int64(seat))


@_compiled(resume)
def _resume(g: Any, known: Any) -> Any:
    chosen: Any = _BY_TYPE[g].resume
    return lambda g, known: chosen(g, known)


@_compiled(features)
def _features(g: Any, seats: Any, common: Any) -> Any:
    chosen: Any = _BY_TYPE[g].features
    return lambda g, seats, common: chosen(g, seats, common)
