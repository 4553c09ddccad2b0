"""Why something is not allowed, as the key and arguments of a text."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.actions import ACTIONS, BUY, FARMER
from saqqara.games.amunre.auction import holder, purse
from saqqara.games.amunre.cards import affordable, cards_to_draw, owns, price
from saqqara.games.amunre.components import (
    BLOCKS_WITH_BUILDER,
    CARDS,
    NAMES,
    PRICES,
    PROVINCE_WORDS,
    Card,
)
from saqqara.games.amunre.offering import most_offered
from saqqara.games.amunre.purchases import all_open_fields, card_limit, open_fields
from saqqara.games.amunre.state import AT_STAKE, Phase

Reason = tuple[str, dict[str, Any]]

PURCHASES = (Phase.CARDS, Phase.FARMERS, Phase.BLOCKS)
ASKED_IN = {
    "bid": (Phase.BID,),
    "play": (Phase.BID, Phase.FARMERS, Phase.BLOCKS, Phase.BUILD, Phase.SACRIFICE, Phase.INCOME),
    "sell": (*PURCHASES, Phase.PAY, Phase.OFFER_CARDS, Phase.INCOME),
    "buy": PURCHASES,
    "place": (
        Phase.FIELD,
        Phase.BUILD,
        Phase.GOODS_PLACE,
        Phase.FREE_FARMER,
        Phase.BUILDER,
        Phase.EIGHT_GOLD,
        Phase.HARVEST,
    ),
    "offer": (Phase.OFFER,),
    "minus_three": (Phase.OFFER,),
    "sway": (Phase.SWAY,),
    "draw": (Phase.DRAW,),
    "take": (Phase.GOODS,),
    "put_back": (Phase.PUT_BACK,),
    "done": (Phase.BUILD, Phase.SACRIFICE, Phase.GOODS, Phase.INCOME),
}
"""The phases in which each decision is asked at all."""
CARD_PLAYED_IN = {
    Card.BLOCKADE: (Phase.BID,),
    Card.REBID: (Phase.BID,),
    Card.FREE_FARMER: (Phase.FARMERS,),
    Card.BUILDER: (Phase.BLOCKS, Phase.BUILD),
    Card.SACRIFICE: (Phase.SACRIFICE,),
    Card.EIGHT_GOLD: (Phase.INCOME,),
    Card.HARVEST: (Phase.INCOME,),
}


def why_not(g: Any, action: int) -> Reason:
    """Return the rule that forbids an action now."""
    chosen = ACTIONS.action(action)
    if g.phase not in ASKED_IN[chosen.name]:
        return _why("not-now", action=chosen.name)
    seat, values = int(g.mover), chosen.arguments
    if chosen.name == "bid":
        return _why_no_bid(g, seat, PROVINCE_WORDS.index(str(values["province"])), int(values["price"]))
    if chosen.name == "play":
        return _why_no_play(g, seat, CARDS.index(str(values["card"])))
    if chosen.name == "sell":
        return _why_no_sale(g, seat, CARDS.index(str(values["card"])))
    if chosen.name == "buy":
        return _why_no_purchase(g, seat, action - BUY)
    if chosen.name == "place":
        return _why_no_place(g, seat, PROVINCE_WORDS.index(str(values["province"])))
    if chosen.name == "offer":
        return _why_no_offer(g, seat, int(values["gold"]))
    if chosen.name == "draw":
        return _why_no_draw(g)
    if chosen.name == "take":
        return _why("no-open-field-anywhere")
    if chosen.name == "put_back":
        return _why("not-drawn", card=str(values["card"]))
    return _why("blocks-left", left=int(g.left))


def _why(key: str, **arguments: str | int) -> Reason:
    """Turn NumPy's numbers into plain ones, which can be sent as JSON."""
    return f"amunre-why-{key}", {name: value if isinstance(value, str) else int(value) for name, value in arguments.items()}


def _why_no_bid(g: Any, seat: int, province: int, asked: int) -> Reason:
    name = NAMES[province].title()
    if g.province_card[province] != AT_STAKE:
        return _why("not-at-stake", province=name)
    if g.lost[seat] == province and not g.played[seat, Card.REBID]:
        return _why("just-lost", province=name)
    there = holder(g, province)
    step = PRICES.index(asked)
    if there >= 0 and step <= g.bid_step[there]:
        return _why("not-higher", province=name, price=PRICES[g.bid_step[there]])
    if there >= 0 and step == g.bid_step[there] + 1 and g.played[there, Card.BLOCKADE]:
        return _why("blockade", province=name, price=PRICES[g.bid_step[there]])
    return _why("purse", most=purse(g, seat), gold=int(g.gold[seat]), cards=int(g.cards[seat]))


def _why_no_play(g: Any, seat: int, card: int) -> Reason:
    name = CARDS[card]
    if g.phase not in CARD_PLAYED_IN[Card(card)]:
        return _why(f"when-{name.replace('_', '-')}")
    if g.played[seat, card]:
        return _why("played-already", card=name)
    if not g.hand[seat, card]:
        return _why("not-in-hand", card=name)
    if card == Card.REBID:
        return _why("not-outbid")
    return _why("no-two-blocks", blocks=BLOCKS_WITH_BUILDER)


def _why_no_sale(g: Any, seat: int, card: int) -> Reason:
    if g.phase == Phase.OFFER_CARDS and g.hand[seat, card]:
        return _why("laid-already", card=CARDS[card])
    return _why("not-in-hand", card=CARDS[card])


def _why_no_purchase(g: Any, seat: int, pieces: int) -> Reason:
    if g.phase == Phase.CARDS and pieces > card_limit(g, seat):
        return _why("card-limit", limit=card_limit(g, seat))
    if g.phase == Phase.CARDS and pieces > cards_to_draw(g):
        return _why("no-more-cards", cards=cards_to_draw(g))
    if g.phase == Phase.FARMERS and pieces > all_open_fields(g, seat):
        return _why("open-fields", fields=all_open_fields(g, seat))
    gold = int(g.gold[seat])
    return _why("too-dear", pieces=pieces, cost=price(pieces), gold=gold, most=affordable(gold))


def _why_no_place(g: Any, seat: int, province: int) -> Reason:
    name = NAMES[province].title()
    if not owns(g, seat, province):
        return _why("not-yours", province=name)
    farmer = g.phase == Phase.FIELD or (g.phase == Phase.GOODS_PLACE and g.good == FARMER)
    if farmer and open_fields(g, province) <= 0:
        return _why("no-open-field", province=name)
    if g.phase == Phase.BUILDER:
        return _why("no-two-blocks-there", province=name, blocks=BLOCKS_WITH_BUILDER)
    return _why("all-placed")


def _why_no_offer(g: Any, seat: int, gold: int) -> Reason:
    if gold == 0:
        return _why("offer-nothing")
    return _why("offer-purse", most=most_offered(g, seat), gold=int(g.gold[seat]))


def _why_no_draw(g: Any) -> Reason:
    if cards_to_draw(g) < g.left:
        return _why("no-more-cards", cards=cards_to_draw(g))
    return _why("goods", goods=int(g.left))
