"""Who I am: guest, account, settings, my data; and what others may know of a player."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from saqqara.server.api import schemas
from saqqara.server.api.routes.common import COOKIE, ID, Anyone, Before, Here, address, id_of, set_cookie, tell_tables
from saqqara.server.api.routes.common import Me as MePlayer
from saqqara.server.api.schemas import (
    Credentials,
    Forgotten,
    Guest,
    Me,
    PasswordChange,
    PasswordOnly,
    PasswordReset,
    Player,
    Profile,
    SettingsChange,
    Tables,
)
from saqqara.server.errors import Refused, conflict, not_found
from saqqara.server.lobby import listing, seating
from saqqara.server.people import accounts, email_address, password_resets, turn_notices
from saqqara.server.play import commands
from saqqara.server.play.live_tables import turns_of
from saqqara.server.services import Services
from saqqara.server.store import schema
from saqqara.server.store.rows import PlayerRow, PlayerSettings, Secrets, parse

log = logging.getLogger("saqqara.people")
router = APIRouter(tags=["people"])


@router.get("/me", response_model=Me)
async def get_me(here: Here, request: Request, response: Response, player: Anyone) -> Any:
    """Who I am. Every page asks this first, so here the session and its cookie are renewed."""
    where = here.settings.url
    if player is None:
        return {"player": None, "settings": schemas.PlayerSettings(), "turns": 0, "address": where}
    if accounts.is_ageing(player):
        await here.store.write(lambda database: accounts.renew_session(database, player.session))
        set_cookie(response, here, request.cookies[COOKIE])
    turns = await here.store.read(lambda database: turns_of(database, player.id))
    return {
        "player": accounts.public(player),
        "settings": email_address.public(player.settings),
        "turns": turns,
        "address": where,
    }


@router.post("/guest", response_model=Player)
async def become_guest(here: Here, request: Request, response: Response, player: Anyone, body: Guest) -> Any:
    """Begin with just a name, or change the name one has as a guest."""
    here.limits.spend("guest", address(request))
    if player is not None and not player.guest:
        raise Refused(409, "has_account", "You have an account: log out first.")
    if player is not None:
        await here.hub.look_again(await here.store.write(lambda database: _rename(here, database, player, body.name)))
        return accounts.public(replace(player, name=body.name))

    def write(database: sa.Connection) -> tuple[PlayerRow, str]:
        guest = accounts.add_guest(database, body.name)
        return guest, accounts.open_session(database, guest.id, None)

    guest, token = await here.store.write(write)
    set_cookie(response, here, token)
    return accounts.public(guest)


def _rename(here: Services, database: sa.Connection, player: PlayerRow, name: str) -> list[str]:
    concerned = accounts.rename(database, player, name)
    here.hub.tell_changed(database, concerned)
    return concerned


@router.post("/account", response_model=Player)
async def make_account(here: Here, request: Request, response: Response, player: Anyone, body: Credentials) -> Any:
    """An account; a guest becomes it with all games."""
    here.limits.spend("account", address(request))
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.password)

    def write(database: sa.Connection) -> tuple[PlayerRow, list[str], str]:
        account, concerned = accounts.add_account(database, player, body.name, hashed), []
        if player is not None:
            concerned = _rename(here, database, player, body.name)
            _tell_lines(here, database, player.id)
        return account, concerned, accounts.open_session(database, account.id, request.cookies.get(COOKIE))

    try:
        account, concerned, token = await here.store.write(write)
    except sa.exc.IntegrityError:  # another process has just given the name away
        raise accounts.name_taken() from None
    await here.hub.look_again(concerned)
    here.hub.hang_up(account.id)
    set_cookie(response, here, token)
    return accounts.public(account)


@router.post("/login", response_model=Player)
async def log_in(here: Here, request: Request, response: Response, player: Anyone, body: Credentials) -> Any:
    """Into an account; the games of the guest one was move into it."""
    _count_guess(here, request, body.name.casefold())
    account = await here.store.read(lambda database: accounts.find_account(database, body.name))
    if not await asyncio.to_thread(accounts.verify, account, body.password):
        raise accounts.wrong_password()
    assert account is not None
    guest = player.id if player is not None and player.guest else None

    def write(database: sa.Connection) -> tuple[list[str], str]:
        moved = accounts.move_games(database, guest, account.id) if guest else []
        if guest and player is not None:
            accounts.rename_seats(database, account.id, player.name, account.name)
        here.hub.tell_changed(database, moved)
        if player is not None:
            _tell_lines(here, database, player.id)
        return moved, accounts.open_session(database, account.id, request.cookies.get(COOKIE))

    moved, token = await here.store.write(write)
    await here.hub.look_again(moved)
    if player is not None:
        here.hub.hang_up(player.id)
    set_cookie(response, here, token)
    return accounts.public(account)


def _count_guess(here: Services, request: Request, login: str) -> None:
    """Before a password is looked at."""
    here.limits.spend("login", address(request))
    here.limits.spend("login_from", f"{address(request)} {login}")
    here.limits.spend("login_name", login)


def _tell_lines(here: Services, database: sa.Connection, player: str) -> None:
    """Let the other processes close the lines of a player whose session has ended; this one does so after the commit."""
    here.hub.bus.tell(database, "hang_up", player=player)


@router.post("/me/password", status_code=204)
async def change_password(here: Here, request: Request, response: Response, player: MePlayer, body: PasswordChange) -> None:
    """A new password for my account; all its other sessions end."""
    if player.login is None:
        raise conflict("no_account", "Guests have no password: make an account first.")
    _count_guess(here, request, player.login)
    if not await asyncio.to_thread(accounts.verify, player, body.old):
        raise accounts.wrong_old_password()
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.new)

    def write(database: sa.Connection) -> str:
        _tell_lines(here, database, player.id)
        return accounts.change_password(database, player, hashed)

    token = await here.store.write(write)
    here.hub.hang_up(player.id)
    set_cookie(response, here, token)


@router.post("/password/forgotten", status_code=204)
async def forget_password(here: Here, request: Request, body: Forgotten) -> None:
    """Send a link for a new password, if there is such an account and its address is confirmed; the answer does not say so."""
    if not here.settings.smtp_host:
        raise conflict("no_mail", "This server sends no mail.")
    here.limits.spend("mail", address(request))
    here.limits.spend("reset", body.who.casefold())
    here.hub.spawn(_send_links(here, body.who))


async def _send_links(here: Services, who: str) -> None:
    for account in await here.store.read(lambda database: password_resets.find(database, who)):
        try:
            here.limits.spend("reset_to", (account.settings.mail.address or "").casefold())
            token = await here.store.write(lambda database, id=account.id: password_resets.invite(database, id))  # type: ignore[misc]
            work = partial(password_resets.send, here.settings, account, token)
            await asyncio.get_running_loop().run_in_executor(email_address.POOL, work)
        except Exception as error:  # the limit is reached, or whatever the mail server is not capable of
            log.warning("a link for a new password was not sent", extra={"player": account.id, "error": str(error)})


@router.post("/password/reset", response_model=Player)
async def reset_password(here: Here, request: Request, body: PasswordReset) -> Any:
    """A new password by a link; all sessions of the account end."""
    here.limits.spend("login", address(request))
    hashed = await asyncio.to_thread(accounts.HASHER.hash, body.new)

    def write(database: sa.Connection) -> PlayerRow:
        account = password_resets.use(database, body.player, body.token, hashed)
        _tell_lines(here, database, account.id)
        return account

    account = await here.store.write(write)
    here.hub.hang_up(account.id)
    return accounts.public(account)


@router.post("/logout", status_code=204)
async def log_out(here: Here, request: Request, response: Response, player: Anyone) -> None:
    def write(database: sa.Connection) -> None:
        accounts.close_session(database, request.cookies.get(COOKIE))
        if player is not None:
            _tell_lines(here, database, player.id)

    await here.store.write(write)
    if player is not None:
        here.hub.hang_up(player.id)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/settings", response_model=schemas.PlayerSettings)
async def get_settings(player: MePlayer) -> Any:
    return email_address.public(player.settings)


@router.put("/me/settings", response_model=schemas.PlayerSettings)
async def put_settings(here: Here, request: Request, player: MePlayer, body: SettingsChange) -> Any:
    """New settings. Who could change the address of an account could also have a new password sent there: it needs the old one."""
    if player.login is not None and body.mail.address != player.settings.mail.address:
        await _check_password(here, request, player, player.login, body.password)
    if body.webhook.url:
        try:
            await asyncio.to_thread(turn_notices.check_address, urlsplit(body.webhook.url), here.settings.private_webhooks)
        except (turn_notices.Unreachable, ValueError) as error:
            raise Refused(422, "webhook", f"webhook: {error}") from None
    new = parse(PlayerSettings, body.model_dump(exclude={"password"}))
    to, known = new.mail.address, None
    if to is not None and email_address.is_new(player.settings, to) and here.settings.smtp_host:
        known = await _ask(here, request, player, to, email_address.language_of(new))

    def write(database: sa.Connection) -> tuple[PlayerSettings, list[str]]:
        changed = email_address.change(database, player.id, new)
        if to and known:
            changed = email_address.note_asked(database, player.id, to, known)
        same = changed.wants_notices == player.settings.wants_notices
        return changed, [] if same else tell_tables(here, database, player.id)

    changed, concerned = await here.store.write(write)
    await here.hub.look_again(concerned)
    return email_address.public(changed)


async def _check_password(here: Services, request: Request, account: PlayerRow, login: str, password: str | None) -> None:
    """Refuse those who have come by a session of an account, but do not know its password."""
    _count_guess(here, request, login)
    if not await asyncio.to_thread(accounts.verify, account, password or ""):
        raise accounts.wrong_password()


@router.post("/me/mail", response_model=schemas.PlayerSettings)
async def ask_again(here: Here, request: Request, player: MePlayer) -> Any:
    """Send the link that confirms my address once more."""
    to = player.settings.mail.address
    if to is None or player.settings.mail.confirmed:
        raise conflict("nothing_to_confirm", "There is no address to confirm.")
    if not here.settings.smtp_host:
        raise conflict("no_mail", "This server sends no mail.")
    known = await _ask(here, request, player, to, email_address.language_of(player.settings))
    return email_address.public(await here.store.write(lambda database: email_address.note_asked(database, player.id, to, known)))


async def _ask(here: Services, request: Request, player: PlayerRow, to: str, language: str) -> Secrets:
    """Send the mail by which its owner confirms an address; what its links are checked by."""
    here.limits.spend("mail", address(request))
    for each in (player.id, to.casefold()):
        here.limits.spend("mail_to", each)
    token, known = email_address.invite(player.settings, to)
    work = partial(email_address.ask, here.settings, player.id, to, language, token, known.stop)
    try:
        await asyncio.get_running_loop().run_in_executor(email_address.POOL, work)
    except Exception as error:  # whatever the mail server, or the address, is not capable of
        log.warning("a link to confirm an address could not be sent", extra={"player": player.id, "error": str(error)})
        raise Refused(422, "mail", "The mail could not be sent: check the address, or try again later.") from None
    return known


@router.get("/me/export", response_model=dict[str, Any])
async def export_me(here: Here, player: MePlayer) -> Any:
    """Everything that is stored about me."""
    here.limits.spend("export", player.id)
    return await here.store.read(lambda database: accounts.export(database, player.id))


@router.delete("/me", status_code=204)
async def delete_me(here: Here, request: Request, response: Response, player: MePlayer, body: PasswordOnly) -> None:
    """Forget me: bots finish my games, which stay for the others under no name."""
    if player.login is not None:
        await _check_password(here, request, player, player.login, body.password)
    for table, seat in await here.store.read(lambda database: _playing(database, player.id)):
        live = await here.hub.table(table)
        if live.timeline and not live.timeline.over and not live.timeline.controls[seat].bot:
            await commands.hand_over(here.hub, live, player.id, seat, None)
    for table in await here.store.read(lambda database: accounts.tables_of(database, player.id, "waiting")):
        await seating.leave(here.hub, await here.hub.table(table), player)

    def write(database: sa.Connection) -> list[str]:
        mine = accounts.tables_of(database, player.id)
        accounts.delete(database, player.id)
        here.hub.tell_changed(database, mine)
        _tell_lines(here, database, player.id)
        return mine

    await here.hub.look_again(await here.store.write(write))
    here.hub.hang_up(player.id)
    response.delete_cookie(COOKIE, path="/")


def _playing(database: sa.Connection, player: str) -> list[tuple[str, int]]:
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        sa.select(seats.table_id, seats.seat)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.player == player, tables.status == "playing")
    )
    return [(table, seat) for table, seat in database.execute(query)]


@router.get("/players/{player}", response_model=Profile)
async def get_profile(here: Here, player: ID) -> Any:
    profile = await here.store.read(lambda database: accounts.profile(database, player))
    if profile is None:
        raise not_found("player")
    return profile


@router.get("/players/{player}/games", response_model=Tables)
async def list_games_of(here: Here, asking: Anyone, player: ID, before: Before = None) -> Any:
    """The public games that a player has finished, the latest first."""
    return await here.store.read(lambda database: listing.public_games(database, player, before, id_of(asking)))
