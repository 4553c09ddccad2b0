"""Forgotten passwords: by a link to a confirmed address, or with the host's help; and nobody learns who has an account."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from saqqara import texts
from saqqara.server.command import password as command
from saqqara.server.people import password_resets
from saqqara.server.store import schema
from tests.server.clients import ME, OPEN, Client
from tests.server.hosts import Host
from tests.server.mailbox import MailServer
from tests.waiting import wait_for

OLD, NEW = "a crocodile in the reeds", "a heron by the Nile"
URL = "http://saqqara.example.org"


@pytest.fixture
def host(start: Callable[..., Host], database: str, mail: MailServer) -> Host:
    port = mail.server_address[1]
    return start(database=database, smtp_host="127.0.0.1", smtp_port=port, smtp_tls=False, mail_from="s@example.org", url=URL)


def account(host: Host, name: str, address: str | None = None, confirmed: bool = True) -> Client:
    client = host.client(name)
    client.post("/api/account", name=name, password=OLD)
    if address:
        kept = {"language": "de", "mail": {"address": address, "confirmation": "confirmed" if confirmed else "sent"}}
        change = sa.update(schema.players).where(schema.players.c.id == client.id).values(settings=kept)
        host.services.store.write_now(lambda connection: connection.execute(change))
    return client


def ask(host: Host, who: str) -> None:
    client = host.client()
    answer = client.request("POST", "/api/password/forgotten", json={"who": who})
    assert (answer.status_code, answer.content) == (204, b"")


def sent(mail: MailServer, count: int = 1) -> list[str]:
    wait_for(lambda: len(mail.mails) >= count)
    return [each.get_content() for each in mail.mails]


def wish(words: str, new: str = NEW) -> dict[str, str]:
    """What the page behind the link in a mail sends."""
    (line,) = [line for line in words.splitlines() if line.startswith(f"{URL}/password#")]
    player, _, token = line.partition("#")[2].partition(".")
    return {"player": player, "token": token, "new": new}


def logs_in(host: Host, name: str, password: str) -> bool:
    return host.client().request("POST", "/api/login", json={"name": name, "password": password}).status_code == 200


@pytest.mark.parametrize("who", ["heqet", "Heqet@Example.org"])
def test_a_mailed_link_sets_a_new_password_once_and_ends_all_sessions(who: str, host: Host, mail: MailServer) -> None:
    heqet = account(host, "Heqet", "heqet@example.org")
    table = heqet.table(ME, OPEN)["id"]
    ask(host, who)
    (words,) = sent(mail)
    assert texts.say("notice-reset-text", "de", url=URL, name="Heqet") in words
    assert (mail.mails[0]["To"], mail.mails[0]["List-Unsubscribe"]) == ("heqet@example.org", None)
    other = host.client()
    with heqet.live(table) as line:
        line.kind("table")
        assert other.post("/api/password/reset", **wish(words))["name"] == "Heqet"
        with pytest.raises(ConnectionClosed):
            line.kind("nothing of this kind comes")
    assert heqet.get("/api/me")["player"] is None
    assert other.get("/api/me")["player"] is None
    assert other.refused("POST", "/api/password/reset", json=wish(words, "a third password")) == (404, "dead_link")
    assert (logs_in(host, "Heqet", OLD), logs_in(host, "Heqet", NEW)) == (False, True)


def test_an_address_entered_as_a_guest_does_not_move_into_the_account(host: Host, mail: MailServer) -> None:
    """Somebody may have planted the guest's cookie, with an address of their own."""
    guest = host.client("Anna")
    kept = {"language": "de", "mail": {"address": "thief@example.org", "confirmation": "confirmed", "digest_minutes": 5}}
    change = sa.update(schema.players).where(schema.players.c.id == guest.id).values(settings=kept)
    host.services.store.write_now(lambda connection: connection.execute(change))
    guest.post("/api/account", name="Anna", password=OLD)
    settings = guest.get("/api/me/settings")
    assert settings["mail"] == {"address": None, "confirmation": "none", "digest_minutes": 5, "turns": True}
    assert settings["language"] == "de"
    ask(host, "thief@example.org")
    account(host, "Berta", "berta@example.org")
    ask(host, "Anna")
    ask(host, "Berta")
    assert [words for words in sent(mail) if "Anna" in words] == []


def test_the_answer_does_not_reveal_who_has_an_account(host: Host, mail: MailServer) -> None:
    account(host, "Known", "known@example.org")
    account(host, "Unsure", "unsure@example.org", confirmed=False)
    account(host, "Silent")
    guest = host.client("Passing")
    kept = {"mail": {"address": "guest@example.org", "confirmation": "confirmed"}}
    change = sa.update(schema.players).where(schema.players.c.id == guest.id).values(settings=kept)
    host.services.store.write_now(lambda connection: connection.execute(change))
    for who in ("Nobody", "nobody@example.org", "Silent", "Unsure", "unsure@example.org", "Passing", "guest@example.org"):
        ask(host, who)
    ask(host, "Known")
    assert len(sent(mail)) == 1
    assert [each["To"] for each in mail.mails] == ["known@example.org"]


def test_several_accounts_with_one_address_each_get_a_link(host: Host, mail: MailServer) -> None:
    for name in ("Isis", "Nephthys"):
        account(host, name, "sisters@example.org")
    ask(host, "sisters@example.org")
    for words in sent(mail, 2):
        host.client().post("/api/password/reset", **wish(words))
    assert logs_in(host, "Isis", NEW)
    assert logs_in(host, "Nephthys", NEW)


