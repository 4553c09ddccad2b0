"""A table in memory: its game, who is connected, and what each connection is shown."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Protocol

import orjson

from saqqara.server.metrics import DROPPED
from saqqara.server.play import messages
from saqqara.server.play.timeline import Timeline
from saqqara.server.store.rows import Entry, LiveSeat, TableRow
from saqqara.table import SPECTATOR

ENDED = 4408
"""The code for closing a WebSocket that is no longer wanted; its client may connect again."""


class Socket(Protocol):
    """The part of a WebSocket that a connection uses."""

    @property
    def lagging(self) -> bool: ...

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Connection:
    """One WebSocket at a table. Messages go out in order, and never make the table wait."""

    __slots__ = ("ended", "message_id", "player", "seat", "seen", "session", "shown", "socket", "table", "undos")

    def __init__(
        self, socket: Socket, player: str | None, seen: int = 0, undos: int | None = 0, session: bytes | None = None
    ) -> None:
        self.socket, self.player, self.session = socket, player, session
        self.seen, self.undos = seen, undos
        self.seat: int | None = None
        self.ended = False
        """Whether it has been closed because its client stopped reading or its table is gone."""
        self.message_id: str | None = None
        """The id of the message that is waiting for its answer."""
        self.shown: messages.Shown | None = None
        """The last state that it was shown."""
        self.table: bytes | None = None
        """The last message about the table."""

    def send(self, text: bytes) -> None:
        if self.ended:
            return
        if self.socket.lagging:
            DROPPED.inc()
            self.end()
        else:
            self.socket.send(text)

    def send_document(self, document: dict[str, Any]) -> None:
        self.send(orjson.dumps(document))

    def end(self) -> None:
        self.ended = True
        self.socket.close(ENDED)

    def answers(self, entry: Entry | None) -> bool:
        """Whether the state after this entry answers the waiting message, which saves a message for every move."""
        return (
            entry is not None
            and self.message_id is not None
            and entry.message_id == messages.unique_id(self.player, self.message_id)
        )

    def take_message_id(self) -> str | None:
        """Return the id of the message waiting for its answer, and clear it."""
        message_id, self.message_id = self.message_id, None
        return message_id


class LiveTable:
    """One table with its game, as the last commit left it."""

    def __init__(self, row: TableRow, seats: list[LiveSeat], timeline: Timeline | None) -> None:
        self.row, self.timeline = row, timeline
        self.id = row.id
        self._presence: bytes | None = None
        self.seats = seats
        self.lock = asyncio.Lock()
        """Held by each command from its checks until its result is shown."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}
        """Other processes' connections to this table: players, number of spectators, and when we last heard from the process."""
        self.message_ids: set[str] = set()
        """The ids of the messages whose entries have been stored."""
        self.thinking: dict[str, Any] | None = None
        self.used = time.monotonic()

    def remember(self, entries: Iterable[Entry]) -> None:
        """Remember the ids of the messages that have been stored."""
        self.message_ids.update(entry.message_id for entry in entries if entry.message_id)

    @property
    def seats(self) -> list[LiveSeat]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[LiveSeat]) -> None:
        self._seats = seats
        self.players: list[str | None] = [seat.player for seat in seats]
        self._seats_of: defaultdict[str, list[int]] = defaultdict(list)
        for seat, player in enumerate(self.players):
            if player is not None:
                self._seats_of[player].append(seat)
        self._forget_presence()

    def seats_of(self, player: str | None) -> list[int]:
        return self._seats_of.get(player, []) if player else []

    def seat_shown(self, player: str | None, before: int | None = None) -> int:
        """Return the seat whose view a player is shown: whichever of theirs is to move, or else the one they were shown before."""
        mine = self.seats_of(player)
        if len(mine) <= 1:
            return mine[0] if mine else SPECTATOR
        mover = self.timeline.mover if self.timeline else None
        if mover in mine:
            return int(mover)
        return before if before is not None and before in mine else mine[0]

    # Presence

    def present(self) -> frozenset[str]:
        """Return the players who are connected, here or through other processes."""
        here = {connection.player for connection in self.connections if connection.player}
        return frozenset(here).union(*(players for players, *_ in self.elsewhere.values()))

    def spectators(self) -> int:
        here = sum(not self.seats_of(connection.player) for connection in self.connections)
        return here + sum(count for _, count, _ in self.elsewhere.values())

    def presence(self) -> bytes:
        """Return who is here as JSON, cached until somebody comes or goes."""
        if self._presence is None:
            self._presence = orjson.dumps(messages.presence(self))
        return self._presence

    def _forget_presence(self) -> None:
        self._presence = None

    def show_presence(self) -> None:
        """Show everybody that somebody has come or gone."""
        self._forget_presence()
        self.send_all({"type": "presence", "presence": orjson.Fragment(self.presence())})

    # Showing

    def send_all(self, document: dict[str, Any]) -> None:
        text = orjson.dumps(document)
        for connection in self.connections:
            connection.send(text)

    def show_table(self) -> None:
        """Show the table to everybody for whom it has changed."""
        for connection in self.connections:
            self._show_table(connection)

    def _show_table(self, connection: Connection) -> None:
        text = orjson.dumps({"type": "table", "table": messages.table(self, connection.player)})
        if text != connection.table:
            connection.table = text
            connection.send(text)

    def show_state(self, entry: Entry | None = None, clocks: bool = False) -> None:
        """Show everybody their view after an entry. Players with the same view share one message.

        A player whose view is unchanged gets no message: otherwise the messages would count the secret decisions. `clocks` says
        that at least the clocks have changed for everybody.
        """
        timeline = self.timeline
        if timeline is None:
            return
        common = messages.common(self, timeline)
        texts: dict[tuple[int, int], bytes] = {}
        for connection in self.connections:
            seat = self.seat_shown(connection.player, connection.seat)
            shown = messages.shown(timeline, seat)
            if shown == connection.shown and not clocks:
                continue
            if connection.answers(entry):
                text = messages.state(timeline, seat, connection.seen, timeline.undos[seat], common, connection.take_message_id())
            else:
                key = seat, connection.seen
                text = texts.get(key) or messages.state(timeline, seat, connection.seen, timeline.undos[seat], common)
                texts[key] = text
            self._show(connection, seat, text, shown)

    def _show(self, connection: Connection, seat: int, text: bytes, shown: messages.Shown) -> None:
        assert self.timeline is not None
        connection.send(text)
        connection.seat, connection.seen, connection.shown = seat, self.timeline.seen(seat), shown

    def greet(self, connection: Connection, chat: list[dict[str, Any]]) -> None:
        """Send everything a connection needs to start or resume."""
        self._show_table(connection)
        self.show(connection, connection.undos)
        for message in chat:
            connection.send_document(message)

    def show(self, connection: Connection, undos: int | None) -> None:
        """Show the current state to one connection that has last seen this many undos."""
        if self.timeline:
            seat = self.seat_shown(connection.player, connection.seat)
            text = messages.state(self.timeline, seat, connection.seen, undos, messages.common(self, self.timeline))
            self._show(connection, seat, text, messages.shown(self.timeline, seat))

    def show_thinking(self, thinking: dict[str, Any] | None) -> None:
        """Show what a bot is doing. While the same bot continues, only a shorter queue is shown: more would count its decisions."""
        before = self.thinking
        if thinking and before and thinking["seat"] == before["seat"] and thinking["ahead"] >= before["ahead"]:
            return
        if thinking != before:
            self.thinking = thinking
            self.send_all({"type": "thinking", "thinking": thinking})
