"""Killed without warning at any moment, the server has every move that it acknowledged, and no game is broken."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saqqara.server.play.timeline import Timeline
from saqqara.server.settings import Settings
from saqqara.server.store import entry_log
from saqqara.server.store.database import Store
from tests.server.clients import BOT, ME, Client
from tests.server.hosts import Process

ROUNDS = 3
PLAYERS = 4
FEWEST, MOST = 80, 160
"""How many moves are acknowledged before the next kill."""
Acknowledged = dict[tuple[str, str], int]


def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path, database: str) -> None:
    acknowledged: Acknowledged = {}
    clients = [Client("http://127.0.0.1") for _ in range(PLAYERS)]
    flags = ["--database", database] if database else []
    for _ in range(ROUNDS):
        server = Process("serve", tmp_path, *flags)
        enough = len(acknowledged) + random.randrange(FEWEST, MOST)
        threads = [threading.Thread(target=play_on, args=(client, server.url, acknowledged), daemon=True) for client in clients]
        for thread in threads:
            thread.start()
        while len(acknowledged) < enough:
            assert any(thread.is_alive() for thread in threads)
            time.sleep(0.001)
        server.kill()
        for thread in threads:
            thread.join(30)
        check(Settings(data=str(tmp_path), database=database), acknowledged)
    assert len(acknowledged) >= FEWEST * ROUNDS
    for client in clients:
        client.http.close()


def play_on(client: Client, url: str, acknowledged: Acknowledged) -> None:
    """Play game after game against a bot until the connection breaks; note what the server has acknowledged."""
    client.url, client.http.base_url = url, httpx.URL(url)
    try:
        if not client.id:
            client.id = client.post("/api/guest", name="Anna")["id"]
        while True:
            mine = client.get("/api/tables", list="mine")["tables"]
            table = mine[0]["id"] if mine else client.table(ME, BOT)["id"]
            with client.live(table) as live:
                live.kind("state")
                while live.state and not live.state["result"]:
                    if not live.state["view"]["actions"]:
                        live.receive(30)
                        continue
                    answer = live.play()
                    if answer["type"] == "answer":
                        acknowledged[table, f"{client.id}:{answer['id']}"] = answer["number"]
    except (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        return


def check(settings: Settings, acknowledged: Acknowledged) -> None:
    """Every game can be replayed, and every acknowledged move is in it, once."""
    store = Store(settings.database_url)
    try:
        for table in {table for table, _ in acknowledged}:
            row = store.read_now(lambda connection, table=table: entry_log.load_table(connection, table))  # type: ignore[misc]
            story = store.read_now(lambda connection, table=table: entry_log.load_entries(connection, table))  # type: ignore[misc]
            assert row is not None
            assert row.entries == len(story)
            timeline = Timeline.load(row, story)
            assert timeline is not None
            assert (row.status == "finished") == timeline.over
            stored = [entry.message_id for entry in story if entry.message_id]
            assert len(set(stored)) == len(stored)
            assert {message for where, message in acknowledged if where == table} <= set(stored)
    finally:
        store.close()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_bots_turn_goes_on_after_a_restart(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    """The server is stopped while a bot thinks; the next one takes the turn up again."""
    flags = [] if database == "sqlite" else ["--database", request.getfixturevalue("postgres")()]
    first = Process("serve", tmp_path, *flags)
    anna = first.client("Anna")
    table = anna.table({"kind": "bot", "level": "slow"}, ME)["id"]
    assert first.stop() == 0
    second = Process("serve", tmp_path, *flags, port=first.port)
    with anna.live(table) as live:
        live.until(lambda message: message["type"] == "state" and message["number"] == 1)
        assert live.play()["type"] == "answer"
    assert second.stop() == 0
    first.close()
