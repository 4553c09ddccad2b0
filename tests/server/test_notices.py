"""Turn notices against a local mail server and a local receiver: as a digest, and never for a turn that has passed."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa

from saqqara.server.people import email_address, turn_notices, webhooks
from saqqara.server.store import schema
from tests.server.clients import ME, OPEN, Client
from tests.server.hosts import Host
from tests.server.mailbox import MailServer, serving
from tests.waiting import wait_for


class Receiver(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), ReceiverHandler)
        self.documents: list[dict[str, Any]] = []


class ReceiverHandler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.documents.append(json.loads(body))
        if self.path == "/drip":
            self._drip()
            return
        self.send_response(302 if self.path == "/redirect" else 204)
        if self.path == "/redirect":
            self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def _drip(self) -> None:
        """A response that keeps dripping and never ends."""
        with suppress(OSError):
            for _ in range(1000):
                self.wfile.write(b"HTTP/1.1 100 Go on\r\n\r\n")
                time.sleep(0.02)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time between rounds, so that tests need not wait."""
    monkeypatch.setattr(turn_notices, "EVERY", 0.2)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    yield from serving(Receiver())


@pytest.fixture
def host(start: Callable[..., Host], database: str, mail: MailServer) -> Host:
    return start(
        database=database,
        smtp_host="127.0.0.1",
        smtp_port=mail.server_address[1],
        smtp_tls=False,
        mail_from="saqqara@example.org",
        url="http://saqqara.example.org",
        private_webhooks=True,
    )


def settings(client: Client, **wish: Any) -> None:
    assert client.request("PUT", "/api/me/settings", json=wish).status_code == 200


def link(sent: EmailMessage, what: str) -> str:
    """The path of a link in a mail."""
    (found,) = re.findall(rf"^http://saqqara\.example\.org(/api/mail/{what}/\S+)\r?$", sent.get_content(), re.MULTILINE)
    return str(found)


def confirmed(client: Client, server: MailServer, /, **wish: Any) -> None:
    """Settings with an address, which its owner confirms."""
    settings(client, **wish)
    assert client.request("POST", link(server.mails.pop(), "confirm")).status_code == 200


def confirmation(client: Client) -> str:
    return str(client.get("/api/me/settings")["mail"]["confirmation"])


def waiting(anna: Client, berta: Client) -> str:
    """A table at which Berta, who is not there, is to move."""
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.play(table)
    return str(table)


def test_a_turn_is_notified_by_mail_and_webhook_in_the_players_language(host: Host, mail: MailServer, receiver: Receiver) -> None:
    anna, berta = host.client("Anna"), host.client("Bérta <b>")
    url = f"http://127.0.0.1:{receiver.server_address[1]}/hook?x=1"
    confirmed(berta, mail, language="de", mail={"address": "berta@example.org", "digest_minutes": 0}, webhook={"url": url})
    table = waiting(anna, berta)
    wait_for(lambda: mail.mails and receiver.documents)
    (sent,) = mail.mails
    assert abs(parsedate_to_datetime(sent["Date"]).timestamp() - time.time()) < 60
    assert re.fullmatch(r"<[^@\s]+@example\.org>", sent["Message-ID"])
    assert (sent["To"], sent["From"], sent["Subject"]) == ("berta@example.org", "saqqara@example.org", "Saqqara: Du bist am Zug")
    assert f"http://saqqara.example.org/table/{table}" in sent.get_content()
    assert sent.get_content_type() == "text/plain"
    (told,) = receiver.documents
    assert told["tables"][0]["table"] == table
    assert told["player"] == {"id": berta.id, "name": "Bérta <b>"}


def test_turns_are_collected_in_a_digest_without_those_that_have_passed(host: Host, mail: MailServer) -> None:
    anna, berta = host.client("Anna"), host.client("Berta")
    confirmed(berta, mail, mail={"address": "berta@example.org", "digest_minutes": 30})
    tables = [waiting(anna, berta) for _ in range(3)]
    berta.play(tables[0])
    services = host.services
    sender = turn_notices.Sender(services.store, services.settings, services.live_tables.sitting)
    asyncio.run_coroutine_threadsafe(sender.send_due("mail"), host.loop).result(10)
    assert mail.mails == []
    _make_due(host)
    wait_for(lambda: mail.mails)
    (sent,) = mail.mails
    assert sent["Subject"] == "Saqqara: it is your turn at 2 tables"
    assert tables[0] not in sent.get_content()
    assert all(table in sent.get_content() for table in tables[1:])


