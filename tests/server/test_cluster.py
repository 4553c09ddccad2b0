"""Two server processes and a bot worker on one PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saqqara.server.lobby import creating
from saqqara.server.lobby.creating import NewTable, SeatChoice
from saqqara.server.people import accounts
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.settings import Settings
from saqqara.server.store import schema
from saqqara.server.store.database import Store
from saqqara.server.store.rows import NoClock, Setup
from tests.server.clients import BOT, ME, OPEN, Client, Document
from tests.server.hosts import Process

NUMBERS = itertools.count()
PASSWORD = "a crocodile in the reeds"


@pytest.fixture(scope="module")
def cluster(
    postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process, Process, list[str]]]:
    flags, tmp_path = ["--database", postgres()], tmp_path_factory.mktemp("cluster")
    one = Process("serve", tmp_path, *flags, "--bots", "workers")
    two = Process("serve", tmp_path, *flags, "--bots", "workers")
    worker = Process("worker", tmp_path, *flags)
    yield one, two, worker, flags
    for process in (one, two, worker):
        process.close()
        if process.process.poll() is None:
            process.kill()


def play_live(client: Client, table: str, results: list[Document], stop_at: int = 10_000) -> None:
    """Play at random until the game is over, or this many decisions were made."""
    with client.live(table) as live:
        live.kind("state")
        while live.state and not live.state["result"]:
            if live.state["number"] >= stop_at:
                return
            if live.state["view"]["actions"]:
                answer = live.play()
                assert answer["type"] == "answer" or answer["code"] == "stale", answer
            else:
                live.receive(40)
        assert live.state is not None
        results.append(live.state)


def together(*works: Callable[[], None]) -> None:
    errors: list[BaseException] = []

    def guarded(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(90)
        assert not thread.is_alive()
    if errors:
        raise errors[0]


def test_people_on_two_servers_and_bots_of_a_worker_play_whole_games(cluster: tuple[Process, Process, Process, list[str]]) -> None:
    one, two, _, _ = cluster
    anna, berta = one.client("Anna"), two.client("Berta")
    tables = []
    for seats in ((ME, OPEN), (BOT, ME, OPEN), (ME, OPEN, BOT)):
        table = anna.table(*seats, public=True)["id"]
        assert table in [line["id"] for line in berta.get("/api/tables", list="open")["tables"]]
        berta.post(f"/api/tables/{table}/join")
        tables.append(table)
    mine: list[Document] = []
    theirs: list[Document] = []
    for table in tables:
        together(lambda: play_live(anna, table, mine), lambda: play_live(berta, table, theirs))  # noqa: B023
    assert [state["result"] for state in mine] == [state["result"] for state in theirs]
    assert [state["events"] for state in mine] == [state["events"] for state in theirs]
    for table in tables:
        assert anna.get(f"/api/tables/{table}/record")["actions"] == berta.get(f"/api/tables/{table}/record")["actions"]
    with anna.live(tables[0]) as live:
        live.kind("table")
        berta.post(f"/api/tables/{tables[0]}/chat", text="thanks")
        assert live.kind("chat")["text"] == "thanks"


def test_of_two_moves_for_one_turn_at_two_servers_one_wins(cluster: tuple[Process, Process, Process, list[str]]) -> None:
    one, two, _, _ = cluster
    anna = one.client("Anna")
    other = two.client()
    other.http.cookies = anna.http.cookies
    table = anna.table(ME, {"kind": "here", "name": "Carl"})["id"]
    for number in range(12):
        codes: list[int] = []

        def push(client: Client, action: int, number: int = number, codes: list[int] = codes) -> None:
            body = {"action": action, "seen": number, "id": f"{client.url}{number}"}
            codes.append(client.request("POST", f"/api/tables/{table}/play", json=body).status_code)

        actions = anna.state(table)["view"]["actions"]
        if not actions:
            break
        together(lambda: push(anna, actions[0]["number"]), lambda: push(other, actions[-1]["number"]))  # noqa: B023
        assert sorted(codes) == [200, 409]
        assert anna.state(table)["number"] == number + 1


def change_password(client: Client) -> None:
    client.post("/api/me/password", old=PASSWORD, new="a heron by the Nile")


def leave_for_good(client: Client) -> None:
    assert client.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204


@pytest.mark.parametrize("end", [lambda client: client.post("/api/logout"), change_password, leave_for_good])
def test_a_session_that_ends_at_one_server_ends_at_the_other(
    end: Callable[[Client], None], cluster: tuple[Process, Process, Process, list[str]]
) -> None:
    one, two, _, _ = cluster
    name = f"Ending {next(NUMBERS)}"
    anna, other, phone = one.client(), two.client(), two.client("Berta")
    anna.id = anna.post("/api/account", name=name, password=PASSWORD)["id"]
    other.http.cookies = httpx.Cookies(anna.http.cookies)
    table = anna.table(ME, OPEN, public=True)["id"]
    phone.post(f"/api/tables/{table}/join")
    with other.live(table) as there, phone.live(table) as berta, me_live(other) as notices:
        there.kind("state")
        berta.kind("state")
        end(anna)
        with pytest.raises(ConnectionClosed):
            there.kind("nothing of this kind comes", timeout=20)
        with pytest.raises(ConnectionClosed):
            hear_out(notices)
        berta.catch_up()
    assert other.get("/api/me")["player"] is None


def hear_out(line: ClientConnection) -> None:
    """Wait until the connection is closed; a message that it is no longer their turn may come first."""
    while True:
        line.recv(20)


def me_live(client: Client) -> ClientConnection:
    url = client.url.replace("http", "ws", 1)
    return connect(f"{url}/api/me/live", additional_headers={"Cookie": client.cookie})


def test_a_deleted_player_loses_the_name_at_all_servers(cluster: tuple[Process, Process, Process, list[str]]) -> None:
    one, two, _, _ = cluster
    anna, berta = one.client("Anna"), two.client("Berta")
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/resign")
    with berta.live(table) as there:
        there.until(lambda heard: heard["type"] == "table" and heard["table"]["status"] == "finished")
        assert anna.request("DELETE", "/api/me", json={}).status_code == 204
        there.until(lambda heard: heard["type"] == "table" and heard["table"]["seats"][0]["name"] == "—")


def test_a_rolling_restart_and_a_lost_worker_lose_no_move(
    cluster: tuple[Process, Process, Process, list[str]], tmp_path: Path
) -> None:
    one, two, worker, flags = cluster
    anna = one.client("Anna")
    table = anna.table(ME, BOT, BOT)["id"]
    results: list[Document] = []
    play_live(anna, table, results, stop_at=2)  # four heaps cannot be empty after fewer than four decisions
    assert one.stop() == 0
    anna.url, anna.http.base_url = two.url, httpx.URL(two.url)
    play_live(anna, table, results, stop_at=3)
    worker.kill()
    second = Process("worker", tmp_path, *flags)
    try:
        play_live(anna, table, results)
        assert len(results) == 1
        assert results[0]["number"] == len(anna.get(f"/api/tables/{table}/record")["actions"])
    finally:
        stopped = second.stop()
    assert stopped == 0


def test_news_of_a_table_that_is_being_loaded_is_not_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server changes the table after we have read it and before we hold it in memory."""
    table = store.write_now(new_table)
    read = store.read

    async def story() -> None:
        live_tables, has_read, may_go_on = LiveTables(store, Settings()), asyncio.Event(), asyncio.Event()

        async def slow_read(work: Callable[[sa.Connection], Any]) -> Any:
            found = await read(work)
            has_read.set()
            await may_go_on.wait()
            return found

        monkeypatch.setattr(store, "read", slow_read)
        loading = asyncio.create_task(live_tables.table(table))
        await has_read.wait()
        await store.write(lambda connection: connection.execute(sa.update(schema.tables).values(public=True)))
        live_tables._receive({"kind": "entry", "table": table, "turns": []})
        may_go_on.set()
        live = await loading
        async with asyncio.timeout(20):
            while not live.row.public:
                await asyncio.sleep(0.01)

    asyncio.run(story())


def new_table(connection: sa.Connection) -> str:
    host = accounts.add_guest(connection, "Anna")
    setup = Setup({}, NoClock(), "bot", "quick", shuffle=False, seed=None)
    new = NewTable("pebbles", [SeatChoice("me"), SeatChoice("open")], {}, None, False, False, setup.clock, "bot", None, None)
    return creating.create(connection, host, new, setup)
