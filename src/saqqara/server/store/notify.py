"""Notifications between processes that share a PostgreSQL, by LISTEN/NOTIFY; the one process on SQLite needs none."""

from __future__ import annotations

import asyncio
import logging
import threading
import uuid
from collections.abc import Callable
from typing import Any

import orjson
import psycopg
import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.store.database import Store

log = logging.getLogger("saqqara.bus")
CHANNEL = "saqqara"
Notification = dict[str, Any]


class Bus:
    """Notifies the other processes, and passes their notifications to this one's event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = uuid.uuid4().hex[:12]
        self._heard: Callable[[Notification], None] = lambda news: None
        self._missed: Callable[[], None] = lambda: None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def payload(self, kind: str, table: str | None = None, **data: Any) -> str:
        """Return a notification as it is sent."""
        return orjson.dumps({"from": self.process, "kind": kind, "table": table, **data}).decode()

    def notify(self, connection: Connection, kind: str, table: str | None = None, **data: Any) -> None:
        """Send a notification when the transaction of this connection commits."""
        if not self.store.sqlite:
            payload = self.payload(kind, table, **data)
            connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def notify_soon(self, kind: str, table: str | None = None, **data: Any) -> None:
        """Send a notification soon; nobody waits for it."""
        if not self.store.sqlite:
            self.store.submit(lambda connection: self.notify(connection, kind, table, **data))

    def listen(self, heard: Callable[[Notification], None], missed: Callable[[], None]) -> None:
        """Call `heard` in this event loop for each notification of another process, and `missed` when some may have been lost."""
        self._heard, self._missed = heard, missed
        if not self.store.sqlite:
            loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=self._listen, args=(loop,), name="bus", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread:
            self._thread.join(5)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        url = self.store.url.replace("postgresql+psycopg://", "postgresql://")
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._missed)
                    while not self._stop.is_set():
                        for notify in connection.notifies(timeout=0.5, stop_after=1):
                            self._take(loop, notify.payload)
            except psycopg.Error as error:
                log.warning("lost the connection for notifications, trying again", extra={"error": str(error)})
                self._stop.wait(1)
            except RuntimeError:  # the event loop is closed
                return

    def _take(self, loop: asyncio.AbstractEventLoop, payload: str) -> None:
        news = orjson.loads(payload)
        if news["from"] != self.process:
            loop.call_soon_threadsafe(self._heard, news)
