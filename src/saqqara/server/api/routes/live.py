"""WebSockets: one for each table that somebody is viewing, and one for all the tables where it is a player's turn."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, WebSocket
from pydantic import TypeAdapter, ValidationError

from saqqara.server.api.routes.chat import say
from saqqara.server.api.routes.common import Anyone, Here, Invite, TableId, address, find_table, id_of, need_player
from saqqara.server.api.schemas.live import LiveChat, LiveConsent, LivePing, LivePlay, LiveRequest, LiveUndo
from saqqara.server.api.websocket import EXTENSION, TextSocket
from saqqara.server.errors import Refused, broken
from saqqara.server.metrics import CONNECTIONS, MOVE_SECONDS, REFUSED
from saqqara.server.people import chat
from saqqara.server.play import commands, messages
from saqqara.server.play.live_table import Connection, LiveTable
from saqqara.server.services import Services
from saqqara.server.store.rows import SessionPlayer

log = logging.getLogger("saqqara.live")
router = APIRouter()
REQUESTS: TypeAdapter[LivePlay | LiveUndo | LiveConsent | LiveChat | LivePing] = TypeAdapter(LiveRequest)
GONE = 4404


@router.websocket("/tables/{id}/live")
async def table_live(
    websocket: WebSocket,
    here: Here,
    player: Anyone,
    table: TableId,
    seen: Annotated[int, Query(ge=0, le=100_000)] = 0,
    undos: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    invite: Invite = None,
) -> None:
    socket = await accept(websocket)
    try:
        here.limits.spend("connect", id_of(player) or address(websocket))
        live = await find_table(here, id_of(player), table, invite)
        said = await here.store.read(lambda database: chat.last(database, live.id, id_of(player)))
    except Refused as refused:
        turn_away(socket, refused)
        return
    connection = Connection(socket, id_of(player), seen, undos if seen else None, player.session if player else None)
    conversation = Conversation(here, live, connection, player)
    live.greet(connection, [chat.document(each) for each in said])
    here.live_tables.enter(live, connection)
    try:
        with CONNECTIONS.track_inprogress():
            # In a task of its own, because each text wakes up everything that awaits it: the framework's layers too.
            await asyncio.create_task(conversation.run(socket))
    finally:
        here.live_tables.leave(live, connection)


@router.websocket("/me/live")
async def me_live(websocket: WebSocket, here: Here, player: Anyone) -> None:
    socket = await accept(websocket)
    try:
        player = need_player(player)
        here.limits.spend("connect", player.id)
    except Refused as refused:
        turn_away(socket, refused)
        return
    connection = Connection(socket, player.id, session=player.session)
    here.live_tables.people[player.id].add(connection)
    try:
        with CONNECTIONS.track_inprogress():
            async for _ in socket:
                try:
                    here.limits.spend("message", str(id(connection)))
                    send_pong(connection)
                except Refused as refused:
                    send_refusal(connection, None, refused)
    finally:
        here.live_tables.people[player.id].discard(connection)
        if not here.live_tables.people[player.id]:
            del here.live_tables.people[player.id]


async def accept(websocket: WebSocket) -> TextSocket:
    await websocket.accept()
    socket: TextSocket = websocket.scope["extensions"][EXTENSION]["socket"]
    return socket


def turn_away(socket: TextSocket, refused: Refused) -> None:
    """Send the reason for the refusal, and close the connection."""
    socket.send(orjson.dumps({"type": "refusal", "id": None, **refused.document()}))
    socket.close(GONE, str(refused))


class Conversation:
    """Handle the requests of one connection at a table, one by one. Each is finished, even if the client disconnects."""

    def __init__(self, here: Services, live: LiveTable, connection: Connection, player: SessionPlayer | None) -> None:
        self.here, self.live, self.connection, self.player = here, live, connection, player
        self._who = str(id(connection))

    async def run(self, socket: TextSocket) -> None:
        async for text in socket:
            await self.take(text)

    async def take(self, text: bytes) -> None:
        """Handle a request and answer it; if it is refused, send the reason and the current state."""
        connection = self.connection
        try:
            self.here.limits.spend("message", self._who)
            request = REQUESTS.validate_json(text)
            if isinstance(request, LivePing):
                send_pong(connection)
                return
            connection.message_id = request.message_id
            number = await self._do(request, need_player(self.player))
            if message_id := connection.take_message_id():  # no state has served as the answer
                connection.send_document({"type": "answer", "id": message_id, "number": number})
        except Exception as error:
            self._refuse(connection.take_message_id(), error)

    async def _do(self, request: LivePlay | LiveUndo | LiveConsent | LiveChat, player: SessionPlayer) -> int:
        """Carry out a request, and return the number of decisions that the player has seen, or of the chat message."""
        live_tables, live, who = self.here.live_tables, self.live, str(self.connection.player)
        if isinstance(request, LivePlay):
            with MOVE_SECONDS.time():
                return await commands.play(live_tables, live, who, request.request())
        if isinstance(request, LiveChat):
            return (await say(self.here, live, replace(player, id=who), request.text, request.message_id)).id
        if isinstance(request, LiveUndo):
            await commands.undo(live_tables, live, who, request.request())
        else:
            await commands.consent(live_tables, live, who, request.agree, request.to, request.seat)
        return messages.number(live, live.seat_shown(who))

    def _refuse(self, message_id: str | None, error: Exception) -> None:
        live, connection = self.live, self.connection
        if isinstance(error, ValidationError):
            message = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:3])
            error = Refused(422, "invalid", message)
        if not isinstance(error, Refused):
            log.error("a message failed", exc_info=error, extra={"table": live.id})
            error = broken()
        send_refusal(connection, message_id, error)
        if error.code == "stale" and live.timeline:
            live.show(connection, live.timeline.undos[live.seat_shown(connection.player, connection.seat)])


def send_pong(connection: Connection) -> None:
    connection.send_document({"type": "pong", "now": time.time()})


def send_refusal(connection: Connection, message_id: str | None, refused: Refused) -> None:
    REFUSED.labels(refused.code).inc()
    connection.send_document({"type": "refusal", "id": message_id, **refused.document()})
