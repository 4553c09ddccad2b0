"""The memory of a search: what the seat knows, the positions met so far, the choices tried in them.

A node is a position as somebody knows it: the searching seat's own decisions are distinguished by everything it knows, those of the
others by what everybody knows. So a secret that is dealt again in each iteration never splits a node, and nobody in the tree
reacts to what is hidden from them. Nodes are found by a hash of the redacted state. So a position reached in two ways is one node,
and a tree can be used for the next decision without any bookkeeping.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots import estimate
from saqqara.bots.estimate import Estimate
from saqqara.bots.instinct import load
from saqqara.errors import BadBot
from saqqara.kernel.dispatch import redact
from saqqara.kernel.events import Silence
from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array, record, u32
from saqqara.kernel.rng import LOW, MIX_A, MIX_B, U32, draw, generator, seed_generator
from saqqara.kernel.rulebook import Rulebook

DEPTH = 256
"""The most decisions on a path through the tree."""
EDGES_PER_NODE = 12
"""Average room for choices per node: most nodes are leaves, which have none."""

NODE = np.dtype([("key", "u8"), ("first", "i4"), ("visits", "i4")], align=True)
EDGE = np.dtype([("value", "f8"), ("next", "i4"), ("visits", "i4"), ("offered", "i4"), ("action", "i2")], align=True)


@record
class Dice:
    """The search's own randomness."""

    tree: int = u32(doc="the number of the tree; it comes first, or Numba would take every state for a kind of Dice")
    rng: Array = generator()


def weight(default: float, low: float, high: float) -> Any:
    """A field of a tuning, with the range that makes sense."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True)
class Tuning:
    """The weights of a search. bench/README.md says how each value was found.

    Outside these ranges a result could leave 0 … 1, a weight could overflow, or only exploration would be left.
    """

    explore: float = weight(0.35, 0, 10)
    """How much attention goes to choices that were tried less than the others."""
    estimate: float = weight(1.0, 0, 1)
    """In games with an estimate: 1 to evaluate the end of the tree by it, 0 to play the game out."""
    instinct: float = weight(1.0, 0, 2.5)
    """How sharply playouts follow the instinct; 0 plays at random."""
    win: float = weight(0.5, 0, 1)
    """The share of winning in the result; the rest is the margin."""
    scale: float = weight(15.0, 0.1, 1000)
    """The margin in points that counts half as much as an infinite one."""
    own: float = weight(0.0, 0, 1)
    """The share of a seat's own points in the result; the rest is winning and margin."""
    prior: float = weight(0.0, 0, 10)
    """How much attention goes to choices that the instinct favours, instead of `explore`; 0 uses the instinct in playouts only."""
    trust: float = weight(0.75, 0, 1)
    """The share of the instinct in `prior`; the rest goes to all choices alike."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value, low, high = getattr(self, each.name), each.metadata["low"], each.metadata["high"]
            if not low <= value <= high:
                raise BadBot(f"{each.name}: {low:g} to {high:g}, not {value:g}")
        if self.estimate not in (0, 1):
            raise BadBot(f"estimate: 0 or 1, not {self.estimate:g}")


TUNINGS = Path(__file__).parent / "tunings.json"
"""Weights that differ from the defaults, by game."""


@cache
def tuned(name: str) -> Tuning:
    """The best tuning known for a game."""
    found: dict[str, dict[str, float]] = json.loads(TUNINGS.read_text(encoding="utf-8"))
    return Tuning(**found.get(name, {}))


TUNING = np.dtype([(each.name, "f8") for each in fields(Tuning)])


class Tree(NamedTuple):
    """Arrays only, so that compiled code can take the tuple as one argument. Single records are arrays of one."""

    root: Array
    """What the seat knows."""
    work: Array
    """The current position of the iteration."""
    sight: Array
    """The current position as somebody knows it."""
    words: Array
    """`sight` viewed as 64-bit words."""
    trial: Array
    """A position one step ahead."""
    nodes: Array
    edges: Array
    slots: Array
    """The hash table: node numbers from 1, 0 is free."""
    used: Array
    """How many nodes and edges are in use."""
    dice: Array
    tuning: Array
    log: Array
    """A log that keeps nothing."""
    out: Array
    """Legal actions of the current position."""
    offered: Array
    """The edges of these actions."""
    path: Array
    """The edges that the iteration has taken."""
    movers: Array
    """The seat that took each of them."""
    weights: Array
    pace: Array
    """With `weights`, the instinct."""
    net: Estimate
    """The network that estimates positions."""
    worth: Array
    """Its outputs, by seat."""
    points: Array
    """Forecast by seat and source."""
    places: Array
    result: Array
    """The current iteration's utility, win and margin, by seat."""
    tally: Array
    """The sums of these results over all iterations, by first action and seat."""
    tries: Array
    """How often each first action was tried."""
    ignored: Array
    """Flags the first actions that this search overlooks."""
    stop: Array
    """Not 0 when the search must end at once; any thread may set it."""


