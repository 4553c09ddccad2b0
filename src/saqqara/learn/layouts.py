"""The layout of observations: the state as one seat knows it, in one vector of 16-bit numbers.

First comes the number of the observing seat, then every field of the state in the order of declaration, in C order. The random
generator is left out because nobody knows it, and the components because they never change. A field of more than 16 bits takes
several places, the low word first. The pages of docs/observations list every field.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from saqqara import games
from saqqara.kernel.records import Array, Field
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import Game

LEFT_OUT = ("rng", "components")
SIGNED, UNSIGNED, WORDS = 0, 1, 2
"""How a run of places is read from the record: as signed bytes, as unsigned bytes, as 16-bit words."""
SEAT = "the seat that looks; -1 is a spectator"


@dataclass(frozen=True)
class Entry:
    """One field of the vector: where it starts, its shape, its meaning, and names for its values."""

    name: str
    start: int
    shape: tuple[int, ...]
    doc: str
    words: tuple[str, ...] | None = None

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def places(self) -> slice:
        """Its places in the vector, as in `observations[:, entry.places]`."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True, eq=False)
class Layout:
    """The vector of one game, field by field."""

    entries: tuple[Entry, ...]
    runs: Array
    """The same as runs of memory, one per row: how to read, first byte in the record, how many numbers, first place."""

    @property
    def width(self) -> int:
        last = self.entries[-1]
        return last.start + last.size

    def __getitem__(self, name: str) -> Entry:
        for entry in self.entries:
            if entry.name == name:
                return entry
        raise KeyError(f"there is no field {name!r}; there are {', '.join(entry.name for entry in self.entries)}")

    @property
    def elements(self) -> Array:
        """How to read and the first byte, for each place after the seat."""
        rows = [(how, byte + k * _bytes(how)) for how, byte, n, _ in self.runs.tolist() for k in range(n)]
        return np.array(rows, np.int32)

    def vector(self, known: Any, seat: int) -> Array:
        """Return the observation of a state that has been redacted for this seat."""
        raw = np.frombuffer(known.tobytes(), np.uint8)
        out = np.empty(self.width, np.int16)
        out[0] = seat
        for how, byte, n, place in self.runs.tolist():
            part = raw[byte : byte + n * _bytes(how)]
            out[place : place + n] = part.view((np.int8, np.uint8, np.int16)[how])
        return out


def _bytes(how: int) -> int:
    return 2 if how == WORDS else 1


@cache
def layout(name: str) -> Layout:
    """The layout of a game's observations, by its name."""
    return of(games.find(name))


def of(rulebook: Rulebook) -> Layout:
    """The layout of a rulebook's observations."""
    entries = [Entry("seat", 0, (), SEAT)]
    runs: list[list[int]] = []
    place = 1
    for name, field in rulebook.fields.items():
        if name in LEFT_OUT:
            continue
        how, shape = _reading(field)
        entry = Entry(name, place, shape, field.doc, field.words)
        byte = int(rulebook.dtype.fields[name][1])  # type: ignore[index]
        if runs and runs[-1][0] == how and runs[-1][1] + runs[-1][2] * _bytes(how) == byte:
            runs[-1][2] += entry.size
        else:
            runs.append([how, byte, entry.size, place])
        entries.append(entry)
        place += entry.size
    return Layout(tuple(entries), np.array(runs, np.int64))


def known_to(game: Game, seat: int) -> Any:
    """The state as a seat knows it, even when the game is over and `Game.known` reveals everything."""
    known = game.known(seat)
    if game.over:
        game.rulebook.rules.redact(known, seat)
    return known


def _reading(field: Field) -> tuple[int, tuple[int, ...]]:
    scalar = np.dtype(field.scalar)
    if scalar.itemsize == 1:
        return (SIGNED if scalar.kind == "i" else UNSIGNED), field.shape
    words = scalar.itemsize // 2
    return WORDS, field.shape if words == 1 else (*field.shape, words)
