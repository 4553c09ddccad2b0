"""What matters about a position, as numbers of about 1, for an estimate of what it is worth.

A province on which a seat's marker lies in the auction counts as its own, and the bid as paid.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.games.amunre.cards import cell, clockwise, owns
from saqqara.games.amunre.components import (
    BLOCKS_OF_A_PYRAMID,
    ENOUGH_SYMBOLS,
    KINDS,
    PLAYABLE,
    PRICES,
    PROVINCES,
    ROUNDS,
    SEATS,
    WEST,
    Cell,
)
from saqqara.games.amunre.income import all_farmers, harvest, other_income
from saqqara.games.amunre.offering import CARD_OF_MINUS_THREE
from saqqara.games.amunre.scoring import SPACES, bonuses_met, cards_among, height
from saqqara.games.amunre.state import AT_STAKE, AUCTION, IN_DECK, NEW, PARTS, USED, Phase
from saqqara.kernel import Array, rule, whole

PHASES = len(Phase)
NUMBERS = 38
"""Plain numbers of a seat: see `describe_seat`."""
OF_A_SEAT = NUMBERS + KINDS + PROVINCES + PHASES + PLAYABLE
OF_ALL = 2 * ROUNDS * len(PARTS) + SPACES + 1 + SEATS + 2 + 4 * PROVINCES
RICH = (6, 12, 20, 32)
"""From these amounts on, more gold is worth less."""


@rule
def features(g: Any, seats: Array, common: Array) -> None:
    """Fill seats[seat] and `common` (float32)."""
    for seat in range(g.players):
        describe_seat(g, seat, seats[seat])
    describe_table(g, common)


@rule
def holds(g: Any, seat: int, province: int) -> bool:
    """Whether a province is a seat's, or would be if the auction ended now."""
    return bool(owns(g, seat, province) or (g.part == AUCTION and g.bid_on[seat] == province))


@rule
def describe_seat(g: Any, seat: int, out: Array) -> None:
    out[:] = np.float32(0)
    at = describe_wealth(g, seat, out, 0)
    at = describe_provinces(g, seat, out, at)
    at = describe_turn(g, seat, out, at)
    for card in range(KINDS):
        out[at + card] = g.hand[seat, card]
    at += KINDS
    for province in range(PROVINCES):
        out[at + province] = holds(g, seat, province)
    at += PROVINCES
    if g.mover == seat and g.over == 0:
        out[at + whole(g.phase)] = 1
    at += PHASES
    for card in range(PLAYABLE):
        out[at + card] = g.played[seat, card]


@rule
def put(out: Array, at: int, value: float) -> int:
    out[at] = value
    return at + 1


@rule
def describe_wealth(g: Any, seat: int, out: Array, at: int) -> int:
    """Points so far, gold and what is committed of it."""
    gold = whole(g.gold[seat])
    if g.part == AUCTION and g.bid_on[seat] >= 0:
        gold -= whole(PRICES[g.bid_step[seat]])
    at = put(out, at, g.score[seat] * 0.1)
    at = put(out, at, gold * 0.05)
    for least in RICH:
        at = put(out, at, max(0, gold - least) * 0.05)
    at = put(out, at, g.cards[seat] * 0.2)
    at = put(out, at, max(0, whole(g.offer[seat])) * 0.1)
    at = put(out, at, g.offer[seat] == CARD_OF_MINUS_THREE)
    return put(out, at, g.swaying[seat])


