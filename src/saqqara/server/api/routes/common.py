"""What the routes share: the services, the player of the session, the table of the path, answers."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import orjson
import sqlalchemy as sa
from fastapi import Depends, Path, Query, Response
from starlette.requests import HTTPConnection, Request

from saqqara.errors import Cancelled
from saqqara.server.api.schemas import IDENTIFIER, Problem
from saqqara.server.errors import nobody
from saqqara.server.lobby import seating
from saqqara.server.people import accounts
from saqqara.server.play.live_table import LiveTable
from saqqara.server.services import Services
from saqqara.server.store.rows import PlayerRow, SessionPlayer

COOKIE = "saqqara"
T = TypeVar("T")

ID = Annotated[str, Path(pattern=IDENTIFIER)]
TableId = Annotated[str, Path(alias="id", pattern=IDENTIFIER)]
Before = Annotated[float | None, Query(ge=0, le=1e11, description="`changed` of the last one of the page before")]
Invite = Annotated[
    str | None, Query(max_length=64, pattern=r"^[A-Za-z0-9_-]*$", description="the secret of the link to a private table")
]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 405, 409, 413, 421, 422, 429)
}


def get_services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


Here = Annotated[Services, Depends(get_services)]


async def get_player(connection: HTTPConnection, here: Here) -> SessionPlayer | None:
    token = connection.cookies.get(COOKIE)
    return await here.store.read(lambda database: accounts.whose(database, token)) if token else None


Anyone = Annotated[SessionPlayer | None, Depends(get_player)]


def need_player(player: SessionPlayer | None) -> SessionPlayer:
    if player is None:
        raise nobody()
    return player


async def get_me(player: Anyone) -> SessionPlayer:
    return need_player(player)


Me = Annotated[SessionPlayer, Depends(get_me)]


async def find_table(here: Services, player: str | None, table: str, invite: str | None) -> LiveTable:
    """The table, if this player may see it."""
    live = await here.hub.table(table)
    seating.may_see(live, player, invite)
    return live


async def get_table(here: Here, player: Anyone, table: TableId, invite: Invite = None) -> LiveTable:
    return await find_table(here, id_of(player), table, invite)


TableOf = Annotated[LiveTable, Depends(get_table)]


def tell_tables(here: Services, database: sa.Connection, player: str) -> list[str]:
    """A player has changed: let the other processes look again at the tables where that matters, and return these tables."""
    concerned = accounts.tables_of(database, player, "waiting", "playing")
    here.hub.tell_changed(database, concerned)
    return concerned


def id_of(player: PlayerRow | None) -> str | None:
    return player.id if player else None


def address(request: HTTPConnection) -> str:
    """Whom to count for rate limits: an IPv6 network, as a house has one, counts as one."""
    given = request.client.host if request.client else "?"
    try:
        found = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return given


def answer(document: Any, status: int = 200) -> Response:
    """JSON as it is: the models describe it, and tests hold it to them; checking it again on every answer would cost too much."""
    return Response(orjson.dumps(document), status, media_type="application/json")


def set_cookie(response: Response, here: Services, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=accounts.SESSION_SECONDS, httponly=True, samesite="lax", secure=here.settings.https, path="/"
    )


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do what takes a while, and end it when whoever asked hangs up."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Cancelled("whoever asked is gone")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
