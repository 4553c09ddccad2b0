"""Deals at tables: committed before anything is known, contributed to by players, verified afterwards."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

import pytest

from saqqara.server.lobby import dealing
from saqqara.table.fairness import contribution_commitment
from saqqara.table.verification import verify
from tests.server.clients import BOT, ME, OPEN, Client, Document
from tests.server.hosts import Host
from tests.waiting import wait_for


def contribution() -> tuple[str, str]:
    """A contribution and its commitment."""
    value = secrets.token_hex(32)
    return value, contribution_commitment(value)


def two_seated(host: Host, **more: Any) -> tuple[Client, Client, Document]:
    anna, berta = host.client("Anna"), host.client("Berta")
    made = anna.table(ME, OPEN, **more)
    berta.post(f"/api/tables/{made['id']}/join", invite=made["invite"])
    return anna, berta, anna.get(f"/api/tables/{made['id']}")


def play_out(people: list[Client], table: str) -> None:
    while (mover := people[0].state(table)["view"]["mover"]) is not None:
        people[mover].play(table)


def test_the_commitment_is_public_and_the_secret_comes_with_the_record(both: Host) -> None:
    anna, berta, made = two_seated(both, public=True)
    table, stranger = made["id"], both.client()
    commitment = made["deal"]["commitment"]
    assert stranger.get(f"/api/tables/{table}")["deal"] == made["deal"]
    assert anna.refused("GET", f"/api/tables/{table}/verification") == (409, "not_over")
    said = [json.dumps([client.get(f"/api/tables/{table}"), client.state(table)]) for client in (anna, berta, stranger)]
    said += [json.dumps(anna.get("/api/me/export"))]
    play_out([anna, berta], table)
    record = stranger.get(f"/api/tables/{table}/record")
    assert record["seed"] is None
    assert record["deal"]["commitment"] == commitment
    assert verify(record, commitment).good
    assert not any(record["deal"]["secret"] in text for text in said)
    assert stranger.get(f"/api/tables/{table}/verification") == {"dealt": True, "commitment": True, "draws": True}


def test_a_chosen_seed_has_no_commitment(host: Host) -> None:
    anna = host.client("Anna")
    made = anna.table(ME, {"kind": "here", "name": "Berta"}, seed=5)
    assert made["deal"] is None
    assert made["known_deal"]
    while (state := anna.state(made["id"]))["view"]["mover"] is not None:
        anna.play(made["id"], seat=state["view"]["mover"])
    assert not anna.get(f"/api/tables/{made['id']}/verification")["dealt"]


def test_a_player_alone_contributes_in_two_requests(both: Host) -> None:
    anna = both.client("Anna")
    value, promise = contribution()
    made = anna.table(ME, BOT, contribution=promise)
    path = f"/api/tables/{made['id']}"
    assert made["status"] == "waiting"
    assert made["deal"]["promises"] == [promise, None]
    assert made["deal"]["until"] > time.time()
    other, _ = contribution()
    assert anna.refused("POST", f"{path}/contribution", json={"value": other}) == (422, "invalid")
    assert both.client("Mallory").refused("POST", f"{path}/contribution", json={"value": value})[0] in (403, 404)
    begun = anna.post(f"{path}/contribution", value=value)
    assert begun["status"] == "playing"
    assert begun["deal"] == {**made["deal"], "contributions": [value, None], "until": None}
    assert anna.post(f"{path}/contribution", value=value)["status"] == "playing"
    assert anna.refused("POST", f"{path}/contribution", json={"value": other}) == (409, "started")


def test_contributions_are_opened_when_everybody_has_promised(both: Host) -> None:
    anna, berta = both.client("Anna"), both.client("Berta")
    (first, first_promise), (second, second_promise) = contribution(), contribution()
    made = anna.table(ME, OPEN, contribution=first_promise)
    path = f"/api/tables/{made['id']}"
    assert anna.refused("POST", f"{path}/contribution", json={"value": first}) == (409, "too_early")
    berta.post(f"{path}/join", invite=made["invite"], contribution=second_promise)
    opened = anna.post(f"{path}/contribution", value=first)
    assert opened["status"] == "waiting"
    assert opened["deal"]["contributions"] == [None, None]  # nobody chooses a contribution to suit another's
    assert berta.post(f"{path}/contribution", value=second)["status"] == "playing"
    play_out([anna, berta], made["id"])
    record = berta.get(f"{path}/record")
    assert record["deal"]["contributions"] == [first, second]
    assert verify(record, made["deal"]["commitment"]).good


def test_the_game_starts_without_a_browser_that_does_not_answer(both: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "OPENING_SECONDS", 0.3)
    anna = both.client("Anna")
    _, promise = contribution()
    made = anna.table(ME, BOT, contribution=promise)
    wait_for(lambda: anna.get(f"/api/tables/{made['id']}")["status"] == "playing")
    assert anna.get(f"/api/tables/{made['id']}")["deal"]["contributions"] == [None, None]


def test_the_hosts_bots_take_the_free_seats_after_the_wait_as_well(both: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "OPENING_SECONDS", 0.3)
    anna = both.client("Anna")
    _, promise = contribution()
    made = anna.table(ME, OPEN, contribution=promise)
    assert anna.post(f"/api/tables/{made['id']}/start")["status"] == "waiting"
    wait_for(lambda: anna.get(f"/api/tables/{made['id']}")["status"] == "playing")
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{made['id']}")["seats"]] == ["person", "bot"]


def test_a_player_who_leaves_takes_the_promise_back(both: Host) -> None:
    anna, berta = both.client("Anna"), both.client("Berta")
    _, promise = contribution()
    made = anna.table(ME, OPEN, OPEN)
    path = f"/api/tables/{made['id']}"
    assert berta.post(f"{path}/join", invite=made["invite"], contribution=promise)["deal"]["promises"] == [None, promise, None]
    berta.post(f"{path}/leave")
    assert anna.get(path)["deal"]["promises"] == [None, None, None]


def test_a_rematch_has_a_secret_of_its_own(both: Host) -> None:
    anna, berta, made = two_seated(both)
    play_out([anna, berta], made["id"])
    again = anna.get(_rematch(anna, made["id"]))
    assert again["deal"]["commitment"] != made["deal"]["commitment"]


def _rematch(client: Client, table: str) -> str:
    return f"/api/tables/{client.post(f'/api/tables/{table}/rematch')['id']}"


@pytest.mark.parametrize("nonsense", ["", "0" * 63, "G" * 64, 7])
def test_a_promise_is_a_hash(host: Host, nonsense: Any) -> None:
    anna = host.client("Anna")
    body = {"game": "pebbles", "seats": [ME, BOT], "contribution": nonsense}
    assert anna.refused("POST", "/api/tables", json=body) == (422, "invalid")
