"""A state as readable JSON, and back, field by field; an error names the field that is wrong."""

from __future__ import annotations

import struct
from functools import cache
from math import prod
from typing import Any

import numpy as np

from saqqara.errors import BadPosition
from saqqara.kernel.records import Field, blank
from saqqara.kernel.rulebook import Rulebook

APART = ("options", "components")
"""Fields that a position shows outside the state, in words."""
SEEDED_WORDS = 2
"""The length of `rng` in positions of version 1, whose generators had no key."""
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
"""The codes of `struct` for NumPy's whole numbers."""


class Reader:
    """Reads one field from a record's bytes."""

    def __init__(self, name: str, field: Field, offset: int) -> None:
        self.name = name
        self.numbers = struct.Struct(f"={prod(field.shape)}{CODES[np.dtype(field.scalar).str[1:]]}")
        self.start, self.stop = offset, offset + self.numbers.size
        self.shape = field.shape
        self.words: dict[int, str | None] = {
            **dict(enumerate(field.words or ())),
            **({-1: None} if field.low == -1 else {}),
        }

    def number(self, raw: bytes) -> int:
        """Return the value of a field that is a single number."""
        number: int = self.numbers.unpack_from(raw, self.start)[0]
        return number

    def value(self, raw: bytes) -> Any:
        """Return the field's value, with words for numbers that have them and null for -1."""
        return self.decode(raw[self.start : self.stop])

    def decode(self, raw: bytes) -> Any:
        """Return the field's value from the bytes of the field alone."""
        flat: list[Any] = list(self.numbers.unpack(raw))
        if self.words:
            flat = [self.words.get(each, each) for each in flat]
        return _nested(flat, self.shape) if self.shape else flat[0]


def _nested(flat: list[Any], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return flat
    part = prod(shape[1:])
    return [_nested(flat[i : i + part], shape[1:]) for i in range(0, len(flat), part)]


@cache
def readers(state: type) -> dict[str, Reader]:
    """Return the readers of all fields by name."""
    fields: dict[str, Field] = state.fields  # type: ignore[attr-defined]
    places: Any = state.dtype.fields  # type: ignore[attr-defined]
    return {name: Reader(name, field, places[name][1]) for name, field in fields.items()}


@cache
def _shown(state: type) -> list[Reader]:
    return [reader for name, reader in readers(state).items() if name not in APART]


@cache
def seen(state: type) -> list[Reader]:
    """Return the readers of what a view shows: everything but the generator."""
    return [reader for reader in _shown(state) if reader.name != "rng"]


def encode(rulebook: Rulebook, raw: bytes) -> dict[str, Any]:
    """Return every field of a state under its name."""
    return {reader.name: reader.value(raw) for reader in _shown(rulebook.state)}


def table(rulebook: Rulebook, raw: bytes) -> dict[str, Any]:
    """Return what a view shows of a state."""
    return {reader.name: reader.value(raw) for reader in seen(rulebook.state)}


def decode(rulebook: Rulebook, state: Any, version: int) -> Any:
    """Return the state of a position, or raise BadPosition with the field at fault. Fields shown elsewhere stay zero."""
    if not isinstance(state, dict):
        raise BadPosition("state", "must be an object")
    expected = {name: field for name, field in rulebook.fields.items() if name not in APART}
    for name in state:
        if name not in expected:
            raise BadPosition(f"state.{name}", "there is no such field")
    g = blank(rulebook.state)
    for name, field in expected.items():
        if name not in state:
            raise BadPosition(f"state.{name}", "is missing")
        if name == "rng" and version == 1:
            g[name][:SEEDED_WORDS] = _numbers(state[name], field, (SEEDED_WORDS,), "state.rng")
        else:
            g[name] = _numbers(state[name], field, field.shape, f"state.{name}")
    return g


def _numbers(value: Any, field: Field, shape: tuple[int, ...], path: str) -> Any:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadPosition(path, f"must be a list of {shape[0]}")
        return [_numbers(each, field, shape[1:], f"{path}[{i}]") for i, each in enumerate(value)]
    if value is None and field.low == -1:
        return -1
    if field.words:
        if not isinstance(value, str) or value not in field.words:
            raise BadPosition(path, f"must be one of {', '.join(field.words)}, not {value!r}")
        return field.words.index(value)
    if isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
        raise BadPosition(path, f"must be a whole number from {field.low} to {field.high}, not {value!r}")
    return value


def schema(rulebook: Rulebook) -> dict[str, Any]:
    """Return the JSON Schema of this game's states."""
    properties = {name: _schema(field, field.shape) for name, field in rulebook.fields.items() if name not in APART}
    for name, field in rulebook.fields.items():
        if name in properties and field.doc:
            properties[name]["description"] = field.doc
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _schema(field: Field, shape: tuple[int, ...]) -> dict[str, Any]:
    if shape:
        return {"type": "array", "minItems": shape[0], "maxItems": shape[0], "items": _schema(field, shape[1:])}
    if field.words:
        named: list[str | None] = [*field.words, None] if field.low == -1 else list(field.words)
        return {"enum": named}
    kind: Any = ["integer", "null"] if field.low == -1 else "integer"
    return {"type": kind, "minimum": max(field.low, 0) if field.low == -1 else field.low, "maximum": field.high}
