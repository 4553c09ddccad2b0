"""What can be chosen before a game of Imhotep: a side for each site, in the order of the sites, then the variants."""

from __future__ import annotations

from enum import IntEnum

from saqqara.kernel import Options


class Side(IntEnum):
    """Which side of a site is up."""

    A = 0
    B = 1


SIDES = tuple(side.name for side in Side)


class Choice(Options):
    MARKET = SIDES, "the side of the market: A four open cards, B three and a hidden pair"
    PYRAMID = SIDES, "the side of the pyramid: A one large, B three small ones with bonuses"
    TEMPLE = SIDES, "the side of the temple: A a point for each stone on top, B a bonus that depends on the column"
    BURIAL_CHAMBER = SIDES, "the side of the burial chamber: A connected groups, B majorities in rows"
    OBELISKS = SIDES, "the side of the obelisks: A the highest obelisk, B towers of three"
    WRATH = (False, True), "Wrath of the Pharaoh: players who miss a monument lose 5 points"
    WAGER = (False, True), "The Stonemason's Wager: bet a stone on the monument that will have the most stones"
