"""Points: the scoring of a kingdom, the end of the game, and what either would bring now."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.games.amunre.auction import purse
from saqqara.games.amunre.cards import cell, discard, in_turn, owns
from saqqara.games.amunre.components import (
    ENOUGH_FARMERS,
    ENOUGH_SYMBOLS,
    GOLD_POINTS,
    KINDS,
    PLAYABLE,
    PRICES,
    PROVINCES,
    ROUNDS,
    SEATS,
    WEST,
    Card,
    Cell,
)
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.income import all_farmers, income
from saqqara.games.amunre.state import BANKS, BONUS, GOLD, NEW, PYRAMIDS, SETS, SOURCES, TEMPLES, Phase
from saqqara.kernel import Array, emit, rule, whole

POINTS_OF_A_SET = 3
POINTS_OF_A_BANK = 5
POINTS_OF_A_CARD = 3
SPACES = 4

# The sources, one function each


@rule
def own_pyramids(g: Any, seat: int) -> int:
    pyramids = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            pyramids += whole(g.pyramids[province])
    return pyramids


@rule
def own_blocks(g: Any, seat: int) -> int:
    blocks = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            blocks += whole(g.blocks[province])
    return blocks


@rule
def complete_sets(g: Any, seat: int) -> int:
    """The smallest number of pyramids over a player's three provinces."""
    own, fewest = 0, 127
    for province in range(PROVINCES):
        if owns(g, seat, province):
            own += 1
            fewest = min(fewest, whole(g.pyramids[province]))
    return fewest if own >= ROUNDS else 0


@rule
def height(g: Any, province: int) -> int:
    """What decides a bank: pyramids first, then blocks; nothing without a pyramid."""
    if g.pyramids[province] == 0:
        return 0
    return (whole(g.pyramids[province]) << 2) + whole(g.blocks[province])


@rule
def banks_won(g: Any, seat: int) -> int:
    """On how many banks a seat has the province with most pyramids, alone or tied."""
    west, own_west, east, own_east = 0, 0, 0, 0
    for province in range(PROVINCES):
        highest = height(g, province) if g.owner[province] >= 0 else 0
        own = highest if owns(g, seat, province) else 0
        if cell(g, province, Cell.BANK) == WEST:
            west, own_west = max(west, highest), max(own_west, own)
        else:
            east, own_east = max(east, highest), max(own_east, own)
    return (1 if 0 < west == own_west else 0) + (1 if 0 < east == own_east else 0)


@rule
def own_temples(g: Any, seat: int) -> int:
    temples = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            temples += cell(g, province, Cell.TEMPLES)
    return temples


@rule
def fulfilled(g: Any, seat: int) -> int:
    """The bonus cards whose condition a seat's provinces meet, as a bit for each kind."""
    own, symbols, farmers, upper, east, nile = 0, 0, 0, 0, 0, 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            own += 1
            symbols += cell(g, province, Cell.CARD_LIMIT) + cell(g, province, Cell.BONUS_CARDS)
            farmers += all_farmers(g, province)
            upper += cell(g, province, Cell.EGYPT)
            east += cell(g, province, Cell.BANK)
            nile += cell(g, province, Cell.NILE)
    return bonuses_met(own, symbols, farmers, upper, east, nile)


@rule
def bonuses_met(own: int, symbols: int, farmers: int, upper: int, east: int, nile: int) -> int:
    """The bonus cards whose condition is met, from the totals over a seat's provinces."""
    return (
        bit(Card.CARD_BONUS, symbols >= ENOUGH_SYMBOLS)
        | bit(Card.FARMER_BONUS, farmers >= ENOUGH_FARMERS)
        | bit(Card.EGYPT_BONUS, all_alike(own, upper))
        | bit(Card.BANK_BONUS, all_alike(own, east))
        | bit(Card.NILE_BONUS, all_alike(own, nile))
    )


@rule
def bit(card: int, holds: bool) -> int:
    return (1 << card) if holds else 0


@rule
def all_alike(own: int, on_one_side: int) -> bool:
    """Whether all of a seat's provinces lie on the same side of a division in two."""
    return own > 0 and (on_one_side == 0 or on_one_side == own)


@rule
def scoring_cards(g: Any, seat: int) -> int:
    """How many bonus cards in hand would score, each kind once; cards that cannot be seen do not count."""
    return cards_among(g, seat, fulfilled(g, seat))


@rule
def cards_among(g: Any, seat: int, met: int) -> int:
    """How many of the bonuses whose condition is met a seat has in hand."""
    scoring = 0
    for card in range(PLAYABLE, KINDS):
        scoring += g.hand[seat, card] > 0 and (met >> card) & 1 > 0
    return scoring


@rule
def wealth(g: Any, seat: int) -> int:
    """What counts as gold at the end: cards are sold first, except those that score; -1 where gold is not shown."""
    if g.gold[seat] < 0:
        return -1
    return purse(g, seat) - scoring_cards(g, seat)


@rule
def gold_points(g: Any, seat: int) -> int:
    """Points for wealth: ties all get the rank's points and use up the ranks after it; none while somebody's gold is not shown."""
    own = wealth(g, seat)
    richer = 0
    for other in range(g.players):
        theirs = wealth(g, other)
        if theirs < 0:
            return 0
        richer += theirs > own
    return points_of_rank(richer)


