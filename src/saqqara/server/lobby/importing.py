"""Imported records: finished tables to look at, which count for nobody."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

import saqqara
from saqqara.errors import BadRecord, SaqqaraError
from saqqara.server.errors import from_engine
from saqqara.server.people.text_rules import NAME_LENGTH, clean_name
from saqqara.server.store import schema
from saqqara.server.store.rows import FirstControl, NoClock, PlayerRow, Result, SeatRow, Setup, Start, TableRow, new_id, values
from saqqara.table import Game

LATEST = 1e11
"""The latest time that a record may contain."""


def import_record(connection: Connection, player: PlayerRow, record: dict[str, Any]) -> str:
    """Store a record as a finished table of this player and return its id."""
    try:
        game = saqqara.replay(record)
    except SaqqaraError as error:
        raise from_engine(error) from None
    document = game.record()
    if not all(at is None or 0 <= at < LATEST for at in document["times"]):
        raise from_engine(BadRecord("times: seconds since 1970, or null"))
    document["seats"] = [_name(name, seat) for seat, name in enumerate(document["seats"])]
    table = _table(player.id, game, document)
    connection.execute(sa.insert(schema.tables).values(**values(table)))
    connection.execute(sa.insert(schema.seats), [asdict(seat) for seat in _seats(table.id, game, document["seats"])])
    if entries := _entries(table.id, document):
        connection.execute(sa.insert(schema.entries), entries)
    return table.id


def _table(host: str, game: Game, document: dict[str, Any]) -> TableRow:
    now = time.time()
    start = Start({**document, "actions": [], "times": []}, [FirstControl(person=True, level=None)] * game.players, 0.0)
    setup = Setup(game.options, NoClock(), "bot", timeout_level="", shuffle=False, seed=None, components=game.components)
    return TableRow(
        id=new_id(),
        game=game.name,
        status="finished",
        public=False,
        host=host,
        invite=secrets.token_urlsafe(12),
        setup=setup,
        start=start,
        entries=game.number,
        mover=None,
        deadline=None,
        result=Result(game.places, game.scores, game.winners, "played"),
        rematch=None,
        imported=True,
        unrated=True,
        created=now,
        changed=now,
    )


def _name(name: str | None, seat: int) -> str:
    try:
        return clean_name(name or "")[:NAME_LENGTH]
    except ValueError:
        return str(seat + 1)


def _seats(table: str, game: Game, names: list[str]) -> list[SeatRow]:
    played = zip(names, game.places, game.scores, strict=True)
    return [SeatRow(table, seat, "person", name=name, place=place, score=score) for seat, (name, place, score) in enumerate(played)]


def _entries(table: str, document: dict[str, Any]) -> list[dict[str, Any]]:
    played = zip(document["actions"], document["times"], strict=True)
    return [
        {"table_id": table, "number": number, "kind": "play", "body": {"action": action}, "at": at or 0.0}
        for number, (action, at) in enumerate(played)
    ]
