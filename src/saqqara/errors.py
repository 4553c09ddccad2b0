"""What can go wrong. A message names the field, the option or the rule at fault, and what to do about it.

    SaqqaraError (a ValueError)
    ├── UnknownGame         no game has this name
    ├── BadOption           an option, a number of players or a seed that the game does not take
    ├── IllegalAction       an action that is not allowed now
    ├── CannotUndo          a decision that cannot be taken back
    ├── BadPosition         a position that cannot occur
    ├── BadDocument         a document with a fault
    │   ├── BadRecord       … a record
    │   └── BadComponents   … a set of tiles or provinces
    ├── BadBot              a bot, a level or a budget that does not exist
    ├── CannotChoose        a decision that is not the bot's to make
    ├── Cancelled           a bot was stopped while it was thinking
    ├── BadArray            an array of the wrong shape or type
    ├── NoDevice            a device that this machine lacks
    ├── MissingExtra        a package that is not installed
    ├── CannotSave          a file that could not be written
    └── WorkerDied          a process that ended before its work was done

Nothing has changed when one of these is raised. Mistakes in the rules of a game raise other exceptions.
"""

from __future__ import annotations

from typing import Any


class SaqqaraError(ValueError):
    """The base of all errors that a caller can avoid or handle."""


class UnknownGame(SaqqaraError):
    """There is no game of that name. `saqqara games` lists the games."""


class BadOption(SaqqaraError):
    """The game does not have this option or this value of it, or does not take this number of players or this seed."""


class IllegalAction(SaqqaraError):
    """The action is not allowed now. The message says why in English; `key` and `arguments` say it in any language."""

    def __init__(self, message: str, key: str = "", arguments: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.key, self.arguments = key, arguments or {}


class CannotUndo(SaqqaraError):
    """There is nothing to take back, or somebody has learned something since."""


class BadPosition(SaqqaraError):
    """The position cannot occur. The message names the field at fault."""

    def __init__(self, field: str, fault: str) -> None:
        super().__init__(f"{field}: {fault}")
        self.field = field


class BadDocument(SaqqaraError):
    """A document with a fault. The message is `field: fault` in English; `key` and `arguments` say it in any language."""

    key = ""

    def __init__(self, message: str, key: str = "", **more: Any) -> None:
        super().__init__(message)
        field, colon, detail = message.partition(": ")
        self.key = key or self.key
        self.arguments = {"field": field if colon else "nowhere", "detail": detail if colon else message, **more}


class BadRecord(BadDocument):
    """The record cannot be replayed."""

    key = "table-record-field"


class BadComponents(BadDocument):
    """The set of components, such as tiles or provinces, does not fit the game."""

    key = "table-components-field"


class BadBot(SaqqaraError):
    """There is no such bot or level, or its budget is neither a time nor a number of iterations."""


class CannotChoose(SaqqaraError):
    """A bot was asked for a decision that is not its to make: the game is over, or another seat has to decide."""


class Cancelled(SaqqaraError):
    """The bot was stopped while thinking. It cannot be used again: make a new one."""


class BadArray(SaqqaraError):
    """An array has the wrong shape or type, or lies on the wrong device. The message says what is expected."""


class NoDevice(SaqqaraError):
    """This machine does not have the device, or cannot use it yet."""


class MissingExtra(SaqqaraError):
    """The feature needs an optional package that is not installed. The message says how to install it."""


class CannotSave(SaqqaraError):
    """A file could not be written. What was saved before is still there."""


class WorkerDied(SaqqaraError):
    """A process that worked for this one ended before its work was done."""
