"""The JSON Schemas of records and positions, made from what the games declare, for `docs/schemas`."""

from __future__ import annotations

from typing import Any

from saqqara import games
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import state_json
from saqqara.table.records import POSITION, RECORD, VERSION

DRAFT = "https://json-schema.org/draft/2020-12/schema"
COMPONENTS = {
    "description": "The whole set of replaceable components, with the SHA-256 of its canonical JSON; null where a game has none.",
    "type": ["object", "null"],
    "properties": {"content": {"type": "object"}, "hash": {"type": "string", "pattern": "^[0-9a-f]{64}$"}},
    "required": ["content", "hash"],
    "additionalProperties": False,
}
HASH = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
DEAL = {
    "description": "What decided the deal where nobody chose a seed; null otherwise. See docs/fairness.md.",
    "type": ["object", "null"],
    "properties": {
        "secret": {**HASH, "description": "The secret of the server that dealt."},
        "contributions": {
            "type": "array",
            "items": {"anyOf": [HASH, {"type": "null"}]},
            "description": "By seat, what players added.",
        },
        "commitment": {**HASH, "description": "What was published before the deal: a hash of secret and set-up."},
        "digest": {**HASH, "description": "A hash of all events, in order."},
    },
    "required": ["secret", "contributions", "commitment", "digest"],
    "additionalProperties": False,
}


def _head(form: str) -> dict[str, Any]:
    return {
        "format": {"const": form},
        "version": {"const": VERSION, "description": "The version of this format."},
        "game": {"type": "string"},
        "rules": {
            "type": "integer",
            "description": "The version of the rules; one that cannot be played is refused.",
        },
        "players": {"type": "integer", "minimum": 2, "maximum": 5},
        "options": {"type": "object", "additionalProperties": {"type": ["string", "boolean"]}},
        "components": COMPONENTS,
    }


def record_schema() -> dict[str, Any]:
    """Return the schema of a record of any game."""
    properties = {
        **_head(RECORD),
        "seed": {"type": ["integer", "null"], "minimum": 0, "description": "Null where a deal or a position is named."},
        "deal": DEAL,
        "position": {"type": ["object", "null"], "description": "The position from which the game started, if it did."},
        "seats": {"type": "array", "items": {"type": ["string", "null"]}, "description": "The players' names."},
        "actions": {"type": "array", "items": {"type": "string"}, "description": "Every decision, in the engine's words."},
        "times": {
            "type": "array",
            "items": {"type": ["number", "null"]},
            "description": "When each decision was made, in seconds since 1970; null if that was not noted.",
        },
    }
    return _document("A game of Saqqara, whole", properties)


def position_schema(rulebook: Rulebook) -> dict[str, Any]:
    """Return the schema of a position of one game."""
    properties = {**_head(POSITION), "state": state_json.schema(rulebook)}
    properties["game"] = {"const": rulebook.name}
    properties["players"] = {"enum": list(rulebook.players)}
    return _document(f"A position of {rulebook.title}, whole", properties)


def _document(title: str, properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "$schema": DRAFT,
        "title": title,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def all_schemas() -> dict[str, dict[str, Any]]:
    """Return every schema, by the name of its file."""
    shipped = {f"position-{name}.json": position_schema(games.find(name)) for name in games.names()}
    return {"record.json": record_schema(), **shipped}
