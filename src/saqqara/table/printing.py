"""Views as JSON for whoever sends them on, made for thousands a second: what never changes is printed once."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import orjson

from saqqara.kernel.actions import Action
from saqqara.kernel.printing import DIGITS, NOTHING, NUMBER, POINTS, SUM
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import state_json
from saqqara.table.per_game import once_a_game

VIEW = b'%s,"number":%d,"mover":%d,"over":false,"places":null,%s,"details":%s},"actions":[%s],"undo":%s}'
"""The outline of a running game, after its preface."""


class Program:
    """How the part of a view that is the same for all who see the same is printed: scores, table and points."""

    def __init__(self, rulebook: Rulebook, players: int) -> None:
        self._text, self._rows, self._words = bytearray(), list[tuple[int, ...]](), list[list[tuple[int, int]]]()
        self._pending = bytearray()
        self._longest = DIGITS
        readers = state_json.readers(rulebook.state)
        score, sources = readers["score"], len(rulebook.sources)
        self._put(b'"scores":')
        self._put_list([(NUMBER, score.start + i * score.size, _size(score), -1) for i in range(players)])
        self._put(b',"table":{')
        for i, reader in enumerate(state_json.seen(rulebook.state)):
            self._put(b'%s"%s":' % (b"," if i else b"", reader.name.encode()))
            self._put_field(reader)
        self._put(b'},"forecast":{"sources":[')
        for seat in range(players):
            for i, source in enumerate(rulebook.sources):
                self._put(b"%s%s:" % (b"," if i else b",{" if seat else b"{", orjson.dumps(source)))
                self._number(POINTS, seat * sources + i, 0, -1)
            self._put(b"}")
        self._put(b'],"totals":')
        self._put_list([(SUM, seat * sources, sources, -1) for seat in range(players)])
        self._number(NOTHING, 0, 0, -1)
        self.room = len(self._text) + len(self._rows) * self._longest
        self.rows = np.array(self._rows, np.int64)
        self.text = np.frombuffer(bytes(self._text), np.uint8)
        most = max((len(words) for words in self._words), default=1)
        self.words = np.array([words + [(0, 0)] * (most - len(words)) for words in self._words] or [[(0, 0)]], np.int64)

    def _put(self, text: bytes) -> None:
        self._pending += text

    def _piece(self, text: bytes) -> tuple[int, int]:
        """Where a piece of text begins and ends."""
        start = len(self._text)
        self._text += text
        return start, len(self._text)

    def _number(self, what: int, at: int, size: int, words: int) -> None:
        self._rows.append((*self._piece(bytes(self._pending)), what, at, size, words))
        self._pending.clear()

    def _put_list(self, numbers: list[tuple[int, int, int, int]]) -> None:
        for i, number in enumerate(numbers):
            self._put(b"," if i else b"[")
            self._number(*number)
        self._put(b"]")

    def _put_field(self, reader: state_json.Reader) -> None:
        words = self._named(reader)
        numbers = [(NUMBER, at, _size(reader), words) for at in range(reader.start, reader.stop, reader.size)]
        self._put_nested(numbers, reader.shape)

    def _put_nested(self, numbers: list[tuple[int, int, int, int]], shape: tuple[int, ...]) -> None:
        if not shape:
            self._number(*numbers[0])
        elif len(shape) == 1:
            self._put_list(numbers)
        else:
            part = len(numbers) // shape[0]
            for i in range(shape[0]):
                self._put(b"," if i else b"[")
                self._put_nested(numbers[i * part : (i + 1) * part], shape[1:])
            self._put(b"]")

    def _named(self, reader: state_json.Reader) -> int:
        """The row of words for a field's values, from -1 on."""
        if not reader.words:
            return -1
        texts = [orjson.dumps(reader.words[value]) if value in reader.words else b"" for value in range(-1, max(reader.words) + 1)]
        self._longest = max(self._longest, *map(len, texts))
        self._words.append([self._piece(text) for text in texts])
        return len(self._words) - 1


def _size(reader: state_json.Reader) -> int:
    """Of a field's numbers, as `put_record` takes it: negative with a sign."""
    return -reader.size if reader.signed else reader.size


class Printed:
    """The parts of a game's views that are the same in all of its games."""

    def __init__(self, rulebook: Rulebook) -> None:
        actions = (rulebook.actions.action(number) for number in range(rulebook.actions.total))
        self.actions = [orjson.dumps(plain(action)) for action in actions]
        """By number."""
        usual = next(field.default for field in fields(Rulebook) if field.name == "details")
        self.details = None if rulebook.details is usual else rulebook.details
        """None where a forecast has no details."""
        self._rulebook = rulebook
        self._programs: dict[int, Program] = {}

    def program(self, players: int) -> Program:
        found = self._programs.get(players)
        if found is None:
            found = self._programs[players] = Program(self._rulebook, players)
        return found


printed = once_a_game(Printed)


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
