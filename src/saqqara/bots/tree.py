"""The memory of a search: what the seat knows, the positions met so far, the choices tried in them.

A node is a position as somebody knows it: the searching seat's own decisions are told apart by everything it knows, those of the
others by what everybody knows. So a secret that is dealt anew in each iteration never splits a node, and nobody in the tree
reacts to what is hidden from them. Nodes are found by a hash of the redacted state; the same position reached in two ways is one
node, and a tree serves again for the next decision without any bookkeeping.
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
from saqqara.kernel.rng import LOW, MIX_A, MIX_B, U32, draw, seed_generator
from saqqara.kernel.rulebook import Rulebook

DEPTH = 256
"""How many decisions a path through the tree may hold."""
EDGES_PER_NODE = 12
"""Room for choices: most nodes are leaves, which have none."""

NODE = np.dtype([("key", "u8"), ("first", "i4"), ("visits", "i4")], align=True)
EDGE = np.dtype([("value", "f8"), ("next", "i4"), ("visits", "i4"), ("offered", "i4"), ("action", "i2")], align=True)


@record
class Dice:
    """The search's own randomness."""

    tree: int = u32(doc="the number of the tree; it stands first, or Numba would take every state for a kind of Dice")
    rng: Array = u32(2, doc="the generator")


def weight(default: float, low: float, high: float) -> Any:
    """A number of a tuning, and from where to where it makes sense."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True)
class Tuning:
    """How a search weighs things; docs/bots.md tells how each value was found.

    Beyond the bounds a result is no longer 0 … 1, a weight no longer a number, or nothing but curiosity is left.
    """

    explore: float = weight(0.35, 0, 10)
    """How much a choice that was tried less than the others draws attention."""
    estimate: float = weight(1.0, 0, 1)
    """Where a game has an estimate: whether it judges where the tree ends, instead of a playout to the end of the game."""
    instinct: float = weight(1.0, 0, 2.5)
    """How sharply playouts follow what they have learned; 0 plays at random."""
    win: float = weight(0.5, 0, 1)
    """The share of winning in the result; the rest is the margin."""
    scale: float = weight(15.0, 0.1, 1000)
    """The margin in points that counts half of an endless one."""
    own: float = weight(0.0, 0, 1)
    """The share of the own points in the result, whatever the others have; the rest is winning and margin."""
    prior: float = weight(0.0, 0, 10)
    """How much a choice that tempts the instinct draws attention, instead of `explore`; 0 leaves playouts alone to the instinct."""
    trust: float = weight(0.75, 0, 1)
    """The share of the instinct in that; the rest draws attention to all choices alike."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value, low, high = getattr(self, each.name), each.metadata["low"], each.metadata["high"]
            if not low <= value <= high:
                raise BadBot(f"{each.name}: {low:g} to {high:g}, not {value:g}")
        if self.estimate not in (0, 1):
            raise BadBot(f"estimate: 0 or 1, not {self.estimate:g}")


TUNINGS = Path(__file__).parent / "tunings.json"
"""What differs from the defaults, by game."""


@cache
def tuned(name: str) -> Tuning:
    """What was found best for a game."""
    found: dict[str, dict[str, float]] = json.loads(TUNINGS.read_text(encoding="utf-8"))
    return Tuning(**found.get(name, {}))


TUNING = np.dtype([(each.name, "f8") for each in fields(Tuning)])


class Tree(NamedTuple):
    """Arrays only, so that compiled code can take it as it is. Records come as arrays of one."""

    root: Array
    """What the seat knows."""
    work: Array
    """The position of the iteration under way."""
    sight: Array
    """The same as somebody knows it."""
    words: Array
    """The bytes of that as 64-bit words."""
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
    """A log that notes nothing."""
    out: Array
    """Legal actions of the position under way."""
    offered: Array
    """The edges of these actions."""
    path: Array
    """The edges of the iteration under way."""
    movers: Array
    """Who decided on each of them."""
    weights: Array
    pace: Array
    """The instinct of playouts."""
    net: Estimate
    """What tells the worth of a position."""
    worth: Array
    """What it tells, by seat."""
    points: Array
    """Forecast by seat and source."""
    places: Array
    result: Array
    """By seat: utility, win, margin of the iteration under way."""
    tally: Array
    """By first action and seat: sums of these."""
    tries: Array
    """How often each first action was tried."""
    ignored: Array
    """Marks the first actions that this search does not look at."""
    stop: Array
    """Not 0 when the search must end at once; any thread may say so."""


def plant(rulebook: Rulebook, nodes: int, tuning: Tuning) -> Tree:
    """A tree with room for that many nodes."""
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
    """Zeroed records whose fields are attributes, interpreted as well as compiled."""
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
    """A 64-bit word for a position as its mover knows it; never 0."""
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
    """The node of the position under way; -1 if the tree does not know it."""
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
    """A new choice of a node, behind the edge `before` (-1: in front); -1 when there is no room."""
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
