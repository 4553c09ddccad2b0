"""A view as JSON.

Most of a view stays the same from one decision to the next and from one seat to the other. So each field's JSON is cached by the
bytes of its value: a view costs one lookup per field, and prints only new values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

import orjson

from saqqara.kernel.actions import Action
from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import state_json
from saqqara.table.per_game import once_per_game

KEPT, STATES_KEPT = 4096, 256
"""How many values of each field, and how many whole states, are cached; then the cache is emptied."""
T = TypeVar("T")


class Printed(dict[bytes, T], Generic[T]):
    """A cache of printed values; a value that is not in it is printed."""

    def __init__(self, print_value: Callable[[bytes], T], kept: int = KEPT) -> None:
        self._print, self._kept = print_value, kept

    def __missing__(self, raw: bytes) -> T:
        if len(self) >= self._kept:
            self.clear()
        found = self[raw] = self._print(raw)
        return found


class Printer:
    """Prints the views of one game."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._tables = Printed(self._print_table, STATES_KEPT)
        self._fields = [(each.start, each.stop, Printed(_field_printer(each))) for each in state_json.seen(rulebook.state)]
        self._sources: Printed[tuple[bytes, int]] = Printed(_source_printer(rulebook.sources))
        self._actions = [orjson.dumps(plain(rulebook.actions.action(number))) for number in range(rulebook.actions.total)]
        default = next(field.default for field in fields(Rulebook) if field.name == "details")
        self.details = rulebook.details is not default
        """Whether the game's forecasts have details."""

    def table(self, raw: bytes) -> orjson.Fragment:
        """Return what the view shows of a state; it is often the same for several seats."""
        return self._tables[raw]

    def _print_table(self, raw: bytes) -> orjson.Fragment:
        return orjson.Fragment(b"{%s}" % b",".join([printed[raw[start:stop]] for start, stop, printed in self._fields]))

    def forecast(self, points: Array, players: int, details: Any) -> dict[str, Any]:
        """Return the points by source of each seat, with their sums."""
        raw, size = points.tobytes(), points.strides[0]
        printed = [self._sources[raw[start : start + size]] for start in range(0, players * size, size)]
        sources = orjson.Fragment(b"[%s]" % b",".join([text for text, _ in printed]))
        return {"sources": sources, "totals": [total for _, total in printed], "details": details}

    def actions(self, numbers: Sequence[int]) -> orjson.Fragment:
        return orjson.Fragment(b"[%s]" % b",".join([self._actions[number] for number in numbers]))


printer = once_per_game(Printer)


def _field_printer(reader: state_json.Reader) -> Callable[[bytes], bytes]:
    """Return a function that prints a field, with its name, from its bytes."""

    def print_field(raw: bytes) -> bytes:
        return orjson.dumps({reader.name: reader.decode(raw)})[1:-1]

    return print_field


def _source_printer(sources: Sequence[str]) -> Callable[[bytes], tuple[bytes, int]]:
    """Return a function that prints a seat's points by source and adds them up."""

    def print_points(raw: bytes) -> tuple[bytes, int]:
        points = memoryview(raw).cast("h").tolist()
        return orjson.dumps(dict(zip(sources, points, strict=True))), sum(points)

    return print_points


def plain(action: Action) -> dict[str, Any]:
    """Return an action as views show it."""
    return {"number": action.number, "name": action.name, "arguments": dict(action.arguments), "text": str(action)}
