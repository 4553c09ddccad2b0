"""The game itself over HTTP: state, moves, undo, previews, hints, leaving and coming back, replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request, Response

from saqqara import texts
from saqqara.errors import Cancelled, SaqqaraError
from saqqara.server.api.routes.common import Anyone, Here, Me, TableOf, answer, id_of, unless_gone
from saqqara.server.api.schemas.play import (
    Consent,
    Event,
    HandOver,
    Hint,
    Pause,
    Play,
    Preview,
    Scores,
    SeatOnly,
    State,
    Undo,
    View,
    Why,
)
from saqqara.server.errors import Refused, conflict, forbidden, from_engine
from saqqara.server.metrics import MOVE_SECONDS
from saqqara.server.play import commands, messages
from saqqara.server.play.committing import running, stale
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.table import SPECTATOR, Game, replay
from saqqara.table.drawing import draw
from saqqara.table.view_json import plain
from saqqara.texts import Language

router = APIRouter(tags=["play"])
ActionText = Annotated[str, Query(max_length=200)]
SeatChoice = Annotated[int | None, Query(ge=-1, le=15)]


def state_for(live: LiveTable, player: str | None, seat: int | None, seen: int = 0, undos: int | None = None) -> orjson.Fragment:
    if live.timeline is None:
        raise conflict("not_started", "The game has not begun.")
    timeline = live.timeline
    return orjson.Fragment(messages.state(timeline, eyes(live, player, seat), seen, undos, messages.common(live, timeline)))


def eyes(live: LiveTable, player: str | None, seat: int | None) -> int:
    """Return the seat whose view a player may see: their own, a spectator's, or anybody's when the game is over."""
    if seat is None:
        return live.seat_shown(player)
    if live.timeline is None or seat >= live.timeline.game.players:
        raise Refused(422, "no_seat", "There is no such seat.")
    if seat == SPECTATOR or live.timeline.over or seat in live.seats_of(player):
        return seat
    raise forbidden("Others' seats can be viewed once the game is over.", "no_seat")


@router.get("/tables/{id}/state", response_model=State)
async def get_state(
    live: TableOf,
    player: Anyone,
    seen: Annotated[int, Query(ge=0, le=100_000)] = 0,
    undos: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    seat: SeatChoice = None,
) -> Response:
    return answer(state_for(live, id_of(player), seat, seen, undos))


@router.post("/tables/{id}/play", response_model=State)
async def play(here: Here, live: TableOf, player: Me, body: Play) -> Response:
    with MOVE_SECONDS.time():
        await commands.play(here.live_tables, live, player.id, body.request())
    return answer(state_for(live, player.id, None, body.seen, body.undos))


@router.post("/tables/{id}/undo", response_model=State)
async def undo(here: Here, live: TableOf, player: Me, body: Undo) -> Response:
    """Take back one's last decision; with `to`, ask all to go back to that number."""
    await commands.undo(here.live_tables, live, player.id, body.request())
    return answer(state_for(live, player.id, None))


@router.post("/tables/{id}/consent", response_model=State)
async def consent(here: Here, live: TableOf, player: Me, body: Consent) -> Response:
    await commands.consent(here.live_tables, live, player.id, body.agree, body.to, body.seat)
    return answer(state_for(live, player.id, None))


@router.post("/tables/{id}/resign", response_model=State)
async def resign(here: Here, live: TableOf, player: Me, body: SeatOnly) -> Response:
    await commands.resign(here.live_tables, live, player.id, body.seat)
    return answer(state_for(live, player.id, None))


@router.post("/tables/{id}/handover", response_model=State)
async def hand_over(here: Here, live: TableOf, player: Me, body: HandOver) -> Response:
    """Let a bot take over the seat, which can be taken back at any time."""
    if body.level is not None:
        here.levels.check(body.level)
    await commands.hand_over(here.live_tables, live, player.id, body.seat, body.level)
    return answer(state_for(live, player.id, None))


@router.post("/tables/{id}/takeback", response_model=State)
async def take_back(here: Here, live: TableOf, player: Me, body: SeatOnly) -> Response:
    await commands.take_back(here.live_tables, live, player.id, body.seat)
    return answer(state_for(live, player.id, None))


@router.post("/tables/{id}/pause", response_model=State)
async def pause(here: Here, live: TableOf, player: Me, body: Pause) -> Response:
    await commands.pause(here.live_tables, live, player.id, body.paused)
    return answer(state_for(live, player.id, None))


def _to_move(live: LiveTable, player: str) -> Game:
    timeline = running(live)
    if timeline.mover not in live.seats_of(player):
        raise conflict("not_your_turn", "It is not your turn.", "table-why-not-your-turn")
    return timeline.game


@router.get("/tables/{id}/preview", response_model=Preview)
async def preview(live: TableOf, player: Me, action: ActionText) -> Response:
    """What an action would do, as far as its mover can know."""
    game = _to_move(live, player.id)
    try:
        found = game.preview(_meant(action))
    except SaqqaraError as error:
        raise from_engine(error) from None
    found["events"] = [{key: value for key, value in event.items() if key != "audience"} for event in found["events"]]
    return answer({"points": None, "table": None, **found})


