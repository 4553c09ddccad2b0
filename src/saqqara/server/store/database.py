"""The database: reads in a few threads, writes in one thread that commits them in groups.

A write is acknowledged only after its commit; on SQLite that means written to the disk (WAL, synchronous=FULL), so neither a killed
process nor a power cut loses an acknowledged move. One commit serves everything that arrived while the previous one ran, so
the cost of the disk is shared.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

from saqqara.server.metrics import COMMIT_SECONDS, COMMITTED

Item = TypeVar("Item")
T = TypeVar("T")
log = logging.getLogger("saqqara.database")

GROUP = 1024
"""The most writes that share one commit."""
BUSY, LINGER = 8, 0.01
"""After a commit of this many writes, wait this many seconds before the next: fewer, larger commits do more."""
AT_ONCE = 128
"""How many results are handed out before the event loop gets a turn to send what follows from them."""
READERS = 4
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # otherwise each group of moves creates and deletes a file
    "wal_autocheckpoint=4000",  # pages: the more moves between two checkpoints, the more of them share a page
)
BESIDE = ("-wal", "-shm")
"""The endings of the files that SQLite keeps beside the database file."""
MIGRATION_LOCK = 7_232_001
MIGRATING = threading.Lock()
"""Held while Alembic runs, because it works on one database at a time."""


class Conflict(Exception):
    """Another process has written this entry first."""


class Write(NamedTuple):
    """A write that waits for its commit."""

    work: Callable[[Connection, list[Any]], Sequence[Any]]
    """Writes the items of all writes of a group that have the same work, and returns their results."""
    item: Any
    future: asyncio.Future[Any] | Future[Any]
    loop: asyncio.AbstractEventLoop | None
    """The event loop of the future; a future without one belongs to a thread."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            _make_private(file_of(url))
        self.engine = _engine(url, "DEFERRED")
        self._writing = _engine(url, "IMMEDIATE") if self.sqlite else self.engine
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
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
        return await self.write_together(_one_by_one, work)

    async def write_together(self, work: Callable[[Connection, list[Item]], Sequence[T]], item: Item) -> T:
        """Do the same for work that is cheaper for many at once: it takes the items of all that share a commit."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Write(work, item, future, loop))
        return await future

    def write_now(self, work: Callable[[Connection], T]) -> T:
        return self.submit(work).result()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._queue.put(Write(_one_by_one, work, future, None))
        return future

    def close(self) -> None:
        """Commit pending writes, then disconnect."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._writing.dispose()

    def _write_groups(self) -> None:
        while group := self._next_group():
            self._commit(group)
            if len(group) >= BUSY:
                time.sleep(LINGER)

    def _next_group(self) -> list[Write]:
        """Wait for writes and return all that are queued; nothing when the database is closed."""
        group: list[Write] = []
        with suppress(Empty):
            while len(group) < GROUP:
                write = self._queue.get(block=not group)
                if write is None:
                    if group:
                        self._queue.put(None)
                    break
                group.append(write)
        return group

    def _commit(self, group: list[Write]) -> None:
        """Commit a group in one transaction; if one of its writes fails, each in its own, so that it fails alone."""
        try:
            with COMMIT_SECONDS.time(), self._writing.begin() as connection:
                results = _run(connection, group)
        except Exception as error:
            if len(group) == 1:
                _settle([(group[0], None, error)])
            else:
                for write in group:
                    self._commit([write])
            return
        COMMITTED.inc(len(group))
        _settle(results)


Settled = tuple[Write, Any, Exception | None]
"""A write with its result or its error."""


def _one_by_one(connection: Connection, works: list[Callable[[Connection], T]]) -> list[T]:
    return [work(connection) for work in works]


def _run(connection: Connection, group: list[Write]) -> list[Settled]:
    by_work: defaultdict[Callable[..., Sequence[Any]], list[Write]] = defaultdict(list)
    for write in group:
        by_work[write.work].append(write)
    return [
        (write, result, None)
        for work, writes in by_work.items()
        for write, result in zip(writes, work(connection, [write.item for write in writes]), strict=True)
    ]


def _settle(settled: list[Settled]) -> None:
    """Hand out the results, waking each event loop only once."""
    by_loop: defaultdict[asyncio.AbstractEventLoop | None, list[Settled]] = defaultdict(list)
    for each in settled:
        by_loop[each[0].loop].append(each)
    for loop, ours in by_loop.items():
        if loop is None:
            _fulfil(ours)
        else:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(_fulfil_in, loop, ours)


def _fulfil_in(loop: asyncio.AbstractEventLoop, settled: list[Settled]) -> None:
    _fulfil(settled[:AT_ONCE])
    if rest := settled[AT_ONCE:]:
        loop.call_soon(_fulfil_in, loop, rest)


def _fulfil(settled: list[Settled]) -> None:
    for write, result, error in settled:
        if write.future.cancelled():
            continue
        if error is None:
            write.future.set_result(result)
        else:
            write.future.set_exception(error)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def files_beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in BESIDE]


def make_folder(folder: Path) -> None:
    """Create the data folder, accessible only to its owner."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def open_private(path: Path, flags: int) -> int:
    """Open a file that only its owner can read: it may hold password hashes, addresses and hidden cards."""
    return os.open(path, flags | os.O_CREAT, 0o600)


def _make_private(file: Path) -> None:
    """Create the file, accessible only to its owner; SQLite gives the files beside it the same permissions."""
    make_folder(file.parent)
    os.close(open_private(file, os.O_RDWR))
    for each in (file, *files_beside(file)):
        with suppress(OSError):  # it does not exist, or belongs to another user
            each.chmod(0o600)


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
