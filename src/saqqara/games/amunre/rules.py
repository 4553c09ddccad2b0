"""The game as a whole: two kingdoms of three rounds."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.auction import begin_auction, forget_peeked, step_auction
from saqqara.games.amunre.cards import cards_to_draw, cell, hold, in_turn, top_card
from saqqara.games.amunre.components import (
    BLOCKS_OF_A_PYRAMID,
    COPIES,
    KINDS,
    PLAYABLE,
    PROVINCES,
    ROUNDS,
    SEATS,
    START_GOLD,
    Card,
    Cell,
)
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.income import begin_income, step_income
from saqqara.games.amunre.offering import (
    begin_offering,
    step_offering,
)
from saqqara.games.amunre.purchases import begin_actions, step_actions
from saqqara.games.amunre.scoring import place_of, score_gold, score_kingdom
from saqqara.games.amunre.state import (
    ACTIONS_PART,
    AT_STAKE,
    AUCTION,
    IN_DECK,
    NEW,
    OFFERING,
    OLD,
    OUT,
    RETURNED,
    USED,
)
from saqqara.kernel import Array, below, emit, fill, rule, seed_generator, whole


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players
    fill(g.options, options)
    fill(g.components, components)
    for card in range(KINDS):
        g.deck[card] = COPIES[card]
        g.deck_cards += COPIES[card]
    for seat in range(players):
        g.gold[seat] = START_GOLD
        g.first_builder[seat] = 1
        hold(g, seat, Card.BUILDER)
        g.deck[Card.BUILDER] -= 1
        g.deck_cards -= 1
    for i in range(RETURNED):
        g.top[i] = -1
    g.top_seat = -1
    g.good = -1
    for province in range(PROVINCES):
        g.owner[province] = -1
    g.first = below(g, players)
    g.next_first = g.first
    g.kingdom = OLD
    g.round_in_kingdom = 1
    begin_round(g)


# A round


@rule
def begin_round(g: Any) -> None:
    """Clear the table, reveal as many provinces as there are players, and begin the auction."""
    for seat in range(SEATS):
        g.stake[seat] = -1
        g.bid_on[seat] = -1
        g.bid_step[seat] = -1
        g.lost[seat] = -1
        g.eight_gold_on[seat] = -1
        g.harvest_on[seat] = -1
        for card in range(PLAYABLE):
            g.played[seat, card] = 0
    forget_peeked(g)
    for slot in range(g.players):
        reveal_province(g, slot)
    begin_auction(g)


@rule
def reveal_province(g: Any, slot: int) -> None:
    """Turn up the next province card and put its bonus on it; bonus blocks may complete pyramids."""
    province = random_province(g)
    g.province_card[province] = AT_STAKE
    g.stake[slot] = province
    blocks = whole(g.blocks[province]) + cell(g, province, Cell.BONUS_BLOCKS)
    g.pyramids[province] += blocks // BLOCKS_OF_A_PYRAMID
    g.blocks[province] = blocks % BLOCKS_OF_A_PYRAMID
    for _ in range(min(cell(g, province, Cell.BONUS_CARDS), cards_to_draw(g))):
        put_bonus_card(g, slot)


@rule
def random_province(g: Any) -> int:
    """Draw from the province cards that are left. A deck whose order nobody knows is the same as one drawn from at random."""
    in_deck = 0
    for province in range(PROVINCES):
        in_deck += g.province_card[province] == IN_DECK
    at = below(g, in_deck)
    province = 0
    while at > 0 or g.province_card[province] != IN_DECK:
        at -= g.province_card[province] == IN_DECK
        province += 1
    return province


@rule
def put_bonus_card(g: Any, slot: int) -> None:
    """Put a card under a province; the seat that had given it back on top of the deck still knows it."""
    known, knower = whole(g.top_cards), whole(g.top_seat)
    card = top_card(g)
    g.under[slot, card] += 1
    g.under_cards[slot] += 1
    if known > 0:
        g.peeked[known - 1] = card
        g.peeked_under[known - 1] = slot
        g.peeked_by = knower


@rule
def announce_round(g: Any, deck_before: int, log: Any) -> None:
    first = whole(g.first)
    if g.round_in_kingdom == 1:
        emit(log, Event.KINGDOM_BEGAN, first, whole(g.kingdom))
    emit(log, Event.ROUND_BEGAN, first, whole(g.kingdom), whole(g.round_in_kingdom))
    under = 0
    for slot in range(g.players):
        province = whole(g.stake[slot])
        bonus = cell(g, province, Cell.BONUS_BLOCKS)
        under += whole(g.under_cards[slot])
        emit(
            log, Event.PROVINCE_REVEALED, first, province, bonus, whole(g.under_cards[slot]), cell(g, province, Cell.BONUS_GOLD)
        )  # fmt: skip
        # No province had three blocks before, so the blocks left show how many pyramids the bonus completed.
        for _ in range((bonus - whole(g.blocks[province]) + BLOCKS_OF_A_PYRAMID - 1) // BLOCKS_OF_A_PYRAMID):
            emit(log, Event.PYRAMID_FORMED, first, province)
    shuffled = whole(g.deck_cards) + under - deck_before
    if shuffled > 0:
        emit(log, Event.DECK_SHUFFLED, first, shuffled)


@rule
def end_round(g: Any, log: Any) -> None:
    """Begin the next round, after a scoring if this was a third round; after the second scoring the game is over."""
    if g.round_in_kingdom == ROUNDS:
        score_kingdom(g, log)
        if g.kingdom == NEW:
            end_game(g, log)
            return
        end_old_kingdom(g, log)
    else:
        g.round_in_kingdom += 1
    g.first = g.next_first
    deck_before = whole(g.deck_cards)
    begin_round(g)
    announce_round(g, deck_before, log)


@rule
def end_old_kingdom(g: Any, log: Any) -> None:
    """Markers and farmers leave; only the province cards used make the deck of the New Kingdom."""
    emit(log, Event.KINGDOM_ENDED, whole(g.first), OLD)
    for province in range(PROVINCES):
        g.owner[province] = -1
        g.farmers[province] = 0
        g.desert[province] = 0
        g.province_card[province] = IN_DECK if g.province_card[province] == USED else OUT
    g.kingdom = NEW
    g.round_in_kingdom = 1


@rule
def end_game(g: Any, log: Any) -> None:
    score_gold(g, log)
    g.over = 1
    for turn in range(g.players):
        seat = in_turn(g, turn)
        if place_of(g, seat) == 1:
            emit(log, Event.WON, seat)


# The decisions


@rule
def step(g: Any, action: int, log: Any) -> None:
    """Play one decision; if it ends a part of the round, the next part begins."""
    g.decisions += 1
    if g.part == AUCTION:
        if step_auction(g, action, log):
            begin_actions(g)
    elif g.part == ACTIONS_PART:
        if step_actions(g, action, log):
            begin_offering(g)
    elif g.part == OFFERING:
        if step_offering(g, action, log):
            begin_income(g)
    elif step_income(g, action, log):
        end_round(g, log)
