"""Entries and tables in SQL: what a game's story looks like on the disk."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server import models
from saqqara.server.course import Course, Entry, Hand


@dataclass(frozen=True)
class Append:
    """One entry to store with all that goes into the same transaction."""

    table: str
    entry: Entry
    head: dict[str, Any]
    """What changes in the table's own row."""
    job: dict[str, Any] | None
    """The bot's turn that begins, if one does."""
    drop_job: bool
    """Whether a bot's turn ends."""


HEAD = (
    "UPDATE tables SET entries = :number + 1, mover = :mover, deadline = :deadline, status = :status, changed = :at"
    " WHERE id = :table_id AND entries = :number"
)
INSERT = (
    "INSERT INTO entries (table_id, number, kind, seat, body, at, message)"
    " VALUES (:table_id, :number, :kind, :seat, :body, :at, :message)"
)
JOB = (
    "INSERT INTO jobs (table_id, entry, seat, level, created) VALUES (:table_id, :entry, :seat, :level, :created)"
    " ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, seat = excluded.seat, level = excluded.level,"
    " created = excluded.created, worker = NULL, alive = NULL"
)
DROP_JOB = "DELETE FROM jobs WHERE table_id = :table_id"


def run(connection: Connection, statement: str, values: dict[str, Any]) -> int:
    """Run a statement on the driver itself and return how many rows it changed: every move passes here, several times."""
    cursor = connection.connection.cursor()
    cursor.execute(statement if connection.dialect.name == "sqlite" else _percent(statement), values)
    changed: int = cursor.rowcount
    cursor.close()
    return changed


@cache
def _percent(statement: str) -> str:
    """The same statement with psycopg's marks for values."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)


def append(connection: Connection, wish: Append) -> bool:
    """Store the entry unless another one has come first."""
    entry = wish.entry
    place = {"table_id": wish.table, "number": entry.number, "at": entry.at}
    if run(connection, HEAD, {**place, **wish.head}) != 1:
        return False
    body = json.dumps(entry.body)
    run(connection, INSERT, {**place, "kind": entry.kind, "seat": entry.seat, "body": body, "message": entry.message})
    if wish.job:
        run(connection, JOB, {"table_id": wish.table, "entry": entry.number + 1, "created": entry.at, **wish.job})
    elif wish.drop_job:
        run(connection, DROP_JOB, {"table_id": wish.table})
    return True


def load_table(connection: Connection, table: str) -> dict[str, Any] | None:
    row = connection.execute(sa.select(models.tables).where(models.tables.c.id == table)).mappings().first()
    return dict(row) if row else None


def load_seats(connection: Connection, table: str) -> list[dict[str, Any]]:
    query = sa.select(models.seats).where(models.seats.c.table_id == table).order_by(models.seats.c.seat)
    return [dict(row) for row in connection.execute(query).mappings()]


def load_entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    columns = models.entries.c
    query = (
        sa.select(columns.number, columns.kind, columns.seat, columns.body, columns.at, columns.message)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    return [Entry(*row) for row in connection.execute(query)]


def load_course(row: dict[str, Any], story: list[Entry]) -> Course | None:
    """The course of a stored game; None before its start."""
    start = row["start"]
    if start is None:
        return None
    course = Course.begin(start["record"], [Hand(**hand) for hand in start["hands"]], row["setup"]["clock"], start["at"])
    for entry in story:
        course.take(entry)
    if row["imported"]:
        course.close()
    return course
