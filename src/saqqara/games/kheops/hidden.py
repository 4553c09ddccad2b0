"""What each seat knows: the enemy's hand, the order of the pile and the generator are secrets."""

from __future__ import annotations

from typing import Any

from saqqara.games.kheops.components import CELL_COUNT, TILE_COUNT
from saqqara.games.kheops.state import HAND, NOTHING, SEATS
from saqqara.kernel import rule, seed_generator, shuffle, whole


@rule
def redact(g: Any, seat: int) -> None:
    """Blank what a seat cannot see; a spectator sees no hand. What is left over at the end is shown to everybody."""
    g.rng[:] = 0
    g.pile[:] = NOTHING
    if g.over == 0:
        for other in range(SEATS):
            if other != seat:
                g.hand[other, :] = NOTHING


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    """Mix the tiles that the seat has not seen, and fill the hidden hands and the pile from them."""
    seed_generator(g, seed)
    unseen = gather_unseen(g)
    shuffle(g, g.pile, unseen)
    for other in range(SEATS):
        for slot in range(whole(g.in_hand[other])):
            if g.hand[other, slot] == NOTHING:
                unseen -= 1
                g.hand[other, slot] = g.pile[unseen]
                g.pile[unseen] = NOTHING


@rule
def gather_unseen(g: Any) -> int:
    """Put every tile that is in no visible place on the pile, in order; return how many there are."""
    seen = 0
    for cell in range(CELL_COUNT):
        seen |= mark(whole(g.tile[cell]))
    for other in range(SEATS):
        for slot in range(HAND):
            seen |= mark(whole(g.hand[other, slot]))
    g.pile[:] = NOTHING
    n = 0
    for tile in range(TILE_COUNT):
        if seen >> tile & 1 == 0:
            g.pile[n] = tile
            n += 1
    return n


@rule
def mark(tile: int) -> int:
    """Return the bit of a tile; none for no tile."""
    return 0 if tile == NOTHING else 1 << tile
