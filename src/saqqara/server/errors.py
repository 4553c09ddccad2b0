"""Why a request was refused, in one shape for HTTP and WebSockets."""

from __future__ import annotations

from typing import Any

from saqqara.errors import BadDocument, IllegalAction, SaqqaraError

AWAY_SECONDS = 2
"""When clients should retry while the database is unreachable."""


class Refused(Exception):
    """A request was refused and has changed nothing. `code` is for programs, the message for people."""

    def __init__(
        self, status: int, code: str, message: str, key: str | None = None, arguments: dict[str, Any] | None = None, retry: int = 0
    ) -> None:
        super().__init__(message)
        self.status, self.code, self.key, self.arguments, self.retry = status, code, key, arguments or {}, retry

    def document(self) -> dict[str, Any]:
        return {"code": self.code, "message": str(self), "key": self.key, "arguments": self.arguments}


def not_found(what: str = "table") -> Refused:
    return Refused(404, "not_found", f"There is no such {what}.")


def no_session() -> Refused:
    """Return the refusal for somebody who has no session, or no longer has one."""
    return Refused(401, "no_name", "Choose a name first.")


def forbidden(message: str, code: str = "forbidden") -> Refused:
    return Refused(403, code, message)


def conflict(code: str, message: str, key: str | None = None) -> Refused:
    return Refused(409, code, message, key)


def broken(status: int = 500) -> Refused:
    """Return the answer to a request that failed through no fault of the client: 503 where trying again may help."""
    return Refused(status, "server", "Something went wrong on the server.", retry=AWAY_SECONDS if status == 503 else 0)


def from_engine(error: SaqqaraError) -> Refused:
    """Return the refusal for an error of the engine, with the rule where there is one."""
    if isinstance(error, IllegalAction):
        return Refused(422, "illegal", str(error), error.key or None, error.arguments)
    if isinstance(error, BadDocument):
        return Refused(422, "invalid", str(error), error.key, error.arguments)
    return Refused(422, "invalid", str(error))
