"""The auction: every player ends on a province of their own, pays, and takes what lies there."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.actions import BID, PLAY, SELL
from saqqara.games.amunre.cards import can_play, cell, clockwise, hold, in_turn, let_go, list_run, sell
from saqqara.games.amunre.components import KINDS, PRICES, PROVINCES, STEPS, Card, Cell
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.state import AT_STAKE, AUCTION, RETURNED, USED, Phase
from saqqara.kernel import Array, emit, list_if, rule, tell, whole


@rule
def begin_auction(g: Any) -> None:
    g.part = AUCTION
    g.phase = Phase.BID
    g.asked = 0
    g.mover = g.first


@rule
def holder(g: Any, province: int) -> int:
    """The seat whose marker is on a province, -1 if none is."""
    there = -1
    for seat in range(g.players):
        there = seat if g.bid_on[seat] == province else there
    return there


@rule
def purse(g: Any, seat: int) -> int:
    """The most a seat can bid: its gold, and 1 for each card in hand."""
    return whole(g.gold[seat]) + whole(g.cards[seat])


@rule
def steps_within(gold: int) -> int:
    """How many spaces of the price ladder cost no more than this."""
    steps = 0
    for price in PRICES:
        steps += gold >= price
    return steps


@rule
def lowest_step(g: Any, seat: int, province: int) -> int:
    """The lowest space a seat may bid on in a province; STEPS when there is none."""
    if g.lost[seat] == province and g.played[seat, Card.REBID] == 0:
        return STEPS
    there = holder(g, province)
    if there < 0:
        return 0
    return whole(g.bid_step[there]) + (2 if g.played[there, Card.BLOCKADE] > 0 else 1)


@rule
def can_rebid(g: Any, seat: int) -> bool:
    """A Rebid is played only when outbid."""
    return bool(g.lost[seat] >= 0) and can_play(g, seat, Card.REBID)


@rule
def legal_bids(g: Any, out: Array) -> int:
    seat = whole(g.mover)
    steps = steps_within(purse(g, seat))
    n = 0
    for province in range(PROVINCES):
        if g.province_card[province] == AT_STAKE:
            lowest = lowest_step(g, seat, province)
            n = list_run(out, n, BID + province * STEPS + lowest, max(0, steps - lowest))
    n = list_if(out, n, PLAY + Card.BLOCKADE, can_play(g, seat, Card.BLOCKADE))
    return list_if(out, n, PLAY + Card.REBID, can_rebid(g, seat))


@rule
def step_auction(g: Any, action: int, log: Any) -> bool:
    """One decision of the auction; true when it is over."""
    seat = whole(g.mover)
    if g.phase == Phase.PAY:
        sell(g, seat, action - SELL, log)
        g.left -= 1
        if g.left > 0:
            return False
        g.asked += 1
    elif action >= PLAY:
        play_openly(g, seat, action - PLAY, log)
        return False
    else:
        bid(g, seat, (action - BID) // STEPS, (action - BID) % STEPS, log)
        if next_bidder(g):
            return False
        g.asked = 0
    return pay_bids(g, log)


@rule
def play_openly(g: Any, seat: int, card: int, log: Any) -> None:
    """A Blockade or a Rebid lies open on the table until the auction is over."""
    let_go(g, seat, card)
    g.played[seat, card] = 1
    emit(log, Event.CARD_PLAYED, seat, card)


@rule
def bid(g: Any, seat: int, province: int, step: int, log: Any) -> None:
    outbid = holder(g, province)
    g.bid_on[seat] = province
    g.bid_step[seat] = step
    emit(log, Event.BID, seat, province, PRICES[step])
    if outbid >= 0:
        g.bid_on[outbid] = -1
        g.bid_step[outbid] = -1
        g.lost[outbid] = province
        emit(log, Event.OUTBID, outbid, province)


@rule
def next_bidder(g: Any) -> bool:
    """Ask the next seat, clockwise from the last mover, whose marker has no place; false if there is none."""
    for ahead in range(1, g.players):
        seat = clockwise(g, whole(g.mover), ahead)
        if g.bid_on[seat] < 0:
            g.mover = seat
            return True
    return False


@rule
def pay_bids(g: Any, log: Any) -> bool:
    """Players who are short sell cards first, in turn; then all pay at once and the auction is over."""
    while g.asked < g.players:
        seat = in_turn(g, whole(g.asked))
        short = PRICES[g.bid_step[seat]] - whole(g.gold[seat])
        if short > 0:
            g.phase = Phase.PAY
            g.mover = seat
            g.left = short
            return False
        g.asked += 1
    settle(g, log)
    return True


@rule
def settle(g: Any, log: Any) -> None:
    """All pay; then markers and bonuses, so that no bonus pays its own bid; then the open cards are discarded."""
    for turn in range(g.players):
        seat = in_turn(g, turn)
        paid = PRICES[g.bid_step[seat]]
        g.gold[seat] -= paid
        if paid > 0:
            emit(log, Event.PAID, seat, paid, whole(g.bid_on[seat]))
    for turn in range(g.players):
        seat = in_turn(g, turn)
        take_province(g, seat, whole(g.bid_on[seat]), log)
        g.bid_on[seat] = -1
        g.bid_step[seat] = -1
        g.lost[seat] = -1
        g.discards[Card.BLOCKADE] += g.played[seat, Card.BLOCKADE]
        g.discards[Card.REBID] += g.played[seat, Card.REBID]
    forget_peeked(g)


@rule
def take_province(g: Any, seat: int, province: int, log: Any) -> None:
    """Put the ownership marker and take bonus gold and cards; bonus blocks stay in the province."""
    g.province_card[province] = USED
    g.owner[province] = seat
    slot = 0
    while g.stake[slot] != province:
        slot += 1
    gold = cell(g, province, Cell.BONUS_GOLD)
    g.gold[seat] += gold
    emit(log, Event.PROVINCE_TAKEN, seat, province, gold, whole(g.under_cards[slot]))
    for card in range(KINDS):
        for _ in range(g.under[slot, card]):
            hold(g, seat, card)
            tell(log, seat, Event.DREW, seat, card)
        g.under[slot, card] = 0
    g.under_cards[slot] = 0


@rule
def forget_peeked(g: Any) -> None:
    """Forget which cards a seat knows under the provinces: none lies there any more."""
    for i in range(RETURNED):
        g.peeked[i] = -1
        g.peeked_under[i] = -1
    g.peeked_by = -1
