"""The end: every line of the scoring, every example, and a comparison with an independent computation."""

from __future__ import annotations

import random
from typing import Any

import networkx as nx
import numpy as np
import pytest

from saqqara.games.kheops.components import CELL_COUNT, CELLS, NEIGHBOURS, PLACES, SYMBOLS, WIDTHS, kind_of, pair_of, symbol_of
from saqqara.games.kheops.scoring import count, details, forecast, lowest, places
from saqqara.games.kheops.state import SOURCES
from saqqara.kernel import INTERPRETED

from .boards import Pyramid, new, random_pyramid

BOARDS = 200 if INTERPRETED else 2000

# The examples of the specification


def ankhs(number: int) -> Pyramid:
    """White stands on this many ankhs that do not communicate."""
    pyramid = Pyramid()
    for i in range(number):
        pyramid.lay(f"a{2 * i + 1}", (), symbol="ankh", pawn="white_worker")
    return pyramid


def test_three_ankhs_occupied_are_9() -> None:
    assert ankhs(3).points() == [9, 0]


def test_four_ankhs_one_of_them_in_a_cursed_underground_are_9() -> None:
    pyramid = ankhs(3)
    pyramid.lay("a8", (1,), symbol="ankh", pawn="white_worker").lay("a9", (1,), symbol="curse")
    assert pyramid.points() == [9, 0]
    ((mine, _),) = [details(pyramid.g, 0)["ankhs"]]
    assert mine == {"cells": ["a1", "a3", "a5"], "cursed": ["a8"], "points": 9}


def closed_at_the_apex() -> Pyramid:
    """Five rooms, two corridors, one sarcophagus, apex, longest, closed."""
    return (
        Pyramid()
        .lay("g1", (0,), pawn="blue_worker")
        .corridor("f2", (0, 1, 2))
        .lay("f1", (2,))
        .corridor("f3", (0, 1))
        .lay("e4", (0, 1))
        .lay("e5", (1, 0), symbol="sarcophagus", pair="A")
        .lay("d6", (0,))
    )


def test_five_rooms_two_corridors_one_sarcophagus_apex_longest_closed_are_40() -> None:
    pyramid = closed_at_the_apex()
    found = pyramid.only()
    assert (found["tiles"], found["rooms"], found["sarcophagi"], found["closed"]) == (7, 5, ["A"], True)
    assert found["points"] == {"rooms": 5, "sarcophagi": 5, "apex": 5, "longest": 5, "closed": 20}
    assert found["worth"] == 40
    assert pyramid.points() == [0, 40]


def row_of_rooms(*pairs: str | None, **options: str | bool) -> Pyramid:
    """Communicating rooms in the bottom row, with a sarcophagus of each named pair; white stands on the first."""
    pyramid = Pyramid(**options)
    for i, pair in enumerate(pairs, 1):
        symbol = "sarcophagus" if pair else "none"
        pyramid.lay(f"a{i + 1}", (1, 2), symbol=symbol, pair=pair, pawn="white_worker" if i == 1 else "")
    return pyramid


def test_three_sarcophagi_two_of_one_pair_are_0_for_them() -> None:
    assert row_of_rooms("A", "A", "B").only()["points"]["sarcophagi"] == 0


@pytest.mark.parametrize(
    ("pairs", "bonus"),
    [((None, None), 0), (("C", None), 5), (("B", "B"), 15), (("A", "B"), 0), (("A", "A", "B", "B"), 0), (("A", "B", "C"), 0)],
)
def test_sarcophagi_score_alone_or_as_a_pair(pairs: tuple[str | None, ...], bonus: int) -> None:
    assert row_of_rooms(*pairs).only()["points"]["sarcophagi"] == bonus


def test_a_pharaoh_on_a_double_tile_ties_with_two_workers() -> None:
    pyramid = (
        Pyramid()
        .lay("a2", (1,), symbol="double", pawn="white_pharaoh")
        .lay("a3", (1, 2), pawn="blue_worker")
        .lay("a4", (2,), pawn="blue_worker")
    )
    assert pyramid.only()["weights"] == [2, 2]
    assert pyramid.only()["taker"] is None
    assert pyramid.points() == [0, 0]


