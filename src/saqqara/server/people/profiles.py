"""The public facts about a player: ratings, statistics and the ladder."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara.server.people.accounts import public
from saqqara.server.store import schema
from saqqara.server.store.rows import NamedRating, PlayerRow, RatingRow, fetch_all, fetch_one


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """How a player has done in one game."""

    game: str
    finished: int
    won: int
    mean_place: float
    mean_score: float
    best_score: int


def profile(connection: Connection, player: str) -> dict[str, Any] | None:
    row = fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.id == player))
    if row is None or row.deleted:
        return None
    rated = sa.select(schema.ratings).where(schema.ratings.c.who == player).order_by(schema.ratings.c.game)
    return {
        "player": public(row),
        "ratings": [_rating(each) for each in fetch_all(connection, RatingRow, rated)],
        "statistics": [asdict(each) for each in _statistics(connection, player)],
    }


def _rating(rating: RatingRow) -> dict[str, Any]:
    return {
        "game": rating.game,
        "points": rating.points,
        "mean": round(rating.mean, 3),
        "deviation": round(rating.deviation, 3),
        "games": rating.games,
    }


def _statistics(connection: Connection, player: str) -> list[GameStatistics]:
    """Count the games that are neither practice nor imported nor played by several people at one screen."""
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        sa.select(
            tables.game,
            sa.func.count().label("finished"),
            sa.func.sum(sa.case((seats.place == 1, 1), else_=0)).label("won"),
            sa.func.avg(seats.place).label("mean_place"),
            sa.func.avg(seats.score).label("mean_score"),
            sa.func.max(seats.score).label("best_score"),
        )
        .select_from(schema.seats.join(schema.tables, tables.id == seats.table_id))
        .where(seats.player == player, seats.here.is_(False), tables.status == "finished", tables.unrated.is_(False))
        .group_by(tables.game)
        .order_by(tables.game)
    )
    return fetch_all(connection, GameStatistics, query)


def ladder(connection: Connection, game: str, most: int) -> list[dict[str, Any]]:
    """Return the best players of a game, bots among them."""
    columns = schema.ratings.c
    order = (columns.mean - 3 * columns.deviation).desc()
    query = (
        sa.select(schema.ratings, schema.players.c.name)
        .outerjoin(schema.players, schema.players.c.id == columns.who)
        .where(columns.game == game)
        .order_by(order, columns.who)
        .limit(most)
    )
    return [
        {"player": None if row.level else row.who, "name": row.name or row.level, "level": row.level, "rating": _rating(row)}
        for row in fetch_all(connection, NamedRating, query)
    ]
