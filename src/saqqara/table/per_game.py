"""What is worked out once for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from saqqara.kernel.rulebook import Rulebook

T = TypeVar("T")


def once_a_game(make: Callable[[Rulebook], T]) -> Callable[[Rulebook], T]:
    """The same for a rulebook whenever it is asked for; rulebooks cannot be keys, but the types of their states can."""
    made: dict[type, T] = {}

    def kept(rulebook: Rulebook) -> T:
        found = made.get(rulebook.state)
        if found is None:
            found = made[rulebook.state] = make(rulebook)
        return found

    return kept
