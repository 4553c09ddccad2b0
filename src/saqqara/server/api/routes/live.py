"""WebSockets: one for each table one looks at, one for all the tables that wait for me."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from saqqara.server.api.routes.chat import say
from saqqara.server.api.routes.common import Anyone, Here, Invite, TableId, address, find_table, id_of, need_player
from saqqara.server.api.schemas.live import LiveChat, LiveConsent, LivePing, LivePlay, LiveRequest, LiveUndo
from saqqara.server.api.websocket import EXTENSION, Wire
from saqqara.server.errors import Refused, broken
from saqqara.server.metrics import CONNECTIONS, MOVE_SECONDS, REFUSED
from saqqara.server.people import chat
from saqqara.server.play import commands, messages
from saqqara.server.play.live_table import Connection, LiveTable, Question
from saqqara.server.services import Services
from saqqara.server.store.rows import SessionPlayer

log = logging.getLogger("saqqara.live")
router = APIRouter()
REQUESTS: TypeAdapter[LivePlay | LiveUndo | LiveConsent | LiveChat | LivePing] = TypeAdapter(LiveRequest)
ENDED, GONE = 4408, 4404
CLOSE_SECONDS = 2.0


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
    await websocket.accept()
    try:
        here.limits.spend("connect", id_of(player) or address(websocket))
        live = await find_table(here, id_of(player), table, invite)
        said = await here.store.read(lambda database: chat.last(database, live.id, id_of(player)))
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    wire = wire_of(websocket)
    connection = Connection(wire, id_of(player), seen, undos if seen else None, player.session if player else None)
    live.greet(connection, said)
    here.hub.enter(live, connection)
    try:
        await _converse(websocket, wire, connection, Talk(here, live, connection, wire, player).hear)
    finally:
        here.hub.leave(live, connection)


@router.websocket("/me/live")
async def me_live(websocket: WebSocket, here: Here, player: Anyone) -> None:
    await websocket.accept()
    try:
        player = need_player(player)
        here.limits.spend("connect", player.id)
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    wire = wire_of(websocket)
    connection = Connection(wire, player.id, session=player.session)
    here.hub.people[player.id].add(connection)

    def hear(text: bytes) -> bool:
        try:
            here.limits.spend("message", str(id(connection)))
            _pong(connection)
        except Refused as refused:
            _tell_refusal(connection, None, refused)
        return True

    try:
        await _converse(websocket, wire, connection, hear)
    finally:
        here.hub.people[player.id].discard(connection)
        if not here.hub.people[player.id]:
            del here.hub.people[player.id]


def wire_of(websocket: WebSocket) -> Wire:
    wire: Wire = websocket.scope["extensions"][EXTENSION]["wire"]
    return wire


async def _refuse(websocket: WebSocket, refused: Refused) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "refusal", "id": None, **refused.document()})
        await websocket.close(GONE, str(refused))


async def _converse(websocket: WebSocket, wire: Wire, connection: Connection, hear: Callable[[bytes], bool]) -> None:
    """Do what the client says, one by one, until it or we hang up. What has begun is finished, though its sender be gone."""
    CONNECTIONS.inc()
    try:
        await wire.listen(hear)
    finally:
        CONNECTIONS.dec()
        if not wire.disconnected:
            await _close(websocket, wire, ENDED if connection.ended else 1000)


async def _close(websocket: WebSocket, wire: Wire, code: int) -> None:
    try:
        await asyncio.wait_for(websocket.close(code), CLOSE_SECONDS)
    except TimeoutError:
        wire.cut()
    except (RuntimeError, WebSocketDisconnect):
        return


class Talk:
    """What one connection says at a table."""

    __slots__ = ("_who", "connection", "here", "live", "player", "wire")

    def __init__(self, here: Services, live: LiveTable, connection: Connection, wire: Wire, player: SessionPlayer | None) -> None:
        self.here, self.live, self.connection, self.wire, self.player = here, live, connection, wire, player
        self._who = str(id(connection))

    def hear(self, text: bytes) -> bool:
        """One message: do it, then answer; refuse it, then show what is. True if that is done already."""
        id: str | None = None
        try:
            self.here.limits.spend("message", self._who)
            request = REQUESTS.validate_json(text)
            if isinstance(request, LivePing):
                _pong(self.connection)
                return True
            id = request.id
            player = need_player(self.player)
            start = time.perf_counter()
            if isinstance(request, LivePlay) and self._play_soon(request, start):
                return False
            self.here.hub.spawn(self._do(player, request, start))
            return False
        except Exception as error:
            self._refuse(id, error)
            return True

    def _play_soon(self, request: LivePlay, start: float) -> bool:
        def then(number: int, error: Exception | None) -> None:
            try:
                MOVE_SECONDS.observe(time.perf_counter() - start)
                if error is not None:
                    self._refuse(request.id, error)
                elif not question.answered:
                    self._answer(request.id, number)
            finally:
                self.wire.go_on()

        assert self.connection.player is not None
        question = Question(self.connection, request.id)
        return commands.play_soon(self.here.hub, self.live, self.connection.player, request, question, then)

    async def _do(self, player: SessionPlayer, request: LivePlay | LiveUndo | LiveConsent | LiveChat, start: float) -> None:
        hub, live, who = self.here.hub, self.live, str(self.connection.player)
        try:
            if isinstance(request, LivePlay):
                number = await commands.play(hub, live, who, request)
                MOVE_SECONDS.observe(time.perf_counter() - start)
            elif isinstance(request, LiveChat):
                said = await say(self.here, live, replace(player, id=who), request.text, request.id)
                number = said.id
            else:
                if isinstance(request, LiveUndo):
                    await commands.undo(hub, live, who, request)
                else:
                    await commands.consent(hub, live, who, request.agree, request.to, request.seat)
                number = messages.number(live, live.seat_shown(who))
            self._answer(request.id, number)
        except Exception as error:
            self._refuse(request.id, error)
        finally:
            self.wire.go_on()

    def _answer(self, id: str, number: int) -> None:
        self.connection.send_document({"type": "answer", "id": id, "number": number})

    def _refuse(self, id: str | None, error: Exception) -> None:
        live, connection = self.live, self.connection
        if isinstance(error, ValidationError):
            message = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:3])
            error = Refused(422, "invalid", message)
        if not isinstance(error, Refused):
            log.error("a message failed", exc_info=error, extra={"table": live.id})
            error = broken()
        _tell_refusal(connection, id, error)
        if error.code == "stale" and live.timeline:
            live.show(connection, live.timeline.undos[live.seat_shown(connection.player, connection.seat)])


def _pong(connection: Connection) -> None:
    connection.send_document({"type": "pong", "now": time.time()})


def _tell_refusal(connection: Connection, id: str | None, refused: Refused) -> None:
    REFUSED.labels(refused.code).inc()
    connection.send_document({"type": "refusal", "id": id, **refused.document()})
