"""What a position is worth: at the end by places and points, before the end by an estimate, to a greedy bot by the forecast."""

from __future__ import annotations

from typing import Any

from saqqara.bots.estimate import MARGIN, POINTS, SQUASHED, WIN, estimate
from saqqara.bots.tree import roll_seed
from saqqara.kernel.dispatch import deal, forecast, legal, places, step
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array

PAR = 40.0
"""The number of own points that a seat values half as much as an infinite number."""


@rule
def judge(tree: Any) -> None:
    """Write the result of every seat at the end of a game: utility, win, margin."""
    g = tree.work[0]
    players = int(g.players)
    tuning = tree.tuning[0]
    share_win(tree, g, players)
    for seat in range(players):
        margin = margin_of(g.score, players, seat)
        tree.result[seat, 2] = margin
        tree.result[seat, 0] = utility(tuning, tree.result[seat, 1], squash(margin, tuning.scale), g.score[seat])


@rule
def judge_by_estimate(tree: Any) -> None:
    """Write the result of every seat before the end, by the estimate."""
    estimate(tree.work[0], tree.net, tree.worth)
    for seat in range(tree.work[0].players):
        worth = tree.worth[seat]
        tree.result[seat, 0] = utility(tree.tuning[0], worth[WIN], worth[SQUASHED], worth[POINTS])
        tree.result[seat, 1] = worth[WIN]
        tree.result[seat, 2] = worth[MARGIN]


@rule
def utility(tuning: Any, win: float, squashed: float, points: float) -> float:
    """What a seat plays for, from 0 to 1."""
    ahead = tuning.win * win + (1.0 - tuning.win) * squashed
    return float(tuning.own * squash(points - PAR, PAR) + (1.0 - tuning.own) * ahead)


@rule
def margin_of(score: Array, players: int, seat: int) -> int:
    """The distance to the best other seat."""
    best = -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, int(score[other]))
    return int(score[seat]) - best


@rule
def share_win(tree: Any, g: Any, players: int) -> None:
    """Write the win into column 1, as a fraction if it is shared."""
    places(g, tree.places)
    winners = 0
    for seat in range(players):
        winners += tree.places[seat] == 1
    for seat in range(players):
        tree.result[seat, 1] = 1.0 / winners if tree.places[seat] == 1 else 0.0


@rule
def squash(margin: float, scale: float) -> float:
    """Map a margin to 0 … 1; no margin is a half."""
    return 0.5 + 0.5 * margin / (scale + abs(margin))


@rule
def total(points: Array, seat: int) -> int:
    """Sum a seat's points in the forecast."""
    added = 0
    for source in range(points.shape[1]):
        added += int(points[seat, source])
    return added


@rule
def advantage(tree: Any, g: Any, seat: int) -> float:
    """A seat's points in the forecast minus the mean of the others'."""
    forecast(g, tree.points)
    players = int(g.players)
    own = 0
    others = 0
    for each in range(players):
        if each == seat:
            own = total(tree.points, each)
        else:
            others += total(tree.points, each)
    return own - others / max(players - 1, 1)


@rule
def gains(tree: Any, seat: int, deals: int, out: Array) -> None:
    """Add up the mean advantage after each legal action of the root, over several deals of what is hidden."""
    for _ in range(deals):
        tree.work[0] = tree.root[0]
        deal(tree.work[0], seat, roll_seed(tree.dice[0]))
        n = legal(tree.work[0], tree.out)
        for i in range(n):
            tree.trial[0] = tree.work[0]
            step(tree.trial[0], int(tree.out[i]), tree.log[0])
            out[i] += advantage(tree, tree.trial[0], seat) / deals
