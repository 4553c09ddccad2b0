"""Entries and tables in SQL: what a game's story looks like on the disk."""

from __future__ import annotations

import re
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
    """What an entry changes in the table's own row."""

    mover: int | None
    deadline: float | None
    status: Status
    changed: float


class BotTurn(NamedTuple):
    """The seat that a bot plays now, and the bot's level."""

    seat: int
    level: str


class Append(NamedTuple):
    """One entry to store with all that goes into the same transaction."""

    table: str
    entry: Entry
    head: Head
    job: BotTurn | None
    """The bot's turn that begins, if one does."""
    drop_job: bool
    """Whether a bot's turn ends."""
    news: str | None = None
    """What the other processes are told with the commit."""

    @property
    def row(self) -> tuple[Any, ...]:
        """As `FIELDS` names it."""
        entry, head = self.entry, self.head
        return (
            self.table, entry.number, entry.kind, entry.seat, entry.body, entry.at, entry.message,
            head.mover, head.deadline, head.status, head.changed,
        )  # fmt: skip


FIELDS = {
    "table_id": "text", "number": "integer", "kind": "text", "seat": "integer", "body": "json", "at": "double precision",
    "message": "text", "mover": "integer", "deadline": "double precision", "status": "text", "changed": "double precision",
}  # fmt: skip
"""What a batch of entries brings, with PostgreSQL's types. It is one JSON list of lists, so that one statement takes it whole."""
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
"""A job for each turn of a bot that has none."""


@cache
def _from_batch(statement: str, dialect: str) -> str:
    """A statement with the rows of `:batch` where it says {batch}."""
    if dialect == "sqlite":
        columns = ", ".join(f"value ->> {i} AS {name}" for i, name in enumerate(FIELDS))
        return statement.format(batch=f"(SELECT {columns} FROM json_each(:batch)) AS batch")
    columns = ", ".join(f"CAST(value ->> {i} AS {kind}) AS {name}" for i, (name, kind) in enumerate(FIELDS.items()))
    return statement.format(batch=f"(SELECT {columns} FROM json_array_elements(CAST(:batch AS json))) AS batch")


def run(connection: Connection, statement: str, values: dict[str, Any]) -> int:
    """Run a statement on the driver itself and return how many rows it changed: every move passes here."""
    cursor = connection.connection.cursor()
    cursor.execute(statement if connection.dialect.name == "sqlite" else _percent(statement), values)
    changed: int = cursor.rowcount
    cursor.close()
    return changed


@cache
def _percent(statement: str) -> str:
    """The same statement with psycopg's marks for values."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)


def append_all(connection: Connection, wishes: list[Append]) -> list[bool]:
    """Store the entry of each unless another one has come first. Where that has happened to one of many, each has to try alone."""
    dialect = connection.dialect.name
    batch = orjson.dumps([write.row for write in wishes]).decode()
    changed = run(connection, _from_batch(HEAD, dialect), {"batch": batch})
    if changed != len(wishes):
        if len(wishes) > 1:
            raise Conflict
        return [False]
    run(connection, _from_batch(INSERT, dialect), {"batch": batch})
    if dialect != "sqlite" and (news := [write.news for write in wishes if write.news]):
        run(connection, NEWS, {"channel": CHANNEL, "batch": orjson.dumps(news).decode()})
    return [True] * len(wishes)


def append(connection: Connection, write: Append) -> bool:
    """Store the entry unless another one has come first, with the bot's turn that begins or ends by it."""
    if not append_all(connection, [write])[0]:
        return False
    entry = write.entry
    if write.job:
        add_job(connection, write.table, entry.number + 1, entry.at, write.job)
    elif write.drop_job:
        run(connection, DROP_JOB, {"table_id": write.table})
    return True


def add_job(connection: Connection, table: str, entry: int, at: float, turn: BotTurn) -> None:
    """Let a bot decide after this many entries."""
    run(connection, JOB, {"table_id": table, "entry": entry, "created": at, "seat": turn.seat, "level": turn.level})


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
