"""People: guests by name, accounts by password, sessions by cookie; a guest's games move into the account."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection

from saqqara.server.errors import Refused, conflict
from saqqara.server.people import email_address
from saqqara.server.play import ratings
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import entry_log, schema
from saqqara.server.store.rows import (
    NamedRating,
    PlayerRow,
    PlayerSettings,
    RatingRow,
    SessionPlayer,
    fetch_all,
    fetch_one,
    parse,
)

HASHER = PasswordHasher()
SESSION_SECONDS = 365 * 86_400
RENEW_SECONDS = 86_400
"""A session that is used lives on, at the price of one write in so long."""
ASKED = 500
"""Sessions that are looked up at once."""
GONE = "—"
"""The name of players who have left for good."""

Row = dict[str, Any]


def new_id() -> str:
    return secrets.token_urlsafe(12)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


# Sessions


def open_session(connection: Connection, player: str, old: str | None) -> str:
    """A new session; the old one ends, so that a cookie planted before a login is worth nothing after it."""
    close_session(connection, old)
    token, now = secrets.token_urlsafe(32), time.time()
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.expires < now))
    values = {"token": _digest(token), "player": player, "created": now, "expires": now + SESSION_SECONDS}
    connection.execute(sa.insert(schema.sessions).values(**values))
    return token


def close_session(connection: Connection, token: str | None) -> None:
    if token:
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.token == _digest(token)))


def whose(connection: Connection, token: str | None) -> SessionPlayer | None:
    """The session's player, its token hash and its expiry."""
    if not token:
        return None
    query = (
        sa.select(schema.players, schema.sessions.c.token.label("session"), schema.sessions.c.expires.label("session_expires"))
        .join(schema.sessions, schema.sessions.c.player == schema.players.c.id)
        .where(schema.sessions.c.token == _digest(token), schema.sessions.c.expires > time.time())
    )
    return fetch_one(connection, SessionPlayer, query)


def is_ageing(player: SessionPlayer) -> bool:
    """Whether the session has not been renewed today."""
    return player.session_expires < time.time() + SESSION_SECONDS - RENEW_SECONDS


def renew_session(connection: Connection, session: bytes) -> None:
    values = {"expires": time.time() + SESSION_SECONDS}
    connection.execute(sa.update(schema.sessions).where(schema.sessions.c.token == session).values(**values))


def ended(connection: Connection, sessions: set[bytes]) -> set[bytes]:
    """Which of these sessions are over."""
    asked, columns = list(sessions), schema.sessions.c
    for start in range(0, len(asked), ASKED):
        query = sa.select(columns.token).where(columns.token.in_(asked[start : start + ASKED]), columns.expires > time.time())
        sessions = sessions.difference(connection.execute(query).scalars())
    return sessions


def public(player: PlayerRow) -> Row:
    """A player as others see them."""
    return {"id": player.id, "name": player.name, "guest": player.guest}


# Guests and accounts


def add_guest(connection: Connection, name: str) -> PlayerRow:
    guest = PlayerRow(new_id(), name, None, None, PlayerSettings(), time.time(), False)
    connection.execute(sa.insert(schema.players).values(**asdict(guest)))
    return guest


def rename(connection: Connection, player: PlayerRow, name: str) -> list[str]:
    """Another name for a player; return the tables concerned."""
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player.id).values(name=name))
    return rename_seats(connection, player.id, player.name, name)


def rename_seats(connection: Connection, player: str, before: str, name: str) -> list[str]:
    """Where the game has not begun, a player sits under the present name; who shares the screen keeps their own."""
    seats, tables = schema.seats.c, schema.tables.c
    waiting = sa.select(tables.id).where(tables.status == "waiting")
    change = sa.update(schema.seats).where(seats.player == player, seats.name == before, seats.table_id.in_(waiting))
    return list(connection.execute(change.values(name=name).returning(seats.table_id)).scalars())


