"""The server's end of a WebSocket, byte by byte, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from saqqara.server.api import websocket
from saqqara.server.api.websocket import AHEAD, BACKLOG, EXTENSION, TextSocket

SHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
Take = Callable[[bytes], Awaitable[None]]


class Line(asyncio.Transport):
    """A network that only keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.out: list[bytes] = []
        self.waiting = 0
        self.closed = self.paused = False

    def write(self, data: Any) -> None:
        self.out.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


def frame(text: bytes, mask: bytes = b"abcd", first: int = TEXT) -> bytes:
    return bytes((first, 0x80 + len(text))) + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def opened(take: Take, **settings: Any) -> tuple[TextSocket, Line]:
    """A connection whose application takes each text."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        async for text in scope["extensions"][EXTENSION]["socket"]:
            await take(text)

    config = Config(app, lifespan="off", **settings)
    config.load()
    socket, line = TextSocket(config, ServerState(), {}), Line()
    socket.connection_made(line)
    socket.data_received(SHAKE)
    await settle()
    assert line.out[0].startswith(b"HTTP/1.1 101 ")
    return socket, line


def keep(texts: list[bytes]) -> Take:
    async def take(text: bytes) -> None:
        texts.append(text)

    return take


async def test_texts_arrive_however_the_network_cuts_them() -> None:
    text = bytes(range(32, 96))
    whole = frame(text)
    for cut in range(1, len(whole)):
        texts: list[bytes] = []
        socket, line = await opened(keep(texts))
        socket.data_received(whole[:cut])
        socket.data_received(whole[cut:] + frame(b"next"))
        await settle()
        assert texts == [text, b"next"]
        socket.data_received(frame(b"?", first=PING))
        assert line.out[-1] == bytes((PONG, 1)) + b"?"
        socket.connection_lost(None)


async def test_several_texts_in_one_piece_and_one_in_many() -> None:
    texts: list[bytes] = []
    socket, _ = await opened(keep(texts))
    socket.data_received(frame(b"one") + frame(b"two") + frame(b"three")[:4])
    socket.data_received(frame(b"three")[4:])
    socket.data_received(frame(b"fo", first=0x01) + frame(b"?", first=PING))
    socket.data_received(frame(b"ur", first=0x80))
    socket.data_received(frame(b"five"))
    await settle()
    assert texts == [b"one", b"two", b"three", b"four", b"five"]


async def test_one_text_at_a_time_and_a_flood_waits_outside() -> None:
    texts, handled = list[bytes](), asyncio.Semaphore(0)

    async def take(text: bytes) -> None:
        texts.append(text)
        await handled.acquire()

    socket, line = await opened(take)
    for number in range(AHEAD + 1):
        socket.data_received(frame(b"%d" % number))
        await settle()
    assert texts == [b"0"]
    assert line.paused
    for number in range(1, AHEAD + 1):
        handled.release()
        await settle()
        assert texts[-1] == b"%d" % number
    assert not line.paused


async def test_texts_that_came_before_the_end_are_still_handled() -> None:
    texts: list[bytes] = []
    socket, line = await opened(keep(texts))
    socket.data_received(frame(b"one") + frame(b"two") + frame(b"\x03\xe8", first=CLOSE))
    socket.connection_lost(None)
    await settle()
    assert texts == [b"one", b"two"]
    socket.send(b"nobody hears this")
    assert len(line.out) == 2, "the handshake, and the answer to the close frame"


async def test_the_close_frame_of_a_client_is_answered() -> None:
    socket, line = await opened(keep([]))
    socket.data_received(frame(b"\x03\xe8", first=CLOSE))
    assert line.out[-1] == bytes((CLOSE, 2)) + b"\x03\xe8"
    assert line.closed


@pytest.mark.parametrize(("sent", "code"), [(frame(b"x", first=BINARY), 1003), (frame(b"x" * 100), 1009), (b"\xff\xff", 1002)])
async def test_what_nobody_sends_by_mistake_closes_the_connection(sent: bytes, code: int) -> None:
    texts: list[bytes] = []
    socket, line = await opened(keep(texts), ws_max_size=50)
    socket.data_received(sent)
    await settle()
    assert line.out[-1][:1] == bytes((CLOSE,))
    assert int.from_bytes(line.out[-1][2:4], "big") == code
    assert texts == []


async def test_an_application_that_fails_closes_the_connection() -> None:
    async def fail(text: bytes) -> None:
        raise RuntimeError("the application is broken")

    socket, line = await opened(fail)
    socket.data_received(frame(b"hello"))
    await settle()
    assert line.out[-1][:1] == bytes((CLOSE,))
    assert int.from_bytes(line.out[-1][2:4], "big") == 1011


async def test_a_client_that_does_not_read_is_cut_off() -> None:
    """Even a client that makes the server answer its pings."""
    socket, line = await opened(keep([]))
    line.waiting = BACKLOG + 1
    assert socket.lagging
    socket.data_received(frame(b"?", first=PING))
    assert line.closed


async def test_a_client_that_does_not_answer_pings_is_cut_off() -> None:
    socket, line = await opened(keep([]), ws_ping_interval=0.05)
    while line.out[-1] != bytes((PING, 0)):
        await asyncio.sleep(0.01)
    socket.data_received(frame(b"", first=PONG))
    pings = len(line.out)
    while len(line.out) == pings:
        await asyncio.sleep(0.01)
    assert not line.closed
    while not line.closed:
        await asyncio.sleep(0.01)


async def test_a_client_that_does_not_answer_a_close_frame_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.01)
    socket, line = await opened(keep([]))
    socket.close(4408, "enough")
    assert line.out[-1] == bytes((CLOSE, 8)) + (4408).to_bytes(2, "big") + b"enough"
    assert not line.closed
    while not line.closed:
        await asyncio.sleep(0.01)


async def test_a_request_that_is_no_websocket_is_refused() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("the application is not asked")

    config = Config(app, lifespan="off")
    config.load()
    socket, line = TextSocket(config, ServerState(), {}), Line()
    socket.connection_made(line)
    socket.data_received(SHAKE.replace(b"Version: 13", b"Version: 12"))
    assert line.out[0].startswith(b"HTTP/1.1 400 ")
    assert line.closed


async def test_an_application_may_refuse_the_handshake() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.close", "code": 4403, "reason": "no"})

    config = Config(app, lifespan="off")
    config.load()
    socket, line = TextSocket(config, ServerState(), {}), Line()
    socket.connection_made(line)
    socket.data_received(SHAKE)
    await settle()
    assert line.out[0].startswith(b"HTTP/1.1 403 ")
    assert line.closed
