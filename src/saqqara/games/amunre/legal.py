"""What may be done, by what the mover is asked."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.auction import legal_bids
from saqqara.games.amunre.cards import legal_sales
from saqqara.games.amunre.income import legal_income
from saqqara.games.amunre.offering import legal_draws, legal_goods, legal_offered_cards, legal_offers, legal_sacrifice, legal_sways
from saqqara.games.amunre.purchases import legal_building, legal_places, legal_purchase, legal_put_back
from saqqara.games.amunre.state import Phase
from saqqara.kernel import Array, rule, whole


@rule
def legal(g: Any, out: Array) -> int:
    phase = g.phase
    if phase == Phase.BID:
        return legal_bids(g, out)
    if phase == Phase.PAY:
        return legal_sales(g, whole(g.mover), out, 0)
    if phase == Phase.CARDS or phase == Phase.FARMERS or phase == Phase.BLOCKS:
        return legal_purchase(g, out)
    if phase == Phase.PUT_BACK:
        return legal_put_back(g, out)
    if phase == Phase.BUILD:
        return legal_building(g, out)
    if phase == Phase.SACRIFICE:
        return legal_sacrifice(g, out)
    if phase == Phase.OFFER:
        return legal_offers(g, out)
    if phase == Phase.OFFER_CARDS:
        return legal_offered_cards(g, out)
    if phase == Phase.SWAY:
        return legal_sways(out)
    if phase == Phase.DRAW:
        return legal_draws(g, out)
    if phase == Phase.GOODS:
        return legal_goods(g, out)
    if phase == Phase.INCOME:
        return legal_income(g, out)
    return legal_places(g, out, 0)
