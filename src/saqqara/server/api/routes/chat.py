"""Chat at a table."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter

from saqqara.server.api.routes.common import Anyone, Here, Me, TableOf, id_of
from saqqara.server.api.schemas.chat import Chat, ChatMessage, Mute, Report
from saqqara.server.api.schemas.people import Player
from saqqara.server.errors import not_found
from saqqara.server.people import accounts, chat
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.messages import unique_id
from saqqara.server.services import Services
from saqqara.server.store import schema
from saqqara.server.store.rows import ChatRow, PlayerRow

router = APIRouter(tags=["chat"])


async def say(here: Services, live: LiveTable, player: PlayerRow, text: str, message_id: str | None) -> ChatRow:
    """Store a message, then send it to everybody who has not muted the player. A message sent twice is stored once."""
    here.limits.spend("chat", player.id)
    mine = live.seats_of(player.id)
    seat = mine[0] if mine else None

    def write(database: sa.Connection) -> tuple[ChatRow, bool]:
        said, new = chat.say(database, live.id, player.id, player.name, seat, text, unique_id(player.id, message_id))
        if new:
            here.live_tables.bus.notify(database, "chat", live.id, number=said.id)
        return said, new

    try:
        said, new = await here.store.write(write)
    except sa.exc.IntegrityError:  # another process has just stored the same message
        said, new = await here.store.write(write)
    if new:
        await here.live_tables.show_chat(live, said)
    return said


@router.get("/tables/{id}/chat", response_model=list[ChatMessage])
async def read_chat(here: Here, live: TableOf, player: Anyone) -> Any:
    said = await here.store.read(lambda database: chat.last(database, live.id, id_of(player)))
    return [chat.document(each) for each in said]


@router.post("/tables/{id}/chat", response_model=ChatMessage)
async def post_chat(here: Here, live: TableOf, player: Me, body: Chat) -> Any:
    return chat.document(await say(here, live, player, body.text, body.message_id))


@router.post("/tables/{id}/mute", status_code=204)
async def mute(here: Here, live: TableOf, player: Me, body: Mute) -> None:
    """Hide the messages of a player, at every table."""

    def write(database: sa.Connection) -> bool:
        if database.execute(sa.select(schema.players.c.id).where(schema.players.c.id == body.player)).first() is None:
            return False
        chat.mute(database, player.id, body.player, body.muted)
        return True

    if not await here.store.write(write):
        raise not_found("player")


@router.get("/me/muted", response_model=list[Player])
async def list_muted(here: Here, player: Me) -> Any:
    """List the players whom this player has muted."""
    return [accounts.public(each) for each in await here.store.read(lambda database: chat.muted(database, player.id))]


@router.post("/tables/{id}/report", status_code=204)
async def report(here: Here, live: TableOf, player: Me, body: Report) -> None:
    """Report a message to the host of the server."""
    here.limits.spend("report", player.id)
    known = await here.store.write(lambda database: chat.report(database, live.id, player.id, body.number, body.reason))
    if not known:
        raise not_found("message")
