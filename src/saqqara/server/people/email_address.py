"""Mail: notices go to addresses that their owners have confirmed, and every mail says how to stop it.

A player's settings hold how far the address has come (`mail.confirmation`) and what its links are checked by (`secrets`). Of the
link that confirms there is only a hash: whoever reads the database cannot confirm anything.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import smtplib
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from email import policy, utils
from email.message import EmailMessage
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import texts
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerSettings, Secrets, parse

POOL = ThreadPoolExecutor(2, "mail")
"""Where mails are sent for which somebody waits: a mail server that dawdles holds up nobody else."""
TIMEOUT = 10.0
CONFIRM_DAYS = 7
"""How long the link that confirms an address works."""
WHOLE_LINES = policy.default.clone(max_line_length=998)
"""An address in a header that is folded becomes unreadable to most mail programs."""


# Addresses


def public(settings: PlayerSettings) -> dict[str, Any]:
    """A player's settings as the player sees them."""
    return {name: value for name, value in asdict(settings).items() if name != "secrets"}


def language_of(settings: PlayerSettings) -> str:
    """In which language to write to a player: English, where nobody has chosen one."""
    return settings.language or "en"


def is_new(settings: PlayerSettings, address: str | None) -> bool:
    """Whether an address is one that the player has not had before."""
    return address is not None and address != settings.mail.address


def invite(settings: PlayerSettings, address: str) -> tuple[str, Secrets]:
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


def _keep(connection: Connection, player: str, settings: PlayerSettings) -> None:
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player).values(settings=asdict(settings)))


def change(connection: Connection, player: str, new: PlayerSettings) -> PlayerSettings:
    """Store new settings. The confirmation and the secrets of an address stay and go with it."""
    kept, address = load(connection, player), new.mail.address
    if address is not None and address == kept.mail.address:
        settings = replace(new, mail=replace(new.mail, confirmation=kept.mail.confirmation), secrets=kept.secrets)
    else:
        settings = replace(new, mail=replace(new.mail, confirmation="none"), secrets=Secrets())
    _keep(connection, player, settings)
    return settings


def without_address(settings: PlayerSettings) -> PlayerSettings:
    """Return the settings without the mail address and its secrets."""
    return replace(settings, mail=replace(settings.mail, address=None, confirmation="none"), secrets=Secrets())


def note_asked(connection: Connection, player: str, address: str, known: Secrets) -> PlayerSettings:
    """Note that the confirmation mail is on its way, unless the address has been changed meanwhile."""
    settings = load(connection, player)
    if not is_new(settings, address):
        settings = replace(settings, mail=replace(settings.mail, confirmation="sent"), secrets=known)
        _keep(connection, player, settings)
    return settings


def may_confirm(settings: PlayerSettings, token: str) -> bool:
    known = settings.secrets
    return hmac.compare_digest(known.confirm, _digest(token)) and time.time() < known.expires


def may_stop(settings: PlayerSettings, token: str) -> bool:
    return hmac.compare_digest(settings.secrets.stop, token)


def confirm(connection: Connection, player: str, token: str) -> bool:
    """The owner of the address has followed its link."""
    settings = load(connection, player)
    if not may_confirm(settings, token):
        return False
    _keep(connection, player, replace(settings, mail=replace(settings.mail, confirmation="confirmed")))
    return True


def stop(connection: Connection, player: str, token: str) -> bool:
    """No more notices by mail; an address that was not confirmed yet cannot be confirmed by the links sent so far."""
    settings = load(connection, player)
    if not may_stop(settings, token):
        return False
    known = replace(settings.secrets, expires=0.0)
    _keep(connection, player, replace(settings, mail=replace(settings.mail, turns=False), secrets=known))
    return True


# Sending


def link(settings: Settings, what: str, player: str, token: str) -> str:
    return f"{settings.url}/api/mail/{what}/{player}/{token}"


def ask(settings: Settings, player: str, to: str, language: str, token: str, stop: str) -> None:
    """Send the link that confirms an address. It bears no words of the player's own: anyone can enter anyone's address."""
    lines = [
        texts.say("notice-confirm-text", language, url=settings.url),
        "",
        link(settings, "confirm", player, token),
        "",
        texts.say("notice-confirm-days", language, days=CONFIRM_DAYS),
    ]
    send(settings, to, texts.say("notice-confirm-subject", language), lines, language, link(settings, "stop", player, stop))


def send(settings: Settings, to: str, subject: str, lines: list[str], language: str, stop: str | None = None) -> None:
    """Hand a mail to the mail server, with the link that stops such mails where it was not asked for. Slow: call it in a thread."""
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = settings.mail_from or f"saqqara@{socket.gethostname()}"
    message["To"] = to
    message["Date"] = utils.localtime()
    message["Message-ID"] = utils.make_msgid(domain=message["From"].addresses[0].domain or None)
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines = [*lines, "", texts.say("notice-stop", language), stop]
    message.set_content("\n".join([*lines, ""]), cte="quoted-printable")
    message.policy = WHOLE_LINES
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
