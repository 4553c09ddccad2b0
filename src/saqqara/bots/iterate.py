"""One iteration after the other: deal what is hidden, go down the tree, play on, carry the result back up."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from saqqara.bots.playouts import advantage, advantage_after, judge, learn_habits, play_on
from saqqara.bots.tree import DEPTH, add_edge, add_node, find, key_of, roll_seed
from saqqara.kernel.chance import below
from saqqara.kernel.game import deal, legal, step
from saqqara.kernel.rules import rule


@rule
def iterate(tree: Any, seat: int, iterations: int) -> None:
    """Run that many iterations for the seat that must decide at the root."""
    for _ in range(iterations):
        tree.work[0] = tree.root[0]
        deal(tree.work[0], seat, roll_seed(tree))
        depth = descend(tree, seat)
        decisions = play_on(tree)
        judge(tree)
        learn_habits(tree, decisions)
        carry_back(tree, depth)


@rule
def descend(tree: Any, seat: int) -> int:
    """Follow the most promising choices to a position not met before; return the number of choices on the path."""
    g = tree.work[0]
    depth = 0
    while g.over == 0 and depth < DEPTH:
        n = legal(g, tree.out)
        if n == 1:
            step(g, tree.out[0], tree.log[0])
            continue
        key = key_of(tree, seat)
        slot = find(tree, key)
        if tree.slots[slot] == 0:
            add_node(tree, slot, key)
            if depth > 0:
                break
            if tree.slots[slot] == 0:
                break
        node = int(tree.slots[slot]) - 1
        edge = choose_edge(tree, node, offer(tree, node, n, depth == 0))
        if edge < 0:
            break
        tree.path[depth] = edge
        tree.movers[depth] = g.mover
        depth += 1
        step(g, tree.edges[edge].action, tree.log[0])
    return depth


@rule
def offer(tree: Any, node: int, n: int, first: bool) -> int:
    """Find or make the edges of the n legal actions, both in ascending order; return how many there are."""
    biased = tree.tuning[0].bias > 0
    seat = int(tree.work[0].mover)
    before = -1
    edge = int(tree.nodes[node].first)
    offered = 0
    now = 0.0
    weighed = False
    for i in range(n):
        action = int(tree.out[i])
        if first and tree.ignored[action] != 0:
            continue
        while edge >= 0 and tree.edges[edge].action < action:
            before = edge
            edge = int(tree.edges[edge].next)
        if edge < 0 or tree.edges[edge].action != action:
            weight = 0.0
            if biased:
                if not weighed:
                    now = advantage(tree, tree.work[0], seat)
                    weighed = True
                gain = (advantage_after(tree, seat, action) - now) / tree.tuning[0].warmth
                weight = gain / (1.0 + abs(gain))
            edge = add_edge(tree, node, before, action, weight)
            if edge < 0:
                break
        tree.edges[edge].offered += 1
        tree.offered[offered] = edge
        offered += 1
        before = edge
        edge = int(tree.edges[edge].next)
    return offered


@rule
def choose_edge(tree: Any, node: int, n: int) -> int:
    """The offered edge with the highest hope: its mean so far, more the less it was tried, more the better it looks."""
    tuning = tree.tuning[0]
    tree.nodes[node].visits += 1
    visits = tree.nodes[node].visits
    tried = 0
    for i in range(n):
        tried += tree.edges[tree.offered[i]].visits > 0
    fresh = tuning.widen == 0 or tried < tuning.widen * sqrt(visits)
    usual = log(float(visits))
    best = -1
    hope = -1e9
    start = below(tree.dice[0], n) if n > 0 else 0
    for i in range(n):
        number = tree.offered[(start + i) % n]
        edge = tree.edges[number]
        if edge.visits == 0:
            if not fresh and tried > 0:
                continue
            value = 1e3 + edge.weight
        else:
            chances = usual if edge.offered == visits else log(float(edge.offered))
            value = edge.value / edge.visits + tuning.explore * sqrt(chances / edge.visits)
            value += tuning.bias * edge.weight / (1 + edge.visits)
        if value > hope:
            hope = value
            best = int(number)
    return best


@rule
def carry_back(tree: Any, depth: int) -> None:
    """Every seat's choices on the path are credited with that seat's own result."""
    for i in range(depth):
        edge = tree.edges[tree.path[i]]
        edge.visits += 1
        edge.value += tree.result[tree.movers[i], 0]
    if depth > 0:
        action = tree.edges[tree.path[0]].action
        tree.tries[action] += 1
        for seat in range(tree.work[0].players):
            tree.tally[action, seat, 0] += tree.result[seat, 1]
            tree.tally[action, seat, 1] += tree.result[seat, 2]
