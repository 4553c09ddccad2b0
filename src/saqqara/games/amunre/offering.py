"""The offering to Amun-Re: secret and simultaneous, then the temple, then the goods."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.actions import (
    BLOCK,
    DONE,
    DRAW,
    FARMER,
    MINUS_THREE,
    OFFER,
    PLACE,
    PLAY,
    PUT_BACK,
    SELL,
    SWAY,
    SWAYS,
    TAKE,
    UP,
)
from saqqara.games.amunre.cards import cards_to_draw, draw_cards, in_turn, list_run, play_card, put_back, sell
from saqqara.games.amunre.components import GOODS_BY_RANK, KINDS, MOST_OFFERED, SEATS, Card
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.purchases import all_open_fields, place_block, place_farmer
from saqqara.games.amunre.state import OFFERING, Phase
from saqqara.kernel import Array, emit, list_if, rule, whole

SWAY_BY = 3
CARD_OF_MINUS_THREE = -3
TEMPLE_FROM = (3, 13, 23)
"""The sums from which the temple goes to spaces 2, 3 and 4."""


@rule
def begin_offering(g: Any) -> None:
    g.part = OFFERING
    g.asked = 0
    g.before_offering = g.decisions
    for seat in range(g.players):
        g.offer[seat] = 0
        g.swaying[seat] = 0
    begin_choice(g)


@rule
def begin_choice(g: Any) -> None:
    g.mover = in_turn(g, whole(g.asked))
    g.phase = Phase.SACRIFICE
    g.left = 0


@rule
def is_secret(g: Any) -> bool:
    """Whether offerings are being chosen and none is revealed yet."""
    return bool(g.phase == Phase.SACRIFICE or g.phase == Phase.OFFER or g.phase == Phase.OFFER_CARDS)


# The secret choices


@rule
def most_offered(g: Any, seat: int) -> int:
    """The gold, and 1 for each card except the ±3 that goes with the offering."""
    return min(whole(g.gold[seat]) + whole(g.cards[seat]) - whole(g.swaying[seat]), MOST_OFFERED)


@rule
def can_sell_for_offering(g: Any, seat: int, card: int) -> bool:
    """The ±3 of this offering and cards already chosen cannot be sold for it."""
    kept = whole(g.offer_sells[seat, card])
    if card == Card.SACRIFICE:
        kept += whole(g.swaying[seat])
    return bool(g.hand[seat, card] > kept)


@rule
def legal_sacrifice(g: Any, out: Array) -> int:
    n = list_if(out, 0, PLAY + Card.SACRIFICE, g.hand[g.mover, Card.SACRIFICE] > 0)
    out[n] = DONE
    return n + 1


@rule
def legal_offers(g: Any, out: Array) -> int:
    n = list_run(out, 0, OFFER + 1, most_offered(g, whole(g.mover)))
    out[n] = MINUS_THREE
    return n + 1


@rule
def legal_offered_cards(g: Any, out: Array) -> int:
    seat, n = whole(g.mover), 0
    for card in range(KINDS):
        n = list_if(out, n, SELL + card, can_sell_for_offering(g, seat, card))
    return n


@rule
def step_choice(g: Any, action: int, log: Any) -> bool:
    """One secret decision; nobody learns anything until all have chosen. True when the offerings are revealed."""
    seat = whole(g.mover)
    if g.phase == Phase.SACRIFICE:
        g.swaying[seat] = action != DONE
        g.phase = Phase.OFFER
        return False
    if g.phase == Phase.OFFER:
        g.offer[seat] = CARD_OF_MINUS_THREE if action == MINUS_THREE else action - OFFER
        g.left = max(0, whole(g.offer[seat]) - whole(g.gold[seat]))
        g.phase = Phase.OFFER_CARDS
    else:
        g.offer_sells[seat, action - SELL] += 1
        g.left -= 1
    if g.left > 0:
        return False
    g.asked += 1
    if g.asked < g.players:
        begin_choice(g)
        return False
    reveal_offerings(g, log)
    return True


# The reveal


@rule
def reveal_offerings(g: Any, log: Any) -> None:
    g.offering = 0
    for turn in range(g.players):
        seat = in_turn(g, turn)
        g.offering += g.offer[seat]
        if g.offer[seat] > 0:
            emit(log, Event.OFFERED, seat, whole(g.offer[seat]))
        else:
            emit(log, Event.OFFERED_MINUS_THREE, seat)
        if g.swaying[seat] > 0:
            play_card(g, seat, Card.SACRIFICE, log)
        for card in range(KINDS):
            for _ in range(g.offer_sells[seat, card]):
                sell(g, seat, card, log)
            g.offer_sells[seat, card] = 0
        g.gold[seat] -= max(0, whole(g.offer[seat]))
    g.asked = 0


@rule
def next_sway(g: Any) -> bool:
    """Ask the next player who has played a ±3 to add or subtract; false if nobody is left."""
    while g.asked < g.players:
        seat = in_turn(g, whole(g.asked))
        if g.swaying[seat] > 0:
            g.mover = seat
            g.phase = Phase.SWAY
            return True
        g.asked += 1
    g.asked = 0
    return False


@rule
def legal_sways(out: Array) -> int:
    return list_run(out, 0, SWAY, len(SWAYS))


@rule
def sway(g: Any, choice: int, log: Any) -> None:
    g.offering += SWAY_BY if choice == UP else -SWAY_BY
    emit(log, Event.SWAYED, whole(g.mover), choice, whole(g.offering))
    g.asked += 1


@rule
def temple_space(offering: int) -> int:
    space = 1
    for least in TEMPLE_FROM:
        space += offering >= least
    return space


@rule
def set_temple(g: Any, log: Any) -> None:
    """Move the temple; players of -3 take 3 gold each."""
    g.temple = temple_space(whole(g.offering))
    emit(log, Event.TEMPLE_SET, whole(g.first), whole(g.temple), whole(g.offering))
    for turn in range(g.players):
        seat = in_turn(g, turn)
        if g.offer[seat] == CARD_OF_MINUS_THREE:
            g.gold[seat] -= CARD_OF_MINUS_THREE
            emit(log, Event.THREE_GOLD_TAKEN, seat)


# The goods


@rule
def seat_of_rank(g: Any, rank: int) -> int:
    """The seat with the highest offering (rank 0), the second (1) …; ties to the seat nearer the first player; -1 if none is left.

    Players of -3 take no rank.
    """
    found = -1
    for turn in range(g.players):
        own, ahead = standing(g, turn), 0
        for other in range(g.players):
            ahead += standing(g, other) > own
        if own > 0 and ahead == rank:
            found = in_turn(g, turn)
    return found


@rule
def standing(g: Any, turn: int) -> int:
    """A sort key for the offering made in that turn, above 0 if it takes a rank: more gold first, then the earlier turn."""
    return whole(g.offer[in_turn(g, turn)]) * SEATS - turn


@rule
def next_rewarded(g: Any, log: Any) -> bool:
    """Ask the next in rank for its goods; the first in rank will be first player. True if nobody is left."""
    seat = -1
    if g.asked < g.players:
        seat = seat_of_rank(g, whole(g.asked))
    if seat < 0:
        g.left = 0
        return True
    if g.asked == 0:
        g.next_first = seat
        emit(log, Event.NEXT_FIRST_PLAYER, seat)
    g.mover = seat
    g.left = GOODS_BY_RANK[g.asked]
    g.phase = Phase.DRAW
    g.asked += 1
    emit(log, Event.GOODS_WON, seat, whole(g.left))
    return False


@rule
def legal_draws(g: Any, out: Array) -> int:
    return list_run(out, 0, DRAW, min(whole(g.left), cards_to_draw(g)) + 1)


@rule
def legal_goods(g: Any, out: Array) -> int:
    """Farmers of Amun-Re need an open field."""
    n = list_if(out, 0, TAKE + FARMER, all_open_fields(g, whole(g.mover)) > 0)
    out[n] = TAKE + BLOCK
    out[n + 1] = DONE
    return n + 2


@rule
def step_goods(g: Any, action: int, log: Any) -> bool:
    """One decision about the goods; true when the mover has all of them."""
    seat = whole(g.mover)
    if action == DONE:
        emit(log, Event.GOODS_DECLINED, seat, whole(g.left))
        return True
    if action >= PUT_BACK:
        if not put_back(g, seat, action - PUT_BACK, log):
            return False
    elif action >= TAKE:
        g.good = action - TAKE
        g.phase = Phase.GOODS_PLACE
        return False
    elif action >= DRAW:
        if declare_cards(g, seat, action - DRAW, log):
            return False
    else:
        place_good(g, seat, action - PLACE, log)
    g.phase = Phase.GOODS
    return bool(g.left == 0)


@rule
def declare_cards(g: Any, seat: int, cards: int, log: Any) -> bool:
    """The number of cards is declared before any is drawn; true when some must be given back (the variant)."""
    g.left -= cards
    if cards > 0:
        emit(log, Event.CARDS_DECLARED, seat, cards)
    return draw_cards(g, seat, cards, log)


@rule
def place_good(g: Any, seat: int, province: int, log: Any) -> None:
    if g.good == FARMER:
        place_farmer(g, seat, province, log)
    else:
        place_block(g, seat, province, log)
    g.good = -1
    g.left -= 1


# The part as a whole


@rule
def step_offering(g: Any, action: int, log: Any) -> bool:
    """One decision of the offering; true when it and the goods are over."""
    if is_secret(g) or g.phase == Phase.SWAY:
        if g.phase == Phase.SWAY:
            sway(g, action - SWAY, log)
        elif not step_choice(g, action, log):
            return False
        if next_sway(g):
            return False
        set_temple(g, log)
    elif not step_goods(g, action, log):
        return False
    return next_rewarded(g, log)
