"""Tables before and around a game: made, joined, left, started, listed, played again, imported."""

from __future__ import annotations

import random
import secrets
import time
from contextlib import suppress
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

import saqqara
from saqqara import games, texts
from saqqara.errors import BadComponents, BadOption, BadRecord, SaqqaraError
from saqqara.server.api.schemas import NAME_LENGTH, NewTable, SeatChoice
from saqqara.server.bots.levels import Levels
from saqqara.server.bots.readiness import Readiness
from saqqara.server.errors import Refused, conflict, forbidden, from_engine, nobody, not_found
from saqqara.server.people import accounts, turn_notices
from saqqara.server.people.text_rules import clean_name
from saqqara.server.play import commands, messages
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import Hub
from saqqara.server.play.timeline import SeatControl, Timeline
from saqqara.server.store import entry_log, schema
from saqqara.table import options as checking
from saqqara.table.game import start as begin

PAGE = 50
LATEST = 1e11
"""No time in a record is later."""
SET_BYTES = 100_000
"""Many times what a set of tiles or a table of provinces takes: everybody at the table gets it."""
Row = dict[str, Any]


# Making


def check(new: NewTable, levels: Levels) -> tuple[dict[str, str | bool], str]:
    """The full options and the stand-in level, or what is wrong with the new."""
    try:
        rulebook = games.find(new.game)
        checking.check_players(rulebook, len(new.seats))
        components = rulebook.components
        given = dict(new.options)
        if new.components is not None:
            option, name = check_components(new.game, new.components)
            given[option] = name
        elif components and given.get(components.option, components.names()[0]) not in components.names():
            raise BadOption(f"{components.option}: one of {', '.join(components.names())}")
        full = checking.check_options(rulebook, given)
    except SaqqaraError as error:
        raise from_engine(error) from None
    for seat in new.seats:
        if seat.kind == "bot":
            levels.check(seat.level)
    if new.timeout_level is not None:
        levels.check(new.timeout_level)
    return full, new.timeout_level or levels.default


def check_components(game: str, content: Row) -> tuple[str, str]:
    """The option and the name of a set of one's own, or what is wrong with it."""
    try:
        components = games.find(game).components
        if components is None:
            raise BadOption(f"components: {game} has none that can be replaced")
        if len(orjson.dumps(content)) > SET_BYTES:
            raise BadComponents("set: this is larger than any right one")
        components.check(content)
    except SaqqaraError as error:
        raise from_engine(error) from None
    return components.option, str(content["set"])


def create(connection: Connection, player: Row, new: NewTable, full: dict[str, str | bool], stand_in: str) -> str:
    now, table = time.time(), accounts.new_id()
    setup = {
        "options": full,
        "components": new.components,
        "clock": new.clock.model_dump(),
        "on_timeout": new.on_timeout,
        "timeout_level": stand_in,
        "shuffle": new.shuffle,
        "seed": new.seed,
        "kept": [number for number, seat in enumerate(new.seats) if seat.kind == "invited"],
    }
    values = {
        "id": table,
        "game": new.game,
        "status": "waiting",
        "public": new.public,
        "host": player["id"],
        "invite": secrets.token_urlsafe(12),
        "setup": setup,
        "entries": 0,
        "unrated": new.seed is not None or new.components is not None,
        "imported": False,
        "created": now,
        "changed": now,
    }
    connection.execute(sa.insert(schema.tables).values(**values))
    around = sum(seat.kind in ("me", "here") for seat in new.seats) > 1
    connection.execute(
        sa.insert(schema.seats),
        [{"table_id": table, "seat": number, **_seat(seat, player, around)} for number, seat in enumerate(new.seats)],
    )
    return table


def _seat(choice: SeatChoice, player: Row, around: bool) -> Row:
    person = choice.kind in ("me", "here")
    return {
        "kind": "person" if person else choice.kind,
        "player": player["id"] if person else None,
        "name": (choice.name if choice.kind == "here" else None) or player["name"] if person else None,
        "here": person and around,
        "level": choice.level if choice.kind == "bot" else None,
        "archived": False,
    }