@rule
def describe_provinces(g: Any, seat: int, out: Array, at: int) -> int:
    """What a seat's provinces bring and hold."""
    own, pyramids, blocks, farmers, fields, limit, symbols, temples = 0, 0, 0, 0, 0, 0, 0, 0
    upper, east, nile = 0, 0, 0
    lowest, middle, highest = 127, 127, 0
    west_height, east_height, west_other, east_other = 0, 0, 0, 0
    first = at
    at += SPACES
    for province in range(PROVINCES):
        if not holds(g, seat, province):
            if g.owner[province] >= 0:
                if cell(g, province, Cell.BANK) == WEST:
                    west_other = max(west_other, height(g, province))
                else:
                    east_other = max(east_other, height(g, province))
            continue
        here = whole(g.pyramids[province])
        own += 1
        pyramids += here
        blocks += whole(g.blocks[province])
        farmers += all_farmers(g, province)
        fields += cell(g, province, Cell.FIELDS) - whole(g.farmers[province])
        limit = max(limit, cell(g, province, Cell.CARD_LIMIT))
        symbols += cell(g, province, Cell.CARD_LIMIT) + cell(g, province, Cell.BONUS_CARDS)
        temples += cell(g, province, Cell.TEMPLES)
        upper += cell(g, province, Cell.EGYPT)
        east += cell(g, province, Cell.BANK)
        nile += cell(g, province, Cell.NILE)
        if here < lowest:
            lowest, middle = here, lowest
        elif here < middle:
            middle = here
        highest = max(highest, here)
        if cell(g, province, Cell.BANK) == WEST:
            west_height = max(west_height, height(g, province))
        else:
            east_height = max(east_height, height(g, province))
        for space in range(SPACES):
            out[first + space] += 0.1 * (harvest(g, seat, province, space + 1) + other_income(g, seat, province, space + 1))
    at = put(out, at, own / ROUNDS)
    at = put(out, at, pyramids * 0.2)
    at = put(out, at, blocks / BLOCKS_OF_A_PYRAMID)
    at = put(out, at, min(lowest, 8) * 0.5 if own > 0 else 0.0)
    at = put(out, at, min(middle, 8) * 0.5 if own > 1 else 0.0)
    at = put(out, at, highest * 0.5)
    at = put(out, at, min(lowest, 8) * 0.5 if own == ROUNDS else 0.0)
    at = put(out, at, farmers * 0.2)
    at = put(out, at, fields * 0.2)
    at = put(out, at, limit * 0.5)
    at = put(out, at, symbols / ENOUGH_SYMBOLS)
    at = put(out, at, temples)
    at = put(out, at, west_height * 0.1)
    at = put(out, at, east_height * 0.1)
    at = put(out, at, west_height > 0 and west_height >= west_other)
    at = put(out, at, east_height > 0 and east_height >= east_other)
    return put(out, at, cards_among(g, seat, bonuses_met(own, symbols, farmers, upper, east, nile)))


@rule
def describe_turn(g: Any, seat: int, out: Array, at: int) -> int:
    """Where a seat is in the order of the round, and what it has in hand."""
    turn = clockwise(g, whole(g.players) - whole(g.first), seat) if g.first > 0 else seat
    at = put(out, at, turn * 0.25)
    at = put(out, at, g.asked > turn)
    at = put(out, at, g.next_first == seat)
    if g.mover == seat and g.over == 0:
        at = put(out, at, 1.0)
        at = put(out, at, max(0, whole(g.left)) * 0.25)
    else:
        at += 2
    at = put(out, at, g.part == AUCTION and g.bid_on[seat] < 0)
    return put(out, at, g.eight_gold_on[seat] >= 0)


@rule
def describe_table(g: Any, out: Array) -> None:
    """The time, the temple, and the provinces that nobody has yet."""
    out[:] = np.float32(0)
    at = 0
    rounds = whole(g.round_in_kingdom) - 1 + (ROUNDS if g.kingdom == NEW else 0)
    out[at + rounds * len(PARTS) + whole(g.part)] = 1
    at += 2 * ROUNDS * len(PARTS)
    out[at + whole(g.temple)] = 1
    at += SPACES + 1
    out[at + whole(g.players) - 1] = 1
    at += SEATS
    at = put(out, at, g.offering * 0.05)
    at = put(out, at, g.deck_cards * 0.05)
    for province in range(PROVINCES):
        where = whole(g.province_card[province])
        out[at + province] = where == IN_DECK
        out[at + PROVINCES + province] = where == AT_STAKE
        out[at + 2 * PROVINCES + province] = where == USED
        if g.kingdom != NEW or where <= AT_STAKE:
            out[at + 3 * PROVINCES + province] = g.pyramids[province] * 0.5 + g.blocks[province] * 0.125
