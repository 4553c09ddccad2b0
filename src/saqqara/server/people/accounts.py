"""Guests by name, accounts by password. A guest's games move into the account."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, replace
from functools import cache
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection

from saqqara.server.errors import Refused, conflict
from saqqara.server.people import email_address, sessions
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerRow, PlayerSettings, fetch_one, new_id

HASHER = PasswordHasher()


def public(player: PlayerRow) -> dict[str, Any]:
    """Return what others see of a player."""
    return {"id": player.id, "name": player.name, "guest": player.guest}


def add_guest(connection: Connection, name: str) -> PlayerRow:
    guest = PlayerRow(new_id(), name, None, None, PlayerSettings(), time.time(), False)
    connection.execute(sa.insert(schema.players).values(**asdict(guest)))
    return guest


def rename(connection: Connection, player: PlayerRow, name: str) -> list[str]:
    """Rename a player and return the tables concerned."""
    connection.execute(sa.update(schema.players).where(schema.players.c.id == player.id).values(name=name))
    return rename_seats(connection, player.id, player.name, name)


def rename_seats(connection: Connection, player: str, before: str, name: str) -> list[str]:
    """Rename a player's seats where the game has not started; people who share the screen keep their own names."""
    seats, tables = schema.seats.c, schema.tables.c
    waiting = sa.select(tables.id).where(tables.status == "waiting")
    change = sa.update(schema.seats).where(seats.player == player, seats.name == before, seats.table_id.in_(waiting))
    return list(connection.execute(change.values(name=name).returning(seats.table_id)).scalars())


def add_account(connection: Connection, guest: PlayerRow | None, name: str, hashed: str) -> PlayerRow:
    """Turn the guest into an account of that name, with all games; without a guest, add a new player.

    The guest's email address is dropped: whoever planted the guest's cookie in this browser may have entered it, and could have
    a link for a new password sent there.
    """
    login = name.casefold()
    if connection.execute(sa.select(schema.players.c.id).where(schema.players.c.login == login)).first():
        raise name_taken()
    if guest is None:
        guest = add_guest(connection, name)
    elif not guest.guest:
        raise conflict("has_account", "You already have an account.")
    settings = email_address.without_address(email_address.load(connection, guest.id))
    values = {"name": name, "login": login, "password": hashed, "settings": asdict(settings)}
    connection.execute(sa.update(schema.players).where(schema.players.c.id == guest.id).values(**values))
    return replace(guest, name=name, login=login, password=hashed, settings=settings)


def find_account(connection: Connection, name: str) -> PlayerRow | None:
    return fetch_one(connection, PlayerRow, sa.select(schema.players).where(schema.players.c.login == name.casefold()))


@cache
def _dummy_hash() -> str:
    """A dummy hash, verified when there is no such account, so that response times give nothing away."""
    return HASHER.hash(secrets.token_hex())


def verify(account: PlayerRow | None, password: str) -> bool:
    """Return whether the password is right. Slow on purpose: call it in a thread."""
    known = account.password if account else None
    try:
        return HASHER.verify(known or _dummy_hash(), password) and known is not None
    except (Argon2Error, InvalidHashError):
        return False


def name_taken() -> Refused:
    return conflict("name_taken", "There is already an account with that name.")


def wrong_password() -> Refused:
    return Refused(401, "wrong_password", "The name or the password is wrong.")


def wrong_old_password() -> Refused:
    return Refused(401, "old_password", "The old password is wrong.")


def change_password(connection: Connection, account: PlayerRow, hashed: str) -> str:
    """Store a new password, end all sessions, and return the token of a new one."""
    columns = schema.players.c
    unchanged = (columns.id == account.id, columns.password == account.password)
    if not connection.execute(sa.update(schema.players).where(*unchanged).values(password=hashed)).rowcount:
        raise wrong_old_password()  # it has been changed from elsewhere in the meantime
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.player == account.id))
    return sessions.open_session(connection, account.id, None)


def move_games(connection: Connection, guest: str, account: str) -> list[str]:
    """Give everything of a guest to the account, delete the guest, and return the tables concerned."""
    tables = list(connection.execute(sa.select(schema.seats.c.table_id).where(schema.seats.c.player == guest)).scalars())
    for table, column in ((schema.seats, "player"), (schema.tables, "host"), (schema.chat, "player"), (schema.reports, "said_by")):
        connection.execute(sa.update(table).where(table.c[column] == guest).values({column: account}))
    _move_where_new(connection, schema.reports, "by", "chat", guest, account)
    _move_where_new(connection, schema.ratings, "who", "game", guest, account)
    drop_private_rows(connection, guest)
    connection.execute(sa.delete(schema.players).where(schema.players.c.id == guest))
    return sorted(set(tables))


def _move_where_new(connection: Connection, table: sa.Table, owner: str, subject: str, guest: str, account: str) -> None:
    """Move rows that are unique per person and subject: the account keeps its own, the guest's fill the gaps."""
    own = sa.select(table.c[subject]).where(table.c[owner] == account).scalar_subquery()
    connection.execute(sa.delete(table).where(table.c[owner] == guest, table.c[subject].in_(own)))
    connection.execute(sa.update(table).where(table.c[owner] == guest).values({owner: account}))


def drop_private_rows(connection: Connection, player: str) -> None:
    """Delete what belongs to one player alone: sessions, mutes, notices."""
    for table, column in (
        (schema.sessions, "player"),
        (schema.mutes, "player"),
        (schema.mutes, "muted"),
        (schema.notices, "player"),
    ):
        connection.execute(sa.delete(table).where(table.c[column] == player))


def tables_of(connection: Connection, player: str, *stages: str) -> list[str]:
    """Return the tables where a player sits or is host: all, or those at these stages."""
    columns = schema.tables.c
    seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == player)
    query = sa.select(columns.id).where(columns.id.in_(seated) | (columns.host == player))
    return list(connection.execute(query.where(columns.status.in_(stages)) if stages else query).scalars())
