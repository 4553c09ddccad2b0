"""Forgotten passwords: a link, sent to a confirmed address or printed by the host, that works once within an hour.

Only a hash of the link is stored, and it includes the password to be replaced: any change of the password, by the link or
otherwise, makes the link worthless.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import texts
from saqqara.server.errors import Refused
from saqqara.server.people import email_address, smtp
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerRow, fetch_all, fetch_one

MINUTES = 60
"""How long a link works."""
MOST = 5
"""At most this many accounts with the same address are sent a link at once."""


def find(connection: Connection, who: str) -> list[PlayerRow]:
    """Return the accounts with this name or address to which a link can be sent."""
    columns = schema.players.c
    address = columns.settings["mail"]["address"].as_string()
    query = (
        sa.select(schema.players)
        .where((columns.login == who.casefold()) | (columns.login.is_not(None) & (sa.func.lower(address) == who.lower())))
        .order_by(columns.created)
    )
    return [account for account in fetch_all(connection, PlayerRow, query) if account.settings.mail.confirmed][:MOST]


def new_token(connection: Connection, player: str) -> str:
    """Return the token of a new link; earlier links stop working."""
    account = _load(connection, player)
    assert account is not None
    token = secrets.token_urlsafe(32)
    known = replace(account.settings.secrets, reset=_digest(token, account), reset_expires=time.time() + 60 * MINUTES)
    _store(connection, player, settings=asdict(replace(account.settings, secrets=known)))
    return token


def use(connection: Connection, player: str, token: str, hashed: str) -> PlayerRow:
    """Store the new password of an account whose link was followed, and end all its sessions."""
    account = _load(connection, player)
    if account is None or not _may_use(account, token):
        raise Refused(404, "dead_link", "This link no longer works.")
    replace_password(connection, player, hashed)
    return account


def _may_use(account: PlayerRow, token: str) -> bool:
    known = account.settings.secrets
    return hmac.compare_digest(known.reset, _digest(token, account)) and time.time() < known.reset_expires


def replace_password(connection: Connection, player: str, hashed: str) -> None:
    """Store a new password, whatever the old one was, and end all sessions."""
    _store(connection, player, password=hashed)
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.player == player))


def link(settings: Settings, player: str, token: str) -> str:
    """Return the link. Browsers do not send what follows the #, so it appears in no log."""
    return f"{settings.url}/password#{player}.{token}"


def send(settings: Settings, account: PlayerRow, token: str) -> None:
    """Send a link to a confirmed address. Slow: call it in a thread."""
    to, language = account.settings.mail.address, email_address.language_of(account.settings)
    assert to is not None
    lines = [
        texts.say("notice-reset-text", language, url=settings.url, name=account.name),
        "",
        link(settings, account.id, token),
        "",
        texts.say("notice-reset-minutes", language, minutes=MINUTES),
    ]
    smtp.send(settings, to, texts.say("notice-reset-subject", language), lines, language)


def _load(connection: Connection, player: str) -> PlayerRow | None:
    """Return an account, locked until the transaction ends."""
    columns = schema.players.c
    query = sa.select(schema.players).where(columns.id == player, columns.login.is_not(None)).with_for_update()
    return fetch_one(connection, PlayerRow, query)


def _store(connection: Connection, player: str, **values: Any) -> None:
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player).values(**values))


def _digest(token: str, account: PlayerRow) -> str:
    return hashlib.sha256(f"{token}:{account.password}".encode()).hexdigest()