def test_players_who_are_at_the_table_or_want_no_mail_get_none(host: Host, mail: MailServer) -> None:
    anna, berta = host.client("Anna"), host.client("Berta")
    confirmed(berta, mail, mail={"address": "berta@example.org", "digest_minutes": 0, "turns": False})
    waiting(anna, berta)
    assert _notices(host) == 0
    settings(berta, mail={"address": "berta@example.org", "digest_minutes": 0})
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    with berta.live(table) as live:
        live.kind("state")
        anna.play(table)
        live.kind("state")
        _wait_while_held(host)
        berta.play(table)
    wait_for(lambda: _notices(host) == 0)
    _only_mail_is_about(waiting(anna, berta), mail)


def two_at_a_table(host: Host, mail: MailServer, digest_minutes: int) -> tuple[Client, Client, str]:
    """Anna is to move; Berta wants to be notified of her turns by mail."""
    anna, berta = host.client("Anna"), host.client("Berta")
    confirmed(berta, mail, mail={"address": "berta@example.org", "digest_minutes": digest_minutes})
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    return anna, berta, table


def test_a_player_who_saw_the_turn_begin_is_notified_after_leaving(host: Host, mail: MailServer) -> None:
    anna, berta, table = two_at_a_table(host, mail, digest_minutes=0)
    with berta.live(table) as live:
        live.kind("state")
        anna.play(table)
        live.kind("state")
        _wait_while_held(host)
        assert mail.mails == []
    wait_for(lambda: mail.mails)
    assert table in mail.mails[0].get_content()


def test_a_digest_leaves_out_the_table_that_the_player_is_at(host: Host, mail: MailServer) -> None:
    anna, berta, table = two_at_a_table(host, mail, digest_minutes=30)
    with berta.live(table) as live:
        live.kind("state")
        anna.play(table)
        elsewhere = waiting(anna, berta)
        _make_due(host)
        wait_for(lambda: mail.mails)
        assert (elsewhere in mail.mails[0].get_content(), table in mail.mails[0].get_content()) == (True, False)
    wait_for(lambda: len(mail.mails) == 2)
    assert table in mail.mails[1].get_content()


def test_a_new_turn_at_a_table_begins_a_new_digest(host: Host, mail: MailServer) -> None:
    anna, berta, table = two_at_a_table(host, mail, digest_minutes=30)
    with berta.live(table) as live:
        live.kind("state")
        anna.play(table)
        _make_due(host)
        berta.play(table)
        anna.play(table)
        (noted,) = _rows(host)
    assert noted.due > time.time() + 1000


def test_a_player_at_the_table_through_another_server_is_not_notified(
    start: Callable[..., Host], postgres: Callable[[], str], receiver: Receiver
) -> None:
    database = postgres()
    one, two = (start(database=database, private_webhooks=True) for _ in range(2))
    anna, berta = one.client("Anna"), two.client("Berta")
    settings(berta, webhook={"url": f"http://127.0.0.1:{receiver.server_address[1]}/"})
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    with berta.live(table) as live:
        live.kind("state")
        one.services.live_tables.loaded[table].elsewhere.clear()
        anna.play(table)
        live.until(lambda heard: heard["type"] == "state" and heard["number"] == 1)
        _wait_while_held(one)
        assert receiver.documents == []
    wait_for(lambda: receiver.documents)


def test_a_mail_server_that_is_down_for_a_while_loses_no_notice(host: Host, mail: MailServer) -> None:
    anna, berta = host.client("Anna"), host.client("Berta")
    confirmed(berta, mail, mail={"address": "berta@example.org", "digest_minutes": 0})
    mail.broken = True
    waiting(anna, berta)
    wait_for(lambda: _tries(host) == 1)
    mail.broken = False
    _make_due(host)
    wait_for(lambda: mail.mails)


