"""Fair deals at tables: the server's secret with its commitment, and what the players' browsers contribute.

The secret is drawn when the table is made. A browser that wants to contribute sends the commitment of its contribution when its
player sits down, and opens it when every seat is taken; the game waits a little for that, and no longer. See docs/fairness.md.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import games
from saqqara.server.errors import Refused, conflict, forbidden
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.server.store.rows import DealSetup, Setup, parse
from saqqara.table import fairness
from saqqara.table import options as checking
from saqqara.table.fairness import Deal

OPENING_SECONDS = 10.0
"""How long a full table waits for contributions that were promised."""


def draw(game: str, setup: Setup, promises: list[str | None]) -> DealSetup:
    """Return a new secret for a table, committed to its set-up, with the promised contributions by seat."""
    secret, content = fairness.draw_secret(), components(game, setup)
    digest = None if content is None else checking.content_hash(content)
    fixed = fairness.setup(game, games.find(game).version, len(promises), setup.options, digest)
    return DealSetup(secret, fairness.commitment(secret, fixed), promises, [None] * len(promises))


def components(game: str, setup: Setup) -> dict[str, Any] | None:
    """Return the components of a table: the host's own, or the chosen ones."""
    replaceable = games.find(game).components
    if replaceable is None or setup.components is not None:
        return setup.components
    return replaceable.load(str(setup.options[replaceable.option]))


def promised(deal: DealSetup | None) -> bool:
    """Whether any promised contributions are missing."""
    return deal is not None and any(
        promise is not None and opened is None for promise, opened in zip(deal.promises, deal.contributions, strict=True)
    )


def in_order(deal: DealSetup, seats: list[int]) -> DealSetup:
    """Return the deal of a table whose seats are taken in this order at the start."""
    return replace(
        deal,
        promises=[deal.promises[seat] for seat in seats],
        contributions=[deal.contributions[seat] for seat in seats],
        until=None,
        bots=None,
    )


def of(deal: DealSetup) -> Deal:
    """Return what the engine deals from."""
    return Deal(deal.secret, tuple(deal.contributions))


def change(connection: Connection, table: str, **values: Any) -> Setup | None:
    """Change the deal of a table that has not started; return its new set-up, or None if there is nothing to change."""
    columns = schema.tables.c
    query = sa.select(columns.setup).where(columns.id == table, columns.status == "waiting").with_for_update()
    found = connection.execute(query).scalar_one_or_none()
    setup = None if found is None else parse(Setup, found)
    if setup is None or setup.deal is None:
        return None
    setup = replace(setup, deal=replace(setup.deal, **values))
    connection.execute(sa.update(schema.tables).where(columns.id == table).values(setup=asdict(setup)))
    return setup


def promise(connection: Connection, table: str, seat: int, commitment: str | None) -> None:
    """Note the commitment of a seat's contribution; None takes it back."""
    columns = schema.tables.c
    found = connection.execute(sa.select(columns.setup).where(columns.id == table).with_for_update()).scalar_one()
    deal = parse(Setup, found).deal
    if deal is not None:
        promises, contributions = deal.promises.copy(), deal.contributions.copy()
        promises[seat], contributions[seat] = commitment, None
        change(connection, table, promises=promises, contributions=contributions, until=None)


async def wait_for_contributions(live_tables: LiveTables, live: LiveTable, bots: str | None) -> bool:
    """Give promised contributions a little time; return whether the start must wait for them. Call it under the table's lock."""
    deal, now = live.row.setup.deal, time.time()
    if deal is None or not promised(deal):
        return False
    if deal.until is not None:
        return deal.until > now

    def write(connection: Connection) -> None:
        until = now + OPENING_SECONDS
        change(connection, live.id, until=until, bots=bots)
        columns = schema.tables.c
        where = (columns.id == live.id, columns.status == "waiting")
        connection.execute(sa.update(schema.tables).where(*where).values(deadline=until))
        live_tables.bus.notify(connection, "entry", live.id)

    await live_tables.store.write(write)
    await live_tables.refresh(live)
    return True


async def contribute(live_tables: LiveTables, live: LiveTable, player: str, contribution: str) -> None:
    """Open a player's contribution, once every seat is taken."""
    async with live.lock:
        mine, deal = live.seats_of(player), live.row.setup.deal
        if not mine:
            raise forbidden("You have no seat at this table.", "no_seat")
        if live.row.status != "waiting":
            if deal is not None and contribution in [deal.contributions[seat] for seat in mine]:
                return  # the same contribution counts once
            raise conflict("started", "The game has started.")
        if deal is None or deal.until is None:
            raise conflict("too_early", "Contributions are opened when every seat is taken.")
        wanted = fairness.contribution_commitment(contribution)
        seats = [seat for seat in mine if secrets.compare_digest(deal.promises[seat] or "", wanted)]
        if not seats:
            raise Refused(422, "invalid", "value: is not the contribution that this seat has promised")
        opened = [contribution if seat in seats else each for seat, each in enumerate(deal.contributions)]

        def write(connection: Connection) -> None:
            columns = schema.tables.c
            found = connection.execute(sa.select(columns.setup).where(columns.id == live.id).with_for_update()).scalar_one()
            present = parse(Setup, found).deal
            if present is not None:
                merged = [new or old for new, old in zip(opened, present.contributions, strict=True)]
                change(connection, live.id, contributions=merged)
                live_tables.bus.notify(connection, "entry", live.id)

        await live_tables.store.write(write)
        await live_tables.refresh(live)


def due(connection: Connection) -> list[tuple[str, str | None]]:
    """Return the tables that have waited long enough, with the level of the bots chosen for their free seats."""
    columns = schema.tables.c
    query = sa.select(columns.id, columns.setup).where(columns.status == "waiting", columns.deadline <= time.time()).limit(100)
    found = []
    for table, setup in connection.execute(query):
        deal = parse(Setup, setup).deal
        found.append((table, None if deal is None else deal.bots))
    return found
