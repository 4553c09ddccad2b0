"""What holds in every game, tried on random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games.amunre.components import CARDS, COPIES, Card, Cell
from saqqara.games.amunre.state import AUCTION, Phase

GAIN = {"province_taken": "gold", "income": "gold", "hand_sold": "cards"}
COST = {"paid": "gold", "cards_bought": "gold", "farmers_bought": "gold", "blocks_bought": "gold", "offered": "gold"}
ONE = {"sold": 1, "three_gold_taken": 3}

games = st.builds(
    saqqara.new,
    st.just("amunre"),
    players=st.sampled_from([3, 4, 5]),
    seed=st.integers(0, 2**64 - 1),
    two_extra_cards=st.sampled_from(["off", "top", "discard"]),
)
thorough = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def lively(game: saqqara.Game, chance: random.Random) -> str:
    """A kind of decision at random, then one of that kind, so that rare cards are played too."""
    actions = game.actions()
    name = chance.choice(sorted({action.name for action in actions}))
    return str(chance.choice([action for action in actions if action.name == name]))


def bank(events: list[dict[str, Any]], players: int) -> list[int]:
    """What the bank has paid to each seat in these events."""
    paid = [0] * players
    for event in events:
        kind, seat, values = event["kind"], event["seat"], event["arguments"]
        paid[seat] += ONE.get(kind, 0)
        paid[seat] += values[GAIN[kind]] if kind in GAIN else 0
        paid[seat] -= values[COST[kind]] if kind in COST else 0
    return paid


@thorough
@given(games, st.integers(0, 10**9))
def test_gold_goes_only_between_players_and_bank_as_the_events_say(game: saqqara.Game, seed: int) -> None:
    chance = random.Random(seed)
    while not game.over:
        before = game._state.gold.copy()
        paid = bank(game.play(lively(game, chance)), game.players)
        assert (game._state.gold - before)[: game.players].tolist() == paid
        assert (game._state.gold >= 0).all()


@thorough
@given(games, st.integers(0, 10**9))
def test_there_are_always_39_cards(game: saqqara.Game, seed: int) -> None:
    chance = random.Random(seed)
    while not game.over:
        game.play(lively(game, chance))
        g = game._state
        total = g.hand.sum(axis=0) + g.under.sum(axis=0) + g.deck + g.discards + g.drawn
        for card in g.top[: g.top_cards]:
            total[card] += 1
        if g.part == AUCTION:
            for card in (Card.BLOCKADE, Card.REBID):
                total[card] += g.played[:, card].sum()
        assert total.tolist() == list(COPIES)
        assert g.hand.sum(axis=1).tolist() == g.cards.tolist()


@thorough
@given(games, st.integers(0, 10**9))
def test_farmers_stand_on_open_fields_of_owned_provinces(game: saqqara.Game, seed: int) -> None:
    chance = random.Random(seed)
    fields = game._state.components.reshape(15, -1)[:, Cell.FIELDS]
    while not game.over:
        game.play(lively(game, chance))
        g = game._state
        assert (g.farmers <= fields).all()
        assert (((g.farmers > 0) | (g.desert > 0)) <= (g.owner >= 0)).all()
        assert (g.blocks <= 2).all()
        assert sum(Counter(g.owner[g.owner >= 0].tolist()).values()) <= 3 * game.players


@thorough
@given(games, st.integers(0, 10**9))
def test_every_auction_ends_with_every_player_in_another_province(game: saqqara.Game, seed: int) -> None:
    chance = random.Random(seed)
    auctions = 0
    while not game.over:
        taken = [event for event in game.play(lively(game, chance)) if event["kind"] == "province_taken"]
        if taken:
            auctions += 1
            assert sorted(event["seat"] for event in taken) == list(range(game.players))
            assert len({event["arguments"]["province"] for event in taken}) == game.players
            own = Counter(game._state.owner[game._state.owner >= 0].tolist())
            assert set(own.values()) == {int(game._state.round_in_kingdom)}
    assert auctions == 6


@thorough
@given(games, st.integers(0, 10**9))
def test_positions_of_random_games_can_occur(game: saqqara.Game, seed: int) -> None:
    chance = random.Random(seed)
    while not game.over:
        game.play(lively(game, chance))
        game.rulebook.check(game._state)


def eager(game: saqqara.Game, chance: random.Random) -> str:
    """Play cards whenever possible, buy as much as possible, offer little, sell only when there is no choice."""
    actions = game.actions()
    plays = [action for action in actions if action.name == "play"]
    if plays:
        return str(plays[0])
    if game._state.phase in (Phase.CARDS, Phase.FARMERS):
        return str(actions[-1])
    kept = [action for action in actions if action.name != "sell"] or actions
    return str(chance.choice(kept[:3]))


def test_whole_games_use_every_power_card() -> None:
    used: Counter[str] = Counter()
    for seed in range(12):
        game = saqqara.new("amunre", players=3 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not game.over and set(used) != set(CARDS):
            for event in game.play(eager(game, chance)):
                if event["kind"] in ("card_played", "bonus_scored"):
                    used[event["arguments"]["card"]] += 1
    assert set(used) == set(CARDS)
