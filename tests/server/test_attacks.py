"""What other sites, scripts and the curious try; each is harmless."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from saqqara.server.api.middleware import Guard
from saqqara.server.api.routes.common import address
from saqqara.server.errors import Refused
from saqqara.server.play.timeline import Timeline
from saqqara.server.rate_limits import RATES, Limits, Rate
from saqqara.server.settings import Settings
from tests.server.clients import BOT, ME, OPEN, Client
from tests.server.hosts import Host


@pytest.fixture
def anna(host: Host) -> Client:
    return host.client("Anna")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"])
def test_other_sites_change_nothing(host: Host, anna: Client, origin: str) -> None:
    table = anna.table(ME, BOT)["id"]
    headers = {"Origin": origin}
    assert anna.refused("POST", f"/api/tables/{table}/resign", json={}, headers=headers) == (403, "origin")
    assert anna.refused("DELETE", "/api/me", json={}, headers=headers) == (403, "origin")
    assert anna.state(table)["result"] is None
    url = f"ws://127.0.0.1:{host.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin), additional_headers={"Cookie": anna.cookie}):
        pass
    assert refused.value.response.status_code == 403


def test_a_cross_site_request_without_an_origin_is_recognized_by_fetch_metadata(anna: Client) -> None:
    assert anna.refused("POST", "/api/logout", headers={"Sec-Fetch-Site": "cross-site"}) == (403, "origin")


def test_our_own_pages_and_programs_are_accepted(host: Host, anna: Client) -> None:
    own = {"Origin": f"http://127.0.0.1:{host.port}", "Sec-Fetch-Site": "same-origin"}
    assert anna.request("POST", "/api/guest", json={"name": "Anna B"}, headers=own).status_code == 200
    table = anna.table(ME, BOT)["id"]
    headers = {"Cookie": anna.cookie}
    with connect(
        f"ws://127.0.0.1:{host.port}/api/tables/{table}/live", origin=Origin(own["Origin"]), additional_headers=headers
    ) as line:
        assert '"type":"table"' in str(line.recv(10))


@pytest.mark.parametrize(
    ("settings", "taken", "refused"),
    [
        ({}, ["localhost:9", "127.0.0.1", "[::1]:8017", "192.168.1.5", "nile", "nile.local", "a.localhost", ""], ["evil.example"]),
        (
            {"url": "https://games.example.org"},
            ["games.example.org", "GAMES.example.org.:443"],
            ["example.org", "xgames.example.org"],
        ),
        ({"url": "https://bücher.example"}, ["xn--bcher-kva.example"], ["evil.example"]),
        (
            {"hosts": "one.example two.example"},
            ["two.example:80", "localhost"],
            ["three.example", "[x", "one.example.evil.example"],
        ),
        ({"hosts": "*"}, ["evil.example"], []),
        ({"lan": True}, ["192.168.1.5:8017", "nile.example.org"], ["evil.example"]),
        ({"host": "0.0.0.0"}, ["evil.example"], []),
        ({"host": "0.0.0.0", "url": "http://localhost:8080"}, ["nas.example"], []),
        ({"host": "0.0.0.0", "url": "https://games.example.org"}, ["one:8017", "games.example.org"], ["evil.example"]),
    ],
)
async def test_a_host_name_that_another_site_points_at_this_machine_is_refused(
    settings: dict[str, Any], taken: list[str], refused: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("in")(scope, receive, send)

    monkeypatch.setattr(socket, "gethostname", lambda: "nile.example.org")
    guard = Guard(app, Settings(**settings))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url="http://localhost") as client:
        for host in taken:
            assert (await client.get("/", headers={"Host": host})).text == "in", host
        for host in refused:
            answer = await client.get("/", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "host"), host
            assert "--hosts" in answer.json()["message"]


def test_a_page_under_such_a_name_gets_no_websocket_either(host: Host) -> None:
    asked = [
        "GET /api/me/live HTTP/1.1",
        "Host: evil.example",
        "Origin: http://evil.example",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    for name, status in (("evil.example", b"403"), ("localhost", b"101")):
        with socket.create_connection(("127.0.0.1", host.port)) as raw:
            raw.sendall("\r\n".join([*asked, "", ""]).replace("evil.example", name).encode())
            assert raw.recv(100).startswith(b"HTTP/1.1 " + status)


async def test_pages_under_a_configured_name_are_our_own_even_if_a_proxy_hides_it() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("in")(scope, receive, send)

    guard = Guard(app, Settings(url="https://one.example", hosts="two.example"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url="http://127.0.0.1:8017") as client:
        codes = {
            origin: (await client.post("/", headers={"Origin": origin})).status_code
            for origin in ("https://one.example", "https://two.example", "http://one.example", "https://evil.example", "null")
        }
    assert list(codes.values()) == [200, 200, 403, 403, 403]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("chat", {"text": "a\0b"}),
        ("chat", {"text": "a", "id": "\0"}),
        ("chat", {"text": "bell\x07"}),
        ("play", {"action": 0, "seen": 0, "id": "\0"}),
        ("play", {"action": "x" * 201, "seen": 0}),
        ("report", {"number": 1, "reason": "\0"}),
        ("report", {"number": 10**30}),
        ("report", {"number": True}),
        ("play", {"action": True, "seen": 0}),
        ("play", {"action": 0, "seen": False}),
        ("play", {"action": 0, "seen": 0, "seat": False}),
        ("mute", {"player": "\0"}),
    ],
)
def test_text_that_no_database_can_store_is_refused(both: Host, path: str, body: dict[str, object]) -> None:
    anna = both.client("Anna")
    table = anna.table(ME, {"kind": "here", "name": "Carl"})["id"]
    assert anna.refused("POST", f"/api/tables/{table}/{path}", json=body) == (422, "invalid")
    if path in ("chat", "play"):
        with anna.live(table) as live:
            live.kind("state")
            live.send(**{"type": path, "id": "x", **body})
            assert live.kind("refusal")["code"] == "invalid"
    assert anna.state(table)["number"] == 0


def test_an_internal_error_leaves_the_connection_open(host: Host, anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise RuntimeError("on purpose")

    table = anna.table(ME, BOT)["id"]
    monkeypatch.setattr(Timeline, "after", fail)
    with anna.live(table) as live:
        live.kind("state")
        assert live.play()["code"] == "server"
    answer = anna.request("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 0})
    assert (answer.status_code, answer.json()["code"]) == (500, "server")
    assert "on purpose" not in answer.text


def test_a_form_of_another_site_cannot_be_json(anna: Client) -> None:
    answer = anna.request("POST", "/api/guest", content='{"name":"Form"}', headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": 5}', b'{"name": true}', b"[" * 100_000, b'{"name": "\\ud800"}'],
)
def test_malformed_bodies_are_refused(host: Host, body: bytes) -> None:
    answer = host.client().request("POST", "/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)


def test_unknown_fields_of_newer_clients_are_ignored(host: Host) -> None:
    newer = host.client()
    newer.post("/api/guest", name="Anna", mood="fine")
    table = newer.table(ME, {"kind": "here", "name": "Carl"})["id"]
    assert newer.play(table, mood="fine")["number"] == 1
    with newer.live(table) as live:
        live.kind("state")
        assert live.play(mood="fine")["type"] == "answer"


@pytest.mark.parametrize(
    "more",
    [
        {"publik": True},
        {"options": {"colour": "red"}},
        {"seats": [{"kind": "me", "nmae": "Anna"}, BOT]},
        {"clock": {"kind": "live", "seconds": 60, "incremnt": 5}},
        {"clock": {"kind": "live", "seconds": 60, "increment": True}},
        {"clock": {"kind": "days", "days": True}},
        {"seed": True},
    ],
)
def test_unknown_fields_of_a_new_table_are_refused(anna: Client, more: dict[str, Any]) -> None:
    wish = {"game": "pebbles", "seats": [ME, BOT], **more}
    assert anna.refused("POST", "/api/tables", json=wish) == (422, "invalid")


def test_oversized_bodies_are_refused_declared_or_not(host: Host, anna: Client) -> None:
    big = b"x" * 2_100_000
    assert anna.refused("POST", "/api/records", content=big) == (413, "too_large")

    def pieces() -> object:
        for _ in range(21):
            yield b"x" * 100_000

    answer = anna.request("POST", "/api/records", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%00", "/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/" + "x" * 5000, "/api/players/'--", "/api/nothing"],
)
def test_odd_addresses_are_not_found_or_invalid(host: Host, path: str) -> None:
    assert host.client().request("GET", path).status_code in (404, 414, 422)


@pytest.mark.parametrize("path", ["/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../server/app.py", "/%00"])
def test_files_outside_the_client_are_out_of_reach(host: Host, path: str) -> None:
    with socket.create_connection(("127.0.0.1", host.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while piece := raw.recv(65536):
            answer += piece
    assert b"root:" not in answer
    assert b"create_app" not in answer


def test_guessing_passwords_becomes_slow(start: Callable[..., Host]) -> None:
    host = start(rates=True)
    client = host.client()
    client.post("/api/account", name="Target", password="right password")
    attacker = host.client()
    codes = [
        attacker.request("POST", "/api/login", json={"name": "Target", "password": f"guess {n:03}"}).status_code for n in range(14)
    ]
    assert codes[:8] == [401] * 8
    assert codes[8:] == [429] * 6
    refused = attacker.request("POST", "/api/login", json={"name": "Target", "password": "right password"})
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0


def test_nobody_is_locked_out_by_the_guesses_of_others(start: Callable[..., Host], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "login_name", Rate(12, 600))
    host = start(rates=True, proxies="127.0.0.1")
    client = host.client()
    client.post("/api/account", name="Target", password="right password")

    def log_in(address: str, password: str) -> int:
        wish = {"name": "Target", "password": password}
        return host.client().request("POST", "/api/login", json=wish, headers={"X-Forwarded-For": address}).status_code

    assert [log_in("192.0.2.1", "wrong password") for _ in range(9)] == [401] * 8 + [429]
    assert log_in("192.0.2.2", "right password") == 200
    assert [log_in(f"2001:db8:0:{n:x}::1", "wrong password") for n in range(5)] == [401] * 3 + [429] * 2


def test_one_address_cannot_use_up_what_all_may_guess_together() -> None:
    alone, together = RATES["login_from"], RATES["login_name"]
    assert alone.burst < together.burst
    assert alone.seconds > together.seconds


@pytest.mark.parametrize(("proxies", "code"), [("", 429), ("192.0.2.9", 429), ("127.0.0.1", 401)])
def test_a_forwarded_address_is_trusted_from_a_named_proxy_only(start: Callable[..., Host], proxies: str, code: int) -> None:
    client = start(rates=True, proxies=proxies).client()
    wish = {"name": "Target", "password": "wrong password"}
    codes = [
        client.request("POST", "/api/login", json=wish, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(9)
    ]
    assert codes == [401] * 8 + [code]


@pytest.mark.parametrize(
    ("method", "path", "field", "more"),
    [
        ("POST", "/api/me/password", "old", {"new": "another password"}),
        ("PUT", "/api/me/settings", "password", {"mail": {"address": "thief@example.org"}}),
        ("DELETE", "/api/me", "password", {}),
    ],
)
def test_guessing_the_password_in_a_stolen_session_is_just_as_slow(
    method: str, path: str, field: str, more: dict[str, object], start: Callable[..., Host]
) -> None:
    client = start(rates=True).client()
    client.post("/api/account", name="Target", password="right password")
    codes = [client.request(method, path, json={field: f"guess {n:03}", **more}).status_code for n in range(10)]
    assert codes == [401] * 8 + [429] * 2


@pytest.mark.parametrize("kind", RATES)
def test_every_limit_lets_a_burst_through_then_one_at_a_time(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, limits, rate = [1000.0], Limits(), RATES[kind]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for _ in range(rate.burst):
        limits.spend(kind, "Mallory")
    with pytest.raises(Refused) as refused:
        limits.spend(kind, "Mallory")
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    assert refused.value.retry >= 1
    limits.spend(kind, "Anna")
    now[0] += rate.seconds * 1.01
    limits.spend(kind, "Mallory")
    with pytest.raises(Refused):
        limits.spend(kind, "Mallory")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("here", "there", False),
    ],
)
def test_a_whole_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    connections = [HTTPConnection({"type": "http", "client": (host, 1), "headers": []}) for host in (one, other)]
    assert (address(connections[0]) == address(connections[1])) is same


def test_floods_of_tables_are_limited(start: Callable[..., Host]) -> None:
    mallory = start(rates=True).client("Mallory")
    wish = {"game": "pebbles", "seats": [ME, OPEN]}
    assert [mallory.request("POST", "/api/tables", json=wish).status_code for _ in range(45)][-1] == 429


@pytest.mark.parametrize("path", ["/api/me/live", "/api/tables/{table}/live"])
def test_floods_over_a_websocket_are_refused_and_harm_nobody(
    start: Callable[..., Host], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "message", Rate(20, 600))
    host = start(rates=True)
    mallory, anna = host.client("Mallory"), host.client("Anna")
    table = mallory.table(ME, BOT)["id"]
    url = f"ws://127.0.0.1:{host.port}{path.format(table=table)}"
    with connect(url, additional_headers={"Cookie": mallory.cookie}) as line:
        for _ in range(40):
            line.send('{"type":"ping"}')
        assert sum("too_many" in str(line.recv(20)) for _ in range(40)) > 10
        assert anna.play(anna.table(ME, BOT)["id"])["number"] >= 1
    monkeypatch.setitem(RATES, "connect", Rate(0, 600))
    with connect(url, additional_headers={"Cookie": mallory.cookie}) as line:
        assert json.loads(line.recv(10))["code"] == "too_many"


def test_floods_of_chat_are_limited(start: Callable[..., Host]) -> None:
    anna = start(rates=True).client("Anna")
    table = anna.table(ME, BOT)["id"]
    codes = [anna.request("POST", f"/api/tables/{table}/chat", json={"text": "hi"}).status_code for _ in range(20)]
    assert codes.count(200) <= 14
    assert codes[-1] == 429


def test_the_api_reveals_no_secret_of_a_running_game(anna: Client) -> None:
    """Neither the seed nor the record nor the full state can be had before the end."""
    table = anna.table(ME, BOT, seed=123456789)["id"]
    for path in ("", "/state", "/events", "/at/0", "/drawing?number=0", "/chat"):
        assert "123456789" not in anna.request("GET", f"/api/tables/{table}{path}").text
    assert anna.get(f"/api/tables/{table}/at/0")["table"]["gold"] is None
    assert anna.refused("GET", f"/api/tables/{table}/drawing?number=0&seat=1") == (403, "no_seat")
    assert anna.refused("GET", f"/api/tables/{table}/drawing?number=9000") == (422, "no_number")
