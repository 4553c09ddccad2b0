"""Turn notices by mail and webhook.

A notice is stored with the move that begins the turn and sent later, several turns in one digest. It is dropped if the turn has
passed, and held back while its player is at the table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import games, texts
from saqqara.server.metrics import NOTICES
from saqqara.server.people import email_address, smtp, webhooks
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.database import Store
from saqqara.server.store.rows import CHANNELS, Channel, NoticeRow, PlayerRow, fetch_all, fetch_one

log = logging.getLogger("saqqara.notices")
EVERY = 2.0
ROUNDS_HELD = 3
"""How many rounds a notice waits for a server with its player connected to hold it back: a page reload sends no notice."""
TRIES = 5
AT_ONCE = 4
"""How many notices of a channel are sent at once: a slow receiver delays few others, and never the other channel."""
INSERT = (
    "INSERT INTO notices (player, table_id, way, due, tries, held) VALUES (:player, :table_id, :way, :due, :tries, :held)"
    " ON CONFLICT (player, table_id, way) DO "
)
NOTE = sa.text(INSERT + "UPDATE SET due = excluded.due, tries = excluded.tries, held = excluded.held")
"""A new turn replaces the notice of an earlier one at the same table."""
PUT_BACK = sa.text(INSERT + "NOTHING")


def note_turn(connection: Connection, table: str, player: str) -> None:
    """Store a notice for each channel that the player has chosen.

    Whether the player is at the table is checked when it is sent, because they may leave before the turn ends.
    """
    settings = email_address.load(connection, player)
    for channel in CHANNELS:
        chosen = settings.channel(channel)
        if chosen.wanted:
            due = time.time() + 60 * chosen.digest_minutes
            values = {"player": player, "table_id": table, "way": channel, "due": due, "tries": 0, "held": _soon()}
            connection.execute(NOTE, values)


def _soon() -> float:
    """Return the time until which a notice is held back, unless a server that its player is connected to holds it longer."""
    return time.time() + ROUNDS_HELD * EVERY


class Sender:
    """Sends the notices that are due. Several processes may each run one: a notice is taken by only one of them.

    `sitting` returns the players and tables that are connected through this process.
    """

    def __init__(self, store: Store, settings: Settings, sitting: Callable[[], set[tuple[str, str]]]) -> None:
        self.store, self.settings, self.sitting = store, settings, sitting
        self._pool = ThreadPoolExecutor(AT_ONCE * len(CHANNELS), "notice")
        self._free = {channel: asyncio.Semaphore(AT_ONCE) for channel in CHANNELS}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._repeat(self.hold))
            for channel in CHANNELS:
                tasks.create_task(self._repeat(partial(self.send_due, channel)))

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await work()

    async def hold(self) -> None:
        """Hold back the notices of players who are at their table through this process."""
        here = self.sitting()
        if not here:
            return
        columns = schema.notices.c
        query = sa.select(columns.id, columns.player, columns.table_id).where(columns.player.in_({player for player, _ in here}))
        noted = await self.store.read(lambda connection: connection.execute(query).all())
        held = [{"noted": row.id, "until": _soon()} for row in noted if (row.player, row.table_id) in here]
        if held:
            change = sa.update(schema.notices).where(columns.id == sa.bindparam("noted")).values(held=sa.bindparam("until"))
            await self.store.write(lambda connection: connection.execute(change, held))

    async def _due(self, channel: Channel) -> Sequence[str]:
        """The players who have a notice due."""
        columns, now = schema.notices.c, time.time()
        query = sa.select(columns.player).where(columns.due <= now, columns.held <= now, columns.way == channel).distinct()
        return await self.store.read(lambda connection: connection.execute(query).scalars().all())

    async def send_due(self, channel: Channel) -> None:
        if not await self._due(channel):
            return
        await self.hold()  # this process may be late with it
        async with asyncio.TaskGroup() as tasks:
            for player in await self._due(channel):
                tasks.create_task(self._send_all(player, channel))

    async def _send_all(self, player: str, channel: Channel) -> None:
        async with self._free[channel]:
            if taken := await self.store.write(lambda connection: _take(connection, player, channel)):
                await self._send(player, channel, taken)

    async def _send(self, player: str, channel: Channel, taken: list[NoticeRow]) -> None:
        try:
            person, lines = await self.store.read(lambda connection: _still_waiting(connection, player, taken))
            if not lines or person is None or not person.settings.channel(channel).wanted:
                return
            send = self._mail if channel == "mail" else self._webhook
            await asyncio.get_running_loop().run_in_executor(self._pool, send, person, lines)
            NOTICES.labels(channel, "sent").inc()
        except asyncio.CancelledError:  # the server is stopping: another process sends it, or this one after its next start
            self.store.submit(lambda connection: _put_back(connection, taken))
            raise
        except Exception as error:
            log.warning("a notice could not be sent", extra={"way": channel, "player": player, "error": str(error)})
            NOTICES.labels(channel, "failed").inc()
            await self.store.write(lambda connection: _retry_later(connection, taken))

    def _mail(self, person: PlayerRow, lines: list[dict[str, Any]]) -> None:
        settings, to = self.settings, person.settings.mail.address
        if not settings.smtp_host or to is None:
            return
        language = email_address.language_of(person.settings)
        items = [f"– {line['title']}: {settings.url}/table/{line['table']}" for line in lines]
        words = [texts.say("notice-greeting", language, name=person.name), "", *items]
        subject = texts.say("notice-subject", language, count=len(lines))
        stop = email_address.link(settings, "stop", person.id, person.settings.secrets.stop)
        smtp.send(settings, to, subject, words, language, stop)

    def _webhook(self, person: PlayerRow, lines: list[dict[str, Any]]) -> None:
        document = {
            "type": "turns",
            "player": {"id": person.id, "name": person.name},
            "tables": [{**line, "url": f"{self.settings.url}/table/{line['table']}"} for line in lines],
        }
        webhooks.post(person.settings.webhook.url or "", document, private=self.settings.private_webhooks)


def _take(connection: Connection, player: str, channel: Channel) -> list[NoticeRow]:
    """Remove and return all notices of a player, due or not, as one digest; those held back stay."""
    columns = schema.notices.c
    query = sa.delete(schema.notices).where(columns.player == player, columns.way == channel, columns.held <= time.time())
    return fetch_all(connection, NoticeRow, query.returning(*columns))


def _put_back(connection: Connection, taken: list[NoticeRow]) -> None:
    for notice in taken:
        connection.execute(PUT_BACK, asdict(notice))


def _retry_later(connection: Connection, taken: list[NoticeRow]) -> None:
    """Try again after growing delays, then give up; the next turn starts over."""
    now = time.time()
    again = [replace(notice, due=now + 30 * 4**notice.tries, tries=notice.tries + 1) for notice in taken]
    _put_back(connection, [notice for notice in again if notice.tries < TRIES])


def _still_waiting(connection: Connection, player: str, taken: list[NoticeRow]) -> tuple[PlayerRow | None, list[dict[str, Any]]]:
    """Return the player, and which of the tables are still waiting for them."""
    person = fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.id == player))
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        sa.select(tables.id, tables.game)
        .join(schema.seats, sa.and_(seats.table_id == tables.id, seats.seat == tables.mover))
        .where(tables.id.in_([notice.table_id for notice in taken]), tables.status == "playing")
        .where(seats.player == player, seats.level.is_(None))
        .order_by(tables.changed)
    )
    return person, [{"table": id, "game": game, "title": games.find(game).title} for id, game in connection.execute(query)]
