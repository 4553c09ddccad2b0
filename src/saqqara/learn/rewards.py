"""Rewards for final places, in plain Python; `per_game.write_result` is the same for batches."""

from __future__ import annotations

from collections.abc import Sequence


def returns(places: Sequence[int]) -> list[float]:
    """From +1 for the first place to -1 for the last, summing to 0: (seats behind - seats ahead) / opponents."""
    return [sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places]
