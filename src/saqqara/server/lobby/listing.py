"""Lists of tables: open, running, finished, archived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.play import messages
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.server.store.rows import SeatRow, TableRow, fetch_all

PAGE = 50


def listed(connection: Connection, which: str, game: str | None, before: float | None, player: str | None) -> dict[str, Any]:
    """One page of a list, the latest first."""
    columns, me = schema.tables.c, player or ""
    own = columns.id.in_(sa.select(schema.seats.c.table_id).where(_theirs(me)))
    away = columns.id.in_(sa.select(schema.seats.c.table_id).where(_theirs(me), schema.seats.c.archived))
    finished = columns.status == "finished"
    sorts = {
        "open": (columns.status == "waiting") & columns.public,
        "watch": (columns.status == "playing") & columns.public,
        "mine": ~finished & (own | (columns.host == me)),
        "finished": finished & (columns.public | own) & ~away,
        "played": finished & own & ~away,
        "archived": finished & away,
    }
    query = sa.select(schema.tables).where(sorts[which])
    if game is not None:
        query = query.where(columns.game == game)
    return _page(connection, query, before, player)


def public_games(connection: Connection, who: str, before: float | None, player: str | None) -> dict[str, Any]:
    """One page of the public games that somebody has finished, the latest first."""
    columns = schema.tables.c
    theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == who)
    query = sa.select(schema.tables).where(columns.status == "finished", columns.public, columns.id.in_(theirs))
    return _page(connection, query, before, player)


def _page(connection: Connection, query: sa.Select[Any], before: float | None, player: str | None) -> dict[str, Any]:
    columns = schema.tables.c
    if before is not None:
        query = query.where(columns.changed < before)
    rows = fetch_all(connection, TableRow, query.order_by(columns.changed.desc(), columns.id).limit(PAGE + 1))
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    found = sa.select(schema.seats).where(schema.seats.c.table_id.in_(list(seats))).order_by(schema.seats.c.seat)
    for seat in fetch_all(connection, SeatRow, found):
        seats[seat.table_id].append(seat)
    return {"tables": [_line(row, seats[row.id], player) for row in rows[:PAGE]], "more": len(rows) > PAGE}


def _line(row: TableRow, seats: Sequence[SeatRow], player: str | None) -> dict[str, Any]:
    mine = [seat.seat for seat in seats if player is not None and seat.player == player]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "public": row.public,
        "names": [seat.name or (seat.level if seat.kind == "bot" else None) for seat in seats],
        "kinds": [seat.kind for seat in seats],
        "my_seats": mine,
        "mover": row.mover,
        "my_turn": row.mover is not None and row.mover in mine and seats[row.mover].level is None,
        "clock": row.setup.clock,
        "deadline": row.deadline,
        "result": row.result,
        "archived": any(seat.archived for seat in messages.theirs(row, seats, player)),
        "created": row.created,
        "changed": row.changed,
    }


def archive(live_tables: LiveTables, connection: Connection, table: str, player: str, archived: bool) -> None:
    """Archive a table in a player's own lists, or bring it back."""
    connection.execute(sa.update(schema.seats).where(schema.seats.c.table_id == table, _theirs(player)).values(archived=archived))
    live_tables.notify_changed(connection, [table])


def _theirs(player: str) -> sa.ColumnElement[bool]:
    """The seats by which a table belongs to a player, the counterpart of `messages.theirs` for a table in memory."""
    columns = schema.tables.c
    imported = sa.select(columns.id).where(columns.imported, columns.host == player)
    return (schema.seats.c.player == player) | schema.seats.c.table_id.in_(imported)


def unfinished_games(connection: Connection) -> list[str]:
    """The games of all tables that are not finished."""
    columns = schema.tables.c
    return list(connection.execute(sa.select(columns.game).where(columns.status != "finished").distinct()).scalars())
