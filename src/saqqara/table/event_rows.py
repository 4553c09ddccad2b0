"""What happened: the rows of a log as documents and as JSON. Most rows come again and again, so each is worked out once."""

from __future__ import annotations

from struct import Struct
from typing import Any, NamedTuple

import orjson

from saqqara.kernel.events import Log
from saqqara.kernel.rulebook import Rulebook
from saqqara.table.per_game import once_a_game

Event = dict[str, Any]
ROW = Struct(f"={Log.rows.shape[1]}h")
"""A row as bytes: kind, seat, audience, and what the kind declares."""
KEPT = 20_000
"""Rows that are remembered for each game."""


class Told(NamedTuple):
    audience: int
    reveals: bool
    event: Event
    """Without the number of the decision, which is the first key of an event."""
    text: bytes
    """The same as JSON, to be filled with that number."""


class Teller:
    def __init__(self, rulebook: Rulebook) -> None:
        self._kinds = {
            event.value: (event.name.lower(), event in rulebook.reveals, tuple(declared.items()))
            for event, declared in rulebook.events.items()
        }
        self._told: dict[bytes, Told] = {}

    def rows(self, raw: bytes) -> list[Told]:
        told = self._told
        rows = [raw[i : i + ROW.size] for i in range(0, len(raw), ROW.size)]
        return [told.get(row) or self._tell(row) for row in rows]

    def _tell(self, row: bytes) -> Told:
        kind, seat, audience, *numbers = ROW.unpack(row)
        name, reveals, declared = self._kinds[kind]
        arguments = {
            argument: domain[value] if isinstance(domain, tuple) and 0 <= value < len(domain) else value
            for (argument, domain), value in zip(declared, numbers, strict=False)
        }
        event = {"kind": name, "seat": seat, "arguments": arguments, "reveals": reveals}
        if len(self._told) >= KEPT:
            self._told.clear()
        text = b'{"number":%d,' + orjson.dumps(event)[1:].replace(b"%", b"%%")
        told = self._told[row] = Told(audience, reveals, event, text)
        return told


teller = once_a_game(Teller)


def event_of(number: int, told: Told) -> Event:
    return {"number": number, **told.event, "arguments": told.event["arguments"].copy()}
