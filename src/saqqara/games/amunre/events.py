"""The events of Amun-Re, and which of them tell a player something new."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from saqqara.games.amunre.actions import SWAYS
from saqqara.games.amunre.components import CARDS, PROVINCE_WORDS
from saqqara.games.amunre.state import KINGDOMS, SOURCES
from saqqara.kernel.actions import Domain


class Event(IntEnum):
    """What can happen. If no seat acts, the seat is the first player."""

    KINGDOM_BEGAN = 0
    ROUND_BEGAN = 1
    """The seat is the first player of the round."""
    PROVINCE_REVEALED = 2
    """With the bonus that is placed on it."""
    CARD_PLAYED = 3
    CARD_PLAYED_ON = 4
    """An 8 Gold or a Harvest +1, and its province."""
    BID = 5
    OUTBID = 6
    """The seat has lost the province."""
    SOLD = 7
    PAID = 8
    PROVINCE_TAKEN = 9
    """An ownership marker is placed; bonus gold and cards go to the seat."""
    DREW = 10
    """Only this seat may know it."""
    CARDS_BOUGHT = 11
    EXTRA_DRAWN = 12
    """Variant: how many cards are to be given back."""
    PUT_BACK = 13
    """Variant: on top of the deck; only this seat may know it."""
    DISCARDED = 14
    """Variant: face up."""
    DECK_SHUFFLED = 15
    FARMERS_BOUGHT = 16
    FARMER_PLACED = 17
    DESERT_FARMER_PLACED = 18
    BLOCKS_BOUGHT = 19
    BLOCK_PLACED = 20
    PYRAMID_BUILT = 21
    """From this many blocks of the province."""
    PYRAMID_FORMED = 22
    """By bonus blocks, before anybody owns the province."""
    OFFERED = 23
    OFFERED_MINUS_THREE = 24
    SWAYED = 25
    """With the sum afterwards."""
    TEMPLE_SET = 26
    THREE_GOLD_TAKEN = 27
    GOODS_WON = 28
    """The seat may take this many goods."""
    CARDS_DECLARED = 29
    """How many of them are power cards."""
    GOODS_DECLINED = 30
    NEXT_FIRST_PLAYER = 31
    PROVINCE_PAID = 32
    """Income of a province: from farmers, and other."""
    INCOME = 33
    """All income of a seat."""
    SCORED = 34
    BONUS_SCORED = 35
    """A bonus card: points, and the card goes to the discards."""
    HAND_SOLD = 36
    """At the end: this many cards for 1 gold each."""
    GOLD_COUNTED = 37
    KINGDOM_ENDED = 38
    """Markers and farmers leave."""
    WON = 39


EVENTS: Mapping[IntEnum, Mapping[str, Domain | None]] = {
    Event.KINGDOM_BEGAN: {"kingdom": KINGDOMS},
    Event.ROUND_BEGAN: {"kingdom": KINGDOMS, "round": None},
    Event.PROVINCE_REVEALED: {"province": PROVINCE_WORDS, "blocks": None, "cards": None, "gold": None},
    Event.CARD_PLAYED: {"card": CARDS},
    Event.CARD_PLAYED_ON: {"card": CARDS, "province": PROVINCE_WORDS},
    Event.BID: {"province": PROVINCE_WORDS, "price": None},
    Event.OUTBID: {"province": PROVINCE_WORDS},
    Event.SOLD: {"card": CARDS},
    Event.PAID: {"gold": None, "province": PROVINCE_WORDS},
    Event.PROVINCE_TAKEN: {"province": PROVINCE_WORDS, "gold": None, "cards": None},
    Event.DREW: {"card": CARDS},
    Event.CARDS_BOUGHT: {"cards": None, "gold": None},
    Event.EXTRA_DRAWN: {"cards": None},
    Event.PUT_BACK: {"card": CARDS},
    Event.DISCARDED: {"card": CARDS},
    Event.DECK_SHUFFLED: {"cards": None},
    Event.FARMERS_BOUGHT: {"farmers": None, "gold": None},
    Event.FARMER_PLACED: {"province": PROVINCE_WORDS},
    Event.DESERT_FARMER_PLACED: {"province": PROVINCE_WORDS},
    Event.BLOCKS_BOUGHT: {"blocks": None, "gold": None},
    Event.BLOCK_PLACED: {"province": PROVINCE_WORDS},
    Event.PYRAMID_BUILT: {"province": PROVINCE_WORDS, "blocks": None},
    Event.PYRAMID_FORMED: {"province": PROVINCE_WORDS},
    Event.OFFERED: {"gold": None},
    Event.OFFERED_MINUS_THREE: {},
    Event.SWAYED: {"by": SWAYS, "sum": None},
    Event.TEMPLE_SET: {"space": None, "sum": None},
    Event.THREE_GOLD_TAKEN: {},
    Event.GOODS_WON: {"goods": None},
    Event.CARDS_DECLARED: {"cards": None},
    Event.GOODS_DECLINED: {"goods": None},
    Event.NEXT_FIRST_PLAYER: {},
    Event.PROVINCE_PAID: {"province": PROVINCE_WORDS, "harvest": None, "other": None},
    Event.INCOME: {"gold": None},
    Event.SCORED: {"source": SOURCES, "points": None},
    Event.BONUS_SCORED: {"card": CARDS, "points": None},
    Event.HAND_SOLD: {"cards": None},
    Event.GOLD_COUNTED: {"gold": None, "points": None},
    Event.KINGDOM_ENDED: {"kingdom": KINGDOMS},
    Event.WON: {},
}

REVEALS: frozenset[IntEnum] = frozenset(
    {
        Event.PROVINCE_REVEALED,
        Event.PROVINCE_TAKEN,
        Event.DREW,
        Event.DECK_SHUFFLED,
        Event.OFFERED,
        Event.OFFERED_MINUS_THREE,
        Event.WON,
        Event.BONUS_SCORED,
        Event.GOLD_COUNTED,
    }
)
