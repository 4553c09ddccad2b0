"""Forgotten passwords: a link to an address that was confirmed, or from the host, for one use within an hour.

Of the link there is only a hash, made together with the password that it is to replace: whatever changes the password, also the
link itself, is the end of it.
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
from saqqara.server.people import email_address
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerRow, fetch_all, fetch_one

MINUTES = 60
"""How long a link works."""
MOST = 5
"""The accounts of one address that are sent a link at once."""


def find(connection: Connection, who: str) -> list[PlayerRow]:
    """The accounts of that name or address to which a link can be sent."""
    columns = schema.players.c
    address = columns.settings["mail"]["address"].as_string()
    query = (
        sa.select(schema.players)
        .where((columns.login == who.casefold()) | (columns.login.is_not(None) & (sa.func.lower(address) == who.lower())))
        .order_by(columns.created)
    )
    found = fetch_all(connection, PlayerRow, query)
    return [row for row in found if row.settings.mail.confirmed][:MOST]


def invite(connection: Connection, player: str) -> str:
    """What a new link bears; the link before it is worth nothing any more."""
    account = _load(connection, player)
    assert account is not None
    token = secrets.token_urlsafe(32)
    known = replace(account.settings.secrets, reset=_digest(token, account), reset_expires=time.time() + 60 * MINUTES)
    _keep(connection, player, settings=asdict(replace(account.settings, secrets=known)))
    return token


def use(connection: Connection, player: str, token: str, hashed: str) -> PlayerRow:
    """A new password for who follows the link; all sessions end."""
    account = _load(connection, player)
    if account is None or not _may_use(account, token):
        raise Refused(404, "dead_link", "This link does not work any more.")
    renew(connection, player, hashed)
    return account


def _may_use(account: PlayerRow, token: str) -> bool:
    known = account.settings.secrets
    return hmac.compare_digest(known.reset, _digest(token, account)) and time.time() < known.reset_expires


def renew(connection: Connection, player: str, hashed: str) -> None:
    """A new password, whatever the old one was; all sessions end."""
    _keep(connection, player, password=hashed)
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.player == player))


def link(settings: Settings, player: str, token: str) -> str:
    """Browsers keep what follows the # to themselves: it stands in no log."""
    return f"{settings.url}/password#{player}.{token}"


def send(settings: Settings, account: PlayerRow, token: str) -> None:
    """Send a link. Slow: call it in a thread."""
    language = email_address.language_of(account.settings)
    lines = [
        texts.say("notice-reset-text", language, url=settings.url, name=account.name),
        "",
        link(settings, account.id, token),
        "",
        texts.say("notice-reset-minutes", language, minutes=MINUTES),
    ]
    email_address.send(settings, account.settings.mail.address or "", texts.say("notice-reset-subject", language), lines, language)


def _load(connection: Connection, player: str) -> PlayerRow | None:
    """An account, held until the transaction ends."""
    columns = schema.players.c
    query = sa.select(schema.players).where(columns.id == player, columns.login.is_not(None)).with_for_update()
    return fetch_one(connection, PlayerRow, query)


def _keep(connection: Connection, player: str, **values: Any) -> None:
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player).values(**values))


def _digest(token: str, account: PlayerRow) -> str:
    return hashlib.sha256(f"{token}:{account.password}".encode()).hexdigest()
