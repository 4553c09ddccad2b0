"""Turn notices by mail and webhook: noted with the move, sent later as one digest, never for a turn that has passed."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from functools import partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import games, texts
from saqqara.server.metrics import NOTICES
from saqqara.server.people import channels, email_address
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import Hub
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import schema
from saqqara.server.store.rows import NoticeRow, PlayerRow, Way, fetch_all, fetch_one

log = logging.getLogger("saqqara.notices")
EVERY = 2.0
ROUNDS_HELD = 3
"""So many rounds a notice waits for a server at which its player sits; who only loads the page anew is not told meanwhile."""
TRIES = 5
TIMEOUT = 10.0
AT_ONCE = 4
"""Notices that are on their way at once, of either kind: a receiver that dawdles holds up few others, and no mail."""
WORLD, NAT64 = ipaddress.IPv6Network("2000::/3"), ipaddress.IPv6Network("64:ff9b::/96")
INSERT = (
    "INSERT INTO notices (player, table_id, way, due, tries, held) VALUES (:player, :table_id, :way, :due, :tries, :held)"
    " ON CONFLICT (player, table_id, way) DO "
)
NOTE = sa.text(INSERT + "UPDATE SET due = excluded.due, tries = excluded.tries, held = excluded.held")
"""A new turn: what is left of an earlier one at the same table is told no more."""
PUT_BACK = sa.text(INSERT + "NOTHING")


class Unreachable(Exception):
    """A notice could not be delivered."""


# Noting


def note_turn(connection: Connection, live: LiveTable, timeline: Timeline) -> None:
    """A turn begins: note it for its player in every way they have chosen. Whether they sit at the table is asked when it is sent:
    who sees the turn begin may leave before the end of it."""
    if timeline.mover is None or timeline.bot_to_move is not None:
        return
    player = live.seats[timeline.mover].player
    if player is None:
        return
    settings = email_address.load(connection, player)
    for way in channels.WAYS:
        chosen = channels.chosen(settings, way)
        if chosen.wanted:
            due = time.time() + 60 * chosen.digest_minutes
            values = {"player": player, "table_id": live.id, "way": way, "due": due, "tries": 0, "held": _soon()}
            connection.execute(NOTE, values)


def _soon() -> float:
    """Until when a notice is held back, unless a server at which its player sits holds it longer."""
    return time.time() + ROUNDS_HELD * EVERY


# Sending


class Sender:
    """Sends what is due. Several processes may run one each: a notice is taken by a single one of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings
        self._pool = ThreadPoolExecutor(AT_ONCE * len(channels.WAYS), "notice")
        self._ways = {way: asyncio.Semaphore(AT_ONCE) for way in channels.WAYS}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._again(self.hold))
            for way in channels.WAYS:
                tasks.create_task(self._again(partial(self.send_due, way)))

    async def _again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await work()

    async def hold(self) -> None:
        """Hold back what is noted for those who sit at their tables here: they see it, until they leave."""
        here = self.hub.sitting()
        if not here:
            return
        columns = schema.notices.c
        query = sa.select(columns.id, columns.player, columns.table_id).where(columns.player.in_({player for player, _ in here}))
        noted = await self.store.read(lambda connection: connection.execute(query).all())
        held = [{"noted": row.id, "until": _soon()} for row in noted if (row.player, row.table_id) in here]
        if held:
            change = sa.update(schema.notices).where(columns.id == sa.bindparam("noted")).values(held=sa.bindparam("until"))
            await self.store.write(lambda connection: connection.execute(change, held))

    async def _due(self, way: Way) -> Sequence[str]:
        """To whom something is to be told in this way."""
        columns, now = schema.notices.c, time.time()
        query = sa.select(columns.player).where(columns.due <= now, columns.held <= now, columns.way == way).distinct()
        return await self.store.read(lambda connection: connection.execute(query).scalars().all())

    async def send_due(self, way: Way) -> None:
        if not await self._due(way):
            return
        await self.hold()  # however late this process is
        async with asyncio.TaskGroup() as tasks:
            for player in await self._due(way):
                tasks.create_task(self._send_all(player, way))

    async def _send_all(self, player: str, way: Way) -> None:
        async with self._ways[way]:
            if taken := await self.store.write(lambda connection: _take(connection, player, way)):
                await self._send(player, way, taken)

    async def _send(self, player: str, way: Way, taken: list[NoticeRow]) -> None:
        try:
            person, lines = await self.store.read(lambda connection: _still_waiting(connection, player, taken))
            if not lines or person is None or not channels.chosen(person.settings, way).wanted:
                return
            send = self._mail if way == "mail" else self._webhook
            await asyncio.get_running_loop().run_in_executor(self._pool, send, person, lines)
            NOTICES.labels(way, "sent").inc()
        except asyncio.CancelledError:  # the server stops: another process, or the next start, sends it
            self.store.submit(lambda connection: _put_back(connection, taken))
            raise
        except Exception as error:
            log.warning("a notice could not be sent", extra={"way": way, "player": player, "error": str(error)})
            NOTICES.labels(way, "failed").inc()
            await self.store.write(lambda connection: _later(connection, taken))

    def _mail(self, person: PlayerRow, lines: list[dict[str, Any]]) -> None:
        settings, chosen = self.settings, person.settings
        if not settings.smtp_host:
            return
        language = email_address.language_of(chosen)
        items = [f"– {line['title']}: {settings.url}/table/{line['table']}" for line in lines]
        words = [texts.say("notice-greeting", language, name=person.name), "", *items]
        subject = texts.say("notice-subject", language, count=len(lines))
        stop = email_address.link(settings, "stop", person.id, chosen.secrets.stop)
        email_address.send(settings, chosen.mail.address or "", subject, words, language, stop)

    def _webhook(self, person: PlayerRow, lines: list[dict[str, Any]]) -> None:
        document = {
            "type": "turns",
            "player": {"id": person.id, "name": person.name},
            "tables": [{**line, "url": f"{self.settings.url}/table/{line['table']}"} for line in lines],
        }
        post(person.settings.webhook.url or "", document, private=self.settings.private_webhooks)


