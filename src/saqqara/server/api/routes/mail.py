"""The pages that links in mails open, without a login: each has one button.

Mail programs follow links by themselves, so a GET changes nothing. Only the button does, or a mail program's own way to
unsubscribe (RFC 8058), which posts to the same address.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Path
from fastapi.responses import HTMLResponse

from saqqara import texts
from saqqara.server.api.routes.common import ID, Here, notify_tables
from saqqara.server.people import email_address
from saqqara.server.store.rows import PlayerSettings

router = APIRouter(prefix="/mail", include_in_schema=False)

What = Literal["confirm", "stop"]
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ALLOWED = {"confirm": email_address.may_confirm, "stop": email_address.may_stop}
DONE = {"confirm": email_address.confirm, "stop": email_address.stop}
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Saqqara</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark">
<main><h1>Saqqara</h1><p>{words}</p>{button}<p><a href="/settings">{settings}</a></p></main></body></html>"""
BUTTON = '<form method="post"><button style="font: inherit; padding: 0.5rem 1.2rem">{words}</button></form>'


@router.get("/{what}/{player}/{token}")
async def look(here: Here, what: What, player: ID, token: Token) -> HTMLResponse:
    settings = await here.store.read(lambda database: email_address.load(database, player))
    if not ALLOWED[what](settings, token):
        return _page(settings, "notice-page-dead", status=404)
    return _page(settings, f"notice-page-{what}", button=f"notice-page-{what}-button")


@router.post("/{what}/{player}/{token}")
async def act(here: Here, what: What, player: ID, token: Token) -> HTMLResponse:
    def write(database: sa.Connection) -> tuple[bool, list[str]]:
        done = DONE[what](database, player, token)
        return done, notify_tables(here, database, player) if done else []

    done, concerned = await here.store.write(write)
    await here.live_tables.look_again(concerned)
    settings = await here.store.read(lambda database: email_address.load(database, player))
    return _page(settings, f"notice-page-{what}-done") if done else _page(settings, "notice-page-dead", status=404)


def _page(settings: PlayerSettings, key: str, button: str = "", status: int = 200) -> HTMLResponse:
    language = email_address.language_of(settings)

    def say(key: str) -> str:
        return escape(texts.say(key, language))

    made = BUTTON.format(words=say(button)) if button else ""
    return HTMLResponse(PAGE.format(language=language, words=say(key), button=made, settings=say("web-settings")), status)
