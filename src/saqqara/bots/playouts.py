"""From a leaf of the tree to a result: playing on, and judging what came out."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.tree import TRACE, roll_seed
from saqqara.kernel.chance import below, draw
from saqqara.kernel.game import deal, forecast, legal, places, step
from saqqara.kernel.records import Array
from saqqara.kernel.rules import rule

UNIT = 1.0 / 2**32


@rule
def play_on(tree: Any) -> int:
    """Play until the game is over or the cut-off is reached; return how many decisions are traced."""
    g = tree.work[0]
    log = tree.log[0]
    tuning = tree.tuning[0]
    left = np.int64(tuning.cutoff) if tuning.cutoff > 0 else 1 << 30
    habit = tuning.habit
    decisions = 0
    while g.over == 0 and left > 0:
        n = legal(g, tree.out)
        action = tree.out[below(g, n)]
        if habit > 0 and n > 1:
            if np.float64(draw(g)) * UNIT < habit:
                other = tree.out[below(g, n)]
                if fondness(tree, g.mover, other) > fondness(tree, g.mover, action):
                    action = other
            if decisions < TRACE:
                tree.trace[decisions, 0] = g.mover
                tree.trace[decisions, 1] = action
                decisions += 1
        step(g, action, log)
        left -= 1
    return decisions


@rule
def fondness(tree: Any, seat: int, action: int) -> float:
    """What playouts brought this seat when it played this action; the best, as long as it was never tried."""
    tries = tree.habits[seat, action, 1]
    return tree.habits[seat, action, 0] / tries if tries > 0 else 1.0


@rule
def learn_habits(tree: Any, decisions: int) -> None:
    for i in range(decisions):
        seat = tree.trace[i, 0]
        action = tree.trace[i, 1]
        tree.habits[seat, action, 0] += tree.result[seat, 0]
        tree.habits[seat, action, 1] += 1


@rule
def judge(tree: Any) -> None:
    """The result for every seat: by places when the game is over, by the forecast otherwise."""
    g = tree.work[0]
    players = int(g.players)
    over = g.over != 0
    winners = 0
    if over:
        places(g, tree.places)
        for seat in range(players):
            winners += tree.places[seat] == 1
            tree.result[seat, 1] = g.score[seat]
    else:
        forecast(g, tree.points)
        for seat in range(players):
            tree.result[seat, 1] = total(tree, seat)
    weigh_margins(tree, players)
    if over:
        for seat in range(players):
            tree.result[seat, 1] = 1.0 / winners if tree.places[seat] == 1 else 0.0
    share = tree.tuning[0].win
    for seat in range(players):
        margin = squash(tree.result[seat, 2], tree.tuning[0].scale)
        tree.result[seat, 0] = share * tree.result[seat, 1] + (1.0 - share) * margin


@rule
def weigh_margins(tree: Any, players: int) -> None:
    """From points in column 1: the distance to the best other in column 2, and a chance of winning by it in column 1."""
    for seat in range(players):
        best = -1e9
        for other in range(players):
            if other != seat and tree.result[other, 1] > best:
                best = tree.result[other, 1]
        tree.result[seat, 2] = tree.result[seat, 1] - best
    for seat in range(players):
        tree.result[seat, 1] = squash(tree.result[seat, 2], tree.tuning[0].scale)


@rule
def squash(margin: float, scale: float) -> float:
    """0 … 1, a half for no margin."""
    return 0.5 + 0.5 * margin / (scale + abs(margin))


@rule
def total(tree: Any, seat: int) -> int:
    """A seat's points in the forecast."""
    points = 0
    for source in range(tree.points.shape[1]):
        points += int(tree.points[seat, source])
    return points


@rule
def advantage(tree: Any, g: Any, seat: int) -> float:
    """A seat's forecast points beyond the mean of the others."""
    forecast(g, tree.points)
    players = int(g.players)
    own = 0
    others = 0
    for each in range(players):
        if each == seat:
            own = total(tree, each)
        else:
            others += total(tree, each)
    return own - others / max(players - 1, 1)


@rule
def advantage_after(tree: Any, seat: int, action: int) -> float:
    """The same after one more action from the position under way."""
    tree.trial[0] = tree.work[0]
    g = tree.trial[0]
    step(g, action, tree.log[0])
    return advantage(tree, g, seat)


@rule
def gains(tree: Any, seat: int, deals: int, out: Array) -> None:
    """The mean advantage after each legal action of the root, over several deals of what is hidden."""
    for _ in range(deals):
        tree.work[0] = tree.root[0]
        deal(tree.work[0], seat, roll_seed(tree))
        n = legal(tree.work[0], tree.out)
        for i in range(n):
            out[i] += advantage_after(tree, seat, tree.out[i]) / deals