@router.get("/tables/{id}/why", response_model=Why)
async def why(live: TableOf, player: Me, action: ActionText, language: Language = "en") -> Response:
    """The rule that forbids an action now."""
    game = _to_move(live, player.id)
    try:
        chosen = game.action(_meant(action))
        if chosen in game.actions():
            raise conflict("legal", "This is allowed.")
        key, arguments = game.why_not(chosen)
    except SaqqaraError as error:
        raise from_engine(error) from None
    return answer({"key": key, "arguments": arguments, "text": texts.say(key, language, **arguments)})


def _meant(action: str) -> int | str:
    return int(action) if action.isascii() and action.isdigit() else action


@router.get("/tables/{id}/hint", response_model=Hint)
async def hint(
    here: Here, live: TableOf, player: Me, request: Request, level: Annotated[str | None, Query(max_length=32)] = None
) -> Any:
    """A bot's advice, where nobody else plays. A game with hints is not rated."""
    here.limits.spend("hint", player.id)
    chosen = here.levels.check(level) if level is not None else here.levels.default
    if not messages.may_hint(live, player.id):
        raise forbidden("There are no hints in games with other people.", "no_hints")
    game = _to_move(live, player.id).copy()
    if not live.row.unrated and await here.store.write(lambda database: _make_practice(here.live_tables, database, live.id)):
        live.row.unrated = True
    try:
        found = await unless_gone(request, here.runner.explain(live.id, game, chosen))
    except Cancelled:
        raise stale() from None
    return hint_document(game, found)


def _make_practice(live_tables: LiveTables, database: sa.Connection, table: str) -> bool:
    """Note that a hint was given; return whether the game was still running."""
    where = (schema.tables.c.id == table, schema.tables.c.status == "playing")
    changed = database.execute(sa.update(schema.tables).where(*where).values(unrated=True)).rowcount == 1
    if changed:
        live_tables.bus.notify(database, "entry", table)
    return changed


def hint_document(game: Game, found: dict[str, Any]) -> dict[str, Any]:
    choices = [
        {
            "action": plain(game.action(choice["number"])),
            "visits": choice["visits"],
            "win_chance": _known(choice["win"]),
            "margin": _known(choice["margin"]),
        }
        for choice in found["choices"]
    ]
    line = [str(step["words"]) for step in found["line"]]
    return {"number": game.number, "seat": found["seat"], "best": choices[0]["action"], "choices": choices, "line": line}


def _known(values: Any) -> list[float] | None:
    return None if values is None or any(value is None for value in values) else [round(float(value), 4) for value in values]


@router.get("/tables/{id}/at/{number}", response_model=View)
async def at_number(
    live: TableOf, player: Anyone, number: Annotated[int, Path(ge=0, le=100_000)], seat: SeatChoice = None
) -> Response:
    """The table after that many decisions, as the seat knew it then. Once the game is over, omit the seat to see everything."""
    game, chosen = _seen_at(live, id_of(player), number, seat)
    return answer(game.outline(chosen) | {"actions": [], "undo": False})


@router.get("/tables/{id}/drawing", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def drawing(
    live: TableOf,
    player: Anyone,
    number: Annotated[int, Query(ge=0, le=100_000)],
    seat: SeatChoice = None,
    language: Language = "en",
) -> Response:
    """The same as drawn in a terminal, for clients that have no board for the game."""
    game, chosen = _seen_at(live, id_of(player), number, seat)
    return Response(await asyncio.to_thread(draw, game, chosen, language), media_type="text/plain; charset=utf-8")


def _seen_at(live: LiveTable, player: str | None, number: int, seat: int | None) -> tuple[Game, int | None]:
    """The game after that many decisions, and the seat whose knowledge of it may be shown; None for everything."""
    if live.timeline is None:
        raise conflict("not_started", "The game has not begun.")
    over = live.timeline.over
    chosen = None if seat is None and over else eyes(live, player, seat)
    last = live.timeline.game.number if over else messages.number(live, eyes(live, player, seat))
    if number > last:
        raise Refused(422, "no_number", f"There have been {last} decisions.")
    # While secret decisions are being made, a seat's own count says nothing about the record's: such a seat sees the present.
    if chosen is not None and not over and number > messages.number(live, SPECTATOR):
        return live.timeline.game, chosen
    return replay(live.timeline.game.record(), upto=number), chosen


@router.get("/tables/{id}/scores", response_model=Scores)
async def scores(live: TableOf) -> Response:
    """Where the points came from, once the game is over: a forecast with nothing hidden."""
    if live.timeline is None or not live.timeline.over:
        raise conflict("not_over", "The scores can be viewed once the game is over.")
    record = live.timeline.game.record()
    return answer({"scores": await asyncio.to_thread(messages.scores, record)})


@router.get("/tables/{id}/events", response_model=list[Event])
async def events(
    live: TableOf, player: Anyone, since: Annotated[int, Query(ge=0, le=100_000)] = 0, seat: SeatChoice = None
) -> Response:
    """What happened, as far as the seat may know."""
    if live.timeline is None:
        return answer([])
    return answer(messages.events(live.timeline, eyes(live, id_of(player), seat), since))