# Coming and going


async def join(hub: Hub, live: LiveTable, player: Row, seat: int | None, invite: str | None) -> None:
    async with live.lock:
        _waiting(live)
        if live.seats_of(player["id"]):
            raise conflict("seated", "You sit at this table already.")
        free = [row["seat"] for row in live.seats if row["kind"] == "open" or (row["kind"] == "invited" and has_link(live, invite))]
        if seat is not None and seat not in free:
            raise conflict("taken", "This seat is not free.")
        if not free:
            raise conflict("full", "There is no free seat.")
        chosen = free[0] if seat is None else seat
        values = {"kind": "person", "player": player["id"], "name": player["name"]}
        await _change_seat(hub, live, chosen, ("open", "invited"), values)


async def leave(hub: Hub, live: LiveTable, player: Row) -> None:
    """Get up before the start. When the host leaves, the table goes to the next person, or is cleared away."""
    async with live.lock:
        _waiting(live)
        mine = live.seats_of(player["id"])
        if not mine and live.row["host"] != player["id"]:
            raise forbidden("You have no seat at this table.", "no_seat")
        for seat in mine:
            kind = "open" if live.row["public"] and seat not in live.row["setup"].get("kept", []) else "invited"
            await _change_seat(hub, live, seat, ("person",), {"kind": kind, "player": None, "name": None, "here": False})
        if live.row["host"] == player["id"]:
            concerned = await hub.store.write(lambda connection: _pass_on(hub, connection, live.id))
            with suppress(Refused):  # it has been cleared away
                await hub.refresh(live)
            await hub.look_again(concerned)


def _pass_on(hub: Hub, connection: Connection, table: str) -> list[str]:
    """The next person is the host; where nobody sits any more, the table goes, and the tables are returned that led to it."""
    columns, seats = schema.tables.c, schema.seats.c
    query = sa.select(seats.player).where(seats.table_id == table, seats.player.is_not(None)).order_by(seats.seat).limit(1)
    heir, concerned = connection.execute(query).scalar_one_or_none(), list[str]()
    if heir:
        connection.execute(sa.update(schema.tables).where(columns.id == table).values(host=heir))
    else:
        old = sa.update(schema.tables).where(columns.rematch == table).values(rematch=None)
        concerned = list(connection.execute(old.returning(columns.id)).scalars())
        for rows in (schema.notices, schema.chat, schema.seats):
            connection.execute(sa.delete(rows).where(rows.c.table_id == table))
        connection.execute(sa.delete(schema.tables).where(columns.id == table))
    hub.tell_changed(connection, [table, *concerned])
    return concerned


def _waiting(live: LiveTable) -> None:
    if live.row["status"] != "waiting":
        raise conflict("started", "The game has begun.")


async def _change_seat(hub: Hub, live: LiveTable, seat: int, kinds: tuple[str, ...], values: Row) -> None:
    """Change a seat unless another process was faster."""
    where = (schema.seats.c.table_id == live.id, schema.seats.c.seat == seat, schema.seats.c.kind.in_(kinds))
    waiting = sa.select(schema.tables.c.id).where(schema.tables.c.id == live.id, schema.tables.c.status == "waiting").exists()

    def write(connection: Connection) -> bool:
        changed = connection.execute(sa.update(schema.seats).where(*where, waiting).values(**values)).rowcount == 1
        if changed:
            hub.bus.tell(connection, "entry", live.id)
        return changed

    changed = await hub.store.write(write)
    await hub.refresh(live)
    if not changed:
        raise conflict("taken", "Somebody was faster.")


# Starting


def full(live: LiveTable) -> bool:
    return all(row["kind"] in ("person", "bot") for row in live.seats)