def _take(connection: Connection, player: str, way: Way) -> list[NoticeRow]:
    """All notices of a player in this way, due or not: one digest. Those of tables at which they sit wait until they leave."""
    columns = schema.notices.c
    query = sa.delete(schema.notices).where(columns.player == player, columns.way == way, columns.held <= time.time())
    return fetch_all(connection, NoticeRow, query.returning(*columns))


def _put_back(connection: Connection, taken: list[NoticeRow]) -> None:
    for notice in taken:
        connection.execute(PUT_BACK, asdict(notice))


def _later(connection: Connection, taken: list[NoticeRow]) -> None:
    """Try again with growing patience, then give up: the next turn begins anew."""
    now = time.time()
    again = [replace(notice, due=now + 30 * 4**notice.tries, tries=notice.tries + 1) for notice in taken]
    _put_back(connection, [notice for notice in again if notice.tries < TRIES])


def _still_waiting(connection: Connection, player: str, taken: list[NoticeRow]) -> tuple[PlayerRow | None, list[dict[str, Any]]]:
    person = fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.id == player))
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        sa.select(tables.id, tables.game)
        .join(schema.seats, sa.and_(seats.table_id == tables.id, seats.seat == tables.mover))
        .where(tables.id.in_([notice.table_id for notice in taken]), tables.status == "playing")
        .where(seats.player == player, seats.level.is_(None))
        .order_by(tables.changed)
    )
    lines = [{"table": id, "game": game, "title": games.find(game).title} for id, game in connection.execute(query)]
    return person, lines


# Webhooks


def post(url: str, document: dict[str, Any], private: bool) -> None:
    """Post JSON to an address that has been checked, and to that very address: a name cannot point elsewhere in between."""
    parts = urlsplit(url)
    address = check_address(parts, private)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    raw = socket.create_connection((address, port), timeout=TIMEOUT)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    line = secure.wrap_socket(raw, server_hostname=parts.hostname, do_handshake_on_connect=False) if secure else raw
    connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=TIMEOUT)
    connection.sock = line
    try:
        with _within(line, TIMEOUT):
            if isinstance(line, ssl.SSLSocket):
                line.do_handshake()
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "User-Agent": "saqqara", "Host": parts.netloc.rpartition("@")[2]}
            connection.request("POST", target, json.dumps(document).encode(), headers)
            status = connection.getresponse().status
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Unreachable(f"{url} answered {status}")


@contextmanager
def _within(line: socket.socket, seconds: float) -> Iterator[None]:
    """Cut the line when all of it takes too long: a time limit of each read alone lets an answer drip for hours."""

    def cut() -> None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)

    patience = threading.Timer(seconds, cut)
    patience.start()
    try:
        yield
    finally:
        patience.cancel()


def check_address(parts: SplitResult, private: bool) -> str:
    """The address behind a URL; one inside this network is refused unless the host allows it."""
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Unreachable(f"no such address: {error}") from None
    if parts.scheme not in ("http", "https"):
        raise Unreachable("webhooks speak http or https")
    for *_, target in found:
        if not private and not _is_outside(ipaddress.ip_address(str(target[0]).partition("%")[0])):
            raise Unreachable("webhooks to private addresses are not allowed here")
    return str(found[0][4][0])


def _is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is certainly none of this network's. Of IPv6 only what is given out to the world is, and what leads back
    to an IPv4 address is judged by that one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(address.packed[-4:])
        if inner:
            return _is_outside(inner)
        if address not in WORLD:
            return False
    return address.is_global and not address.is_multicast
