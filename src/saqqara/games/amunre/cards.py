"""Power cards and gold: drawing, holding, selling, what a seat owns."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.games.amunre.actions import SELL
from saqqara.games.amunre.components import CELLS, KINDS, MOST_BOUGHT, Card
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.options import EXTRA_ON_TOP, NO_EXTRA, Choice
from saqqara.games.amunre.state import RETURNED, Phase
from saqqara.kernel import Array, below, emit, list_if, rule, tell, whole


@rule
def cell(g: Any, province: int, column: int) -> int:
    """A number from the table of provinces."""
    return whole(g.components[province * CELLS + column])


@rule
def in_turn(g: Any, turn: int) -> int:
    """The seat whose turn it is, counted clockwise from the first player."""
    return clockwise(g, whole(g.first), turn)


@rule
def clockwise(g: Any, seat: int, places: int) -> int:
    """The seat this many places further, fewer than there are players; a comparison is cheaper than a remainder."""
    there = seat + places
    return there if there < whole(g.players) else there - whole(g.players)


@rule
def price(pieces: int) -> int:
    return pieces * (pieces + 1) // 2


PIECES_FOR = np.repeat(np.arange(MOST_BOUGHT + 1), [*range(1, MOST_BOUGHT + 1), 1])
"""By gold, the most pieces of one kind that it buys at once: each piece costs one more than the one before."""


@rule
def affordable(gold: int) -> int:
    """How many pieces of one kind this much gold can buy at once."""
    return whole(PIECES_FOR[min(gold, price(MOST_BOUGHT))])


@rule
def can_play(g: Any, seat: int, card: int) -> bool:
    """Nobody plays two cards of one kind in a round."""
    return bool(g.hand[seat, card] > 0 and g.played[seat, card] == 0)


@rule
def hold(g: Any, seat: int, card: int) -> None:
    g.hand[seat, card] += 1
    g.cards[seat] += 1


@rule
def let_go(g: Any, seat: int, card: int) -> None:
    g.hand[seat, card] -= 1
    g.cards[seat] -= 1
    if card == Card.BUILDER:
        g.first_builder[seat] = 0


@rule
def discard(g: Any, seat: int, card: int) -> None:
    let_go(g, seat, card)
    g.discards[card] += 1


@rule
def play_card(g: Any, seat: int, card: int, log: Any) -> None:
    """Play a card that does its work at once."""
    discard(g, seat, card)
    g.played[seat, card] = 1
    emit(log, Event.CARD_PLAYED, seat, card)


@rule
def sell(g: Any, seat: int, card: int, log: Any) -> None:
    discard(g, seat, card)
    g.gold[seat] += 1
    emit(log, Event.SOLD, seat, card)


@rule
def legal_sales(g: Any, seat: int, out: Array, n: int) -> int:
    for card in range(KINDS):
        n = list_if(out, n, SELL + card, g.hand[seat, card] > 0)
    return n


@rule
def list_run(out: Array, n: int, first: int, count: int) -> int:
    """Add this many actions from the first on. They are written eight at a time; the surplus is overwritten by what follows."""
    for start in range(0, count, 8):
        for i in range(start, start + 8):
            out[n + i] = first + i
    return n + count


@rule
def cards_to_draw(g: Any) -> int:
    """How many power cards the deck and the discards can still give."""
    existing = whole(g.deck_cards)
    for card in range(KINDS):
        existing += whole(g.discards[card])
    return existing


@rule
def shuffle_discards(g: Any) -> None:
    """The discards become the deck."""
    for card in range(KINDS):
        g.deck[card] += g.discards[card]
        g.deck_cards += g.discards[card]
        g.discards[card] = 0


@rule
def random_card(g: Any, among: int) -> int:
    """Take a card out of the deck's unordered part. A deck whose order nobody knows is the same as one drawn from at random."""
    at = below(g, among)
    card = 0
    while at >= g.deck[card]:
        at -= whole(g.deck[card])
        card += 1
    g.deck[card] -= 1
    return card


@rule
def top_card(g: Any) -> int:
    """Draw the top card; the discards are shuffled when none is left."""
    if g.deck_cards == 0:
        shuffle_discards(g)
    g.deck_cards -= 1
    if g.top_cards == 0:
        return random_card(g, whole(g.deck_cards) + 1)
    g.top_cards -= 1
    card = whole(g.top[g.top_cards])
    g.top[g.top_cards] = -1
    if g.top_cards == 0:
        g.top_seat = -1
    return card


@rule
def draw_card(g: Any, seat: int, log: Any) -> int:
    """Draw a card for a seat, which alone sees it."""
    empty = g.deck_cards == 0
    card = top_card(g)
    if empty:
        emit(log, Event.DECK_SHUFFLED, seat, whole(g.deck_cards) + 1)
    tell(log, seat, Event.DREW, seat, card)
    return card


@rule
def draw_cards(g: Any, seat: int, due: int, log: Any) -> bool:
    """Draw the cards due to a seat; true when it must first give some back (the variant)."""
    if due == 0 or g.options[Choice.TWO_EXTRA_CARDS] == NO_EXTRA:
        for _ in range(due):
            hold(g, seat, draw_card(g, seat, log))
        return False
    extra = min(RETURNED, cards_to_draw(g) - due)
    g.drawn_cards = due + extra
    for _ in range(due + extra):
        g.drawn[draw_card(g, seat, log)] += 1
    if extra == 0:
        keep_drawn(g, seat)
        return False
    emit(log, Event.EXTRA_DRAWN, seat, extra)
    g.to_put_back = extra
    g.phase = Phase.PUT_BACK
    return True


@rule
def keep_drawn(g: Any, seat: int) -> None:
    """Put the cards that were not given back into the hand."""
    for card in range(KINDS):
        for _ in range(g.drawn[card]):
            hold(g, seat, card)
        g.drawn[card] = 0
    g.drawn_cards = 0


@rule
def put_back(g: Any, seat: int, card: int, log: Any) -> bool:
    """Give one of the drawn cards back; true when enough are back."""
    g.drawn[card] -= 1
    g.drawn_cards -= 1
    g.to_put_back -= 1
    if g.options[Choice.TWO_EXTRA_CARDS] == EXTRA_ON_TOP:
        g.top[g.top_cards] = card
        g.top_cards += 1
        g.top_seat = seat
        g.deck_cards += 1
        tell(log, seat, Event.PUT_BACK, seat, card)
    else:
        g.discards[card] += 1
        emit(log, Event.DISCARDED, seat, card)
    if g.to_put_back > 0:
        return False
    keep_drawn(g, seat)
    return True


@rule
def owns(g: Any, seat: int, province: int) -> bool:
    return bool(g.owner[province] == seat)
