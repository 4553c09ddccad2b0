"""Play: set-up, pawns and their order, every power, laying, drawing, the end."""

from __future__ import annotations

import random

import numpy as np
import pytest

import saqqara
from saqqara.games.kheops.components import CELL_COUNT, CELLS, START_CELLS, TILE_COUNT
from saqqara.games.kheops.scoring import forecast

from .boards import becomes, cells, choices, finish_turn, new, pawn_on, phase, plain, play_to, stand

# Set-up


def test_nineteen_tiles_three_in_each_hand_and_a_pile_of_25() -> None:
    g = new()._state
    assert [cell for cell in range(CELL_COUNT) if g.tile[cell] >= 0] == list(START_CELLS)
    assert g.in_hand.tolist() == [3, 3]
    assert g.left == 25
    assert sorted([*g.tile[g.tile >= 0], *g.hand.flat, *g.pile[:25]]) == list(range(TILE_COUNT))


def test_the_first_tiles_are_turned_at_random() -> None:
    seen = {(int(g.rotation[0]), int(g.rotation[20 - 5])) for g in (new(seed)._state for seed in range(60))}
    assert len(seen) == 9


def test_pawns_of_white_and_blue() -> None:
    assert new()._state.supply.tolist() == [[14, 1, 1, 1], [15, 1, 1, 0]]
    assert new()._state.supply.sum(axis=1).tolist() == [17, 17]


def test_white_starts_and_five_cells_are_free() -> None:
    game = new()
    assert game.mover == 0
    game.play(game.actions()[0])
    while phase(game) != "lay":
        game.play(game.actions()[0])
    assert cells(game) == ["b2", "b4", "b6", "b8", "b10"]


# Pawns and their order


def kinds(game: saqqara.Game) -> set[str]:
    return {str(action.arguments["pawn"]) for action in game.actions()}


def test_priest_and_pharaoh_wait_for_their_mummy() -> None:
    game = new()
    plain(game)
    assert kinds(game) == {"worker", "mummy"}
    game.play("place pawn=mummy cell=a1")
    finish_turn(game)
    assert kinds(game) == {"worker", "mummy"}  # white's mummy does not help blue
    game.play("place pawn=worker cell=a2")
    finish_turn(game)
    assert kinds(game) == {"worker", "priest", "pharaoh"}


def test_by_option_the_pharaoh_need_not_wait() -> None:
    game = new(pharaoh_after_mummy=False)
    plain(game)
    assert kinds(game) == {"worker", "mummy", "pharaoh"}
    game.play("place pawn=pharaoh cell=a1")
    finish_turn(game)
    assert kinds(game) == {"worker", "mummy"}


def without_workers(come_back: int) -> saqqara.Game:
    """White has placed 14 workers and nothing else."""
    game = new()
    plain(game)
    play_to(game, 29, random.Random(1))
    g = game._state
    g.pawn[:] = -1
    g.supply[:] = [[14, 1, 1, 1], [15, 1, 1, 0]]
    for cell in CELLS[:14]:
        stand(game, cell, "white_worker")
    g.supply[0, 0] += come_back
    g.pawn[:come_back] = -1
    return game


def test_after_14_workers_the_15th_pawn_must_be_the_mummy() -> None:
    assert kinds(without_workers(come_back=0)) == {"mummy"}


def test_after_14_workers_a_returned_worker_may_be_placed_again() -> None:
    assert kinds(without_workers(come_back=1)) == {"worker", "mummy"}


def test_a_pawn_goes_on_an_empty_tile_that_is_not_blocked() -> None:
    game = new()
    plain(game)
    becomes(game, "a1", symbol="blocked")
    stand(game, "a2", "white_worker")
    stand(game, "a3", "blue_worker")
    workers = [action.arguments["cell"] for action in game.actions() if action.arguments["pawn"] == "worker"]
    assert workers == [CELLS[cell] for cell in START_CELLS if CELLS[cell] not in ("a1", "a2", "a3")]


def test_the_mummy_may_take_the_place_of_an_enemy_worker_alone() -> None:
    game = new()
    plain(game)
    for cell, pawn in (("a1", "blue_worker"), ("a2", "blue_mummy"), ("a3", "blue_priest"), ("a4", "white_worker")):
        stand(game, cell, pawn)
    mummies = {action.arguments["cell"] for action in game.actions() if action.arguments["pawn"] == "mummy"}
    assert mummies & {"a1", "a2", "a3", "a4"} == {"a1"}
    game.play("place pawn=mummy cell=a1")
    assert pawn_on(game, "a1") == "white_mummy"
    assert game._state.supply.tolist() == [[13, 0, 1, 1], [15, 0, 0, 0]]
    assert [event["kind"] for event in game.events()] == ["displaced", "placed"]


