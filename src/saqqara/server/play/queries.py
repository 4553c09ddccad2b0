"""Queries about games that do not load them into memory."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.play.timeline import Timeline
from saqqara.server.store import entry_log, schema


def seats_in_play(connection: Connection, player: str) -> list[tuple[str, int]]:
    """Return the tables and seats of a player in games that are being played."""
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        sa.select(seats.table_id, seats.seat)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.player == player, tables.status == "playing")
    )
    return [(table, seat) for table, seat in connection.execute(query)]


def finished_record(connection: Connection, table: str) -> dict[str, Any] | None:
    """Return the record of a finished game; one that is still played holds secrets of others."""
    row = entry_log.load_table(connection, table)
    if row is None or row.status != "finished":
        return None
    timeline = Timeline.load(row, entry_log.load_entries(connection, table))
    return timeline.game.record() if timeline else None
