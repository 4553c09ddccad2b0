"""By which ways players want to be told of their turns."""

from __future__ import annotations

from saqqara.server.store.rows import MailSettings, PlayerSettings, Way, WebhookSettings

WAYS: tuple[Way, ...] = ("mail", "webhook")


def chosen(settings: PlayerSettings, way: Way) -> MailSettings | WebhookSettings:
    """What a player has said about this way."""
    return settings.mail if way == "mail" else settings.webhook