def test_a_new_address_gets_one_mail_with_a_link_and_no_notice_before_its_owner_agrees(host: Host, mail: MailServer) -> None:
    anna, berta, owner = host.client("Anna"), host.client("Berta"), host.client()
    settings(berta, mail={"address": "berta@example.org", "digest_minutes": 0, "confirmation": "confirmed"})
    (sent,) = mail.mails
    assert (sent["To"], sent["Subject"]) == ("berta@example.org", "Saqqara: please confirm your address")
    assert "Berta" not in sent.get_content()
    waiting(anna, berta)
    assert _notices(host) == 0
    path = link(sent, "confirm")
    page = owner.request("GET", path)
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-store"
    assert '<form method="post">' in page.text
    assert confirmation(berta) == "sent"
    assert owner.request("POST", path).status_code == 200
    assert confirmation(berta) == "confirmed"
    table = waiting(anna, berta)
    wait_for(lambda: len(mail.mails) == 2)
    assert table in mail.mails[1].get_content()


def test_a_changed_address_has_to_be_confirmed_again(host: Host, mail: MailServer) -> None:
    berta = host.client("Berta")
    confirmed(berta, mail, mail={"address": "berta@example.org"})
    settings(berta, language="it", mail={"address": "berta@example.org", "digest_minutes": 5})
    assert (confirmation(berta), mail.mails) == ("confirmed", [])
    settings(berta, mail={"address": "other@example.org"})
    assert (confirmation(berta), [sent["To"] for sent in mail.mails]) == ("sent", ["other@example.org"])
    settings(berta, mail={"address": None})
    assert confirmation(berta) == "none"
    assert berta.request("POST", link(mail.mails[0], "confirm")).status_code == 404


