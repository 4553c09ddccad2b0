"""The server's end of a WebSocket, for uvicorn's setting `ws=`.

websockets' Sans-I/O `ServerProtocol` knows the WebSocket protocol, uvicorn accepts the connection and runs the application, and
`TextSocket` moves bytes between the two. The application shakes hands through ASGI, then finds the `TextSocket` in the scope's
extensions and uses it directly: it iterates over the texts that arrive, and calls `send` and `close`. The reasons are in
`docs/decisions/websockets.md`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

log = logging.getLogger("saqqara.websocket")
EXTENSION = "saqqara.websocket"
"""The key of the `TextSocket` in the scope's extensions."""
BACKLOG = 1 << 20
"""The most bytes to buffer for a client that does not read; beyond that, the connection is cut."""
AHEAD = 32
"""The most texts to queue behind the one being handled; beyond that, reading from the client is paused."""
CLOSE_SECONDS = 2.0
"""How long a client may take to answer a close frame."""


class TextSocket(asyncio.Protocol):
    """One connection. Its texts arrive as UTF-8 bytes, in order, and end with the connection."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self._config, self._server, self._app_state = config, server_state, app_state
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self._transport: asyncio.Transport
        self._response: Response
        self._handshake: asyncio.Queue[Message] = asyncio.Queue()
        """What the application receives through ASGI."""
        self._texts: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What the application receives by iterating; None ends it."""
        self._fragments: list[bytes] = []
        self._reading = True
        self._flushing = False
        """Whether what is sent will be written soon."""
        self._pinged = False
        """Whether a ping has not been answered yet."""
        self._timer: asyncio.TimerHandle | None = None

    # For the application

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (text := await self._texts.get()) is not None:
            if not self._reading and self._texts.empty():
                self._reading = True
                self._transport.resume_reading()
            yield text

    @property
    def open(self) -> bool:
        return self._protocol.state is State.OPEN

    def send(self, text: bytes) -> None:
        """Send a text in order and without waiting: it is written after everything that the event loop does now.

        To write to many clients in one go is cheaper than to wake each of them up in between.
        """
        if self.open:
            self._protocol.send_text(text)
            if not self._flushing:
                self._flushing = True
                self.loop.call_soon(self._flush)

    @property
    def lagging(self) -> bool:
        """Whether the buffer for the client is so full that it must have stopped reading."""
        return self._transport.get_write_buffer_size() > BACKLOG

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Send a close frame, and cut the connection if the client does not answer; texts received earlier are still delivered."""
        if self.open:
            self._protocol.send_close(code, reason)
            self._flush()
            self._end()

    # For the event loop and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        self._server.connections.add(self)  # type: ignore[arg-type]  # uvicorn's type names only its own classes

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._connect(event)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._protocol.receive_eof()
        self._end()
        self._set_timer(None)

    def shutdown(self) -> None:
        """Close because the server is shutting down."""
        if self.open:
            self._protocol.send_close(CloseCode.SERVICE_RESTART)
            self._flush()
        self._end()
        self._transport.close()

    # Frames

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._take_text(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                self._take_text(b"".join(self._fragments))
                self._fragments = []
        elif frame.opcode is Opcode.BINARY:
            self.close(CloseCode.UNSUPPORTED_DATA)
        elif frame.opcode is Opcode.PONG:
            self._pinged = False

    def _take_text(self, text: bytes) -> None:
        self._texts.put_nowait(text)
        if self._reading and self._texts.qsize() >= AHEAD:
            self._reading = False
            self._transport.pause_reading()

    def _flush(self) -> None:
        self._flushing = False
        if not (out := self._protocol.data_to_send()) or self._transport.is_closing():
            return
        if self.lagging:
            self._transport.abort()
            return
        self._transport.write(b"".join(out))
        if out[-1] == SEND_EOF:
            self._end()
            self._transport.close()

    def _end(self) -> None:
        """Deliver no more texts, and give the client a moment to close its end."""
        self._set_timer(CLOSE_SECONDS, self._transport.abort)
        self._texts.put_nowait(None)
        self._handshake.put_nowait({"type": "websocket.disconnect", "code": self._protocol.close_code or CloseCode.NORMAL_CLOSURE})

    def _set_timer(self, seconds: float | None, call: Any = None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, call)

    def _ping(self) -> None:
        """Cut a connection that did not answer the last ping, else ping again."""
        if self._pinged:
            self._transport.abort()
        elif self.open:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._flush()
            self._set_timer(self._config.ws_ping_interval, self._ping)

    # The handshake, through ASGI

    def _connect(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._protocol.send_response(self._response)
            return
        self._handshake.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        root, info = self._config.root_path, self._transport.get_extra_info
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if info("sslcontext") else "ws",
            "server": _address(info("sockname")),
            "client": _address(info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: {"socket": self}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self._handshake.get, self._send)
        except Exception:
            log.exception("the application failed")
            self.close(CloseCode.INTERNAL_ERROR)
        if self._protocol.state is State.CONNECTING:
            self._transport.close()
        else:
            self.close()

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._protocol.send_response(self._response)
            self._set_timer(self._config.ws_ping_interval, self._ping)
        elif message["type"] == "websocket.close" and self._protocol.state is State.CONNECTING:
            self._protocol.send_response(self._protocol.reject(403, ""))
        elif message["type"] == "websocket.close":
            self.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            raise RuntimeError(f"texts are sent with TextSocket.send, not through ASGI: {message['type']}")
        self._flush()


def _address(name: Any) -> tuple[str, int] | None:
    """The host and port of a socket's name; a Unix socket has none."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None