def test_two_corridors_that_are_not_the_longest_are_0() -> None:
    pyramid = Pyramid().corridor("a2", (1,), pawn="white_worker").corridor("a3", (1,))
    for i in range(5, 8):
        pyramid.lay(f"a{i}", (1, 2))
    short, long = pyramid.undergrounds()
    assert (short["worth"], short["longest"]) == (0, False)
    assert (long["tiles"], long["longest"]) == (3, True)
    assert pyramid.points() == [0, 0]


# Every line of the scoring


def test_tiles_communicate_only_where_both_have_a_door() -> None:
    assert Pyramid().lay("a2", (1,)).lay("a3", (1,)).only()["cells"] == ["a2", "a3"]
    assert Pyramid().lay("a2", (1,)).lay("a3", (0, 2)).undergrounds() == []


def test_a_lone_tile_is_no_underground() -> None:
    pyramid = Pyramid().lay("a2", (0, 1, 2), pawn="white_worker")
    assert pyramid.undergrounds() == []
    assert pyramid.points() == [0, 0]


def test_turned_doors_count_as_they_lie() -> None:
    pyramid = Pyramid().lay("a2", (0,)).lay("a3", (0,))
    assert pyramid.undergrounds() == []
    pyramid.g.rotation[CELLS.index("a2")] = 1
    pyramid.g.rotation[CELLS.index("a3")] = 1
    assert pyramid.only()["cells"] == ["a2", "a3"]


def test_a_curse_makes_an_underground_worthless() -> None:
    pyramid = row_of_rooms("A", None).lay("a4", (2,), symbol="curse")
    assert pyramid.only()["cursed"]
    assert pyramid.only()["worth"] == 0
    assert pyramid.points() == [0, 0]


def test_a_curse_on_a_lone_tile_harms_nobody() -> None:
    pyramid = ankhs(1).lay("a2", (), symbol="curse")
    assert pyramid.points() == [1, 0]


def two_longest(**options: str | bool) -> Pyramid:
    """Three tiles with a curse for blue, two without for white."""
    pyramid = Pyramid(**options).lay("a2", (1,), pawn="blue_worker").lay("a3", (1, 2)).lay("a4", (2,), symbol="curse")
    return pyramid.lay("a6", (1,), pawn="white_worker").lay("a7", (1, 0))


def test_when_the_longest_is_cursed_nobody_gets_the_bonus() -> None:
    assert two_longest().points() == [2, 0]


def test_by_option_the_longest_is_that_of_the_uncursed() -> None:
    pyramid = two_longest(longest_uncursed=True)
    assert pyramid.points() == [7, 0]
    assert [each["longest"] for each in pyramid.undergrounds()] == [False, True]


def test_by_option_a_cursed_underground_of_equal_size_is_not_the_longest() -> None:
    pyramid = two_longest(longest_uncursed=True).lay("a8", (2,)).lay("a7", (1, 2))
    cursed, longest = pyramid.undergrounds()
    assert cursed["tiles"] == longest["tiles"] == 3
    assert (cursed["cursed"], cursed["longest"], longest["longest"]) == (True, False, True)


def test_without_the_option_a_cursed_underground_can_be_the_longest() -> None:
    assert [each["longest"] for each in two_longest().undergrounds()] == [True, False]


def test_all_tied_longest_undergrounds_get_the_bonus() -> None:
    pyramid = Pyramid()
    pyramid.lay("a2", (1,), pawn="white_worker").lay("a3", (1, 0)).lay("a6", (1,), pawn="blue_worker").lay("a7", (1, 0))
    assert pyramid.points() == [7, 7]


def test_the_apex_brings_five() -> None:
    pyramid = (
        Pyramid().corridor("g1", (0, 1), pawn="white_worker").corridor("f2", (0,)).lay("a2", (1,)).lay("a3", (1, 2)).lay("a4", (2,))
    )
    assert pyramid.undergrounds()[1]["points"] == {"rooms": 0, "sarcophagi": 0, "apex": 5, "longest": 0, "closed": 0}
    assert pyramid.points() == [5, 0]


