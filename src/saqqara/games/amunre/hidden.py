"""Who knows what: others' hands, the deck, cards under provinces and committed offerings are secret.

Gold and numbers of cards follow from what everybody saw, so a perfect memory knows them; `forget` hides them on the table.
"""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.cards import in_turn, random_card
from saqqara.games.amunre.components import COPIES, KINDS, MOST_OFFERED, Card
from saqqara.games.amunre.offering import CARD_OF_MINUS_THREE, begin_choice, is_secret, most_offered
from saqqara.games.amunre.options import Choice
from saqqara.games.amunre.state import AUCTION, RETURNED, Phase
from saqqara.kernel import Array, below, rule, seed_generator, whole

# What a seat cannot know


@rule
def redact(g: Any, seat: int) -> None:
    g.rng[:] = 0
    hide(g.deck)
    for other in range(g.players):
        if other != seat:
            hide(g.hand[other])
    for slot in range(g.players):
        if g.under_cards[slot] > 0:
            hide(g.under[slot])
    if g.drawn_cards > 0 and g.mover != seat:
        hide(g.drawn)
    if g.top_seat != seat:
        hide(g.top)
    if g.peeked_by != seat:
        hide(g.peeked)
        hide(g.peeked_under)
        g.peeked_by = -1
    if is_secret(g):
        redact_offerings(g, seat)


@rule
def hide(numbers: Array) -> None:
    for i in range(len(numbers)):
        numbers[i] = -1


@rule
def redact_offerings(g: Any, seat: int) -> None:
    """Hide the others' choices: amounts, cards, how far they have got, and how many decisions they took."""
    g.decisions = g.before_offering + secret_decisions(g, seat)
    clear_offerings(g, seat)
    if g.mover != seat:
        g.phase = Phase.SACRIFICE
        g.left = 0


@rule
def clear_offerings(g: Any, seat: int) -> None:
    """Reset the offerings as if nobody but this seat had chosen anything yet."""
    for other in range(g.players):
        if other != seat:
            g.offer[other] = 0
            g.swaying[other] = 0
            for card in range(KINDS):
                g.offer_sells[other, card] = 0


@rule
def secret_decisions(g: Any, seat: int) -> int:
    """How many decisions a seat has made for this offering."""
    if seat < 0 or (g.offer[seat] == 0 and g.mover != seat):
        return 0
    if g.offer[seat] == 0:
        return 0 if g.phase == Phase.SACRIFICE else 1
    made = 2
    for card in range(KINDS):
        made += whole(g.offer_sells[seat, card])
    return made


@rule
def forget(g: Any, seat: int) -> None:
    """Hide the others' gold, unless the game is played with open gold."""
    if g.options[Choice.OPEN_GOLD] == 0:
        for other in range(g.players):
            if other != seat:
                g.gold[other] = -1


# What it could be


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    """Fill what the seat cannot know at random, from the cards it has not seen."""
    seed_generator(g, seed)
    unseen = gather_unseen(g, seat)
    for other in range(g.players):
        if other != seat:
            for card in range(KINDS):
                g.hand[other, card] = 0
            if g.first_builder[other] > 0:
                g.hand[other, Card.BUILDER] = 1
    for other in range(g.players):
        if other != seat:
            unseen = deal_to(g, g.hand[other], whole(g.cards[other]) - whole(g.first_builder[other]), unseen)
    for slot in range(g.players):
        unseen = deal_under(g, slot, unseen)
    if g.drawn_cards > 0 and g.mover != seat:
        clear(g.drawn)
        unseen = deal_to(g, g.drawn, whole(g.drawn_cards), unseen)
    if g.top_seat != seat:
        for i in range(g.top_cards):
            g.top[i] = random_card(g, unseen)
            unseen -= 1
    if is_secret(g):
        for turn in range(g.asked):
            if in_turn(g, turn) != seat:
                deal_offering(g, in_turn(g, turn))


