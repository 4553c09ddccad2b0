"""Nothing is hidden but the throws to come."""

from __future__ import annotations

from typing import Any

from saqqara.kernel import rule, seed_generator


@rule
def redact(g: Any, seat: int) -> None:
    g.rng[:] = 0


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    seed_generator(g, seed)