def test_blues_mummy_cannot_take_the_pharaohs_place() -> None:
    game = new()
    plain(game)
    stand(game, "a1", "white_pharaoh")
    stand(game, "a2", "white_worker")
    game._state.turn, game._state.mover = 2, 1
    assert "place pawn=mummy cell=a1" not in choices(game)
    assert "place pawn=mummy cell=a2" in choices(game)


def test_a_displaced_worker_may_be_placed_again() -> None:
    game = without_workers(come_back=0)
    game._state.mover = 1
    game._state.turn = 28
    game.play("place pawn=mummy cell=a1")
    assert game._state.supply[0, 0] == 1
    finish_turn(game)
    assert kinds(game) == {"worker", "mummy"}


# Powers


def enter(symbol: str, pawn: str = "worker", cell: str = "a1", **others: str) -> saqqara.Game:
    """White enters a tile with a symbol; all other tiles are plain corridors, with these pawns on them."""
    game = new()
    plain(game)
    becomes(game, cell, kind="corridor", doors=(0, 1), symbol=symbol)
    for where, who in others.items():
        stand(game, where, who)
    game.play(f"place pawn={pawn} cell={cell}")
    return game


def laid(game: saqqara.Game) -> list[str]:
    return [CELLS[cell] for cell in range(CELL_COUNT) if game._state.tile[cell] >= 0]


@pytest.mark.parametrize("symbol", ["none", "double", "ankh", "curse"])
def test_tiles_without_power_lead_to_the_hand(symbol: str) -> None:
    game = enter(symbol)
    assert phase(game) == "take"
    assert [event["kind"] for event in game.events()] == ["placed"]


@pytest.mark.parametrize("symbol", ["swap", "move"])
def test_whites_first_pawn_on_a_swap_or_move_tile_nothing_happens(symbol: str) -> None:
    game = enter(symbol)
    assert phase(game) == "take"
    assert [event["kind"] for event in game.events()] == ["placed", "lapsed"]


def test_rotate_corridor_turns_any_corridor_even_the_one_just_entered() -> None:
    game = enter("rotate_corridor", a2="white_worker", a3="blue_worker", a4="blue_mummy")
    assert phase(game) == "turn_corridor"
    assert cells(game) == laid(game)
    game.play("turn cell=a3")
    assert choices(game) == ["turn_by degrees=120", "turn_by degrees=240"]
    before = game._state.rotation.copy()
    game.play("turn_by degrees=240")
    after = game._state.rotation
    changed = [CELLS[cell] for cell in range(CELL_COUNT) if before[cell] != after[cell]]
    assert changed == ["a3"]
    assert after[2] == (before[2] + 2) % 3
    assert pawn_on(game, "a3") == "blue_worker"
    assert phase(game) == "take"


def test_turning_a_tile_by_120_adds_one_and_three_times_is_the_identity() -> None:
    game = enter("rotate_corridor")
    start = int(game._state.rotation[0])
    seen = []
    for _ in range(3):
        game._state.phase = 1
        game.play("turn cell=a1")
        game.play("turn_by degrees=120")
        seen.append(int(game._state.rotation[0]))
    assert seen == [(start + 1) % 3, (start + 2) % 3, start]


def test_rotate_room_turns_rooms_only_and_lapses_without_one() -> None:
    game = enter("rotate_room")
    assert phase(game) == "take"
    assert game.events()[-1]["kind"] == "lapsed"
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol="rotate_room")
    becomes(game, "b3", kind="room", symbol="blocked")
    game.play("place pawn=worker cell=a1")
    assert phase(game) == "turn_room"
    assert cells(game) == ["b3"]  # blocked tiles turn too


@pytest.mark.parametrize("doors", [(), (0, 1, 2)])
def test_turning_a_tile_with_three_or_no_doors_is_legal(doors: tuple[int, ...]) -> None:
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol="rotate_room")
    becomes(game, "a2", kind="room", doors=doors)
    game.play("place pawn=worker cell=a1")
    assert cells(game) == ["a2"]


