"""What is secret: the order of the draw pile, the round cards to come, market B's pair except to its taker, the generator."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.components import (
    COPIES,
    FACE_DOWN,
    KINDS,
    PAIR,
    ROUND_CARD_SETS,
    ROUND_CARD_UNKNOWN,
    SET_SIZE,
    SLOTS,
)
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.state import Phase
from saqqara.kernel import rule, seed_generator, shuffle, whole


@rule
def redact(g: Any, seat: int) -> None:
    """Blank what a seat cannot know."""
    g.rng[:] = 0
    for card in range(g.deck_left):
        g.deck[card] = FACE_DOWN
    for card in range(g.round_number, SET_SIZE):
        g.round_cards[card] = ROUND_CARD_UNKNOWN
    looks = g.phase == Phase.PAIR and g.mover == seat
    if g.options[Choice.MARKET] == Side.B and not looks:
        for place in range(PAIR, PAIR + 2):
            if g.market[place] >= 0:
                g.market[place] = FACE_DOWN


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    """Fill a redacted state again: shuffle the cards that nobody has seen into the hidden places."""
    seed_generator(g, seed)
    deal_round_cards(g)
    unseen = 0
    for card in range(KINDS):
        for _ in range(COPIES[card] - seen_copies(g, card)):
            g.deck[unseen] = card
            unseen += 1
    shuffle(g, g.deck, unseen)
    for place in range(PAIR, PAIR + 2):
        if g.market[place] == FACE_DOWN:
            unseen -= 1
            g.market[place] = g.deck[unseen]
            g.deck[unseen] = -1


@rule
def seen_copies(g: Any, card: int) -> int:
    """How many cards of a kind lie open somewhere."""
    seen = whole(g.discard[card]) + whole(g.playing == card) + whole(g.resolving == card)
    for seat in range(g.players):
        seen += whole(g.cards[seat, card])
    for place in range(SLOTS + 1):
        seen += whole(g.market[place] == card)
    return seen


@rule
def deal_round_cards(g: Any) -> None:
    """Deal the round cards to come and the removed one: those of the set that were not played yet."""
    played = whole(g.round_number)
    place = played
    for i in range(SET_SIZE):
        card = ROUND_CARD_SETS[g.players - 2][i]
        if not was_played(g, card, played):
            g.round_cards[place] = card
            place += 1
    shuffle(g, g.round_cards[played:], SET_SIZE - played)


@rule
def was_played(g: Any, card: int, rounds: int) -> bool:
    for i in range(rounds):  # noqa: SIM110 - rules have no generators
        if g.round_cards[i] == card:
            return True
    return False
