"""What a final place is worth, where the interpreter asks; `rows.result` is the same for batches."""

from __future__ import annotations

from collections.abc import Sequence


def returns(places: Sequence[int]) -> list[float]:
    """+1 for the first place to -1 for the last, equal places the same, in sum 0: seats behind less seats ahead, by rivals."""
    return [sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places]
