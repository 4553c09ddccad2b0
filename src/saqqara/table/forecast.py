"""What each seat would get if the game ended now."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook


def points(rulebook: Rulebook, g: Any) -> Array:
    """Return the points in a state by seat and source."""
    out = np.zeros((rulebook.seats, len(rulebook.sources)), np.int16)
    rulebook.rules.forecast(g, out)
    return out


def forecast(rulebook: Rulebook, known: Any, seat: int) -> dict[str, Any]:
    """Return the forecast as a document, from the state as this seat knows it."""
    rows = points(rulebook, known)[: int(known.players)].tolist()
    return {
        "sources": [dict(zip(rulebook.sources, row, strict=True)) for row in rows],
        "totals": [sum(row) for row in rows],
        "details": rulebook.details(known, seat),
    }
