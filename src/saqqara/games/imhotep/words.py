"""What Imhotep tells people: its events, its options, where points come from, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from saqqara.games.imhotep.actions import ACTIONS
from saqqara.games.imhotep.boats import (
    at_quay,
    empty_spaces,
    load_of,
)
from saqqara.games.imhotep.components import (
    BOATS,
    CARDS,
    MINIMUM,
    MONUMENTS,
    PYRAMID_B_SIZE,
    PYRAMIDS,
    ROUND_CARDS,
    SITES,
    SLED,
    SLOTS,
    SPACES,
    Card,
)
from saqqara.games.imhotep.state import Option as Place
from saqqara.games.imhotep.state import Phase, Side
from saqqara.kernel import Option
from saqqara.kernel.actions import Domain

OPTIONS = (
    Option("market", ("A", "B"), "the side of the market: A four open cards, B three and a hidden pair"),
    Option("pyramid", ("A", "B"), "the side of the pyramid: A one large, B three small ones with bonuses"),
    Option("temple", ("A", "B"), "the side of the temple: A a point for each stone on top, B a bonus that depends on the column"),
    Option("burial_chamber", ("A", "B"), "the side of the burial chamber: A connected groups, B majorities in rows"),
    Option("obelisks", ("A", "B"), "the side of the obelisks: A the highest obelisk, B towers of three"),
    Option("wrath", (False, True), "Wrath of the Pharaoh: who misses a monument loses 5 points"),
    Option("wager", (False, True), "The Stonemason's Wager: bet a stone on the monument that will have most stones"),
)


class Source(IntEnum):
    """Where points come from. The first three are on the score track already; the rest is what the end would bring."""

    PYRAMID = 0
    TEMPLE = 1
    TOWERS = 2
    TEMPLE_DUE = 3
    BURIAL_CHAMBER = 4
    OBELISKS = 5
    STATUES = 6
    DECORATIONS = 7
    BLUE_CARDS = 8
    WRATH = 9
    WAGER = 10


SOURCES = tuple(source.name.lower() for source in Source)


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
    Event.ROUND_STARTED: {"round": None, "boats": ROUND_CARDS},  # seat: who starts
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
    Event.PAIR_SEEN: {"card": CARDS},  # one event a card, told to the taker alone
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

# Why something is not allowed

Reason = tuple[str, dict[str, Any]]
FITTING = {
    "take": (Phase.TURN,),
    "load": (Phase.TURN, Phase.HAMMER_LOAD, Phase.CHISEL_FIRST, Phase.CHISEL_SECOND, Phase.SAIL_LOAD, Phase.BONUS_LOAD),
    "sail": (Phase.TURN, Phase.SAIL_SITE, Phase.LEVER_SAIL),
    "play": (Phase.TURN,),
    "wager": (Phase.TURN,),
    "pass": (Phase.TURN,),
    "unload": (Phase.LEVER_UNLOAD,),
    "choose": (Phase.MARKET,),
    "choose_pair": (Phase.MARKET,),
    "keep": (Phase.PAIR,),
    "build": (Phase.BUILD,),
    "point": (Phase.TEMPLE,),
    "stones": (Phase.TEMPLE,),
    "decline": (Phase.MARKET, Phase.BONUS_LOAD),
}
"""The phases in which each action can be asked for at all."""


def why_not(g: Any, action: int) -> Reason:
    """The key and arguments of the text that says which rule forbids an action now."""
    chosen = ACTIONS.action(action)
    if g.phase not in FITTING[chosen.name]:
        return _why("not-now", phase=Phase(int(g.phase)).name.lower())
    reason: Reason = _REASONS[chosen.name](g, int(g.mover), **chosen.arguments)
    return reason


def _why(key: str, **arguments: Any) -> Reason:
    return f"imhotep-why-{key}", arguments


def _take(g: Any, seat: int) -> Reason:
    return _why("sled-full", stones=SLED) if g.sled[seat] == SLED else _why("quarry-empty")


def _load(g: Any, seat: int, boat: int, space: int) -> Reason:
    size, load = int(g.boat_size[boat]), int(load_of(g, boat))
    if g.sled[seat] == 0:
        return _why("sled-empty")
    if not at_quay(g, boat):
        return _why("boat-gone", boat=boat)
    if space >= size:
        return _why("no-such-space", boat=boat, spaces=size)
    if g.boats[boat, space] >= 0:
        return _why("space-taken", boat=boat, space=space)
    return _why("too-light-to-sail", boat=boat, stones=load + 1, minimum=MINIMUM[size])


def _sail(g: Any, seat: int, boat: int, site: str) -> Reason:
    size, load = int(g.boat_size[boat]), int(load_of(g, boat))
    if not at_quay(g, boat):
        return _why("boat-gone", boat=boat)
    if g.phase == Phase.SAIL_SITE and boat != g.unloading:
        return _why("other-boat", boat=int(g.unloading))
    if load < MINIMUM[size]:
        return _why("below-minimum", boat=boat, stones=load, minimum=MINIMUM[size])
    return _why("site-visited", site=site)


def _play(g: Any, seat: int, card: str) -> Reason:
    kind = CARDS.index(card)
    if g.cards[seat, kind] == 0:
        return _why("card-not-held", card=card)
    if kind == Card.LEVER:
        return _why("lever-no-boat")
    if kind == Card.HAMMER:
        if empty_spaces(g) == 0:
            return _why("hammer-no-space")
        return _take(g, seat)
    if g.sled[seat] == 0:
        return _why("sled-empty")
    if kind == Card.SAIL:
        return _why("sail-no-boat")
    return _why("chisel-one-stone") if g.sled[seat] < 2 else _why("chisel-no-space")


def _wager(g: Any, seat: int, monument: str) -> Reason:
    if not g.options[Place.WAGER]:
        return _why("no-wager")
    if (g.wager == seat).any():
        return _why("wagered-before")
    if g.quarry[seat] == 0:
        return _why("quarry-empty")
    return _why("wager-taken", monument=monument)


def _pass(g: Any, seat: int) -> Reason:
    return _why("can-act")


def _unload(g: Any, seat: int, space: int) -> Reason:
    return _why("no-stone-there", space=space)


def _choose(g: Any, seat: int, card: str) -> Reason:
    return _why("not-at-market", card=card)


def _choose_pair(g: Any, seat: int) -> Reason:
    return _why("no-pair") if g.options[Place.MARKET] == Side.A else _why("pair-taken")


def _keep(g: Any, seat: int, card: str) -> Reason:
    return _why("not-in-pair", card=card)


def _build(g: Any, seat: int, pyramid: str) -> Reason:
    return _why("pyramid-finished", pyramid=pyramid)


def _stones(g: Any, seat: int) -> Reason:
    return _take(g, seat)


_REASONS: Mapping[str, Any] = {
    "take": _take,
    "load": _load,
    "sail": _sail,
    "play": _play,
    "wager": _wager,
    "pass": _pass,
    "unload": _unload,
    "choose": _choose,
    "choose_pair": _choose_pair,
    "keep": _keep,
    "build": _build,
    "stones": _stones,
}
"""Point and decline are missing: whenever they are asked for, they are allowed."""
