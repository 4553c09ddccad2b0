"""The live tables of this process, and the people connected to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection as Database

from saqqara.server.errors import Refused, not_found
from saqqara.server.metrics import LIVE_TABLES
from saqqara.server.people import chat
from saqqara.server.play.live_table import Connection, LiveTable
from saqqara.server.play.timeline import Timeline
from saqqara.server.settings import Settings
from saqqara.server.store import entry_log, schema
from saqqara.server.store.database import Store
from saqqara.server.store.notify import Bus, Notification
from saqqara.server.store.rows import ChatRow, Entry, LiveSeat, TableRow

T = TypeVar("T")
log = logging.getLogger("saqqara.live_tables")
SILENT_SECONDS = 60
IDLE_SECONDS = 600
"""A table unused for this long is dropped from memory; the next use loads it again."""


class Bots(Protocol):
    """The part of the bots that the tables use."""

    def wake(self) -> None:
        """Look for jobs: a bot's turn may have begun."""

    def stop(self, table: str) -> None:
        """Stop thinking about a table: its game has changed."""


class LiveTables:
    """Loads tables, keeps them up to date with what other processes store, and shows them to the people connected here."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.bus = Bus(store)
        self.loaded: dict[str, LiveTable] = {}
        self.people: defaultdict[str, set[Connection]] = defaultdict(set)
        self._bots: list[Bots] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._outdated: set[str] = set()
        """Tables that changed while they were being loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.bus.listen(self._receive, self._catch_up)

    def add_bots(self, bots: Bots) -> None:
        """Let these bots know of their turns, and of games that have changed."""
        self._bots.append(bots)

    def wake_bots(self) -> None:
        for bots in self._bots:
            bots.wake()

    def stop_bots(self, table: str) -> None:
        for bots in self._bots:
            bots.stop(table)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background to its end, even if its caller is cancelled; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("a background task failed", exc_info=error)

    # Tables

    async def table(self, table: str) -> LiveTable:
        """Return the live table with this id."""
        live = self.loaded.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            row, seats, entries, timeline = await self.store.read(lambda database: _read_table(database, table))
            live = LiveTable(row, seats, timeline)
            live.remember(entries)
            self.loaded[table] = live
            LIVE_TABLES.set(len(self.loaded))
            self.bus.notify_soon("who", table)
            if table in self._outdated:
                self.spawn(self._refresh(live))
            return live
        finally:
            self._loading.pop(table, None)
            self._outdated.discard(table)

    async def refresh(self, live: LiveTable) -> None:
        """Load what other processes have stored. The caller holds the table's lock."""
        known = live.timeline.entries if live.timeline else 0
        started = live.timeline is not None
        row, seats, entries = await self.store.read(
            lambda database: (
                entry_log.load_table(database, live.id),
                entry_log.load_seats(database, live.id),
                entry_log.load_entries(database, live.id, known),
            )
        )
        if row is None:
            self.drop(live)
            raise not_found()
        live.row, live.seats = row, seats
        if not started and row.start is not None:
            live.timeline = Timeline.load(row, [])
        for entry in entries:
            self.advance(live, entry)
        if live.timeline and row.start:
            live.timeline.rename(list(row.start.record["seats"]))
        live.show_table()
        if not started:
            live.show_state()

    def advance(self, live: LiveTable, entry: Entry, timeline: Timeline | None = None) -> None:
        """Make a stored entry current, and show it."""
        assert live.timeline is not None
        before = live.timeline.mover
        live.timeline = timeline or live.timeline.after(entry)
        live.remember([entry])
        if live.timeline.mover != before:
            live.thinking = None
        if entry.kind != "play":
            self.stop_bots(live.id)
        live.show_state(entry, clocks=entry.kind in ("seat", "pause", "outage"))
        if self.loaded.get(live.id) is not live:  # it was dropped in the meantime, and others have another one
            self._outdate(live.id)

    def _outdate(self, table: str) -> None:
        """Refresh a table: what we have of it, or are about to read, may lack an entry."""
        if table in self._loading:
            self._outdated.add(table)
        if live := self.loaded.get(table):
            self.spawn(self._refresh(live))

    def drop(self, live: LiveTable) -> None:
        """Drop a table that is gone or has been replaced: everybody viewing it has to reconnect."""
        self.loaded.pop(live.id, None)
        for connection in list(live.connections):
            connection.end()

    def forget_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.loaded.values()):
            if not live.connections and not live.lock.locked() and now - live.used > IDLE_SECONDS:
                del self.loaded[live.id]
        LIVE_TABLES.set(len(self.loaded))

    # Notifications from other processes

    def _receive(self, news: Notification) -> None:
        kind, live = news["kind"], self.loaded.get(news["table"] or "")
        if kind == "job":
            self.wake_bots()
        elif kind == "entry":
            self.show_turns(news["table"], news.get("game", ""), news.get("turns", []))
            if live is None or not self._take_decision(live, news.get("entry")):
                self._outdate(news["table"])
        elif kind == "hang_up":
            self.hang_up(news["player"])
        elif live is None:
            return
        elif kind == "who":
            if live.connections:
                self._announce(live)
        elif kind == "presence":
            live.elsewhere[news["from"]] = (frozenset(news["players"]), news["spectators"], time.monotonic())
            live.show_presence()
        elif kind == "thinking":
            live.show_thinking(news["thinking"])
        elif kind == "chat":
            self.spawn(self._show_chat(live, news["number"]))

    def _take_decision(self, live: LiveTable, values: list[Any] | None) -> bool:
        """Take a decision from the news itself, if nothing else can have changed with it."""
        timeline = live.timeline
        if values is None or timeline is None or timeline.over or live.lock.locked() or timeline.entries != values[0]:
            return False
        entry = Entry(*values)
        after = timeline.after(entry)
        if after.over:
            return False
        live.row.changed = after.changed(timeline, entry, live.row.changed)
        self.advance(live, entry, after)
        return True

    def _catch_up(self) -> None:
        for live in self.loaded.values():
            self.spawn(self._refresh(live))
        self.wake_bots()

    async def _refresh(self, live: LiveTable) -> None:
        async with live.lock:
            with suppress(Refused):  # a table that is gone
                await self.refresh(live)

    def notify_changed(self, database: Database, tables: Iterable[str]) -> None:
        """Make the other processes reload these tables; this one does so with `look_again` after the commit."""
        for table in tables:
            self.bus.notify(database, "entry", table)

    async def look_again(self, tables: Iterable[str]) -> None:
        for table in tables:
            if live := self.loaded.get(table):
                await self._refresh(live)

    async def _show_chat(self, live: LiveTable, number: int) -> None:
        message = await self.store.read(lambda database: chat.load(database, number))
        if message:
            await self.show_chat(live, message)

    async def show_chat(self, live: LiveTable, said: ChatRow) -> None:
        """Send a chat message to everybody who has not muted its author."""
        deaf = await self.store.read(lambda database: chat.muted_by(database, said.player))
        for connection in live.connections:
            if connection.player not in deaf:
                connection.send_document(chat.document(said))

    # People

    def enter(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)
        self._show_presence(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        self._show_presence(live)

    def lines(self) -> list[Connection]:
        """Return all WebSockets of this process."""
        at_tables = [line for live in self.loaded.values() for line in live.connections]
        return at_tables + [line for lines in self.people.values() for line in lines]

    def sitting(self) -> set[tuple[str, str]]:
        """Return which players are at which tables through this process."""
        return {(line.player, live.id) for live in self.loaded.values() for line in live.connections if line.player}

    def hang_up(self, player: str) -> None:
        """Close the connections of a player; windows that are still logged in reconnect by themselves."""
        for line in self.lines():
            if line.player == player:
                line.end()

    def _show_presence(self, live: LiveTable) -> None:
        live.show_presence()
        self._announce(live)

    def renew_presence(self) -> None:
        """Announce again who is here, and forget the players of processes that have fallen silent."""
        for live in self.loaded.values():
            late = [name for name, (*_, at) in live.elsewhere.items() if time.monotonic() - at > SILENT_SECONDS]
            for name in late:
                del live.elsewhere[name]
            if late:
                live.show_presence()
            if live.connections:
                self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        players = sorted({connection.player for connection in live.connections if connection.player})
        spectators = sum(not live.seats_of(connection.player) for connection in live.connections)
        self.bus.notify_soon("presence", live.id, players=players, spectators=spectators)

    def show_turns(self, table: str, game: str, turns: Iterable[tuple[str, bool]]) -> None:
        """Tell the browsers of players whose turn ends or begins, whatever page they are on."""
        for player, my_turn in turns:
            if player in self.people:
                self.spawn(self._show_turn(player, {"type": "turn", "table": table, "game": game, "my_turn": my_turn}))

    async def _show_turn(self, player: str, document: dict[str, Any]) -> None:
        turns = await self.store.read(lambda database: turns_of(database, player))
        for connection in self.people.get(player, ()):
            connection.send_document({**document, "turns": turns})


def _read_table(database: Database, table: str) -> tuple[TableRow, list[LiveSeat], list[Entry], Timeline | None]:
    row = entry_log.load_table(database, table)
    if row is None:
        raise not_found()
    entries = entry_log.load_entries(database, table)
    return row, entry_log.load_seats(database, table), entries, Timeline.load(row, entries)


def turns_of(database: Database, player: str) -> int:
    """Return how many tables are waiting for this player."""
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        sa.select(sa.func.count())
        .select_from(schema.seats.join(schema.tables, tables.id == seats.table_id))
        .where(seats.player == player, tables.status == "playing", tables.mover == seats.seat, seats.level.is_(None))
    )
    return int(database.execute(query).scalar_one())
