"""Every market card."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import BLACK, WHITE, Scene, kinds


def at_market(card: str, **options: Any) -> Scene:
    """A stone of white has come to the market, where this card lies."""
    scene = Scene(4, **options)
    scene.boats("4322")
    scene.market(card, "statue", "statue", "chisel")
    scene.load(2, "1")
    scene.check()
    scene.play("sail boat=2 site=market")
    assert scene.game.mover == WHITE
    return scene


@pytest.mark.parametrize(("card", "monument"), [("entrance", 0), ("sarcophagus", 2), ("paved_path", 3)])
def test_a_red_card_brings_a_stone_from_the_quarry_and_is_discarded(card: str, monument: int) -> None:
    scene = at_market(card)
    quarry = int(scene.g.quarry[WHITE])
    happened = scene.play(f"choose card={card}")
    assert scene.g.stones[monument].tolist() == [0, 1, 0, 0]
    assert scene.g.quarry[WHITE] == quarry - 1
    assert scene.discards(card) == 1
    assert scene.held(WHITE) == {}
    assert scene.game.scores == [0, 2 if card == "entrance" else 0, 0, 0]
    assert kinds(happened)[:2] == ["card_chosen", "brought"]
    assert kinds(happened)[-1] == "card_discarded"
    scene.check()


@pytest.mark.parametrize(
    ("decoration", "monument"),
    [
        ("pyramid_decoration", "pyramid"),
        ("temple_decoration", "temple"),
        ("burial_chamber_decoration", "burial_chamber"),
        ("obelisk_decoration", "obelisks"),
    ],
)
def test_a_decoration_scores_a_point_for_every_three_stones_anyones(decoration: str, monument: str) -> None:
    scene = at_market(decoration)
    scene.play(f"choose card={decoration}")
    assert scene.held(WHITE) == {decoration: 1}
    scene.built(monument, "01201")
    assert scene.sources("decorations") == [0, 1, 0, 0]
    scene.built(monument, "3")
    assert scene.sources("decorations") == [0, 2, 0, 0]


@pytest.mark.parametrize(("statues", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)])
def test_statues_score_by_their_number(statues: int, points: int) -> None:
    scene = Scene(2, round_number=6)
    scene.market()
    scene.give(WHITE, *["statue"] * statues)
    assert scene.sources("statues") == [0, points]


def test_an_unused_blue_card_scores_a_point() -> None:
    scene = Scene(2, round_number=5)
    scene.market()
    scene.give(BLACK, "lever", "hammer", "hammer", "sail", "chisel")
    assert scene.sources("blue_cards") == [5, 0]


def test_a_blue_card_waits_for_a_later_turn_and_one_is_played_per_turn() -> None:
    scene = at_market("lever")
    assert scene.play("choose card=lever")
    assert scene.held(WHITE) == {"lever": 1}
    assert scene.game.mover == WHITE  # black had sailed; now it is white's turn, a later one
    assert scene.why("play card=lever") == "lever-no-boat"
    assert scene.why("play card=hammer") == "card-not-held"
    scene.give(WHITE, "chisel")
    scene.play("play card=chisel")
    assert all(option.startswith("load") for option in scene.options())
    assert scene.why("play card=lever") == "not-now"


def test_the_lever_unloads_one_stone_at_a_time_in_any_order_after_seeing_what_the_last_one_brought() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.market("statue", "statue", "sail", "chisel")
    scene.load(0, "12.3")
    scene.give(BLACK, "lever")
    scene.check()
    scene.play("play card=lever")
    assert scene.phase() == "lever_sail"
    assert scene.options() == [f"sail boat=0 site={s}" for s in ("market", "pyramid", "temple", "burial_chamber", "obelisks")]
    scene.play("sail boat=0 site=market")
    assert (scene.phase(), scene.game.mover) == ("lever_unload", BLACK)
    assert scene.options() == ["unload space=0", "unload space=1", "unload space=3"]
    assert scene.why("unload space=2") == "no-stone-there"
    scene.play("unload space=3")
    assert (scene.phase(), scene.game.mover) == ("market", 3)
    scene.check()
    scene.play("choose card=sail")
    assert (scene.phase(), scene.game.mover) == ("lever_unload", BLACK)
    assert scene.discards("lever") == 0
    scene.play("unload space=0", "decline", "unload space=1")
    happened = scene.play("choose card=statue")
    assert scene.discards("lever") == 1
    assert kinds(happened)[-1] == "card_discarded"
    assert scene.game.mover == WHITE
    assert scene.phase() == "turn"
    scene.check()


def test_the_hammer_takes_up_to_three_stones_then_loads_one() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.give(BLACK, "hammer")
    scene.play("play card=hammer")
    assert scene.g.sled[BLACK] == 5
    assert scene.phase() == "hammer_load"
    assert all(option.startswith("load") for option in scene.options())
    scene.check()
    scene.play("load boat=1 space=2")
    assert scene.g.sled[BLACK] == 4
    assert scene.discards("hammer") == 1
    assert scene.game.mover == WHITE


def test_the_hammer_needs_a_stone_to_take_and_an_empty_space() -> None:
    scene = Scene(2)
    scene.boats("3221")
    scene.give(BLACK, "hammer")
    scene.sled(BLACK, 5)
    assert scene.why("play card=hammer") == "sled-full"
    scene.sled(BLACK, 4)
    assert "play card=hammer" in scene.options()
    scene.load(0, "111")
    scene.load(1, "11")
    scene.load(2, "11")
    scene.load(3, "1")
    assert scene.why("play card=hammer") == "hammer-no-space"
    scene = Scene(2)
    scene.give(BLACK, "hammer")
    scene.drain(BLACK)
    assert scene.why("play card=hammer") == "quarry-empty"


def test_the_sail_loads_a_stone_and_sails_that_boat_with_the_minimum_counted_after_loading() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.load(0, "1")
    scene.load(1, ".1")
    scene.load(3, "11")
    scene.give(BLACK, "sail")
    scene.play("play card=sail")
    assert scene.options() == [
        "load boat=1 space=0", "load boat=1 space=2", "load boat=2 space=0", "load boat=2 space=1",
    ]  # fmt: skip
    assert scene.why("load boat=0 space=1") == "too-light-to-sail"
    scene.check()
    scene.play("load boat=1 space=0")
    assert scene.options() == [f"sail boat=1 site={s}" for s in ("market", "pyramid", "temple", "burial_chamber", "obelisks")]
    assert scene.why("sail boat=3 site=temple") == "other-boat"
    scene.check()
    scene.play("sail boat=1 site=burial_chamber")
    assert scene.g.burial_chamber[:2].tolist() == [0, 1]
    assert scene.discards("sail") == 1
    assert scene.game.mover == WHITE


def test_the_sail_needs_a_stone_and_a_boat_for_it() -> None:
    scene = Scene(2)
    scene.boats("4331")
    scene.give(BLACK, "sail")
    scene.load(3, "1")
    assert scene.why("play card=sail") == "sail-no-boat"
    scene.sled(BLACK, 0)
    assert scene.why("play card=sail") == "sled-empty"


def test_the_chisel_loads_exactly_two_stones_on_one_or_two_boats() -> None:
    scene = Scene(4)
    scene.boats("4322")
    scene.give(BLACK, "chisel", "chisel")
    scene.play("play card=chisel", "load boat=0 space=0")
    assert scene.phase() == "chisel_second"
    assert scene.why("load boat=0 space=0") == "space-taken"
    scene.check()
    scene.play("load boat=0 space=3")
    assert scene.g.boats[0].tolist() == [0, -1, -1, 0]
    assert scene.g.sled[BLACK] == 0
    scene.turn(BLACK)
    scene.sled(BLACK, 2)
    scene.play("play card=chisel", "load boat=1 space=1", "load boat=2 space=0")
    assert scene.discards("chisel") == 2


def test_the_chisel_never_loads_one_stone() -> None:
    scene = Scene(2)
    scene.boats("3221")
    scene.give(BLACK, "chisel")
    scene.sled(BLACK, 1)
    assert scene.why("play card=chisel") == "chisel-one-stone"
    scene.sled(BLACK, 0)
    assert scene.why("play card=chisel") == "sled-empty"
    scene.sled(BLACK, 2)
    scene.load(0, "111")
    scene.load(1, "11")
    scene.load(2, "11")
    assert scene.why("play card=chisel") == "chisel-no-space"


def test_a_blue_card_begun_can_be_undone() -> None:
    scene = Scene(4)
    scene.give(BLACK, "hammer")
    before = scene.g.tobytes()
    scene.play("play card=hammer")
    assert scene.game.can_undo
    scene.game.undo()
    assert scene.game._state.tobytes() == before


def test_undo_stops_where_a_card_was_drawn() -> None:
    scene = Scene(4, pyramid="B")
    scene.boats("4322")
    scene.g.pyramid[0] = BLACK
    scene.g.stones[0, BLACK] = 1
    scene.g.quarry[BLACK] -= 1
    scene.g.pyramid_points[BLACK] = scene.g.score[BLACK] = 2
    scene.load(2, "0")
    scene.top("statue")
    scene.check()
    scene.play("sail boat=2 site=pyramid")
    assert scene.game.can_undo
    scene.play("build pyramid=left")
    assert scene.held(BLACK) == {"statue": 1}
    assert not scene.game.can_undo