async def start(hub: Hub, readiness: Readiness, live: LiveTable, bots: str | None = None) -> None:
    """Begin the game. With a level in `bots`, free seats go to bots of that level."""
    await readiness.wait(live.row["game"])
    async with live.lock:
        _waiting(live)
        if not full(live) and bots is None:
            raise conflict("seats_free", "There are free seats.")
        seats = [dict(row) for row in live.seats]
        for row in seats:
            if row["kind"] not in ("person", "bot"):
                row |= {"kind": "bot", "level": bots}
        if live.row["setup"]["shuffle"]:
            random.SystemRandom().shuffle(seats)
        _name_bots(seats)
        document, timeline = _begin(live.row, seats)
        if not await hub.store.write(lambda connection: _write_start(connection, hub, live, seats, document, timeline)):
            await hub.refresh(live)
            raise conflict("started", "The game has begun.")
        await hub.refresh(live)
        if timeline.bot_to_move:
            hub.wake_bots()
        hub.tell_turns(live.id, live.row["game"], commands.turns(live, None, timeline))


def _name_bots(seats: list[Row]) -> None:
    """Bots are called by their level; where several of one level play, numbered."""
    levels = [row["level"] for row in seats if row["kind"] == "bot"]
    count: dict[str, int] = {}
    for row in seats:
        if row["kind"] == "bot":
            level = row["level"]
            count[level] = count.get(level, 0) + 1
            key = f"bots-level-{level}"
            name = texts.say(key) if texts.say(key) != key else level.capitalize()
            row["name"] = name if levels.count(level) == 1 else f"{name} {count[level]}"


def _begin(row: Row, seats: list[Row]) -> tuple[Row, Timeline]:
    setup = row["setup"]
    if own := setup.get("components"):
        game = begin(games.find(row["game"]), len(seats), checking.check_seed(setup["seed"]), setup["options"], own)
    else:
        game = saqqara.new(row["game"], players=len(seats), seed=setup["seed"], **setup["options"])
    game.seats = [seat["name"] for seat in seats]
    hands = [{"person": seat["kind"] == "person", "level": seat["level"]} for seat in seats]
    document: Row = {"record": game.record(), "hands": hands, "at": time.time()}
    return document, Timeline.begin(document["record"], [SeatControl(**hand) for hand in hands], setup["clock"], document["at"])


def _write_start(connection: Connection, hub: Hub, live: LiveTable, seats: list[Row], document: Row, timeline: Timeline) -> bool:
    values = {
        "status": "playing",
        "start": document,
        "mover": timeline.mover,
        "deadline": timeline.clock.deadline(),
        "changed": document["at"],
    }
    where = (schema.tables.c.id == live.id, schema.tables.c.status == "waiting")
    if connection.execute(sa.update(schema.tables).where(*where).values(**values)).rowcount != 1:
        return False
    for number, seat in enumerate(seats):
        changed = {key: seat[key] for key in ("kind", "player", "name", "here", "level")}
        place = (schema.seats.c.table_id == live.id, schema.seats.c.seat == number)
        connection.execute(sa.update(schema.seats).where(*place).values(**changed))
    begun = LiveTable(live.row, seats, timeline)
    if timeline.bot_to_move:
        job = {"seat": timeline.mover, "level": timeline.bot_to_move}
        entry_log.run(connection, entry_log.JOB, {"table_id": live.id, "entry": 0, "created": document["at"], **job})
        hub.bus.tell(connection, "job")
    else:
        turn_notices.note_turn(connection, begun, timeline)
    hub.bus.tell(connection, "entry", live.id, game=live.row["game"], turns=commands.turns(begun, None, timeline))
    return True


# Afterwards


