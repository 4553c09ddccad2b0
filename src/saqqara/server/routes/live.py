"""WebSockets: one for each table one looks at, one for all the tables that wait for me."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from saqqara.server import chat, moves, tables, views
from saqqara.server.live import Connection, LiveTable
from saqqara.server.metrics import CONNECTIONS, MOVE_SECONDS, REFUSED
from saqqara.server.problems import Refused, broken
from saqqara.server.routes.common import Anyone, Here, Invite, Row, TableId, address, id_of
from saqqara.server.routes.talk import say
from saqqara.server.schemas import LiveChat, LiveConsent, LivePing, LivePlay, LiveRequest, LiveUndo
from saqqara.server.services import Services
from saqqara.server.wire import EXTENSION, Wire

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
        live = await here.hub.table(table)
        tables.may_see(live, id_of(player), invite)
        said = await here.store.read(lambda database: chat.last(database, live.id, id_of(player)))
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    wire = wire_of(websocket)
    connection = Connection(wire, id_of(player), seen, undos if seen else None)
    live.greet(connection, said)
    here.hub.enter(live, connection)
    try:
        await _converse(websocket, wire, connection, lambda text: _hear(here, live, connection, player, text))
    finally:
        here.hub.leave(live, connection)


@router.websocket("/me/live")
async def me_live(websocket: WebSocket, here: Here, player: Anyone) -> None:
    await websocket.accept()
    try:
        player = tables.need_player(player)
        here.limits.spend("connect", player["id"])
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    wire = wire_of(websocket)
    connection = Connection(wire, player["id"])
    here.hub.people[player["id"]].add(connection)

    async def hear(text: bytes) -> None:
        try:
            here.limits.spend("message", str(id(connection)))
            connection.send_document({"type": "pong", "now": time.time()})
        except Refused as refused:
            _tell_refusal(connection, None, refused)

    try:
        await _converse(websocket, wire, connection, hear)
    finally:
        here.hub.people[player["id"]].discard(connection)
        if not here.hub.people[player["id"]]:
            del here.hub.people[player["id"]]


def wire_of(websocket: WebSocket) -> Wire:
    wire: Wire = websocket.scope["extensions"][EXTENSION]["wire"]
    return wire


async def _refuse(websocket: WebSocket, refused: Refused) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "refusal", "id": None, **refused.document()})
        await websocket.close(GONE, str(refused))


async def _converse(websocket: WebSocket, wire: Wire, connection: Connection, hear: Callable[[bytes], Awaitable[None]]) -> None:
    """Do what the client says, one by one, until it or we hang up. What has begun is finished, though its sender be gone."""
    CONNECTIONS.inc()
    try:
        await asyncio.create_task(_listen(wire, hear))  # of its own: else each text would wake all the layers of the application
    finally:
        CONNECTIONS.dec()
        if not wire.disconnected:
            await _close(websocket, wire, ENDED if connection.ended else 1000)


async def _listen(wire: Wire, hear: Callable[[bytes], Awaitable[None]]) -> None:
    while (text := await wire.hear()) is not None:
        await hear(text)


async def _close(websocket: WebSocket, wire: Wire, code: int) -> None:
    try:
        await asyncio.wait_for(websocket.close(code), CLOSE_SECONDS)
    except TimeoutError:
        wire.cut()
    except (RuntimeError, WebSocketDisconnect):
        return


async def _hear(here: Services, live: LiveTable, connection: Connection, player: Row | None, text: bytes) -> None:
    """One message of a client: do it, then answer; refuse it, then show what is."""
    request: Any = None
    try:
        here.limits.spend("message", str(id(connection)))
        request = REQUESTS.validate_json(text)
        if isinstance(request, LivePing):
            connection.send_document({"type": "pong", "now": time.time()})
            return
        who = tables.need_player(player)
        number = await _do(here, live, {**who, "id": connection.player}, request)
        connection.send_document({"type": "answer", "id": request.id, "number": number})
    except ValidationError as error:
        message = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:3])
        _tell_refusal(connection, None, Refused(422, "invalid", message))
    except Refused as refused:
        _tell_refusal(connection, getattr(request, "id", None), refused)
        if refused.code == "stale" and live.course:
            live.show(connection, live.course.undos[live.seat_shown(connection.player, connection.seat)])
    except Exception:
        log.exception("a message failed", extra={"table": live.id})
        _tell_refusal(connection, getattr(request, "id", None), broken())


async def _do(here: Services, live: LiveTable, player: Row, request: LivePlay | LiveUndo | LiveConsent | LiveChat) -> int:
    hub, who = here.hub, player["id"]
    if isinstance(request, LivePlay):
        with MOVE_SECONDS.time():
            return await moves.play(hub, live, who, request.action, request.seen, request.undos, request.seat, request.id)
    if isinstance(request, LiveChat):
        return int((await say(here, live, player, request.text, request.id))["number"])
    if isinstance(request, LiveUndo):
        await moves.undo(hub, live, who, request)
    else:
        await moves.consent(hub, live, who, request.agree, request.to, request.seat)
    return views.number(live, live.seat_shown(who))


def _tell_refusal(connection: Connection, id: str | None, refused: Refused) -> None:
    REFUSED.labels(refused.code).inc()
    connection.send_document({"type": "refusal", "id": id, **refused.document()})
