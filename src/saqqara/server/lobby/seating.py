"""Joining and leaving before a game starts; who may see a table, and who may sit down."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.errors import Refused, conflict, forbidden, not_found
from saqqara.server.lobby import dealing
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerRow


def may_see(live: LiveTable, player: str | None, invite: str | None) -> None:
    """Refuse those who may not see the table: only public tables and finished games are open to everybody without the link."""
    row = live.row
    if row.public or row.status == "finished" or live.seats_of(player) or row.host == player:
        return
    if not has_link(live, invite):
        raise not_found()


def has_link(live: LiveTable, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(invite.encode(), live.row.invite.encode())


def full(live: LiveTable) -> bool:
    return all(seat.kind in ("person", "bot") for seat in live.seats)


def check_waiting(live: LiveTable) -> None:
    if live.row.status != "waiting":
        raise conflict("started", "The game has started.")


async def join(
    live_tables: LiveTables, live: LiveTable, player: PlayerRow, seat: int | None, invite: str | None, contribution: str | None
) -> None:
    """Sit down in the given seat, or in the first free one."""
    async with live.lock:
        check_waiting(live)
        if live.seats_of(player.id):
            raise conflict("seated", "You already have a seat at this table.")
        free = [each.seat for each in live.seats if each.kind == "open" or (each.kind == "invited" and has_link(live, invite))]
        if seat is not None and seat not in free:
            raise conflict("taken", "This seat is not free.")
        if not free:
            raise conflict("full", "There is no free seat.")
        chosen = free[0] if seat is None else seat
        values = {"kind": "person", "player": player.id, "name": player.name}
        await _change_seat(live_tables, live, chosen, ("open", "invited"), values, contribution)


async def leave(live_tables: LiveTables, live: LiveTable, player: PlayerRow) -> None:
    """Give up one's seats before the start.

    When the host leaves, the next person becomes host; where there is none, the table is deleted.
    """
    async with live.lock:
        check_waiting(live)
        mine = live.seats_of(player.id)
        if not mine and live.row.host != player.id:
            raise forbidden("You have no seat at this table.", "no_seat")
        for seat in mine:
            kind = "open" if live.row.public and seat not in live.row.setup.kept else "invited"
            await _change_seat(
                live_tables, live, seat, ("person",), {"kind": kind, "player": None, "name": None, "here": False}, None
            )
        if live.row.host == player.id:
            concerned = await live_tables.store.write(lambda connection: _replace_host(live_tables, connection, live.id))
            with suppress(Refused):  # the table has been deleted
                await live_tables.refresh(live)
            await live_tables.look_again(concerned)


def _replace_host(live_tables: LiveTables, connection: Connection, table: str) -> list[str]:
    """Make the next person host, or delete an empty table; return the tables whose rematch it was."""
    columns, seats = schema.tables.c, schema.seats.c
    query = sa.select(seats.player).where(seats.table_id == table, seats.player.is_not(None)).order_by(seats.seat).limit(1)
    heir, concerned = connection.execute(query).scalar_one_or_none(), list[str]()
    if heir:
        connection.execute(sa.update(schema.tables).where(columns.id == table).values(host=heir))
    else:
        old = sa.update(schema.tables).where(columns.rematch == table).values(rematch=None)
        concerned = list(connection.execute(old.returning(columns.id)).scalars())
        for rows in (schema.notices, schema.chat, schema.seats):
            connection.execute(sa.delete(rows).where(rows.c.table_id == table))
        connection.execute(sa.delete(schema.tables).where(columns.id == table))
    live_tables.notify_changed(connection, [table, *concerned])
    return concerned


async def _change_seat(
    live_tables: LiveTables, live: LiveTable, seat: int, kinds: tuple[str, ...], values: dict[str, Any], promise: str | None
) -> None:
    """Change a seat, and what it contributes to the deal, unless another process was faster."""
    where = (schema.seats.c.table_id == live.id, schema.seats.c.seat == seat, schema.seats.c.kind.in_(kinds))
    waiting = sa.select(schema.tables.c.id).where(schema.tables.c.id == live.id, schema.tables.c.status == "waiting").exists()

    def write(connection: Connection) -> bool:
        changed = connection.execute(sa.update(schema.seats).where(*where, waiting).values(**values)).rowcount == 1
        if changed:
            dealing.promise(connection, live.id, seat, promise)
            live_tables.bus.notify(connection, "entry", live.id)
        return changed

    changed = await live_tables.store.write(write)
    await live_tables.refresh(live)
    if not changed:
        raise conflict("taken", "Somebody else was faster.")
