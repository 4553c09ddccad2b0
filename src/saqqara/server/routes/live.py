"""WebSockets: one for each table one looks at, one for all the tables that wait for me."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketState

from saqqara.server import chat, moves, tables
from saqqara.server.live import Connection, LiveTable
from saqqara.server.metrics import MOVE_SECONDS, REFUSED
from saqqara.server.problems import Refused
from saqqara.server.routes.common import Anyone, Here, Invite, Row, TableId, id_of
from saqqara.server.routes.talk import say
from saqqara.server.schemas import LiveChat, LiveConsent, LivePing, LivePlay, LiveRequest, LiveUndo
from saqqara.server.services import Services

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
        here.limits.spend("connect", id_of(player) or (websocket.client.host if websocket.client else "?"))
        live = await here.hub.table(table)
        tables.may_see(live, id_of(player), invite)
        said = await here.store.read(lambda database: chat.last(database, live.id, id_of(player)))
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    connection = Connection(websocket, id_of(player), seen, undos if seen else None)
    live.greet(connection, said)
    here.hub.enter(live, connection)
    try:
        await _converse(websocket, connection, lambda text: _hear(here, live, connection, player, text))
    finally:
        here.hub.leave(live, connection)


@router.websocket("/me/live")
async def me_live(websocket: WebSocket, here: Here, player: Anyone) -> None:
    await websocket.accept()
    if player is None:
        await _refuse(websocket, Refused(401, "no_name", "Choose a name first."))
        return
    connection = Connection(websocket, player["id"])
    here.hub.people[player["id"]].add(connection)

    async def hear(text: str) -> None:
        connection.send_document({"type": "pong", "now": time.time()})

    try:
        await _converse(websocket, connection, hear)
    finally:
        here.hub.people[player["id"]].discard(connection)
        if not here.hub.people[player["id"]]:
            del here.hub.people[player["id"]]


async def _refuse(websocket: WebSocket, refused: Refused) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "refusal", "id": None, **refused.document()})
        await websocket.close(GONE, str(refused))


async def _converse(websocket: WebSocket, connection: Connection, hear: Any) -> None:
    """Read and write side by side until one of them ends, or the connection is given up."""
    tasks = [asyncio.create_task(work) for work in (_read(websocket, hear), connection.pump(), connection.ended.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if websocket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                await asyncio.wait_for(websocket.close(ENDED if connection.ended.is_set() else 1000), CLOSE_SECONDS)


async def _read(websocket: WebSocket, hear: Any) -> None:
    with suppress(WebSocketDisconnect, KeyError):  # KeyError: a binary message, which nobody sends by mistake
        while True:
            await hear(await websocket.receive_text())


async def _hear(here: Services, live: LiveTable, connection: Connection, player: Row | None, text: str) -> None:
    """One message of a client: do it, then answer; refuse it, then show what is."""
    request: Any = None
    try:
        here.limits.spend("message", str(id(connection)))
        request = REQUESTS.validate_json(text)
        if isinstance(request, LivePing):
            connection.send_document({"type": "pong", "now": time.time()})
            return
        who = tables.need_player(player)
        doing = here.hub.spawn(_do(here, live, {**who, "id": connection.player}, request))
        number = await asyncio.shield(doing)  # what has begun is stored and shown, though its sender be gone
        connection.send_document({"type": "answer", "id": request.id, "number": number})
    except ValidationError as error:
        message = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:3])
        _tell_refusal(connection, None, Refused(422, "invalid", message))
    except Refused as refused:
        _tell_refusal(connection, getattr(request, "id", None), refused)
        if refused.code == "stale" and live.course:
            live.show(connection, live.course.undos)


async def _do(here: Services, live: LiveTable, player: Row, request: LivePlay | LiveUndo | LiveConsent | LiveChat) -> int:
    hub, who = here.hub, player["id"]
    if isinstance(request, LivePlay):
        with MOVE_SECONDS.time():
            return await moves.play(hub, live, who, request.action, request.seen, request.undos, request.seat, request.id)
    if isinstance(request, LiveChat):
        return int((await say(here, live, player, request.text, request.id))["number"])
    if isinstance(request, LiveUndo):
        await moves.undo(hub, live, who, request.seen, request.undos, request.seat, request.to, request.id)
    else:
        await moves.consent(hub, live, who, request.agree, request.to, request.seat)
    return live.course.game.number if live.course else 0


def _tell_refusal(connection: Connection, id: str | None, refused: Refused) -> None:
    REFUSED.labels(refused.code).inc()
    connection.send_document({"type": "refusal", "id": id, **refused.document()})
