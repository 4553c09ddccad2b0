"""Positions of Amun-Re for its rules page."""

from __future__ import annotations

from collections.abc import Iterator

from positions import Excerpt, excerpt, phase, position

from saqqara import Game

SOUTHERNMOST = ("kharga", "edfu", "abu", "berenike")
"""Provinces that the end of the map cuts off."""


def excerpts() -> Iterator[Excerpt]:
    bidding = position("amunre", _contested, 4)
    taken = next(province for province in bidding.view(-1)["table"]["bid_on"] if province not in (None, *SOUTHERNMOST))
    yield excerpt("auction", 2, bidding, [f'[data-province="{taken}"]'], (250, 138), active=True)
    built = position("amunre", lambda one: phase(one) == "blocks" and _richest(one)[0] > 1, 4)
    yield excerpt("province", 3, built, [f'[data-province="{_richest(built)[1]}"]'], (251, 156))
    offered = position("amunre", lambda one: phase(one) == "income" and one.view(-1)["table"]["temple"] > 1, 4)
    yield excerpt("temple", 4, offered, [".temple-box"], (194, 146), active=True)
    yield excerpt("offering", 4, offered, [".offerings"], (355, 46))


def _contested(game: Game) -> bool:
    """Somebody has to outbid somebody."""
    return phase(game) == "bid" and sum(step is not None for step in game.view(-1)["table"]["bid_step"]) == 3


def _richest(game: Game) -> tuple[int, str]:
    """Most pyramids in a province that also has farmers and blocks, and its name."""
    view = game.view(-1)
    table, names = view["table"], [name.lower() for name in view["components"]["provinces"]]
    rich = [
        (pyramids, name)
        for pyramids, farmers, blocks, name in zip(table["pyramids"], table["farmers"], table["blocks"], names, strict=True)
        if farmers and blocks
    ]
    return max(rich, default=(0, ""))
