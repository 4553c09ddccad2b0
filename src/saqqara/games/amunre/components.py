"""The contents of the box: the power cards, the price ladder, and the table of provinces, which an owner of the box may replace."""

from __future__ import annotations

import json
import os
from enum import IntEnum
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from saqqara.errors import BadComponents
from saqqara.kernel import Array
from saqqara.kernel.strict_json import parse

SEATS = 5
ROUNDS = 3
START_GOLD = 20
MOST_OFFERED = 299
"""The largest offering, so that every decision has a number."""
MOST_BOUGHT = 20
"""The most pieces of one purchase (210 gold), for the same reason."""
GOODS_BY_RANK = (3, 2, 1, 1, 1)
GOLD_POINTS = (6, 4, 2)
BLOCKS_OF_A_PYRAMID = 3
BLOCKS_WITH_BUILDER = 2
ENOUGH_SYMBOLS = 7
ENOUGH_FARMERS = 9
LAST_CAMEL_SPACE = 2
"""Caravans pay while the temple stands on this space or below it."""


class Card(IntEnum):
    """The kinds of power cards."""

    BLOCKADE = 0
    REBID = 1
    FREE_FARMER = 2
    BUILDER = 3
    SACRIFICE = 4
    EIGHT_GOLD = 5
    HARVEST = 6
    CARD_BONUS = 7
    FARMER_BONUS = 8
    EGYPT_BONUS = 9
    BANK_BONUS = 10
    NILE_BONUS = 11


KINDS = len(Card)
CARDS = tuple(card.name.lower() for card in Card)
COPIES = (2, 2, 5, 8, 4, 3, 5, 2, 2, 2, 2, 2)
ALL_CARDS = sum(COPIES)
PLAYABLE = 7
"""The first kinds are played by a decision; the bonus cards are played by the scoring."""

PRICES = (0, 1, 3, 6, 10, 15, 21, 28, 36)
STEPS = len(PRICES)

NAMES = (
    "ABU", "ABYDOS", "AMARNA", "AVARIS", "BAHARYA", "BERENIKE", "BUTO", "DAKHLA",
    "DAMANHUR", "EDFU", "KHARGA", "MEMPHIS", "MENDES", "SAWU", "THEBES",
)  # fmt: skip
PROVINCES = len(NAMES)
PROVINCE_WORDS = tuple(name.lower() for name in NAMES)


class Cell(IntEnum):
    """The columns of the table of provinces."""

    FIELDS = 0
    CARD_LIMIT = 1
    BONUS_BLOCKS = 2
    BONUS_CARDS = 3
    BONUS_GOLD = 4
    INCOME = 5
    CAMEL = 6
    TEMPLES = 7
    FARMERS = 8
    BANK = 9
    EGYPT = 10
    NILE = 11


CELLS = len(Cell)
WEST, EAST = 0, 1
WORDS: dict[Cell, tuple[Any, ...]] = {Cell.BANK: ("west", "east"), Cell.EGYPT: ("lower", "upper"), Cell.NILE: (False, True)}
"""How a file writes the cells that are not numbers."""
LARGEST = 20
CERTAINTIES = ("A", "B", "C", "X")
DEFAULT = "reconstruction-1"
SHIPPED = files(__package__) / "provinces"


class ProvinceTable:
    """The table of provinces: the one shipped, the ones in the user's configuration folder, or any file."""

    option = "provinces"

    def names(self) -> list[str]:
        """The tables that can be chosen by name, the default first."""
        own = sorted(path.stem for path in _own_folder().glob("*.json")) if _own_folder().is_dir() else []
        return [DEFAULT, *(name for name in own if name != DEFAULT)]

    def load(self, name: str) -> dict[str, Any]:
        """The table of that name or path, checked."""
        content = _read(name)
        self.check(content)
        table: dict[str, Any] = content
        return table

    def check(self, content: Any) -> None:
        """Raise BadComponents with the fault unless this is a whole table."""
        if not isinstance(content, dict):
            raise BadComponents(f"a table of provinces is a JSON object, not {_kind(content)}")
        for key in content:
            if key not in ("set", "about", "provinces"):
                raise BadComponents(f"{key}: there is no such key; a table has 'set', 'provinces' and perhaps 'about'")
        if not isinstance(content.get("set"), str) or not content["set"]:
            raise BadComponents("set: the name of the table, a text that is not empty")
        if not isinstance(content.get("about", ""), str):
            raise BadComponents("about: a text")
        _check_provinces(content.get("provinces"))
        if content["set"] == DEFAULT and content != _shipped():
            raise BadComponents(f"set: '{DEFAULT}' is the name of the table that comes with the game; give yours another name")

    def encode(self, content: dict[str, Any]) -> Array:
        """The table as numbers, province by province, cell by cell."""
        provinces = content["provinces"]
        numbers = [_number(cell, value_of(provinces[name][cell.name.lower()])) for name in NAMES for cell in Cell]
        return np.array(numbers, np.int16)

    def notes(self, content: dict[str, Any]) -> list[tuple[str, str]]:
        """What a table holds, and where it differs from what is certain."""
        cells = [(name, cell, content["provinces"][name][cell.name.lower()]) for name in NAMES for cell in Cell]
        letters = [_letter(given) for _, _, given in cells]
        counted = ", ".join(f"{letters.count(letter)} {letter}" for letter in CERTAINTIES)
        sums = {cell: sum(int(value_of(given)) for _, each, given in cells if each is cell) for cell in Cell if cell not in WORDS}
        notes = [
            ("set", content["set"]),
            ("certainty", counted),
            ("sums", ", ".join(f"{cell.name.lower()} {total}" for cell, total in sums.items())),
        ]
        for name, cell, given in cells:
            certain = _shipped()["provinces"][name][cell.name.lower()]
            if _letter(certain) == "A" and value_of(given) != value_of(certain):
                notes.append(("changed", f"{name} {cell.name.lower()}: {value_of(given)}, but {value_of(certain)} is certain (A)"))
        return notes