def test_border_closure_asks_about_outer_sides_only_the_ground_included() -> None:
    assert row_of_rooms(None, None).only()["closed"]  # doors on empty cells
    assert row_of_rooms(None, None).lay("a1", ()).only()["closed"]  # a door on a wall
    assert not Pyramid().lay("a2", (1,)).lay("a3", (0, 1)).only()["closed"]  # the ground
    assert not Pyramid().lay("a1", (1, 2)).lay("a2", (2,)).only()["closed"]  # a slope


def test_strict_closure_asks_about_every_door_without_a_door_behind_it() -> None:
    assert Pyramid(closure="strict").lay("a2", (1,)).lay("a3", (1,)).only()["closed"]
    assert not Pyramid(closure="strict").lay("a2", (1, 2)).lay("a3", (1,)).only()["closed"]  # an empty cell
    assert not Pyramid(closure="strict").lay("a2", (1, 2)).lay("a3", (1,)).lay("a1", ()).only()["closed"]  # a wall
    assert not Pyramid(closure="strict").lay("a2", (1,)).lay("a3", (0, 1)).only()["closed"]  # the ground


def test_the_forecast_shows_where_doors_lead() -> None:
    found = Pyramid().lay("a1", (0, 1, 2)).lay("a2", (0, 1, 2)).lay("a3", (2,)).only()
    assert (found["doors_outside"], found["doors_on_empty_cells"], found["doors_on_walls"]) == (2, 1, 1)


@pytest.mark.parametrize(
    ("white", "blue", "symbol", "weights", "taker"),
    [
        ("white_worker", "blue_worker", "none", [1, 1], None),
        ("white_pharaoh", "blue_mummy", "none", [2, 1], 0),
        ("white_priest", "blue_priest", "double", [1, 2], 1),
        ("", "", "none", [0, 0], None),
        ("white_mummy", "", "double", [1, 0], 0),
    ],
)
def test_pawns_have_weights(white: str, blue: str, symbol: str, weights: list[int], taker: int | None) -> None:
    """Blue stands on the tile with the symbol."""
    found = Pyramid().lay("a2", (1,), pawn=white).lay("a3", (1,), symbol=symbol, pawn=blue).only()
    assert (found["weights"], found["taker"]) == (weights, taker)


def test_ankhs_are_never_doubled_and_a_lone_tile_counts() -> None:
    pyramid = Pyramid().lay("a2", (1,), symbol="ankh", pawn="blue_worker").lay("a3", (1,), symbol="ankh")
    pyramid.lay("a5", (), symbol="ankh", pawn="blue_priest")
    out = np.zeros((2, len(SOURCES)), np.int16)
    forecast(pyramid.g, out)
    assert dict(zip(SOURCES, out[1].tolist(), strict=True)) == {
        "rooms": 2, "sarcophagi": 0, "apex": 0, "longest": 5, "closed": 7, "ankhs": 4,
    }  # fmt: skip


@pytest.mark.parametrize(("score", "expected"), [((3, 2), [1, 2]), ((2, 3), [2, 1]), ((4, 4), [1, 1])])
def test_most_points_win_and_equal_points_are_a_draw(score: tuple[int, int], expected: list[int]) -> None:
    game = new()
    game._state.score[:] = score
    out = np.zeros(2, np.int16)
    places(game._state, out)
    assert out.tolist() == expected


# Bit masks


def test_masks_stand_for_cells() -> None:
    for cell in range(CELL_COUNT):
        assert lowest(1 << cell | 1 << 48) == cell
    assert [count(mask) for mask in (0, 1, 0b1011, (1 << 49) - 1)] == [0, 1, 3, 49]


# The same, computed with graphs and with words instead of masks


def doors(g: Any, cell: int) -> set[int]:
    printed = int(g.components[g.tile[cell]]) & 7
    return {(side + int(g.rotation[cell])) % 3 for side in range(3) if printed >> side & 1}


