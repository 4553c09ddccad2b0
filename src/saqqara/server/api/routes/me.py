"""The player of the session: who they are, their settings, their data."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

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
    notify_tables,
    set_cookie,
)
from saqqara.server.api.schemas import people
from saqqara.server.errors import Refused, conflict
from saqqara.server.lobby import seating
from saqqara.server.people import accounts, email_address, personal_data, sessions, smtp, webhooks
from saqqara.server.play import commands, live_tables, queries
from saqqara.server.services import Services
from saqqara.server.store.rows import PlayerRow, PlayerSettings, Secrets, parse
from saqqara.texts import Language

log = logging.getLogger("saqqara.people")
router = APIRouter(prefix="/me", tags=["people"])


@router.get("", response_model=people.Me)
async def get_me(here: Here, request: Request, response: Response, player: Anyone) -> Any:
    """Return the player of the session. Every page requests this first, so the session and its cookie are renewed here."""
    where = here.settings.url
    if player is None:
        return {"player": None, "settings": people.PlayerSettings(), "turns": 0, "address": where}
    if sessions.needs_renewal(player):
        await here.store.write(lambda database: sessions.renew_session(database, player.session))
        set_cookie(response, here, request.cookies[COOKIE])
    turns = await here.store.read(lambda database: live_tables.turns_of(database, player.id))
    return {
        "player": accounts.public(player),
        "settings": email_address.public(player.settings),
        "turns": turns,
        "address": where,
    }


@router.get("/settings", response_model=people.PlayerSettings)
async def get_settings(player: Me) -> Any:
    return email_address.public(player.settings)


@router.put("/settings", response_model=people.PlayerSettings)
async def put_settings(here: Here, request: Request, player: Me, body: people.SettingsChange) -> Any:
    """Change all settings. A new email address of an account needs the password, because it can receive links for a new one."""
    new = parse(PlayerSettings, body.model_dump(exclude={"password"}))
    if player.login is not None and new.mail.address != player.settings.mail.address:
        await _check_password(here, request, player, player.login, body.password)
    if new.webhook.url:
        try:
            await asyncio.to_thread(webhooks.check_address, urlsplit(new.webhook.url), here.settings.private_webhooks)
        except (webhooks.Unreachable, ValueError) as error:
            raise Refused(422, "webhook", f"webhook: {error}") from None
    to, known = new.mail.address, None
    if to is not None and email_address.is_new(player.settings, to) and here.settings.smtp_host:
        known = await _send_confirmation(here, request, player, to, email_address.language_of(new))

    def write(database: sa.Connection) -> tuple[PlayerSettings, list[str]]:
        changed = email_address.change(database, player.id, new)
        if to and known:
            changed = email_address.note_sent(database, player.id, to, known)
        same = changed.wants_notices == player.settings.wants_notices
        return changed, [] if same else notify_tables(here, database, player.id)

    changed, concerned = await here.store.write(write)
    await here.live_tables.look_again(concerned)
    return email_address.public(changed)


async def _check_password(here: Services, request: Request, account: PlayerRow, login: str, password: str | None) -> None:
    """Refuse anyone who has got hold of a session of the account but does not know its password."""
    count_guess(here, request, login)
    if not await asyncio.to_thread(accounts.verify, account, password or ""):
        raise accounts.wrong_password()


@router.post("/mail", response_model=people.PlayerSettings)
async def confirm_address_again(here: Here, request: Request, player: Me) -> Any:
    """Send the confirmation link once more."""
    to = player.settings.mail.address
    if to is None or player.settings.mail.confirmed:
        raise conflict("nothing_to_confirm", "There is no address to confirm.")
    if not here.settings.smtp_host:
        raise conflict("no_mail", "This server sends no mail.")
    known = await _send_confirmation(here, request, player, to, email_address.language_of(player.settings))
    settings = await here.store.write(lambda database: email_address.note_sent(database, player.id, to, known))
    return email_address.public(settings)


async def _send_confirmation(here: Services, request: Request, player: PlayerRow, to: str, language: Language) -> Secrets:
    """Send the confirmation link, and return the secrets that its links are checked against."""
    here.limits.spend("mail", address(request))
    for each in (player.id, to.casefold()):
        here.limits.spend("mail_to", each)
    token, known = email_address.new_secrets(player.settings, to)
    work = partial(email_address.send_confirmation, here.settings, player.id, to, language, token, known.stop)
    try:
        await asyncio.get_running_loop().run_in_executor(smtp.POOL, work)
    except Exception as error:  # anything a mail server can get wrong
        log.warning("a link to confirm an address could not be sent", extra={"player": player.id, "error": str(error)})
        raise Refused(422, "mail", "The mail could not be sent: check the address, or try again later.") from None
    return known


@router.get("/export", response_model=dict[str, Any])
async def export_me(here: Here, player: Me) -> Any:
    """Return everything that is stored about the player."""
    here.limits.spend("export", player.id)
    return await here.store.read(lambda database: personal_data.export(database, player.id, queries.finished_record))


@router.delete("", status_code=204)
async def delete_me(here: Here, request: Request, response: Response, player: Me, body: people.PasswordOnly) -> None:
    """Delete the player. Bots finish their games, which stay for the others without the name."""
    if player.login is not None:
        await _check_password(here, request, player, player.login, body.password)
    for table, seat in await here.store.read(lambda database: queries.seats_in_play(database, player.id)):
        live = await here.live_tables.table(table)
        if live.timeline and not live.timeline.over and not live.timeline.controls[seat].bot:
            await commands.hand_over(here.live_tables, live, player.id, seat, None)
    for table in await here.store.read(lambda database: accounts.tables_of(database, player.id, "waiting")):
        await seating.leave(here.live_tables, await here.live_tables.table(table), player)

    def write(database: sa.Connection) -> list[str]:
        mine = accounts.tables_of(database, player.id)
        personal_data.erase(database, player.id)
        here.live_tables.notify_changed(database, mine)
        notify_hang_up(here, database, player.id)
        return mine

    await here.live_tables.look_again(await here.store.write(write))
    here.live_tables.hang_up(player.id)
    forget_cookie(response)
