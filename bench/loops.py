"""Compiled loops that time single operations."""

from __future__ import annotations

from typing import Any

from saqqara.kernel.dispatch import legal, step
from saqqara.kernel.jit import rule
from saqqara.kernel.playout import whole_game
from saqqara.kernel.records import Array


@rule
def clone_all(states: Any, twins: Any) -> int:
    for i in range(len(states)):
        twins[i] = states[i]
    return len(states)


@rule
def legal_all(states: Any, out: Array) -> int:
    found = 0
    for i in range(len(states)):
        found += legal(states[i], out)
    return found


@rule
def clone_and_step_all(states: Any, twins: Any, actions: Array, log: Any) -> int:
    for i in range(len(states)):
        twins[i] = states[i]
        step(twins[i], actions[i], log)
    return len(states)


@rule
def play_all(
    states: Any, fresh: Any, players: int, seed: int, options: Array, components: Array, out: Array, log: Any, decisions: Array
) -> None:
    """Play one random game in each record, from this seed and those that follow it."""
    for i in range(len(states)):
        decisions[i] = whole_game(i, states, fresh, players, seed + i, options, components, out, log)
