"""Events: what happened, for people. Rules write them into a log; in search and playouts a silent log makes them cost nothing."""

from __future__ import annotations

from typing import Any

from numba import from_dtype
from numba.extending import overload

from saqqara.kernel.jit import rule, whole
from saqqara.kernel.records import i16, record

EVERYONE = -1
ROWS = 320


@record
class Log:
    """The events of one step, one per row: kind, seat, audience, and four numbers whose meaning depends on the kind.

    Its first field differs from that of Silence, because Numba treats a record that begins like another one as its subtype, and
    would pass a log to code compiled for silence.
    """

    n: int = i16()
    capacity: int = i16()
    lost: int = i16()
    rows: Any = i16(ROWS, 7)


@record
class Silence:
    """A log that ignores events."""

    capacity: int = i16()


@rule
def note(log: Any, audience: int, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one row, or count it as lost if the log is full."""
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


def tell(log: Any, audience: int, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Log an event that only one seat may know (or EVERYONE) until the game is over."""
    if log.capacity:
        note(log, audience, kind, seat, a, b, c, d)


def emit(log: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Log an event that everyone may know."""
    tell(log, EVERYONE, kind, seat, a, b, c, d)


_SILENCE = from_dtype(Silence.dtype)  # type: ignore[attr-defined]


# Compiled code passes every number on as a 64-bit one, so that `note` is compiled once for all types of numbers.


@overload(tell)
def _tell(log, audience, kind, seat, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    if log == _SILENCE:
        return lambda log, audience, kind, seat, a=0, b=0, c=0, d=0: None

    def compiled(log, audience, kind, seat, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
        if log.capacity:
            note(log, whole(audience), whole(kind), whole(seat), whole(a), whole(b), whole(c), whole(d))

    return compiled


@overload(emit)
def _emit(log, kind, seat, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    if log == _SILENCE:
        return lambda log, kind, seat, a=0, b=0, c=0, d=0: None
    return lambda log, kind, seat, a=0, b=0, c=0, d=0: tell(log, EVERYONE, kind, seat, a, b, c, d)
