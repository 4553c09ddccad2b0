"""Ratings and results: how a finished game counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, replace
from statistics import fmean

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from saqqara.server.store import schema
from saqqara.server.store.rows import BOT, RatingRow, Result, SeatRow, fetch_all

MODEL = PlackettLuce()
UPSERT = sa.text(
    "INSERT INTO ratings (game, who, mean, deviation, games) VALUES (:game, :who, :mean, :deviation, :games)"
    " ON CONFLICT (game, who) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games"
)


def who(seat: SeatRow) -> str | None:
    """Return the name under which a seat is rated: a person's id, or the level of a bot that played the whole game."""
    if seat.kind == "person":
        return seat.player if not seat.here else None
    return f"{BOT}{seat.level}"


def rateable(seats: Sequence[SeatRow]) -> bool:
    """Whether there is a person, and nobody sits twice or shares a screen. Two bots of one level may meet: they share a rating."""
    people = [seat.player for seat in seats if seat.kind == "person"]
    return bool(people) and None not in people and len(set(people)) == len(people) and not any(seat.here for seat in seats)


def finish(connection: Connection, table: str, game: str, result: Result, helped: frozenset[int]) -> Result:
    """Note places and scores, and rate the players if the game counts. It counts as lost for players for whom a bot has decided.

    Return the result as stored: another process may have given a hint that this one has not heard about yet.
    """
    if connection.execute(sa.select(schema.tables.c.unrated).where(schema.tables.c.id == table)).scalar_one():
        result = replace(result, practice=True, rated=False)
    for seat, score in enumerate(result.scores):
        place = len(result.places) if seat in helped else result.places[seat]
        where = sa.and_(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
        connection.execute(sa.update(schema.seats).where(where).values(place=place, score=score))
    values = {"result": asdict(result), "unrated": result.practice}
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**values))
    if result.rated:
        query = sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        _rate(connection, game, fetch_all(connection, SeatRow, query))
    return result


def _rate(connection: Connection, game: str, seats: list[SeatRow]) -> None:
    names = [who(seat) for seat in seats]
    query = sa.select(schema.ratings).where(schema.ratings.c.game == game, schema.ratings.c.who.in_([n for n in names if n]))
    known = {row.who: row for row in fetch_all(connection, RatingRow, query.with_for_update())}
    before = [MODEL.rating(mu=known[name].mean, sigma=known[name].deviation) if name in known else MODEL.rating() for name in names]
    after = MODEL.rate([[rating] for rating in before], ranks=[float(seat.place or 0) for seat in seats])
    new: defaultdict[str, list[PlackettLuceRating]] = defaultdict(list)
    for name, (rating,) in zip(names, after, strict=True):
        if name is not None:
            new[name].append(rating)
    for name, results in new.items():  # bots of one level at one table have several: their rating changes by the mean
        mean, deviation = fmean(each.mu for each in results), fmean(each.sigma for each in results)
        played = known[name].games + 1 if name in known else 1
        connection.execute(UPSERT, {"game": game, "who": name, "mean": mean, "deviation": deviation, "games": played})
