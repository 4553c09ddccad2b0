"""Every decision of the game and its number."""

from __future__ import annotations

from saqqara.games.amunre.components import (
    CARDS,
    GOODS_BY_RANK,
    MOST_BOUGHT,
    MOST_OFFERED,
    PLAYABLE,
    PRICES,
    PROVINCE_WORDS,
)
from saqqara.kernel import Actions

GOODS = ("farmer", "block")
SWAYS = ("up", "down")

ACTIONS = Actions(
    bid={"province": PROVINCE_WORDS, "price": tuple(str(price) for price in PRICES)},
    play={"card": CARDS[:PLAYABLE]},
    sell={"card": CARDS},
    buy={"pieces": MOST_BOUGHT + 1},
    place={"province": PROVINCE_WORDS},
    offer={"gold": MOST_OFFERED + 1},
    minus_three={},
    sway={"by": SWAYS},
    draw={"cards": GOODS_BY_RANK[0] + 1},
    take={"good": GOODS},
    put_back={"card": CARDS},
    done={},
)
"""`buy` is used at the three purchases; `place` for a farmer, a block or the card just played; `offer gold=0` is never legal."""

BID, PLAY, SELL, BUY, PLACE, OFFER, MINUS_THREE, SWAY, DRAW, TAKE, PUT_BACK, DONE = ACTIONS.starts
FARMER, BLOCK = range(2)
UP, DOWN = range(2)
