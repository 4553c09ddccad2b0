"""Views as JSON for whoever sends them on, made for thousands a second: what never changes is printed once."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any

import orjson

from saqqara.kernel.actions import Action
from saqqara.kernel.game import Game as Rulebook

VIEW = b'%s,"number":%d,"mover":%d,"over":false,"places":null,%s,"details":%s},"actions":[%s],"undo":%s}'
"""The outline of a running game, after its preface."""
MIDDLE = b'"scores":%s,"table":{%s},"forecast":{"sources":[%s],"totals":%s'
"""The part of it that is the same for all who see the same."""
KEPT = 20_000
"""Seats' points that are remembered for each game."""


class Printed:
    """The parts of a game's views that are the same in all of its games."""

    def __init__(self, rulebook: Rulebook) -> None:
        actions = (rulebook.actions.action(number) for number in range(rulebook.actions.total))
        self.actions = [orjson.dumps(plain(action)) for action in actions]
        """By number."""
        self._sources = b"{%s}" % b",".join(b"%s:%%d" % orjson.dumps(source) for source in rulebook.sources)
        self._row = Struct(f"={len(rulebook.sources)}h")
        self._rows: dict[bytes, tuple[bytes, bytes]] = {}

    def points(self, raw: bytes) -> tuple[bytes, bytes]:
        """The points of some seats: by source, and in all."""
        size, rows = self._row.size, self._rows
        found = [rows.get(row) or self._points(row) for row in [raw[i : i + size] for i in range(0, len(raw), size)]]
        return b",".join([sources for sources, _ in found]), b"[%s]" % b",".join([total for _, total in found])

    def _points(self, row: bytes) -> tuple[bytes, bytes]:
        if len(self._rows) >= KEPT:
            self._rows.clear()
        values = self._row.unpack(row)
        found = self._rows[row] = self._sources % values, b"%d" % sum(values)
        return found


PRINTED: dict[type, Printed] = {}
"""By the type of a game's states."""


def printed(rulebook: Rulebook) -> Printed:
    found = PRINTED.get(rulebook.state)
    if found is None:
        found = PRINTED[rulebook.state] = Printed(rulebook)
    return found


def plain(action: Action) -> dict[str, Any]:
    """An action as views tell it."""
    return {"number": action.number, "name": action.name, "arguments": dict(action.arguments), "text": str(action)}


class Preface:
    """The part of a game's views that stays the same from move to move."""

    def __init__(self, game: str, seats: list[str | None], options: dict[str, Any]) -> None:
        self.seats = seats
        self._known = {"game": game, "players": len(seats), "options": options, "components": None, "seats": seats}
        self._texts: dict[int, bytes] = {}

    def text(self, seat: int) -> bytes:
        """For one seat, without the closing brace."""
        found = self._texts.get(seat)
        if found is None:
            found = self._texts[seat] = orjson.dumps({**self._known, "seat": seat})[:-1]
        return found


def numbers(values: Sequence[int]) -> bytes:
    return b"[%s]" % b",".join([b"%d" % value for value in values])
