"""A player's email address: confirmed by a link that only its owner receives, and with a link to stop all mail.

The player's settings hold the state of the address (`mail.confirmation`) and what its links are checked against (`secrets`). Of
the confirmation link only a hash is stored: whoever reads the database cannot confirm anything.
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
from saqqara.server.people import smtp
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerSettings, Secrets, parse
from saqqara.texts import Language

CONFIRM_DAYS = 7
"""How long the confirmation link works."""


def public(settings: PlayerSettings) -> dict[str, Any]:
    """Return a player's settings as the player sees them."""
    return {name: value for name, value in asdict(settings).items() if name != "secrets"}


def language_of(settings: PlayerSettings) -> Language:
    """The language in which to write to a player."""
    return settings.language or "en"


def is_new(settings: PlayerSettings, address: str | None) -> bool:
    """Return whether this is an address other than the one that the player already has."""
    return address is not None and address != settings.mail.address


def new_secrets(settings: PlayerSettings, address: str) -> tuple[str, Secrets]:
    """Return the confirmation token, and the secrets stored to verify it and the unsubscribe link.

    The unsubscribe link stays the same as long as the address does.
    """
    token = secrets.token_urlsafe(32)
    stop = "" if is_new(settings, address) else settings.secrets.stop
    return token, Secrets(_digest(token), time.time() + CONFIRM_DAYS * 86_400, stop or secrets.token_urlsafe(32))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def load(connection: Connection, player: str) -> PlayerSettings:
    """Return a player's settings, locked until the transaction ends."""
    query = sa.select(schema.players.c.settings).where(schema.players.c.id == player).with_for_update()
    return parse(PlayerSettings, connection.execute(query).scalar_one_or_none() or {})


def _store(connection: Connection, player: str, settings: PlayerSettings) -> None:
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player).values(settings=asdict(settings)))


def change(connection: Connection, player: str, new: PlayerSettings) -> PlayerSettings:
    """Store new settings. The state of an address and its secrets are kept as long as the address is."""
    kept, address = load(connection, player), new.mail.address
    if address is not None and address == kept.mail.address:
        settings = replace(new, mail=replace(new.mail, confirmation=kept.mail.confirmation), secrets=kept.secrets)
    else:
        settings = replace(new, mail=replace(new.mail, confirmation="none"), secrets=Secrets())
    _store(connection, player, settings)
    return settings


def without_address(settings: PlayerSettings) -> PlayerSettings:
    """Return the settings without the address and its secrets."""
    return replace(settings, mail=replace(settings.mail, address=None, confirmation="none"), secrets=Secrets())


def note_sent(connection: Connection, player: str, address: str, known: Secrets) -> PlayerSettings:
    """Note that the confirmation mail was sent, unless the address has been changed in the meantime."""
    settings = load(connection, player)
    if not is_new(settings, address):
        settings = replace(settings, mail=replace(settings.mail, confirmation="sent"), secrets=known)
        _store(connection, player, settings)
    return settings


def may_confirm(settings: PlayerSettings, token: str) -> bool:
    known = settings.secrets
    return hmac.compare_digest(known.confirm, _digest(token)) and time.time() < known.expires


def may_stop(settings: PlayerSettings, token: str) -> bool:
    return hmac.compare_digest(settings.secrets.stop, token)


def confirm(connection: Connection, player: str, token: str) -> bool:
    """Mark the address as confirmed, if the token is right."""
    settings = load(connection, player)
    if not may_confirm(settings, token):
        return False
    _store(connection, player, replace(settings, mail=replace(settings.mail, confirmation="confirmed")))
    return True


def stop(connection: Connection, player: str, token: str) -> bool:
    """Stop notices by mail, if the token is right. Confirmation links sent so far no longer work."""
    settings = load(connection, player)
    if not may_stop(settings, token):
        return False
    known = replace(settings.secrets, expires=0.0)
    _store(connection, player, replace(settings, mail=replace(settings.mail, turns=False), secrets=known))
    return True


def link(settings: Settings, what: str, player: str, token: str) -> str:
    return f"{settings.url}/api/mail/{what}/{player}/{token}"


def send_confirmation(settings: Settings, player: str, to: str, language: Language, token: str, stop: str) -> None:
    """Send the confirmation link. The mail contains no text of the player's own: anyone can enter anyone's address."""
    lines = [
        texts.say("notice-confirm-text", language, url=settings.url),
        "",
        link(settings, "confirm", player, token),
        "",
        texts.say("notice-confirm-days", language, days=CONFIRM_DAYS),
    ]
    subject = texts.say("notice-confirm-subject", language)
    smtp.send(settings, to, subject, lines, language, link(settings, "stop", player, stop))
