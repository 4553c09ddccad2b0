"""Kheops in words: reasons, prompts, events, tooltips, the drawing; complete in all three languages."""

from __future__ import annotations

import io
import random
import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import saqqara
from saqqara import games, texts
from saqqara.errors import IllegalAction
from saqqara.games.kheops import GAME
from saqqara.games.kheops.actions import ACTIONS, DEGREES
from saqqara.games.kheops.components import CELLS, FACES, KINDS, SYMBOLS
from saqqara.games.kheops.draw import draw
from saqqara.games.kheops.events import Event
from saqqara.games.kheops.state import PAWNS, PHASES, SOURCES, Phase
from saqqara.games.kheops.words import ASKED_IN
from saqqara.table.sentences import action_text, event_text

from .boards import becomes, finish_turn, new, plain, play_to, stand

LANGUAGES = pytest.mark.parametrize("language", texts.LANGUAGES)


# Why not


ENTERED = {
    "turn": "rotate_corridor",
    "turn_by": "rotate_corridor",
    "turn_room": "rotate_room",
    "swap": "swap",
    "swap_with": "swap",
    "move": "move",
    "move_to": "move",
}


def game_at(phase: str) -> saqqara.Game:
    """White must decide this. Pawns: white on a2 and a3 (priest), blue on a4 (worker) and a5 (priest); a6 is blocked, b1 a room."""
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol=ENTERED.get(phase, "none"))
    becomes(game, "a6", kind="corridor", symbol="blocked")
    becomes(game, "b1", kind="room")
    for cell, pawn in (("a2", "white_worker"), ("a3", "white_priest"), ("a4", "blue_worker"), ("a5", "blue_priest")):
        stand(game, cell, pawn)
    if phase != "place":
        game.play("place pawn=worker cell=a1")
    first = {"swap_with": "swap cell=a1", "move_to": "move cell=a2", "turn_by": "turn cell=a1"}.get(phase)
    if first:
        game.play(first)
    if phase == "lay":
        game.play("take slot=1")
    return game


@pytest.mark.parametrize(
    ("phase", "action", "key"),
    [
        ("place", "take slot=1", "not-now"),
        ("take", "place pawn=worker cell=a7", "not-now"),
        ("lay", "rotate degrees=0", "not-now"),
        ("turn_by", "turn cell=a1", "not-now"),
        ("place", "place pawn=pharaoh cell=a7", "mummy-first"),
        ("place", "place pawn=priest cell=a7", "none-left"),
        ("place", "place pawn=worker cell=c1", "no-tile"),
        ("place", "place pawn=worker cell=a6", "blocked"),
        ("place", "place pawn=worker cell=a2", "own-pawn"),
        ("place", "place pawn=mummy cell=a3", "own-pawn"),
        ("place", "place pawn=worker cell=a4", "occupied"),
        ("place", "place pawn=mummy cell=a5", "only-workers"),
        ("turn", "turn cell=c1", "no-tile"),
        ("turn", "turn cell=b1", "wrong-kind"),
        ("turn", "turn cell=a5", "protected"),
        ("turn_room", "turn cell=a1", "wrong-kind"),
        ("swap", "swap cell=a4", "not-your-pawn"),
        ("swap_with", "swap_with cell=a5", "protected-pawn"),
        ("swap_with", "swap_with cell=a2", "not-enemy-pawn"),
        ("swap_with", "swap_with cell=a9", "not-enemy-pawn"),
        ("move", "move cell=a1", "just-placed"),
        ("move", "move cell=a4", "not-your-pawn"),
        ("move_to", "move_to cell=a4", "occupied"),
        ("move_to", "move_to cell=a6", "blocked"),
        ("move_to", "move_to cell=c1", "no-tile"),
        ("lay", "lay cell=b1", "tile-there"),
        ("lay", "lay cell=c1", "not-touching"),
    ],
)
def test_a_refusal_names_the_rule(phase: str, action: str, key: str) -> None:
    game = game_at(phase)
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    assert refusal.value.key == f"kheops-why-{key}"
    for language in texts.LANGUAGES:
        said = texts.say(refusal.value.key, language, **refusal.value.arguments)
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said
        assert "$" not in said


def test_a_tile_that_is_not_in_the_hand_any_more() -> None:
    game = new(9)
    play_to(game, 30, random.Random(9))
    while game.view(-1)["table"]["phase"] != "take":
        game.play(game.actions()[0])
    with pytest.raises(IllegalAction, match="You hold only one tile"):
        game.play("take slot=2")


def test_every_action_is_asked_in_some_phase_and_every_phase_asks_for_one() -> None:
    assert set(ASKED_IN) == set(ACTIONS.declared)
    assert {phase for phases in ASKED_IN.values() for phase in phases} == set(Phase) - {Phase.OVER}


# Completeness


