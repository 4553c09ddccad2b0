"""Mail: handed to the server's mail server."""

from __future__ import annotations

import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email import policy, utils
from email.message import EmailMessage

from saqqara import texts
from saqqara.server.settings import Settings
from saqqara.texts import Language

POOL = ThreadPoolExecutor(2, "mail")
"""The threads that send mail while a request waits, so that a slow mail server delays nobody else."""
TIMEOUT = 10.0
WHOLE_LINES = policy.default.clone(max_line_length=998)
"""Most mail programs cannot read an address in a folded header."""


def send(settings: Settings, to: str, subject: str, lines: list[str], language: Language, stop: str | None = None) -> None:
    """Send a mail, with an unsubscribe link where there is one. Slow: call it in a thread."""
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