def plant(rulebook: Rulebook, nodes: int, tuning: Tuning) -> Tree:
    """Make a tree with room for this many nodes."""
    seats, total = rulebook.seats, rulebook.actions.total + 1
    instinct = load(rulebook, tuning.instinct)
    room = np.zeros(-(-rulebook.dtype.itemsize // 8), np.uint64)
    return Tree(
        root=rows(rulebook.dtype, 1),
        work=rows(rulebook.dtype, 1),
        sight=room.view(np.uint8)[: rulebook.dtype.itemsize].view(rulebook.dtype).view(np.recarray),
        words=room,
        trial=rows(rulebook.dtype, 1),
        nodes=rows(NODE, nodes),
        edges=rows(EDGE, nodes * EDGES_PER_NODE + total),
        slots=np.zeros(1 << (2 * nodes - 1).bit_length(), np.int32),
        used=np.zeros(2, np.int64),
        dice=rows(Dice.dtype, 1),  # type: ignore[attr-defined]
        tuning=np.array([astuple(tuning)], TUNING).view(np.recarray),
        log=rows(Silence.dtype, 1),  # type: ignore[attr-defined]
        out=np.zeros(total, np.int16),
        offered=np.zeros(total, np.int32),
        path=np.zeros(DEPTH, np.int32),
        movers=np.zeros(DEPTH, np.int8),
        weights=instinct.weights,
        pace=instinct.pace,
        net=estimate.load(rulebook),
        worth=np.zeros((seats, estimate.OUT), np.float64),
        points=np.zeros((seats, len(rulebook.sources)), np.int16),
        places=np.zeros(seats, np.int16),
        result=np.zeros((seats, 3), np.float64),
        tally=np.zeros((total, seats, 3), np.float64),
        tries=np.zeros(total, np.int64),
        ignored=np.zeros(total, np.int8),
        stop=np.zeros(1, np.int8),
    )


def rows(dtype: Any, n: int) -> Array:
    """Zeroed records whose fields are attributes, in interpreted code too."""
    return np.zeros(n, dtype).view(np.recarray)


def clear(tree: Tree) -> None:
    """Forget every position."""
    tree.slots[:] = 0
    tree.used[:] = 0


@rule
def roll_seed(dice: Any) -> Any:
    """64 random bits."""
    high = draw(dice)
    return (high << U32) | draw(dice)


@rule
def seed_tree(tree: Any, seed: Any) -> None:
    """Start the search's randomness."""
    seed_generator(tree.dice[0], seed)


@rule
def key_of(g: Any, sight: Array, words: Array, seat: int) -> Any:
    """A 64-bit key for the position as its mover knows it; never 0."""
    sight[0] = g
    redact(sight[0], seat if g.mover == seat else -1)
    key = np.uint64(1)
    for i in range(words.size):
        key ^= words[i]
        high = (key >> U32) * MIX_B
        key = (key & LOW) * MIX_A ^ (high << U32) ^ (high >> U32)
    return key | np.uint64(1)


@rule
def find(slots: Array, nodes: Array, key: Any) -> int:
    """The slot that holds this key, or the free one where it belongs."""
    mask = slots.size - 1
    slot = np.int64(key >> np.uint64(1)) & mask
    while slots[slot] != 0 and nodes[slots[slot] - 1].key != key:
        slot = (slot + 1) & mask
    return int(slot)


@rule
def locate(tree: Any, seat: int) -> int:
    """The node of the current position; -1 if the tree has none."""
    key = key_of(tree.work[0], tree.sight, tree.words, seat)
    return int(tree.slots[find(tree.slots, tree.nodes, key)]) - 1


@rule
def add_node(tree: Any, slot: int, key: Any) -> bool:
    """Put a new node into a free slot, while there is room."""
    number = tree.used[0]
    if number == tree.nodes.size:
        return False
    tree.used[0] = number + 1
    tree.slots[slot] = number + 1
    node = tree.nodes[number]
    node.key = key
    node.first = -1
    node.visits = 0
    return True


@rule
def add_edge(tree: Any, node: int, before: int, action: int) -> int:
    """Insert an edge after the edge `before` (-1: first in its node); return its number, or -1 when there is no room."""
    number = tree.used[1]
    if number == tree.edges.size:
        return -1
    tree.used[1] = number + 1
    edge = tree.edges[number]
    edge.value = 0.0
    edge.visits = 0
    edge.offered = 0
    edge.action = action
    if before < 0:
        edge.next = tree.nodes[node].first
        tree.nodes[node].first = number
    else:
        edge.next = tree.edges[before].next
        tree.edges[before].next = number
    return int(number)
