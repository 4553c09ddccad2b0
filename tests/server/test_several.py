"""Several servers on one PostgreSQL: what one of them learns, all of them know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import BOT, ME, OPEN, Client
from tests.server.hosts import Host
from tests.server.test_tables import finish
from tests.waiting import wait_for


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database, data = postgres(), str(tmp_path_factory.mktemp("several"))
    one, two = Host(data=data, database=database), Host(data=data, database=database)
    yield one, two
    two.stop()
    one.stop()


def at(host: Host, client: Client) -> Client:
    """The same browser at another server."""
    other = host.client()
    other.id, other.http.cookies = client.id, httpx.Cookies(client.http.cookies)
    return other


def test_a_hint_at_one_server_makes_the_game_practice_at_the_other(pair: tuple[Host, Host]) -> None:
    anna = pair[0].client("Anna")
    there = at(pair[1], anna)
    table = anna.table(ME, BOT)["id"]
    assert not there.state(table)["practice"]
    anna.get(f"/api/tables/{table}/hint")
    wait_for(lambda: there.state(table)["practice"])
    assert not finish(there, table=table)["rated"]


def test_a_game_with_hints_is_not_rated_by_a_server_that_has_not_heard_of_them(pair: tuple[Host, Host]) -> None:
    anna = pair[0].client("Anna")
    there = at(pair[1], anna)
    table = anna.table(ME, BOT)["id"]
    there.state(table)
    anna.get(f"/api/tables/{table}/hint")
    wait_for(lambda: there.state(table)["practice"])
    pair[1].services.live_tables.loaded[table].row.unrated = False
    result = finish(there, table=table)
    assert (result["practice"], result["rated"]) == (True, False)
    assert anna.get(f"/api/players/{anna.id}")["statistics"] == anna.get(f"/api/players/{anna.id}")["ratings"] == []


def test_a_table_archived_at_one_server_is_archived_at_the_other(pair: tuple[Host, Host]) -> None:
    anna = pair[0].client("Anna")
    there = at(pair[1], anna)
    table = anna.table(ME, OPEN)["id"]
    assert not there.get(f"/api/tables/{table}")["archived"]
    anna.post(f"/api/tables/{table}/archive", archived=True)
    wait_for(lambda: there.get(f"/api/tables/{table}")["archived"])


def test_a_server_that_loads_a_table_asks_who_is_there(pair: tuple[Host, Host]) -> None:
    anna, there = pair[0].client("Anna"), pair[1].client("Berta")
    table = anna.table(ME, OPEN, public=True)["id"]
    with anna.live(table) as live:
        live.kind("presence")
        wait_for(lambda: there.get(f"/api/tables/{table}")["seats"][0]["present"], 5)


def test_a_table_deleted_at_one_server_is_gone_at_the_other(pair: tuple[Host, Host]) -> None:
    anna, there = pair[0].client("Anna"), pair[1].client("Berta")
    table = anna.table(ME, OPEN, OPEN, public=True)["id"]
    with there.live(table) as live:
        live.kind("table")
        anna.post(f"/api/tables/{table}/leave")
        with pytest.raises(ConnectionClosed):
            live.kind("nothing of this kind comes", 10)
    assert there.refused("GET", f"/api/tables/{table}") == (404, "not_found")


def test_the_new_host_after_the_host_has_left_is_known_at_the_other_server(pair: tuple[Host, Host]) -> None:
    anna, there = pair[0].client("Anna"), pair[1].client("Berta")
    table = anna.table(ME, OPEN, OPEN, public=True)["id"]
    there.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/leave")
    wait_for(lambda: there.get(f"/api/tables/{table}")["host"] == there.id)


def test_a_rematch_asked_for_at_one_server_is_offered_at_the_other(pair: tuple[Host, Host]) -> None:
    anna, there = pair[0].client("Anna"), pair[1].client("Berta")
    table = anna.table(ME, OPEN, public=True)["id"]
    there.post(f"/api/tables/{table}/join")
    there.post(f"/api/tables/{table}/resign")
    wait_for(lambda: anna.get(f"/api/tables/{table}")["status"] == "finished")
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    wait_for(lambda: there.get(f"/api/tables/{table}")["rematch"] == again)
