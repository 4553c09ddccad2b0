"""The pyramid's cells and the tiles that fill it.

The finished pyramid is a triangle of side 7: 49 cells, named by row and column. Row `a` lies on the ground and has 13 cells,
`a1` to `a13` from the left; `g1` is the apex. Cells of odd columns stand upright, the others point down. Sides are numbered
clockwise: of an upright cell 0 is the ground, 1 the left and 2 the right; of an inverted one 0 is the top, 1 the right and 2 the
left. So a shared side has the same number on both sides of it, and turning a tile by 120° adds 1 to each of its doors.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from enum import IntEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from saqqara.errors import BadComponents
from saqqara.kernel import Array, rule
from saqqara.kernel.strict_json import parse

ROWS = 7
SIDES = 3
OUTSIDE = -1
WIDTHS = tuple(15 - 2 * row for row in range(1, ROWS + 1))
PLACES = tuple((row, column) for row in range(1, ROWS + 1) for column in range(1, WIDTHS[row - 1] + 1))
"""Row and column of every cell, both from 1, in the order in which states and actions number the cells."""
CELLS = tuple(f"{'abcdefg'[row - 1]}{column}" for row, column in PLACES)
"""The names of the cells, in the same order."""
CELL_COUNT = len(CELLS)
APEX = CELL_COUNT - 1
START_CELLS = tuple(cell for cell, (row, column) in enumerate(PLACES) if row == 1 or (row == 2 and column % 2 == 1))
"""The cells that are filled before the first turn: the bottom row, and the upright cells of the row above it."""


def is_upright(cell: int) -> bool:
    return PLACES[cell][1] % 2 == 1


def _beyond(cell: int, side: int) -> int:
    row, column = PLACES[cell]
    if is_upright(cell):
        place = ((row - 1, column + 1), (row, column - 1), (row, column + 1))[side]
    else:
        place = ((row + 1, column - 1), (row, column + 1), (row, column - 1))[side]
    return PLACES.index(place) if place in PLACES else OUTSIDE


NEIGHBOURS: Array = np.array([[_beyond(cell, side) for side in range(SIDES)] for cell in range(CELL_COUNT)], np.int64)
NEAR: Array = np.array([sum(1 << int(other) for other in row if other != OUTSIDE) for row in NEIGHBOURS], np.int64)
"""The neighbours of each cell as a bit mask."""
"""The cell behind each side of each cell; OUTSIDE behind the 21 outer sides."""

TILE_COUNT = 50
MOST_BLOCKED = 18
PAIRS = ("A", "B", "C")


class Kind(IntEnum):
    CORRIDOR = 0
    ROOM = 1


class Symbol(IntEnum):
    NONE = 0
    ROTATE_CORRIDOR = 1
    ROTATE_ROOM = 2
    SWAP = 3
    MOVE = 4
    BLOCKED = 5
    DOUBLE = 6
    ANKH = 7
    SARCOPHAGUS = 8
    CURSE = 9


SYMBOL_COUNT = len(Symbol)
KINDS = tuple(kind.name.lower() for kind in Kind)
SYMBOLS = tuple(symbol.name.lower() for symbol in Symbol)
FACES = tuple(f"{kind}_{symbol}" for kind in KINDS for symbol in SYMBOLS)
"""What people see of a tile besides its doors, as one word."""

# A tile as one number: doors in bits 0 to 2, the kind in bit 3, the symbol in bits 4 to 7, the pair (1 to 3) in bits 8 and 9.


def _packed(tile: dict[str, Any]) -> int:
    doors = sum(1 << int(door) for door in tile["doors"])
    pair = 0 if tile.get("pair") is None else 1 + PAIRS.index(tile["pair"])
    return doors | KINDS.index(tile["kind"]) << 3 | SYMBOLS.index(tile["symbol"]) << 4 | pair << 8


@rule
def printed_doors(packed: int) -> int:
    """The doors of a tile that is not turned, one bit per side."""
    return packed & 7


@rule
def kind_of(packed: int) -> int:
    return packed >> 3 & 1


@rule
def symbol_of(packed: int) -> int:
    return packed >> 4 & 15


@rule
def pair_of(packed: int) -> int:
    """0 for the pair A, 1 for B, 2 for C, -1 for a tile without sarcophagus."""
    return (packed >> 8 & 3) - 1


class TileSets:
    """The tile sets: those of the package, those in the user's configuration folder, and any file."""

    option = "tiles"

    def names(self) -> list[str]:
        return list(_library())

    def load(self, name: str) -> dict[str, Any]:
        file: Traversable | Path | None = _library().get(name)
        if file is None:
            file = Path(name)
            if not os.path.isfile(file):
                raise BadComponents(f"tiles: '{name}' is neither a file nor one of the sets {', '.join(self.names())}")
        content = _read(file)
        self.check(content)
        return content  # type: ignore[no-any-return]

    def check(self, content: Any) -> None:
        if not isinstance(content, dict):
            raise BadComponents("a tile set is a JSON object")
        if not isinstance(content.get("set"), str) or not content["set"].strip():
            raise BadComponents("set: the set needs a name")
        tiles = content.get("tiles")
        if not isinstance(tiles, list) or len(tiles) != TILE_COUNT:
            found = len(tiles) if isinstance(tiles, list) else "none"
            raise BadComponents(f"tiles: a set is a list of {TILE_COUNT} tiles; there are {found}")
        seen: set[str] = set()
        for number, tile in enumerate(tiles, 1):
            _check_tile(number, tile, seen)
        _check_counts(tiles)

    def encode(self, content: dict[str, Any]) -> Array:
        return np.array([_packed(tile) for tile in content["tiles"]], np.int16)

    def notes(self, content: dict[str, Any]) -> list[tuple[str, str]]:
        tiles = content["tiles"]
        origin = "the printed tiles, by the word of the file" if content.get("authentic") is True else "a reconstruction"
        return [
            ("set", content["set"]),
            ("origin", origin),
            *((kind, str(sum(tile["kind"] == kind for tile in tiles))) for kind in reversed(KINDS)),
            *(
                (f"tiles with {count} door{'' if count == 1 else 's'}", str(sum(len(tile["doors"]) == count for tile in tiles)))
                for count in range(SIDES + 1)
            ),
            *((symbol, _by_kind(tiles, symbol)) for symbol in SYMBOLS),
            ("different tiles", str(len({(_packed(tile)) for tile in tiles}))),
        ]


