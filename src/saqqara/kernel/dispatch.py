"""Lets generic code call the rules of any game: tables, search and environments call `new`, `legal`, `step` … of this module.

Interpreted, they look the game up by the type of the state; compiled, Numba picks the game's own function by that type, so the
choice costs nothing and the machine code can be cached.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numba import from_dtype
from numba.extending import overload

from saqqara.kernel.jit import whole
from saqqara.kernel.records import REQUIRED, Array, Field
from saqqara.kernel.rng import WORDS

if TYPE_CHECKING:
    from saqqara.kernel.rulebook import Rules

F = TypeVar("F", bound=Callable[..., Any])

_BY_DTYPE: dict[Any, Rules] = {}
_BY_TYPE: dict[Any, Rules] = {}


def register(state: type, rules: Rules) -> None:
    """Make generic code find the rules of this type of state."""
    fields: dict[str, Field] = state.fields  # type: ignore[attr-defined]
    if missing := [name for name in REQUIRED if name not in fields]:
        raise TypeError(f"{state.__name__} lacks the fields {', '.join(missing)}")
    if fields["rng"].shape != (WORDS,):
        raise TypeError(f"{state.__name__}: declare the field rng with generator()")
    dtype = state.dtype  # type: ignore[attr-defined]
    _BY_DTYPE[dtype] = rules
    _BY_TYPE[from_dtype(dtype)] = rules


def _dispatched(call: Callable[[Any], F]) -> F:
    """Turn `call`, which returns how to call a game's own rule, into a function that finds the rule of that name by the state."""
    name = call.__name__

    def interpreted(g: Any, *arguments: Any) -> Any:
        return call(getattr(_BY_DTYPE[g.dtype], name))(g, *arguments)

    def compiled(g: Any, *arguments: Any) -> Any:
        return call(getattr(_BY_TYPE[g], name))

    # Numba compares the names of the parameters with those of the function that it gets.
    compiled.__signature__ = signature(call(None))  # type: ignore[attr-defined]
    overload(interpreted)(compiled)
    return interpreted  # type: ignore[return-value]


# Each is described at its field of `Rules`. Whole numbers are passed on as 64-bit ones, so that a rule is compiled only once.


@_dispatched
def new(rule: Any) -> Callable[[Any, int, Any, Array, Array], None]:
    return lambda g, players, seed, options, components: rule(g, whole(players), np.uint64(seed), options, components)


@_dispatched
def legal(rule: Any) -> Callable[[Any, Array], int]:
    return lambda g, out: rule(g, out)


@_dispatched
def step(rule: Any) -> Callable[[Any, int, Any], None]:
    return lambda g, action, log: rule(g, whole(action), log)


@_dispatched
def forecast(rule: Any) -> Callable[[Any, Array], None]:
    return lambda g, out: rule(g, out)


@_dispatched
def places(rule: Any) -> Callable[[Any, Array], None]:
    return lambda g, out: rule(g, out)


@_dispatched
def redact(rule: Any) -> Callable[[Any, int], None]:
    return lambda g, seat: rule(g, whole(seat))


@_dispatched
def forget(rule: Any) -> Callable[[Any, int], None]:
    return lambda g, seat: rule(g, whole(seat))


@_dispatched
def deal(rule: Any) -> Callable[[Any, int, Any], None]:
    return lambda g, seat, seed: rule(g, whole(seat), np.uint64(seed))


@_dispatched
def reopen(rule: Any) -> Callable[[Any, int], bool]:
    return lambda g, seat: rule(g, whole(seat))


@_dispatched
def resume(rule: Any) -> Callable[[Any, Any], None]:
    return lambda g, known: rule(g, known)


@_dispatched
def features(rule: Any) -> Callable[[Any, Array, Array], None]:
    return lambda g, seats, common: rule(g, seats, common)
