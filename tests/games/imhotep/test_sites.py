"""The five sites, side A and side B."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara.games.imhotep.components import PYRAMID_A, PYRAMID_B
from saqqara.table import SPECTATOR

from .scene import BLACK, BROWN, GREY, WHITE, Scene, kinds

# Market


def test_market_a_each_stone_takes_a_card_or_none_and_returns_to_the_quarry_first() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.market("statue", "lever", "statue", "chisel")
    scene.load(1, "121")
    quarry = scene.g.quarry.tolist()
    happened = scene.play("sail boat=1 site=market")
    assert kinds(happened) == ["sailed", "unloaded", "returned"]
    assert scene.game.mover == WHITE
    assert scene.options() == ["choose card=statue", "choose card=lever", "choose card=chisel", "decline"]
    assert scene.why("choose card=hammer") == "not-at-market"
    assert scene.why("choose_pair") == "no-pair"
    scene.check()
    scene.play("choose card=statue")
    assert scene.g.market.tolist()[0] == -1
    assert scene.game.mover == BROWN
    scene.play("decline")
    assert scene.game.mover == WHITE
    scene.play("choose card=statue")
    assert scene.held(WHITE) == {"statue": 2}
    assert scene.game.mover == WHITE
    assert scene.phase() == "turn"
    assert scene.g.quarry.tolist() == [quarry[0], quarry[1] + 2, quarry[2] + 1, quarry[3]]


def pair_scene(first: str, second: str) -> Scene:
    scene = Scene(4, market="B")
    scene.boats("4322")
    scene.market("statue", "lever", "chisel", first, second)
    scene.load(1, "123")
    scene.check()
    scene.play("sail boat=1 site=market")
    return scene


def test_market_b_three_cards_and_a_pair_that_only_its_taker_sees() -> None:
    scene = pair_scene("hammer", "entrance")
    assert scene.options() == ["choose card=statue", "choose card=lever", "choose card=chisel", "choose_pair", "decline"]
    for seat in (SPECTATOR, BLACK, WHITE):
        assert scene.game.view(seat)["table"]["market"][3:] == ["face_down", "face_down"]
    scene.play("choose_pair")
    assert scene.phase() == "pair"
    assert not scene.game.can_undo
    assert scene.game.view(WHITE)["table"]["market"][3:] == ["hammer", "entrance"]
    for seat in (SPECTATOR, BLACK, GREY):
        assert scene.game.view(seat)["table"]["market"][3:] == ["face_down", "face_down"]
        assert "pair_seen" not in kinds(scene.game.events(seat=seat))
    assert kinds(scene.game.events(seat=WHITE)).count("pair_seen") == 2
    assert scene.options() == ["keep card=entrance", "keep card=hammer"]
    assert scene.why("keep card=statue") == "not-in-pair"
    assert scene.why("decline") == "not-now"
    scene.check()
    happened = scene.play("keep card=hammer")
    assert kinds(happened)[:2] == ["card_kept", "card_discarded"]
    assert scene.held(WHITE) == {"hammer": 1}
    assert scene.discards("entrance") == 1
    assert scene.game.mover == BROWN
    assert scene.why("choose_pair") == "pair-taken"


def test_market_b_the_other_card_is_discarded_before_the_kept_one_takes_effect() -> None:
    scene = pair_scene("hammer", "sarcophagus")
    scene.play("choose_pair")
    happened = scene.play("keep card=sarcophagus")
    assert kinds(happened)[:5] == ["card_kept", "card_discarded", "brought", "chamber_built", "card_discarded"]
    assert scene.g.burial_chamber[0] == WHITE


def test_market_b_two_equal_cards_are_one_option() -> None:
    scene = pair_scene("sail", "sail")
    scene.play("choose_pair")
    assert scene.options() == ["keep card=sail"]
    scene.play("keep card=sail")
    assert (scene.held(WHITE), scene.discards("sail")) == ({"sail": 1}, 1)


def test_market_b_leftover_cards_are_discarded_face_up_the_pair_too() -> None:
    scene = Scene(4, market="B")
    scene.boats("4322")
    scene.market("statue", "lever", "chisel", "hammer", "entrance")
    for boat, site in ((0, "pyramid"), (1, "obelisks"), (2, "temple")):
        scene.sailed(boat, site)
    scene.load(3, "0")
    happened = scene.play("sail boat=3 site=burial_chamber")
    left = [event["arguments"] for event in happened if event["kind"] == "leftover"]
    assert [each["card"] for each in left] == ["statue", "lever", "chisel", "hammer", "entrance"]
    assert [each["slot"] for each in left] == [0, 1, 2, 3, 3]
    assert scene.discards("hammer") == 1
    assert kinds(happened).count("market_dealt") == 3
    assert kinds(happened)[-1] == "pair_dealt"


# Pyramid


def test_pyramid_a_scores_its_spaces_in_order_and_then_1_for_every_further_stone() -> None:
    scene = Scene(2, round_number=6)
    scene.boats("4331")
    scene.built("pyramid", "01" * 6)
    scene.load(0, "0110")
    scores = scene.game.scores
    scene.check()
    happened = scene.play("sail boat=0 site=pyramid")
    built = [event["arguments"]["points"] for event in happened if event["kind"].startswith("pyramid")]
    assert built == [PYRAMID_A[12], PYRAMID_A[13], 1, 1] == [3, 4, 1, 1]
    assert kinds(happened)[-1] == "pyramid_extended"
    assert scene.game.scores == [scores[0] + 3 + 1, scores[1] + 4 + 1]
    assert scene.g.stones[0].sum() == 16
    scene.check()


def on_pyramids(scene: Scene, spaces: dict[int, int]) -> None:
    """Stones on spaces of pyramid B."""
    for space, owner in spaces.items():
        scene.g.pyramid[space] = owner
        scene.g.stones[0, owner] += 1
        scene.g.quarry[owner] -= 1
        scene.g.pyramid_points[owner] += PYRAMID_B[space]
        scene.g.score[owner] += PYRAMID_B[space]


def test_pyramid_b_the_owner_chooses_an_unfinished_pyramid_for_each_stone() -> None:
    scene = Scene(4, pyramid="B")
    scene.boats("4322")
    on_pyramids(scene, dict.fromkeys(range(5, 10), GREY))
    scene.load(1, "12")
    scene.check()
    scene.play("sail boat=1 site=pyramid")
    assert (scene.game.mover, scene.phase()) == (WHITE, "build")
    assert scene.options() == ["build pyramid=left", "build pyramid=right"]
    assert scene.why("build pyramid=middle") == "pyramid-finished"
    scene.check()
    scene.play("build pyramid=right")
    assert scene.game.mover == BROWN
    happened = scene.play("build pyramid=right")
    assert happened[0]["arguments"] == {"pyramid": "right", "space": 1, "points": 3}
    assert scene.g.pyramid[10:12].tolist() == [WHITE, BROWN]
    assert scene.game.scores[1:3] == [2, 3]


@pytest.mark.parametrize(
    ("pyramid", "values"), [("left", [2, 1, 3, 2, 4]), ("middle", [2, 3, 1, 1, 4]), ("right", [2, 3, 3, 1, 4])]
)
def test_pyramid_b_values(pyramid: str, values: list[int]) -> None:
    start = ("left", "middle", "right").index(pyramid) * 5
    assert list(PYRAMID_B[start : start + 5]) == values


def test_pyramid_b_left_gives_the_top_market_card_without_a_choice() -> None:
    scene = Scene(4, pyramid="B")
    scene.boats("4322")
    on_pyramids(scene, {0: GREY})
    scene.load(2, "1")
    scene.top("paved_path")
    scene.play("sail boat=2 site=pyramid")
    happened = scene.play("build pyramid=left")
    assert kinds(happened) == ["pyramid_b_built", "card_drawn", "brought", "obelisk_built", "card_discarded"]
    assert scene.g.stones[3, WHITE] == 1
    assert scene.game.scores[WHITE] == 1
    scene.check()


def test_pyramid_b_middle_gives_three_stones_as_many_as_fit() -> None:
    scene = Scene(4, pyramid="B")
    scene.boats("4322")
    on_pyramids(scene, {5: GREY, 6: GREY})
    scene.sled(WHITE, 3)
    scene.load(2, "1")
    scene.play("sail boat=2 site=pyramid")
    happened = scene.play("build pyramid=middle")
    assert [event["arguments"] for event in happened if event["kind"] == "took"] == [{"stones": 2}]
    assert scene.g.sled[WHITE] == 5


def bonus_load_scene() -> Scene:
    scene = Scene(4, pyramid="B")
    scene.boats("4322")
    on_pyramids(scene, {10: GREY, 11: GREY, 12: GREY})
    scene.load(2, "12")
    scene.load(0, "3333")
    scene.load(3, "33")
    return scene


def test_pyramid_b_right_may_load_a_stone_on_a_boat_that_waits() -> None:
    scene = bonus_load_scene()
    scene.play("sail boat=2 site=pyramid", "build pyramid=right")
    assert (scene.game.mover, scene.phase()) == (WHITE, "bonus_load")
    assert scene.options() == ["load boat=1 space=0", "load boat=1 space=1", "load boat=1 space=2", "decline"]
    assert scene.why("load boat=2 space=0") == "boat-gone"
    scene.check()
    scene.play("load boat=1 space=1")
    assert scene.g.boats[1].tolist() == [-1, WHITE, -1, -1]
    assert (scene.game.mover, scene.phase()) == (BROWN, "build")


def test_pyramid_b_right_the_load_can_be_declined_and_is_asked_even_when_it_is_impossible() -> None:
    scene = bonus_load_scene()
    scene.sled(WHITE, 0)
    scene.play("sail boat=2 site=pyramid", "build pyramid=right")
    assert scene.options() == ["decline"]
    assert kinds(scene.play("decline"))[0] == "load_declined"
    assert scene.game.mover == BROWN


def test_pyramid_b_when_all_three_are_complete_nobody_is_asked_and_each_stone_scores_1() -> None:
    scene = Scene(4, pyramid="B", round_number=6)
    scene.boats("4322")
    on_pyramids(scene, {space: space % 4 for space in range(15)})
    scene.load(2, "12")
    scores = scene.game.scores
    happened = scene.play("sail boat=2 site=pyramid")
    assert kinds(happened).count("pyramid_extended") == 2
    assert scene.game.scores == [scores[0], scores[1] + 1, scores[2] + 1, scores[3]]
    assert scene.phase() == "turn"
    scene.check()


def test_an_entrance_follows_the_building_rules_of_side_b_and_is_discarded_after_its_effect() -> None:
    scene = Scene(4, pyramid="B", market="B")
    scene.boats("4322")
    scene.market("entrance", "statue", "lever", "chisel", "chisel")
    on_pyramids(scene, {0: GREY, 10: GREY, 11: GREY, 12: GREY})
    scene.load(2, "1")
    scene.top("entrance")
    scene.play("sail boat=2 site=market", "choose card=entrance")
    assert (scene.game.mover, scene.phase()) == (WHITE, "build")
    assert scene.discards("entrance") == 0
    scene.check()
    happened = scene.play("build pyramid=left")
    assert kinds(happened) == ["pyramid_b_built", "card_drawn", "card_discarded", "brought"]
    assert (scene.discards("entrance"), scene.phase()) == (1, "build")
    scene.play("build pyramid=right")
    assert scene.phase() == "bonus_load"
    scene.check()
    happened = scene.play("decline")
    assert kinds(happened) == ["load_declined", "card_discarded"]
    assert scene.discards("entrance") == 2
    assert scene.g.resolving == -1


# Temple


def last_boat_to_temple(stones: str, players: int = 4, **options: Any) -> Scene:
    scene = Scene(players, round_number=5, **options)
    scene.boats("4322")
    for boat, site in ((1, "pyramid"), (2, "obelisks"), (3, "burial_chamber")):
        scene.sailed(boat, site)
    scene.load(0, stones)
    return scene


def test_temple_with_two_players_has_only_four_columns() -> None:
    scene = last_boat_to_temple("0100", players=2)
    scene.built("temple", "1")
    assert scene.sources("temple_due") == [0, 1]
    scene.play("sail boat=0 site=temple")
    assert scene.g.temple[:5].tolist() == [1, 0, 1, 0, 0]
    assert scene.game.scores == [3, 1]  # the first column has a second layer


def test_temple_b_each_column_left_to_right_gives_its_bonus_and_the_owner_chooses() -> None:
    scene = last_boat_to_temple("1230", temple="B")
    scene.built("temple", "3")
    scene.sled(GREY, 0)
    scene.top("statue")
    scene.check()
    assert scene.sources("temple_due") == [0, 0, 0, 1]
    scene.play("sail boat=0 site=temple")
    assert (scene.game.mover, scene.phase(), scene.g.column) == (GREY, "temple", 0)
    assert scene.options() == ["point", "stones"]
    assert scene.sources("temple_due") == [1, 2, 1, 1]
    assert scene.sources("temple") == [0, 0, 0, 0]
    scene.check()
    happened = scene.play("stones")
    assert kinds(happened) == ["took", "temple_scored"]
    assert scene.g.sled[GREY] == 2
    assert (scene.game.mover, scene.g.column) == (BROWN, 2)
    assert scene.sources("temple_due") == [1, 0, 1, 0]
    scene.check()
    scene.play("point")
    assert scene.held(GREY) == {"statue": 1}
    assert (scene.game.mover, scene.g.column) == (BLACK, 4)
    scene.play("point")
    assert scene.game.scores == [1, 2, 1, 0]
    assert scene.g.round_number == 6


def test_temple_b_with_two_players_only_the_first_four_spaces_exist() -> None:
    scene = last_boat_to_temple("0101", players=2, temple="B")
    scene.top("statue")
    scene.play("sail boat=0 site=temple", "point")
    assert (scene.game.mover, scene.g.column) == (BLACK, 2)
    scene.play("point")
    assert scene.g.round_number == 6
    assert scene.game.scores == [2, 2]
    assert scene.held(WHITE) == {"statue": 1}


def test_temple_b_a_drawn_entrance_asks_at_pyramid_b_before_the_next_column() -> None:
    scene = last_boat_to_temple("1230", temple="B", pyramid="B")
    scene.built("temple", "3")
    on_pyramids(scene, {10: BLACK, 11: BLACK, 12: BLACK})
    scene.top("entrance")
    scene.play("sail boat=0 site=temple", "point", "point")
    assert (scene.game.mover, scene.phase(), scene.g.column) == (GREY, "build", 4)
    scene.check()
    scene.play("build pyramid=right")
    assert scene.options() == ["decline"]  # no boat waits any more
    scene.check()
    scene.play("decline")
    assert (scene.game.mover, scene.phase()) == (BLACK, "temple")
    assert scene.discards("entrance") == 1
    scene.check()


# Burial chamber and obelisks


@pytest.mark.parametrize(("stones", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (8, 21)])
def test_burial_chamber_a_group_points(stones: int, points: int) -> None:
    scene = Scene(2, round_number=6)
    scene.built("burial_chamber", "0" * stones)
    assert scene.sources("burial_chamber") == [points, 0]


def test_burial_chamber_a_diagonals_do_not_connect() -> None:
    scene = Scene(2, round_number=6)
    scene.built("burial_chamber", "010" + "101")
    assert scene.sources("burial_chamber") == [3, 3]


def test_burial_chamber_a_the_bottom_of_a_column_does_not_touch_the_top_of_the_next() -> None:
    scene = Scene(2, round_number=6)
    scene.built("burial_chamber", "110" + "011")
    assert scene.sources("burial_chamber") == [2, 10]
    scene = Scene(2, round_number=6)
    scene.built("burial_chamber", "110" + "001")
    assert scene.sources("burial_chamber") == [1 + 3, 3 + 1]


@pytest.mark.parametrize(
    ("players", "stones", "points"),
    [
        (2, "0", [10, 0]),
        (2, "001", [10, 1]),
        (2, "01", [5, 5]),
        (3, "000112", [12, 6, 1]),
        (3, "001122", [6, 6, 6]),
        (3, "0012", [12, 3, 3]),
        (4, "0000111223", [15, 10, 5, 1]),
        (4, "00112233", [7, 7, 7, 7]),
        (4, "", [0, 0, 0, 0]),
    ],
)
def test_obelisks_a_by_height_ties_added_divided_rounded_down(players: int, stones: str, points: list[int]) -> None:
    scene = Scene(players, round_number=6)
    scene.built("obelisks", stones)
    assert scene.sources("obelisks") == points


def test_obelisks_b_towers_take_the_highest_free_value() -> None:
    scene = Scene(2, round_number=6, obelisks="B")
    values = []
    for _ in range(2):
        for seat in (0, 1):
            scene.g.boat_site[:] = -1
            scene.boats("4331")
            scene.load(1, str(seat) * 3)
            happened = scene.play("sail boat=1 site=obelisks")
            values += [event["arguments"]["points"] for event in happened if event["kind"] == "tower_built"]
    assert values == [10, 9, 8, 7]
    assert scene.game.scores == [18, 16]
    assert scene.sources("obelisks") == [0, 0]


def test_obelisks_b_when_all_eight_are_full_stones_stay_waiting_and_score_1_each() -> None:
    scene = Scene(4, round_number=6, obelisks="B")
    scene.g.towers[:] = [0, 1, 2, 3, 0, 1, 2, 3]
    for seat in range(4):
        scene.built("obelisks", str(seat) * 6)
        scene.g.score[seat] = (10 + 6, 9 + 5, 8 + 5, 7 + 5)[seat]
    scene.built("obelisks", "11")
    scene.boats("4332")
    scene.load(1, "112")
    scene.check()
    happened = scene.play("sail boat=1 site=obelisks")
    assert "tower_built" not in kinds(happened)
    assert scene.sources("obelisks") == [0, 4, 1, 0]
    scene.check()
