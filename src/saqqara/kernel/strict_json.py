"""JSON written by hand: a key that occurs twice is a mistake, and is refused."""

from __future__ import annotations

import json
from typing import Any


def parse(text: str) -> Any:
    """Return the value of a JSON text; ValueError says what is wrong with it."""
    return json.loads(text, object_pairs_hook=_once_each)


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key '{key}' occurs twice in one object")
        found[key] = value
    return found