def wanted() -> list[str]:
    return [
        "kheops-about",
        *(f"kheops-action-{name}" for name in ACTIONS.declared),
        *(f"kheops-event-{event.name.lower()}" for event in Event),
        *(f"kheops-prompt-{phase}" for phase in PHASES),
        *(f"kheops-source-{source}" for source in SOURCES),
        *(f"kheops-{group}-{word}{end}" for group, words in TOOLTIPS.items() for word in words for end in ("", "-help")),
        *(f"kheops-face-{face}" for face in FACES),
        *(f"kheops-option-{option.name}{end}" for option in GAME.options for end in ("", "-help")),
        *(f"kheops-option-closure-{value}" for value in ("border", "strict")),
    ]


TOOLTIPS = {"pawn": PAWNS, "symbol": SYMBOLS, "kind": KINDS}


@LANGUAGES
def test_every_text_exists(language: str) -> None:
    assert [key for key in wanted() if not texts.bundle(language).has_message(key)] == []


def test_all_languages_have_the_same_keys() -> None:
    keys = [{key for key in texts.bundle(language)._messages if key.startswith("kheops")} for language in texts.LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    assert len(keys[0]) > 100


@LANGUAGES
def test_every_action_has_a_sentence(language: str) -> None:
    for number in range(ACTIONS.total):
        action = ACTIONS.action(number)
        said = action_text("kheops", action, ["Ada", "Ben"], language)
        assert not re.search(r"[{}$]|kheops", said)
        for value in action.arguments.values():
            assert str(value) in said or value in (*PAWNS, DEGREES[0])


@cache
def whole_games() -> list[dict[str, Any]]:
    """All events of some random games, and of one that a mummy has upset."""
    told = []
    for seed in range(8):
        game = new(seed)
        if seed == 0:
            plain(game)
            game.play("place pawn=worker cell=a1")
            finish_turn(game)
            game.play("place pawn=mummy cell=a1")
        play_to(game, 31, random.Random(seed))
        told += game.events()
    return told


@LANGUAGES
def test_every_event_of_whole_games_has_a_sentence(language: str) -> None:
    for event in whole_games():
        said = event_text("kheops", event, ["Ada", "Ben"], language)
        assert not re.search(r"[{}$]|kheops", said)
        assert said.endswith(".")
        assert event["seat"] < 0 or ["Ada", "Ben"][event["seat"]] in said or event["kind"] in ("lapsed", "turn_ended")
    assert {event["kind"] for event in whole_games()} == {event.name.lower() for event in Event}


@LANGUAGES
def test_the_rules_page_has_a_section_of_rulings(language: str) -> None:
    rules = (games.folder("kheops") / "texts" / language / "rules.md").read_text(encoding="utf-8")
    *_, last = re.split(r"^## ", rules, flags=re.MULTILINE)
    assert last.startswith({"en": "Rulings", "it": "Le nostre decisioni", "de": "Unsere Entscheidungen"}[language])
    assert len(re.findall(r"^\d+\. ", last, flags=re.MULTILINE)) == 18


# The drawing


def drawn(game: saqqara.Game, seat: int = 0, language: str = "en") -> str:
    def say(key: str, **arguments: Any) -> str:
        assert texts.bundle(language).has_message(key), key
        return texts.say(key, language, **arguments)

    console = Console(width=140, file=io.StringIO(), color_system=None)
    console.print(draw(game.view(seat), say))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_tile_is_drawn_with_its_kind_symbol_doors_and_pawn() -> None:
    game = new()
    game.components = {**(game.components or {})}
    tiles = [{"id": str(n), "kind": "corridor", "doors": [], "symbol": "none"} for n in range(50)]
    game.components["tiles"] = tiles
    game._state.rotation[:] = 0
    tiles[game._state.tile[CELLS.index("b3")]].update(kind="room", doors=[0, 1], symbol="ankh")
    tiles[game._state.tile[CELLS.index("a4")]].update(kind="room", doors=[0, 1], symbol="sarcophagus", pair="B")
    stand(game, "b3", "blue_worker")
    stand(game, "a4", "white_mummy")
    lines = drawn(game).splitlines()
    upright, inverted = lines[25:30], lines[30:35]
    assert [line[19 - i : 21 + i] for i, line in enumerate(upright)] == ["/\\", "/●w\\", "/=▣☥ \\", "/  b3  \\", "/___||___\\"]
    assert [line[15 + i : 25 - i] for i, line in enumerate(inverted)] == ["\\   ||   /", "\\  a4  /", "\\ ▣B=/", "\\○m/", "\\/"]


@LANGUAGES
@pytest.mark.parametrize("turn", [1, 13, 31])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_table_is_drawn_at_any_time_for_anybody(language: str, turn: int, seat: int) -> None:
    game = new(6)
    play_to(game, turn, random.Random(6))
    text = drawn(game, seat, language)
    assert not re.search(r"[{}$]|kheops", text)
    assert "reconstruction-1" in text
    for cell in (CELLS[cell] for cell in range(49) if game._state.tile[cell] >= 0):
        assert cell in text
    shown = sum(line.count("1   \\") for line in text.splitlines()[36:])
    assert shown == (0 if seat < 0 and turn < 31 else 1)


def test_an_authentic_set_is_shown_as_what_its_file_says() -> None:
    game = new()
    game.components = {**(game.components or {}), "authentic": True, "set": "mine"}
    finish_turn(game)
    assert "Tiles: mine, the printed ones according to their file." in drawn(game)
