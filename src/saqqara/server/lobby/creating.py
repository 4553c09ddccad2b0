"""New tables: their options checked, their seats laid out; and the rematch after a finished game."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from saqqara import games
from saqqara.errors import BadComponents, BadOption, SaqqaraError
from saqqara.server.bots.levels import Levels
from saqqara.server.errors import from_engine
from saqqara.server.lobby import dealing
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.server.store.rows import ClockSetup, FirstControl, OnTimeout, PlayerRow, SeatRow, Setup, TableRow, new_id, values
from saqqara.table import options as checking

SET_BYTES = 100_000
"""The size limit of a custom set: many times that of a real one, because everybody at the table receives it."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who will sit in a seat of a new table: the host, somebody at the host's screen, another person, or a bot."""

    kind: Literal["me", "here", "open", "invited", "bot"]
    level: str | None = None
    name: str | None = None

    @property
    def person(self) -> bool:
        """Whether the seat is taken at once."""
        return self.kind in ("me", "here")


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that a player asks for."""

    game: str
    seats: list[SeatChoice]
    options: dict[str, str | bool]
    components: dict[str, Any] | None
    shuffle: bool
    public: bool
    clock: ClockSetup
    on_timeout: OnTimeout
    timeout_level: str | None
    seed: int | None
    contribution: str | None = None
    """The commitment of what the host's browser contributes to the deal."""


def check(new: NewTable, levels: Levels) -> Setup:
    """Return what the table agrees on, with every option; refuse what the game does not allow."""
    try:
        rulebook = games.find(new.game)
        checking.check_players(rulebook, len(new.seats))
        components = rulebook.components
        given = dict(new.options)
        if new.components is not None:
            option, name = check_components(new.game, new.components)
            given[option] = name
        elif components and given.get(components.option, components.names()[0]) not in components.names():
            raise BadOption(f"{components.option}: one of {', '.join(components.names())}")
        full = checking.check_options(rulebook, given)
    except SaqqaraError as error:
        raise from_engine(error) from None
    for seat in new.seats:
        if seat.kind == "bot":
            levels.check(seat.level)
    if new.timeout_level is not None:
        levels.check(new.timeout_level)
    setup = Setup(
        options=full,
        components=new.components,
        clock=new.clock,
        on_timeout=new.on_timeout,
        timeout_level=new.timeout_level or levels.default,
        shuffle=new.shuffle,
        seed=new.seed,
        kept=[number for number, seat in enumerate(new.seats) if seat.kind == "invited"],
    )
    return setup if setup.seed is not None else _with_deal(new.game, setup, [seat.person for seat in new.seats], new.contribution)


def _with_deal(game: str, setup: Setup, mine: list[bool], contribution: str | None) -> Setup:
    """Return the set-up with a new secret; what the host contributes counts for the host's first seat."""
    promises: list[str | None] = [None] * len(mine)
    if True in mine:
        promises[mine.index(True)] = contribution
    return replace(setup, deal=dealing.draw(game, setup, promises))


def check_components(game: str, content: dict[str, Any]) -> tuple[str, str]:
    """Return the option and the name of a custom set; refuse one that does not fit the game."""
    try:
        components = games.find(game).components
        if components is None:
            raise BadOption(f"components: {game} has none that can be replaced")
        if len(orjson.dumps(content)) > SET_BYTES:
            raise BadComponents("set: larger than any valid set")
        components.check(content)
    except SaqqaraError as error:
        raise from_engine(error) from None
    return components.option, str(content["set"])


def create(connection: Connection, player: PlayerRow, new: NewTable, setup: Setup) -> str:
    """Store a new table and return its id."""
    table = new_id()
    several = sum(seat.person for seat in new.seats) > 1
    seats = [_seat(table, number, seat, player, several) for number, seat in enumerate(new.seats)]
    _insert(connection, _table(table, new.game, new.public, player.id, setup), seats)
    return table


def _table(table: str, game: str, public: bool, host: str, setup: Setup) -> TableRow:
    now = time.time()
    return TableRow(
        id=table,
        game=game,
        status="waiting",
        public=public,
        host=host,
        invite=secrets.token_urlsafe(12),
        setup=setup,
        start=None,
        entries=0,
        mover=None,
        deadline=None,
        result=None,
        rematch=None,
        imported=False,
        unrated=setup.seed is not None or setup.components is not None,
        created=now,
        changed=now,
    )


def _insert(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    connection.execute(sa.insert(schema.tables).values(**values(table)))
    connection.execute(sa.insert(schema.seats), [asdict(seat) for seat in seats])


def _seat(table: str, number: int, choice: SeatChoice, player: PlayerRow, several: bool) -> SeatRow:
    """Return a seat as chosen. Where several people share the host's screen, all of them are marked as `here`."""
    if choice.kind == "me" or choice.kind == "here":
        name = choice.name if choice.kind == "here" else None
        return SeatRow(table, number, "person", player.id, name or player.name, here=several)
    return SeatRow(table, number, choice.kind, level=choice.level if choice.kind == "bot" else None)


def rematch(
    live_tables: LiveTables, connection: Connection, live: LiveTable, player: PlayerRow, shuffle: bool, contribution: str | None
) -> str:
    """Store a new table for the same people and bots and return its id; whoever asks second gets the same table."""
    query = sa.select(schema.tables.c.rematch).where(schema.tables.c.id == live.id).with_for_update()
    if made := connection.execute(query).scalar_one():
        return str(made)
    assert live.row.start is not None
    table, row = new_id(), live.row
    seats = [_seat_again(table, seat, first, player) for seat, first in zip(live.seats, live.row.start.hands, strict=True)]
    turned = [replace(seat, seat=number) for number, seat in enumerate(seats if shuffle else seats[1:] + seats[:1])]
    kept = [seat.seat for seat in turned if seat.kind != "bot"]
    setup = replace(row.setup, seed=None, shuffle=shuffle, kept=kept)
    setup = _with_deal(row.game, setup, [seat.player == player.id for seat in turned], contribution)
    _insert(connection, _table(table, row.game, row.public, player.id, setup), turned)
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.id).values(rematch=table))
    live_tables.notify_changed(connection, [live.id])
    return table


def _seat_again(table: str, seat: SeatRow, first: FirstControl, player: PlayerRow) -> SeatRow:
    """Bots and the people at this screen sit down at once; the others are invited by the link."""
    if not first.person:
        return SeatRow(table, seat.seat, "bot", level=first.level)
    if seat.player != player.id:
        return SeatRow(table, seat.seat, "invited")
    return SeatRow(table, seat.seat, "person", seat.player, seat.name, here=seat.here)
