"""All data of one person: exported as one document, or erased."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.people import accounts, email_address
from saqqara.server.store import entry_log, schema
from saqqara.server.store.rows import PlayerSettings, parse

GONE = "—"
"""The name of players who have deleted their data."""

Record = Callable[[Connection, str], dict[str, Any] | None]
"""Returns the record of a table's game, or None while it is being played: it holds secrets of others."""


def export(connection: Connection, player: str, record: Record) -> dict[str, Any]:
    """Return everything that is stored about a person, as one JSON document."""

    def rows(table: sa.Table, column: str) -> list[dict[str, Any]]:
        found = connection.execute(sa.select(table).where(table.c[column] == player)).mappings()
        return [{key: value for key, value in row.items() if not isinstance(value, bytes)} for row in found]

    (person,) = rows(schema.players, "id")
    del person["password"]
    person["settings"] = email_address.public(parse(PlayerSettings, person["settings"]))
    seats = rows(schema.seats, "player")
    records = {seat["table_id"]: record(connection, seat["table_id"]) for seat in seats}
    return {
        "format": "saqqara-export",
        "version": 1,
        "player": person,
        "sessions": [{"created": row["created"], "expires": row["expires"]} for row in rows(schema.sessions, "player")],
        "seats": seats,
        "records": {table: document for table, document in records.items() if document},
        "chat": rows(schema.chat, "player"),
        "imported": [row["id"] for row in rows(schema.tables, "host") if row["imported"]],
        "muted": [row["muted"] for row in rows(schema.mutes, "player")],
        "reports": [{key: value for key, value in row.items() if key != "said_by"} for row in rows(schema.reports, "by")],
        "reported": [{key: row[key] for key in ("text", "at")} for row in rows(schema.reports, "said_by")],
        "ratings": rows(schema.ratings, "who"),
    }


def erase(connection: Connection, player: str) -> None:
    """Delete a person. Their games stay for the others, without the name."""
    seats = sa.select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.player == player)
    for table, seat in connection.execute(seats).all():
        _forget_seat(connection, table, seat)
    connection.execute(sa.update(schema.seats).where(schema.seats.c.player == player).values(name=GONE))
    _drop_imports(connection, player)
    connection.execute(sa.delete(schema.chat).where(schema.chat.c.player == player))
    for column in (schema.reports.c.by, schema.reports.c.said_by):
        connection.execute(sa.delete(schema.reports).where(column == player))
    connection.execute(sa.delete(schema.ratings).where(schema.ratings.c.who == player))
    accounts.drop_private_rows(connection, player)
    forgotten = sa.update(schema.players).where(schema.players.c.id == player)
    connection.execute(forgotten.values(name=GONE, login=None, password=None, settings=asdict(PlayerSettings()), deleted=True))


def _drop_imports(connection: Connection, player: str) -> None:
    """Delete the tables that the person imported: nobody else plays there."""
    own = sa.select(schema.tables.c.id).where(schema.tables.c.host == player, schema.tables.c.imported).scalar_subquery()
    for rows in (schema.chat, schema.entries, schema.seats):
        connection.execute(sa.delete(rows).where(rows.c.table_id.in_(own)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.host == player, schema.tables.c.imported))


def _forget_seat(connection: Connection, table: str, seat: int) -> None:
    """Replace the name in the record from which the game is replayed."""
    row = entry_log.load_table(connection, table)
    if row and row.start:
        row.start.record["seats"][seat] = GONE
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(start=asdict(row.start)))