def test_the_tile_of_the_enemy_priest_or_pharaoh_cannot_be_turned_the_own_can() -> None:
    game = enter("rotate_corridor", a2="blue_priest", a3="white_priest", a4="white_pharaoh", a5="blue_mummy")
    assert "a2" not in cells(game)
    assert {"a1", "a3", "a4", "a5"} <= set(cells(game))
    blue = new()
    plain(blue)
    becomes(blue, "a1", kind="corridor", symbol="rotate_corridor")
    stand(blue, "a2", "white_pharaoh")
    stand(blue, "a3", "blue_priest")
    blue._state.turn, blue._state.mover = 2, 1
    blue.play("place pawn=worker cell=a1")
    assert "a2" not in cells(blue)
    assert "a3" in cells(blue)


def test_swap_an_own_pawn_of_any_kind_the_one_just_placed_too_with_an_enemy_worker_or_mummy() -> None:
    game = enter(
        "swap", a2="white_priest", a3="white_pharaoh", a4="blue_worker", a5="blue_mummy", a6="blue_priest", a7="white_mummy"
    )
    assert phase(game) == "swap"
    assert cells(game) == ["a1", "a2", "a3", "a7"]
    game.play("swap cell=a2")
    assert phase(game) == "swap_with"
    assert cells(game) == ["a4", "a5"]
    game.play("swap_with cell=a5")
    assert (pawn_on(game, "a2"), pawn_on(game, "a5")) == ("blue_mummy", "white_priest")
    assert phase(game) == "take"
    assert game.events()[-1]["arguments"] == {"own": "priest", "cell": "a2", "enemy": "mummy", "target": "a5"}


def test_no_power_happens_by_swapping_or_moving() -> None:
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol="swap")
    becomes(game, "a2", kind="corridor", symbol="rotate_corridor")
    stand(game, "a2", "blue_worker")
    game.play("place pawn=worker cell=a1")
    game.play("swap cell=a1")
    game.play("swap_with cell=a2")
    assert phase(game) == "take"


def test_a_mummy_that_takes_the_only_enemy_pawn_on_a_swap_tile_the_power_lapses() -> None:
    game = enter("swap", pawn="mummy", a1="blue_worker")
    assert phase(game) == "take"
    assert [event["kind"] for event in game.events()] == ["displaced", "placed", "lapsed"]


def test_swap_lapses_against_protected_pawns_alone() -> None:
    assert phase(enter("swap", a2="blue_priest")) == "take"


def test_move_takes_another_pawn_of_the_mover_to_an_empty_tile_that_is_not_blocked() -> None:
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol="move")
    becomes(game, "a2", symbol="blocked")
    becomes(game, "a5", kind="corridor", symbol="rotate_corridor")
    for cell, pawn in (("a3", "white_mummy"), ("a4", "blue_worker")):
        stand(game, cell, pawn)
    game.play("place pawn=priest cell=a1")
    assert phase(game) == "move"
    assert cells(game) == ["a3"]  # not the pawn just placed
    game.play("move cell=a3")
    assert cells(game) == [cell for cell in laid(game) if cell not in ("a1", "a2", "a3", "a4")]  # a mummy displaces nobody now
    game.play("move_to cell=a5")
    assert (pawn_on(game, "a3"), pawn_on(game, "a5")) == (None, "white_mummy")
    assert phase(game) == "take"


def test_move_lapses_without_an_empty_tile() -> None:
    game = new()
    plain(game)
    game._state.components[:] = game._state.components[:] | 5 << 4  # every tile is blocked …
    becomes(game, "a1", kind="corridor", symbol="move")  # … but this
    becomes(game, "a2", kind="corridor")
    stand(game, "a2", "white_worker")
    game.play("place pawn=worker cell=a1")
    assert phase(game) == "take"
    assert game.events()[-1]["kind"] == "lapsed"


def test_power_on_a_tile_that_another_pawn_has_left_or_the_mummy_has_taken() -> None:
    assert phase(enter("rotate_corridor", pawn="mummy", a1="blue_worker")) == "turn_corridor"
    game = enter("move", a2="white_worker", a3="blue_worker")
    game.play("move cell=a2")
    game.play("move_to cell=a4")
    finish_turn(game)
    becomes(game, "a2", kind="corridor", symbol="rotate_corridor")
    game.play("place pawn=worker cell=a2")
    assert phase(game) == "turn_corridor"