def _by_kind(tiles: list[dict[str, Any]], symbol: str) -> str:
    counts = Counter(tile["kind"] for tile in tiles if tile["symbol"] == symbol)
    return f"{counts.total()} (rooms {counts['room']}, corridors {counts['corridor']})"


def _library() -> dict[str, Traversable | Path]:
    """Every set with a name. The sets of this package come first, and no other can take their names."""
    own = [file for file in (files(__package__) / "tiles").iterdir() if file.name.endswith(".json")]
    users = sorted((Path(platformdirs.user_config_dir("saqqara")) / "tiles").glob("*.json"))
    library: dict[str, Traversable | Path] = {}
    for file in [*sorted(own, key=lambda file: file.name), *users]:
        library.setdefault(_name(file), file)
    return library


def _name(file: Traversable | Path) -> str:
    """The name that the file gives its set; an unreadable file is listed by its own name, so that choosing it shows the error."""
    try:
        content = _read(file)
    except BadComponents:
        content = None
    if isinstance(content, dict) and isinstance(content.get("set"), str):
        return str(content["set"])
    return file.name.removesuffix(".json")


def _read(file: Traversable | Path) -> Any:
    try:
        return parse(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadComponents(f"{file.name}: is not JSON: {error}") from error
    except (OSError, ValueError, RecursionError) as error:
        raise BadComponents(f"{file.name}: cannot be read: {error}") from error


def _check_tile(number: int, tile: Any, seen: set[str]) -> None:
    where = f"tile {number}"
    if not isinstance(tile, dict):
        raise BadComponents(f"{where}: is not an object")
    name = tile.get("id")
    if not isinstance(name, str) or not name.strip():
        raise BadComponents(f"{where}: id: every tile needs one, a text")
    where = f"tile {number} ({name})"
    if name in seen:
        raise BadComponents(f"{where}: id: another tile has it already")
    seen.add(name)
    for key, words in (("kind", KINDS), ("symbol", SYMBOLS)):
        if not isinstance(tile.get(key), str) or tile[key] not in words:
            raise BadComponents(f"{where}: {key}: one of {', '.join(words)}, not {tile.get(key)!r}")
    doors = tile.get("doors")
    if not isinstance(doors, list) or not _are_sides(doors):
        raise BadComponents(f"{where}: doors: a list of different sides out of 0, 1, 2, not {doors!r}")
    _check_pair(where, tile)


def _are_sides(doors: list[Any]) -> bool:
    return all(type(door) is int and 0 <= door < SIDES for door in doors) and len(set(doors)) == len(doors)


def _check_pair(where: str, tile: dict[str, Any]) -> None:
    pair = tile.get("pair")
    if tile["symbol"] == "sarcophagus":
        if not isinstance(pair, str) or pair not in PAIRS:
            raise BadComponents(f"{where}: pair: a sarcophagus belongs to one of {', '.join(PAIRS)}, not {pair!r}")
    elif pair is not None:
        raise BadComponents(f"{where}: pair: only a sarcophagus has one, not {tile['symbol']}")


def _check_counts(tiles: list[dict[str, Any]]) -> None:
    pairs = Counter(tile["pair"] for tile in tiles if tile["symbol"] == "sarcophagus")
    for pair in PAIRS:
        if pairs[pair] != 2:
            raise BadComponents(f"pair {pair}: consists of two sarcophagus tiles; there are {pairs[pair]}")
    blocked = sum(tile["symbol"] == "blocked" for tile in tiles)
    if blocked > MOST_BLOCKED:
        raise BadComponents(f"blocked: at most {MOST_BLOCKED} tiles, so that a pawn can always be placed; there are {blocked}")


TILE_SETS = TileSets()
