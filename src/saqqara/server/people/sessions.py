"""Sessions: a cookie holds a random token, the database its hash."""

from __future__ import annotations

import hashlib
import secrets
import time

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.store import schema
from saqqara.server.store.rows import SessionPlayer, fetch_one

SESSION_SECONDS = 365 * 86_400
RENEW_SECONDS = 86_400
"""A session in use is renewed at most this often, because each renewal is a write."""
BATCH = 500
"""The most sessions to look up in one query."""


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def open_session(connection: Connection, player: str, old: str | None) -> str:
    """Return the token of a new session. The old session ends: a cookie planted before a login is worth nothing after it."""
    close_session(connection, old)
    token, now = secrets.token_urlsafe(32), time.time()
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.expires < now))
    values = {"token": _digest(token), "player": player, "created": now, "expires": now + SESSION_SECONDS}
    connection.execute(sa.insert(schema.sessions).values(**values))
    return token


def close_session(connection: Connection, token: str | None) -> None:
    if token:
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.token == _digest(token)))


def player_of(connection: Connection, token: str | None) -> SessionPlayer | None:
    """Return the session's player, its token hash and its expiry."""
    if not token:
        return None
    query = (
        sa.select(schema.players, schema.sessions.c.token.label("session"), schema.sessions.c.expires.label("session_expires"))
        .join(schema.sessions, schema.sessions.c.player == schema.players.c.id)
        .where(schema.sessions.c.token == _digest(token), schema.sessions.c.expires > time.time())
    )
    return fetch_one(connection, SessionPlayer, query)


def needs_renewal(player: SessionPlayer) -> bool:
    return player.session_expires < time.time() + SESSION_SECONDS - RENEW_SECONDS


def renew_session(connection: Connection, session: bytes) -> None:
    values = {"expires": time.time() + SESSION_SECONDS}
    connection.execute(sa.update(schema.sessions).where(schema.sessions.c.token == session).values(**values))


def ended(connection: Connection, sessions: set[bytes]) -> set[bytes]:
    """Return which of these sessions are over."""
    asked, columns = list(sessions), schema.sessions.c
    for start in range(0, len(asked), BATCH):
        query = sa.select(columns.token).where(columns.token.in_(asked[start : start + BATCH]), columns.expires > time.time())
        sessions = sessions.difference(connection.execute(query).scalars())
    return sessions
