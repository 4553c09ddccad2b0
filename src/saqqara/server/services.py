"""All the parts of a server process, started and stopped in one place."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from saqqara import __version__
from saqqara.server.bots.levels import Levels, shipped
from saqqara.server.bots.readiness import Readiness
from saqqara.server.bots.runner import Runner
from saqqara.server.errors import Refused
from saqqara.server.lobby import dealing, listing, starting
from saqqara.server.people import sessions
from saqqara.server.people.turn_notices import Sender
from saqqara.server.play import commands, outages
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.rate_limits import Limits
from saqqara.server.settings import Settings
from saqqara.server.store import backups, schema
from saqqara.server.store.database import Store
from saqqara.server.store.health import Health
from saqqara.server.store.heartbeat import Heartbeat

log = logging.getLogger("saqqara.services")
CLOCK_EVERY = 0.5
TIDY_EVERY = 20.0
RESTORE_EVERY = 2.0
AGAIN_AFTER = 1.0
"""The delay before a failed part of the server is restarted."""


class Services:
    def __init__(self, settings: Settings, levels: Levels | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.limits = Limits(settings.rates)
        self.levels = levels or shipped(settings.threads)
        self.readiness = Readiness(settings.offered, self.levels)
        self.live_tables = LiveTables(self.store, settings)
        self.runner = Runner(self.live_tables, self.levels, self.readiness, settings.search_slots)
        self.heartbeat = Heartbeat(self.store)
        self.health = Health(self.store)
        self._serves = False
        self._restored: str | None = None
        self._tasks: list[asyncio.Task[Any]] = []

    async def open(self, web: bool = True) -> None:
        """Start; a worker (`web` false) thinks for the bots and does nothing else."""
        await asyncio.to_thread(self.store.migrate)
        await self._look_for_restore()
        self.readiness.add(await self.store.read(listing.unfinished_games))
        self.live_tables.open()
        jobs = [
            self.readiness.prepare(),
            self._forever(TIDY_EVERY, self._tidy),
            self._forever(RESTORE_EVERY, self._look_for_restore),
        ]
        if web:
            await self._make_good()
            self._serves = True
            jobs += [
                self._forever(CLOCK_EVERY, self._keep_time),
                self._start_full_tables(),
                self._always(Sender(self.store, self.settings, self.live_tables.sitting).run),
            ]
        if not web or self.settings.bots == "here":
            jobs.append(self._always(self.runner.run))
        self._tasks = [asyncio.create_task(job) for job in jobs]
        for task in self._tasks:
            task.add_done_callback(_report)
        kept = "SQLite" if self.store.sqlite else "PostgreSQL"
        log.info("started", extra={"version": __version__, "node": self.live_tables.bus.process, "database": kept, "serves": web})

    async def close(self) -> None:
        """Stop thinking, finish pending writes, and disconnect."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        try:
            await self.runner.close()  # jobs that cannot be given back are free after a while in any case
            if self._serves:
                await self.heartbeat.renew(now=True)
        except SQLAlchemyError:
            log.exception("the database is unreachable")
        await self.heartbeat.close()
        self.live_tables.bus.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped", extra={"node": self.live_tables.bus.process})

    async def _forever(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("a regular task failed")

    async def _always(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Restart a part of the server whenever it fails, as it does while the database is unreachable."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("a part of the server has failed and will be restarted")
            await asyncio.sleep(AGAIN_AFTER)

    async def _keep_time(self) -> None:
        await self._make_good()
        await self._look_at_clocks()
        await self._start_without_contributions()

    async def _make_good(self) -> None:
        """Write heartbeats, and give the clocks back the time in which no server was alive."""
        if silence := await self.heartbeat.silence():
            await self._look_for_restore()
            await outages.give_back(self.live_tables, silence)
        await self.heartbeat.renew()

    async def _look_at_clocks(self) -> None:
        due = schema.tables.c.deadline <= time.time()
        query = sa.select(schema.tables.c.id).where(due, schema.tables.c.status == "playing").limit(100)
        for table in await self.store.read(lambda connection: connection.execute(query).scalars().all()):
            try:
                await commands.time_out(self.live_tables, await self.live_tables.table(table))
            except Refused:  # another process has seen it as well, and was faster
                continue
            except Exception:
                log.exception("a seat could not be timed out", extra={"table": table})

    async def _start_without_contributions(self) -> None:
        """Start the tables that have waited long enough for promised contributions."""
        for table, bots in await self.store.read(dealing.due):
            with suppress(Refused):
                await starting.start(self.live_tables, self.readiness, await self.live_tables.table(table), bots)

    async def _tidy(self) -> None:
        self.live_tables.forget_idle()
        self.live_tables.renew_presence()
        await self._end_sessions()

    async def _end_sessions(self) -> None:
        """Close the connections of sessions whose end was missed; the others were closed at once."""
        known = {line.session for line in self.live_tables.lines() if line.session}
        over = await self.store.read(lambda connection: sessions.ended(connection, known))
        for line in self.live_tables.lines():
            if line.session in over:
                line.end()

    async def _start_full_tables(self) -> None:
        """Start the tables that filled up before a restart, while the rules were still being compiled."""
        for table in await self.store.read(starting.full_but_waiting):
            with suppress(Refused):
                await starting.start(self.live_tables, self.readiness, await self.live_tables.table(table))

    async def _look_for_restore(self) -> None:
        """Discard what is in memory after a backup was restored."""
        query = sa.select(schema.marks.c.value).where(schema.marks.c.name == backups.RESTORED)
        mark = await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if mark != self._restored:
            self._restored = mark
            for live in list(self.live_tables.loaded.values()):
                self.live_tables.drop(live)
            self.runner.wake()


def _report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("a part of the server has stopped", exc_info=error)
