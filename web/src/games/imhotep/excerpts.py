"""Positions of Imhotep for its rules page."""

from __future__ import annotations

from collections.abc import Iterator

from positions import Excerpt, excerpt, position

import saqqara
from saqqara import Game

SITES = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
ENOUGH_STONES = 12


def excerpts() -> Iterator[Excerpt]:
    """A boat that has just unloaded at each site, on both sides of the board."""
    for section, side in ((3, "A"), (4, "B")):
        sides = dict.fromkeys(SITES, side)
        start = position("imhotep", _laden_boat, 4, **sides)
        for site in SITES:
            game = saqqara.replay(start.record())
            game.play(f"sail boat={_boat(start)} site={site}")
            crop, size = [f'[data-site="{site}"]'], (757, 164) if site == "market" else (383, 233)
            yield excerpt(f"{site}-{side.lower()}", section, game, crop, size, active=site == "market")


def _boat(game: Game) -> int | None:
    """A boat with stones of several owners that may sail to every site."""
    table = game.view(-1)["table"]
    for boat, stones in enumerate(table["boats"]):
        owners = {owner for owner in stones if owner is not None}
        goals = [action for action in map(str, game.actions()) if action.startswith(f"sail boat={boat} ")]
        if len(owners) > 1 and sum(owner is not None for owner in stones) > 2 and len(goals) == len(SITES):
            return boat
    return None


def _laden_boat(game: Game) -> bool:
    if game.over or sum(map(sum, game.view(-1)["table"]["stones"])) < ENOUGH_STONES:
        return False
    return _boat(game) is not None
