"""The servers' heartbeat in the database. A gap between heartbeats is an outage, in which nobody could play."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from saqqara.server.store import schema
from saqqara.server.store.database import Store

T = TypeVar("T")
MARK = "alive"
BEAT = 5.0
LATE = 2 * BEAT
"""A running server is never silent for this long."""
LOCK = 7_232_002
"""Every server on a PostgreSQL shares this lock while it runs, so that a starting server knows whether it is the only one."""


class Heartbeat:
    """Tells the other servers, and the next one to start, that this server is alive."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._line: Connection | None = None
        """The connection that holds the lock on PostgreSQL; when it breaks, the lock is released."""
        self._line_lock = threading.Lock()
        self._joined = self._alone = False
        self._mark: str | None = None
        self._silent = 0.0

    async def silence(self) -> float:
        """Return the length in seconds of the outage that ends now; 0 if there was none."""
        try:
            if not self._joined:
                self._alone = self.store.sqlite or await asyncio.to_thread(self._join)
                self._joined = True
            self._mark, self._silent = await (self._on_line(_look) if self._line else self.store.read(_look))
        except SQLAlchemyError:
            await self.close()
            raise
        return max(0.0, self._silent) if self._alone or self._silent > LATE else 0.0

    async def renew(self, now: bool = False) -> None:
        """Write the next heartbeat, if it is due. Any outage before it must have been made good."""
        if not (now or self._alone or self._mark is None or abs(self._silent) >= BEAT):
            return
        renew = partial(_renew, mark=self._mark)
        await (self._on_line(renew) if self._line else self.store.write(renew))
        if self._alone and self._line:
            await self._on_line(lambda connection: connection.execute(sa.text(f"SELECT pg_advisory_unlock({LOCK})")))
        self._alone = False

    async def close(self) -> None:
        self._joined = False
        if self._line:
            await asyncio.to_thread(self._disconnect)

    def _join(self) -> bool:
        """Share the lock, and return whether nobody else does.

        A server starting now waits until the first has restored the clocks.
        """
        with self._line_lock:
            self._line = self.store.engine.connect()
            with self._line.begin():
                alone = bool(self._line.execute(sa.text(f"SELECT pg_try_advisory_lock({LOCK})")).scalar_one())
                self._line.execute(sa.text(f"SELECT pg_advisory_lock_shared({LOCK})"))
        return alone

    async def _on_line(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            assert self._line
            with self._line_lock, self._line.begin():
                return work(self._line)

        return await asyncio.to_thread(run)

    def _disconnect(self) -> None:
        with self._line_lock:
            line, self._line = self._line, None
            if line:
                line.invalidate()  # the pool would keep the lock with the connection
                line.close()


def _look(connection: Connection) -> tuple[str | None, float]:
    """Return the last heartbeat, and how many seconds ago it was."""
    query = sa.select(schema.marks.c.value).where(schema.marks.c.name == MARK)
    mark = connection.execute(query).scalar_one_or_none()
    return mark, 0.0 if mark is None else _now(connection) - float(mark)


def _renew(connection: Connection, mark: str | None) -> None:
    """Write a heartbeat, unless another server has written one since we looked."""
    values = {"name": MARK, "value": repr(_now(connection)), "before": mark}
    if mark is None:
        connection.execute(sa.text("INSERT INTO marks (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"), values)
    else:
        connection.execute(sa.text("UPDATE marks SET value = :value WHERE name = :name AND value = :before"), values)


def _now(connection: Connection) -> float:
    """Return the time: that of the database, where several machines share it."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
