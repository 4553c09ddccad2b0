"""Setup, the actions of a turn, the round, and the end."""

from __future__ import annotations

from typing import Any

import pytest

import saqqara
from saqqara.games.imhotep.components import CARDS, COPIES, DECK, MINIMUM, PYRAMID_A, PYRAMID_B, ROUND_CARD_SETS, ROUND_CARDS
from saqqara.games.imhotep.state import Phase

from .scene import Scene, kinds


@pytest.mark.parametrize(("players", "sleds"), [(2, [2, 3, 0, 0]), (3, [2, 3, 4, 0]), (4, [2, 3, 4, 5])])
def test_the_setup(players: int, sleds: list[int]) -> None:
    game = saqqara.new("imhotep", players=players, seed=3)
    g = game._state
    assert g.sled.tolist() == sleds
    assert [int(sled + quarry) for sled, quarry in zip(g.sled, g.quarry, strict=True)] == [29] * players + [0] * (4 - players)
    assert game.mover == 0
    assert g.deck_left == DECK - 4
    assert sorted(g.round_cards.tolist()) == sorted(ROUND_CARD_SETS[players - 2])
    game.rulebook.check(g)


def test_what_is_in_the_box() -> None:
    assert DECK == 34
    assert dict(zip(CARDS, COPIES, strict=True))["statue"] == 10
    assert [len(cards) for cards in ROUND_CARD_SETS] == [7, 7, 7]
    digits = [[ROUND_CARDS[card] for card in cards] for cards in ROUND_CARD_SETS]
    assert digits[0] == ["4331", "4322", "4321", "4221", "3322", "3321", "3221"]
    assert digits[1] == ["4421", "4332", "4322", "4321", "4221", "3332", "3322"]
    assert digits[2] == ["4432", "4422", "4421", "4333", "4332", "4322", "3332"]
    for card in ROUND_CARDS:  # two boats of four, three of three, two of two, one of one
        assert card.count("4") <= 2
        assert card.count("3") <= 3
        assert card.count("2") <= 2
        assert card.count("1") <= 1
    assert MINIMUM[1:] == (1, 1, 2, 3)
    assert sum(PYRAMID_A) == 34
    assert (len(PYRAMID_A), len(PYRAMID_B)) == (14, 15)


def test_take_three_stones_or_as_many_as_fit_or_are_left() -> None:
    scene = Scene(4)
    scene.play("take")
    assert scene.g.sled[0] == 5
    scene.turn(1)
    scene.sled(1, 4)
    assert scene.play("take")[0]["arguments"] == {"stones": 1}
    scene.turn(2)
    scene.sled(2, 0)
    scene.drain(2, left=2)
    scene.play("take")
    assert (scene.g.sled[2], scene.g.quarry[2]) == (2, 0)
    scene.turn(3)
    scene.sled(3, 5)
    assert scene.why("take") == "sled-full"
    scene.turn(2)
    assert scene.why("take") == "quarry-empty"


def test_a_stone_is_loaded_on_any_empty_space_of_a_waiting_boat() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.load(0, "1.2.")
    scene.sailed(3, "temple")
    loads = [option for option in scene.options() if option.startswith("load")]
    assert loads == [
        "load boat=0 space=1", "load boat=0 space=3",
        "load boat=1 space=0", "load boat=1 space=1", "load boat=1 space=2",
        "load boat=2 space=0", "load boat=2 space=1",
    ]  # fmt: skip
    assert scene.why("load boat=0 space=0") == "space-taken"
    assert scene.why("load boat=1 space=3") == "no-such-space"
    assert scene.why("load boat=3 space=0") == "boat-gone"
    scene.play("load boat=0 space=3")
    assert scene.g.boats[0].tolist() == [1, -1, 2, 0]
    assert scene.g.sled[0] == 1
    assert scene.game.mover == 1
    scene.sled(1, 0)
    assert scene.why("load boat=0 space=1") == "sled-empty"


def test_sail_with_the_minimum_load_to_a_site_that_no_boat_visited_own_stones_not_needed() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.load(0, "11.")
    scene.load(1, "1.2")
    scene.load(2, ".1")
    scene.sailed(3, "temple")
    sails = [option for option in scene.options() if option.startswith("sail")]
    free = ("market", "pyramid", "burial_chamber", "obelisks")
    assert sails == [f"sail boat={boat} site={site}" for boat in (1, 2) for site in free]
    assert scene.why("sail boat=0 site=market") == "below-minimum"
    assert scene.why("sail boat=1 site=temple") == "site-visited"
    assert scene.why("sail boat=3 site=market") == "boat-gone"
    happened = scene.play("sail boat=1 site=obelisks")
    unloaded = [(event["seat"], event["arguments"]["space"]) for event in happened if event["kind"] == "unloaded"]
    assert unloaded == [(1, 0), (2, 2)]
    assert scene.g.stones[3].tolist() == [0, 1, 1, 0]
    assert scene.why("sail boat=2 site=obelisks") == "site-visited"


