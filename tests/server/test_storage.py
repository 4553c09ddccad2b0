"""The database itself: groups of writes, conflicts, migrations, backups."""

from __future__ import annotations

import asyncio
import gzip
import stat
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from saqqara.server.people import accounts
from saqqara.server.settings import Settings
from saqqara.server.store import backups, entry_log, migrations, schema
from saqqara.server.store.database import GROUP, Conflict, Store
from saqqara.server.store.entry_log import EntryWrite, Head
from saqqara.server.store.rows import Entry
from tests.server.clients import BOT, ME
from tests.server.hosts import Host
from tests.server.test_tables import finish
from tests.waiting import wait_for

REVISION = str(ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head())
HEAD = Head(mover=0, deadline=None, status="playing", changed=1.5)


@pytest.fixture
def table(store: Store) -> str:
    def write(connection: sa.Connection) -> str:
        player = accounts.add_guest(connection, "Anna")
        values = {"id": "table", "game": "pebbles", "status": "playing", "public": True, "host": player.id, "invite": "x"}
        connection.execute(sa.insert(schema.tables).values(**values, setup={}, entries=0, created=0.0, changed=0.0))
        return "table"

    return store.write_now(write)


def entry(number: int, message_id: str | None = None) -> EntryWrite:
    return EntryWrite("table", Entry(number, "play", 0, {"action": "x"}, 1.5, message_id), HEAD)


def test_an_entry_is_stored_once_and_only_in_its_place(store: Store, table: str) -> None:
    def write(*entries: EntryWrite) -> None:
        store.write_now(lambda connection: entry_log.append_all(connection, list(entries)))

    write(entry(0, "a"))
    for wrong in (entry(0, "b"), entry(2, "c")):
        with pytest.raises(Conflict):
            write(wrong)
    write(entry(1, "d"))
    story = store.read_now(lambda connection: entry_log.load_entries(connection, table))
    assert [(each.number, each.message_id, each.body) for each in story] == [(0, "a", {"action": "x"}), (1, "d", {"action": "x"})]


def test_of_many_writes_for_one_place_one_wins(store: Store, table: str) -> None:
    """They share a commit, and the losers do not take the winner down with them."""

    async def race() -> list[Any]:
        writes = [store.write_together(entry_log.append_all, entry(0, f"m{n}")) for n in range(50)]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(race())
    assert results.count(None) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 49


def test_simultaneous_writes_share_a_commit_and_one_that_fails_fails_alone(store: Store) -> None:
    """While the writer is held up, a group gathers: a bad one in it harms nobody."""
    commits: list[int] = []
    sa.event.listen(store._writing, "commit", lambda connection: commits.append(1))
    held = threading.Event()
    blocker = store.submit(lambda connection: held.wait(10))

    def add(connection: sa.Connection, name: str) -> None:
        connection.execute(sa.insert(schema.marks).values(name=name, value="1"))

    good = [store.submit(lambda connection, n=n: add(connection, f"n{n}")) for n in range(20)]  # type: ignore[misc]
    held.set()
    assert blocker.result(20)
    for future in good:
        future.result(20)
    assert len(commits) <= 2
    held.clear()
    blocker = store.submit(lambda connection: held.wait(10))
    mixed = [store.submit(lambda connection, n=n: add(connection, n)) for n in ("a", "n3", "b")]  # type: ignore[misc]
    held.set()
    assert mixed[0].result(20) is None
    with pytest.raises(sa.exc.IntegrityError):
        mixed[1].result(20)
    assert mixed[2].result(20) is None
    names = store.read_now(lambda connection: set(connection.execute(sa.select(schema.marks.c.name)).scalars()))
    assert names == {f"n{n}" for n in range(20)} | {"a", "b"}


def test_sqlite_waits_for_the_disk_before_it_acknowledges(tmp_path: Path) -> None:
    store = Store(Settings(data=str(tmp_path)).database_url)
    with store._writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are other things there")
