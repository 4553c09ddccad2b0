"""The events of Imhotep, and which of them tell a player something new."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from saqqara.games.imhotep.components import BOATS, CARDS, MONUMENTS, PYRAMID_B_SIZE, PYRAMIDS, ROUND_CARDS, SITES, SLOTS, SPACES
from saqqara.games.imhotep.state import SOURCES
from saqqara.kernel.actions import Domain


class Event(IntEnum):
    ROUND_STARTED = 0
    MARKET_DEALT = 1
    PAIR_DEALT = 2
    TOOK = 3
    LOADED = 4
    SAILED = 5
    CARD_PLAYED = 6
    WAGERED = 7
    PASSED = 8
    UNLOADED = 9
    BROUGHT = 10
    RETURNED = 11
    PYRAMID_BUILT = 12
    PYRAMID_B_BUILT = 13
    PYRAMID_EXTENDED = 14
    TEMPLE_BUILT = 15
    CHAMBER_BUILT = 16
    OBELISK_BUILT = 17
    TOWER_BUILT = 18
    CARD_CHOSEN = 19
    PAIR_CHOSEN = 20
    PAIR_SEEN = 21
    CARD_KEPT = 22
    CARD_DRAWN = 23
    CARD_DISCARDED = 24
    CARD_WASTED = 25
    CARD_DECLINED = 26
    LOAD_DECLINED = 27
    NO_CARD = 28
    RESHUFFLED = 29
    ALL_PASSED = 30
    STRANDED = 31
    TEMPLE_SCORED = 32
    LEFTOVER = 33
    ROUND_ENDED = 34
    FINAL_SCORED = 35
    GAME_ENDED = 36


EVENTS: Mapping[IntEnum, Mapping[str, Domain | None]] = {
    Event.ROUND_STARTED: {"round": None, "boats": ROUND_CARDS},  # seat: the first player
    Event.MARKET_DEALT: {"slot": SLOTS, "card": CARDS},
    Event.PAIR_DEALT: {},
    Event.TOOK: {"stones": None},  # quarry to sled, by an action or a bonus; 0 where a bonus found nothing to take
    Event.LOADED: {"boat": BOATS, "space": SPACES},  # sled to boat
    Event.SAILED: {"boat": BOATS, "site": SITES},
    Event.CARD_PLAYED: {"card": CARDS},
    Event.WAGERED: {"monument": MONUMENTS, "space": 2},  # quarry to wager space
    Event.PASSED: {},
    Event.UNLOADED: {"boat": BOATS, "space": SPACES, "site": SITES},  # seat: the stone's owner; where it lands follows
    Event.BROUGHT: {"card": CARDS, "site": SITES},  # a red card: quarry to site; where the stone lands follows
    Event.RETURNED: {"stones": None},  # market to quarry
    Event.PYRAMID_BUILT: {"space": None, "points": None},
    Event.PYRAMID_B_BUILT: {"pyramid": PYRAMIDS, "space": PYRAMID_B_SIZE, "points": None},
    Event.PYRAMID_EXTENDED: {"points": None},
    Event.TEMPLE_BUILT: {"column": None, "layer": None},
    Event.CHAMBER_BUILT: {"row": None, "column": None},
    Event.OBELISK_BUILT: {"height": None},  # side A: height of the obelisk; side B: stones waiting
    Event.TOWER_BUILT: {"tower": None, "points": None},
    Event.CARD_CHOSEN: {"slot": SLOTS, "card": CARDS},
    Event.PAIR_CHOSEN: {},
    Event.PAIR_SEEN: {"card": CARDS},  # one event per card, for the taker alone
    Event.CARD_KEPT: {"card": CARDS},
    Event.CARD_DRAWN: {"card": CARDS},
    Event.CARD_DISCARDED: {"card": CARDS},
    Event.CARD_WASTED: {"card": CARDS},  # a red card and an empty quarry
    Event.CARD_DECLINED: {},
    Event.LOAD_DECLINED: {},
    Event.NO_CARD: {},  # pile and discards are both empty
    Event.RESHUFFLED: {},
    Event.ALL_PASSED: {},
    Event.STRANDED: {"boat": BOATS, "space": SPACES},  # boat to quarry
    Event.TEMPLE_SCORED: {"column": None, "points": None},
    Event.LEFTOVER: {"slot": SLOTS, "card": CARDS},
    Event.ROUND_ENDED: {"round": None},
    Event.FINAL_SCORED: {"source": SOURCES, "points": None},
    Event.GAME_ENDED: {"points": None, "place": None},
}

REVEALS: frozenset[IntEnum] = frozenset(
    {
        Event.ROUND_STARTED,
        Event.MARKET_DEALT,
        Event.PAIR_SEEN,
        Event.CARD_KEPT,
        Event.CARD_DRAWN,
        Event.RESHUFFLED,
        Event.LEFTOVER,
    }
)