@pytest.mark.parametrize("how", ["late", "newer link", "new password", "new address", "invented", "of another"])
def test_an_expired_or_invented_link_does_not_work(how: str, host: Host, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    heqet, other = account(host, "Heqet", "heqet@example.org"), account(host, "Other", "other@example.org")
    ask(host, "Heqet")
    given = wish(sent(mail)[0])
    if how == "late":
        monkeypatch.setattr(password_resets.time, "time", lambda now=time.time: now() + 60 * password_resets.MINUTES + 1)  # type: ignore[attr-defined]
    elif how == "newer link":
        ask(host, "Heqet")
        sent(mail, 2)
    elif how == "new password":
        heqet.post("/api/me/password", old=OLD, new="a third password")
    elif how == "new address":
        assert heqet.request("PUT", "/api/me/settings", json={"mail": {"address": None}, "password": OLD}).status_code == 200
    elif how == "invented":
        given["token"] = "x" * 43
    else:
        given["player"] = other.id
    assert host.client().refused("POST", "/api/password/reset", json=given) == (404, "dead_link")
    monkeypatch.undo()
    assert not logs_in(host, "Heqet", NEW)


def test_an_invalid_password_does_not_use_up_the_link(host: Host, mail: MailServer) -> None:
    account(host, "Heqet", "heqet@example.org")
    ask(host, "Heqet")
    (words,) = sent(mail)
    assert host.client().refused("POST", "/api/password/reset", json=wish(words, "short")) == (422, "invalid")
    host.client().post("/api/password/reset", **wish(words))
    assert logs_in(host, "Heqet", NEW)


def test_the_database_holds_no_link_and_its_owner_sees_none(host: Host, mail: MailServer) -> None:
    heqet = account(host, "Heqet", "heqet@example.org")
    ask(host, "Heqet")
    token = wish(sent(mail)[0])["token"]
    query = sa.select(schema.players.c.settings).where(schema.players.c.id == heqet.id)
    assert token not in str(host.services.store.read_now(lambda connection: connection.execute(query).scalar_one()))
    for path in ("/api/me", "/api/me/settings", "/api/me/export"):
        assert "reset" not in heqet.request("GET", path).text


def test_nobody_can_flood_an_address_or_probe_many(
    start: Callable[..., Host], mail: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    port = mail.server_address[1]
    host = start(rates=True, smtp_host="127.0.0.1", smtp_port=port, smtp_tls=False, mail_from="s@example.org", url=URL)
    account(host, "Victim", "victim@example.org")
    for _ in range(2):
        ask(host, "victim")
        ask(host, "victim@example.org")
    assert len(sent(mail, 3)) == 3
    client = host.client()

    def codes(*names: str) -> list[int]:
        return [client.request("POST", "/api/password/forgotten", json={"who": who}).status_code for who in names]

    again = codes(*["victim"] * 6)
    assert again[-1] == 429
    assert codes(*["nobody"] * 6)[-1] == 429
    assert codes(*(f"guess {n}" for n in range(20)))[-1] == 429
    wait_for(lambda: caplog.text.count("was not sent") == 1 + again.count(204))
    assert len(mail.mails) == 3


def test_a_mail_server_that_is_down_reveals_nothing_either(host: Host, mail: MailServer) -> None:
    account(host, "Heqet", "heqet@example.org")
    mail.broken = True
    ask(host, "Heqet")
    ask(host, "nobody")


def test_a_server_without_mail_says_so(start: Callable[..., Host]) -> None:
    client = start().client()
    assert client.refused("POST", "/api/password/forgotten", json={"who": "anybody"}) == (409, "no_mail")


# The host helps


def run(host: Host, *arguments: str, typed: str = "") -> Any:
    given = ["--data", str(host.settings.folder), *(["--database", host.settings.database] if host.settings.database else [])]
    return CliRunner().invoke(command, [*arguments, *given], input=typed)


def test_the_host_gives_a_new_password(start: Callable[..., Host], database: str) -> None:
    host = start(database=database)
    heqet = account(host, "Heqet")
    done = run(host, "HEQET", typed=f"{NEW}\n{NEW}\n")
    assert (done.exit_code, NEW in done.output) == (0, False)
    assert heqet.get("/api/me")["player"] is None
    assert (logs_in(host, "Heqet", OLD), logs_in(host, "Heqet", NEW)) == (False, True)


def test_the_host_prints_a_link(start: Callable[..., Host], database: str) -> None:
    host = start(database=database)
    account(host, "Heqet")
    printed = run(host, "heqet", "--link", "--url", URL).output
    host.client().post("/api/password/reset", **wish("\n".join(printed.split())))
    assert logs_in(host, "Heqet", NEW)


def test_a_typing_error_of_the_host_changes_nothing(start: Callable[..., Host], tmp_path: Path) -> None:
    host = start()
    account(host, "Heqet")
    nobody, short = run(host, "Nobody", typed=f"{NEW}\n{NEW}\n"), run(host, "Heqet", typed="short\nshort\n")
    assert (nobody.exit_code, "no account 'Nobody'" in nobody.output) == (1, True)
    assert (short.exit_code, "at least 8 characters" in short.output) == (1, True)
    nowhere = CliRunner().invoke(command, ["Heqet", "--data", str(tmp_path / "nowhere")])
    assert (nowhere.exit_code, "there is no database" in nowhere.output) == (1, True)
    assert not (tmp_path / "nowhere").exists()
    assert logs_in(host, "Heqet", OLD)
