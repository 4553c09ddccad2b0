"""What every released version has left behind opens, goes on, and is exported, erased and restored."""

from __future__ import annotations

import gzip
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import saqqara
from tests.server.clients import Client
from tests.upgrades.write import ACCOUNTS, PASSWORD, command, serving

HERE = Path(__file__).parent
RELEASES = sorted(folder.parent for folder in HERE.glob("*/expected.json"))
MOVES = 6
"""Decisions that are played on in each running game."""


@pytest.fixture(scope="module", params=RELEASES, ids=lambda release: release.name)
def release(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture(scope="module")
def expected(release: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((release / "expected.json").read_text())
    return found


@pytest.fixture(scope="module")
def upgraded(release: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on the release's database."""
    data = tmp_path_factory.mktemp("upgraded")
    with gzip.open(release / "saqqara.db.gz") as packed, (data / "saqqara.db").open("wb") as raw:
        shutil.copyfileobj(packed, raw)
    with serving(data) as url:
        yield url


@pytest.fixture(scope="module")
def restored(release: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on the release's backup, brought back into an empty folder."""
    data = tmp_path_factory.mktemp("restored")
    command("restore", "--yes", "--data", str(data), str(release / "saqqara.backup"))
    with serving(data) as url:
        yield url


@contextmanager
def logged_in(url: str) -> Iterator[list[Client]]:
    """The people of the release, each with a session of their own."""
    people = [Client(url) for _ in ACCOUNTS]
    for client, name in zip(people, ACCOUNTS, strict=True):
        client.post("/api/login", name=name, password=PASSWORD)
    yield people
    for client in people:
        client.http.close()


def test_releases_are_kept() -> None:
    assert {"0.1.0"} <= {release.name for release in RELEASES}


def test_records_replay_to_the_same_result(release: Path) -> None:
    records = sorted(release.glob("record-*.json"))
    assert len(records) == 9
    for path in records:
        document = json.loads(path.read_text())
        game = saqqara.replay(document)
        assert game.over, path.name
        assert sum(game.scores) == sum(game.forecast()["totals"]), path.name
        again = saqqara.replay(game.record())
        assert (again.scores, again.places) == (game.scores, game.places), path.name


def test_positions_open_and_play_on(release: Path) -> None:
    positions = sorted(release.glob("position-*.json"))
    assert len(positions) == 3
    for path in positions:
        position = json.loads(path.read_text())
        game = saqqara.from_position(position["game"], position)
        chance = random.Random(1)
        for _ in range(20):
            game.play(chance.choice(game.actions()))


@pytest.mark.parametrize("kept", ["upgraded", "restored"])
def test_every_game_is_as_it_was(kept: str, release: Path, expected: dict[str, Any], request: pytest.FixtureRequest) -> None:
    with logged_in(request.getfixturevalue(kept)) as (first, *_):
        for label, game in expected["finished"].items():
            table = first.get(f"/api/tables/{game['table']}")
            assert (table["status"], table["result"]["scores"]) == ("finished", game["scores"]), label
            record = first.get(f"/api/tables/{game['table']}/record")
            saved = release / f"record-{label}.json"
            if saved.exists():
                assert saqqara.replay(record).scores == saqqara.replay(json.loads(saved.read_text())).scores
        said = first.get(f"/api/tables/{expected['finished']['kheops']['table']}/chat")
        assert [message["text"] for message in said] == expected["chat"]
        for label, status in (("waiting", "waiting"), ("bots", "playing"), ("practice", "playing"), ("imported", "finished")):
            assert first.get(f"/api/tables/{expected['tables'][label]}")["status"] == status, label
        if kept == "restored":  # the other one is played on below
            for label, game in expected["running"].items():
                state = first.state(game["table"])
                found = {"number": state["number"], "mover": state["view"]["mover"], "scores": state["view"]["scores"]}
                assert found == {key: game[key] for key in found}, label


def test_running_games_go_on(upgraded: str, expected: dict[str, Any]) -> None:
    chance = random.Random(2)
    with logged_in(upgraded) as people:
        for label, game in expected["running"].items():
            table, before = game["table"], people[0].state(game["table"])["number"]
            for _ in range(MOVES):
                mover = people[0].state(table)["view"]["mover"]
                state = people[mover].get(f"/api/tables/{table}/state", seat=mover)
                action = chance.choice(state["view"]["actions"])["number"]
                people[mover].play(table, action, seat=mover, seen=state["number"], undos=state["undos"])
            assert people[0].state(table)["number"] >= before, label
            assert people[0].get(f"/api/tables/{table}")["status"] in ("playing", "finished")
        bots = expected["tables"]["bots"]
        before = people[0].state(bots)["number"]
        people[0].play(bots)
        assert people[0].state(bots)["number"] > before


def test_people_are_exported_and_erased(restored: str, expected: dict[str, Any]) -> None:
    with logged_in(restored) as (first, second, _):
        exported = first.get("/api/me/export")
        finished = {game["table"] for game in expected["finished"].values()}
        assert finished <= set(exported["records"])
        assert {seat["table_id"] for seat in exported["seats"]} >= {game["table"] for game in expected["running"].values()}
        assert first.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
        assert first.get("/api/me")["player"] is None
        left = second.get(f"/api/tables/{expected['finished']['kheops']['table']}")
        assert "Nefertari" not in json.dumps(left["seats"])
