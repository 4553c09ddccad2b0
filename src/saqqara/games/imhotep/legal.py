"""What may be done."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.actions import (
    BUILD,
    CHOOSE,
    CHOOSE_PAIR,
    DECLINE,
    KEEP,
    LOAD,
    PASS,
    PLAY,
    POINT,
    SAIL,
    STONES,
    TAKE,
    UNLOAD,
    WAGER,
)
from saqqara.games.imhotep.boats import (
    any_seaworthy,
    any_seaworthy_with_one_more,
    at_quay,
    empty_spaces,
    seaworthy,
    seaworthy_with_one_more,
    visited_sites,
)
from saqqara.games.imhotep.building import pyramid_finished
from saqqara.games.imhotep.components import BOATS, KINDS, MONUMENTS, PYRAMIDS, SITES, SLED, SPACES, WAGER_SPACES, Card
from saqqara.games.imhotep.market import has_pair, kinds_in_pair, kinds_on_offer
from saqqara.games.imhotep.options import Choice
from saqqara.games.imhotep.state import Phase
from saqqara.kernel import Array, list_if, rule, whole


@rule
def legal(g: Any, out: Array) -> int:
    phase = g.phase
    if phase == Phase.TURN:
        return legal_turn(g, out)
    if phase == Phase.SAIL_SITE:
        return legal_sites(g, whole(g.unloading), visited_sites(g), out, 0)
    if phase == Phase.SAIL_LOAD:
        return legal_sail_loads(g, out)
    if phase <= Phase.CHISEL_SECOND:
        return legal_loads(g, out, 0)
    if phase == Phase.LEVER_SAIL:
        return legal_sails(g, out, 0)
    if phase == Phase.LEVER_UNLOAD:
        return legal_unloads(g, out)
    return legal_answer(g, phase, out)


@rule
def legal_answer(g: Any, phase: int, out: Array) -> int:
    """The legal answers to the question that a stone or a bonus asks."""
    if phase == Phase.MARKET:
        return legal_market(g, out)
    if phase == Phase.PAIR:
        return legal_kinds(kinds_in_pair(g), KEEP, out, 0)
    if phase == Phase.BUILD:
        return legal_pyramids(g, out)
    if phase == Phase.BONUS_LOAD:
        n = legal_loads(g, out, 0)
        out[n] = DECLINE
        return n + 1
    out[0] = POINT
    out[1] = STONES
    return 1 + can_take(g, whole(g.mover))


@rule
def legal_turn(g: Any, out: Array) -> int:
    seat = whole(g.turn)
    n = list_if(out, 0, TAKE, can_take(g, seat))
    n = legal_loads(g, out, n)
    n = legal_sails(g, out, n)
    n = legal_plays(g, seat, out, n)
    if g.options[Choice.WAGER] == 1:
        n = legal_wagers(g, seat, out, n)
    return list_if(out, n, PASS, n == 0)


@rule
def can_take(g: Any, seat: int) -> bool:
    return bool(g.sled[seat] < SLED and g.quarry[seat] > 0)


@rule
def legal_loads(g: Any, out: Array, n: int) -> int:
    """Any empty space of a boat that waits, if the mover has a stone on the sled."""
    if g.sled[g.mover] > 0:
        for boat in range(BOATS):
            if at_quay(g, boat):
                n = legal_spaces(g, boat, out, n)
    return n


@rule
def legal_spaces(g: Any, boat: int, out: Array, n: int) -> int:
    for space in range(SPACES):
        n = list_if(out, n, LOAD + boat * SPACES + space, space < g.boat_size[boat] and g.boats[boat, space] < 0)
    return n


@rule
def legal_sail_loads(g: Any, out: Array) -> int:
    """A space of a boat that may sail with this stone."""
    n = 0
    for boat in range(BOATS):
        if seaworthy_with_one_more(g, boat):
            n = legal_spaces(g, boat, out, n)
    return n


@rule
def legal_sails(g: Any, out: Array, n: int) -> int:
    """Any boat with its minimum load, to any site that no boat has visited this round."""
    visited = visited_sites(g)
    for boat in range(BOATS):
        if seaworthy(g, boat):
            n = legal_sites(g, boat, visited, out, n)
    return n


@rule
def legal_sites(g: Any, boat: int, visited: int, out: Array, n: int) -> int:
    for site in range(len(SITES)):
        n = list_if(out, n, SAIL + boat * len(SITES) + site, visited >> site & 1 == 0)
    return n


@rule
def legal_plays(g: Any, seat: int, out: Array, n: int) -> int:
    """Blue cards that can be used in full."""
    for card in range(Card.LEVER, Card.CHISEL + 1):
        n = list_if(out, n, PLAY + card - Card.LEVER, g.cards[seat, card] > 0 and can_play(g, seat, card))
    return n


@rule
def can_play(g: Any, seat: int, card: int) -> bool:
    if card == Card.LEVER:
        return any_seaworthy(g)
    if card == Card.HAMMER:
        return can_take(g, seat) and empty_spaces(g) > 0
    if card == Card.SAIL:
        return g.sled[seat] > 0 and any_seaworthy_with_one_more(g)
    return g.sled[seat] >= 2 and empty_spaces(g) >= 2


@rule
def legal_wagers(g: Any, seat: int, out: Array, n: int) -> int:
    """A stone from the quarry on a free wager space, once per game."""
    if g.quarry[seat] == 0 or has_wagered(g, seat):
        return n
    for monument in range(len(MONUMENTS)):
        n = list_if(out, n, WAGER + monument, g.wager[monument, WAGER_SPACES[g.players] - 1] < 0)
    return n


@rule
def has_wagered(g: Any, seat: int) -> bool:
    for monument in range(len(MONUMENTS)):  # noqa: SIM110 - rules have no generators
        if g.wager[monument, 0] == seat or g.wager[monument, 1] == seat:
            return True
    return False


@rule
def legal_unloads(g: Any, out: Array) -> int:
    n = 0
    for space in range(SPACES):
        n = list_if(out, n, UNLOAD + space, g.boats[g.unloading, space] >= 0)
    return n


@rule
def legal_market(g: Any, out: Array) -> int:
    n = legal_kinds(kinds_on_offer(g), CHOOSE, out, 0)
    n = list_if(out, n, CHOOSE_PAIR, has_pair(g))
    out[n] = DECLINE
    return n + 1


@rule
def legal_kinds(kinds: int, first: int, out: Array, n: int) -> int:
    """Equal cards are one option."""
    for card in range(KINDS):
        n = list_if(out, n, first + card, kinds >> card & 1 == 1)
    return n


@rule
def legal_pyramids(g: Any, out: Array) -> int:
    n = 0
    for pyramid in range(len(PYRAMIDS)):
        n = list_if(out, n, BUILD + pyramid, not pyramid_finished(g, pyramid))
    return n
