"""A game's whole state as one NumPy record: fixed size, no pointers, copied by one memcpy, compared by its bytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from saqqara.kernel import cache

Array = NDArray[Any]
T = TypeVar("T")

REQUIRED = ("rng", "players", "mover", "over", "phase", "decisions", "options", "score")
"""The fields of every game's state, which generic code reads: the generator (`rng.generator()`), the number of players, the seat
that must decide now, whether the game is over, what kind of decision it is (its `words` name the kinds), how many decisions were
made, the options as chosen, points by seat. A game with replaceable content also has `components`, its content as numbers."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its type, its shape, the names of its values, what it means.

    `words` names the values 0, 1, 2 …; a value of -1 is shown as null. `low` and `high` bound what a loaded position may hold.
    """

    scalar: type[np.integer[Any]]
    shape: tuple[int, ...]
    doc: str
    words: tuple[str, ...] | None
    low: int
    high: int


def _maker(scalar: type[np.integer[Any]]) -> Callable[..., Any]:
    info = np.iinfo(scalar)

    def make(
        *shape: int, doc: str = "", words: tuple[str, ...] | None = None, low: int | None = None, high: int | None = None
    ) -> Any:
        floor = max(int(info.min), -1) if low is None else low
        ceiling = (len(words) - 1 if words else int(info.max)) if high is None else high
        return Field(scalar, shape, doc, words, floor, ceiling)

    return make


i8 = _maker(np.int8)
i16 = _maker(np.int16)
i32 = _maker(np.int32)
u8 = _maker(np.uint8)
u16 = _maker(np.uint16)
u32 = _maker(np.uint32)
u64 = _maker(np.uint64)


def record(cls: type[T]) -> type[T]:
    """Turn a class of fields into a NumPy record type: `cls.dtype`, with `cls.fields` as its description.

    The title of the first field is a key of the package's sources. Numba takes it as a part of the type, so code that was compiled
    for this record is no longer found once the package has changed.
    """
    fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
    if clash := fields.keys() & set(dir(np.record)):
        raise TypeError(f"{cls.__name__}: NumPy records already use the names {sorted(clash)}")
    cls.fields = fields  # type: ignore[attr-defined]
    names: list[Any] = list(fields)
    names[0] = (cache.key_of_package(cls.__module__), names[0])
    plain = np.dtype([(name, field.scalar, field.shape) for name, field in zip(names, fields.values(), strict=True)], align=True)
    cls.dtype = plain  # type: ignore[attr-defined]
    cls.row = np.dtype((np.record, plain))  # type: ignore[attr-defined]
    return cls


def blank(state: type) -> Any:
    """Return a zeroed record of this type."""
    return several(state, 1)[0]


def several(state: type, count: int) -> Array:
    """Return an array of this many zeroed records."""
    return np.zeros(count, state.row)  # type: ignore[attr-defined]


def alone(raw: bytes, state: type) -> Array:
    """Return a record made from its bytes, as a writable array of one element."""
    return np.frombuffer(bytearray(raw), state.row)  # type: ignore[attr-defined]


def copy(g: Any) -> Any:
    """Return a copy of a record."""
    raw = np.frombuffer(bytearray(g.tobytes()), g.dtype)
    return raw[0] if g.dtype.type is np.record else raw.view(np.recarray)[0]
