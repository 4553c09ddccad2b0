"""The boats: which of them wait, what they carry, where they may go."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.components import BOATS, MINIMUM, SPACES
from saqqara.kernel import rule, whole


@rule
def at_quay(g: Any, boat: int) -> bool:
    return bool(g.boat_site[boat] < 0)


@rule
def load_of(g: Any, boat: int) -> int:
    """How many stones are on a boat."""
    stones = 0
    for space in range(SPACES):
        stones += g.boats[boat, space] >= 0
    return stones


@rule
def seaworthy(g: Any, boat: int) -> bool:
    """Whether a boat waits with its minimum load on board, so that it may sail: there is always a site left for it."""
    return at_quay(g, boat) and load_of(g, boat) >= MINIMUM[g.boat_size[boat]]


@rule
def any_seaworthy(g: Any) -> bool:
    for boat in range(BOATS):  # noqa: SIM110 - rules have no generators
        if seaworthy(g, boat):
            return True
    return False


@rule
def seaworthy_with_one_more(g: Any, boat: int) -> bool:
    """Whether a boat waits with room for a stone, and may sail with one stone more."""
    load = load_of(g, boat)
    return at_quay(g, boat) and load < g.boat_size[boat] and load + 1 >= MINIMUM[g.boat_size[boat]]


@rule
def any_seaworthy_with_one_more(g: Any) -> bool:
    for boat in range(BOATS):  # noqa: SIM110 - rules have no generators
        if seaworthy_with_one_more(g, boat):
            return True
    return False


@rule
def empty_spaces(g: Any) -> int:
    """How many spaces are free on the boats that wait."""
    spaces = 0
    for boat in range(BOATS):
        if at_quay(g, boat):
            spaces += g.boat_size[boat] - load_of(g, boat)
    return spaces


@rule
def visited_sites(g: Any) -> int:
    """The sites that boats have sailed to this round, as bits."""
    visited = 0
    for boat in range(BOATS):
        if g.boat_site[boat] >= 0:
            visited |= 1 << whole(g.boat_site[boat])
    return visited
