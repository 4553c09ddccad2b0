"""Bots' turns and hints.

Turns are jobs in the database, so that neither a restart nor a dead worker loses one. Searches run in threads, off the event loop,
and release the GIL. Only a limited number run at once; the others wait in a queue that players can see.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.errors import Cancelled
from saqqara.server.bots.levels import Levels
from saqqara.server.bots.readiness import Readiness
from saqqara.server.metrics import BOT_SECONDS, THINKING
from saqqara.server.play import commands
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import entry_log, schema
from saqqara.server.store.rows import JobRow, fetch_all, fetch_one
from saqqara.table import Game

log = logging.getLogger("saqqara.bots")
LOOK_EVERY = 1.0
HEARTBEAT = 1.5
DEAD_AFTER = 6.0
"""How many seconds a worker may be silent before another one takes its jobs."""
KEPT = 32
"""Bots kept in memory, so that a search tree survives the small decisions of one turn."""
SHOWN = 100
"""How many waiting tables are shown their place in the queue."""


class Runner:
    """Takes jobs while there are free slots, and plays what the bots choose."""

    def __init__(self, live_tables: LiveTables, levels: Levels, readiness: Readiness, slots: int) -> None:
        self.live_tables, self.levels, self.readiness, self.slots = live_tables, levels, readiness, slots
        self.running: dict[str, Any] = {}
        self.advising: dict[str, Any] = {}
        """The bot that thinks about a hint, by table."""
        self._closed = False
        self._bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
        self._pool = ThreadPoolExecutor(slots + 1, "search", _yield_to_others)
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._hints = asyncio.Semaphore(1)
        live_tables.add_bots(self)

    def wake(self) -> None:
        self._wake.set()

    def stop(self, table: str) -> None:
        """Stop thinking about a position that is gone. If it is still the bot's turn, it starts over."""
        if (adviser := self.advising.get(table)) is not None:
            adviser.cancel()
        bot = self.running.get(table)
        if bot is not None:
            bot.cancel()
            self._bots = OrderedDict((key, kept) for key, kept in self._bots.items() if kept is not bot)

    async def run(self) -> None:
        """Take jobs until cancelled: when woken, and at regular intervals."""
        await self.live_tables.store.write(self._take_over)
        beat = asyncio.create_task(self._beat())
        try:
            while True:
                await self._claim_all()
                self._wake.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):  # in Python 3.11, `wait_for` may swallow a cancellation
                        await self._wake.wait()
        finally:
            beat.cancel()

    async def close(self) -> None:
        """Stop thinking at once and give the jobs back for other processes."""
        self._closed = True
        for bot in [*self.running.values(), *self.advising.values(), *self._bots.values()]:
            if bot is not None:
                bot.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        mine = schema.jobs.c.worker == self.live_tables.bus.process
        await self.live_tables.store.write(
            lambda connection: connection.execute(sa.update(schema.jobs).where(mine).values(worker=None))
        )
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    # Jobs

    def _take_over(self, connection: Connection) -> None:
        """Free all jobs on SQLite, where no other process can be at work after a restart. Add the jobs that are missing."""
        if self.live_tables.store.sqlite:
            connection.execute(sa.update(schema.jobs).values(worker=None))
        entry_log.run(connection, entry_log.MISSING_JOBS, {})

    async def _claim_all(self) -> None:
        while len(self.running) < self.slots:
            job = await self.live_tables.store.write(self._claim)
            if job is None:
                break
            self.running[job.table_id] = None
            THINKING.set(len(self.running))
            task = asyncio.create_task(self._serve(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await self._show_queue()

    def _claim(self, connection: Connection) -> JobRow | None:
        """Claim the oldest job of a ready game that is free or whose worker is dead."""
        columns, now = schema.jobs.c, time.time()
        free = columns.worker.is_(None) | (columns.alive < now - DEAD_AFTER)
        own = columns.table_id.not_in(list(self.running))
        ready = sa.select(schema.tables.c.id).where(
            schema.tables.c.id == columns.table_id, schema.tables.c.game.in_(self.readiness.all_ready())
        )
        query = (
            sa.select(schema.jobs)
            .where(free, own, ready.exists())
            .order_by(columns.created)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        if job := fetch_one(connection, JobRow, query):
            values = {"worker": self.live_tables.bus.process, "alive": now}
            connection.execute(sa.update(schema.jobs).where(columns.table_id == job.table_id).values(**values))
        return job

    async def _beat(self) -> None:
        mine = schema.jobs.c.worker == self.live_tables.bus.process
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self.running:
                await self.live_tables.store.write(
                    lambda connection: connection.execute(sa.update(schema.jobs).where(mine).values(alive=time.time()))
                )

    async def _serve(self, job: JobRow) -> None:
        table = job.table_id
        try:
            live = await self.live_tables.table(table)
            if (live.timeline.entries if live.timeline else 0) != job.entry:
                async with live.lock:
                    await self.live_tables.refresh(live)
            if live.timeline is None or live.timeline.entries != job.entry or live.timeline.bot_to_move is None:
                await self.live_tables.store.write(lambda connection: _drop(connection, job))
                return
            self._show_thinking(live, {"state": "thinking", "ahead": 0}, job)
            action = await self._choose(live, job)
            await commands.play_bot(self.live_tables, live, job.entry, action)
        except asyncio.CancelledError:
            raise
        except Cancelled:
            log.info("a search was stopped", extra={"table": table})
        except Exception:
            log.exception("a bot could not move", extra={"table": table})
            await asyncio.sleep(LOOK_EVERY)
        finally:
            self.running.pop(table, None)
            THINKING.set(len(self.running))
            self.wake()

    async def _choose(self, live: LiveTable, job: JobRow) -> int:
        assert live.timeline is not None
        game = live.timeline.game.copy()
        bot = self._bot(live.id, job.seat, job.level)
        self.running[live.id] = bot
        start = time.monotonic()
        chosen = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, game)
        BOT_SECONDS.labels(job.level).observe(time.monotonic() - start)
        return int(chosen.number)

    def _bot(self, table: str, seat: int, level: str) -> Any:
        key = (table, seat, level)
        if key not in self._bots:
            self._bots[key] = self.levels.make(level, secrets.randbits(63))
        self._bots.move_to_end(key)
        if len(self._bots) > max(KEPT, 2 * self.slots):
            self._bots.popitem(last=False)
        return self._bots[key]

    # The queue that players see

    async def _show_queue(self) -> None:
        waiting = await self.live_tables.store.read(_waiting)
        for ahead, job in enumerate(waiting):
            live = self.live_tables.loaded.get(job.table_id)
            busy = ahead + self.slots
            if live is not None or not self.live_tables.store.sqlite:
                self._show_thinking(live, {"state": "queued", "ahead": busy}, job)

    def _show_thinking(self, live: LiveTable | None, state: dict[str, Any], job: JobRow) -> None:
        thinking = {"seat": job.seat, "level": job.level, "since": job.created, **state}
        if live is not None:
            if live.timeline is None or live.timeline.entries != job.entry:
                return
            live.show_thinking(thinking)
        self.live_tables.bus.notify_soon("thinking", job.table_id, thinking=thinking)

    # Hints

    async def explain(self, table: str, game: Game, level: str) -> dict[str, Any]:
        """Return what a bot thinks of a position. One hint at a time runs beside the bots' own turns; it stops if nobody waits."""
        async with self._hints:
            if self._closed:
                raise Cancelled("the server is stopping")
            bot = self.advising[table] = self.levels.make(level, secrets.randbits(63))
            try:
                found: dict[str, Any] = await asyncio.get_running_loop().run_in_executor(self._pool, bot.explain, game)
            finally:
                bot.cancel()
                del self.advising[table]
            return found


def _yield_to_others() -> None:
    """Let searches run only on an otherwise idle processor, so that they do not delay answers. Linux allows that per thread.

    A higher niceness is not enough: such a thread keeps the processor for milliseconds after another one wakes up.
    """
    if sys.platform == "linux":
        os.sched_setscheduler(threading.get_native_id(), os.SCHED_IDLE, os.sched_param(0))


def _waiting(connection: Connection) -> list[JobRow]:
    columns = schema.jobs.c
    query = sa.select(schema.jobs).where(columns.worker.is_(None)).order_by(columns.created).limit(SHOWN)
    return fetch_all(connection, JobRow, query)


def _drop(connection: Connection, job: JobRow) -> None:
    where = (schema.jobs.c.table_id == job.table_id, schema.jobs.c.entry == job.entry)
    connection.execute(sa.delete(schema.jobs).where(*where))
