"""What holds in every game, whatever is chosen."""

from __future__ import annotations

import networkx as nx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games.kheops.board import has_door
from saqqara.games.kheops.components import CELL_COUNT, NEIGHBOURS, OUTSIDE
from saqqara.games.kheops.state import SUPPLIES

from .boards import Pyramid, new

PYRAMID = nx.Graph((cell, int(other)) for cell in range(CELL_COUNT) for other in NEIGHBOURS[cell] if other != OUTSIDE)
games = st.builds(
    new,
    seed=st.integers(0, 2**64 - 1),
    closure=st.sampled_from(("border", "strict")),
    pharaoh_after_mummy=st.booleans(),
    longest_uncursed=st.booleans(),
)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(game=games, data=st.data())
def test_tiles_and_pawns_are_accounted_for_and_the_pyramid_is_connected(game: saqqara.Game, data: st.DataObject) -> None:
    chance = data.draw(st.randoms(use_true_random=False))
    while not game.over:
        game.play(chance.choice(game.actions()))
        g = game._state
        tiles = [int(tile) for tile in (*g.tile, *g.hand.flat, *g.pile) if tile >= 0]
        assert sorted(tiles) == list(range(50))
        for seat in range(2):
            assert sum(g.pawn // 4 == seat) + g.supply[seat].sum() == 17
            for kind in range(4):
                assert sum(g.pawn == 4 * seat + kind) + g.supply[seat, kind] == SUPPLIES[seat][kind]
        laid = [cell for cell in range(CELL_COUNT) if g.tile[cell] >= 0]
        assert nx.is_connected(PYRAMID.subgraph(laid))
        assert all(g.tile[cell] >= 0 for cell in range(CELL_COUNT) if g.pawn[cell] >= 0)


@given(doors=st.sets(st.integers(0, 2)), start=st.integers(0, 2), cell=st.sampled_from(("a1", "a2", "g1")))
def test_turning_by_120_three_times_is_the_identity(doors: set[int], start: int, cell: str) -> None:
    pyramid = Pyramid().lay(cell, tuple(doors))
    here = int((pyramid.g.tile >= 0).argmax())
    pyramid.g.rotation[here] = start

    def open_sides() -> set[int]:
        return {side for side in range(3) if has_door(pyramid.g, here, side)}

    first = open_sides()
    assert first == {(door + start) % 3 for door in doors}
    for turn in range(1, 4):
        pyramid.g.rotation[here] = (start + turn) % 3
        assert open_sides() == {(side + turn) % 3 for side in first}
    assert open_sides() == first