def add_account(connection: Connection, guest: PlayerRow | None, name: str, hashed: str) -> PlayerRow:
    """An account of that name: the guest becomes it, with all games; else a new player.

    A guest's mail address does not come along: who has put the guest's cookie into this browser may have entered it, and could have
    a new password sent there.
    """
    login = name.casefold()
    if connection.execute(sa.select(schema.players.c.id).where(schema.players.c.login == login)).first():
        raise name_taken()
    if guest is None:
        guest = add_guest(connection, name)
    elif not guest.guest:
        raise conflict("has_account", "You have an account already.")
    settings = email_address.without_address(email_address.load(connection, guest.id))
    values = {"name": name, "login": login, "password": hashed, "settings": asdict(settings)}
    connection.execute(sa.update(schema.players).where(schema.players.c.id == guest.id).values(**values))
    return replace(guest, name=name, login=login, password=hashed, settings=settings)


def find_account(connection: Connection, name: str) -> PlayerRow | None:
    return fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.login == name.casefold()))


@cache
def _nobody() -> str:
    """Verified where there is no such account, so that the answer takes as long and tells nothing."""
    return HASHER.hash(secrets.token_hex())


def verify(account: PlayerRow | None, password: str) -> bool:
    """Whether the password is right. Slow on purpose: call it in a thread."""
    try:
        known = account.password if account else None
        return HASHER.verify(known or _nobody(), password) and known is not None
    except (Argon2Error, InvalidHashError):
        return False


def name_taken() -> Refused:
    return conflict("name_taken", "There is an account of that name already.")


def wrong_password() -> Refused:
    return Refused(401, "wrong_password", "Name or password is wrong.")


def wrong_old_password() -> Refused:
    return Refused(401, "old_password", "The old password is wrong.")


def change_password(connection: Connection, account: PlayerRow, hashed: str) -> str:
    """A new password, and the one session that lives on; whoever else was logged in has to know the new one."""
    columns = schema.players.c
    unchanged = (columns.id == account.id, columns.password == account.password)
    if not connection.execute(sa.update(schema.players).where(*unchanged).values(password=hashed)).rowcount:
        raise wrong_old_password()  # it has been changed from elsewhere in the meantime
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.player == account.id))
    return open_session(connection, account.id, None)


def move_games(connection: Connection, guest: str, account: str) -> list[str]:
    """Everything of a guest becomes the account's; return the tables concerned."""
    tables = list(connection.execute(sa.select(schema.seats.c.table_id).where(schema.seats.c.player == guest)).scalars())
    for table, column in ((schema.seats, "player"), (schema.tables, "host"), (schema.chat, "player"), (schema.reports, "said_by")):
        connection.execute(sa.update(table).where(table.c[column] == guest).values({column: account}))
    _move_where_new(connection, schema.reports, "by", "chat", guest, account)
    _move_where_new(connection, schema.ratings, "who", "game", guest, account)
    _drop_rows(connection, guest)
    connection.execute(sa.delete(schema.players).where(schema.players.c.id == guest))
    return sorted(set(tables))


def _move_where_new(connection: Connection, table: sa.Table, whose: str, about: str, guest: str, account: str) -> None:
    """Rows of which a person has one for each thing: the account's own stay, the guest's fill the gaps."""
    own = sa.select(table.c[about]).where(table.c[whose] == account).scalar_subquery()
    connection.execute(sa.delete(table).where(table.c[whose] == guest, table.c[about].in_(own)))
    connection.execute(sa.update(table).where(table.c[whose] == guest).values({whose: account}))


def _drop_rows(connection: Connection, player: str) -> None:
    for table, column in (
        (schema.sessions, "player"),
        (schema.mutes, "player"),
        (schema.mutes, "muted"),
        (schema.notices, "player"),
    ):
        connection.execute(sa.delete(table).where(table.c[column] == player))


def tables_of(connection: Connection, player: str, *stages: str) -> list[str]:
    """Where a player sits, or whose host they are; of all tables, or of those at these stages."""
    columns = schema.tables.c
    seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == player)
    query = sa.select(columns.id).where(columns.id.in_(seated) | (columns.host == player))
    return list(connection.execute(query.where(columns.status.in_(stages)) if stages else query).scalars())


# All data of one person


