"""The server's end of a WebSocket: uvicorn shakes hands, keeps alive and closes; texts go past it, straight in and out.

Uvicorn's own way takes each text through a queue, an event, and a task of the application. At thousands of texts a second that
costs more than the games do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

log = logging.getLogger("saqqara.wire")
EXTENSION = "saqqara.wire"
"""Where the application finds it in the scope's extensions."""
BACKLOG = 1 << 20
"""Bytes that may wait for a client; one that does not read them is let go."""
AHEAD = 32
"""Texts that a client may send before the first is done; then they wait outside."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED, SHORT = 0x80, 126
"""In the second byte: that the frame is masked, as a client's must be; and the length from which on it stands elsewhere."""
BETWEEN = StreamReader.at_eof.__code__
"""Where websockets' parser waits between two frames."""
HEAD = 6
"""The bytes before a short masked text: two, and its mask."""
POSTS: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
"""The lines of each event loop on which something waits to go out."""
INBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
"""The lines of each event loop on which something has come in. All that came at once is read first, then heard: going back and
forth, the code of the one would throw that of the other out of the processor's caches."""


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._heard: deque[bytes] = deque()
        self._hear: Callable[[bytes], bool] | None = None
        self._busy = False
        self._over = False
        self._quick = False
        """Whether a short text can be taken at once: somebody listens, no frame has begun, nobody is about to hang up."""
        self._ended: asyncio.Future[None] = self.loop.create_future()
        self._outgoing: list[bytes] = []
        self._post = POSTS.setdefault(self.loop, [])
        self._inbox = INBOXES.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    # In

    def data_received(self, data: bytes) -> None:
        """A short text that came whole, as nearly every one does, is taken at once; all else goes the long way."""
        length = len(data) - HEAD
        if 0 < length < SHORT and data[0] == TEXT and data[1] == MASKED + length and self._quick:
            self._take(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            super().data_received(data)
            self._look_up()

    def _look_up(self) -> None:
        """After whatever may change it: how the next text can be taken."""
        self._quick = (
            self._hear is not None
            and not (self.frames or self.close_sent or self.disconnected)
            and self.conn.state is State.OPEN
            and not self.conn.reader.buffer
            and _waits_for(self.conn.parser) is BETWEEN
        )

    async def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let `hear` have each text of the client, one after the other, until no more will come.

        It says whether it is done with a text at once; else it calls `go_on` when it is.
        """
        self._hear = hear
        self._look_up()
        self.hear_next()
        await self._ended

    def go_on(self) -> None:
        """The last text is done with."""
        self._busy = False
        self.hear_next()

    def hear_next(self) -> None:
        """What has come in and was not heard yet, unless somebody is still busy with what was."""
        if self._hear is None:
            return
        while self._heard and not self._busy:
            self._busy = True
            try:
                done = self._hear(self._heard.popleft())
            except Exception:
                log.exception("a text could not be heard")
                self._over = done = True
            if done:
                self._busy = False
        if self.read_paused and not self._heard:
            self.read_paused = False
            self.transport.resume_reading()
        if self._over and not self._busy and not self._ended.done():
            self._ended.set_result(None)

    def send_receive_event_to_app(self) -> None:
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":  # which nobody sends by mistake
            self.hang_up()
            return
        self._take(text)

    def _take(self, text: bytes) -> None:
        self._heard.append(text)
        if not self._inbox:
            self.loop.call_soon(_hear, self._inbox)
        self._inbox.append(self)
        if len(self._heard) >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hang_up(self) -> None:
        """Listen no more."""
        self._over = True
        self.hear_next()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._look_up()
        self.hang_up()

    # Out

    def push(self, text: bytes) -> bool:
        """Send a text, in order and without waiting; false when too much waits already, because nobody reads it.

        What is sent in one go, such as a new state and the answer to the move that led there, goes out in one piece: for the
        machine's network that is half the work.
        """
        if not self._outgoing:
            if self.disconnected or self.close_sent:
                return True
            if self.transport.get_write_buffer_size() > BACKLOG:
                return False
            if not self._post:
                self.loop.call_soon(_deliver, self._post)
            self._post.append(self)
        self._outgoing += (_head(len(text)), text)
        return True

    def flush(self) -> None:
        """Let out what waits."""
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(outgoing))

    async def send(self, message: Any) -> None:
        """What the application sends through uvicorn comes after what it has pushed before."""
        self.flush()
        try:
            await super().send(message)
        finally:
            self._look_up()

    def cut(self) -> None:
        """Close without a farewell, for somebody who would not hear it."""
        self.transport.abort()


def _hear(inbox: list[Wire]) -> None:
    _each(inbox, Wire.hear_next)


def _deliver(post: list[Wire]) -> None:
    _each(post, Wire.flush)


def _each(lines: list[Wire], do: Callable[[Wire], None]) -> None:
    """Empty a list of lines, and do it with each; one that breaks does not harm the others."""
    waiting = lines.copy()
    lines.clear()
    for wire in waiting:
        try:
            do(wire)
        except Exception:
            log.exception("a line broke")
            wire.cut()


def _waits_for(parser: Any) -> Any:
    """The code in which a generator waits, however deep."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "gi_code", None)


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
