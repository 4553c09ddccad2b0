"""The server's end of a WebSocket, byte by byte, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from saqqara.server.api.websocket import AHEAD, EXTENSION, Wire

SHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Line(asyncio.Transport):
    """A network that only keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.out: list[bytes] = []
        self.broken = self.closed = self.paused = False

    def write(self, data: Any) -> None:
        if self.broken:
            raise OSError("the line is broken")
        self.out.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

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


async def opened(hear: Callable[[bytes], bool]) -> tuple[Wire, Line]:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await scope["extensions"][EXTENSION]["wire"].listen(hear)

    config = Config(app, lifespan="off", ws_per_message_deflate=False)
    config.load()
    wire, line = Wire(config, ServerState(), {}, asyncio.get_running_loop()), Line()
    wire.connection_made(line)
    wire.data_received(SHAKE)
    for _ in range(10):
        await asyncio.sleep(0)
    return wire, line


def test_texts_are_heard_however_the_network_cuts_them() -> None:
    """Also where a mask looks like the beginning of another text."""

    async def run() -> None:
        for length in (1, 20, 100):
            text = bytes(i % 96 + 32 for i in range(length))
            for lie in range(max(0, length + 4 - 6 - 8), length + 4):
                whole = frame(text, bytes((TEXT, 0x80 + lie % 128, 7, 9)))
                for cut in range(1, len(whole)):
                    heard: list[bytes] = []
                    wire, line = await opened(lambda one: heard.append(bytes(one)) or True)  # type: ignore[func-returns-value]  # noqa: B023
                    wire.data_received(whole[:cut])
                    wire.data_received(whole[cut:])
                    wire.data_received(frame(b"next"))
                    await asyncio.sleep(0)
                    assert heard == [text, b"next"]
                    wire.data_received(frame(b"?", first=PING))
                    assert line.out[-1][0] == PONG
                    wire.connection_lost(None)

    asyncio.run(run())


def test_several_texts_in_one_piece_and_one_in_many() -> None:
    async def run() -> None:
        heard: list[bytes] = []
        wire, _ = await opened(lambda one: heard.append(bytes(one)) or True)  # type: ignore[func-returns-value]
        wire.data_received(frame(b"one") + frame(b"two") + frame(b"three")[:4])
        wire.data_received(frame(b"three")[4:])
        wire.data_received(frame(b"fo", first=0x01) + frame(b"?", first=PING))
        wire.data_received(frame(b"ur", first=0x80))
        wire.data_received(frame(b"five"))
        assert not heard, "all that came is read first, then heard"
        await asyncio.sleep(0)
        assert heard == [b"one", b"two", b"three", b"four", b"five"]

    asyncio.run(run())


def test_one_text_at_a_time_and_a_flood_waits_outside() -> None:
    async def run() -> None:
        heard: list[bytes] = []
        wire, line = await opened(lambda one: heard.append(bytes(one)) is not None)  # type: ignore[func-returns-value]
        for number in range(AHEAD + 1):
            wire.data_received(frame(b"%d" % number))
        await asyncio.sleep(0)
        assert heard == [b"0"]
        assert line.paused
        for number in range(1, AHEAD + 1):
            wire.go_on()
            assert heard[-1] == b"%d" % number
        assert not line.paused

    asyncio.run(run())


def test_whoever_cannot_be_heard_is_let_go_and_others_are_still_told() -> None:
    async def run() -> None:
        def fail(text: bytes) -> bool:
            raise RuntimeError("deaf")

        deaf, lost = await opened(fail)
        deaf.data_received(frame(b"hello"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert deaf.disconnected or lost.closed or lost.out[-1][0] == 0x88, "it is closed, not left hanging"
        (one, broken), (two, whole) = [await opened(lambda text: True) for _ in range(2)]
        broken.broken = True
        assert one.push(b"a")
        assert two.push(b"b")
        await asyncio.sleep(0)
        assert broken.closed
        assert whole.out[-1] == b"\x81\x01b"

    asyncio.run(run())