def test_the_round_ends_with_the_fourth_boat_and_the_next_seat_starts() -> None:
    scene = Scene(3, round_number=2)
    scene.boats("4322")
    for boat, site in ((0, "market"), (1, "pyramid"), (2, "obelisks")):
        scene.sailed(boat, site)
    scene.load(3, "21")
    scene.turn(1)
    left = [int(card) for card in scene.g.market[:4]]
    happened = scene.play("sail boat=3 site=temple")
    assert scene.g.round_number == 3
    assert (scene.g.starter, scene.g.turn, scene.game.mover) == (2, 2, 2)
    assert scene.game.scores == [0, 1, 1]
    assert scene.g.boat_site.tolist() == [-1] * 4
    assert [scene.g.discard[card] > 0 for card in left] == [True] * 4
    order = [kind for kind in kinds(happened) if kind not in ("unloaded", "temple_built")]
    assert (
        order == ["sailed"] + ["temple_scored"] * 2 + ["round_ended"] + ["leftover"] * 4 + ["round_started"] + ["market_dealt"] * 4
    )


def test_the_temple_scores_in_the_sixth_round_too_and_then_the_game_is_over() -> None:
    scene = Scene(2, round_number=6)
    scene.boats("3322")
    for boat, site in ((0, "market"), (1, "pyramid"), (2, "obelisks")):
        scene.sailed(boat, site)
    scene.load(3, "10")
    happened = scene.play("sail boat=3 site=temple")
    assert scene.game.over
    assert scene.game.scores == [1, 1]
    assert scene.g.phase == Phase.NONE
    assert kinds(happened)[-2:] == ["game_ended"] * 2
    assert scene.game.places == [2, 1]  # seat 1 has more stones on the sled
    scene.check()


def ended(scores: list[int], sleds: list[int]) -> Any:
    scene = Scene(len(scores), round_number=6)
    scene.g.score[: len(scores)] = scores
    scene.g.sled[: len(sleds)] = sleds
    return scene.game.places


@pytest.mark.parametrize(
    ("scores", "sleds", "places"),
    [
        ([5, 9, 7, 1], [0, 0, 0, 0], [3, 1, 2, 4]),
        ([9, 9, 7, 1], [2, 2, 0, 0], [1, 1, 3, 4]),
        ([9, 9, 7, 7], [1, 2, 5, 4], [2, 1, 3, 4]),
        ([7, 7, 7], [3, 3, 3], [1, 1, 1]),
        ([-5, -3], [5, 0], [2, 1]),
    ],
)
def test_ties_are_broken_by_stones_on_the_sled_else_shared(scores: list[int], sleds: list[int], places: list[int]) -> None:
    assert ended(scores, sleds) == places


def test_a_forced_pass_exists_only_when_nothing_else_is_possible() -> None:
    scene = Scene(2, round_number=6)
    assert scene.why("pass") == "can-act"
    scene.boats("4321")
    scene.load(0, "11")
    scene.sled(0, 0)
    scene.drain(0)
    assert scene.options() == ["pass"]
    scene.play("pass")
    assert scene.g.passes == 1
    assert "take" in scene.options()
    scene.play("take")
    assert scene.g.passes == 0
    assert scene.game.mover == 0


def test_when_all_pass_in_a_row_stones_return_boats_are_gone_the_temple_scores_and_the_next_seat_starts() -> None:
    scene = Scene(2, round_number=5)
    scene.boats("4321")
    scene.built("temple", "1")
    for seat in (0, 1):
        scene.sled(seat, 0)
    scene.load(0, "1..0")
    scene.load(1, "..0")
    scene.sailed(3, "market")
    for seat in (0, 1):
        scene.drain(seat)
    scene.play("pass")
    assert scene.options() == ["pass"]
    leftovers = int((scene.g.market >= 0).sum())
    happened = scene.play("pass")
    assert kinds(happened)[:4] == ["passed", "all_passed", "stranded", "stranded"]
    assert kinds(happened).count("stranded") == 3
    assert kinds(happened).count("leftover") == leftovers
    assert scene.g.quarry[:2].tolist() == [2, 1]
    assert scene.game.scores == [0, 1]
    assert scene.g.round_number == 6
    assert scene.game.mover == 0
    assert scene.g.boats.max() == -1


def test_a_turn_of_wager_and_pass_counts_as_a_pass() -> None:
    scene = Scene(2, round_number=6, wager=True)
    scene.boats("4321")
    for seat in (0, 1):
        scene.sled(seat, 0)
    scene.drain(0, left=1)
    scene.drain(1)
    scene.turn(1)
    scene.play("pass")
    scene.play("wager monument=temple")
    assert scene.options() == ["pass"]
    assert scene.game.mover == 0
    scene.play("pass")
    assert scene.game.over
    assert scene.g.boat_site.tolist() == [5] * 4
    scene.check()