def test_an_expired_or_invented_link_confirms_nothing(host: Host, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    berta, clara = host.client("Berta"), host.client("Clara")
    with monkeypatch.context() as patch:
        patch.setattr(email_address, "CONFIRM_DAYS", -1)
        settings(berta, mail={"address": "berta@example.org"})
    old = link(mail.mails[0], "confirm")
    for path in (old, f"/api/mail/confirm/{berta.id}/x", f"/api/mail/confirm/{clara.id}/x", "/api/mail/confirm/nobody/x"):
        for method in ("GET", "POST"):
            answer = clara.request(method, path)
            assert (answer.status_code, "no longer works" in answer.text) == (404, True)
    assert confirmation(berta) == "sent"
    berta.post("/api/me/mail")
    assert berta.request("POST", link(mail.mails[1], "confirm")).status_code == 200
    assert confirmation(berta) == "confirmed"
    assert berta.refused("POST", "/api/me/mail") == (409, "nothing_to_confirm")


def test_mails_can_be_stopped_without_a_login(host: Host, mail: MailServer) -> None:
    anna, berta, reader = host.client("Anna"), host.client("Berta"), host.client()
    settings(berta, mail={"address": "berta@example.org", "digest_minutes": 0})
    berta.request("POST", link(mail.mails[0], "confirm"))
    waiting(anna, berta)
    wait_for(lambda: len(mail.mails) == 2)
    for sent in mail.mails:
        assert sent["List-Unsubscribe"] == f"<http://saqqara.example.org{link(sent, 'stop')}>"
        assert f"List-Unsubscribe: {sent['List-Unsubscribe']}\r\n".encode() in mail.lines
        assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = link(mail.mails[1], "stop")
    assert '<form method="post">' in reader.request("GET", path).text
    assert berta.get("/api/me/settings")["mail"]["turns"] is True
    assert reader.request("POST", path[:-1]).status_code == 404
    assert berta.get("/api/me/settings")["mail"]["turns"] is True
    for _ in range(2):
        assert reader.request("POST", path, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert berta.get("/api/me/settings")["mail"]["turns"] is False
    waiting(anna, berta)
    assert _notices(host) == 0


def test_the_owner_of_an_address_can_stop_mails_before_it_is_confirmed(host: Host, mail: MailServer) -> None:
    berta, owner = host.client("Berta"), host.client()
    settings(berta, mail={"address": "owner@example.org"})
    (sent,) = mail.mails
    assert owner.request("POST", link(sent, "stop")).status_code == 200
    assert owner.request("POST", link(sent, "confirm")).status_code == 404
    assert confirmation(berta) == "sent"


def test_an_address_that_mail_cannot_reach_is_refused(host: Host, mail: MailServer) -> None:
    berta = host.client("Berta")
    mail.broken = True
    assert berta.refused("PUT", "/api/me/settings", json={"mail": {"address": "berta@example.org"}}) == (422, "mail")
    assert berta.get("/api/me/settings")["mail"]["address"] is None


def test_an_address_stored_before_confirmation_existed_has_to_be_confirmed(host: Host, mail: MailServer) -> None:
    anna, berta = host.client("Anna"), host.client("Berta")
    old = {"language": "de", "mail": {"address": "berta@example.org", "turns": True, "digest_minutes": 0}}
    query = sa.update(schema.players).where(schema.players.c.id == berta.id).values(settings=old)
    host.services.store.write_now(lambda connection: connection.execute(query))
    waiting(anna, berta)
    assert (_notices(host), confirmation(berta)) == (0, "none")
    assert berta.post("/api/me/mail")["mail"]["confirmation"] == "sent"
    berta.request("POST", link(mail.mails[0], "confirm"))
    assert confirmation(berta) == "confirmed"


def test_the_secrets_behind_the_links_are_shown_to_nobody(host: Host, mail: MailServer) -> None:
    berta = host.client("Berta")
    settings(berta, mail={"address": "berta@example.org"})
    token, stop = (link(mail.mails[0], what).rpartition("/")[2] for what in ("confirm", "stop"))
    for path in ("/api/me", "/api/me/settings", "/api/me/export", f"/api/players/{berta.id}"):
        told = berta.request("GET", path).text
        assert [secret for secret in (token, stop, "secrets") if secret in told] == []
    query = sa.select(schema.players.c.settings).where(schema.players.c.id == berta.id)
    kept = str(host.services.store.read_now(lambda connection: connection.execute(query).scalar_one()))
    assert (token in kept, stop in kept) == (False, True)


def test_nobody_can_flood_an_address_with_links(start: Callable[..., Host], mail: MailServer) -> None:
    host = start(rates=True, smtp_host="127.0.0.1", smtp_port=mail.server_address[1], smtp_tls=False)
    wish = {"mail": {"address": "victim@example.org"}}
    for client in [host.client(f"Mallory {number}") for number in range(3)]:
        assert client.request("PUT", "/api/me/settings", json=wish).status_code == 200
    assert host.client("Mallory 4").refused("PUT", "/api/me/settings", json=wish) == (429, "too_many")
    assert client.refused("POST", "/api/me/mail") == (429, "too_many")
    assert len(mail.mails) == 3


def test_a_server_without_mail_says_so(start: Callable[..., Host]) -> None:
    anna = start().client("Anna")
    settings(anna, mail={"address": "anna@example.org"})
    assert confirmation(anna) == "none"
    assert anna.refused("POST", "/api/me/mail") == (409, "no_mail")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://10.0.0.1/",
        "http://192.168.1.1/x",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b::10.0.0.1]/",
        "http://[64:ff9b:1::127.0.0.1]/",
        "http://[2002:7f00:1::1]/",
        "http://[2001:0:7f00:1::1]/",
        "http://[fec0::1]/",
        "http://[fd00::1]/",
        "http://[ff0e::1]/",
        "http://0.0.0.0/",
        "http://2130706433/",
        "http://user@127.0.0.1:80/",
        "http://224.0.0.1/",
        "http://no-such-host.invalid/",
    ],
)
def test_webhooks_into_the_private_network_are_refused(start: Callable[..., Host], url: str) -> None:
    with pytest.raises(webhooks.Unreachable):
        webhooks.check_address(urlsplit(url), private=False)
    with pytest.raises(webhooks.Unreachable):
        webhooks.post(url, {}, private=False)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1"])
def test_webhooks_to_public_addresses_are_sent_however_they_are_written(address: str) -> None:
    url = f"http://[{address}]/" if ":" in address else f"http://{address}/"
    assert ipaddress.ip_address(webhooks.check_address(urlsplit(url), private=False)) == ipaddress.ip_address(address)


