"""Every point that the printed rules leave open, as it is settled here; the players' rules page names the same ones."""

from __future__ import annotations

import pytest

from .scene import BLACK, WHITE, Scene, kinds


def test_the_stone_at_the_market_returns_to_the_quarry_before_a_red_card_resolves() -> None:
    scene = Scene(2, round_number=6)
    scene.boats("4331")
    scene.market("sarcophagus")
    scene.load(3, "1")
    scene.drain(WHITE)
    scene.play("sail boat=3 site=market")
    assert scene.g.quarry[WHITE] == 1
    scene.play("choose card=sarcophagus")
    assert scene.g.quarry[WHITE] == 0
    assert scene.g.burial_chamber[0] == WHITE


def test_a_red_card_with_an_empty_quarry_does_nothing() -> None:
    scene = Scene(2, round_number=6, temple="B")
    scene.boats("3322")
    scene.market()
    for boat, site in ((1, "pyramid"), (2, "obelisks"), (3, "market")):
        scene.sailed(boat, site)
    scene.built("temple", "0001")
    scene.load(0, "1..")
    scene.drain(WHITE)
    scene.g.boats[0, :2] = [1, 0]
    scene.g.quarry[0] -= 1
    scene.top("paved_path")
    stones = scene.g.stones.copy()
    scene.play("sail boat=0 site=temple", "point")
    happened = scene.play("point")
    assert kinds(happened)[1:4] == ["card_drawn", "card_wasted", "card_discarded"]
    assert scene.g.stones[3].tolist() == stones[3].tolist()
    assert scene.discards("paved_path") == 1


def test_temple_b_without_stones_to_take_only_the_point_is_left_and_still_asked() -> None:
    for reason in ("sled", "quarry"):
        scene = Scene(2, round_number=6, temple="B")
        scene.boats("3322")
        for boat, site in ((0, "pyramid"), (1, "obelisks"), (2, "market")):
            scene.sailed(boat, site)
        scene.load(3, "1")
        if reason == "sled":
            scene.sled(WHITE, 5)
        else:
            scene.drain(WHITE)
        scene.play("sail boat=3 site=temple")
        assert (scene.game.mover, scene.options()) == (WHITE, ["point"])
        assert scene.why("stones") == ("sled-full" if reason == "sled" else "quarry-empty")


def test_temple_b_takes_as_many_stones_as_fit() -> None:
    scene = Scene(2, round_number=5, temple="B")
    scene.boats("3322")
    for boat, site in ((0, "pyramid"), (1, "obelisks"), (2, "market")):
        scene.sailed(boat, site)
    scene.sled(WHITE, 4)
    scene.load(3, "1")
    scene.play("sail boat=3 site=temple", "stones")
    assert scene.g.sled[WHITE] == 5
    assert scene.game.scores == [0, 0]


@pytest.mark.parametrize("missing", ["pyramid", "temple", "burial_chamber", "obelisks", None])
def test_wrath_costs_a_player_who_misses_a_monument_5_points_once(missing: str | None) -> None:
    scene = Scene(2, round_number=6, wrath=True)
    assert scene.sources("wrath") == [-5, -5]
    for monument in ("pyramid", "temple", "burial_chamber", "obelisks"):
        if monument != missing:
            scene.built(monument, "0")
    assert scene.sources("wrath") == [-5 if missing else 0, -5]


def test_wrath_goes_below_zero_and_counts_red_card_stones() -> None:
    scene = Scene(2, round_number=6, wrath=True, seed=4)
    scene.boats("3322")
    for boat, site in ((0, "pyramid"), (1, "temple"), (2, "market")):
        scene.sailed(boat, site)
    scene.built("pyramid", "0")
    scene.built("temple", "0")
    scene.built("burial_chamber", "0")
    scene.load(3, "0")
    scene.play("sail boat=3 site=obelisks")
    assert scene.game.over
    assert scene.sources("wrath") == [0, -5]
    assert scene.game.scores[WHITE] == -5
    scene.check()
    scene = Scene(2, round_number=6, wrath=True)
    scene.boats("3322")
    scene.market("paved_path")
    for monument in ("pyramid", "temple", "burial_chamber"):
        scene.built(monument, "1")
    scene.load(3, "1")
    scene.play("sail boat=3 site=market", "choose card=paved_path")
    assert scene.sources("wrath") == [-5, 0]


