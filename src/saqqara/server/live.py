"""Tables in memory: who is connected, what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import orjson

from saqqara.server import views
from saqqara.server.course import Course, Entry
from saqqara.server.metrics import CONNECTIONS, DROPPED
from saqqara.table import SPECTATOR

QUEUE = 64
"""Messages that may wait for a connection; one that does not read them is closed."""


class Line(Protocol):
    """The part of a WebSocket that a connection uses."""

    async def send_text(self, data: str) -> None: ...


class Connection:
    """One WebSocket at a table. Messages go out in order, and never make the table wait."""

    def __init__(self, line: Line, player: str | None, seen: int = 0, undos: int | None = 0) -> None:
        self.line, self.player = line, player
        self.seen, self.undos = seen, undos
        self.seat: int | None = None
        self.ended = asyncio.Event()
        """Set when the connection is to be closed: nobody reads it, or its table is gone."""
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def send(self, text: str) -> None:
        if self.ended.is_set():
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.ended.set()
            DROPPED.inc()

    def send_document(self, document: dict[str, Any]) -> None:
        self.send(orjson.dumps(document).decode())

    async def pump(self) -> None:
        """Send what is queued, until cancelled."""
        CONNECTIONS.inc()
        try:
            while True:
                await self.line.send_text(await self._queue.get())
        finally:
            CONNECTIONS.dec()


class LiveTable:
    """One table with its game, as the last commit left it."""

    def __init__(self, row: dict[str, Any], seats: list[dict[str, Any]], course: Course | None) -> None:
        self.row, self.seats, self.course = row, seats, course
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}
        """Other processes' connections to this table: players, how many spectators, and when we heard of them."""
        self.messages: dict[str, int] = {}
        self.thinking: dict[str, Any] | None = None
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return str(self.row["id"])

    def remember(self, story: list[Entry]) -> None:
        """Whose messages have been stored already."""
        self.messages.update((entry.message, entry.number) for entry in story if entry.message)

    def seats_of(self, player: str | None) -> list[int]:
        return [seat["seat"] for seat in self.seats if player is not None and seat["player"] == player]

    def seat_shown(self, player: str | None, before: int | None = None) -> int:
        """The seat through whose eyes a player looks: the one to move among theirs, else the one they looked through before."""
        mine = self.seats_of(player)
        if not mine:
            return SPECTATOR
        mover = self.course.mover if self.course else None
        if mover in mine:
            return int(mover)
        return before if before is not None and before in mine else mine[0]

    # Presence

    def present(self) -> frozenset[str]:
        here = {connection.player for connection in self.connections if connection.player}
        return frozenset(here).union(*(players for players, *_ in self.elsewhere.values()))

    def spectators(self) -> int:
        here = sum(not self.seats_of(connection.player) for connection in self.connections)
        return here + sum(count for _, count, _ in self.elsewhere.values())

    # Telling

    def tell_all(self, document: dict[str, Any]) -> None:
        text = orjson.dumps(document).decode()
        for connection in self.connections:
            connection.send(text)

    def tell_table(self) -> None:
        for connection in self.connections:
            connection.send_document({"type": "table", "table": views.table(self, connection.player)})

    def tell_state(self) -> None:
        """Everybody their own view after one entry; those who see the same share one message."""
        if self.course is None:
            return
        made: dict[tuple[int, int], tuple[str, int]] = {}
        for connection in self.connections:
            seat = self.seat_shown(connection.player, connection.seat)
            key = (seat, connection.seen)
            if key not in made:
                state = views.state(self, seat, connection.seen, self.course.undos)
                made[key] = (orjson.dumps(state).decode(), state["number"])
            text, number = made[key]
            connection.send(text)
            connection.seat, connection.seen = seat, number

    def greet(self, connection: Connection, chat: list[dict[str, Any]]) -> None:
        """Everything a connection needs to begin or go on."""
        connection.send_document({"type": "table", "table": views.table(self, connection.player)})
        self.show(connection, connection.undos)
        for message in chat:
            connection.send_document(message)

    def show(self, connection: Connection, undos: int | None) -> None:
        """The present state to one connection that has last seen so many undos."""
        if self.course:
            connection.seat = self.seat_shown(connection.player, connection.seat)
            state = views.state(self, connection.seat, connection.seen, undos)
            connection.seen = state["number"]
            connection.send_document(state)

    def tell_presence(self) -> None:
        self.tell_all({"type": "presence", "presence": views.presence(self)})

    def tell_thinking(self, thinking: dict[str, Any] | None) -> None:
        if thinking != self.thinking:
            self.thinking = thinking
            self.tell_all({"type": "thinking", "thinking": thinking})
