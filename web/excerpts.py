"""Positions for the pictures on the rules pages: `python web/excerpts.py` writes `src/games/*/excerpts.json`.

Each is a view of a real game, found by playing at random, with the part of the board to show. The captions are the texts
`<game>-excerpt-<id>`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import saqqara
from saqqara import Game

Excerpt = dict[str, Any]
GAMES = Path(__file__).parent / "src" / "games"
SITES = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
ENOUGH_STONES = 12
MOST_SEEDS = 200
FIRST_TURNS = 5
LOWEST_ROW, LOW_ROWS = 13, 33
"""Cells of the first row, and of the first three."""
SOUTHERNMOST = ("kharga", "edfu", "abu", "berenike")
"""Provinces that the end of the map cuts off."""


def main() -> None:
    for name, found in {"imhotep": imhotep, "kheops": kheops, "amunre": amunre}.items():
        path = GAMES / name / "excerpts.json"
        path.write_text(json.dumps(list(found()), separators=(",", ":"), ensure_ascii=False) + "\n")


def position(name: str, wanted: Callable[[Game], bool], players: int, **options: Any) -> Game:
    """The first position of a random game that is as wanted."""
    for seed in range(1, MOST_SEEDS):
        game, dice = saqqara.new(name, players=players, seed=seed, **options), random.Random(seed)
        while not game.over:
            if wanted(game):
                return game
            game.play(dice.choice(game.actions()))
        if wanted(game):
            return game
    raise LookupError(f"no such position of {name}")


def excerpt(name: str, section: int, game: Game, crop: list[str], size: tuple[int, int], *, active: bool = False) -> Excerpt:
    """`size`: of what is cut out, where the board has 990 × 640 pixels; `active`: what can be chosen glows."""
    view = game.view(game.mover if active and game.mover is not None else -1)
    shown = {**view, "actions": view["actions"] if active else []}
    return {"id": name, "section": section, "crop": crop, "size": size, "view": shown}


def imhotep() -> Iterator[Excerpt]:
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


def kheops() -> Iterator[Excerpt]:
    low = [f'[data-cell^="{row}"]' for row in "abc"]
    laying = position("kheops", lambda one: _phase(one) == "rotate" and _chosen_low(one), 2)
    yield excerpt("lay", 1, laying, low, (714, 314), active=True)
    turning = position("kheops", lambda one: _phase(one) == "turn_by" and _chosen_low(one), 2)
    yield excerpt("turn", 3, turning, low, (714, 356), active=True)
    yield excerpt("end", 4, position("kheops", lambda one: one.over, 2), ["[data-cell]"], (737, 640))


def _chosen_low(game: Game) -> bool:
    """Some turns have passed, and it is about a cell of the second or third row."""
    table = game.view(-1)["table"]
    return bool(table["turn"] > FIRST_TURNS and LOWEST_ROW <= table["chosen"] < LOW_ROWS)


def _phase(game: Game) -> str:
    return "" if game.over else str(game.view(-1)["table"]["phase"])


def amunre() -> Iterator[Excerpt]:
    bidding = position("amunre", _contested, 4)
    taken = next(province for province in bidding.view(-1)["table"]["bid_on"] if province not in (None, *SOUTHERNMOST))
    yield excerpt("auction", 2, bidding, [f'[data-province="{taken}"]'], (250, 138), active=True)
    built = position("amunre", lambda one: _phase(one) == "blocks" and _richest(one)[0] > 1, 4)
    yield excerpt("province", 3, built, [f'[data-province="{_richest(built)[1]}"]'], (251, 156))
    offered = position("amunre", lambda one: _phase(one) == "income" and one.view(-1)["table"]["temple"] > 1, 4)
    yield excerpt("temple", 4, offered, [".temple-box"], (194, 146), active=True)
    yield excerpt("offering", 4, offered, [".offerings"], (355, 46))


def _contested(game: Game) -> bool:
    """Somebody has to outbid somebody."""
    return _phase(game) == "bid" and sum(step is not None for step in game.view(-1)["table"]["bid_step"]) == 3


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


if __name__ == "__main__":
    main()