def rematch(hub: Hub, connection: Connection, live: LiveTable, player: Row, shuffle: bool) -> str:
    """A new table for the same people and bots; who asks second gets the same one."""
    query = sa.select(schema.tables.c.rematch).where(schema.tables.c.id == live.id).with_for_update()
    if made := connection.execute(query).scalar_one():
        return str(made)
    now, table = time.time(), accounts.new_id()
    row = {key: live.row[key] for key in ("game", "public", "setup")}
    hands = live.row["start"]["hands"]
    seats = [_again(seat, hand, player) for seat, hand in zip(live.seats, hands, strict=True)]
    turned = seats if shuffle else seats[1:] + seats[:1]
    kept = [number for number, seat in enumerate(turned) if seat["kind"] != "bot"]
    row["setup"] = {**row["setup"], "seed": None, "shuffle": shuffle, "kept": kept}
    extra = {"id": table, "status": "waiting", "host": player["id"], "invite": secrets.token_urlsafe(12), "entries": 0}
    own = row["setup"].get("components") is not None
    connection.execute(sa.insert(schema.tables).values(**row, **extra, unrated=own, imported=False, created=now, changed=now))
    connection.execute(sa.insert(schema.seats), [{"table_id": table, "seat": n, **seat} for n, seat in enumerate(turned)])
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.id).values(rematch=table))
    hub.tell_changed(connection, [live.id])
    return table


def _again(seat: Row, hand: Row, player: Row) -> Row:
    """Bots and those around this screen sit down at once; the others are invited by the link."""
    if not hand["person"]:
        return {"kind": "bot", "player": None, "name": None, "here": False, "level": hand["level"], "archived": False}
    stays = seat["player"] == player["id"]
    return {
        "kind": "person" if stays else "invited",
        "player": seat["player"] if stays else None,
        "name": seat["name"] if stays else None,
        "here": seat["here"] and stays,
        "level": None,
        "archived": False,
    }


def import_record(connection: Connection, player: Row, record: Row) -> str:
    """A record as a finished table of its own, to look at; it counts for nobody."""
    try:
        game = saqqara.replay(record)
    except SaqqaraError as error:
        raise from_engine(error) from None
    document, now, table = game.record(), time.time(), accounts.new_id()
    if not all(at is None or 0 <= at < LATEST for at in document["times"]):
        raise from_engine(BadRecord("times: seconds since 1970, or null"))
    document["seats"] = [_imported_name(name, seat) for seat, name in enumerate(document["seats"])]
    start = {"record": {**document, "actions": [], "times": []}, "hands": [{"person": True, "level": None}] * game.players, "at": 0}
    result = {"places": game.places, "scores": game.scores, "winners": game.winners, "reason": "played", "rated": False}
    setup = {
        "options": game.options,
        "components": game.components,
        "clock": {"kind": "none"},
        "on_timeout": "bot",
        "timeout_level": "",
    }
    head = {"id": table, "game": game.name, "status": "finished", "public": False, "host": player["id"]}
    head |= {"invite": secrets.token_urlsafe(12), "setup": {**setup, "shuffle": False, "seed": None}, "start": start}
    head |= {"entries": game.number, "result": result, "imported": True, "unrated": True, "created": now, "changed": now}
    connection.execute(sa.insert(schema.tables).values(**head))
    _import_seats(connection, table, document["seats"], result)
    _import_entries(connection, table, document)
    return table


def _imported_name(name: str | None, seat: int) -> str:
    try:
        return clean_name(name or "")[:NAME_LENGTH]
    except ValueError:
        return str(seat + 1)


def _import_seats(connection: Connection, table: str, names: list[str], result: Row) -> None:
    rows = zip(names, result["places"], result["scores"], strict=True)
    connection.execute(
        sa.insert(schema.seats),
        [
            {"table_id": table, "seat": seat, "kind": "person", "name": name, "place": place, "score": score}
            for seat, (name, place, score) in enumerate(rows)
        ],
    )


def _import_entries(connection: Connection, table: str, document: Row) -> None:
    played = zip(document["actions"], document["times"], strict=True)
    story = [
        {"table_id": table, "number": number, "kind": "play", "body": {"action": action}, "at": at or 0.0}
        for number, (action, at) in enumerate(played)
    ]
    if story:
        connection.execute(sa.insert(schema.entries), story)


def archive(hub: Hub, connection: Connection, table: str, player: str, archived: bool) -> None:
    """Put a table away from a player's own lists, or back."""
    connection.execute(sa.update(schema.seats).where(schema.seats.c.table_id == table, _theirs(player)).values(archived=archived))
    hub.tell_changed(connection, [table])


