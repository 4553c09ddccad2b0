"""Values computed once per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from saqqara.kernel.rulebook import Rulebook

T = TypeVar("T")


def once_per_game(make: Callable[[Rulebook], T]) -> Callable[[Rulebook], T]:
    """Cache one value per rulebook, keyed by the type of its states because rulebooks are not hashable."""
    made: dict[type, T] = {}

    def cached(rulebook: Rulebook) -> T:
        found = made.get(rulebook.state)
        if found is None:
            found = made[rulebook.state] = make(rulebook)
        return found

    return cached
