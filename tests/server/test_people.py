"""People: guests, accounts, sessions, settings, their data; and what attackers try with them."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from saqqara.server.errors import Refused
from saqqara.server.people import accounts, chat, personal_data, sessions
from saqqara.server.store import schema
from saqqara.server.store.database import Store
from tests.server.clients import BOT, ME, OPEN, Client
from tests.server.hosts import Host
from tests.server.test_tables import finish

PASSWORD = "a camel by the Nile"


def account(client: Client, name: str) -> Client:
    client.id = client.post("/api/account", name=name, password=PASSWORD)["id"]
    return client


def names(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}")["seats"]]


def test_a_guest_needs_only_a_name_and_may_change_it(both: Host) -> None:
    client = both.client()
    assert client.get("/api/me")["player"] is None
    first = client.post("/api/guest", name="  Anna   of  Thebes ")
    assert (first["name"], first["guest"]) == ("Anna of Thebes", True)
    assert client.post("/api/guest", name="Änne")["id"] == first["id"]
    assert client.get("/api/me")["player"]["name"] == "Änne"


def test_a_new_name_is_used_at_waiting_tables_and_in_games_that_start_there(both: Host) -> None:
    guest, other = both.client("Early"), both.client("Other")
    begun = guest.table(ME, BOT)["id"]
    table = guest.table(ME, {"kind": "here", "name": "Carl"}, OPEN, public=True)["id"]
    guest.post("/api/guest", name="Late")
    assert names(guest, table) == ["Late", "Carl", None]
    account(guest, "Latest")
    assert names(guest, table) == ["Latest", "Carl", None]
    other.post(f"/api/tables/{table}/join")
    for seat in (0, 1):
        guest.post(f"/api/tables/{table}/resign", seat=seat)
    assert other.get(f"/api/tables/{table}/record")["seats"] == ["Latest", "Carl", "Other"]
    assert names(guest, begun)[0] == "Early"


def test_a_guest_who_logs_in_has_the_accounts_name_at_waiting_tables(both: Host) -> None:
    account(both.client("Nofret"), "Nofret")
    guest = both.client("Nofret on the phone")
    table = guest.table(ME, OPEN, public=True)["id"]
    guest.post("/api/login", name="Nofret", password=PASSWORD)
    assert names(guest, table) == ["Nofret", None]


UNREADABLE = ["", " ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "line\nbreak\x07"]
BLANK = ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\uffa0", "\u0301", "\ufe0f", "Anna\u3164", "Anna\u2800"]
LOOKALIKE = ["An\u200dna", "An\u200cna", "Anna\u200d", "Anna\ufe0f", "Anna\U000e0101", "An\u034fna", "\U0001f469\u200d"]


@pytest.mark.parametrize("name", [*UNREADABLE, *BLANK, *LOOKALIKE])
def test_unreadable_names_are_refused(both: Host, name: str) -> None:
    assert both.client().refused("POST", "/api/guest", json={"name": name}) == (422, "invalid")


@pytest.mark.parametrize(
    "name",
    [
        "Bauer 👩\u200d🌾",
        "👩🏽\u200d🚀",
        "👁\ufe0f\u200d🗨\ufe0f",
        "🙂\u200d↔\ufe0f",
        "Player 1\ufe0f\u20e3",
        "newer \U0001fae9",
        "می\u200cخواهم",
        "ක්\u200dරි",
        "葛\U000e0100城",
        "नमस्ते",
        "𓂀",
        "!?",
    ],
)
def test_names_of_all_scripts_and_joined_emoji_are_welcome(both: Host, name: str) -> None:
    assert both.client().post("/api/guest", name=name)["name"] == name


@pytest.mark.parametrize("text", [" ", "\n\t ", "\u3164", "\u200b\u200b", "\u202e", "\u2066 \u2069"])
def test_a_message_without_visible_characters_is_refused(both: Host, anna: Client, text: str) -> None:
    table = anna.table(ME, OPEN)["id"]
    assert anna.refused("POST", f"/api/tables/{table}/chat", json={"text": text}) == (422, "invalid")
    with anna.live(table) as live:
        live.kind("table")
        live.send(type="chat", id="x", text=text)
        assert live.kind("refusal")["code"] == "invalid"


def test_a_message_cannot_change_the_direction_of_the_text_around_it(anna: Client) -> None:
    table = anna.table(ME, OPEN)["id"]
    said = anna.post(f"/api/tables/{table}/chat", text="good \u202eyalp\u202c\n👩\u200d🌾 \u2067سلام\u2069")
    assert said["text"] == "good yalp\n👩\u200d🌾 سلام"


def test_names_with_markup_stay_plain_text(both: Host) -> None:
    name = "<script>x</script>"
    client = both.client(name)
    answer = client.request("GET", "/api/me")
    assert answer.json()["player"]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_guest_becomes_an_account_with_all_games(both: Host, anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    before = anna.id
    account(anna, "Anna One")
    assert anna.id == before
    assert anna.get("/api/me")["player"]["guest"] is False
    elsewhere = both.client()
    assert elsewhere.post("/api/login", name="anna ONE", password=PASSWORD)["id"] == before
    assert table in [line["id"] for line in elsewhere.get("/api/tables", list="mine")["tables"]]
    assert anna.refused("POST", "/api/account", json={"name": "Another", "password": PASSWORD}) == (409, "has_account")
    assert anna.refused("POST", "/api/guest", json={"name": "Other"}) == (409, "has_account")


def test_logging_in_moves_the_guests_games_into_the_account(both: Host) -> None:
    first = account(both.client("Zoe"), "Zoe")
    first.post("/api/logout")
    guest, other = both.client("Zoe on the phone"), both.client("Otto")
    table = guest.table(ME, OPEN, public=True)["id"]
    other.post(f"/api/tables/{table}/join")
    with guest.live(table) as live:
        live.kind("state")
        guest.post("/api/login", name="Zoe", password=PASSWORD)
        with pytest.raises(ConnectionClosed):  # it was the guest's; browsers come back by themselves
            live.kind("nothing of this kind comes")
    assert table in [line["id"] for line in guest.get("/api/tables", list="mine")["tables"]]
    with guest.live(table) as live:
        live.kind("state")
        assert live.play()["type"] == "answer"
        other.play(table)
        assert live.kind("state")["view"]["actions"]


def test_ratings_and_reports_of_the_guest_move_as_well(both: Host) -> None:
    first, other = account(both.client("Uma"), "Uma"), both.client("Otto")
    guest = both.client("Uma on the phone")
    for client in (first, guest):
        table = client.table(ME, OPEN, public=True)["id"]
        other.post(f"/api/tables/{table}/join")
        other.post(f"/api/tables/{table}/resign")
        said = other.post(f"/api/tables/{table}/chat", text="well played")["number"]
        for each in (first, guest):
            each.post(f"/api/tables/{table}/report", number=said)
    rated = first.get("/api/me/export")["ratings"]
    assert guest.post("/api/login", name="Uma", password=PASSWORD)["id"] == first.id
    data = guest.get("/api/me/export")
    assert data["ratings"] == rated
    assert len(data["reports"]) == len(data["seats"]) == 2


def test_an_account_name_is_unique(both: Host, anna: Client) -> None:
    account(anna, "Unique")
    assert both.client().refused("POST", "/api/account", json={"name": "uNIQUE", "password": PASSWORD}) == (409, "name_taken")


def test_a_wrong_password_and_a_wrong_name_look_the_same(both: Host, anna: Client) -> None:
    account(anna, "Known")
    answers = [
        both.client().request("POST", "/api/login", json={"name": name, "password": "x" * 10}) for name in ("Known", "Unknown")
    ]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()


def test_passwords_are_stored_as_argon2id_only(both: Host, anna: Client) -> None:
    account(anna, "Secretive")
    where = schema.players.c.id == anna.id
    kept = both.services.store.read_now(lambda c: c.execute(sa.select(schema.players.c.password).where(where)).scalar_one())
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(both: Host) -> None:
    here, new = account(both.client("Renewed"), "Renewed"), "a heron by the Nile"
    there = both.client()
    there.post("/api/login", name="Renewed", password=PASSWORD)
    table, kept = there.table(ME, BOT)["id"], dict(here.http.cookies)
    wrong, short = {"old": "not this one", "new": new}, {"old": PASSWORD, "new": "short"}
    assert here.refused("POST", "/api/me/password", json=wrong) == (401, "old_password")
    assert here.refused("POST", "/api/me/password", json=short) == (422, "invalid")
    assert there.get("/api/me")["player"]["name"] == "Renewed"
    with there.live(table) as live:
        live.kind("state")
        here.post("/api/me/password", old=PASSWORD, new=new)
        with pytest.raises(ConnectionClosed):
            live.kind("nothing of this kind comes")
    assert here.get("/api/me")["player"]["name"] == "Renewed"
    assert there.get("/api/me")["player"] is None
    there.http.cookies.update(kept)
    assert there.get("/api/me")["player"] is None
    login = {"name": "Renewed", "password": PASSWORD}
    assert both.client().refused("POST", "/api/login", json=login) == (401, "wrong_password")
    assert both.client().post("/api/login", name="Renewed", password=new)["id"] == here.id


def test_of_two_simultaneous_password_changes_one_counts(store: Store) -> None:
    account = store.write_now(lambda connection: accounts.add_account(connection, None, "Anna", "the hash of the first"))
    store.write_now(lambda connection: accounts.change_password(connection, account, "the hash of the second"))
    with pytest.raises(Refused, match="old password"):
        store.write_now(lambda connection: accounts.change_password(connection, account, "the hash of the third"))


def test_a_guest_has_no_password_to_change(both: Host, anna: Client) -> None:
    wish = {"old": PASSWORD, "new": PASSWORD}
    assert anna.refused("POST", "/api/me/password", json=wish) == (409, "no_account")
    assert both.client().refused("POST", "/api/me/password", json=wish) == (401, "no_name")


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(both: Host) -> None:
    cookie = both.client().request("POST", "/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_planted_session_is_worth_nothing_after_the_login(both: Host) -> None:
    account(both.client("Victim"), "Victim")
    attacker = both.client("Mallory")
    planted = attacker.cookie
    victim = both.client()
    victim.http.cookies = httpx.Cookies(attacker.http.cookies)
    table = attacker.table(ME, OPEN)["id"]
    with attacker.live(table) as line:
        line.kind("table")
        victim.post("/api/login", name="Victim", password=PASSWORD)
        with pytest.raises(ConnectionClosed):
            line.kind("nothing of this kind comes")
    assert victim.cookie != planted
    assert attacker.get("/api/me")["player"] is None


def test_a_connection_whose_session_ended_while_it_was_opening_is_closed(both: Host, anna: Client) -> None:
    """The session ended before the connection was registered."""
    table = anna.table(ME, OPEN)["id"]
    with anna.live(table) as line:
        line.kind("table")
        end = sa.delete(schema.sessions).where(schema.sessions.c.player == anna.id)
        both.services.store.write_now(lambda connection: connection.execute(end))
        asyncio.run_coroutine_threadsafe(both.services._tidy(), both.loop).result(20)
        with pytest.raises(ConnectionClosed):
            line.kind("nothing of this kind comes")


def test_a_session_in_use_never_ends_and_is_renewed_once_a_day(both: Host, anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    renewed: list[bytes] = []
    renew = sessions.renew_session

    def count(connection: sa.Connection, session: bytes) -> None:
        renewed.append(session)
        renew(connection, session)

    monkeypatch.setattr(sessions, "renew_session", count)
    assert "set-cookie" not in anna.request("GET", "/api/me").headers
    almost_over = sa.update(schema.sessions).where(schema.sessions.c.player == anna.id).values(expires=time.time() + 60)
    both.services.store.write_now(lambda connection: connection.execute(almost_over))
    before = anna.cookie
    first, second = anna.request("GET", "/api/me"), anna.request("GET", "/api/me")
    assert f"Max-Age={sessions.SESSION_SECONDS}" in first.headers["set-cookie"]
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "set-cookie" not in second.headers
    assert (anna.cookie, len(renewed)) == (before, 1)
    query = sa.select(schema.sessions.c.expires).where(schema.sessions.c.player == anna.id)
    expires = both.services.store.read_now(lambda connection: connection.execute(query).scalar_one())
    assert expires > time.time() + sessions.SESSION_SECONDS - 60


def test_a_session_that_has_ended_is_not_renewed(both: Host, anna: Client) -> None:
    over = sa.update(schema.sessions).where(schema.sessions.c.player == anna.id).values(expires=time.time() - 1)
    both.services.store.write_now(lambda connection: connection.execute(over))
    answer = anna.request("GET", "/api/me")
    assert (answer.json()["player"], "set-cookie" in answer.headers) == (None, False)


def test_logging_out_ends_the_session(both: Host, anna: Client) -> None:
    kept = dict(anna.http.cookies)
    anna.post("/api/logout")
    thief = both.client()
    thief.http.cookies.update(kept)
    assert thief.get("/api/me")["player"] is None


def test_logging_out_or_deleting_the_player_closes_open_connections(both: Host) -> None:
    other = both.client("Other")

    def log_out(client: Client) -> None:
        client.post("/api/logout")

    def leave_for_good(client: Client) -> None:
        assert client.request("DELETE", "/api/me", json={}).status_code == 204

    for leave in (log_out, leave_for_good):
        client = both.client("Short Visit")
        table = client.table(ME, OPEN, public=True)["id"]
        other.post(f"/api/tables/{table}/join")
        with client.live(table) as live, other.live(table) as there:
            live.kind("state")
            there.kind("state")
            leave(client)
            with pytest.raises(ConnectionClosed):
                live.kind("nothing of this kind comes")
            there.until(lambda heard: heard.get("presence", {}).get("seats") == [False, True])


def test_a_deleted_player_cannot_chat_even_if_another_process_does_not_know_yet(store: Store) -> None:
    def write(connection: sa.Connection) -> None:
        player = accounts.add_guest(connection, "Anna")
        personal_data.erase(connection, player.id)
        chat.say(connection, "table", player.id, "Anna", None, "still here", None)

    with pytest.raises(Refused, match="Choose a name"):
        store.write_now(write)


def test_made_up_cookies_are_rejected(both: Host) -> None:
    client = both.client()
    for value in ("x", "x" * 5000, "%00", "../../etc"):
        client.http.cookies.set("saqqara", value)
        assert client.get("/api/me")["player"] is None
        client.http.cookies.clear()


def test_settings_are_stored(anna: Client) -> None:
    wish = {
        "language": "it",
        "browser_notices": False,
        "mail": {"address": "anna@example.org", "turns": True, "digest_minutes": 60, "confirmation": "none"},
        "webhook": {"url": None, "turns": True, "digest_minutes": 0},
        "client": {"theme": "dark", "speed": 2},
    }
    assert anna.request("PUT", "/api/me/settings", json=wish).json() == wish
    assert anna.get("/api/me/settings") == wish
    assert anna.get("/api/me")["settings"] == wish
    wrong = {"mail": {"address": "nobody"}}
    assert anna.refused("PUT", "/api/me/settings", json=wrong) == (422, "invalid")
    injected = {"mail": {"address": "a@b.c\r\nBcc: d@e.f"}}
    assert anna.refused("PUT", "/api/me/settings", json=injected) == (422, "invalid")


def test_the_address_of_an_account_changes_with_its_password_only(both: Host, anna: Client) -> None:
    def put(address: str | None, **more: object) -> httpx.Response:
        return anna.request("PUT", "/api/me/settings", json={"mail": {"address": address}, **more})

    assert put("guest@example.org").status_code == 200
    account(anna, "Anna")
    assert put("own@example.org", password=PASSWORD).status_code == 200
    before = anna.get("/api/me/settings")
    for address in ("thief@example.org", None):
        for more in ({}, {"password": None}, {"password": "a camel by the Tiber"}):
            answer = put(address, language="de", **more)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong_password")
    assert anna.get("/api/me/settings") == before
    assert put("own@example.org", language="it").json()["language"] == "it"
    for address in ("anna@example.org", None, "anna@example.org"):
        answer = put(address, password=PASSWORD)
        assert answer.json()["mail"]["address"] == address
        assert "password" not in answer.text
    query = sa.select(schema.players.c.settings).where(schema.players.c.id == anna.id)
    assert "password" not in both.services.store.read_now(lambda database: database.execute(query).scalar_one())


def test_all_data_of_a_person_can_be_exported(both: Host, anna: Client) -> None:
    account(anna, "Traveller")
    table = anna.table(ME, BOT)["id"]
    running = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    anna.post(f"/api/tables/{table}/chat", text="good game")
    data = anna.get("/api/me/export")
    assert data["player"]["name"] == "Traveller"
    assert "password" not in data["player"]
    assert list(data["records"]) == [table]
    assert {seat["table_id"] for seat in data["seats"]} == {table, running}
    assert [message["text"] for message in data["chat"]] == ["good game"]
    assert data["ratings"][0]["game"] == "pebbles"
    assert both.client().refused("GET", "/api/me/export") == (401, "no_name")


def test_reported_messages_are_data_of_their_author(both: Host, anna: Client) -> None:
    author, account_of = both.client("Loud on the phone"), account(both.client("Loud"), "Loud")
    tables = [author.table(ME, OPEN, public=True)["id"] for _ in range(2)]
    for table, words in zip(tables, ("secret one", "secret two"), strict=True):
        said = author.post(f"/api/tables/{table}/chat", text=words)["number"]
        anna.post(f"/api/tables/{table}/report", number=said, reason="rude")
    author.post(f"/api/tables/{tables[0]}/leave")  # the message goes with its table, the report stays
    author.post("/api/login", name="Loud", password=PASSWORD)
    assert [each["text"] for each in author.get("/api/me/export")["reported"]] == ["secret one", "secret two"]
    assert anna.id not in str(author.get("/api/me/export")["reported"])
    assert account_of.id not in str(anna.get("/api/me/export")["reports"])

    def kept() -> list[tuple[str, str | None]]:
        reports = both.services.store.read_now(chat.reports)
        return [(each.text, each.said_by) for each in reports if "secret" in each.text]

    assert kept() == [("secret one", "Loud"), ("secret two", "Loud on the phone")]
    assert author.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert kept() == anna.get("/api/me/export")["reports"] == []


def test_imported_records_are_deleted_with_their_owner(both: Host, anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    owner = both.client("Owner")
    imported = owner.post("/api/records", record=anna.get(f"/api/tables/{table}/record"))["id"]
    anna.get(f"/api/tables/{imported}")
    assert owner.get("/api/me/export")["imported"] == [imported]
    assert owner.request("DELETE", "/api/me", json={}).status_code == 204
    assert anna.refused("GET", f"/api/tables/{imported}") == (404, "not_found")
    assert anna.get(f"/api/tables/{table}")["status"] == "finished"


def test_a_deleted_player_is_forgotten_and_a_bot_plays_on(both: Host) -> None:
    leaving, staying = account(both.client("Leaving"), "Leaving Soon"), both.client("Staying")
    table = leaving.table(ME, OPEN, public=True, timeout_level="quick")["id"]
    staying.post(f"/api/tables/{table}/join")
    leaving.post(f"/api/tables/{table}/chat", text="my address is …")
    assert leaving.refused("DELETE", "/api/me", json={"password": "wrong"}) == (401, "wrong_password")
    assert leaving.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert leaving.get("/api/me")["player"] is None
    assert names(staying, table) == ["—", "Staying"]
    assert staying.get(f"/api/tables/{table}/chat") == []
    assert staying.refused("GET", f"/api/players/{leaving.id}") == (404, "not_found")
    finish(staying, table=table)
    assert staying.get(f"/api/tables/{table}/record")["seats"] == ["—", "Staying"]
    assert both.client().refused("POST", "/api/login", json={"name": "Leaving Soon", "password": PASSWORD}) == (
        401,
        "wrong_password",
    )
