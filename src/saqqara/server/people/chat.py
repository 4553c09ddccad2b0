"""Chat at a table: messages, muted players, reports."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.errors import no_session
from saqqara.server.store import schema
from saqqara.server.store.rows import ChatRow, PlayerRow, ReportRow, fetch_all, fetch_one, parse

SHOWN = 50
"""How many of the last messages are shown to somebody who joins."""


def say(
    connection: Connection, table: str, player: str, name: str, seat: int | None, text: str, message: str | None
) -> tuple[ChatRow, bool]:
    """Store a message and return it, and whether it is new: one sent twice is stored once."""
    if message:
        query = sa.select(schema.chat).where(schema.chat.c.table_id == table, schema.chat.c.message == message)
        if before := fetch_one(connection, ChatRow, query):
            return before, False
    here = sa.select(schema.players.c.id).where(schema.players.c.id == player, schema.players.c.deleted.is_(False))
    if connection.execute(here).first() is None:
        raise no_session()
    values = {"table_id": table, "player": player, "name": name, "seat": seat, "text": text, "at": time.time(), "message": message}
    key = connection.execute(sa.insert(schema.chat).values(**values)).inserted_primary_key
    assert key is not None
    return parse(ChatRow, {**values, "id": key[0]}), True


def load(connection: Connection, number: int) -> ChatRow | None:
    return fetch_one(connection, ChatRow, sa.select(schema.chat).where(schema.chat.c.id == number))


def last(connection: Connection, table: str, player: str | None) -> list[ChatRow]:
    """Return the last messages, without those of players whom this player has muted."""
    muted = sa.select(schema.mutes.c.muted).where(schema.mutes.c.player == (player or ""))
    query = (
        sa.select(schema.chat)
        .where(schema.chat.c.table_id == table, schema.chat.c.player.not_in(muted))
        .order_by(schema.chat.c.id.desc())
        .limit(SHOWN)
    )
    return fetch_all(connection, ChatRow, query)[::-1]


def muted_by(connection: Connection, player: str) -> set[str]:
    """Return the players who have muted this player."""
    return set(connection.execute(sa.select(schema.mutes.c.player).where(schema.mutes.c.muted == player)).scalars())


def mute(connection: Connection, player: str, other: str, muted: bool) -> None:
    where = sa.and_(schema.mutes.c.player == player, schema.mutes.c.muted == other)
    connection.execute(sa.delete(schema.mutes).where(where))
    if muted:
        connection.execute(sa.insert(schema.mutes).values(player=player, muted=other))


def muted(connection: Connection, player: str) -> list[PlayerRow]:
    """Return the players whom this player has muted."""
    people, mutes = schema.players, schema.mutes.c
    query = sa.select(people).join(schema.mutes, mutes.muted == people.c.id).where(mutes.player == player).order_by(people.c.name)
    return fetch_all(connection, PlayerRow, query)


def report(connection: Connection, table: str, player: str, number: int, reason: str) -> bool:
    """Store a copy of the message for the host; a second report by the same player changes nothing."""
    row = connection.execute(sa.select(schema.chat).where(schema.chat.c.id == number, schema.chat.c.table_id == table)).first()
    if row is None:
        return False
    where = sa.and_(schema.reports.c.chat == number, schema.reports.c.by == player)
    if connection.execute(sa.select(schema.reports.c.id).where(where)).first() is None:
        values = {"chat": number, "by": player, "reason": reason, "text": row.text, "said_by": row.player, "at": time.time()}
        connection.execute(sa.insert(schema.reports).values(**values))
    return True


def reports(connection: Connection) -> list[ReportRow]:
    """Return all reports, the latest last."""
    reported, said, by, author = schema.reports, schema.chat, schema.players.alias(), schema.players.alias()
    named = sa.func.coalesce(said.c.name, author.c.name).label("said_by")
    query = (
        sa.select(reported.c.id, reported.c.at, reported.c.text, reported.c.reason, by.c.name.label("by"), said.c.table_id, named)
        .join(by, by.c.id == reported.c.by)
        .outerjoin(said, sa.and_(said.c.id == reported.c.chat, said.c.player == reported.c.said_by))
        .outerjoin(author, author.c.id == reported.c.said_by)
        .order_by(reported.c.id)
    )
    return fetch_all(connection, ReportRow, query)


def remove_reported(connection: Connection, report: int) -> bool:
    """Delete a reported message and all reports of it."""
    number = connection.execute(sa.select(schema.reports.c.chat).where(schema.reports.c.id == report)).scalar_one_or_none()
    if number is None:
        return False
    connection.execute(sa.delete(schema.reports).where(schema.reports.c.chat == number))
    connection.execute(sa.delete(schema.chat).where(schema.chat.c.id == number))
    return True


def document(said: ChatRow) -> dict[str, Any]:
    """Return a message as clients receive it."""
    return {
        "type": "chat",
        "number": said.id,
        "player": said.player,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "at": said.at,
    }