def _own_folder() -> Path:
    return Path(platformdirs.user_config_dir("saqqara")) / "provinces"


def _shipped() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((SHIPPED / f"{DEFAULT}.json").read_text(encoding="utf-8"))
    return content


def _read(name: str) -> Any:
    """The JSON value of the table with that name, or of the file at that path."""
    if name == DEFAULT:
        return _shipped()
    own = _own_folder() / f"{name}.json"
    path = own if Path(name).name == name and os.path.isfile(own) else Path(name)
    try:
        return parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        known = ", ".join(ProvinceTable().names())
        raise BadComponents(f"{name}: there is no such table and no such file; the tables are {known}") from None
    except OSError as error:
        raise BadComponents(f"{name}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{name}: is not a UTF-8 text") from None
    except RecursionError:
        raise BadComponents(f"{name}: is nested too deeply to be a table") from None
    except json.JSONDecodeError as error:
        raise BadComponents(f"{name}: is not JSON: {error.msg} in line {error.lineno}, column {error.colno}") from None
    except ValueError as error:
        raise BadComponents(f"{name}: cannot be read: {error}") from None


def _check_provinces(provinces: Any) -> None:
    if not isinstance(provinces, dict):
        raise BadComponents("provinces: must be an object with the fifteen provinces")
    for name in provinces:
        if name not in NAMES:
            raise BadComponents(f"provinces.{name}: there is no such province; they are {', '.join(NAMES)}")
    for name in NAMES:
        if name not in provinces:
            raise BadComponents(f"provinces.{name}: is missing")
        _check_province(f"provinces.{name}", provinces[name])


def _check_province(path: str, province: Any) -> None:
    if not isinstance(province, dict):
        raise BadComponents(f"{path}: must be an object with the province's cells")
    known = [cell.name.lower() for cell in Cell]
    for key in province:
        if key not in known:
            raise BadComponents(f"{path}.{key}: there is no such cell; they are {', '.join(known)}")
    for cell in Cell:
        key = cell.name.lower()
        if key not in province:
            raise BadComponents(f"{path}.{key}: is missing")
        _check_cell(f"{path}.{key}", cell, province[key])


def _check_cell(path: str, cell: Cell, given: Any) -> None:
    """A cell is a value, or a pair of the value and the letter of its certainty."""
    if isinstance(given, list) and (len(given) != 2 or given[1] not in CERTAINTIES):
        raise BadComponents(f'{path}: a value, or a value and its certainty ({", ".join(CERTAINTIES)}), as in [2, "A"]')
    value = value_of(given)
    if cell in WORDS:
        if not any(value is word or (isinstance(value, str) and value == word) for word in WORDS[cell]):
            raise BadComponents(f"{path}: one of {', '.join(json.dumps(word) for word in WORDS[cell])}, not {json.dumps(value)}")
    elif isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
        raise BadComponents(f"{path}: a whole number from 0 to {LARGEST}, not {json.dumps(value)}")


def value_of(given: Any) -> Any:
    """The value of a cell, with or without its letter."""
    return given[0] if isinstance(given, list) else given


def _letter(given: Any) -> str:
    """A value without a letter is certain: the owner of the box has copied it from the board."""
    return str(given[1]) if isinstance(given, list) else "A"


def _number(cell: Cell, value: Any) -> int:
    return WORDS[cell].index(value) if cell in WORDS else int(value)


def _kind(value: Any) -> str:
    return {list: "a list", str: "a text", type(None): "null"}.get(type(value), "a number or a truth value")
