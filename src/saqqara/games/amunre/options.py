"""What can be chosen before a game of Amun-Re, and which older rules can still be played."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.components import DEFAULT
from saqqara.kernel import Options


class Choice(Options):
    OPEN_GOLD = (False, True), "everybody sees everybody's gold"
    TWO_EXTRA_CARDS = ("off", "top", "discard"), "draw two cards more and give two back, on the deck or the discards"
    PROVINCES = (DEFAULT,), "the table of provinces"


NO_EXTRA, EXTRA_ON_TOP, EXTRA_DISCARDED = range(3)
VERSION = 2
"""Since version 2, a Builder played after the last block ends the purchase; before, one more question allowed only `done`."""
UNDER_VERSION_1 = 1
"""What the place of the option `provinces` holds in a game that began under version 1. (`components` holds the table itself.)"""


def go_on_by_version_1(g: Any) -> None:
    g.options[Choice.PROVINCES] = UNDER_VERSION_1
