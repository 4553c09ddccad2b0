"""Outages: time in which no server ran or the database was unreachable. Nobody's clock is charged for it."""

from __future__ import annotations

import logging
import time

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from saqqara.server.errors import Refused
from saqqara.server.play import commands
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema

log = logging.getLogger("saqqara.outages")


async def give_back(live_tables: LiveTables, seconds: float) -> None:
    """Give the last seconds back to every running clock. Calling it twice gives nothing twice."""
    since = time.time() - seconds
    running = sa.select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None), schema.tables.c.status == "playing")
    timed = await live_tables.store.read(lambda connection: connection.execute(running).scalars().all())
    for table in timed:
        try:
            await commands.give_back(live_tables, await live_tables.table(table), since)
        except Refused:  # the game has gone on in the meantime
            continue
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("a clock could not be set", extra={"table": table})
    if timed:
        log.warning("nobody could play: clocks stood still", extra={"seconds": round(seconds, 1), "tables": len(timed)})
