"""Events as documents and as JSON, made from the rows of a log. Most rows occur again and again, so each is read once."""

from __future__ import annotations

from struct import Struct
from typing import Any, NamedTuple

import orjson

from saqqara.kernel.events import Log
from saqqara.kernel.rulebook import Rulebook
from saqqara.table.per_game import once_per_game

Event = dict[str, Any]
ROW = Struct(f"={Log.rows.shape[1]}h")
"""A row as bytes: kind, seat, audience, and what the kind declares."""
CACHED = 20_000
"""Rows cached for each game."""


class EventRow(NamedTuple):
    """An event without the number of its decision."""

    audience: int
    reveals: bool
    event: Event
    text: bytes
    """The event as JSON, with a placeholder for the number."""

    def numbered(self, number: int) -> Event:
        """Return the event of this decision as a document of its own."""
        return {"number": number, **self.event, "arguments": self.event["arguments"].copy()}


class RowReader:
    """Reads the rows of one game."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._kinds = {
            event.value: (event.name.lower(), event in rulebook.reveals, tuple(declared.items()))
            for event, declared in rulebook.events.items()
        }
        self._cached: dict[bytes, EventRow] = {}

    def read(self, raw: bytes) -> list[EventRow]:
        """Return the events of these rows."""
        cached = self._cached
        rows = [raw[i : i + ROW.size] for i in range(0, len(raw), ROW.size)]
        return [cached.get(row) or self._read(row) for row in rows]

    def _read(self, row: bytes) -> EventRow:
        kind, seat, audience, *numbers = ROW.unpack(row)
        name, reveals, declared = self._kinds[kind]
        arguments = {
            argument: domain[value] if isinstance(domain, tuple) and 0 <= value < len(domain) else value
            for (argument, domain), value in zip(declared, numbers, strict=False)
        }
        event = {"kind": name, "seat": seat, "arguments": arguments, "reveals": reveals}
        if len(self._cached) >= CACHED:
            self._cached.clear()
        text = b'{"number":%d,' + orjson.dumps(event)[1:].replace(b"%", b"%%")
        found = self._cached[row] = EventRow(audience, reveals, event, text)
        return found


row_reader = once_per_game(RowReader)


def printed(events: list[tuple[int, EventRow]]) -> bytes:
    """Return a JSON list of events, each given with the number of its decision."""
    return b"[%s]" % b",".join([each.text % number for number, each in events])
