"""Rate limits: how often one person or address may make an expensive request. Token buckets in memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from saqqara.server.errors import Refused

KEPT = 50_000
"""Buckets in memory; the least recently used are dropped first."""


@dataclass(frozen=True)
class Rate:
    """At most `burst` at once, and one more every `seconds`."""

    burst: int
    seconds: float


RATES = {
    "login": Rate(8, 20),
    "login_from": Rate(8, 60),
    "login_name": Rate(200, 20),
    "guest": Rate(30, 10),
    "account": Rate(10, 60),
    "mail": Rate(20, 60),
    "mail_to": Rate(3, 3600),
    "reset": Rate(5, 600),
    "reset_to": Rate(3, 3600),
    "table": Rate(40, 5),
    "record": Rate(20, 5),
    "chat": Rate(12, 2),
    "report": Rate(10, 60),
    "hint": Rate(20, 2),
    "verify": Rate(20, 1),
    "export": Rate(5, 60),
    "connect": Rate(120, 0.2),
    "message": Rate(200, 0.01),
}
"""Guesses at one password are counted per address (`login_from`), so that nobody can lock its owner out from elsewhere.
`login_name` limits the attempts of many addresses together; one address alone never reaches it."""


class Limits:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """Count one request; refuse it if there have been too many."""
        if not self.on:
            return
        rate, now = RATES[kind], time.monotonic()
        left, at = self._buckets.pop((kind, who), (float(rate.burst), now))
        left = min(rate.burst, left + (now - at) / rate.seconds)
        if left < 1:
            self._buckets[kind, who] = (left, now)
            wait = math.ceil((1 - left) * rate.seconds)
            raise Refused(429, "too_many", f"Too many requests: wait {wait} seconds.", retry=wait)
        self._buckets[kind, who] = (left - 1, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