# Laying and drawing


def to_tile(game: saqqara.Game) -> None:
    plain(game)
    game.play("place pawn=worker cell=a1")


def test_lay_any_tile_of_the_hand_on_any_touching_cell_in_any_rotation_and_draw() -> None:
    game = new()
    to_tile(game)
    assert choices(game) == ["take slot=1", "take slot=2", "take slot=3"]
    hand = game._state.hand[0].copy()
    next_tile = int(game._state.pile[24])
    game.play("take slot=2")
    game.play("lay cell=b4")
    assert choices(game) == ["rotate degrees=0", "rotate degrees=120", "rotate degrees=240"]
    happened = game.play("rotate degrees=240")
    cell = CELLS.index("b4")
    assert (game._state.tile[cell], game._state.rotation[cell]) == (hand[1], 2)
    assert game._state.hand[0].tolist() == [hand[0], next_tile, hand[2]]
    assert game._state.left == 24
    assert [event["kind"] for event in happened] == ["laid", "drew", "turn_ended"]
    assert happened[1]["audience"] == 0
    assert (game.mover, phase(game), game._state.turn) == (1, "place", 2)


def test_higher_rows_may_be_begun_before_lower_ones_are_full() -> None:
    game = new()
    to_tile(game)
    game.play("take slot=1")
    game.play("lay cell=b2")
    game.play("rotate degrees=0")
    game.play("place pawn=worker cell=a2")
    game.play("take slot=1")
    assert cells(game) == ["b4", "b6", "b8", "b10", "c1"]


def test_nobody_has_more_than_three_tiles_and_the_hand_shrinks_when_the_pile_is_empty() -> None:
    game = new(5)
    chance = random.Random(5)
    held = {}
    while not game.over:
        held[int(game._state.turn)] = (game._state.in_hand.tolist(), int(game._state.left))
        game.play(chance.choice(game.actions()))
    assert held[25] == ([3, 3], 1)
    assert held[26] == ([3, 3], 0)
    assert held[27] == ([3, 2], 0)
    assert held[30] == ([1, 1], 0)


@pytest.mark.parametrize("seed", range(5))
def test_after_30_turns_49_tiles_one_in_whites_hand_15_placements_a_side(seed: int) -> None:
    game = new(seed)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.actions()))
    g = game._state
    assert g.turn == 30
    assert (g.tile >= 0).all()
    assert g.in_hand.tolist() == [1, 0]
    placed = [event["seat"] for event in game.events() if event["kind"] == "placed"]
    assert placed == [0, 1] * 15
    assert [event["seat"] for event in game.events() if event["kind"] == "laid"] == [0, 1] * 15
    shown = next(event for event in game.events() if event["kind"] == "left_over")
    assert shown["arguments"]["tile"] == g.hand[0, 0]


@pytest.mark.parametrize("seed", range(5))
def test_the_events_of_the_end_add_up_to_the_score(seed: int) -> None:
    game = new(seed, closure="strict", longest_uncursed=True)
    chance = random.Random(seed)
    while not game.over:
        assert game.scores == [0, 0]
        game.play(chance.choice(game.actions()))
    taken = [event for event in game.events() if event["kind"] in ("underground_taken", "ankhs_scored")]
    for seat in range(2):
        assert sum(event["arguments"]["points"] for event in taken if event["seat"] == seat) == game.scores[seat]
    out = np.zeros((2, 6), np.int16)
    forecast(game._state, out)
    assert out.sum(axis=1).tolist() == game.scores
    assert game.events()[-1]["arguments"] == {"white": game.scores[0], "blue": game.scores[1]}
    undergrounds = game.forecast()["details"]["undergrounds"]
    scored = [event for event in game.events() if event["kind"].startswith("underground")]
    assert [event["arguments"]["points"] for event in scored] == [each["worth"] for each in undergrounds]


def test_every_choice_is_asked_even_a_single_one() -> None:
    game = new(3)
    chance = random.Random(3)
    per_turn: dict[int, list[str]] = {}
    while not game.over:
        action = chance.choice(game.actions())
        per_turn.setdefault(int(game._state.turn), []).append(action.name)
        game.play(action)
    for names in per_turn.values():
        assert names[0] == "place"
        assert names[-3:] == ["take", "lay", "rotate"]
        assert tuple(names[1:-3]) in {(), ("turn", "turn_by"), ("swap", "swap_with"), ("move", "move_to")}