@rule
def gather_unseen(g: Any, seat: int) -> int:
    """Put every card the seat cannot place into the deck, except the first Builders of the others; return how many."""
    unseen = 0
    for card in range(KINDS):
        g.deck[card] = COPIES[card] - seen(g, seat, card)
    for other in range(g.players):
        if other != seat:
            g.deck[Card.BUILDER] -= g.first_builder[other]
    for card in range(KINDS):
        unseen += whole(g.deck[card])
    return unseen


@rule
def seen(g: Any, seat: int, card: int) -> int:
    """How many cards of a kind lie where the seat knows them."""
    known = whole(g.discards[card])
    if seat >= 0:
        known += whole(g.hand[seat, card])
    if g.drawn_cards > 0 and g.mover == seat:
        known += whole(g.drawn[card])
    for i in range(RETURNED):
        known += g.top_seat == seat and g.top[i] == card
        known += g.peeked[i] == card
    if g.part == AUCTION and (card == Card.BLOCKADE or card == Card.REBID):
        for each in range(g.players):
            known += whole(g.played[each, card])
    return known


@rule
def clear(numbers: Array) -> None:
    for i in range(len(numbers)):
        numbers[i] = 0


@rule
def deal_to(g: Any, numbers: Array, cards: int, unseen: int) -> int:
    """Deal this many unseen cards to a place; return how many are then unseen."""
    for _ in range(cards):
        numbers[random_card(g, unseen)] += 1
        unseen -= 1
    return unseen


@rule
def deal_under(g: Any, slot: int, unseen: int) -> int:
    """Deal the cards under a province, first those that the seat has given back itself."""
    cards = whole(g.under_cards[slot])
    if cards == 0:
        return unseen
    clear(g.under[slot])
    for i in range(RETURNED):
        if g.peeked_under[i] == slot:
            g.under[slot, g.peeked[i]] += 1
            cards -= 1
    return deal_to(g, g.under[slot], cards, unseen)


@rule
def deal_offering(g: Any, seat: int) -> None:
    """An offering that a seat may have committed: mostly small, now and then anything it can afford."""
    gold = min(whole(g.gold[seat]), MOST_OFFERED)
    g.swaying[seat] = g.hand[seat, Card.SACRIFICE] > 0 and below(g, 2) == 0
    most = most_offered(g, seat)
    if most == 0 or below(g, 4) == 0:
        g.offer[seat] = CARD_OF_MINUS_THREE
    elif gold == 0 or below(g, 16) == 0:
        g.offer[seat] = 1 + below(g, most)
    else:
        g.offer[seat] = 1 + min(below(g, gold), below(g, gold))
    for _ in range(whole(g.offer[seat]) - whole(g.gold[seat])):
        deal_sale(g, seat)


@rule
def deal_sale(g: Any, seat: int) -> None:
    """One more card to be sold for a dealt offering."""
    free = whole(g.cards[seat]) - whole(g.swaying[seat])
    for card in range(KINDS):
        free -= whole(g.offer_sells[seat, card])
    at = below(g, free)
    card = 0
    while True:
        spare = whole(g.hand[seat, card]) - whole(g.offer_sells[seat, card])
        if card == Card.SACRIFICE:
            spare -= whole(g.swaying[seat])
        if at < spare:
            break
        at -= spare
        card += 1
    g.offer_sells[seat, card] += 1


# What the others may commit to, if they are asked again


@rule
def reopen(g: Any, seat: int) -> bool:
    """Go back to the first player who offers, if that is not this seat; its own choices so far stay where they are."""
    if not is_secret(g) or g.asked == 0:
        return False
    clear_offerings(g, seat)
    g.decisions = g.before_offering
    g.asked = 0
    begin_choice(g)
    return True


@rule
def resume(g: Any, known: Any) -> None:
    """Let the seat go on with its offering where it was."""
    g.phase = known.phase
    g.left = known.left
