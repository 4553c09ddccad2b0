"""The outermost layer: who may ask from where, how much they may send, and what browsers are told about our pages."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saqqara.server.schemas import BODY_BYTES
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

FRESH = (b"cache-control", b"no-store")
"""What the API tells is of this moment and for this person: no browser or proxy keeps it."""


class TooLarge(Exception):
    """The body is longer than any right one."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        own = [settings.url] if settings.url else []
        self.origins = {_origin(url) for url in [*own, *settings.origins.split()]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._welcome(scope):
            await _refuse(scope, receive, send, 403, "origin", "Requests from other sites are not accepted.")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        """Browsers say where a request comes from: only our own pages may change something or open a WebSocket."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        given = origin.decode("latin-1")
        return urlsplit(given).netloc == headers.get(b"host", b"").decode("latin-1") or _origin(given) in self.origins

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
