"""The table of provinces: the shipped one, a user's own, and the message for each fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadComponents
from saqqara.games.amunre import components
from saqqara.games.amunre.components import ALL_CARDS, CARDS, COPIES, DEFAULT, NAMES, ProvinceTable

TABLE = ProvinceTable()


def own(**changes: Any) -> dict[str, Any]:
    """The shipped table under another name, with some cells changed (`ABU_fields=3`)."""
    content = TABLE.load(DEFAULT)
    content["set"] = "mine"
    for key, value in changes.items():
        name, _, cell = key.partition("_")
        content["provinces"][name][cell] = value
    return content


def test_there_are_39_cards_of_12_kinds() -> None:
    assert sum(COPIES) == ALL_CARDS == 39
    assert dict(zip(CARDS, COPIES, strict=True)) == {
        "blockade": 2, "rebid": 2, "free_farmer": 5, "builder": 8, "sacrifice": 4, "eight_gold": 3, "harvest": 5,
        "card_bonus": 2, "farmer_bonus": 2, "egypt_bonus": 2, "bank_bonus": 2, "nile_bonus": 2,
    }  # fmt: skip


def test_the_shipped_table() -> None:
    content = TABLE.load(DEFAULT)
    assert tuple(content["provinces"]) == NAMES
    assert content["provinces"]["MENDES"]["fields"] == [6, "C"]
    assert content["provinces"]["DAKHLA"]["bonus_gold"] == [12, "A"]
    encoded = TABLE.encode(content)
    assert encoded.shape == (15 * 12,)
    assert encoded[:12].tolist() == [2, 2, 0, 0, 0, 4, 0, 0, 0, 1, 1, 1]
    notes = dict(TABLE.notes(content))
    assert notes["certainty"] == "94 A, 30 B, 35 C, 21 X"
    assert "changed" not in notes


def test_a_file_of_your_own_is_found_by_name_and_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "_own_folder", lambda: tmp_path / "provinces")
    assert TABLE.names() == [DEFAULT]
    (tmp_path / "provinces").mkdir()
    file = tmp_path / "provinces" / "box.json"
    file.write_text(json.dumps({**own(ABU_fields=5), "set": "box"}))
    assert TABLE.names() == [DEFAULT, "box"]
    for name in ("box", str(file)):
        game = saqqara.new("amunre", players=3, seed=1, provinces=name)
        assert game.options["provinces"] == "box"
        assert game._state.components[0] == 5
    again = saqqara.replay(json.loads(json.dumps(game.record())))
    assert again._state.tobytes() == game._state.tobytes(), "a record carries the whole table"


def test_files_are_looked_for_in_the_users_configuration_folder() -> None:
    assert components._own_folder().parts[-2:] == ("saqqara", "provinces")


def test_letters_may_be_left_out_and_changed_certain_cells_are_reported() -> None:
    content = own(ABU_income=5, BERENIKE_fields=[1, "A"], BUTO_fields=7)
    TABLE.check(content)
    changed = [text for label, text in TABLE.notes(content) if label == "changed"]
    assert changed == ["ABU income: 5, but 4 is certain (A)", "BERENIKE fields: 1, but 0 is certain (A)"]
    assert dict(TABLE.notes(content))["certainty"] == "95 A, 30 B, 35 C, 20 X"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ([], "a JSON object, not a list"),
        ("text", "a JSON object, not a text"),
        (None, "a JSON object, not null"),
        (3, "a JSON object, not a number"),
        ({**own(), "more": 1}, "more: there is no such key"),
        ({**own(), "set": ""}, "set: the name of the table"),
        ({"provinces": {}}, "set: the name of the table"),
        ({**own(), "about": 3}, "about: a text"),
        ({"set": "mine"}, "provinces: must be an object"),
        ({**own(), "provinces": []}, "provinces: must be an object"),
        ({"set": "mine", "provinces": {**own()["provinces"], "GIZA": {}}}, "provinces.GIZA: there is no such province"),
        ({"set": "mine", "provinces": {k: v for k, v in own()["provinces"].items() if k != "EDFU"}}, "provinces.EDFU: is missing"),
        ({"set": "mine", "provinces": {**own()["provinces"], "ABU": 3}}, "provinces.ABU: must be an object"),
        (own(ABU_oases=1), "provinces.ABU.oases: there is no such cell"),
        ({"set": "mine", "provinces": {**own()["provinces"], "ABU": {"fields": 1}}}, "provinces.ABU.card_limit: is missing"),
        (own(ABU_fields=21), "provinces.ABU.fields: a whole number from 0 to 20, not 21"),
        (own(ABU_fields=-1), "provinces.ABU.fields: a whole number from 0 to 20, not -1"),
        (own(ABU_fields=1.5), "provinces.ABU.fields: a whole number from 0 to 20, not 1.5"),
        (own(ABU_fields=True), "provinces.ABU.fields: a whole number from 0 to 20, not true"),
        (own(ABU_fields=None), "provinces.ABU.fields: a whole number from 0 to 20, not null"),
        (own(ABU_fields=[2, "Z"]), "provinces.ABU.fields: a value, or a value and its certainty"),
        (own(ABU_fields=[2]), "provinces.ABU.fields: a value, or a value and its certainty"),
        (own(ABU_bank="north"), 'provinces.ABU.bank: one of "west", "east", not "north"'),
        (own(ABU_egypt=1), 'provinces.ABU.egypt: one of "lower", "upper", not 1'),
        (own(ABU_nile=1), "provinces.ABU.nile: one of false, true, not 1"),
        ({**own(ABU_fields=3), "set": DEFAULT}, "set: 'reconstruction-1' is the name of the table that comes with the game"),
    ],
)  # fmt: skip
def test_each_fault_of_a_table_has_its_message(content: Any, fault: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        TABLE.check(content)
    assert fault in str(refusal.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"set": ')
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    twice = tmp_path / "twice.json"
    twice.write_text(json.dumps(own()).replace('"fields": ', '"fields": 1, "fields": ', 1))
    for name, fault in (
        (str(twice), "cannot be read: the key 'fields' occurs twice in one object"),
        ("nowhere", "there is no such table and no such file; the tables are reconstruction-1"),
        (str(tmp_path), "cannot be read: Is a directory"),
        (str(binary), "is not a UTF-8 text"),
        (str(broken), "is not JSON: Expecting value in line 1, column 9"),
    ):
        with pytest.raises(BadComponents) as refusal:
            TABLE.load(name)
        assert fault in str(refusal.value)


def test_a_table_of_extremes_can_be_played(tmp_path: Path) -> None:
    import random

    content = own()
    for name in NAMES:
        for cell in ("fields", "card_limit", "bonus_blocks", "bonus_cards", "bonus_gold", "income", "camel", "temples", "farmers"):
            content["provinces"][name][cell] = 20
    file = tmp_path / "extreme.json"
    file.write_text(json.dumps(content))
    game = saqqara.new("amunre", players=5, seed=3, provinces=str(file))
    chance = random.Random(3)
    while not game.over:
        game.play(chance.choice(game.actions()))
        game.rulebook.check(game._state)
    assert sum(game.scores) > 100
