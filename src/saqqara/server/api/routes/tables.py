"""Tables: created, listed, joined, left, started, played again, archived; records exported and imported."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from saqqara.server.api.routes.common import Anyone, Before, Here, Invite, Me, TableId, TableOf, address, answer, find_table, id_of
from saqqara.server.api.schemas.base import Created
from saqqara.server.api.schemas.tables import Archive, Contribution, Join, NewTable, Records, Rematch, Table, Tables, Verification
from saqqara.server.errors import Refused, conflict, forbidden
from saqqara.server.lobby import creating, dealing, importing, listing, seating, starting
from saqqara.server.play import messages
from saqqara.server.store.rows import parse
from saqqara.table.verification import verify

router = APIRouter(tags=["tables"])


@router.post("/tables", response_model=Table, status_code=201)
async def make_table(here: Here, player: Me, request: Request, body: NewTable) -> Response:
    """Make a table. If no seat is free, the game starts at once, or as soon as the rules are compiled."""
    here.limits.spend("table", address(request))
    if body.game not in here.readiness.offered:
        raise Refused(422, "invalid", f"There is no game '{body.game}' on this server.")
    here.readiness.check(body.game)
    new = parse(creating.NewTable, body.model_dump())
    setup = await asyncio.to_thread(creating.check, new, here.levels)
    table = await here.store.write(lambda database: creating.create(database, player, new, setup))
    live = await here.live_tables.table(table)
    if seating.full(live):
        await _start(here, live)
    return answer(messages.table(live, player.id), 201)


async def _start(here: Here, live: TableOf, bots: str | None = None) -> None:
    work = starting.start(here.live_tables, here.readiness, live, bots)
    if here.readiness.ready(live.row.game):
        await work
    else:
        here.live_tables.spawn(work)


@router.get("/tables", response_model=Tables)
async def list_tables(
    here: Here,
    player: Anyone,
    which: Annotated[Literal["open", "mine", "watch", "finished", "played", "archived"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(max_length=64, pattern=r"^[a-z0-9_-]*$")] = None,
    before: Before = None,
) -> Response:
    return answer(await here.store.read(lambda database: listing.listed(database, which, game, before, id_of(player))))


@router.get("/tables/{id}", response_model=Table)
async def get_table(live: TableOf, player: Anyone) -> Response:
    return answer(messages.table(live, id_of(player)))


@router.post("/tables/{id}/join", response_model=Table)
async def join(here: Here, player: Me, table: TableId, body: Join, invite: Invite = None) -> Response:
    """Sit down. The game starts when the last seat is taken. The secret of the link may be in the body or in the URL."""
    given = body.invite or invite
    live = await find_table(here, player.id, table, given)
    here.readiness.check(live.row.game)
    await seating.join(here.live_tables, live, player, body.seat, given, body.contribution)
    if seating.full(live):
        await _start(here, live)
    return answer(messages.table(live, player.id))


@router.post("/tables/{id}/leave", status_code=204)
async def leave(here: Here, live: TableOf, player: Me) -> None:
    await seating.leave(here.live_tables, live, player)


@router.post("/tables/{id}/start", response_model=Table)
async def start(here: Here, live: TableOf, player: Me) -> Response:
    """Start the game, at once or as soon as the rules are compiled; free seats go to bots. Only the host may do this."""
    if live.row.host != player.id:
        raise forbidden("Only the host can start the game.", "not_host")
    here.readiness.check(live.row.game)
    await _start(here, live, live.row.setup.timeout_level)
    return answer(messages.table(live, player.id))


@router.post("/tables/{id}/rematch", response_model=Created)
async def rematch(here: Here, live: TableOf, player: Me, body: Rematch) -> Any:
    """Make a table for the same people, with the seats rotated by one. The second player to ask joins the same table."""
    if live.row.status != "finished" or live.row.imported:
        raise conflict("not_over", "The game is not over yet.")
    if not live.seats_of(player.id):
        raise forbidden("You did not play at this table.", "no_seat")
    if live.row.rematch is None:
        here.readiness.check_offered(live.row.game)
    table = await here.store.write(
        lambda database: creating.rematch(here.live_tables, database, live, player, body.shuffle, body.contribution)
    )
    await here.live_tables.look_again([live.id])
    new = await here.live_tables.table(table)
    if new.row.status == "waiting" and not new.seats_of(player.id):
        await seating.join(here.live_tables, new, player, None, new.row.invite, body.contribution)
    if new.row.status == "waiting" and seating.full(new):
        await _start(here, new)
    return {"id": table}


@router.post("/tables/{id}/contribution", response_model=Table)
async def contribute(here: Here, live: TableOf, player: Me, body: Contribution) -> Response:
    """Open what you have promised to contribute to the deal, once every seat is taken. The last contribution starts the game."""
    await dealing.contribute(here.live_tables, live, player.id, body.value)
    deal = live.row.setup.deal
    if live.row.status == "waiting" and deal is not None and not dealing.promised(deal):
        await _start(here, live, deal.bots)
    return answer(messages.table(live, player.id))


@router.get("/tables/{id}/verification", response_model=Verification)
async def get_verification(here: Here, live: TableOf, request: Request) -> Any:
    """Deal a finished game again from its secret, and compare."""
    if live.timeline is None or not live.timeline.over:
        raise conflict("not_over", "A deal can be verified once the game is over.")
    here.limits.spend("verify", address(request))
    record = live.timeline.game.record()
    return (await asyncio.to_thread(verify, record))._asdict()


@router.post("/tables/{id}/archive", status_code=204)
async def archive(here: Here, live: TableOf, player: Me, body: Archive) -> None:
    """Archive a table in one's own lists, or take it back."""
    await here.store.write(lambda database: listing.archive(here.live_tables, database, live.id, player.id, body.archived))
    await here.live_tables.look_again([live.id])


@router.get("/tables/{id}/record", response_model=dict[str, Any])
async def get_record(live: TableOf) -> Response:
    """Return the record once the game is over. It contains every secret."""
    if live.timeline is None or not live.timeline.over:
        raise conflict("not_over", "The record becomes available when the game is over.")
    response = answer(live.timeline.game.record())
    response.headers["Content-Disposition"] = f'attachment; filename="{live.row.game}-{live.id}.json"'
    return response


@router.post("/records", response_model=Created, status_code=201)
async def import_record(here: Here, player: Me, request: Request, body: Records) -> Any:
    """Import a record as a finished table, to look at."""
    here.limits.spend("record", address(request))
    game = body.record.get("game")
    if isinstance(game, str) and game in here.readiness.offered:
        await here.readiness.wait(game)
    try:
        table = await here.store.write(lambda database: importing.import_record(database, player, body.record))
    except (RecursionError, OverflowError) as error:
        raise Refused(422, "invalid", str(error)) from None
    return {"id": table}
