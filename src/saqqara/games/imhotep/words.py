"""Why something is not allowed, as the key and arguments of a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saqqara.games.imhotep.actions import ACTIONS
from saqqara.games.imhotep.boats import (
    at_quay,
    empty_spaces,
    load_of,
)
from saqqara.games.imhotep.components import (
    CARDS,
    MINIMUM,
    SLED,
    Card,
)
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.state import Phase

Reason = tuple[str, dict[str, Any]]
ASKED_IN = {
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
"""The phases in which each decision is asked at all."""


def why_not(g: Any, action: int) -> Reason:
    """Return the rule that forbids an action now."""
    chosen = ACTIONS.action(action)
    if g.phase not in ASKED_IN[chosen.name]:
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
    if not g.options[Choice.WAGER]:
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
    return _why("no-pair") if g.options[Choice.MARKET] == Side.A else _why("pair-taken")


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
"""`point` and `decline` are missing, because they are allowed whenever they are asked for."""
