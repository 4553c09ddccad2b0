"""Starting a game: fill free seats with bots, draw the seats, store the first position."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import asdict, replace

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import games, texts
from saqqara.server.bots.readiness import Readiness
from saqqara.server.errors import conflict
from saqqara.server.lobby import dealing
from saqqara.server.lobby.seating import check_waiting, full
from saqqara.server.people import turn_notices
from saqqara.server.play import committing
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import entry_log, schema
from saqqara.server.store.rows import FirstControl, LiveSeat, Setup, Start
from saqqara.table import options as checking
from saqqara.table.opening import start as begin


async def start(live_tables: LiveTables, readiness: Readiness, live: LiveTable, bots: str | None = None) -> None:
    """Start the game. With a level in `bots`, free seats go to bots of that level."""
    await readiness.wait(live.row.game)
    async with live.lock:
        check_waiting(live)
        if not full(live) and bots is None:
            raise conflict("seats_free", "Some seats are still free.")
        if await dealing.wait_for_contributions(live_tables, live, bots):
            return
        seats = [replace(seat) if seat.kind in ("person", "bot") else replace(seat, kind="bot", level=bots) for seat in live.seats]
        if live.row.setup.shuffle:
            random.SystemRandom().shuffle(seats)
        _name_bots(seats)
        setup = live.row.setup
        if setup.deal is not None:
            setup = replace(setup, deal=dealing.in_order(setup.deal, [seat.seat for seat in seats]))
        begun = _begin(live.row.game, setup, seats)
        timeline = Timeline.begin(begun, live.row.setup.clock)
        if not await live_tables.store.write(
            lambda connection: _write(connection, live_tables, live, setup, seats, begun, timeline)
        ):
            await live_tables.refresh(live)
            raise conflict("started", "The game has started.")
        await live_tables.refresh(live)
        if timeline.bot_to_move:
            live_tables.wake_bots()
        live_tables.show_turns(live.id, live.row.game, committing.turns(live, None, timeline))


def _name_bots(seats: list[LiveSeat]) -> None:
    """Name bots after their level; where several have the same level, number them."""
    levels = [seat.level for seat in seats if seat.kind == "bot"]
    count: Counter[str] = Counter()
    for seat in seats:
        if seat.kind == "bot" and (level := seat.level):
            count[level] += 1
            key = f"bots-level-{level}"
            name = texts.say(key) if texts.say(key) != key else level.capitalize()
            seat.name = name if levels.count(level) == 1 else f"{name} {count[level]}"


def _begin(name: str, setup: Setup, seats: list[LiveSeat]) -> Start:
    deal = None if setup.deal is None else dealing.of(setup.deal)
    seed = checking.check_seed(setup.seed) if deal is None else None
    game = begin(games.find(name), len(seats), seed, setup.options, dealing.components(name, setup), deal)
    game.seats = [seat.name for seat in seats]
    return Start(game.record(), [FirstControl(seat.kind == "person", seat.level) for seat in seats], time.time())


def _write(
    connection: Connection,
    live_tables: LiveTables,
    live: LiveTable,
    setup: Setup,
    seats: list[LiveSeat],
    begun: Start,
    timeline: Timeline,
) -> bool:
    """Store the start, unless another process has done so."""
    values = {
        "status": "playing",
        "setup": asdict(setup),
        "start": asdict(begun),
        "mover": timeline.mover,
        "deadline": timeline.clock.deadline(),
        "changed": begun.at,
    }
    where = (schema.tables.c.id == live.id, schema.tables.c.status == "waiting")
    if connection.execute(sa.update(schema.tables).where(*where).values(**values)).rowcount != 1:
        return False
    for number, seat in enumerate(seats):
        change = sa.update(schema.seats).where(schema.seats.c.table_id == live.id, schema.seats.c.seat == number)
        connection.execute(change.values(kind=seat.kind, player=seat.player, name=seat.name, here=seat.here, level=seat.level))
    now = LiveTable(live.row, seats, timeline)
    if turn := committing.bot_turn(timeline):
        entry_log.add_job(connection, live.id, 0, begun.at, turn)
        live_tables.bus.notify(connection, "job")
    else:
        for player, _ in committing.turns(now, None, timeline):
            turn_notices.note_turn(connection, live.id, player)
    live_tables.bus.notify(connection, "entry", live.id, game=live.row.game, turns=committing.turns(now, None, timeline))
    return True


def full_but_waiting(connection: Connection) -> list[str]:
    """Return the tables that filled up before a restart, while the rules were still being compiled."""
    free = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind.in_(("open", "invited")))
    columns = schema.tables.c
    return list(connection.execute(sa.select(columns.id).where(columns.status == "waiting", columns.id.not_in(free))).scalars())
