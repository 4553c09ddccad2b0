"""Time in which nobody could play, because no server was running or the database was away: it is taken off nobody's clock.

Servers say in the database that they live. When none has said so for a while, the time since then is given back to every running
clock, before anybody is found to be out of time.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from saqqara.server.errors import Refused
from saqqara.server.play import commands
from saqqara.server.play.live_tables import Hub
from saqqara.server.store import schema
from saqqara.server.store.database import Store

T = TypeVar("T")
log = logging.getLogger("saqqara.outages")
MARK = "alive"
BEAT = 5.0
LATE = 2 * BEAT
"""Servers that live are never silent for so long."""
LOCK = 7_232_002
"""Every server on a PostgreSQL shares this lock while it lives, so that one that starts knows whether it is the only one."""


class Heartbeat:
    """Tells the others, and whoever starts next, that this server lives."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._line: Connection | None = None
        """Where this server holds the lock, on PostgreSQL; if the line breaks, so does the lock."""
        self._lining = threading.Lock()
        self._joined = self._alone = False
        self._mark: str | None = None
        self._silent = 0.0

    async def silence(self) -> float:
        """For how many seconds nobody could play until now; 0 if somebody could."""
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
        """Say again that this server lives, if it is time. What was silence has been made good."""
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
            await asyncio.to_thread(self._hang_up)

    def _join(self) -> bool:
        """Share the lock, and say whether nobody else does. Who starts meanwhile waits until the first one has made good."""
        with self._lining:
            self._line = self.store.engine.connect()
            with self._line.begin():
                alone = bool(self._line.execute(sa.text(f"SELECT pg_try_advisory_lock({LOCK})")).scalar_one())
                self._line.execute(sa.text(f"SELECT pg_advisory_lock_shared({LOCK})"))
        return alone

    async def _on_line(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            assert self._line
            with self._lining, self._line.begin():
                return work(self._line)

        return await asyncio.to_thread(run)

    def _hang_up(self) -> None:
        with self._lining:
            line, self._line = self._line, None
            if line:
                line.invalidate()  # the pool would keep the lock with the connection
                line.close()


def _look(connection: Connection) -> tuple[str | None, float]:
    """The last sign of life, and how many seconds ago it was."""
    query = sa.select(schema.marks.c.value).where(schema.marks.c.name == MARK)
    mark = connection.execute(query).scalar_one_or_none()
    return mark, 0.0 if mark is None else _now(connection) - float(mark)


def _renew(connection: Connection, mark: str | None) -> None:
    """A new sign of life, if the last one is still the one that we have seen."""
    values = {"name": MARK, "value": repr(_now(connection)), "before": mark}
    if mark is None:
        connection.execute(sa.text("INSERT INTO marks (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"), values)
    else:
        connection.execute(sa.text("UPDATE marks SET value = :value WHERE name = :name AND value = :before"), values)


def _now(connection: Connection) -> float:
    """By the one clock of the database, where several machines share it."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


async def give_back(hub: Hub, seconds: float) -> None:
    """The last so many seconds count for nobody. Done twice, it gives nothing twice."""
    since = time.time() - seconds
    running = sa.select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None), schema.tables.c.status == "playing")
    timed = await hub.store.read(lambda connection: connection.execute(running).scalars().all())
    for table in timed:
        try:
            await commands.give_back(hub, await hub.table(table), since)
        except Refused:  # it has gone on meanwhile
            continue
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("a clock could not be set", extra={"table": table})
    if timed:
        log.warning("nobody could play: clocks stood", extra={"seconds": round(seconds, 1), "tables": len(timed)})
