"""The examples of the specification, each under its name."""

from __future__ import annotations

import itertools

from saqqara.games.imhotep.check import _most_drawn
from saqqara.games.imhotep.components import DECK

from .scene import BLACK, BROWN, GREY, WHITE, Scene, kinds


def test_temple_tops_grey_2_white_brown_black_1_each_score_2_1_1_1() -> None:
    scene = Scene(4)
    scene.boats("4322")
    for boat, site in ((1, "market"), (2, "pyramid"), (3, "obelisks")):
        scene.sailed(boat, site)
    scene.built("temple", "3123")
    scene.load(0, "0.31")
    assert scene.sources("temple_due") == [0, 1, 1, 2]
    scene.turn(BLACK)
    happened = scene.play("sail boat=0 site=temple")
    # The layer below was 3 1 2 3 0; on it stand 3 and 1.
    assert list(scene.g.temple[:7]) == [3, 1, 2, 3, 0, 3, 1]
    scored = {(event["seat"], event["arguments"]["column"]) for event in happened if event["kind"] == "temple_scored"}
    assert scored == {(GREY, 0), (WHITE, 1), (BROWN, 2), (GREY, 3), (BLACK, 4)}
    assert scene.game.scores == [1, 1, 1, 2]


def test_burial_chamber_a_white_3_black_1_brown_7_grey_17() -> None:
    scene = Scene(4)
    scene.built("burial_chamber", "112" + "322" + "333" + "332" + "0")
    rows = [scene.g.burial_chamber[row::3].tolist() for row in range(3)]
    assert [[owner for owner in row if owner >= 0] for row in rows] == [[1, 3, 3, 3, 0], [1, 2, 3, 3], [2, 2, 3, 2]]
    assert scene.sources("burial_chamber") == [1, 3, 7, 17]


def test_obelisks_a_four_players_heights_3_4_0_3_score_7_15_0_7() -> None:
    scene = Scene(4)
    scene.built("obelisks", "0001111333")
    assert scene.sources("obelisks") == [7, 15, 0, 7]


def test_burial_chamber_b_rows_score_8_3_3_and_8_4_and_8() -> None:
    scene = Scene(4, burial_chamber="B")
    # Top row white white white brown grey; middle row black ×3, white; bottom row grey ×4.
    scene.built("burial_chamber", "103" + "103" + "103" + "213" + "3")
    assert scene.g.burial_chamber[0::3].tolist()[:5] == [WHITE, WHITE, WHITE, BROWN, GREY]
    assert scene.g.burial_chamber[1::3].tolist()[:4] == [BLACK, BLACK, BLACK, WHITE]
    assert scene.g.burial_chamber[2::3].tolist()[:4] == [GREY] * 4
    assert scene.sources("burial_chamber") == [8, 8 + 4, 3, 3 + 8]


def test_obelisks_b_the_second_tower_of_the_game_scores_9() -> None:
    scene = Scene(4, obelisks="B")
    scene.built("obelisks", "33311")
    scene.g.towers[0] = GREY
    scene.g.score[GREY] = 10
    scene.boats("4332")
    scene.load(1, "013")
    scene.check()
    assert scene.sources("obelisks") == [0, 2, 0, 0]
    happened = scene.play("sail boat=1 site=obelisks")
    assert [event["arguments"] for event in happened if event["kind"] == "tower_built"] == [{"tower": 1, "points": 9}]
    assert scene.game.scores == [0, 9, 0, 10]
    assert scene.sources("towers") == [0, 9, 0, 10]
    assert scene.sources("obelisks") == [1, 0, 0, 1]


def test_thirteen_stones_in_the_burial_chamber_each_decoration_scores_4() -> None:
    scene = Scene(4, round_number=5)
    scene.built("burial_chamber", "0123" * 3 + "0")
    scene.give(WHITE, "burial_chamber_decoration", "burial_chamber_decoration")
    assert scene.sources("decorations") == [0, 8, 0, 0]


def test_three_statues_score_6() -> None:
    scene = Scene(4, round_number=5)
    scene.market()
    scene.give(BROWN, "statue", "statue", "statue")
    scene.give(GREY, *["statue"] * 7)
    assert scene.sources("statues") == [0, 0, 6, 15 + 2 + 2]


def test_reshuffling_is_possible_only_with_market_b_and_temple_b_and_only_in_round_6() -> None:
    for market, pyramid, temple in itertools.product("AB", repeat=3):
        scene = Scene(4, market=market, pyramid=pyramid, temple=temple)
        for round_number in range(1, 7):
            scene.g.round_number = round_number
            runs_out = _most_drawn(scene.g) > DECK
            assert runs_out == (market == temple == "B" and round_number == 6)


def test_the_pile_is_reshuffled_in_the_middle_of_a_deal_and_the_deal_goes_on() -> None:
    scene = Scene(4, round_number=5, market="B", pyramid="B", temple="B")
    scene.boats("4322")
    for boat, site in ((1, "pyramid"), (2, "obelisks"), (3, "burial_chamber")):
        scene.sailed(boat, site)
    scene.load(0, "0000")
    scene.top("statue")
    scene.discard_deck(left=4)
    scene.check()
    discarded = int(scene.g.discard.sum())
    scene.play("sail boat=0 site=temple", "point")
    happened = scene.play("point")
    assert scene.g.round_number == 6
    dealt = [kind for kind in kinds(happened) if kind in ("card_drawn", "market_dealt", "reshuffled", "pair_dealt")]
    assert dealt == ["card_drawn", "market_dealt", "market_dealt", "market_dealt", "reshuffled", "pair_dealt"]
    scene.check()
    assert scene.g.deck_left == discarded + kinds(happened).count("leftover") - 2
    assert scene.g.discard.sum() == 0
