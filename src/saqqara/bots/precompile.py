"""Compiling ahead of time what bots need for a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from saqqara.bots.evaluation import gains
from saqqara.bots.mcts import iterate
from saqqara.bots.tree import Tree, Tuning, locate, plant, seed_tree
from saqqara.kernel.rulebook import Rulebook


def warm(rulebook: Rulebook) -> Iterator[tuple[str, Callable[[], None]]]:
    """The parts to compile, each as a label and a call that compiles it or finds it in the cache."""
    tree = plant(rulebook, 1, Tuning())
    yield "greedy", lambda: gains(tree, 0, 0, np.zeros(1, np.float64))
    yield "search", lambda: iterate(tree, 0, 0)
    yield "explanations", lambda: _explanations(tree)


def _explanations(tree: Tree) -> None:
    seed_tree(tree, np.uint64(0))
    locate(tree, 0)
