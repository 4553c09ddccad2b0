"""What the routes share: the services, the player of the session, the table in the path, responses."""

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
from saqqara.server.api.schemas.base import IDENTIFIER, Problem
from saqqara.server.errors import no_session
from saqqara.server.lobby import seating
from saqqara.server.people import accounts, sessions
from saqqara.server.play.live_table import LiveTable
from saqqara.server.services import Services
from saqqara.server.store.rows import PlayerRow, SessionPlayer

COOKIE = "saqqara"
T = TypeVar("T")

ID = Annotated[str, Path(pattern=IDENTIFIER)]
TableId = Annotated[str, Path(alias="id", pattern=IDENTIFIER)]
Before = Annotated[float | None, Query(ge=0, le=1e11, description="`changed` of the last table on the previous page.")]
Invite = Annotated[
    str | None, Query(max_length=64, pattern=r"^[A-Za-z0-9_-]*$", description="The secret of the link to a private table.")
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
    return await here.store.read(lambda database: sessions.player_of(database, token)) if token else None


Anyone = Annotated[SessionPlayer | None, Depends(get_player)]


def need_player(player: SessionPlayer | None) -> SessionPlayer:
    if player is None:
        raise no_session()
    return player


async def get_me(player: Anyone) -> SessionPlayer:
    return need_player(player)


Me = Annotated[SessionPlayer, Depends(get_me)]


async def find_table(here: Services, player: str | None, table: str, invite: str | None) -> LiveTable:
    """Return the table, if this player may see it."""
    live = await here.live_tables.table(table)
    seating.may_see(live, player, invite)
    return live


async def get_table(here: Here, player: Anyone, table: TableId, invite: Invite = None) -> LiveTable:
    return await find_table(here, id_of(player), table, invite)


TableOf = Annotated[LiveTable, Depends(get_table)]


def notify_tables(here: Services, database: sa.Connection, player: str) -> list[str]:
    """Tell the other processes that a player has changed, and return the tables concerned."""
    concerned = accounts.tables_of(database, player, "waiting", "playing")
    here.live_tables.notify_changed(database, concerned)
    return concerned


def id_of(player: PlayerRow | None) -> str | None:
    return player.id if player else None


def address(request: HTTPConnection) -> str:
    """Return the address that rate limits count: of IPv6, the /64 network, because that is what one household has."""
    given = request.client.host if request.client else "?"
    try:
        found = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return given


def answer(document: Any, status: int = 200) -> Response:
    """Return JSON unchecked. The models describe it and tests compare the two; validating every response would cost too much."""
    return Response(orjson.dumps(document), status, media_type="application/json")


def notify_hang_up(here: Services, database: sa.Connection, player: str) -> None:
    """Let the other processes close the WebSockets of a player whose session has ended; this one does so after the commit."""
    here.live_tables.bus.notify(database, "hang_up", player=player)


def count_guess(here: Services, request: HTTPConnection, login: str) -> None:
    """Count an attempt at a password before the password is checked."""
    here.limits.spend("login", address(request))
    here.limits.spend("login_from", f"{address(request)} {login}")
    here.limits.spend("login_name", login)


def set_cookie(response: Response, here: Services, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=sessions.SESSION_SECONDS, httponly=True, samesite="lax", secure=here.settings.https, path="/"
    )


def forget_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Await something slow; cancel it if the client disconnects."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Cancelled("the client has disconnected")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
