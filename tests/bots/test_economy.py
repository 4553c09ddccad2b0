"""The experiment on the points at Amun-Re: its accounts add up, and offerings can be forced."""

from __future__ import annotations

import random

import pytest
from bench import amunre

import saqqara
from saqqara.bots.search import SearchBot
from saqqara.games.amunre.state import KINGDOMS, SOURCES


def finished(seed: int) -> saqqara.Game:
    game, chance = saqqara.new("amunre", 5, seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.actions()))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_points_of_all_sources_add_up_to_the_scores(seed: int) -> None:
    game = finished(seed)
    found = amunre.account(game)
    names = [f"{source} {kingdom}" for source in SOURCES for kingdom in KINGDOMS]
    assert [sum(seat.get(name, 0) for name in names) for seat in found["seats"]] == game.scores == found["scores"]
    assert found["scores"][found["winner"]] == max(game.scores)
    assert len(found["temples"]) == 6
    pyramids = sum(count for name, count in found["table"].items() if name.startswith("pyramids"))
    assert pyramids == sum(game.view(None)["table"]["pyramids"])


def test_means_are_of_all_games() -> None:
    games = [amunre.account(finished(seed)) for seed in range(2)]
    found = amunre.summary(games)
    assert found["winner"] == sum(max(game["scores"]) for game in games) / 2
    assert found["seat"] == pytest.approx(sum(sum(game["scores"]) for game in games) / 10)
    points = [mean for name, mean in found["of a seat"].items() if name.partition(" ")[2] in KINGDOMS]
    assert sum(points) == pytest.approx(found["seat"])


def test_offerings_can_be_forced() -> None:
    game, chance = saqqara.new("amunre", 5, 4), random.Random(4)
    while (offer := amunre.forced_offer(game, 3)) is None:
        game.play(chance.choice(game.actions()))
    assert str(offer) in ("offer gold=3", "offer gold=2", "offer gold=1")
    assert amunre.forced_offer(game, None) is None
    assert amunre.forced_offer(game, 1000) == [each for each in game.actions() if each.name == "offer"][-1]


def test_a_setting_is_played() -> None:
    played = [amunre.play(amunre.Setting(players=3, iterations=2, tuning={"own": 1.0}, offer=2), 7) for _ in range(2)]
    assert played[0] == played[1]
    assert len(played[0]["scores"]) == 3


def test_one_seat_offers_where_its_bot_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """With bots that would never offer, the odd one alone does."""

    def stingy(self: object, game: saqqara.Game, seat: int) -> saqqara.Action:
        return next((each for each in game.actions() if each.name == "minus_three"), game.actions()[0])

    monkeypatch.setattr(SearchBot, "choose", stingy)
    usual, odd = (amunre.play(amunre.Setting(players=3, iterations=2, instead=instead), 7) for instead in (None, 2))
    assert usual["table"]["-3 cards"] == 18
    assert odd["table"]["-3 cards"] == 12
    assert odd["odd"]["seat"] == 1
    assert odd["odd"]["points"] == odd["scores"][1]
    found = amunre.summary([odd])["of the odd one"]
    assert found["share"] == odd["odd"]["win"]
    assert found["others"] == (odd["scores"][0] + odd["scores"][2]) / 2
