"""The iterations of the search: deal what is hidden, descend the tree, evaluate the leaf, pass the result back up."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from saqqara.bots.evaluation import judge, judge_by_estimate
from saqqara.bots.instinct import draw_by_instinct, play_by_instinct, stretch
from saqqara.bots.tree import DEPTH, add_edge, add_node, find, key_of, roll_seed
from saqqara.kernel.dispatch import deal, legal, reopen, resume, step
from saqqara.kernel.jit import rule, whole
from saqqara.kernel.playout import playout
from saqqara.kernel.records import Array
from saqqara.kernel.rng import below

UNTRIED = 1e3
"""Higher than the score of any choice already tried, whatever `Tuning.explore` is."""


@rule
def iterate(tree: Any, seat: int, iterations: int) -> None:
    """Run this many iterations for the seat that must decide at the root, or fewer when stopped."""
    g = tree.work[0]
    for _ in range(iterations):
        if tree.stop[0] != 0:
            break
        tree.work[0] = tree.root[0]
        deal(g, seat, roll_seed(tree.dice[0]))
        depth = replay_commitments(tree, seat) if reopen(g, seat) else 0
        opening = -1
        while g.over == 0:
            n = legal(g, tree.out)
            action = int(tree.out[0])
            if n > 1:
                edge = follow(tree, seat, n, opening < 0) if depth < DEPTH else -1
                if edge < 0:
                    break
                action = int(tree.edges[edge].action)
                tree.path[depth] = edge
                tree.movers[depth] = g.mover
                depth += 1
            if opening < 0:
                opening = action
            step(g, action, tree.log[0])
        evaluate(tree)
        back_up(tree, depth, opening)


@rule
def evaluate(tree: Any) -> None:
    """Evaluate the position at the leaf: by the estimate, or by playing to the end of the game."""
    g, tuning = tree.work[0], tree.tuning[0]
    if g.over == 0 and tuning.estimate > 0 and tree.net.bias.size > 0:
        judge_by_estimate(tree)
        return
    if tuning.instinct == 0:
        playout(g, tree.out, tree.log[0])
    else:
        play_by_instinct(g, tree.out, tree.log[0], tree.weights, tree.pace)
    judge(tree)


@rule
def replay_commitments(tree: Any, seat: int) -> int:
    """Let the others make their secret choices again, as they would in the tree; return how many edges that took."""
    g = tree.work[0]
    depth = 0
    while g.mover != seat:
        n = legal(g, tree.out)
        action = int(tree.out[0])
        if n > 1:
            edge = follow(tree, seat, n, False)
            if edge < 0:
                action = int(tree.out[draw_by_instinct(g, tree.out, n, tree.weights, tree.pace)])
            else:
                action = int(tree.edges[edge].action)
                tree.path[depth] = edge
                tree.movers[depth] = g.mover
                depth += 1
        step(g, action, tree.log[0])
    resume(g, tree.root[0])
    return depth


@rule
def follow(tree: Any, seat: int, n: int, first: bool) -> int:
    """Return the edge to take from the current position; -1 where the tree ends, which then grows by this position."""
    key = key_of(tree.work[0], tree.sight, tree.words, seat)
    slot = find(tree.slots, tree.nodes, key)
    if tree.slots[slot] == 0 and not (add_node(tree, slot, key) and first):
        return -1
    node = int(tree.slots[slot]) - 1
    if first or not recall(tree.edges, int(tree.nodes[node].first), tree.out, n, tree.offered):
        n = offer(tree, node, n, first)
    tree.nodes[node].visits += 1
    if tree.tuning[0].prior > 0:
        return choose_by_prior(tree, n)
    return choose_edge(tree.edges, tree.offered, n, int(tree.nodes[node].visits), tree.tuning[0].explore, tree.dice[0])


@rule
def recall(edges: Array, edge: int, out: Array, n: int, offered: Array) -> bool:
    """Collect the node's edges if they are exactly the n legal actions, which is the usual case; return whether they are."""
    for i in range(n):
        if edge < 0 or edges[edge].action != out[i]:
            return False
        offered[i] = edge
        edge = int(edges[edge].next)
    return True


@rule
def offer(tree: Any, node: int, n: int, first: bool) -> int:
    """Find or make the edges of the n legal actions, both in ascending order; return how many are on offer."""
    before = -1
    edge = int(tree.nodes[node].first)
    offered = 0
    for i in range(n):
        action = int(tree.out[i])
        if first and tree.ignored[action] != 0:
            continue
        while edge >= 0 and tree.edges[edge].action < action:
            before = edge
            edge = int(tree.edges[edge].next)
        if edge < 0 or tree.edges[edge].action != action:
            edge = add_edge(tree, node, before, action)
            if edge < 0:
                break
        tree.offered[offered] = edge
        offered += 1
        before = edge
        edge = int(tree.edges[edge].next)
    return offered


@rule
def choose_edge(edges: Array, offered: Array, n: int, visits: int, explore: float, dice: Any) -> int:
    """The offered edge with the highest hope: its mean result, plus more the less it was tried (UCB)."""
    if n == 0:
        return -1
    usual = log(float(visits))
    best = -1
    hope = -1e9
    start = below(dice, n)
    for i in range(n):
        at = start + i
        number = offered[at if at < n else at - n]
        edge = edges[number]
        edge.offered += 1
        value = UNTRIED
        if edge.visits > 0:
            chances = usual if edge.offered == visits else log(float(edge.offered))
            value = edge.value / edge.visits + explore * sqrt(chances / edge.visits)
        if value > hope:
            hope = value
            best = int(number)
    return best


@rule
def choose_by_prior(tree: Any, n: int) -> int:
    """The offered edge with the highest hope: its mean result, plus more the higher its prior and the less it was tried (PUCT).

    An edge that was never tried counts as good as its neighbours, so it need not be tried at all.
    """
    if n == 0:
        return -1
    row = tree.weights[stretch(tree.weights, tree.pace, tree.work[0].decisions), whole(tree.work[0].phase)]
    tuning = tree.tuning[0]
    visits, value, every = 0, 0.0, 0.0
    for i in range(n):
        edge = tree.edges[tree.offered[i]]
        visits += edge.visits
        value += edge.value
        every += row[edge.action]
    usual = value / visits if visits > 0 else 0.5
    eager = tuning.prior * sqrt(visits + 1.0)
    best = -1
    hope = -1e9
    start = below(tree.dice[0], n)
    for i in range(n):
        at = start + i
        number = tree.offered[at if at < n else at - n]
        edge = tree.edges[number]
        prior = tuning.trust * row[edge.action] / every + (1.0 - tuning.trust) / n
        value = edge.value / edge.visits if edge.visits > 0 else usual
        value += eager * prior / (1.0 + edge.visits)
        if value > hope:
            hope = value
            best = int(number)
    return best


@rule
def back_up(tree: Any, depth: int, opening: int) -> None:
    """Credit each choice on the path with the result of the seat that made it; count the action at the root, free or forced."""
    for i in range(depth):
        edge = tree.edges[tree.path[i]]
        edge.visits += 1
        edge.value += tree.result[tree.movers[i], 0]
    if opening >= 0:
        tree.tries[opening] += 1
        for seat in range(tree.work[0].players):
            for column in range(tree.result.shape[1]):
                tree.tally[opening, seat, column] += tree.result[seat, column]
