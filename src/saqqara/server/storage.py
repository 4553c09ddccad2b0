"""The database: reads in a few threads, writes in one thread that commits them in groups.

A write is acknowledged only after its commit; on SQLite that means written to the disk (WAL, synchronous=FULL), so neither a killed
process nor a power cut loses an acknowledged move. One commit serves everything that waited while the last one ran, so the price
of the disk is shared.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

from saqqara.server.metrics import COMMIT_SECONDS, COMMITTED

T = TypeVar("T")
Item = TypeVar("Item")
Work = Callable[[Connection], Any]
Together = Callable[[Connection, list[Item]], list[T]]
"""Work for many at once: it takes what each of them brings, and gives each its result."""
Then = Callable[[Any, Exception | None], None]
"""What is done after the commit, with the result of the work or with what went wrong."""
log = logging.getLogger("saqqara.storage")

GROUP = 1024
"""The most writes that share one commit."""
BUSY, LINGER = 8, 0.01
"""When so many writes came together, the next commit waits so many seconds for company: fewer, larger commits do more."""
READERS = 4
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # else each group of moves makes a file and deletes it
    "wal_autocheckpoint=4000",  # pages: the more moves between two, the more of them share a page
)
MIGRATION_LOCK = 7_232_001
MIGRATING = threading.Lock()
"""Alembic works on one database at a time."""


class Conflict(Exception):
    """Somebody else has written this entry first."""


class Wish(NamedTuple):
    """Something to write: work of its own, or an item for work that is done together."""

    work: Work | None
    together: Together[Any, Any] | None
    item: Any
    then: Then
    loop: asyncio.AbstractEventLoop | None
    """Where `then` is called; without one, by the writer."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(url, "DEFERRED")
        self._writing = _engine(url, "IMMEDIATE") if self.sqlite else self.engine
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._queue: SimpleQueue[Wish | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, name="writer", daemon=True)
        self._writer.start()

    def migrate(self) -> None:
        """Bring the database up to this version of the program. Processes that start together wait for each other."""
        with MIGRATING, self._writing.connect() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in a transaction and return after its commit. The work may run twice, so it does nothing but SQL."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Wish(work, None, None, partial(_fulfil, future), loop))
        return await future

    async def write_with_others(self, together: Together[Item, T], item: Item) -> T:
        """The same for work that is cheaper done for many at once: one call for all that share a commit."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.share(together, item, partial(_fulfil, future))
        return await future

    def share(self, together: Together[Any, Any], item: Any, then: Then) -> None:
        """The same without a wait: the running event loop calls `then` after the commit."""
        self._queue.put(Wish(None, together, item, then, asyncio.get_running_loop()))

    def write_now(self, work: Callable[[Connection], T]) -> T:
        return self.submit(work).result()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._queue.put(Wish(work, None, None, partial(_fulfil, future), None))
        return future

    def close(self) -> None:
        """Commit what is waiting, then let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._writing.dispose()

    def _write_groups(self) -> None:
        while True:
            first = self._queue.get()
            group = []
            while first is not None:
                group.append(first)
                if len(group) == GROUP or self._queue.empty():
                    break
                first = self._queue.get()
            if group:
                _settle(self._write_group(group))
                if len(group) >= BUSY:
                    time.sleep(LINGER)
            if first is None:
                return

    def _write_group(self, group: list[Wish]) -> list[Settled]:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            with COMMIT_SECONDS.time(), self._writing.begin() as connection:
                settled = [*_all_at_once(connection, group), *_one_by_one(connection, group)]
        except Exception as error:
            if len(group) == 1:
                return [(group[0], None, error)]
            return [each for wish in group for each in self._write_group([wish])]
        COMMITTED.inc(len(group))
        return settled


Settled = tuple[Wish, Any, Exception | None]


def _all_at_once(connection: Connection, group: list[Wish]) -> list[Settled]:
    shared: defaultdict[Together[Any, Any], list[Wish]] = defaultdict(list)
    for wish in group:
        if wish.together:
            shared[wish.together].append(wish)
    return [
        (wish, result, None)
        for together, wishes in shared.items()
        for wish, result in zip(wishes, together(connection, [wish.item for wish in wishes]), strict=True)
    ]


def _one_by_one(connection: Connection, group: list[Wish]) -> list[Settled]:
    return [(wish, wish.work(connection), None) for wish in group if wish.work]


def _settle(settled: list[Settled]) -> None:
    """Tell everybody who waits: an event loop is woken once for all of its own."""
    loops: defaultdict[asyncio.AbstractEventLoop, list[Settled]] = defaultdict(list)
    for each in settled:
        wish, result, error = each
        if wish.loop:
            loops[wish.loop].append(each)
        else:
            wish.then(result, error)
    for loop, all_of_it in loops.items():
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_settle_here, all_of_it)


def _settle_here(settled: list[Settled]) -> None:
    for wish, result, error in settled:
        try:
            wish.then(result, error)
        except Exception:
            log.exception("what follows a write failed")


def _fulfil(future: asyncio.Future[Any] | Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine
