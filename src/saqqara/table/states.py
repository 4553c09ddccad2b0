"""A state as readable JSON, and back, field by field; what is wrong is named."""

from __future__ import annotations

from functools import cache
from typing import Any

from saqqara.errors import BadPosition
from saqqara.kernel.game import Game as Rulebook
from saqqara.kernel.records import Field, blank

APART = ("options", "components")
"""Fields that a position shows in words of their own, outside the state."""


def encode(rulebook: Rulebook, g: Any) -> dict[str, Any]:
    """Every field under its name, numbers with words as words, -1 as null."""
    return {name: _shown(g[name].tolist(), depth, words) for name, depth, words in _plan(rulebook.state)}


@cache
def _plan(state: type) -> list[tuple[str, int, dict[int, str | None]]]:
    """For each field how deep its lists are, and which of its numbers are shown otherwise."""
    fields: dict[str, Field] = state.fields  # type: ignore[attr-defined]
    return [(name, len(field.shape), _names(field)) for name, field in fields.items() if name not in APART]


def _names(field: Field) -> dict[int, str | None]:
    return {**dict(enumerate(field.words or ())), **({-1: None} if field.low == -1 else {})}


def _shown(value: Any, depth: int, words: dict[int, str | None]) -> Any:
    if not words:
        return value
    if depth == 0:
        return words.get(value, value)
    if depth == 1:
        return [words.get(each, each) for each in value]
    return [_shown(each, depth - 1, words) for each in value]


def decode(rulebook: Rulebook, state: Any) -> Any:
    """The state of a JSON value, or BadPosition with the field at fault. Fields set apart stay zero."""
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
    """The JSON Schema of this game's states."""
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
