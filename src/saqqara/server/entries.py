"""Entries and tables in SQL: what a game's story looks like on the disk."""

from __future__ import annotations

import json
from dataclasses import dataclass
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


HEAD = sa.text(
    "UPDATE tables SET entries = :number + 1, mover = :mover, deadline = :deadline, status = :status, changed = :at"
    " WHERE id = :table_id AND entries = :number"
)
INSERT = sa.text(
    "INSERT INTO entries (table_id, number, kind, seat, body, at, message)"
    " VALUES (:table_id, :number, :kind, :seat, :body, :at, :message)"
)
JOB = sa.text(
    "INSERT INTO jobs (table_id, entry, seat, level, created) VALUES (:table_id, :entry, :seat, :level, :created)"
    " ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, seat = excluded.seat, level = excluded.level,"
    " created = excluded.created, worker = NULL, alive = NULL"
)
DROP_JOB = sa.text("DELETE FROM jobs WHERE table_id = :table_id")


def append(connection: Connection, wish: Append) -> bool:
    """Store the entry unless another one has come first."""
    entry = wish.entry
    place = {"table_id": wish.table, "number": entry.number, "at": entry.at}
    if connection.execute(HEAD, {**place, **wish.head}).rowcount != 1:
        return False
    body = json.dumps(entry.body)
    connection.execute(INSERT, {**place, "kind": entry.kind, "seat": entry.seat, "body": body, "message": entry.message})
    if wish.job:
        connection.execute(JOB, {"table_id": wish.table, "entry": entry.number + 1, "created": entry.at, **wish.job})
    elif wish.drop_job:
        connection.execute(DROP_JOB, {"table_id": wish.table})
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
    course.closed = row["imported"]
    return course
