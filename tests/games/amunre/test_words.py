"""The texts, the refusals and the table in a terminal."""

from __future__ import annotations

import random
import re
from io import StringIO

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import saqqara
from saqqara import games, texts
from saqqara.games.amunre import GAME
from saqqara.games.amunre.cards import price
from saqqara.games.amunre.components import CARDS, COPIES, DEFAULT, MOST_BOUGHT, PROVINCE_WORDS, ProvinceTable
from saqqara.games.amunre.events import EVENTS, Event
from saqqara.games.amunre.state import SOURCES, Phase

from .scenes import COLOURS, RED, actions, at, auction, give, offering, play, texts_of, told

LANGUAGES = texts.LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language: str) -> None:
    keys = [
        *(f"prompt-{phase.name.lower()}" for phase in Phase),
        *(f"event-{event.name.lower()}" for event in EVENTS),
        *(f"action-{name}" for name in GAME.actions.declared),
        *(f"card-{card}" for card in CARDS),
        *(f"card-{card}-help" for card in CARDS),
        *(f"province-{province}" for province in PROVINCE_WORDS),
        *(f"source-{source}" for source in SOURCES),
        *(f"option-{option.name}" for option in GAME.options),
        *(f"option-{option.name}-help" for option in GAME.options),
        *(f"option-two_extra_cards-{value}" for value in ("off", "top", "discard")),
    ]
    assert [key for key in keys if not texts.bundle(language).has_message(f"amunre-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_texts_has_no_faults(language: str) -> None:
    parsed = FluentParser().parse((games.folder("amunre") / "texts" / language / "game.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


def test_every_event_is_declared() -> None:
    assert set(EVENTS) == set(Event)
    assert GAME.reveals < set(Event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_for_sale_is_shown_with_its_price(language: str) -> None:
    said = [texts.say("amunre-action-buy", language, pieces=pieces) for pieces in range(1, MOST_BOUGHT + 1)]
    assert [list(map(int, re.findall(r"\d+", text))) for text in said] == [
        [pieces, price(pieces)] for pieces in range(1, MOST_BOUGHT + 1)
    ]


def test_plurals_in_three_languages() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    one = play(game, "buy pieces=1")
    assert [told(game, one, language)[0] for language in LANGUAGES] == [
        "Red buys 1 power card for 1 gold.",
        "Red compra 1 carta potere per 1 moneta d’oro.",
        "Red kauft 1 Machtkarte für 1 Gold.",
    ]
    game = actions(["kharga"], ["abu"], ["edfu"])
    two = play(game, "buy pieces=2")
    assert [told(game, two, language)[0] for language in LANGUAGES] == [
        "Red buys 2 power cards for 3 gold.",
        "Red compra 2 carte potere per 3 monete d’oro.",
        "Red kauft 2 Machtkarten für 3 Gold.",
    ]


def test_decisions_in_three_languages() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    assert [texts_of(game, language)[:3] for language in LANGUAGES] == [
        ["Sell Builder for 1 gold", "Buy nothing", "Buy 1 for 1 gold"],
        ["Vendi «Costruttore» per 1 moneta d’oro", "Non comprare nulla", "Comprane 1 per 1 moneta d’oro"],
        ["„Baumeister“ für 1 Gold verkaufen", "Nichts kaufen", "1 für 1 Gold kaufen"],
    ]


def test_refusals_name_cards_in_the_readers_language() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    key, arguments = game.why_not("sell card=harvest")
    assert [texts.say(key, language, **arguments) for language in LANGUAGES] == [
        "You do not hold the card Harvest +1.",
        "Non hai in mano la carta «Raccolto +1».",
        "Du hast die Karte „Ernte +1“ nicht auf der Hand.",
    ]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("blockade", "when-blockade"), ("rebid", "when-rebid"), ("sacrifice", "when-sacrifice"), ("eight_gold", "when-eight-gold"),
        ("harvest", "when-harvest"), ("builder", "when-builder"), ("free_farmer", "not-in-hand"),
    ],
)  # fmt: skip
def test_a_card_is_refused_outside_its_time(card: str, reason: str) -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    play(game, "buy pieces=0")
    assert game.why_not(f"play card={card}")[0] == f"amunre-why-{reason}"


def drawn(game: saqqara.Game, seat: int, language: str = "en") -> str:
    view = game.view(seat)
    view["seats"] = COLOURS[: game.players]
    out = StringIO()
    Console(file=out, width=140).print(GAME.draw(view, lambda key, **arguments: texts.say(key, language, **arguments)))
    return out.getvalue()


def test_the_table_shows_the_auction() -> None:
    game = auction("abu", "amarna", "dakhla")
    give(game, RED, "blockade")
    play(game, "play card=blockade", "bid province=abu price=6")
    shown = drawn(game, RED)
    assert "0 1 3 [6R] 10 15 21 28 36" in shown
    assert "Red (first) [Blockade]" in shown
    assert "20 gold · Builder" in shown
    assert "+1▮ +12 gold" in shown
    assert "Old Kingdom, round 1 · auction" in shown


def test_the_table_shows_provinces_temple_and_hands() -> None:
    game = actions(["kharga", "mendes"], ["abu", "buto"], ["edfu", "sawu"], two_extra_cards="top")
    game._state.temple = 3
    (
        game._state.farmers[at("mendes")],
        game._state.desert[at("mendes")],
        game._state.pyramids[at("mendes")],
        game._state.blocks[at("mendes")],
    ) = 4, 1, 2, 1
    give(game, RED, "harvest", "harvest")
    play(game, "buy pieces=1")
    shown = drawn(game, RED)
    for expected in ("MENDES Red", "☻☻☻☻·· +☻", "▲▲■", "[3: 13–22]", "Harvest +1 ×2", "just drawn:"):
        assert expected in shown
    others = drawn(game, -1)
    assert "Harvest" not in others
    assert "?" in others


def test_the_table_shows_offerings_and_an_empty_hand_in_italian_and_german() -> None:
    game = offering(["abu"], ["edfu"], ["buto"])
    game._state.gold[RED] = 1
    play(game, "done", "offer gold=2", "sell card=builder", "done", "minus_three", "done", "minus_three", "draw cards=0", "done")
    assert "nessuna carta potere" in drawn(game, RED, "it")
    assert "keine Machtkarten" in drawn(game, RED, "de")
    assert "-3" in drawn(game, RED)


def test_every_moment_of_a_game_can_be_drawn_in_every_language() -> None:
    game = saqqara.new("amunre", players=5, seed=9, two_extra_cards="top")
    chance = random.Random(9)
    while not game.over:
        if game.number % 25 == 0:
            for language in LANGUAGES:
                assert "amunre-" not in drawn(game, game.mover or 0, language)
        game.play(chance.choice(game.actions()))
    assert "amunre-" not in drawn(game, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_shows_the_table_that_is_played(language: str) -> None:
    page = (games.folder("amunre") / "texts" / language / "rules.md").read_text(encoding="utf-8")
    rows = {
        row.split("|")[1].strip(): [cell.strip() for cell in row.split("|")[2:-1]]
        for row in page.splitlines()
        if row.startswith("| ")
    }
    for name, cells in ProvinceTable().load(DEFAULT)["provinces"].items():
        fields, card_limit, bonus, income, temples, *places = rows[texts.say(f"amunre-province-{name.lower()}", language)]
        assert fields.split(",")[0] == "{} {}".format(*cells["fields"])
        assert card_limit == "{} {}".format(*cells["card_limit"])
        assert temples == str(cells["temples"][0])
        for cell, shown in (
            ("bonus_blocks", bonus),
            ("bonus_cards", bonus),
            ("bonus_gold", bonus),
            ("income", income),
            ("camel", income),
        ):
            number, letter = cells[cell]
            assert not number or re.search(rf"\b{number}\b[^,]*\b{letter}\b", shown)
        assert [place[-1] for place in places] == [cells[cell][1] for cell in ("bank", "egypt", "nile")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_every_card_with_its_number(language: str) -> None:
    page = (games.folder("amunre") / "texts" / language / "rules.md").read_text(encoding="utf-8")
    for card, copies in zip(CARDS, COPIES, strict=True):
        assert f"| {texts.say(f'amunre-card-{card}', language)} | {copies} |" in page
