"""Nobody loses time while the server is away: stopped, killed, asleep, without its database, or in a drawer as a backup."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.play.clocks import DAY
from saqqara.server.settings import Settings
from saqqara.server.store import backups, heartbeat, schema
from saqqara.server.store.database import Store
from tests.server.clients import ME, OPEN, Client
from tests.server.hosts import Host, Process
from tests.waiting import wait_for

LIVE = {"kind": "live", "seconds": 60}
DAYS = {"kind": "days", "days": 1, "pause_days": 2}
AWAY = 3 * DAY


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=str(tmp_path), database=database)


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    made = Store(settings.database_url)
    yield made
    made.close()


def sit_down(server: Host | Process, *clocks: dict[str, Any]) -> tuple[Client, list[str]]:
    """A table of two for each clock; the first one is to move."""
    anna, berta = server.client("Anna"), server.client("Berta")
    made = [anna.table(ME, OPEN, public=True, clock=clock, on_timeout="loss", timeout_level="quick")["id"] for clock in clocks]
    for table in made:
        berta.post(f"/api/tables/{table}/join")
    return anna, made


def shift(store: Store, seconds: float) -> None:
    """Make everything this much older, as if that much time had passed."""

    def change(database: sa.Connection) -> None:
        for table in database.execute(sa.select(schema.tables.c.id, schema.tables.c.start)).all():
            start = {**table.start, "at": table.start["at"] - seconds}
            columns = schema.tables.c
            database.execute(
                sa.update(schema.tables).where(columns.id == table.id).values(start=start, deadline=columns.deadline - seconds)
            )
        database.execute(sa.update(schema.entries).values(at=schema.entries.c.at - seconds))
        mark = schema.marks.c.name == heartbeat.MARK
        for (value,) in database.execute(sa.select(schema.marks.c.value).where(mark)).all():
            database.execute(sa.update(schema.marks).where(mark).values(value=repr(float(value) - seconds)))

    store.write_now(change)


def clocks(client: Client, table: str) -> Any:
    return client.state(table)["clocks"]


def at(server: Host | Process, client: Client) -> Client:
    """The same browser, at another server."""
    other = server.client()
    other.http.cookies = client.http.cookies
    return other


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_the_time_between_two_servers_is_charged_to_nobody(end: str, settings: Settings, store: Store, tmp_path: Path) -> None:
    flags = ["--database", settings.database] if settings.database else []
    first = Process("serve", tmp_path, *flags)
    anna, (live, days) = sit_down(first, LIVE, DAYS)
    anna.post(f"/api/tables/{days}/pause", paused=True)
    getattr(first, end)()
    shift(store, AWAY)
    second = Process("serve", tmp_path, *flags)
    again = at(second, anna)
    try:
        assert clocks(again, live)["running"] == 0
        assert 30 < clocks(again, live)["remaining"][0] <= 60
        slow = clocks(again, days)
        assert slow["paused"]
        assert slow["deadline"] - slow["now"] == pytest.approx(3 * DAY, abs=60)
        assert again.play(live)["clocks"]["remaining"][0] > 30
        assert [note["kind"] for note in again.get(f"/api/tables/{live}")["story"]] == ["outage"]
        assert again.get(f"/api/tables/{days}")["status"] == "playing"
    finally:
        second.kill()
        first.close()
        second.close()


def test_a_short_restart_gives_back_all_of_its_time(settings: Settings, store: Store, start: Callable[..., Host]) -> None:
    """Also where it is shorter than the silence by which servers that are left would notice it."""
    first = start(database=settings.database)
    anna, (live,) = sit_down(first, LIVE)
    before = clocks(anna, live)["remaining"][0]
    first.stop()
    shift(store, heartbeat.LATE - 2)
    second = start(database=settings.database)
    assert clocks(at(second, anna), live)["remaining"][0] > before - 2.5


def test_a_server_that_joins_another_gives_nothing_back(postgres: Callable[[], str], start: Callable[..., Host]) -> None:
    database = postgres()
    first = start(database=database)
    anna, (live,) = sit_down(first, LIVE)
    shift(first.services.store, heartbeat.LATE - 2)
    start(database=database)
    clocks(anna, live)
    query = sa.select(schema.entries.c.kind).where(schema.entries.c.table_id == live)
    assert first.services.store.read_now(lambda connection: connection.execute(query).scalars().all()) == []


def test_time_in_which_the_machine_slept_is_charged_to_nobody(settings: Settings, store: Store, start: Callable[..., Host]) -> None:
    """The machine was asleep, or its clock jumped: the server that runs finds out by itself, before it looks at the clocks."""
    host = start(database=settings.database)
    anna, (live,) = sit_down(host, LIVE)
    with anna.live(live) as line:
        line.kind("state")
        live_tables = host.services.live_tables

        def sleep() -> None:
            timeline = live_tables.loaded[live].timeline
            assert timeline is not None
            timeline.clock.since -= AWAY

        host.loop.call_soon_threadsafe(sleep)
        shift(store, AWAY)
        told = line.kind("state")
    assert told["result"] is None
    assert told["clocks"]["remaining"][0] > 30


def test_a_backup_stops_the_clocks_until_it_is_restored(
    settings: Settings, store: Store, start: Callable[..., Host], tmp_path: Path
) -> None:
    first = start(database=settings.database)
    anna, (live,) = sit_down(first, LIVE)
    first.stop()
    shift(store, AWAY)
    backups.backup(settings, tmp_path / "old.backup")
    anna = at(start(database=settings.database), anna)
    anna.play(live)
    backups.restore(settings, tmp_path / "old.backup")
    wait_for(lambda: anna.state(live)["number"] == 0 and anna.get(f"/api/tables/{live}")["story"])
    found = anna.state(live)
    assert found["result"] is None
    assert 30 < found["clocks"]["remaining"][0] <= 60


def test_a_server_gives_back_the_time_without_its_database(
    settings: Settings, store: Store, start: Callable[..., Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = start(database=settings.database)
    anna, (live,) = sit_down(host, LIVE)

    def away(connection: sa.Connection) -> Any:
        raise sa.exc.OperationalError("SELECT", {}, Exception("away, on purpose"))

    with anna.live(live) as line:
        line.kind("state")
        with monkeypatch.context() as patch:
            patch.setattr(heartbeat, "_look", away)
            at_first = clocks(anna, live)["remaining"][0]
            wait_for(lambda: clocks(anna, live)["remaining"][0] < at_first - 1)
            before = clocks(anna, live)["remaining"][0]
        assert line.kind("state")["clocks"]["remaining"][0] > before + 0.5
