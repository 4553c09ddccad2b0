"""What happened, for people. Rules emit events; search passes a log of capacity 0 and pays one comparison."""

from __future__ import annotations

from typing import Any

from saqqara.kernel.records import i16, record
from saqqara.kernel.rules import rule

EVERYONE = -1
ROWS = 320


@record
class Log:
    """The events of one step, a row each: kind, seat, audience, and four numbers whose meaning the kind decides."""

    n: int = i16()
    capacity: int = i16()
    lost: int = i16()
    rows: Any = i16(ROWS, 7)


@rule
def tell(log: Any, audience: int, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Note an event that only one seat may know (or EVERYONE) until the game is over."""
    if log.capacity == 0:
        return
    if log.n >= log.capacity:
        log.lost += 1
        return
    row = log.rows[log.n]
    row[0] = kind
    row[1] = seat
    row[2] = audience
    row[3] = a
    row[4] = b
    row[5] = c
    row[6] = d
    log.n += 1


@rule
def emit(log: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Note an event that everyone may know."""
    tell(log, EVERYONE, kind, seat, a, b, c, d)