def independent_points(g: Any) -> list[int]:
    laid = [cell for cell in range(CELL_COUNT) if g.tile[cell] >= 0]
    graph = nx.Graph()
    graph.add_nodes_from(laid)
    for cell in laid:
        for side in doors(g, cell):
            other = int(NEIGHBOURS[cell, side])
            if other in laid and side in doors(g, other):
                graph.add_edge(cell, other)
    groups = [group for group in nx.connected_components(graph) if len(group) > 1]
    symbol = {cell: SYMBOLS[symbol_of(int(g.components[g.tile[cell]]))] for cell in laid}
    cursed = [any(symbol[cell] == "curse" for cell in group) for group in groups]
    candidates = [len(group) for group, bad in zip(groups, cursed, strict=True) if not (bad and g.options[2] == 1)]
    points = [0, 0]
    for group, bad in zip(groups, cursed, strict=True):
        white, blue = (independent_weight(g, group, seat, symbol) for seat in range(2))
        if not bad and white != blue:
            points[int(blue > white)] += independent_worth(g, group, max(candidates), graph)
    lost = {cell for group, bad in zip(groups, cursed, strict=True) if bad for cell in group}
    for seat in range(2):
        points[seat] += sum(symbol[cell] == "ankh" and cell not in lost and g.pawn[cell] // 4 == seat for cell in laid) ** 2
    return points


def independent_weight(g: Any, group: set[int], seat: int, symbol: dict[int, str]) -> int:
    return sum(2 if symbol[cell] == "double" or g.pawn[cell] == 3 else 1 for cell in group if g.pawn[cell] // 4 == seat)


def independent_worth(g: Any, group: set[int], longest: int, graph: Any) -> int:
    tiles = [int(g.components[g.tile[cell]]) for cell in group]
    pairs = [pair_of(tile) for tile in tiles if pair_of(tile) >= 0]
    total = sum(kind_of(tile) for tile in tiles)
    if len(pairs) == 1:
        total += 5
    if len(pairs) == 2 and pairs[0] == pairs[1]:
        total += 15
    total += 5 * (PLACES.index((7, 1)) in group) + 5 * (len(group) == longest)
    loose = [(cell, int(NEIGHBOURS[cell, side])) for cell in group for side in doors(g, cell)]
    strict = g.options[0] == 1
    opens = any(other < 0 or (strict and not graph.has_edge(cell, other)) for cell, other in loose)
    return total if opens else 2 * total


def points_of(g: Any) -> list[int]:
    out = np.zeros((2, len(SOURCES)), np.int16)
    forecast(g, out)
    return [int(total) for total in out.sum(axis=1)]


def test_thousands_of_final_pyramids_score_as_an_independent_computation_says() -> None:
    chance = random.Random(49)
    for _ in range(BOARDS):
        g = random_pyramid(chance)
        assert points_of(g) == independent_points(g)


def test_unfinished_pyramids_score_as_an_independent_computation_says() -> None:
    chance = random.Random(19)
    for _ in range(BOARDS // 4):
        g = random_pyramid(chance, chance.randrange(1, CELL_COUNT))
        assert points_of(g) == independent_points(g)


def mirrored(g: Any) -> Any:
    """The same pyramid seen in a mirror: left and right change places, and so do sides 1 and 2."""
    twin = random_pyramid(random.Random(0))
    twin.components[:], twin.options[:] = g.components, g.options
    for cell, (row, column) in enumerate(PLACES):
        there = PLACES.index((row, WIDTHS[row - 1] + 1 - column))
        twin.tile[there], twin.pawn[there], twin.rotation[there] = g.tile[cell], g.pawn[cell], 0
        if g.tile[cell] >= 0:
            wanted = {(3 - side) % 3 for side in doors(g, cell)}
            twin.rotation[there] = next(turn for turn in range(3) if turned(g, cell, turn) == wanted)
    return twin


def turned(g: Any, cell: int, turn: int) -> set[int]:
    printed = int(g.components[g.tile[cell]]) & 7
    return {(side + turn) % 3 for side in range(3) if printed >> side & 1}


def test_the_score_is_the_same_in_a_mirror() -> None:
    chance = random.Random(7)
    for _ in range(BOARDS // 10):
        g = random_pyramid(chance, chance.choice((CELL_COUNT, 30)))
        assert points_of(mirrored(g)) == points_of(g)


def test_white_and_blue_are_scored_alike() -> None:
    chance = random.Random(8)
    for _ in range(BOARDS // 10):
        g = random_pyramid(chance)
        g.pawn[g.pawn == 3] = 0
        points = points_of(g)
        g.pawn[:] = np.where(g.pawn < 0, -1, (g.pawn + 4) % 8)
        assert points_of(g) == points[::-1]
