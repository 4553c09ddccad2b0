"""The events that people read about, and why an action is not allowed. The sentences are in texts/."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from saqqara.kernel.actions import Domain
from senet.actions import BACK, NUMBERS, WAIT
from senet.legal import Fault, fault


class Event(IntEnum):
    """What can happen."""

    MOVED = 0
    SWAPPED = 1
    FELL = 2
    LEFT = 3
    WAITED = 4
    THREW = 5


EVENTS: Mapping[IntEnum, Mapping[str, Domain | None]] = {
    Event.MOVED: {"house": NUMBERS, "to": NUMBERS},
    Event.SWAPPED: {"house": NUMBERS, "to": NUMBERS},
    Event.FELL: {"to": NUMBERS},
    Event.LEFT: {"house": NUMBERS},
    Event.WAITED: {},
    Event.THREW: {"throw": None},
}
REVEALS: frozenset[IntEnum] = frozenset({Event.THREW})
"""After a throw nobody takes a decision back."""


def why_not(g: Any, action: int) -> tuple[str, dict[str, Any]]:
    """The key and arguments of the text that says which rule forbids an action."""
    if action == WAIT:
        return "senet-why-can-move", {}
    back = action >= BACK
    house = action - BACK if back else action
    found = Fault(fault(g, house, back))
    if found == Fault.NONE:
        return "senet-why-forward-first", {}
    key = found.name.lower().replace("_", "-")
    return f"senet-why-{key}", {"house": NUMBERS[house], "throw": int(g.throw)}
