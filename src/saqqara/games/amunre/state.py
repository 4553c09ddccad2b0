"""The whole table as one record."""

from __future__ import annotations

from enum import IntEnum

from saqqara.games.amunre.actions import GOODS
from saqqara.games.amunre.components import (
    ALL_CARDS,
    CELLS,
    COPIES,
    KINDS,
    MOST_OFFERED,
    PLAYABLE,
    PROVINCE_WORDS,
    PROVINCES,
    ROUNDS,
    SEATS,
    STEPS,
)
from saqqara.kernel import Array, generator, i8, i16, record, u16


class Phase(IntEnum):
    """What the mover is asked."""

    BID = 0
    """Auction: put the marker on a province, perhaps playing a card first."""
    PAY = 1
    """Auction: sell a card to pay the bid."""
    CARDS = 2
    """Actions, step A: how many power cards to buy."""
    PUT_BACK = 3
    """Variant: which of the cards just drawn to give back."""
    FARMERS = 4
    """Actions, step B: how many farmers to buy."""
    FIELD = 5
    """Actions, step B: where the next farmer goes."""
    BLOCKS = 6
    """Actions, step C: how many blocks to buy."""
    BUILD = 7
    """Actions, step C: where the next block goes; after the last one, whether to play a Builder."""
    SACRIFICE = 8
    """Offering, secretly: play a ±3 card or not."""
    OFFER = 9
    """Offering, secretly: how much gold, or the -3 card."""
    OFFER_CARDS = 10
    """Offering, secretly: which card to sell for it."""
    SWAY = 11
    """Offering, revealed: add or subtract 3."""
    DRAW = 12
    """Goods of Amun-Re: how many of them are power cards."""
    GOODS = 13
    """Goods of Amun-Re: the next good, or none of the rest."""
    GOODS_PLACE = 14
    """Goods of Amun-Re: where it goes."""
    INCOME = 15
    """Income: play a card, sell one, or be done."""
    FREE_FARMER = 16
    """Where the Free Farmer goes."""
    BUILDER = 17
    """Where the Builder builds."""
    EIGHT_GOLD = 18
    """Which province pays 8 gold instead of all else."""
    HARVEST = 19
    """Which province's farmers harvest one more."""


PARTS = ("auction", "actions", "offering", "income")
AUCTION, ACTIONS_PART, OFFERING, INCOME_PART = range(4)
KINGDOMS = ("old", "new")
OLD, NEW = range(2)
SOURCES = ("pyramids", "sets", "banks", "temples", "bonus", "gold")
"""Where points come from: the columns of `points` and of the forecast."""
PYRAMIDS, SETS, BANKS, TEMPLES, BONUS, GOLD = range(len(SOURCES))

PROVINCE_CARDS = ("deck", "stake", "used", "out")
IN_DECK, AT_STAKE, USED, OUT = range(4)

MOST_GOLD = 30_000
RETURNED = 2


