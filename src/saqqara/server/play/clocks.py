"""Time at the table: none, live (time plus increment for each turn), or days for each turn with pauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from saqqara.server.store.rows import ClockSetup, DaysClock, LiveClock

DAY = 86_400.0
GRACE = 60.0
"""The least time for a player who takes a seat back after running out of time; going back never takes away the last of it."""


@dataclass(slots=True)
class Clock:
    """How much time every seat has left, and whose clock is running. All times come from entries, so a restart changes nothing."""

    kind: Literal["none", "live", "days"]
    full: float
    increment: float
    remaining: list[float]
    pauses: list[float]
    """Seconds of pause that each seat has left."""
    running: int | None = None
    since: float = 0.0
    """The time up to which the running seat has been charged."""
    paused: tuple[int, float, float] | None = None
    """The seat that paused the clock, since when, and when its pause is used up."""

    @classmethod
    def begin(cls, setup: ClockSetup, seats: int, at: float) -> Clock:
        full, increment, pause = 0.0, 0.0, 0.0
        if isinstance(setup, LiveClock):
            full, increment = float(setup.seconds), float(setup.increment)
        elif isinstance(setup, DaysClock):
            full, pause = setup.days * DAY, setup.pause_days * DAY
        return cls(setup.kind, full, increment, [full] * seats, [pause] * seats, since=at)

    def copy(self) -> Clock:
        if self.kind == "none":
            return self  # nothing in it ever changes
        return replace(self, remaining=list(self.remaining), pauses=list(self.pauses))

    def turn(self, seat: int | None, at: float) -> None:
        """Start this seat's clock; None stops the clock, as for a bot."""
        if self.kind == "none":
            return
        self._use(at)
        if seat == self.running:
            return
        if self.running is not None:
            self.remaining[self.running] = (
                self.full if self.kind == "days" else max(0.0, self.remaining[self.running]) + self.increment
            )
        self.running = seat

    def go_back(self, seat: int | None, at: float, ended: Sequence[int]) -> None:
        """Go back to this seat's turn. Time used stays used; increments for the turns taken back are lost."""
        if self.kind == "none":
            return
        self._use(at)
        if self.kind == "live":
            for each in ended:
                left = self.remaining[each]
                self.remaining[each] = max(left - self.increment, min(left, GRACE))
        self.running = seat

    def left(self, seat: int, at: float) -> float:
        return self.remaining[seat] - (self._used(at) if seat == self.running else 0.0)

    def stands(self, at: float) -> bool:
        return self.paused is not None and at < self.paused[2]

    def stopped_by(self, at: float) -> int | None:
        """The seat that paused the clock, while it is paused."""
        return self.paused[0] if self.paused and self.stands(at) else None

    def deadline(self) -> float | None:
        """When the running seat is out of time."""
        if self.kind == "none" or self.running is None:
            return None
        standing = max(0.0, self.paused[2] - self.since) if self.paused else 0.0
        return self.since + standing + self.remaining[self.running]

    def pause(self, seat: int, paused: bool, at: float) -> None:
        """Stop the clock for as long as this seat has pause time left, or resume it."""
        self._use(at)
        if self.paused:
            by, start, end = self.paused
            self.pauses[by] -= min(at, end) - start
        self.paused = (seat, at, at + self.pauses[seat]) if paused else None

    def skip(self, since: float, until: float) -> None:
        """Charge nobody for a time in which nobody could play, neither as time used nor as a pause."""
        since = max(since, self.since)
        if self.kind == "none" or until <= since:
            return
        self._use(since)
        if self.paused and self.paused[2] > since:
            by, start, end = self.paused
            self.paused = (by, start + until - since, end + until - since)
        self.since = until

    def refresh(self, seat: int) -> None:
        """Give time to a person who takes the seat back from a bot."""
        if self.kind == "live":
            self.remaining[seat] = max(self.remaining[seat], GRACE)
        elif self.kind == "days":
            self.remaining[seat] = self.full

    def _use(self, at: float) -> None:
        if self.running is not None:
            self.remaining[self.running] -= self._used(at)
        self.since = max(self.since, at)

    def _used(self, at: float) -> float:
        standing = max(0.0, min(at, self.paused[2]) - self.since) if self.paused else 0.0
        return max(0.0, at - self.since - standing)