@rule
def points_of_rank(richer: int) -> int:
    return GOLD_POINTS[richer] if richer < len(GOLD_POINTS) else 0


@rule
def points_of(g: Any, seat: int, source: int) -> int:
    """What a scoring now would bring from one source. Gold counts in the New Kingdom alone."""
    if source == PYRAMIDS:
        return own_pyramids(g, seat)
    if source == SETS:
        return POINTS_OF_A_SET * complete_sets(g, seat)
    if source == BANKS:
        return POINTS_OF_A_BANK * banks_won(g, seat)
    if source == TEMPLES:
        return own_temples(g, seat) * whole(g.temple)
    if source == BONUS:
        return POINTS_OF_A_CARD * scoring_cards(g, seat)
    return gold_points(g, seat) if g.kingdom == NEW else 0


# The scoring


@rule
def score_kingdom(g: Any, log: Any) -> None:
    """Everything that is scored after each kingdom; bonus cards that score are discarded."""
    for source in range(GOLD):
        for turn in range(g.players):
            seat = in_turn(g, turn)
            if source == BONUS:
                points = POINTS_OF_A_CARD * discard_scoring_cards(g, seat, log)
            else:
                points = points_of(g, seat, source)
                if points > 0:
                    emit(log, Event.SCORED, seat, source, points)
            note_points(g, seat, source, points)


@rule
def note_points(g: Any, seat: int, source: int, points: int) -> None:
    g.points[seat, source] += points
    g.score[seat] += points


@rule
def discard_scoring_cards(g: Any, seat: int, log: Any) -> int:
    """Discard a card of each bonus that scores; return how many there are."""
    met = fulfilled(g, seat)
    scoring = 0
    for card in range(PLAYABLE, KINDS):
        if g.hand[seat, card] > 0 and (met >> card) & 1 > 0:
            scoring += 1
            discard(g, seat, card)
            emit(log, Event.BONUS_SCORED, seat, card, POINTS_OF_A_CARD)
    return scoring


@rule
def score_gold(g: Any, log: Any) -> None:
    """At the end the hands are sold, then the richest score."""
    for turn in range(g.players):
        sell_hand(g, in_turn(g, turn), log)
    for turn in range(g.players):
        seat = in_turn(g, turn)
        richer = 0
        for other in range(g.players):
            richer += g.gold[other] > g.gold[seat]
        points = points_of_rank(richer)
        note_points(g, seat, GOLD, points)
        emit(log, Event.GOLD_COUNTED, seat, whole(g.gold[seat]), points)


@rule
def sell_hand(g: Any, seat: int, log: Any) -> None:
    sold = whole(g.cards[seat])
    for card in range(KINDS):
        for _ in range(g.hand[seat, card]):
            discard(g, seat, card)
    g.gold[seat] += sold
    if sold > 0:
        emit(log, Event.HAND_SOLD, seat, sold)


@rule
def forecast(g: Any, out: Array) -> None:
    """Points so far by source, and, until the end, what a scoring now would add."""
    for seat in range(g.players):
        for source in range(len(SOURCES)):
            out[seat, source] = g.points[seat, source]
            if g.over == 0:
                out[seat, source] += points_of(g, seat, source)


@rule
def is_better(g: Any, one: int, other: int) -> bool:
    """Rank by points, then pyramids, then blocks in own provinces."""
    if g.score[one] != g.score[other]:
        return bool(g.score[one] > g.score[other])
    if own_pyramids(g, one) != own_pyramids(g, other):
        return own_pyramids(g, one) > own_pyramids(g, other)
    return own_blocks(g, one) > own_blocks(g, other)


@rule
def place_of(g: Any, seat: int) -> int:
    """1 plus the number of seats that did better."""
    place = 1
    for other in range(g.players):
        place += is_better(g, other, seat)
    return place


@rule
def places(g: Any, out: Array) -> None:
    for seat in range(g.players):
        out[seat] = place_of(g, seat)


@rule
def incomes(g: Any, out: Array) -> None:
    """The income of each seat at each space of the temple."""
    for seat in range(g.players):
        for space in range(SPACES):
            out[seat, space] = income(g, seat, space + 1)


def details(g: Any, seat: int) -> dict[str, Any]:
    """Income of each seat at each space of the temple; for a bidder what each price would cost in cards and leave in gold."""
    out = np.zeros((SEATS, SPACES), np.int16)
    incomes(g, out)
    told: dict[str, Any] = {
        "income": [{str(space): gold for space, gold in enumerate(row, 1)} for row in out[: int(g.players)].tolist()]
    }
    if 0 <= seat < SEATS and seat == g.mover and g.phase == Phase.BID and not g.over:
        told["bids"] = [_bid_cost(int(g.gold[seat]), int(g.cards[seat]), each) for each in PRICES]
    return told


def _bid_cost(gold: int, cards: int, cost: int) -> dict[str, Any]:
    sold = max(0, cost - gold)
    return {"price": cost, "possible": sold <= cards, "cards_sold": min(sold, cards), "gold_left": max(0, gold - cost)}
