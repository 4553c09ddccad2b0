"""The card pile, the discards and the market."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.components import FACE_DOWN, KINDS, PAIR, SLOTS
from saqqara.games.imhotep.events import Event
from saqqara.games.imhotep.options import Choice, Side
from saqqara.kernel import emit, rule, shuffle, whole


@rule
def reshuffle(g: Any) -> None:
    """The discards become the draw pile."""
    for card in range(KINDS):
        for _ in range(g.discard[card]):
            g.deck[g.deck_left] = card
            g.deck_left += 1
        g.discard[card] = 0
    shuffle(g, g.deck, whole(g.deck_left))


@rule
def top_card(g: Any) -> int:
    """Take the top card of the draw pile; -1 when it is empty."""
    if g.deck_left == 0:
        return -1
    g.deck_left -= 1
    card = whole(g.deck[g.deck_left])
    g.deck[g.deck_left] = -1
    return card


@rule
def draw_card(g: Any, seat: int, log: Any) -> int:
    """Draw the top card for a seat, after a reshuffle if necessary; -1 if no card is left anywhere."""
    if g.deck_left == 0:
        reshuffle(g)
        if g.deck_left == 0:
            emit(log, Event.NO_CARD, seat)
            return -1
        emit(log, Event.RESHUFFLED, -1)
    card = top_card(g)
    emit(log, Event.CARD_DRAWN, seat, card)
    return card


@rule
def discard_card(g: Any, seat: int, card: int, log: Any) -> None:
    g.discard[card] += 1
    emit(log, Event.CARD_DISCARDED, seat, card)


@rule
def has_pair(g: Any) -> bool:
    """Whether the pair of side B still lies face down at the market."""
    return bool(g.options[Choice.MARKET] == Side.B and (g.market[PAIR] >= 0 or g.market[PAIR + 1] >= 0))


@rule
def open_slots(g: Any) -> int:
    """How many slots hold cards face up."""
    return SLOTS if g.options[Choice.MARKET] == Side.A else PAIR


@rule
def deal_market(g: Any) -> int:
    """Lay out the cards of a round; return how many lay there when the pile ran out and was reshuffled, -1 if it did not."""
    reshuffled = -1
    places = SLOTS if g.options[Choice.MARKET] == Side.A else SLOTS + 1
    for place in range(places):
        if g.deck_left == 0:
            reshuffled = place
            reshuffle(g)
        g.market[place] = top_card(g)
    return reshuffled


@rule
def announce_market(g: Any, reshuffled: int, log: Any) -> None:
    for place in range(SLOTS + 1):
        if place == reshuffled:
            emit(log, Event.RESHUFFLED, -1)
        if place < open_slots(g) and g.market[place] >= 0:
            emit(log, Event.MARKET_DEALT, -1, place, whole(g.market[place]))
    if has_pair(g):
        emit(log, Event.PAIR_DEALT, -1)


@rule
def clear_market(g: Any, log: Any) -> None:
    """Discard the cards that nobody took, face up."""
    for place in range(SLOTS + 1):
        card = whole(g.market[place])
        if card >= 0:
            g.market[place] = -1
            g.discard[card] += 1
            emit(log, Event.LEFTOVER, -1, min(place, PAIR), card)


@rule
def kinds_on_offer(g: Any) -> int:
    """The kinds of cards that lie face up at the market, as bits."""
    kinds = 0
    for slot in range(open_slots(g)):
        if g.market[slot] >= 0:
            kinds |= 1 << whole(g.market[slot])
    return kinds


@rule
def kinds_in_pair(g: Any) -> int:
    """The kinds of the two cards that the mover looks at, as bits."""
    kinds = 0
    for place in range(PAIR, PAIR + 2):
        if 0 <= g.market[place] < FACE_DOWN:
            kinds |= 1 << whole(g.market[place])
    return kinds


@rule
def take_from_market(g: Any, card: int) -> int:
    """Take a card of a kind that lies face up; return its slot."""
    slot = 0
    while g.market[slot] != card:
        slot += 1
    g.market[slot] = -1
    return slot
