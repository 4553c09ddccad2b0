"""The outermost layer: who may ask from where, how much they may send, and what browsers are told about our pages."""

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
"""How names end that are given inside a house, and never by the world."""
NOT_MY_NAME = "This server is not known by that name. Its host can add the name: --hosts, or --url."

FRESH = (b"cache-control", b"no-store")
"""What the API tells is of this moment and for this person: no browser or proxy keeps it."""


class TooLarge(Exception):
    """The body is longer than any right one."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origin = _origin(settings.url) if settings.url else None
        self.further = frozenset(map(_name, settings.hosts.split()))
        self.names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._named_right(scope):
            await _refuse(scope, receive, send, 421, "host", NOT_MY_NAME)
        elif not self._welcome(scope):
            await _refuse(scope, receive, send, 403, "origin", "Requests from other sites are not accepted.")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _named_right(self, scope: Scope) -> bool:
        """Whether the request is for a name of this server. The name of another site may lead to this machine too, if that site
        wants it: browsers would take our answers for its own."""
        if self.names is None:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        return not host or _is_nobodys(name := _name(host)) or name in self.names

    def _welcome(self, scope: Scope) -> bool:
        """Browsers say where a request comes from: only our own pages may change something or open a WebSocket."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        given = origin.decode("latin-1")
        return urlsplit(given).netloc == headers.get(b"host", b"").decode("latin-1") or self._is_ours(given)

    def _is_ours(self, origin: str) -> bool:
        """Whether it is a page of this server, though a proxy that does not pass the name on stands between."""
        return _origin(origin) == self.origin or _name(origin) in self.further

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > BODY_BYTES:
            await _refuse(scope, receive, send, 413, "too_large", "This is too much at once.")
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
            await _refuse(scope, receive, send, 413, "too_large", "This is too much at once.")


def known_names(settings: Settings) -> frozenset[str] | None:
    """The names of this server among those that a site could own; None where any will do.

    A host who listens on other addresses and has named none may have given the machine any name.
    """
    given = settings.hosts.split()
    if "*" in given:
        return None
    chosen = {name for name in map(_name, [settings.url, *given]) if not _is_nobodys(name)}
    if settings.lan:
        chosen.add(_name(socket.gethostname()))
    return frozenset(chosen) if chosen or settings.local else None


def _name(address: str) -> str:
    """The name in an origin or in what browsers send as `Host`, as they write it."""
    try:
        name = (urlsplit(address if "//" in address else f"//{address}").hostname or "").rstrip(".")
        return name if name.isascii() else name.encode("idna").decode()
    except ValueError:
        return "."  # nobody's


def _is_nobodys(name: str) -> bool:
    """Whether no site can own this name, and have it lead where it likes: an address, a word, a name of local networks."""
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
