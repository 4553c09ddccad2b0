"""The income: harvest, other gold, 8 Gold and Harvest +1."""

from __future__ import annotations

import pytest

import saqqara

from .scenes import BLACK, RED, at, bare, give, gold, income, legal, play, told, why


def paid(game: saqqara.Game, seat: int = RED) -> int:
    """What a seat gets when all are done."""
    before = gold(game)[seat]
    while game.view(0)["table"]["part"] == "income":
        play(game, "done")
    return gold(game)[seat] - before


@pytest.mark.parametrize(
    ("province", "at_spaces"),
    [
        ("abu", (4, 4, 4, 4)),
        ("berenike", (8, 8, 8, 8)),
        ("kharga", (5, 5, 0, 0)),
        ("sawu", (7, 7, 0, 0)),
        ("avaris", (8, 8, 0, 0)),
        ("baharya", (2, 4, 6, 8)),
        ("mendes", (0, 0, 0, 0)),
    ],
)
def test_income_of_each_province(province: str, at_spaces: tuple[int, ...]) -> None:
    for space, expected in enumerate(at_spaces, 1):
        game = income([province], ["edfu"], ["buto"], temple=space)
        assert tuple(game.forecast()["details"]["income"][RED].values()) == at_spaces
        assert paid(game) == expected


def test_farmers_bring_the_number_of_the_temples_space() -> None:
    game = income(["edfu"], ["mendes"], ["buto"], temple=4)
    game._state.farmers[at("edfu")] = 3
    game._state.desert[at("edfu")] = 1
    assert paid(game) == 16


def test_eight_gold_replaces_everything_from_its_province() -> None:
    game = income(["berenike", "abu"], ["edfu", "sawu"], ["buto", "kharga"], temple=2)
    game._state.desert[at("berenike")] = 3
    give(game, RED, "eight_gold")
    play(game, "play card=eight_gold")
    assert legal(game) == ["place province=abu", "place province=berenike"]
    assert why(game, "place province=edfu") == "amunre-why-not-yours"
    happened = play(game, "place province=berenike")
    assert told(game, happened) == ["Red puts 8 Gold on Berenike."]
    assert paid(game) == 8 + 4


def test_harvest_brings_one_more_per_farmer_printed_and_desert_ones_too() -> None:
    game = income(["baharya"], ["edfu"], ["buto"], temple=3)
    game._state.farmers[at("baharya")] = 1
    game._state.desert[at("baharya")] = 1
    give(game, RED, "harvest", "harvest")
    play(game, "play card=harvest", "place province=baharya")
    assert "play card=harvest" not in legal(game), "one of a kind in a round"
    assert paid(game) == 4 * 4


def test_both_cards_on_one_province_are_legal_and_only_the_eight_counts() -> None:
    game = income(["baharya"], ["edfu"], ["buto"], temple=4)
    give(game, RED, "harvest", "eight_gold")
    play(game, "play card=harvest", "place province=baharya", "play card=eight_gold", "place province=baharya")
    assert paid(game) == 8


def test_everybody_is_asked_with_or_without_cards() -> None:
    game = income(["abu"], ["edfu"], ["buto"])
    bare(game, RED)
    assert legal(game) == ["done"]
    play(game, "done")
    assert game.mover == BLACK
    assert legal(game) == ["sell card=builder", "done"]


def test_cards_can_be_sold_during_the_income() -> None:
    game = income(["abu"], ["edfu"], ["buto"])
    give(game, RED, "card_bonus")
    play(game, "sell card=card_bonus")
    assert gold(game)[RED] == 21
    assert why(game, "play card=builder") == "amunre-why-when-builder"


def test_the_events_tell_where_income_comes_from() -> None:
    game = income(["abu"], ["edfu"], ["buto"], temple=2)
    game._state.farmers[at("abu")] = 2
    happened = play(game, "done", "done", "done")
    assert told(game, happened)[:2] == ["Abu pays Red: harvest 4, other 4.", "Red has an income of 8 gold."]
    assert told(game, happened)[2] == "Black has an income of 0 gold."
