"""The entries of games and the rows of their tables in SQL."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.store import schema
from saqqara.server.store.database import Conflict
from saqqara.server.store.notify import CHANNEL
from saqqara.server.store.rows import Entry, LiveSeat, Status, TableRow, fetch_all, fetch_one


class Head(NamedTuple):
    """What an entry changes in the row of its table."""

    mover: int | None
    deadline: float | None
    status: Status
    changed: float


class BotTurn(NamedTuple):
    """The seat that a bot plays now, and the bot's level."""

    seat: int
    level: str


class EntryWrite(NamedTuple):
    """One entry to store, with everything that goes into the same transaction."""

    table: str
    entry: Entry
    head: Head
    news: str | None = None
    """The message to the other processes."""
    more: Callable[[Connection], Any] | None = None
    """Writes the consequences of the entry; its return value becomes that of the write."""

    @property
    def row(self) -> tuple[Any, ...]:
        """The values of `FIELDS`."""
        entry, head = self.entry, self.head
        return (
            self.table, entry.number, entry.kind, entry.seat, entry.body, entry.at, entry.message_id,
            head.mover, head.deadline, head.status, head.changed,
        )  # fmt: skip


FIELDS = {
    "table_id": "text", "number": "integer", "kind": "text", "seat": "integer", "body": "json", "at": "double precision",
    "message": "text", "mover": "integer", "deadline": "double precision", "status": "text", "changed": "double precision",
}  # fmt: skip
"""The columns of a batch, with PostgreSQL's types. A batch is one JSON list of lists, so that one statement takes it whole."""
HEAD = (
    "UPDATE tables SET entries = batch.number + 1, mover = batch.mover, deadline = batch.deadline, status = batch.status,"
    " changed = batch.changed FROM {batch} WHERE tables.id = batch.table_id AND tables.entries = batch.number"
)
INSERT = (
    "INSERT INTO entries (table_id, number, kind, seat, body, at, message)"
    " SELECT table_id, number, kind, seat, body, at, message FROM {batch}"
)
NEWS = "SELECT pg_notify(:channel, value) FROM json_array_elements_text(CAST(:batch AS json))"
JOB = (
    "INSERT INTO jobs (table_id, entry, seat, level, created) VALUES (:table_id, :entry, :seat, :level, :created)"
    " ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, seat = excluded.seat, level = excluded.level,"
    " created = excluded.created, worker = NULL, alive = NULL"
)
DROP_JOB = "DELETE FROM jobs WHERE table_id = :table_id"

MISSING_JOBS = (
    "INSERT INTO jobs (table_id, entry, seat, level, created)"
    " SELECT tables.id, tables.entries, tables.mover, seats.level, tables.changed FROM tables"
    " JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.mover"
    " WHERE tables.status = 'playing' AND seats.level IS NOT NULL AND tables.id NOT IN (SELECT table_id FROM jobs)"
)
"""Adds a job for each bot's turn that has none."""


@cache
def _from_batch(statement: str, dialect: str) -> str:
    """Return the statement with the rows of `:batch` in place of {batch}."""
    if dialect == "sqlite":
        columns = ", ".join(f"value ->> {i} AS {name}" for i, name in enumerate(FIELDS))
        return statement.format(batch=f"(SELECT {columns} FROM json_each(:batch)) AS batch")
    columns = ", ".join(f"CAST(value ->> {i} AS {kind}) AS {name}" for i, (name, kind) in enumerate(FIELDS.items()))
    return statement.format(batch=f"(SELECT {columns} FROM json_array_elements(CAST(:batch AS json))) AS batch")


def run(connection: Connection, statement: str, values: dict[str, Any]) -> int:
    """Run a statement on the driver itself, as every move does, and return how many rows it changed."""
    cursor = connection.connection.cursor()
    cursor.execute(statement if connection.dialect.name == "sqlite" else _percent(statement), values)
    changed: int = cursor.rowcount
    cursor.close()
    return changed


@cache
def _percent(statement: str) -> str:
    """Return the statement with psycopg's placeholders."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)


def append_all(connection: Connection, writes: list[EntryWrite]) -> list[Any]:
    """Store the entries and what follows from them; raise Conflict for all if another entry has taken the place of one."""
    dialect = connection.dialect.name
    batch = {"batch": orjson.dumps([write.row for write in writes]).decode()}
    if run(connection, _from_batch(HEAD, dialect), batch) != len(writes):
        raise Conflict
    run(connection, _from_batch(INSERT, dialect), batch)
    if news := [write.news for write in writes if write.news]:
        run(connection, NEWS, {"channel": CHANNEL, "batch": orjson.dumps(news).decode()})
    return [write.more(connection) if write.more else None for write in writes]


def add_job(connection: Connection, table: str, entry: int, at: float, turn: BotTurn) -> None:
    """Let a bot decide after this many entries."""
    run(connection, JOB, {"table_id": table, "entry": entry, "created": at, "seat": turn.seat, "level": turn.level})


def drop_job(connection: Connection, table: str) -> None:
    """No bot decides at this table now."""
    run(connection, DROP_JOB, {"table_id": table})


def load_table(connection: Connection, table: str) -> TableRow | None:
    return fetch_one(connection, TableRow, sa.select(schema.tables).where(schema.tables.c.id == table))


def load_seats(connection: Connection, table: str) -> list[LiveSeat]:
    """The seats, each with the settings of its player."""
    seats, players = schema.seats.c, schema.players
    query = (
        sa.select(schema.seats, players.c.settings)
        .outerjoin(players, players.c.id == seats.player)
        .where(seats.table_id == table)
        .order_by(seats.seat)
    )
    return fetch_all(connection, LiveSeat, query)


def load_entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    columns = schema.entries.c
    query = (
        sa.select(columns.number, columns.kind, columns.seat, columns.body, columns.at, columns.message)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    return [Entry(*row) for row in connection.execute(query)]
