"""What the board of Amun-Re takes from the rules."""

from __future__ import annotations

from saqqara.games.amunre.cards import price
from saqqara.games.amunre.components import CARDS, MOST_BOUGHT, PRICES, PROVINCE_WORDS
from saqqara.games.amunre.offering import TEMPLE_FROM

FACTS = {
    "PROVINCES": PROVINCE_WORDS,
    "CARDS": CARDS,
    "PRICES": PRICES,
    "COSTS": [int(price(pieces)) for pieces in range(MOST_BOUGHT + 1)],
    "TEMPLE_FROM": TEMPLE_FROM,
}