@record
class AmunRe:
    """Seats are numbered clockwise from 0; provinces alphabetically from ABU; cards by kind from the Blockade."""

    rng: Array = generator("the generator: it draws the cards, so it is as secret as a deck's order")
    players: int = i8(doc="how many play", low=3, high=SEATS)
    mover: int = i8(doc="the seat that must decide now", low=0, high=SEATS - 1)
    over: int = i8(doc="whether the game is over", low=0, high=1)
    decisions: int = u16(doc="how many decisions were made; others' secret ones are not counted before the reveal", low=0)
    options: Array = i8(3, doc="the options as chosen")
    score: Array = i16(SEATS, doc="points scored so far", low=0)
    components: Array = i8(PROVINCES * CELLS, doc="the table of provinces, province by province, cell by cell")

    kingdom: int = i8(doc="the kingdom", words=KINGDOMS, low=0)
    round_in_kingdom: int = i8(doc="the round of this kingdom", low=1, high=ROUNDS)
    part: int = i8(doc="the part of the round", words=PARTS, low=0)
    phase: int = i8(doc="what the mover is asked", words=tuple(phase.name.lower() for phase in Phase), low=0)
    first: int = i8(doc="the first player of this round", low=0, high=SEATS - 1)
    next_first: int = i8(doc="the first player of the next round, as far as it is decided", low=0, high=SEATS - 1)
    asked: int = i8(doc="how many seats this part of the round is done with, in its order", low=0, high=SEATS)
    left: int = i8(doc="pieces or goods still to place, cards still to sell; null before a purchase of blocks", high=ALL_CARDS)
    to_put_back: int = i8(doc="cards still to give back of those just drawn", low=0, high=RETURNED)
    good: int = i8(doc="the good of Amun-Re being placed; null when none is", words=GOODS, low=-1)
    temple: int = i8(doc="the temple's space, 0 beside the track before the first offering", low=0, high=4)
    offering: int = i16(doc="the sum of the offerings of this round, once revealed", low=-3 * 2 * SEATS)

    gold: Array = i16(SEATS, doc="gold of each seat; null where it is not shown", high=MOST_GOLD)
    cards: Array = i8(SEATS, doc="how many power cards each seat holds", low=0, high=ALL_CARDS)
    hand: Array = i8(SEATS, KINDS, doc="power cards of each seat by kind; null where they are secret", high=max(COPIES))
    first_builder: Array = i8(SEATS, doc="whether the seat never let go of a Builder: all know it holds one", low=0, high=1)
    played: Array = i8(SEATS, PLAYABLE, doc="whether the seat has played this kind of card this round", low=0, high=1)
    discards: Array = i8(KINDS, doc="power cards on the discards, face up, by kind", low=0, high=max(COPIES))
    deck: Array = i8(KINDS, doc="power cards in the deck by kind, without those given back on top; null: secret", high=max(COPIES))
    deck_cards: int = i8(doc="how many power cards are in the deck", low=0, high=ALL_CARDS)
    top: Array = i8(RETURNED, doc="cards given back on top of the deck, the last on top; null where none or secret", high=KINDS - 1)
    top_cards: int = i8(doc="how many cards were given back on top", low=0, high=RETURNED)
    top_seat: int = i8(doc="the seat that gave them back and knows them; null: none", high=SEATS - 1)
    drawn: Array = i8(KINDS, doc="cards the mover has drawn and not yet chosen from, by kind; null: secret", high=max(COPIES))
    drawn_cards: int = i8(doc="how many these are", low=0, high=ALL_CARDS)

    owner: Array = i8(PROVINCES, doc="the seat whose ownership marker lies in the province; null: nobody's", high=SEATS - 1)
    farmers: Array = i8(PROVINCES, doc="farmers on the fields", low=0)
    desert: Array = i8(PROVINCES, doc="farmers in the desert, outside the fields, without the printed ones", low=0)
    blocks: Array = i8(PROVINCES, doc="building blocks", low=0, high=2)
    pyramids: Array = i8(PROVINCES, doc="pyramids", low=0)
    province_card: Array = i8(PROVINCES, doc="where the province's card is", words=PROVINCE_CARDS, low=0)

    stake: Array = i8(SEATS, doc="the provinces of this round in the order of their reveal", words=PROVINCE_WORDS, low=-1)
    under: Array = i8(SEATS, KINDS, doc="bonus cards under each of them by kind; null: secret", high=max(COPIES))
    under_cards: Array = i8(SEATS, doc="how many these are", low=0, high=ALL_CARDS)
    peeked: Array = i8(RETURNED, doc="kinds of the cards under them that one seat had given back, and so knows", high=KINDS - 1)
    peeked_under: Array = i8(RETURNED, doc="under which of them (0 the first revealed) each of those cards lies", high=SEATS - 1)
    peeked_by: int = i8(doc="the seat that knows them; null: nobody", high=SEATS - 1)

    bid_on: Array = i8(SEATS, doc="the province with the seat's marker; null: not yet, or outbid", words=PROVINCE_WORDS, low=-1)
    bid_step: Array = i8(SEATS, doc="the marker's space on the price ladder, counted from 0", high=STEPS - 1)
    lost: Array = i8(SEATS, doc="the province where the seat was last outbid; null: none", words=PROVINCE_WORDS, low=-1)

    offer: Array = i16(SEATS, doc="gold offered, or -3; 0: not yet, or secret", low=-3, high=MOST_OFFERED)
    swaying: Array = i8(SEATS, doc="whether a ±3 card lies with the seat's offering; 0 also while it is secret", low=0, high=1)
    offer_sells: Array = i8(SEATS, KINDS, doc="cards to be sold for the offering at its reveal", low=0, high=max(COPIES))
    before_offering: int = u16(doc="how many decisions were made before this round's offering", low=0)

    eight_gold_on: Array = i8(SEATS, doc="the province of the seat's 8 Gold card", words=PROVINCE_WORDS, low=-1)
    harvest_on: Array = i8(SEATS, doc="the province of the seat's Harvest +1 card", words=PROVINCE_WORDS, low=-1)

    points: Array = i16(SEATS, len(SOURCES), doc="points scored so far by source", low=0)
