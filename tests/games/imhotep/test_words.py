"""Texts, the drawing, and the sentences that people read."""

from __future__ import annotations

import json
import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import saqqara
from saqqara import games, texts
from saqqara.games.imhotep.components import CARDS, MONUMENTS, PYRAMIDS, ROUND_CARDS, SITES
from saqqara.games.imhotep.state import PHASES
from saqqara.table.sentences import action_text, event_text

from .scene import Scene

GAME = games.find("imhotep")
ALL_B: dict[str, Any] = {"market": "B", "pyramid": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B", "wager": True}
NAMES = ["Ada", "Ben", "Cleo", "Dio"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    keys = [f"imhotep-prompt-{phase}" for phase in PHASES]
    keys += [f"imhotep-source-{source}" for source in GAME.sources]
    keys += [f"imhotep-card-{card}{help_}" for card in (*CARDS, "face_down") for help_ in ("", "-help")]
    keys += [f"imhotep-option-{option.name}{help_}" for option in GAME.options for help_ in ("", "-help")]
    keys += [f"imhotep-site-{site}" for site in SITES] + [f"imhotep-monument-{monument}" for monument in MONUMENTS]
    keys += [f"imhotep-pyramid-{pyramid}" for pyramid in PYRAMIDS] + [f"imhotep-boats-{card}" for card in ROUND_CARDS]
    keys += [f"imhotep-event-{event.name.lower()}" for event in GAME.events]
    keys += [f"imhotep-action-{name}" for name in GAME.actions.declared]
    missing = [key for key in keys if not texts.bundle(language).has_message(key)]
    assert missing == []


def test_the_boats_of_a_round_read_as_sizes_not_as_one_number() -> None:
    for card in ROUND_CARDS:
        said = texts.say(f"imhotep-boats-{card}", "en")
        assert [int(word) for word in said.replace(",", "").replace("and", "").split()] == [int(size) for size in card]


def test_the_languages_have_the_same_texts() -> None:
    def names(language: str) -> set[str]:
        text = (games.folder("imhotep") / "texts" / language / "game.ftl").read_text(encoding="utf-8")
        return {line.split(" =")[0] for line in text.splitlines() if line.startswith("imhotep-")}

    assert names("en") == names("it") == names("de")


def test_sentences() -> None:
    action = GAME.actions.parse("sail boat=1 site=burial_chamber")
    assert action_text("imhotep", action, NAMES) == "Sail boat 2 to the burial chamber"
    assert action_text("imhotep", action, NAMES, "it") == "Fai salpare la barca 2 verso la tomba"
    assert action_text("imhotep", action, NAMES, "de") == "Mit Boot 2 zur Grabkammer fahren"
    event = {"kind": "took", "seat": 2, "arguments": {"stones": 1}}
    assert event_text("imhotep", event, NAMES) == "Cleo takes 1 stone from the quarry."
    assert event_text("imhotep", event, NAMES, "de") == "Cleo nimmt 1 Stein aus dem Steinbruch."
    event["arguments"] = {"stones": 0}
    assert event_text("imhotep", event, NAMES) == "Cleo takes no stone from the quarry."
    assert event_text("imhotep", event, NAMES, "it") == "Cleo non prende pietre dalla cava."


def test_a_refusal_names_the_numbers() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.load(0, "1")
    key, arguments = scene.game.why_not("sail boat=0 site=temple")
    assert texts.say(key, **arguments) == "Boat 1 carries 1 stone; it may sail only with at least 3 stones."
    assert texts.say(key, "de", **arguments) == "Boot 1 trägt 1 Stein; es fährt erst mit mindestens 3 Steinen."


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ALL_B], ids=["A", "B"])
def test_the_drawing_shows_everybody_and_everything(players: int, options: dict[str, Any]) -> None:
    game = saqqara.new("imhotep", players=players, seed=6, **options)
    chance = random.Random(6)
    while True:
        for language in texts.LANGUAGES:

            def say(key: str, tongue: str = language, **arguments: Any) -> str:
                return texts.say(key, tongue, **arguments)

            console = Console(file=StringIO(), width=160)
            view = json.loads(json.dumps(game.view(0)))
            console.print(GAME.draw(view, say))
            shown = console.file.getvalue()  # type: ignore[attr-defined]
            assert "imhotep-" not in shown
            for key in SITES:
                assert texts.say(f"imhotep-site-{key}", language) in shown
            for seat in range(players):
                assert texts.say("table-seat", language, number=seat + 1) in shown
            for card in view["table"]["market"]:
                assert card is None or texts.say(f"imhotep-card-{card}", language) in shown
        if game.over:
            break
        for _ in range(15):
            if not game.over:
                game.play(chance.choice(game.actions()))


def test_the_drawing_shows_boats_that_went_away_and_stones_beside_the_pyramid() -> None:
    scene = Scene(2, round_number=6)
    scene.built("pyramid", "01" * 8)
    scene.g.boat_site[:] = [1, 5, 5, 5]
    scene.give(0, "statue", "statue")
    console = Console(file=StringIO(), width=160)
    console.print(GAME.draw(scene.game.view(0), texts.say))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "beside ▲ ●" in shown
    assert shown.count("→ –") == 3
    assert "2 × Statue" in shown


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rules_page_names_every_ruling(language: str) -> None:
    text = (games.folder("imhotep") / "texts" / language / "rules.md").read_text(encoding="utf-8")
    rulings = [line for line in text.split("\n## ")[-1].splitlines() if line.startswith("- ")]
    assert len(rulings) == 17


def drawn(**options: str) -> str:
    game = saqqara.new("imhotep", players=2, seed=1, **options)
    sheet = StringIO()
    Console(width=200, file=sheet).print(game.rulebook.draw(game.view(0), texts.say))
    return sheet.getvalue()


def test_the_terminal_shows_the_sides_in_play_and_their_bonuses() -> None:
    plain, other = drawn(), drawn(pyramid="B", temple="B")
    assert "pyramid A" in plain
    assert "a card" not in plain
    assert "pyramid B" in other
    assert "temple B" in other
    assert all(space in other for space in ("1▤", "1⛏", "1▷")), "three spaces of the pyramid have a bonus"
    assert "1⛏ 2  1⛏ ▤ " in other, "each column of the temple gives something"
