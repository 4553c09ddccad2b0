"""Where the points come from when five equal bots play Amun-Re: `python -m bench.amunre --games 10 --save FILE`.

Every option changes one thing that could keep the winner's points below what people reach: what the bots play for, how much
they offer, how much they think, what their playouts believe, and the table of provinces.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import saqqara
from bench.__main__ import machine
from saqqara.arena.results import Z, share_of
from saqqara.bots import instinct
from saqqara.bots.search import Budget, SearchBot
from saqqara.games.amunre.state import KINGDOMS, SOURCES

SPENT = {"paid": "bids", "cards_bought": "cards", "farmers_bought": "farmers", "blocks_bought": "blocks", "offered": "offerings"}
"""What gold is spent on, by the event that reports it."""


@dataclass(frozen=True)
class Setting:
    """What is played. Searches have a budget of iterations, so the same setting gives the same games."""

    players: int = 5
    iterations: int = 600
    tuning: dict[str, float] = field(default_factory=dict)
    """Weights that differ from the game's tuning."""
    offer: int | None = None
    """Force every offering to this, or to all that the seat has; None leaves it to the bots."""
    instead: int | None = None
    """What one seat, rotating from game to game, offers where its bot would play the -3 card."""
    provinces: str | None = None


def play(setting: Setting, number: int) -> dict[str, Any]:
    """Play one game; return where every seat's gold and points came from and went."""
    options = {"provinces": setting.provinces} if setting.provinces else {}
    game = saqqara.new("amunre", setting.players, number, **options)
    bots = [
        SearchBot("search", Budget(setting.iterations, None), number * setting.players + seat, changes=setting.tuning)
        for seat in range(setting.players)
    ]
    while (mover := game.mover) is not None:
        chosen = forced_offer(game, setting.offer) or bots[mover].choose(game, mover)
        if mover == number % setting.players and chosen.name == "minus_three":
            chosen = forced_offer(game, setting.instead) or chosen
        game.play(chosen)
    return account(game) | ({"odd": odd_one(game, number % setting.players)} if setting.instead else {})


def odd_one(game: saqqara.Game, seat: int) -> dict[str, Any]:
    """The result of the seat that offered where its bot would not have."""
    others = [score for each, score in enumerate(game.scores) if each != seat]
    won = 1 / game.places.count(1) if game.places[seat] == 1 else 0.0
    return {"seat": seat, "win": won, "points": game.scores[seat], "others": fmean(others)}


def forced_offer(game: saqqara.Game, limit: int | None) -> Any:
    """The offering that the setting asks for, if the seat must offer."""
    if limit is None or (offers := [each for each in game.actions() if each.name == "offer"]) == []:
        return None
    return offers[min(limit, len(offers)) - 1]


def account(game: saqqara.Game) -> dict[str, Any]:
    """Add up the events of a finished game, by seat and for the table."""
    seats: list[Counter[str]] = [Counter() for _ in range(game.players)]
    table: Counter[str] = Counter()
    temples: list[int] = []
    kingdom = KINGDOMS[0]
    for event in game.events():
        kind, arguments = event["kind"], event["arguments"]
        seat = seats[event["seat"]]
        if kind == "kingdom_began":
            kingdom = arguments["kingdom"]
        elif kind == "temple_set":
            temples.append(arguments["space"])
        elif kind in SPENT:
            seat[f"gold for {SPENT[kind]}"] += arguments["gold"]
        elif kind == "income":
            seat["gold of income"] += arguments["gold"]
        elif kind == "offered_minus_three":
            table["-3 cards"] += 1
        elif kind in ("farmer_placed", "desert_farmer_placed"):
            table[f"farmers {kingdom}"] += 1
        elif kind in ("pyramid_built", "pyramid_formed"):
            table[f"pyramids {kingdom}"] += 1
        elif kind in ("scored", "bonus_scored", "gold_counted"):
            seat[f"{arguments.get('source', 'bonus' if kind == 'bonus_scored' else 'gold')} {kingdom}"] += arguments["points"]
    return {
        "scores": game.scores,
        "winner": game.places.index(1),
        "temples": temples,
        "table": dict(table),
        "seats": [dict(seat) for seat in seats],
    }


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and 1.96 standard errors: about a 95 % interval with many games, a narrower one with few."""
    return fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")


def summary(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Means over the games: the winner's points, and what the points of the winner and of all seats consist of."""
    mean, reach = interval([max(game["scores"]) for game in games])
    return {
        "games": len(games),
        "winner": mean,
        "reach": reach,
        "lowest": min(max(game["scores"]) for game in games),
        "highest": max(max(game["scores"]) for game in games),
        "seat": fmean(score for game in games for score in game["scores"]),
        "temple": fmean(space for game in games for space in game["temples"]),
        "of the winner": _means([game["seats"][game["winner"]] for game in games]),
        "of a seat": _means([seat for game in games for seat in game["seats"]]),
        "of the table": _means([game["table"] for game in games]),
        **(_odd_ones([game["odd"] for game in games]) if "odd" in games[0] else {}),
    }


def _odd_ones(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    means = {name: fmean(each[name] for each in found) for name in ("points", "others")}
    return {"of the odd one": share_of([each["win"] for each in found]) | means}


def _means(counts: Sequence[dict[str, int]]) -> dict[str, float]:
    names = sorted({name for count in counts for name in count}, key=_order)
    return {name: fmean(count.get(name, 0) for count in counts) for name in names}


def _order(name: str) -> tuple[bool, int, str]:
    """Sort points first, by kingdom, in the order of scoring."""
    source, _, kingdom = name.partition(" ")
    return (kingdom not in KINGDOMS, SOURCES.index(source) if source in SOURCES else 0, name)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.amunre", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=600, help="iterations of each search")
    parser.add_argument("--seed", type=int, default=1000, help="seed of the first game; the others follow")
    parser.add_argument("--tuning", nargs="*", default=[], metavar="NAME=VALUE", help="weights; own=1 plays for own points alone")
    parser.add_argument("--offer", type=int, metavar="GOLD", help="force every offering to this, or to all that the seat has")
    parser.add_argument("--instead", type=int, metavar="GOLD", help="what one seat offers where its bot would play the -3 card")
    parser.add_argument("--provinces", metavar="FILE", help="another table of provinces")
    parser.add_argument("--instincts", type=Path, metavar="FOLDER", help="other tables, as train_instinct writes them")
    parser.add_argument("--save", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    if chosen.instincts:
        instinct.FOLDER = chosen.instincts
    tuning = {name: float(value) for name, _, value in (each.partition("=") for each in chosen.tuning)}
    setting = Setting(chosen.players, chosen.iterations, tuning, chosen.offer, chosen.instead, chosen.provinces)
    games: list[dict[str, Any]] = []
    for number in range(chosen.seed, chosen.seed + chosen.games):
        games.append(play(setting, number))
        print(sorted(games[-1]["scores"], reverse=True), games[-1]["temples"], flush=True)
    found = summary(games)
    print(json.dumps(found, indent=1))
    if chosen.save:
        kept = {"command": "python -m bench.amunre " + " ".join(sys.argv[1:]), "machine": machine(), "setting": asdict(setting)}
        chosen.save.write_text(json.dumps({**kept, "summary": found, "played": games}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
