"""A decision, and what everybody sees after it, in one compiled call: a call costs more than what the rules do in it."""

from __future__ import annotations

from saqqara.kernel.dispatch import forecast, forget, legal, redact, step
from saqqara.kernel.events import ROWS
from saqqara.kernel.jit import brief, whole
from saqqara.kernel.records import Array


@brief
def advance(g: Array, action: int, log: Array, out: Array) -> bool:
    """Play an action in the game of a one-element array, if it is legal, and note what happens; say whether it was."""
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
    """What the table shows to spectators (shown[0]) and to every seat (shown[1 + seat]), and the points each of them foresees.

    `g` and `known` have one element. Returns how many actions the mover has, which are in `out`; when the game is over,
    everything is open to all.
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
    """Play an action and look at what follows; -1 if it was not legal."""
    if not advance(g, action, log, out):
        return -1
    return look(g, known, shown, points, out)