def _theirs(player: str) -> sa.ColumnElement[bool]:
    """The seats by which a table belongs to a player, as `views.theirs` says it of a table in memory."""
    columns = schema.tables.c
    brought = sa.select(columns.id).where(columns.imported, columns.host == player)
    return (schema.seats.c.player == player) | schema.seats.c.table_id.in_(brought)


# Looking


def may_see(live: LiveTable, player: str | None, invite: str | None) -> None:
    """Public tables and finished games are open to all, others to those who sit there or have the link."""
    row = live.row
    if row["public"] or row["status"] == "finished" or live.seats_of(player) or row["host"] == player:
        return
    if not has_link(live, invite):
        raise not_found()


def has_link(live: LiveTable, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(invite.encode(), live.row["invite"].encode())


def listed(connection: Connection, which: str, game: str | None, before: float | None, player: str | None) -> Row:
    """Tables for a list, the latest first."""
    columns, me = schema.tables.c, player or ""
    own = columns.id.in_(sa.select(schema.seats.c.table_id).where(_theirs(me)))
    away = columns.id.in_(sa.select(schema.seats.c.table_id).where(_theirs(me), schema.seats.c.archived))
    finished = columns.status == "finished"
    sorts = {
        "open": (columns.status == "waiting") & columns.public,
        "watch": (columns.status == "playing") & columns.public,
        "mine": ~finished & (own | (columns.host == me)),
        "finished": finished & (columns.public | own) & ~away,
        "played": finished & own & ~away,
        "archived": finished & away,
    }
    query = sa.select(schema.tables).where(sorts[which]).order_by(columns.changed.desc(), columns.id).limit(PAGE + 1)
    if game is not None:
        query = query.where(columns.game == game)
    if before is not None:
        query = query.where(columns.changed < before)
    return _page(connection, query, player)


def public_games(connection: Connection, who: str, before: float | None, player: str | None) -> Row:
    """Public games that somebody has finished, the latest first."""
    columns = schema.tables.c
    theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == who)
    where = [columns.status == "finished", columns.public, columns.id.in_(theirs)]
    if before is not None:
        where.append(columns.changed < before)
    query = sa.select(schema.tables).where(*where).order_by(columns.changed.desc(), columns.id).limit(PAGE + 1)
    return _page(connection, query, player)


def _page(connection: Connection, query: sa.Select[Any], player: str | None) -> Row:
    rows = [dict(row) for row in connection.execute(query).mappings()]
    seats: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    found = sa.select(schema.seats).where(schema.seats.c.table_id.in_(list(seats))).order_by(schema.seats.c.seat)
    for seat in connection.execute(found).mappings():
        seats[seat["table_id"]].append(dict(seat))
    return {"tables": [_line(row, seats[row["id"]], player) for row in rows[:PAGE]], "more": len(rows) > PAGE}


def _line(row: Row, seats: list[Row], player: str | None) -> Row:
    mine = [seat["seat"] for seat in seats if player is not None and seat["player"] == player]
    return {
        **{key: row[key] for key in ("id", "game", "status", "public", "mover", "deadline", "result", "created", "changed")},
        "names": [seat["name"] or (seat["level"] if seat["kind"] == "bot" else None) for seat in seats],
        "kinds": [seat["kind"] for seat in seats],
        "my_seats": mine,
        "my_turn": row["mover"] in mine and seats[row["mover"]]["level"] is None,
        "clock": row["setup"]["clock"],
        "archived": any(seat["archived"] for seat in messages.theirs(row, seats, player)),
    }


def full_but_waiting(connection: Connection) -> list[str]:
    free = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind.in_(("open", "invited")))
    columns = schema.tables.c
    return list(connection.execute(sa.select(columns.id).where(columns.status == "waiting", columns.id.not_in(free))).scalars())


def games_begun(connection: Connection) -> list[str]:
    """The games of all tables that are not over."""
    columns = schema.tables.c
    return list(connection.execute(sa.select(columns.game).where(columns.status != "finished").distinct()).scalars())


def need_player(player: Row | None) -> Row:
    if player is None:
        raise nobody()
    return player
