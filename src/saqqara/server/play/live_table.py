"""Tables in memory: who is connected, what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple, Protocol

import orjson

from saqqara.server.metrics import DROPPED
from saqqara.server.people import chat
from saqqara.server.play import messages
from saqqara.server.play.timeline import Timeline
from saqqara.server.store.rows import ChatRow, Entry, LiveSeat, TableRow
from saqqara.table import SPECTATOR


class Line(Protocol):
    """The part of a WebSocket that a connection uses."""

    def push(self, text: bytes) -> bool: ...

    def hang_up(self) -> None: ...


class Connection:
    """One WebSocket at a table. Messages go out in order, and never make the table wait."""

    __slots__ = ("ended", "line", "player", "seat", "seen", "session", "shown", "table", "undos")

    def __init__(self, line: Line, player: str | None, seen: int = 0, undos: int | None = 0, session: bytes | None = None) -> None:
        self.line, self.player, self.session = line, player, session
        self.seen, self.undos = seen, undos
        self.seat: int | None = None
        self.ended = False
        """Whether it is to be closed: nobody reads it, or its table is gone."""
        self.shown: messages.Shown | None = None
        """What it was last shown of the game."""
        self.table: bytes | None = None
        """What it was last told about the table."""

    def send(self, text: bytes) -> None:
        if not self.ended and not self.line.push(text):
            DROPPED.inc()
            self.end()

    def end(self) -> None:
        self.ended = True
        self.line.hang_up()

    def send_document(self, document: dict[str, Any]) -> None:
        self.send(orjson.dumps(document))


class Question:
    """A message that waits for its answer. The state to which it leads brings it along: one message fewer for every move."""

    __slots__ = ("answered", "connection", "id")

    def __init__(self, connection: Connection, id: str) -> None:
        self.connection, self.id = connection, id
        self.answered = False


class Showing(NamedTuple):
    """What one connection is told of the game next."""

    connection: Connection
    text: bytes
    seat: int
    seen: int
    shown: messages.Shown
    question: Question | None
    """What it answers."""

    def give(self) -> None:
        connection, text, seat, seen, shown, question = self
        connection.send(text)
        connection.seat, connection.seen, connection.shown = seat, seen, shown
        if question:
            question.answered = True


class Rehearsal(NamedTuple):
    """What everybody will be told, unless the scene changes."""

    scene: tuple[Any, ...] | None
    showings: list[Showing]
    question: Question | None


class LiveTable:
    """One table with its game, as the last commit left it."""

    __slots__ = (
        "_changes",
        "_common",
        "_mine",
        "_presence",
        "_present",
        "_seats",
        "connections",
        "elsewhere",
        "id",
        "lock",
        "messages",
        "players",
        "row",
        "thinking",
        "timeline",
        "used",
    )  # fmt: skip
    _present: frozenset[str] | None
    _presence: bytes | None

    def __init__(self, row: TableRow, seats: list[LiveSeat], timeline: Timeline | None) -> None:
        self.row, self.timeline = row, timeline
        self.id = row.id
        self._changes = 0
        """Of who is here, and of what they were shown beside the timeline of the game."""
        self._common: tuple[tuple[Any, ...], bytes] = (), b""
        """What states last told to all alike, and when it is still true."""
        self.seats = seats
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}
        """Other processes' connections to this table: players, how many spectators, and when we heard of them."""
        self.messages: dict[str, int] = {}
        self.thinking: dict[str, Any] | None = None
        self.used = time.monotonic()

    def remember(self, story: list[Entry]) -> None:
        """Whose messages have been stored already."""
        for entry in story:
            if entry.message:
                self.messages[entry.message] = entry.number

    @property
    def seats(self) -> list[LiveSeat]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[LiveSeat]) -> None:
        self._seats = seats
        self.players: list[str | None] = [seat.player for seat in seats]
        self._mine: dict[str | None, list[int]] = {}
        self._forget_presence()

    def seats_of(self, player: str | None) -> list[int]:
        mine = self._mine.get(player)
        if mine is None:
            mine = [seat.seat for seat in self.seats if player is not None and seat.player == player]
            self._mine[player] = mine
        return mine

    def seat_shown(self, player: str | None, before: int | None = None, timeline: Timeline | None = None) -> int:
        """The seat through whose eyes a player looks: the one to move among theirs, else the one they looked through before."""
        mine = self.seats_of(player)
        if len(mine) <= 1:
            return mine[0] if mine else SPECTATOR
        timeline = timeline or self.timeline
        mover = timeline.mover if timeline else None
        if mover in mine:
            return int(mover)
        return before if before is not None and before in mine else mine[0]

    # Presence

    def present(self) -> frozenset[str]:
        if self._present is None:
            here = {connection.player for connection in self.connections if connection.player}
            self._present = frozenset(here).union(*(players for players, *_ in self.elsewhere.values()))
        return self._present

    def presence_text(self) -> bytes:
        """The same as JSON, kept until somebody comes or goes."""
        if self._presence is None:
            self._presence = orjson.dumps(messages.presence(self))
        return self._presence

    def _forget_presence(self) -> None:
        self._present = self._presence = None
        self._changes += 1

    def spectators(self) -> int:
        here = sum(not self.seats_of(connection.player) for connection in self.connections)
        return here + sum(count for _, count, _ in self.elsewhere.values())

    # Telling

    def tell_all(self, document: dict[str, Any]) -> None:
        text = orjson.dumps(document)
        for connection in self.connections:
            connection.send(text)

    def tell_table(self) -> None:
        """Everybody who would see the table otherwise than before."""
        for connection in self.connections:
            self._show_table(connection)

    def _show_table(self, connection: Connection) -> None:
        document = messages.table(self, connection.player)
        text = orjson.dumps({"type": "table", "table": document})
        if text != connection.table:
            connection.table = text
            connection.send(text)

    def tell_state(self, clocks: bool = False, rehearsal: Rehearsal | None = None) -> None:
        """Everybody their own view after an entry; those who see the same share one message.

        Who sees nothing new is told nothing: messages that came with every secret decision would count them. `clocks` says that
        at least the clocks have changed for all.
        """
        timeline = self.timeline
        if timeline is None:
            return
        if rehearsal and rehearsal.scene == self._scene():
            showings = rehearsal.showings
        else:
            showings = self._showings(timeline, clocks, rehearsal and rehearsal.question)
        for showing in showings:
            showing.give()

    def rehearse(self, timeline: Timeline, question: Question | None) -> Rehearsal:
        """Print what everybody will be told once this timeline is stored: by then it would be out of the processor's cache.

        With a clock the messages have the time in them, and at the end the result, so only the views are printed.
        """
        if timeline.clock.kind == "none" and not timeline.over:
            return Rehearsal(self._scene(), self._showings(timeline, False, question), question)
        for connection in self.connections:
            timeline.view(self.seat_shown(connection.player, connection.seat, timeline))
        return Rehearsal(None, [], question)

    def _scene(self) -> tuple[Any, ...]:
        """What a message tells beside the timeline, or to whom: while it is the same, what was rehearsed can be shown."""
        return self._changes, self.thinking, self.row.unrated

    def _told_to_all(self, timeline: Timeline) -> bytes:
        """The part of a state that is the same for all. It seldom changes, unless a clock runs or there is a result."""
        if timeline.clock.kind != "none" or timeline.over:
            return messages.common(self, timeline)
        scene = *self._scene(), timeline.consented, timeline.outcome
        if self._common[0] != scene:
            self._common = scene, messages.common(self, timeline)
        return self._common[1]

    def _showings(self, timeline: Timeline, clocks: bool, question: Question | None = None) -> list[Showing]:
        """What each connection is told of a timeline, and the answer to whoever has led there."""
        common = self._told_to_all(timeline)
        printed: dict[tuple[int, int, Question | None], bytes] = {}
        showings = []
        for connection in self.connections:
            seat = self.seat_shown(connection.player, connection.seat, timeline)
            shown = messages.shown(timeline, seat)
            if shown == connection.shown and not clocks:
                continue
            asked = question if question and question.connection is connection else None
            key = seat, connection.seen, asked
            text = printed.get(key)
            if text is None:
                answer = asked.id if asked else None
                text = printed[key] = messages.state(timeline, seat, connection.seen, timeline.undos[seat], common, answer)
            showings.append(Showing(connection, text, seat, timeline.seen(seat), shown, asked))
        return showings

    def greet(self, connection: Connection, said: list[ChatRow]) -> None:
        """Everything a connection needs to begin or go on."""
        self._show_table(connection)
        self.show(connection, connection.undos)
        for each in said:
            connection.send_document(chat.document(each))

    def show(self, connection: Connection, undos: int | None) -> None:
        """The present state to one connection that has last seen so many undos."""
        if self.timeline:
            seat = self.seat_shown(connection.player, connection.seat)
            text = messages.state(self.timeline, seat, connection.seen, undos, messages.common(self, self.timeline))
            Showing(connection, text, seat, self.timeline.seen(seat), messages.shown(self.timeline, seat), None).give()
            self._changes += 1

    def tell_presence(self) -> None:
        """Who is here has changed."""
        self._forget_presence()
        self.tell_all({"type": "presence", "presence": messages.presence(self)})

    def tell_thinking(self, thinking: dict[str, Any] | None) -> None:
        """What a bot is doing. While the same bot goes on, only a shorter queue is news: more would count its decisions."""
        before = self.thinking
        if thinking and before and thinking["seat"] == before["seat"] and thinking["ahead"] >= before["ahead"]:
            return
        if thinking != before:
            self.thinking = thinking
            self.tell_all({"type": "thinking", "thinking": thinking})
