"""The outermost layer: which origins and host names are accepted, how large a body may be, and the security headers."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saqqara.server.api.schemas.base import BODY_BYTES
from saqqara.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home", ".home.arpa", ".localdomain")
"""The endings of names that local networks use and no public site can have."""
UNKNOWN_NAME = "This server does not answer to that name. The host can add it with --hosts or --url."

FRESH = (b"cache-control", b"no-store")
"""Answers of the API hold for this moment and this player, so no browser or proxy may cache them."""


class TooLarge(Exception):
    """The body is longer than any valid request."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origin = _origin(settings.url) if settings.url else None
        self.further = frozenset(map(_name, settings.hosts.split()))
        self.names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._right_host(scope):
            await _refuse(scope, receive, send, 421, "host", UNKNOWN_NAME)
        elif not self._right_origin(scope):
            await _refuse(scope, receive, send, 403, "origin", "Requests from other sites are not accepted.")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _right_host(self, scope: Scope) -> bool:
        """Whether the request is for a name of this server.

        Another site may point its name at this machine, and browsers would take our responses for that site's own.
        """
        if self.names is None:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        return not host or _is_unownable(name := _name(host)) or name in self.names

    def _right_origin(self, scope: Scope) -> bool:
        """Whether the request may come from where it does: only our own pages may change anything or open a WebSocket."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        given = origin.decode("latin-1")
        return urlsplit(given).netloc == headers.get(b"host", b"").decode("latin-1") or self._is_ours(given)

    def _is_ours(self, origin: str) -> bool:
        """Whether it is a page of this server, even behind a proxy that does not pass the host name on."""
        return _origin(origin) == self.origin or _name(origin) in self.further

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > BODY_BYTES:
            await _refuse(scope, receive, send, 413, "too_large", "The request is too large.")
            return
        got = 0

        async def count() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > BODY_BYTES:
                raise TooLarge
            return message

        async def dress(message: Message) -> None:
            if got > BODY_BYTES:
                return
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                ours = [*HEADERS, FRESH] if scope["path"].startswith("/api/") else HEADERS
                message["headers"] = [*message["headers"], *(each for each in ours if each[0] not in present)]
            await send(message)

        with suppress(TooLarge):
            await self.app(scope, count, dress)
        if got > BODY_BYTES:
            await _refuse(scope, receive, send, 413, "too_large", "The request is too large.")


def known_names(settings: Settings) -> frozenset[str] | None:
    """Return the names of this server that a public site could own; None if every name is accepted.

    A server that listens on more than this machine and has no configured name may be reached under any name.
    """
    given = settings.hosts.split()
    if "*" in given:
        return None
    chosen = {name for name in map(_name, [settings.url, *given]) if not _is_unownable(name)}
    if settings.lan:
        chosen.add(_name(socket.gethostname()))
    return frozenset(chosen) if chosen or settings.local else None


def _name(address: str) -> str:
    """Return the host name in an origin or a `Host` header, in the form that browsers send."""
    try:
        name = (urlsplit(address if "//" in address else f"//{address}").hostname or "").rstrip(".")
        return name if name.isascii() else name.encode("idna").decode()
    except ValueError:
        return "."  # no site has this name


def _is_unownable(name: str) -> bool:
    """Whether no public site can own this name: an IP address, a single word, a name of local networks."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return "." not in name or name.endswith(LOCAL)
    return True


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, message: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": message})
        return
    body = orjson.dumps({"code": code, "message": message, "key": None, "arguments": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