def test_a_wager_comes_before_the_action_and_in_addition_to_it_once_a_game_even_with_the_last_stone() -> None:
    scene = Scene(2, round_number=6, wager=True)
    scene.drain(BLACK, left=1)
    assert scene.options()[-4:] == [f"wager monument={m}" for m in ("pyramid", "temple", "burial_chamber", "obelisks")]
    scene.play("wager monument=temple")
    assert (scene.game.mover, scene.g.quarry[BLACK]) == (BLACK, 0)
    assert scene.g.wager[1].tolist() == [BLACK, -1]
    assert scene.why("wager monument=pyramid") == "wagered-before"
    scene.check()
    scene.play("load boat=0 space=0")
    assert scene.game.mover == WHITE
    assert scene.why("wager monument=temple") == "wager-taken"
    assert "wager monument=pyramid" in scene.options()
    scene.drain(WHITE)
    assert scene.why("wager monument=pyramid") == "quarry-empty"


def test_with_four_players_a_monument_has_two_wager_spaces_the_first_free_one_is_used() -> None:
    scene = Scene(4, wager=True)
    scene.play("wager monument=obelisks", "take", "wager monument=obelisks", "take")
    assert scene.g.wager[3].tolist() == [0, 1]
    assert scene.why("wager monument=obelisks") == "wager-taken"
    scene.check()


def test_without_the_option_there_is_no_wager() -> None:
    assert Scene(4).why("wager monument=temple") == "no-wager"


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ((5, 4, 3, 2), [5, 3, 3, 0]),  # pyramid alone with most: 5 and 3; temple alone in second: 3 and 0
        ((5, 4, 4, 2), [5, 3, 0, 0]),  # tied for second: 0
        ((5, 5, 4, 2), [3, 0, 3, 0]),  # tied for most: first spaces 3, everybody else 0
        ((4, 5, 3, 2), [3, 0, 5, 3]),
        ((1, 2, 5, 4), [0, 0, 0, 0]),
    ],
)
def test_the_wager_pays_by_stones_at_the_monuments(stones: tuple[int, ...], points: list[int]) -> None:
    scene = Scene(4, round_number=6, wager=True)
    for monument, count in zip(("pyramid", "temple", "burial_chamber", "obelisks"), stones, strict=True):
        scene.built(monument, "0123010"[:count])
    for seat in range(4):
        scene.g.wager[seat // 2, seat % 2] = seat
        scene.g.quarry[seat] -= 1
    assert scene.sources("wager") == points


def test_wager_stones_count_for_nothing_else() -> None:
    scene = Scene(2, round_number=6, wager=True, wrath=True)
    scene.play("wager monument=temple")
    assert scene.g.stones.sum() == 0
    assert scene.sources("wrath") == [-5, -5]
    assert scene.sources("temple_due") == [0, 0]


def test_no_card_is_drawn_without_pile_and_discards() -> None:
    scene = Scene(4, round_number=6, market="B", temple="B")
    scene.boats("4322")
    for boat, site in ((1, "pyramid"), (2, "obelisks"), (3, "burial_chamber")):
        scene.sailed(boat, site)
    scene.load(0, "0000")
    while scene.g.deck_left:
        scene.g.deck_left -= 1
        scene.g.cards[1, scene.g.deck[scene.g.deck_left]] += 1
        scene.g.deck[scene.g.deck_left] = -1
    scene.play("sail boat=0 site=temple", "point")
    assert "no_card" in kinds(scene.play("point"))
    assert scene.game.over
