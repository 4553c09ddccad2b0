"""Statistics of a match, as plain JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Any

from openskill.models import PlackettLuce

from saqqara.arena.match import Match, Played

Z = 1.959964
"""Standard deviations that contain 95 % of a normal distribution."""


def summary(match: Match, played: Sequence[Played]) -> dict[str, Any]:
    """The bots, best first, with win shares, ratings, points and time; the win shares of the seats; and every game."""
    games = sorted(played, key=lambda each: each.pairing.number)
    ratings = _ratings(games)
    names = list(dict.fromkeys(match.bots))
    bots = [{"bot": name, **ratings.get(name, {}), **_account(games, name)} for name in names]
    return {
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
        "threads": match.threads,
        "games": len(games),
        "asked": match.games,
        "fair_share": 1 / match.players,
        "bots": sorted(bots, key=lambda each: -each["win_share"]),
        "seats": [share_of([_win(each, seat) for each in games]) for seat in range(match.players)],
        "winning_score": _spread([max(each.scores) for each in games]),
        "played": [
            {"number": each.pairing.number, "deal": each.pairing.deal, "seats": each.pairing.seats, "scores": each.scores,
             "places": each.places} for each in games
        ],
    }  # fmt: skip


def _account(games: Sequence[Played], name: str) -> dict[str, Any]:
    """The statistics of one bot. Each of its seats counts, even several in one game."""
    sat = [(each, seat) for each in games for seat, who in enumerate(each.pairing.seats) if who == name]
    decisions = sum(each.decisions[seat] for each, seat in sat)
    seconds = sum(each.seconds[seat] for each, seat in sat)
    share = share_of([_win(each, seat) for each, seat in sat])
    return {
        "seats": len(sat),
        "wins": sum(_win(each, seat) for each, seat in sat),
        "win_share": share["share"],
        "interval": share["interval"],
        "mean_place": fmean(each.places[seat] for each, seat in sat) if sat else None,
        "score": _spread([each.scores[seat] for each, seat in sat]),
        "scores": [each.scores[seat] for each, seat in sat],
        "seconds": seconds,
        "seconds_a_decision": seconds / decisions if decisions else None,
        "slowest_decision": max((each.slowest[seat] for each, seat in sat), default=None),
        "decisions": decisions,
    }


def _win(played: Played, seat: int) -> float:
    """1 for a win, a fraction for a shared one."""
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def share_of(wins: Sequence[float]) -> dict[str, Any]:
    """The mean with its Wilson interval of 95 %."""
    n = len(wins)
    if n == 0:
        return {"share": 0.0, "interval": [0.0, 1.0]}
    share = fmean(wins)
    centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {"share": share, "interval": [max(0.0, centre - reach), min(1.0, centre + reach)]}


def _spread(scores: Sequence[int]) -> dict[str, Any] | None:
    """The distribution of points."""
    if not scores:
        return None
    lower, median, upper = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [scores[0]] * 3
    return {
        "mean": fmean(scores),
        "deviation": stdev(scores) if len(scores) > 1 else 0.0,
        "lowest": min(scores),
        "lower_quarter": lower,
        "median": median,
        "upper_quarter": upper,
        "highest": max(scores),
    }


def _ratings(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    """Plackett-Luce ratings, updated game by game in the order of the schedule. A bot's games against itself are left out."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for each in games:
        seats = each.pairing.seats
        for name in seats:
            ratings.setdefault(name, model.rating(name=name))
        rated = model.rate([[ratings[name]] for name in seats], ranks=[float(place) for place in each.places])
        for name in dict.fromkeys(seats):
            mine = [team[0] for team, who in zip(rated, seats, strict=True) if who == name]
            if len(mine) < len(seats):
                ratings[name].mu = fmean(rating.mu for rating in mine)
                ratings[name].sigma = fmean(rating.sigma for rating in mine)
    return {name: {"rating": rating.mu, "rating_deviation": rating.sigma} for name, rating in ratings.items()}
