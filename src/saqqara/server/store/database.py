"""The database: reads in a few threads, writes in one thread that commits them in groups.

A write is acknowledged only after its commit; on SQLite that means written to the disk (WAL, synchronous=FULL), so neither a killed
process nor a power cut loses an acknowledged move. One commit serves everything that waited while the last one ran, so the price
of the disk is shared.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

from saqqara.server.metrics import COMMIT_SECONDS, COMMITTED

T = TypeVar("T")
Work = Callable[[Connection], Any]
Together = Callable[[Connection, list[Any]], list[Any]]
"""Work for many at once: it takes what each of them brings, and gives each its result."""
Then = Callable[[Any, Exception | None], None]
"""What is done after the commit, with the result of the work or with what went wrong."""
log = logging.getLogger("saqqara.storage")

GROUP = 1024
"""The most writes that share one commit, besides those that come together anyway."""
BUSY, LINGER = 8, 0.01
"""When so many writes came together, the next commit waits so many seconds for company: fewer, larger commits do more."""
AT_ONCE = 128
"""How many are told of their commit before what they were told goes out: their players can go on while the others are told."""
READERS = 4
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # else each group of moves makes a file and deletes it
    "wal_autocheckpoint=4000",  # pages: the more moves between two, the more of them share a page
)
BESIDE = ("-wal", "-shm")
"""How the names of the files end that SQLite keeps beside its own."""
MIGRATION_LOCK = 7_232_001
MIGRATING = threading.Lock()
"""Alembic works on one database at a time."""


class Conflict(Exception):
    """Somebody else has written this entry first."""


class PendingWrite(Protocol):
    """Something to write."""

    loop: asyncio.AbstractEventLoop | None
    """Where `then` is called; without one, by the writer."""
    size: int

    def work(self, connection: Connection) -> Any: ...

    def then(self, result: Any, error: Exception | None) -> None: ...

    def apart(self) -> Sequence[PendingWrite]:
        """The same in smaller pieces, if there are any."""


class Single:
    """A write of its own."""

    size = 1

    def __init__(self, work: Work, then: Then, loop: asyncio.AbstractEventLoop | None) -> None:
        self.work, self.then, self.loop = work, then, loop

    def apart(self) -> Sequence[PendingWrite]:
        return ()


class Batch:
    """What came for one call since the last commit. It must not hold itself: what it brings is much, and is to go at once."""

    def __init__(self, together: Together, items: list[tuple[Any, Then]], loop: asyncio.AbstractEventLoop | None) -> None:
        self._together, self._items, self.loop = together, items, loop
        self.size = len(items)

    def work(self, connection: Connection) -> list[Any]:
        return self._together(connection, [item for item, _ in self._items])

    def then(self, results: list[Any] | None, error: Exception | None) -> None:
        self._tell(results or [None] * self.size, error, 0)

    def _tell(self, results: list[Any], error: Exception | None, start: int) -> None:
        end = start + AT_ONCE
        for (_, then), result in zip(self._items[start:end], results[start:end], strict=True):
            try:
                then(result, error)
            except Exception:
                log.exception("what follows a write failed")
        if end < self.size:
            assert self.loop is not None
            self.loop.call_soon(self._tell, results, error, end)

    def apart(self) -> Sequence[PendingWrite]:
        return [Batch(self._together, [one], self.loop) for one in self._items] if self.size > 1 else ()


class Shared:
    """Work that is cheaper done for many at once: one call for all that share a commit."""

    def __init__(self, queue: SimpleQueue[Any], together: Together) -> None:
        self._queue, self._together = queue, together
        self._waiting: deque[tuple[Any, Then]] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None

    def add(self, item: Any, then: Then) -> None:
        """Write it; the running event loop calls `then` after the commit."""
        self._loop = asyncio.get_running_loop()
        self._waiting.append((item, then))
        if len(self._waiting) == 1:
            self._queue.put(self)

    async def write(self, item: Any) -> Any:
        """Write it, and return its result after the commit."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.add(item, partial(_fulfil, future))
        return await future

    def take(self) -> list[PendingWrite]:
        """All that waits. What comes meanwhile is taken too, or finds nothing waiting and calls again."""
        items = []
        while self._waiting:
            items.append(self._waiting.popleft())
        return [Batch(self._together, items, self._loop)] if items else []


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
        self._queue: SimpleQueue[PendingWrite | Shared | None] = SimpleQueue()
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
        self._queue.put(Single(work, partial(_fulfil, future), loop))
        return await future

    def shared(self, together: Together) -> Shared:
        return Shared(self._queue, together)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        return self.submit(work).result()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._queue.put(Single(work, partial(_fulfil, future), None))
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
            group: list[PendingWrite] = []
            while first is not None:
                group += first.take() if isinstance(first, Shared) else [first]
                if len(group) >= GROUP or self._queue.empty():
                    break
                first = self._queue.get()
            if group:
                _settle(self._write_group(group))
                if sum(write.size for write in group) >= BUSY:
                    time.sleep(LINGER)
            if first is None:
                return

    def _write_group(self, group: list[PendingWrite]) -> list[Settled]:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            with COMMIT_SECONDS.time(), self._writing.begin() as connection:
                settled: list[Settled] = [(write, write.work(connection), None) for write in group]
        except Exception as error:
            parts = group if len(group) > 1 else group[0].apart()
            return [each for part in parts for each in self._write_group([part])] or [(group[0], None, error)]
        COMMITTED.inc(sum(write.size for write in group))
        return settled


Settled = tuple[PendingWrite, Any, Exception | None]


def _settle(settled: list[Settled]) -> None:
    """Tell everybody who waits: an event loop is woken once for all of its own."""
    loops: defaultdict[asyncio.AbstractEventLoop, list[Settled]] = defaultdict(list)
    for each in settled:
        write, result, error = each
        if write.loop:
            loops[write.loop].append(each)
        else:
            write.then(result, error)
    for loop, all_of_it in loops.items():
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_settle_here, all_of_it)


def _settle_here(settled: list[Settled]) -> None:
    for write, result, error in settled:
        write.then(result, error)


def _fulfil(future: asyncio.Future[Any] | Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def files_beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in BESIDE]


def make_folder(folder: Path) -> None:
    """The folder of the data, for nobody but its owner."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def open_private(path: Path, flags: int) -> int:
    """A file that only its owner can read: passwords, even hashed, addresses and hidden cards are nobody else's business."""
    return os.open(path, flags | os.O_CREAT, 0o600)


def _make_private(file: Path) -> None:
    """SQLite gives the files beside it the same rights."""
    make_folder(file.parent)
    os.close(open_private(file, os.O_RDWR))
    for each in (file, *files_beside(file)):
        with suppress(OSError):  # there is none, or it belongs to somebody else
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
