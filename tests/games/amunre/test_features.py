"""What matters about a position, as numbers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import saqqara
from saqqara.games.amunre.features import (
    NUMBERS,
    OF_A_SEAT,
    OF_ALL,
    RICH,
    describe_provinces,
    describe_turn,
    describe_wealth,
    holds,
)
from saqqara.games.amunre.scoring import SPACES, scoring_cards
from saqqara.games.amunre.state import AUCTION

from .scenes import BLACK, BLUE, RED, at, auction, give, income, offering, play

SETS, SCORING = 10 + SPACES + 6, 10 + SPACES + 16
"""Where these features stand among the numbers of a seat."""


def described(game: saqqara.Game) -> tuple[Any, Any]:
    seats, common = np.full((5, OF_A_SEAT), np.nan, np.float32), np.full(OF_ALL, np.nan, np.float32)
    game.rulebook.rules.features(game._state, seats, common)
    return seats[: game.players], common


def test_there_are_as_many_features_as_announced() -> None:
    game = auction("thebes", "dakhla", "edfu")
    out = np.zeros(OF_A_SEAT, np.float32)
    at_end = describe_turn(
        game._state, RED, out, describe_provinces(game._state, RED, out, describe_wealth(game._state, RED, out, 0))
    )
    assert at_end == NUMBERS
    assert game.rulebook.features == (OF_A_SEAT, OF_ALL)


def test_features_of_whole_games_are_about_one() -> None:
    chance = random.Random(4)
    for players in (3, 4, 5):
        game = saqqara.new("amunre", players, seed=players)
        while not game.over:
            seats, common = described(game)
            assert np.isfinite(seats).all()
            assert np.isfinite(common).all()
            assert abs(seats).max() < 20
            assert abs(common).max() < 6
            if game._state.part != AUCTION:
                assert seats[:, SCORING].tolist() == [scoring_cards(game._state, seat) for seat in range(players)]
            game.play(chance.choice(game.actions()))


def test_a_province_that_was_bid_for_counts_as_own_and_as_paid() -> None:
    game = auction("thebes", "dakhla", "edfu")
    before, _ = described(game)
    play(game, "bid province=dakhla price=6")
    after, _ = described(game)
    assert holds(game._state, RED, at("dakhla"))
    assert not holds(game._state, BLACK, at("dakhla"))
    assert after[RED, 1] == np.float32(before[RED, 1] - 6 * 0.05)
    assert (after[BLUE, :2] == before[BLUE, :2]).all()


def test_income_at_each_space_is_the_income_that_would_be_paid() -> None:
    game = income(["memphis", "abu", "sawu"], ["edfu", "buto", "mendes"], ["thebes", "avaris", "berenike"], temple=2)
    game._state.farmers[at("memphis")] = 1
    game._state.farmers[at("abu")] = 2
    seats, _ = described(game)
    np.testing.assert_allclose(seats[RED, 10 : 10 + SPACES] * 10, [3 + 4 + 7, 6 + 4 + 7, 9 + 4, 12 + 4], rtol=1e-5)


def test_sets_count_with_three_provinces_and_bonus_cards_where_they_would_score() -> None:
    game = income(["memphis", "abu", "sawu"], ["edfu", "buto", "mendes"], ["thebes", "avaris", "berenike"])
    for province in ("memphis", "abu", "sawu"):
        game._state.pyramids[at(province)] = 2
    give(game, RED, "egypt_bonus", "nile_bonus", "card_bonus")
    give(game, BLUE, "bank_bonus")
    seats, _ = described(game)
    assert seats[RED, SETS] == 1.0
    assert seats[BLACK, SETS] == 0.0
    for seat in range(3):
        assert seats[seat, SCORING] == scoring_cards(game._state, seat)
    assert [seats[seat, SCORING] for seat in range(3)] == [1, 0, 1]


def test_gold_beyond_a_bound_counts_apart() -> None:
    game = offering(["memphis"], ["edfu"], ["thebes"])
    game._state.gold[RED] = 22
    seats, _ = described(game)
    np.testing.assert_allclose(seats[RED, 2 : 2 + len(RICH)] * 20, [max(0, 22 - least) for least in RICH], rtol=1e-5)


def test_common_features_show_the_round_and_where_pyramids_can_still_be_won() -> None:
    game = auction("thebes", "dakhla", "edfu")
    game._state.pyramids[at("abu")] = 2
    _, common = described(game)
    assert common[:24].tolist() == [1.0] + [0.0] * 23
    assert common[-15 + at("abu")] == 1.0
    assert common[-30:-15].sum() == 0
