"""The single path for everything that happens at a table: fold the entry into the timeline, store it, then show it.

Commands check what a person or a bot wants before they come here; other processes' entries are only shown. Nothing is shown before
it is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from prometheus_client import Counter
from sqlalchemy import Connection, update

from saqqara.errors import SaqqaraError
from saqqara.server.errors import Refused, conflict, from_engine
from saqqara.server.metrics import MOVES
from saqqara.server.people import turn_notices
from saqqara.server.play import messages, ratings
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import entry_log, schema
from saqqara.server.store.database import Conflict
from saqqara.server.store.entry_log import BotTurn, EntryWrite, Head
from saqqara.server.store.rows import Entry, EntryKind, Result


def running(live: LiveTable) -> Timeline:
    """Return the timeline of a game in progress."""
    if live.timeline is None:
        raise conflict("not_started", "The game has not begun.")
    if live.timeline.over:
        raise conflict("over", "The game is over.", "table-why-over")
    return live.timeline


def stale() -> Refused:
    return conflict("stale", "Something has happened in the meantime: look again, then decide.")


class Step(NamedTuple):
    """An entry with all its consequences."""

    entry: Entry
    before: Timeline
    after: Timeline
    head: Head
    result: Result | None
    turn: BotTurn | None
    """The bot's turn that starts with this entry, if any."""
    notify: bool
    """Whether the turn of somebody who wants to be notified when away starts with this entry."""

    @property
    def by_bot(self) -> bool:
        return self.before.bot_to_move is not None


async def commit(
    tables: LiveTables, live: LiveTable, kind: EntryKind, seat: int | None, body: dict[str, Any], message_id: str | None = None
) -> None:
    """Commit the entry, or raise Refused and leave everything as it was. The caller holds the table's lock."""
    before = running(live)
    entry = Entry(before.entries, kind, seat, body, max(time.time(), before.clock.since), message_id)
    step = fold(live, before, entry)
    write = EntryWrite(live.id, entry, step.head, _news(tables, live, step), _more(tables, live, step))
    try:
        result = await tables.store.write_together(entry_log.append_all, write)
    except Conflict:
        await tables.refresh(live)
        if message_id is None or message_id not in live.message_ids:  # otherwise the same message came through another process
            raise stale() from None
    else:
        _show(tables, live, step, result)


def fold(live: LiveTable, before: Timeline, entry: Entry) -> Step:
    """Return the step that an entry makes; refuse it if the rules forbid it."""
    try:
        after = before.after(entry)
    except SaqqaraError as error:
        raise from_engine(error) from None
    changed = after.changed(before, entry, live.row.changed)
    head = Head(after.mover, after.clock.deadline(), "finished" if after.over else "playing", changed)
    notify = after.mover is not None and after.mover != before.mover and live.seats[after.mover].wants_notices
    return Step(entry, before, after, head, _result(live, after) if after.over else None, bot_turn(after), notify)


def _news(tables: LiveTables, live: LiveTable, step: Step) -> str | None:
    """Return the message to other processes. It contains decisions in full; for anything else they read the database."""
    if tables.store.sqlite:
        return None
    entry = list(step.entry) if step.entry.kind == "play" else None
    return tables.bus.payload("entry", live.id, turns=turns(live, step.before, step.after), game=live.row.game, entry=entry)


def _more(tables: LiveTables, live: LiveTable, step: Step) -> Callable[[Connection], Result | None] | None:
    """Return a function that stores the consequences of an entry in its transaction, and returns the result of a finished game.

    None if there are no consequences, as for most decisions.
    """
    if not (step.entry.kind == "seat" or step.by_bot or step.result or step.turn or step.notify):
        return None

    def write(connection: Connection) -> Result | None:
        entry, after, result = step.entry, step.after, step.result
        if step.turn:
            entry_log.add_job(connection, live.id, entry.number + 1, entry.at, step.turn)
            tables.bus.notify(connection, "job")
        elif step.by_bot:
            entry_log.drop_job(connection, live.id)
        if entry.kind == "seat":
            assert entry.seat is not None
            _store_control(connection, live.id, entry.seat, after)
        if result:
            return ratings.finish(connection, live.id, live.row.game, result, after.helped)
        if step.notify and (player := _to_move(live, after)):
            turn_notices.note_turn(connection, live.id, player)
        return None

    return write


def _store_control(connection: Connection, table: str, seat: int, timeline: Timeline) -> None:
    control = timeline.controls[seat]
    where = (schema.seats.c.table_id == table, schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(*where).values(level=control.level, lost=control.lost))


def _show(tables: LiveTables, live: LiveTable, step: Step, result: Result | None) -> None:
    entry, after, row = step.entry, step.after, live.row
    row.changed, row.status, row.result = step.head.changed, step.head.status, result
    if result:
        row.unrated = result.practice
    if entry.kind == "seat":
        assert entry.seat is not None
        live.seats[entry.seat].level = after.controls[entry.seat].level
    tables.advance(live, entry, after)
    if entry.kind == "play":
        _moves(row.game, "bot" if step.by_bot else "person").inc()
    if result or (entry.kind != "play" and row.changed == entry.at):
        live.show_table()
    if step.turn:
        tables.wake_bots()
    tables.show_turns(live.id, row.game, turns(live, step.before, after))


@cache
def _moves(game: str, by: str) -> Counter:
    return MOVES.labels(game, by)


def bot_turn(timeline: Timeline) -> BotTurn | None:
    mover, level = timeline.mover, timeline.bot_to_move
    return None if mover is None or level is None else BotTurn(mover, level)


def _result(live: LiveTable, timeline: Timeline) -> Result:
    practice = messages.practice(live, timeline)
    return timeline.result(practice, not practice and len(live.seats) > 1 and ratings.rateable(live.seats))


def turns(live: LiveTable, before: Timeline | None, after: Timeline) -> list[tuple[str, bool]]:
    """Return the players whose turn has ended (False) or begun (True); while a bot plays a person's seat, it is nobody's turn."""
    was, now = _to_move(live, before) if before else None, _to_move(live, after)
    return [] if was == now else [(player, mine) for player, mine in ((was, False), (now, True)) if player]


def _to_move(live: LiveTable, timeline: Timeline) -> str | None:
    if timeline.mover is None or timeline.bot_to_move is not None:
        return None
    return live.players[timeline.mover]