def export(connection: Connection, player: str) -> Row:
    """Everything that is stored about a person, as one JSON document."""

    def rows(table: sa.Table, column: str) -> list[Row]:
        found = connection.execute(sa.select(table).where(table.c[column] == player)).mappings()
        return [{key: value for key, value in row.items() if not isinstance(value, bytes)} for row in found]

    (person,) = rows(schema.players, "id")
    del person["password"]
    person["settings"] = email_address.public(parse(PlayerSettings, person["settings"]))
    seats = rows(schema.seats, "player")
    records = {seat["table_id"]: _record(connection, seat["table_id"]) for seat in seats}
    return {
        "format": "saqqara-export",
        "version": 1,
        "player": person,
        "sessions": [{"created": row["created"], "expires": row["expires"]} for row in rows(schema.sessions, "player")],
        "seats": seats,
        "records": {table: record for table, record in records.items() if record},
        "chat": rows(schema.chat, "player"),
        "imported": [row["id"] for row in rows(schema.tables, "host") if row["imported"]],
        "muted": [row["muted"] for row in rows(schema.mutes, "player")],
        "reports": [{key: value for key, value in row.items() if key != "said_by"} for row in rows(schema.reports, "by")],
        "reported": [{key: row[key] for key in ("text", "at")} for row in rows(schema.reports, "said_by")],
        "ratings": rows(schema.ratings, "who"),
    }


def _record(connection: Connection, table: str) -> Row | None:
    """The record of a finished game; one that is still played holds secrets of others."""
    row = entry_log.load_table(connection, table)
    if row is None or row.status != "finished":
        return None
    timeline = Timeline.load(row, entry_log.load_entries(connection, table))
    return timeline.game.record() if timeline else None


def delete(connection: Connection, player: str) -> None:
    """Forget a person. Their games stay for the others, under no name."""
    for table in connection.execute(
        sa.select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.player == player)
    ).all():
        _forget_seat(connection, table.table_id, table.seat)
    connection.execute(sa.update(schema.seats).where(schema.seats.c.player == player).values(name=GONE))
    _drop_imports(connection, player)
    connection.execute(sa.delete(schema.chat).where(schema.chat.c.player == player))
    for column in (schema.reports.c.by, schema.reports.c.said_by):
        connection.execute(sa.delete(schema.reports).where(column == player))
    connection.execute(sa.delete(schema.ratings).where(schema.ratings.c.who == player))
    _drop_rows(connection, player)
    values: Row = {"name": GONE, "login": None, "password": None, "settings": asdict(PlayerSettings()), "deleted": True}
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player).values(**values))


def _drop_imports(connection: Connection, player: str) -> None:
    """Records that a person has brought along are nobody else's games."""
    own = sa.select(schema.tables.c.id).where(schema.tables.c.host == player, schema.tables.c.imported).scalar_subquery()
    for rows in (schema.chat, schema.entries, schema.seats):
        connection.execute(sa.delete(rows).where(rows.c.table_id.in_(own)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.host == player, schema.tables.c.imported))


def _forget_seat(connection: Connection, table: str, seat: int) -> None:
    """A name also stands in the record from which the game is replayed."""
    row = entry_log.load_table(connection, table)
    if row and row.start:
        row.start.record["seats"][seat] = GONE
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(start=asdict(row.start)))


# Statistics


def profile(connection: Connection, player: str) -> Row | None:
    row = fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.id == player))
    if row is None or row.deleted:
        return None
    rated = sa.select(schema.ratings).where(schema.ratings.c.who == player).order_by(schema.ratings.c.game)
    return {
        "player": public(row),
        "ratings": [rating_document(each) for each in fetch_all(connection, RatingRow, rated)],
        "statistics": _statistics(connection, player),
    }


def rating_document(rating: RatingRow) -> Row:
    return {
        "game": rating.game,
        "points": ratings.points(rating.mean, rating.deviation),
        "mean": round(rating.mean, 3),
        "deviation": round(rating.deviation, 3),
        "games": rating.games,
    }


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """How a player did in the games of one kind that count."""

    game: str
    finished: int
    won: int
    mean_place: float
    mean_score: float
    best_score: int


def _statistics(connection: Connection, player: str) -> list[Row]:
    """Of the games that count: neither practice nor imported, nor played around one screen."""
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
    return [asdict(each) for each in fetch_all(connection, GameStatistics, query)]


def ladder(connection: Connection, game: str, most: int) -> list[Row]:
    """The best of a game, bots among them."""
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
        {
            "player": None if row.who.startswith("bot:") else row.who,
            "name": row.name or row.who.removeprefix("bot:"),
            "level": row.who.removeprefix("bot:") if row.who.startswith("bot:") else None,
            "rating": rating_document(row),
        }
        for row in fetch_all(connection, NamedRating, query)
    ]
