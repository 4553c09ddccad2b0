"""What holds in every game, whatever is played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games.imhotep.components import COPIES, DECK, KINDS

SIDES = st.fixed_dictionaries(
    {name: st.sampled_from("AB") for name in ("market", "pyramid", "temple", "burial_chamber", "obelisks")}
    | {"wrath": st.booleans(), "wager": st.booleans()}
)


def stones_of(g: Any, seat: int) -> int:
    on_table = sum(int((field == seat).sum()) for field in (g.boats, g.wager))
    return int(g.sled[seat]) + int(g.quarry[seat]) + int(g.stones[:, seat].sum()) + on_table


def cards_of(g: Any) -> list[int]:
    """How many cards of each kind there are anywhere."""
    lying = [*g.market.tolist(), *g.deck.tolist(), int(g.playing), int(g.resolving)]
    return [int(g.discard[kind]) + int(g.cards[:, kind].sum()) + lying.count(kind) for kind in range(KINDS)]


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**64 - 1), options=SIDES, data=st.data())
def test_stones_and_cards_are_conserved_sleds_hold_five_and_sites_are_visited_once(
    players: int, seed: int, options: dict[str, Any], data: st.DataObject
) -> None:
    game = saqqara.new("imhotep", players=players, seed=seed, **options)
    chance = data.draw(st.randoms(use_true_random=False))
    towers = 0
    while not game.over:
        happened = game.play(chance.choice(game.actions()))
        g = game._state
        assert [stones_of(g, seat) for seat in range(players)] == [29] * players
        assert g.sled.max() <= 5
        visited = [site for site in g.boat_site.tolist() if 0 <= site < 5]
        assert len(visited) == len(set(visited))
        assert cards_of(g) == list(COPIES)
        assert sum(cards_of(g)) == DECK
        towers += sum(event["kind"] == "tower_built" for event in happened)
        if not game.over:
            so_far = [sum(row[source] for source in ("pyramid", "temple", "towers")) for row in game.forecast()["sources"]]
            assert so_far == game.scores
    assert towers == (game._state.towers >= 0).sum()
    assert game._state.round_number == 6


@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), options=SIDES)
def test_every_point_has_an_event(players: int, seed: int, options: dict[str, Any]) -> None:
    """The score can be followed from the log alone."""
    game = saqqara.new("imhotep", players=players, seed=seed, **options)
    told = [0] * players
    turn = 0
    while not game.over:
        actions = game.actions()
        turn += 1
        for event in game.play(actions[(turn * 7) % len(actions)]):
            if event["kind"] != "game_ended":
                told[event["seat"]] += event["arguments"].get("points", 0)
        assert told == game.scores
