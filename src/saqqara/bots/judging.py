"""What a position is worth: at the end by places and points, before it by the forecast."""

from __future__ import annotations

from typing import Any

from saqqara.bots.tree import roll_seed
from saqqara.kernel.game import deal, forecast, legal, places, step
from saqqara.kernel.records import Array
from saqqara.kernel.rules import rule

PAR = 40.0
"""Own points that count half of endless ones."""


@rule
def judge(tree: Any) -> None:
    """The result for every seat: by places when the game is over, by the forecast otherwise."""
    g = tree.work[0]
    players = int(g.players)
    tuning = tree.tuning[0]
    count_points(tree, g, players)
    for seat in range(players):
        tree.result[seat, 0] = tuning.own * squash(tree.result[seat, 1] - PAR, PAR)
    weigh_margins(tree.result, players, tuning.scale)
    if g.over != 0:
        share_the_win(tree, g, players)
    for seat in range(players):
        margin = squash(tree.result[seat, 2], tuning.scale)
        tree.result[seat, 0] += (1.0 - tuning.own) * (tuning.win * tree.result[seat, 1] + (1.0 - tuning.win) * margin)


@rule
def count_points(tree: Any, g: Any, players: int) -> None:
    """Points in column 1: the final ones, or those of the forecast."""
    if g.over == 0:
        forecast(g, tree.points)
    for seat in range(players):
        tree.result[seat, 1] = g.score[seat] if g.over != 0 else total(tree.points, seat)


@rule
def share_the_win(tree: Any, g: Any, players: int) -> None:
    """In column 1 the win, in parts if it is shared."""
    places(g, tree.places)
    winners = 0
    for seat in range(players):
        winners += tree.places[seat] == 1
    for seat in range(players):
        tree.result[seat, 1] = 1.0 / winners if tree.places[seat] == 1 else 0.0


@rule
def weigh_margins(result: Array, players: int, scale: float) -> None:
    """From points in column 1: the distance to the best other in column 2, and a chance of winning by it in column 1."""
    for seat in range(players):
        best = -1e9
        for other in range(players):
            if other != seat and result[other, 1] > best:
                best = result[other, 1]
        result[seat, 2] = result[seat, 1] - best
    for seat in range(players):
        result[seat, 1] = squash(result[seat, 2], scale)


@rule
def squash(margin: float, scale: float) -> float:
    """0 … 1, a half for no margin."""
    return 0.5 + 0.5 * margin / (scale + abs(margin))


@rule
def total(points: Array, seat: int) -> int:
    """A seat's points in the forecast."""
    added = 0
    for source in range(points.shape[1]):
        added += int(points[seat, source])
    return added


@rule
def advantage(tree: Any, g: Any, seat: int) -> float:
    """A seat's forecast points beyond the mean of the others."""
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
    """The mean advantage after each legal action of the root, over several deals of what is hidden."""
    for _ in range(deals):
        tree.work[0] = tree.root[0]
        deal(tree.work[0], seat, roll_seed(tree.dice[0]))
        n = legal(tree.work[0], tree.out)
        for i in range(n):
            tree.trial[0] = tree.work[0]
            step(tree.trial[0], int(tree.out[i]), tree.log[0])
            out[i] += advantage(tree, tree.trial[0], seat) / deals