@pytest.mark.parametrize("before", ["nothing", "readable"])
def test_stored_files_are_accessible_only_to_their_owner(tmp_path: Path, before: str) -> None:
    folder, names = tmp_path / "data", ("saqqara.db", "saqqara.db-wal", "saqqara.db-shm")
    if before == "readable":
        folder.mkdir(mode=0o755)
        (folder / "saqqara.db").touch(mode=0o644)
    store = Store(Settings(data=str(folder)).database_url)
    store.migrate()
    assert {name: stat.S_IMODE((folder / name).stat().st_mode) for name in names} == dict.fromkeys(names, 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == (0o700 if before == "nothing" else 0o755)
    store.close()


def test_the_migrations_make_the_tables_that_the_program_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    store.migrate()


def test_processes_that_start_together_migrate_once(database: str, tmp_path: Path) -> None:
    url = Settings(data=str(tmp_path), database=database).database_url
    stores = [Store(url) for _ in range(3)]
    threads = [threading.Thread(target=store.migrate) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with stores[0].engine.connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == [REVISION]
    for store in stores:
        store.close()


def test_a_restart_shows_every_table_as_it_was(start: Callable[..., Host], database: str) -> None:
    first = start(database=database)
    anna = first.client("Anna")
    clock = {"kind": "live", "seconds": 500, "increment": 3}
    table = anna.table(ME, {"kind": "here", "name": "Carl"}, clock=clock)["id"]
    anna.play(table, "take heap=0 more=0")
    anna.post(f"/api/tables/{table}/undo", seen=1)
    anna.play(table, "take heap=1 more=0")
    anna.play(table, "take heap=2 more=0")
    anna.post(f"/api/tables/{table}/handover", seat=1, level="slow")
    before = anna.state(table), anna.get(f"/api/tables/{table}")
    cookies = anna.http.cookies
    first.stop()
    again = start(database=database).client()
    again.http.cookies = cookies
    after = again.state(table), again.get(f"/api/tables/{table}")
    assert after[1] == before[1]
    for key in ("number", "undos", "view", "seat", "proposal", "result"):
        assert after[0][key] == before[0][key]
    assert after[0]["clocks"]["remaining"][0] == pytest.approx(before[0]["clocks"]["remaining"][0], abs=5)
    assert after[0]["clocks"]["running"] == before[0]["clocks"]["running"]


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_can_be_brought_back_to_either_database(
    start: Callable[..., Host], database: str, target: str, postgres: Callable[[], str], tmp_path: Path
) -> None:
    source = start(database=database)
    anna = source.client("Anna")
    finished, running = anna.table(ME, BOT)["id"], anna.table(ME, {"kind": "here", "name": "Carl"})["id"]
    finish(anna, table=finished)
    anna.play(running)
    anna.post(f"/api/tables/{running}/chat", text="hello")
    file = tmp_path / "all.backup"
    thinking = anna.table({"kind": "bot", "level": "slow"}, ME)["id"]
    assert backups.backup(source.settings, file) > 10
    assert file.stat().st_mode & 0o077 == 0
    folder = tmp_path / "other"
    settings: dict[str, Any] = {"data": str(folder), "database": "" if target == "sqlite" else postgres()}
    other = start(**settings)
    lost = other.client("Lost")
    other_table = lost.table(ME, {"kind": "here", "name": "Carl"})["id"]
    assert backups.restore(other.settings, file) > 10
    back = other.client()
    back.http.cookies = anna.http.cookies
    assert back.state(running)["view"] == anna.state(running)["view"]
    assert back.get(f"/api/tables/{finished}/record") == anna.get(f"/api/tables/{finished}/record")
    assert back.get("/api/me")["player"]["name"] == "Anna"
    assert back.play(running)["number"] == 2
    wait_for(lambda: back.state(thinking)["number"] == 1)
    assert back.post(f"/api/tables/{running}/chat", text="again")["number"] == 2
    assert lost.get("/api/me")["player"] is None
    assert lost.request("POST", f"/api/tables/{other_table}/play", json={"action": 0, "seen": 0}).status_code in (401, 404)


def test_a_folder_without_a_database_is_no_empty_backup(tmp_path: Path) -> None:
    with pytest.raises(click.ClickException, match="there is no database"):
        backups.backup(Settings(data=str(tmp_path / "mistyped")), tmp_path / "b.backup")
    assert list(tmp_path.iterdir()) == []


def test_databases_and_backups_of_another_version_are_refused(store: Store, database: str, tmp_path: Path) -> None:
    settings, file = Settings(data=str(tmp_path), database=database), tmp_path / "b.backup"
    backups.backup(settings, file)
    head, *rest = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join([head.replace(REVISION.encode(), b"9999"), *rest])))
    with pytest.raises(click.ClickException, match="has version 9999"):
        backups.restore(settings, file)
    store.write_now(lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(click.ClickException, match="has version 9999"):
        backups.backup(settings, file)


def test_a_broken_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    store = Store(settings.database_url)
    store.migrate()
    store.write_now(lambda connection: accounts.add_guest(connection, "Anna"))
    file = tmp_path / "b.backup"
    backups.backup(settings, file)
    whole = file.read_bytes()
    for broken in (whole[:-20], b"nonsense", b""):
        file.write_bytes(broken)
        with pytest.raises(click.ClickException):
            backups.restore(settings, file)
    count = store.read_now(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(schema.players)).scalar())
    assert count == 1
    store.close()


def test_everything_in_a_group_of_writes_is_written(store: Store) -> None:
    """Many small writes race with the writer that takes them; each gets its own result."""

    def double(connection: sa.Connection, items: list[int]) -> list[int]:
        return [item * 2 for item in items]

    async def one(number: int) -> int:
        for _ in range(number % 7):
            await asyncio.sleep(0)
        return await asyncio.wait_for(store.write_together(double, number), 20)

    async def all_of_them() -> list[int]:
        return [each for start in range(0, 3000, 30) for each in await asyncio.gather(*map(one, range(start, start + 30)))]

    assert asyncio.run(all_of_them()) == [2 * number for number in range(3000)]


def test_the_results_of_a_large_group_are_handed_out_in_order_and_in_portions(store: Store) -> None:
    """Between two portions the event loop can send the results of the first."""
    held, done, seen = threading.Event(), list[int](), list[int]()

    async def one(number: int) -> None:
        done.append(await store.write_together(lambda connection, items: items, number))
        asyncio.get_running_loop().call_soon(lambda: seen.append(len(done)))

    async def many() -> None:
        store.submit(lambda connection: held.wait(20))
        tasks = [asyncio.create_task(one(number)) for number in range(GROUP)]
        await asyncio.sleep(0)
        held.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 20)

    asyncio.run(many())
    assert done == list(range(GROUP))
    assert seen[0] < GROUP


def test_one_failing_write_in_a_group_fails_alone(store: Store) -> None:
    def together(connection: sa.Connection, items: list[int]) -> list[int]:
        if 3 in items:
            raise ValueError("three")
        return items

    async def all_of_them() -> list[Any]:
        writes = [store.write_together(together, number) for number in range(6)]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(all_of_them())
    assert [each for each in results if isinstance(each, int)] == [0, 1, 2, 4, 5]
    assert isinstance(results[3], ValueError)
