"""What can go wrong, each with a message that names the field or the rule. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import Any


class SaqqaraError(ValueError):
    """The base of all errors that a caller can mend."""


class UnknownGame(SaqqaraError):
    """There is no game of that name."""


class BadOption(SaqqaraError):
    """An option does not exist, or not with that value; or the number of players or the seed is wrong."""


class IllegalAction(SaqqaraError):
    """The action is not allowed now. `key` and `arguments` say why, for translation; the message says it in English."""

    def __init__(self, message: str, key: str = "", arguments: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.key, self.arguments = key, arguments or {}


class CannotUndo(SaqqaraError):
    """Somebody has learned something since, or there is nothing to undo."""


class BadDocument(SaqqaraError):
    """A document with a fault: the message is `field: fault`, in English; `key` and `arguments` are for translators."""

    key = ""

    def __init__(self, message: str, key: str = "", **more: Any) -> None:
        super().__init__(message)
        field, colon, detail = message.partition(": ")
        self.key = key or self.key
        self.arguments = {"field": field if colon else "nowhere", "detail": detail if colon else message, **more}


class BadRecord(BadDocument):
    """A record that cannot be replayed; the message names the field."""

    key = "table-record-field"


class BadPosition(SaqqaraError):
    """A position that cannot occur; the message names the field."""

    def __init__(self, field: str, fault: str) -> None:
        super().__init__(f"{field}: {fault}")
        self.field = field


class BadComponents(BadDocument):
    """A set of components (tiles, provinces) that does not fit the game."""

    key = "table-components-field"


class BadBot(SaqqaraError):
    """There is no such bot or level, or its budget is not one."""


class CannotChoose(SaqqaraError):
    """A bot is asked for a decision that is not its to make: the game is over, or another seat must decide."""


class Cancelled(SaqqaraError):
    """The bot was told to stop thinking. It takes no further questions; a new one does."""


class BadArray(SaqqaraError):
    """An array of the wrong shape, type or place; the message names it."""


class NoDevice(SaqqaraError):
    """A device that this machine does not have, or cannot use yet."""


class MissingExtra(SaqqaraError):
    """Something that comes with an optional extra which is not installed."""


class CannotSave(SaqqaraError):
    """A file could not be written; what was saved before is still there."""


class WorkerDied(SaqqaraError):
    """A process that worked for this one has ended before its work."""