def test_a_private_webhook_is_refused_in_the_settings(start: Callable[..., Host]) -> None:
    anna = start().client("Anna")
    assert anna.refused("PUT", "/api/me/settings", json={"webhook": {"url": "http://127.0.0.1:9/"}}) == (422, "webhook")
    assert anna.refused("PUT", "/api/me/settings", json={"webhook": {"url": "file:///etc/passwd"}}) == (422, "invalid")
    assert anna.refused("PUT", "/api/me/settings", json={"webhook": {"url": "http://[x/"}})[0] == 422


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    with pytest.raises(webhooks.Unreachable, match="302"):
        webhooks.post(f"http://127.0.0.1:{receiver.server_address[1]}/redirect", {"a": 1}, private=True)
    assert receiver.documents == [{"a": 1}]


def test_a_dripping_response_is_cut_off(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.5)
    start = time.monotonic()
    with pytest.raises((OSError, HTTPException)):
        webhooks.post(f"http://127.0.0.1:{receiver.server_address[1]}/drip", {}, private=True)
    assert time.monotonic() - start < 5


def test_mails_do_not_wait_for_slow_webhooks(host: Host, mail: MailServer, receiver: Receiver) -> None:
    anna, berta, clara = host.client("Anna"), host.client("Berta"), host.client("Clara")
    settings(berta, webhook={"url": f"http://127.0.0.1:{receiver.server_address[1]}/drip"})
    confirmed(clara, mail, mail={"address": "clara@example.org", "digest_minutes": 0})
    waiting(anna, berta)
    wait_for(lambda: receiver.documents)
    start = time.monotonic()
    waiting(anna, clara)
    wait_for(lambda: mail.mails)
    assert time.monotonic() - start < webhooks.TIMEOUT


def test_players_who_changed_their_mind_or_handed_over_are_not_notified(host: Host, mail: MailServer) -> None:
    anna, berta, clara = host.client("Anna"), host.client("Berta"), host.client("Clara")
    for client in (berta, clara):
        confirmed(client, mail, mail={"address": "somebody@example.org", "digest_minutes": 30})
    waiting(anna, berta)
    table = waiting(anna, clara)
    settings(berta, mail={"address": None})
    hand = {"level": "slow", "lost": None}
    query = sa.update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.player == clara.id)
    host.services.store.write_now(lambda connection: connection.execute(query.values(**hand)))
    _make_due(host)
    wait_for(lambda: _notices(host) == 0)
    another = waiting(anna, clara)
    _make_due(host)
    _only_mail_is_about(another, mail)


def test_a_notice_in_transit_when_the_server_stops_is_sent_after_the_next_start(
    start: Callable[..., Host], database: str, receiver: Receiver
) -> None:
    first = start(database=database, private_webhooks=True)
    anna, berta = first.client("Anna"), first.client("Berta")
    settings(berta, webhook={"url": f"http://127.0.0.1:{receiver.server_address[1]}/drip"})
    table = waiting(anna, berta)
    wait_for(lambda: receiver.documents)
    first.stop()
    start(database=database, private_webhooks=True)
    wait_for(lambda: len(receiver.documents) == 2)
    assert receiver.documents[1]["tables"][0]["table"] == table


def _rows(host: Host) -> list[Any]:
    return list(host.services.store.read_now(lambda connection: connection.execute(sa.select(schema.notices)).all()))


def _notices(host: Host) -> int:
    return len(_rows(host))


def _wait_while_held(host: Host) -> None:
    """Wait until the only notice has been held back once more, after it could have been sent."""
    (noted,) = _rows(host)
    later = noted.held + turn_notices.ROUNDS_HELD * turn_notices.EVERY
    wait_for(lambda: any(row.held > later for row in _rows(host)))


def _only_mail_is_about(table: str, mail: MailServer) -> None:
    """Nothing was sent before the notice of this table, though there was time for it."""
    wait_for(lambda: mail.mails)
    (sent,) = mail.mails
    assert re.findall(r"/table/([\w-]+)", sent.get_content()) == [table]


def _tries(host: Host) -> int:
    return sum(row.tries for row in _rows(host))


def _make_due(host: Host) -> None:
    host.services.store.write_now(lambda connection: connection.execute(sa.update(schema.notices).values(due=0.0, held=0.0)))
