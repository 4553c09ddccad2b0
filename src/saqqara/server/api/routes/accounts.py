"""Guests, accounts and sessions: choosing a name, logging in and out, passwords."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from saqqara.server.api.routes.common import (
    COOKIE,
    Anyone,
    Here,
    Me,
    address,
    count_guess,
    forget_cookie,
    notify_hang_up,
    set_cookie,
)
from saqqara.server.api.schemas.people import Credentials, Forgotten, Guest, PasswordChange, PasswordReset, Player
from saqqara.server.errors import Refused, conflict
from saqqara.server.people import accounts, password_resets, sessions, smtp
from saqqara.server.services import Services
from saqqara.server.store.rows import PlayerRow

log = logging.getLogger("saqqara.people")
router = APIRouter(tags=["people"])


@router.post("/guest", response_model=Player)
async def become_guest(here: Here, request: Request, response: Response, player: Anyone, body: Guest) -> Any:
    """Start as a guest with just a name, or change the name of a guest."""
    here.limits.spend("guest", address(request))
    if player is not None and not player.guest:
        raise Refused(409, "has_account", "You have an account: log out first.")
    if player is not None:
        await here.live_tables.look_again(await here.store.write(lambda database: _rename(here, database, player, body.name)))
        return accounts.public(replace(player, name=body.name))

    def write(database: sa.Connection) -> tuple[PlayerRow, str]:
        guest = accounts.add_guest(database, body.name)
        return guest, sessions.open_session(database, guest.id, None)

    guest, token = await here.store.write(write)
    set_cookie(response, here, token)
    return accounts.public(guest)


def _rename(here: Services, database: sa.Connection, player: PlayerRow, name: str) -> list[str]:
    concerned = accounts.rename(database, player, name)
    here.live_tables.notify_changed(database, concerned)
    return concerned


@router.post("/account", response_model=Player)
async def make_account(here: Here, request: Request, response: Response, player: Anyone, body: Credentials) -> Any:
    """Make an account. A guest becomes the account, with all games."""
    here.limits.spend("account", address(request))
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.password)

    def write(database: sa.Connection) -> tuple[PlayerRow, list[str], str]:
        account, concerned = accounts.add_account(database, player, body.name, hashed), []
        if player is not None:
            concerned = _rename(here, database, player, body.name)
            notify_hang_up(here, database, player.id)
        return account, concerned, sessions.open_session(database, account.id, request.cookies.get(COOKIE))

    try:
        account, concerned, token = await here.store.write(write)
    except sa.exc.IntegrityError:  # another process has just given the name away
        raise accounts.name_taken() from None
    await here.live_tables.look_again(concerned)
    here.live_tables.hang_up(account.id)
    set_cookie(response, here, token)
    return accounts.public(account)


@router.post("/login", response_model=Player)
async def log_in(here: Here, request: Request, response: Response, player: Anyone, body: Credentials) -> Any:
    """Log in to an account. The games of a guest move into it."""
    count_guess(here, request, body.name.casefold())
    account = await here.store.read(lambda database: accounts.find_account(database, body.name))
    if not await asyncio.to_thread(accounts.verify, account, body.password):
        raise accounts.wrong_password()
    assert account is not None
    guest = player if player is not None and player.guest else None

    def write(database: sa.Connection) -> tuple[list[str], str]:
        moved = []
        if guest is not None:
            moved = accounts.move_games(database, guest.id, account.id)
            accounts.rename_seats(database, account.id, guest.name, account.name)
        here.live_tables.notify_changed(database, moved)
        if player is not None:
            notify_hang_up(here, database, player.id)
        return moved, sessions.open_session(database, account.id, request.cookies.get(COOKIE))

    moved, token = await here.store.write(write)
    await here.live_tables.look_again(moved)
    if player is not None:
        here.live_tables.hang_up(player.id)
    set_cookie(response, here, token)
    return accounts.public(account)


@router.post("/logout", status_code=204)
async def log_out(here: Here, request: Request, response: Response, player: Anyone) -> None:
    def write(database: sa.Connection) -> None:
        sessions.close_session(database, request.cookies.get(COOKIE))
        if player is not None:
            notify_hang_up(here, database, player.id)

    await here.store.write(write)
    if player is not None:
        here.live_tables.hang_up(player.id)
    forget_cookie(response)


@router.post("/me/password", status_code=204)
async def change_password(here: Here, request: Request, response: Response, player: Me, body: PasswordChange) -> None:
    """Change the password of the account; all its other sessions end."""
    if player.login is None:
        raise conflict("no_account", "Guests have no password: make an account first.")
    count_guess(here, request, player.login)
    if not await asyncio.to_thread(accounts.verify, player, body.old):
        raise accounts.wrong_old_password()
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.new)

    def write(database: sa.Connection) -> str:
        notify_hang_up(here, database, player.id)
        return accounts.change_password(database, player, hashed)

    token = await here.store.write(write)
    here.live_tables.hang_up(player.id)
    set_cookie(response, here, token)


@router.post("/password/forgotten", status_code=204)
async def forget_password(here: Here, request: Request, body: Forgotten) -> None:
    """Send a link for a new password. The answer is the same whether or not there is such an account with a confirmed address."""
    if not here.settings.smtp_host:
        raise conflict("no_mail", "This server sends no mail.")
    here.limits.spend("mail", address(request))
    here.limits.spend("reset", body.who.casefold())
    here.live_tables.spawn(_send_links(here, body.who))


async def _send_links(here: Services, who: str) -> None:
    for account in await here.store.read(lambda database: password_resets.find(database, who)):
        try:
            here.limits.spend("reset_to", (account.settings.mail.address or "").casefold())
            token = await here.store.write(partial(password_resets.new_token, player=account.id))
            work = partial(password_resets.send, here.settings, account, token)
            await asyncio.get_running_loop().run_in_executor(smtp.POOL, work)
        except Exception as error:  # the rate limit, or anything a mail server can get wrong
            log.warning("a link for a new password was not sent", extra={"player": account.id, "error": str(error)})


@router.post("/password/reset", response_model=Player)
async def reset_password(here: Here, request: Request, body: PasswordReset) -> Any:
    """Choose a new password through a link; all sessions of the account end."""
    here.limits.spend("login", address(request))
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.new)

    def write(database: sa.Connection) -> PlayerRow:
        account = password_resets.use(database, body.player, body.token, hashed)
        notify_hang_up(here, database, account.id)
        return account

    account = await here.store.write(write)
    here.live_tables.hang_up(account.id)
    return accounts.public(account)
