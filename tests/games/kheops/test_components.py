"""Cells, neighbours, and tile sets with all the faults they can have."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadComponents
from saqqara.games.kheops.components import (
    CELL_COUNT,
    CELLS,
    NEIGHBOURS,
    OUTSIDE,
    PLACES,
    START_CELLS,
    TILE_SETS,
    is_upright,
    kind_of,
    pair_of,
    printed_doors,
    symbol_of,
)

Content = dict[str, Any]


@pytest.fixture
def content() -> Content:
    return TILE_SETS.load("reconstruction-1")


def test_the_pyramid_has_49_cells_63_inner_and_21_outer_sides() -> None:
    rows = [sum(row == each for each, _ in PLACES) for row in range(1, 8)]
    assert rows == [13, 11, 9, 7, 5, 3, 1]
    assert len(CELLS) == len(set(CELLS)) == 49
    outer = (NEIGHBOURS == OUTSIDE).sum()
    assert outer == 21
    assert (NEIGHBOURS.size - outer) / 2 == 63
    assert CELLS[-1] == "g1"


def test_a_shared_side_has_the_same_number_in_both_cells() -> None:
    for cell in range(CELL_COUNT):
        for side in range(3):
            other = NEIGHBOURS[cell, side]
            if other != OUTSIDE:
                assert NEIGHBOURS[other, side] == cell
                assert is_upright(cell) != is_upright(other)


def test_outer_sides_are_seven_on_the_ground_and_seven_on_each_slope() -> None:
    for side, expected in (
        (0, ["a1", "a3", "a5", "a7", "a9", "a11", "a13"]),
        (1, ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]),
        (2, ["a13", "b11", "c9", "d7", "e5", "f3", "g1"]),
    ):
        assert [CELLS[cell] for cell in range(CELL_COUNT) if NEIGHBOURS[cell, side] == OUTSIDE] == expected


def test_neighbours_as_on_the_table() -> None:
    def beyond(cell: str) -> list[str]:
        return [CELLS[other] if other >= 0 else "outside" for other in NEIGHBOURS[CELLS.index(cell)]]

    assert beyond("b1") == ["a2", "outside", "b2"]
    assert beyond("a2") == ["b1", "a3", "a1"]
    assert beyond("g1") == ["f2", "outside", "outside"]


def test_the_start_fills_the_bottom_row_and_the_upright_cells_above() -> None:
    assert [CELLS[cell] for cell in START_CELLS] == [f"a{i}" for i in range(1, 14)] + ["b1", "b3", "b5", "b7", "b9", "b11"]


def test_the_default_set_is_valid_and_says_that_it_is_a_reconstruction(content: Content) -> None:
    notes = dict(TILE_SETS.notes(content))
    assert notes["set"] == "reconstruction-1"
    assert notes["origin"] == "a reconstruction"
    assert notes["room"] == notes["corridor"] == "25"
    assert notes["blocked"] == "3 (rooms 1, corridors 2)"
    assert [notes[f"tiles with {n}"] for n in ("0 doors", "1 door", "2 doors", "3 doors")] == ["0", "8", "27", "15"]
    assert "printed" in dict(TILE_SETS.notes({**content, "authentic": True}))["origin"]


def test_encoding_keeps_everything_the_rules_need(content: Content) -> None:
    for tile, number in zip(content["tiles"], TILE_SETS.encode(content).tolist(), strict=True):
        assert ["corridor", "room"][kind_of(number)] == tile["kind"]
        assert [side for side in range(3) if printed_doors(number) >> side & 1] == tile["doors"]
        assert SYMBOL_ORDER[symbol_of(number)] == tile["symbol"]
        assert pair_of(number) == ("ABC".index(tile["pair"]) if tile.get("pair") else -1)


SYMBOL_ORDER = ["none", "rotate_corridor", "rotate_room", "swap", "move", "blocked", "double", "ankh", "sarcophagus", "curse"]


def test_a_tile_may_have_no_doors_and_a_null_pair(content: Content) -> None:
    content["tiles"][49]["doors"] = []
    content["tiles"][48]["pair"] = None
    TILE_SETS.check(content)


def tile(number: int, **change: Any) -> Callable[[Content], None]:
    return lambda content: content["tiles"][number - 1].update(change)


def blocked(count: int) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        for each in content["tiles"][7 : 7 + count - 3]:
            each["symbol"] = "blocked"

    return change


FAULTS: dict[str, tuple[Callable[[Content], object], str]] = {
    "no name": (lambda content: content.pop("set"), "set: the set needs a name"),
    "empty name": (lambda content: content.update(set=" "), "set: the set needs a name"),
    "no tiles": (lambda content: content.pop("tiles"), "tiles: a set is a list of 50 tiles; there are none"),
    "49 tiles": (lambda content: content["tiles"].pop(), "tiles: a set is a list of 50 tiles; there are 49"),
    "51 tiles": (lambda content: content["tiles"].append({}), "tiles: a set is a list of 50 tiles; there are 51"),
    "not a tile": (lambda content: content["tiles"].__setitem__(2, "R03"), "tile 3: is not an object"),
    "no id": (tile(4, id=None), "tile 4: id: every tile needs one, a text"),
    "twin ids": (tile(5, id="R04"), "tile 5 (R04): id: another tile has it already"),
    "wrong kind": (tile(1, kind="hall"), "tile 1 (R01): kind: one of corridor, room, not 'hall'"),
    "kind of no text": (tile(1, kind=["room"]), "tile 1 (R01): kind: one of corridor, room, not ['room']"),
    "no doors": (tile(9, doors=None), "tile 9 (R09): doors: a list of different sides out of 0, 1, 2, not None"),
    "twin doors": (tile(9, doors=[1, 1]), "tile 9 (R09): doors: a list of different sides out of 0, 1, 2, not [1, 1]"),
    "door 3": (tile(9, doors=[3]), "tile 9 (R09): doors: a list of different sides out of 0, 1, 2, not [3]"),
    "door true": (tile(9, doors=[True]), "tile 9 (R09): doors: a list of different sides out of 0, 1, 2, not [True]"),
    "wrong symbol": (tile(50, symbol="sun"), "tile 50 (C25): symbol: one of none, rotate_corridor, rotate_room, swap, move,"),
    "sarcophagus without pair": (tile(1, pair=None), "tile 1 (R01): pair: a sarcophagus belongs to one of A, B, C, not None"),
    "pair D": (tile(1, pair="D"), "tile 1 (R01): pair: a sarcophagus belongs to one of A, B, C, not 'D'"),
    "pair elsewhere": (tile(7, pair="A"), "tile 7 (R07): pair: only a sarcophagus has one, not ankh"),
    "pair of one": (tile(1, symbol="none", pair=None), "pair A: consists of two sarcophagus tiles; there are 1"),
    "pair of three": (tile(3, pair="A"), "pair A: consists of two sarcophagus tiles; there are 3"),
    "19 blocked": (blocked(19), "blocked: at most 18 tiles, so that a pawn can always be placed; there are 19"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_invalid_set_is_refused_with_its_fault(content: Content, fault: str) -> None:
    spoil, message = FAULTS[fault]
    wrong = copy.deepcopy(content)
    spoil(wrong)
    with pytest.raises(BadComponents) as refusal:
        TILE_SETS.check(wrong)
    assert str(refusal.value).startswith(message)


def test_eighteen_blocked_tiles_are_allowed(content: Content) -> None:
    blocked(18)(content)
    TILE_SETS.check(content)


def test_a_set_must_be_an_object() -> None:
    with pytest.raises(BadComponents, match="a JSON object"):
        TILE_SETS.check([])


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_config_dir", lambda name: str(tmp_path / name))
    folder = tmp_path / "saqqara" / "tiles"
    folder.mkdir(parents=True)
    return folder


def test_a_set_of_your_own_is_chosen_by_name_or_path(content: Content, config: Path, tmp_path: Path) -> None:
    mine = {**content, "set": "mine"}
    (config / "whatever.json").write_text(json.dumps(mine), encoding="utf-8")
    assert TILE_SETS.names() == ["reconstruction-1", "mine"]
    assert TILE_SETS.load("mine") == mine
    path = tmp_path / "other.json"
    path.write_text(json.dumps({**content, "set": "other"}), encoding="utf-8")
    game = saqqara.new("kheops", seed=1, tiles=str(path))
    assert game.options["tiles"] == "other"
    assert saqqara.replay(game.record()).components == game.components == {**content, "set": "other"}


def test_a_file_that_cannot_be_used_says_why(content: Content, config: Path, tmp_path: Path) -> None:
    (config / "broken.json").write_text("{", encoding="utf-8")
    (config / "nameless.json").write_text("[]", encoding="utf-8")
    (config / "same.json").write_text(json.dumps({**content, "authentic": True}), encoding="utf-8")
    assert TILE_SETS.names() == ["reconstruction-1", "broken", "nameless"]
    assert TILE_SETS.load("reconstruction-1") == content
    with pytest.raises(BadComponents, match=r"broken\.json: is not JSON"):
        TILE_SETS.load("broken")
    with pytest.raises(BadComponents, match="a JSON object"):
        TILE_SETS.load("nameless")
    with pytest.raises(BadComponents, match="neither a file nor one of the sets reconstruction-1"):
        TILE_SETS.load("no such set")
    (tmp_path / "latin.json").write_bytes(b'{"set": "\xe9"}')
    with pytest.raises(BadComponents, match=r"latin\.json: cannot be read"):
        TILE_SETS.load(str(tmp_path / "latin.json"))
