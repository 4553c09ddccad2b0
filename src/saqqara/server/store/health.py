"""Health: whether the database accepts writes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from saqqara.server.store import schema
from saqqara.server.store.database import Store

log = logging.getLogger("saqqara.health")
EVERY = 1.0
"""How many seconds an answer is reused, so that many requests cost one write."""


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = 0.0
        self._trial: asyncio.Task[bool] | None = None

    async def good(self) -> bool:
        """Whether the database accepts writes. Requests during a trial write, or just after it, share its answer."""
        if self._trial is None or (self._trial.done() and time.monotonic() - self._began >= EVERY):
            self._began, self._trial = time.monotonic(), asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        try:
            await self._store.write(_leave_no_trace)
        except SQLAlchemyError as error:
            log.warning("the database accepts no writes", extra={"error": str(getattr(error, "orig", None) or error)})
            return False
        return True


def _leave_no_trace(connection: Connection) -> None:
    """Insert and delete a row under a unique name, so that processes do not wait for each other."""
    name = f"probe {secrets.token_hex(8)}"
    connection.execute(sa.insert(schema.marks).values(name=name, value=""))
    connection.execute(sa.delete(schema.marks).where(schema.marks.c.name == name))
