"""A decision, and what everybody sees after it, in one compiled call, because a call costs more than the rules it runs."""

from __future__ import annotations

from saqqara.kernel.dispatch import forecast, forget, legal, redact, step
from saqqara.kernel.events import ROWS
from saqqara.kernel.jit import brief, whole
from saqqara.kernel.records import Array


@brief
def advance(g: Array, action: int, log: Array, out: Array) -> bool:
    """Play an action in a game (an array of one element) if it is legal, and log its events; return whether it was legal."""
    n = legal(g[0], out)
    for i in range(n):
        if out[i] == action:
            log[0].n = 0
            log[0].lost = 0
            log[0].capacity = ROWS
            step(g[0], action, log[0])
            return True
    return False


@brief
def look(g: Array, known: Array, shown: Array, points: Array, out: Array) -> int:
    """Write what the table shows to spectators (shown[0]) and to every seat (shown[1 + seat]), and the points each can foresee.

    `g` and `known` have one element. Return the number of the mover's actions, which are in `out`. When the game is over,
    everybody sees everything.
    """
    actions = 0
    for eye in range(whole(g[0].players) + 1):
        known[0] = g[0]
        if g[0].over == 0:
            redact(known[0], eye - 1)
            if g[0].mover == eye - 1:
                actions = legal(known[0], out)
            forget(known[0], eye - 1)
        shown[eye] = known[0]
        forecast(known[0], points[eye])
    return actions


@brief
def turn(g: Array, action: int, log: Array, known: Array, shown: Array, points: Array, out: Array) -> int:
    """Play an action and observe the state after it; -1 if it was not legal."""
    if not advance(g, action, log, out):
        return -1
    return look(g, known, shown, points, out)
