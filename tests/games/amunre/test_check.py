"""Positions that cannot occur are refused, and the field at fault is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadPosition
from saqqara.games.amunre.state import INCOME_PART, NEW, Phase

from .scenes import BLACK, RED, actions, at, auction, give, income, kind, legal, offering, play

Scene = Callable[[], saqqara.Game]


def bidding() -> saqqara.Game:
    game = auction("dakhla", "abu", "edfu")
    play(game, "bid province=abu price=3")
    return game


def outbid() -> saqqara.Game:
    game = auction("dakhla", "abu", "edfu")
    play(game, "bid province=abu price=3", "bid province=abu price=6", "bid province=dakhla price=0")
    return game


def paying() -> saqqara.Game:
    game = auction("dakhla", "abu", "edfu")
    game._state.gold[RED] = 2
    play(game, "bid province=abu price=3", "bid province=dakhla price=0", "bid province=edfu price=0")
    return game


def buying() -> saqqara.Game:
    return actions(["kharga"], ["abu"], ["edfu"])


def putting_back() -> saqqara.Game:
    game = actions(["kharga"], ["abu"], ["edfu"], two_extra_cards="top")
    play(game, "buy pieces=2")
    play(game, legal(game)[0])
    return game


def farming() -> saqqara.Game:
    game = actions(["edfu"], ["abu"], ["kharga"])
    play(game, "buy pieces=0", "buy pieces=2")
    return game


def blocks() -> saqqara.Game:
    game = buying()
    play(game, "buy pieces=0", "buy pieces=0")
    return game


def building() -> saqqara.Game:
    game = blocks()
    play(game, "buy pieces=2")
    return game


def with_builder() -> saqqara.Game:
    game = buying()
    game._state.blocks[at("kharga")] = 2
    play(game, "buy pieces=0", "buy pieces=0", "play card=builder")
    return game


def choosing() -> saqqara.Game:
    game = offering(["kharga"], ["abu"], ["edfu"])
    give(game, RED, "harvest")
    game._state.gold[RED] = 1
    play(game, "done", "offer gold=3", "sell card=builder")
    return game


def committed() -> saqqara.Game:
    game = choosing()
    play(game, "sell card=harvest")
    return game


def swaying() -> saqqara.Game:
    game = offering(["kharga"], ["abu"], ["edfu"])
    give(game, RED, "sacrifice")
    play(game, "play card=sacrifice", "minus_three", "done", "offer gold=1", "done", "minus_three")
    return game


def goods() -> saqqara.Game:
    game = offering(["edfu"], ["abu"], ["kharga"])
    play(game, "done", "offer gold=2", "done", "minus_three", "done", "minus_three", "draw cards=0")
    return game


def farmer_of_amun_re() -> saqqara.Game:
    game = goods()
    play(game, "take good=farmer")
    return game


def drawing() -> saqqara.Game:
    game = offering(["edfu"], ["abu"], ["kharga"])
    play(game, "done", "offer gold=2", "done", "minus_three", "done", "minus_three")
    return game


def paid() -> saqqara.Game:
    return income(["edfu"], ["abu"], ["kharga"])


CASES: list[tuple[Scene, str, Any, str]] = [
    (bidding, "phase", Phase.CARDS, "phase"),
    (bidding, "first", 3, "first"),
    (bidding, "next_first", 4, "next_first"),
    (bidding, "asked", 4, "asked"),
    (paid, "over", 1, "over"),
    (bidding, "temple", 1, "temple"),
    (paid, "temple", 0, "temple"),
    (bidding, "before_offering", 99, "before_offering"),
    (bidding, "gold[0]", -1, "gold[0]"),
    (bidding, "hand[1]", -1, "hand[1]"),
    (bidding, "cards[0]", 5, "cards[0]"),
    (bidding, "first_builder[3]", 1, "first_builder[3]"),
    (bidding, "score[0]", 3, "score[0]"),
    (bidding, "gold[4]", 3, "gold[4]"),
    (bidding, "played[4]", 1, "played[4]"),
    (bidding, "deck", -1, "deck"),
    (bidding, "under", -1, "under"),
    (bidding, "discards[3]", 1, "deck"),
    (bidding, "deck_cards", 30, "deck_cards"),
    (bidding, "top_seat", 1, "top_seat"),
    (putting_back, "top_seat", 4, "top_seat"),
    (putting_back, "options[1]", 2, "top_cards"),
    (putting_back, "drawn_cards", 4, "drawn_cards"),
    (putting_back, "to_put_back", 0, "to_put_back"),
    (putting_back, "phase", Phase.FARMERS, "drawn_cards"),
    (bidding, "to_put_back", 1, "to_put_back"),
    (bidding, "owner[0]", 4, "owner[0]"),
    (buying, "owner[0]", 0, "owner"),
    (buying, "province_card[0]", 3, "province_card"),
    (buying, "province_card[4]", 2, "province_card[4]"),
    (buying, "farmers[0]", 3, "farmers[0]"),
    (buying, "farmers[4]", 1, "farmers[4]"),
    (buying, "desert[4]", 1, "desert[4]"),
    (bidding, "stake[1]", 7, "stake"),
    (bidding, "stake[4]", 1, "stake"),
    (buying, "province_card[4]", 1, "province_card"),
    (bidding, "under_cards[0]", 0, "under_cards[0]"),
    (bidding, "peeked[0]", 1, "peeked_under[0]"),
    (bidding, "peeked_by", 1, "peeked_by"),
    (bidding, "bid_step[0]", -1, "bid_step[0]"),
    (buying, "bid_on[0]", 1, "bid_on[0]"),
    (buying, "lost[0]", 1, "lost[0]"),
    (bidding, "bid_on[0]", 2, "bid_on[0]"),
    (bidding, "bid_step[0]", 8, "bid_step[0]"),
    (bidding, "lost[1]", 7, "lost[1]"),
    (paying, "phase", Phase.BID, "bid_on"),
    (bidding, "phase", Phase.PAY, "bid_on"),
    (buying, "offer[0]", -2, "offer[0]"),
    (paid, "offer[0]", 0, "offer[0]"),
    (buying, "offer_sells[0]", 1, "offer_sells[0]"),
    (buying, "offer_sells[4]", 1, "offer_sells"),
    (swaying, "swaying[0]", 0, "swaying"),
    (committed, "offer[1]", 3, "offer[1]"),
    (committed, "offer[0]", 0, "offer[0]"),
    (committed, "swaying[1]", 1, "swaying[1]"),
    (committed, "swaying[0]", 1, "offer_sells[0]"),
    (committed, "offer_sells[0]", 1, "offer_sells[0]"),
    (committed, "gold[0]", 2, "offer_sells[0]"),
    (choosing, "left", 2, "offer_sells[0]"),
    (bidding, "good", 0, "good"),
    (paying, "left", 2, "left"),
    (farming, "left", 4, "left"),
    (farming, "left", 0, "left"),
    (blocks, "left", 0, "left"),
    (goods, "left", 0, "left"),
    (goods, "left", 4, "left"),
    (buying, "left", 1, "left"),
    (building, "left", -1, "left"),
    (drawing, "left", 2, "left"),
    (with_builder, "blocks[10]", 1, "phase"),
    (farmer_of_amun_re, "farmers[9]", 3, "good"),
    (paid, "eight_gold_on[0]", 0, "eight_gold_on[0]"),
    (buying, "harvest_on[0]", 10, "harvest_on[0]"),
    (bidding, "mover", 0, "mover"),
    (goods, "mover", 1, "mover"),
    (buying, "mover", 1, "mover"),
    (paid, "mover", 2, "mover"),
]


@pytest.mark.parametrize(("scene", "field", "value", "fault"), CASES)
def test_a_position_that_cannot_occur_names_its_field(scene: Scene, field: str, value: Any, fault: str) -> None:
    game = scene()
    game.rulebook.check(game._state)
    name, _, index = field.partition("[")
    if index:
        game._state[name][int(index.rstrip("]"))] = value
    elif game._state[name].shape:
        game._state[name][:] = value
    else:
        game._state[name] = value
    with pytest.raises(BadPosition) as refusal:
        game.rulebook.check(game._state)
    assert refusal.value.field == fault


def test_no_case_is_listed_twice() -> None:
    assert len({(scene.__name__, field, str(value)) for scene, field, value, _ in CASES}) == len(CASES)


def test_two_markers_cannot_be_on_one_province() -> None:
    game = outbid()
    game._state.bid_on[BLACK + 1] = at("abu")
    with pytest.raises(BadPosition, match="bid_on: a province has one marker at most"):
        game.rulebook.check(game._state)


def test_an_offering_cannot_be_more_than_the_seat_has() -> None:
    game = choosing()
    game._state.offer[RED], game._state.left = 20, 18
    with pytest.raises(BadPosition, match=r"offer\[0\]: is more than the seat can offer"):
        game.rulebook.check(game._state)


def test_cards_known_under_a_province_must_lie_there() -> None:
    game = bidding()
    g = game._state
    g.peeked[0], g.peeked_under[0], g.peeked_by = kind("rebid"), 1, RED
    with pytest.raises(BadPosition, match="peeked"):
        game.rulebook.check(g)


def test_bonus_cards_cannot_be_more_than_the_box_gives() -> None:
    game = bidding()
    g = game._state
    card = next(card for card in range(12) if g.deck[card])
    g.under[1, card] += 1
    g.under_cards[1] += 1
    g.deck[card] -= 1
    g.deck_cards -= 1
    with pytest.raises(BadPosition, match=r"under_cards\[1\]: there can be 0 at most"):
        game.rulebook.check(g)


def test_an_extra_card_needs_the_variant() -> None:
    game = putting_back()
    g = game._state
    g.deck[g.top[0]] += 1
    g.top[0], g.top_cards, g.top_seat, g.options[1] = -1, 0, -1, 0
    with pytest.raises(BadPosition, match="phase: only the option two_extra_cards"):
        game.rulebook.check(g)


def test_a_finished_game_is_a_valid_position() -> None:
    game = saqqara.new("amunre", players=3, seed=4)
    while not game.over:
        game.play(game.actions()[-1])
    game.rulebook.check(game._state)
    assert (game._state.kingdom, game._state.part) == (NEW, INCOME_PART)
    again = saqqara.from_position("amunre", game.position())
    assert again.over
    assert again.scores == game.scores
