"""While others decide in secret, nothing reveals how often they did: no message, number, time, undo or proposal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from saqqara.server.play.timeline import Timeline
from saqqara.table import SPECTATOR
from tests.server.clients import ME, OPEN, Client, Live
from tests.server.hosts import Host

SEATS = 3
FIRST_SEED = 3


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(data=str(tmp_path_factory.mktemp("secrets")), games="amunre")
    yield made
    made.stop()


class Round:
    """Three players and a spectator at a table of Amun-Re, brought to the first secret offering."""

    def __init__(self, host: Host) -> None:
        self.players = [host.client(f"Player {seat}") for seat in range(SEATS)]
        made = self.players[0].table(ME, *[OPEN] * (SEATS - 1), game="amunre", public=True, seed=FIRST_SEED)
        self.table, self.host, self.random = made["id"], host, random.Random(FIRST_SEED)
        for player in self.players[1:]:
            player.post(f"/api/tables/{self.table}/join")
        self.watcher = host.client()
        self.lines = [player.live(self.table) for player in self.players] + [self.watcher.live(self.table)]
        for line in self.lines:
            line.__enter__()
            line.kind("state")
        while self.timeline.game.view(None)["table"]["phase"] != "sacrifice":
            self.play_one()
        self.clear()

    @property
    def timeline(self) -> Timeline:
        timeline = self.host.services.live_tables.loaded[self.table].timeline
        assert timeline is not None
        return timeline

    @property
    def secret(self) -> bool:
        """Whether more was decided than everybody has seen."""
        return self.timeline.game.number > self.timeline.seen(SPECTATOR)

    def mover(self) -> tuple[int, Live]:
        seat = self.timeline.mover
        assert seat is not None
        return seat, self.lines[seat]

    def play_one(self) -> None:
        _, line = self.mover()
        line.catch_up()
        assert line.state is not None
        assert line.play(self.random.choice(line.state["view"]["actions"])["number"])["type"] == "answer"

    def undo(self, line: Live) -> None:
        line.catch_up()
        assert line.state is not None
        line.send(type="undo", id=f"u{self.random.random()}", seen=line.state["number"], undos=line.state["undos"])
        line.kind("answer")

    def clear(self) -> None:
        for line in self.lines:
            line.catch_up()
            line.heard.clear()

    def heard_by(self, line: Live) -> list[dict[str, Any]]:
        line.catch_up()
        found = [message for message in line.heard if message["type"] != "pong"]
        line.heard.clear()
        return found

    def close(self) -> None:
        for line in self.lines:
            line.__exit__(None, None, None)


@pytest.fixture
def at_offering(host: Host) -> Iterator[Round]:
    made = Round(host)
    yield made
    made.close()


def about(client: Client, table: str) -> dict[str, Any]:
    """What anybody can ask about a table."""
    listed = [line for line in client.get("/api/tables", list="watch")["tables"] if line["id"] == table]
    return {"table": client.get(f"/api/tables/{table}"), "line": listed, "state": client.state(table)}


def test_a_whole_secret_phase_sends_one_message_per_seat_however_many_decisions_it_took(at_offering: Round) -> None:
    """The seat before gets one more, because it can no longer take back its choice once the next seat has begun."""
    decisions: list[int] = []
    while True:
        seat, mover = at_offering.mover()
        others = [line for line in at_offering.lines if line is not mover]
        previous = next((line for line in others if line.state and line.state["view"]["undo"]), None)
        made = 0
        while at_offering.timeline.mover == seat and (made == 0 or at_offering.secret):
            before = about(at_offering.watcher, at_offering.table)
            at_offering.play_one()
            made += 1
            if at_offering.timeline.mover == seat and at_offering.secret:
                assert about(at_offering.watcher, at_offering.table) == before
        decisions.append(made)
        told = [at_offering.heard_by(line) for line in others]
        at_offering.heard_by(mover)
        expected = [["state"] * (2 if line is previous else 1) for line in others]
        assert [[message["type"] for message in messages] for messages in told] == expected
        if not at_offering.secret:
            break
        for line, messages in zip(others, told, strict=True):
            own = messages[-1]["number"] - messages[-1]["view"]["table"]["before_offering"]
            assert own == 0 or line in at_offering.lines[:SEATS]
    assert len(decisions) == SEATS
    assert max(decisions) > 1, "seats that decide once have nothing to hide"


def test_an_undo_inside_a_secret_choice_is_invisible_to_others(at_offering: Round) -> None:
    seat, mover = at_offering.mover()
    others = [line for line in at_offering.lines if line is not mover]
    at_offering.play_one()
    assert at_offering.timeline.mover == seat, "the offering takes more than one decision"
    at_offering.clear()
    before = about(at_offering.watcher, at_offering.table)
    at_offering.undo(mover)
    mover.catch_up()
    assert mover.state is not None
    assert mover.state["undos"] == 1
    assert [at_offering.heard_by(line) for line in others] == [[]] * len(others)
    assert about(at_offering.watcher, at_offering.table) == before
    assert [line.state["undos"] for line in others if line.state] == [0] * len(others)
    at_offering.play_one()
    assert [at_offering.heard_by(line) for line in others] == [[]] * len(others)


def test_proposals_count_as_each_seat_does(at_offering: Round) -> None:
    first, line = at_offering.mover()
    start = at_offering.timeline.game.number
    while at_offering.timeline.mover == first:
        at_offering.play_one()
    second, later = at_offering.mover()
    at_offering.play_one()
    assert at_offering.timeline.mover == second
    real, seen = at_offering.timeline.game.number, at_offering.timeline.seen(second)
    assert seen == start + 1 < real, "the second seat counts its own decisions only"
    at_offering.clear()
    at_offering.players[second].post(f"/api/tables/{at_offering.table}/undo", seen=seen, undos=0, to=start)
    for each in at_offering.lines:
        each.catch_up()
        assert each.state is not None
        assert each.state["proposal"]["to"] == start
    for seat in range(SEATS):
        if seat != second:
            at_offering.players[seat].post(f"/api/tables/{at_offering.table}/consent", agree=True, to=start)
    assert at_offering.timeline.game.number == start
    assert at_offering.timeline.mover == first
    assert line is not later


def test_a_secret_decision_does_not_show_itself_by_ending_a_proposal(at_offering: Round) -> None:
    first, _ = at_offering.mover()
    before = at_offering.timeline.game.number
    asker = (first + 1) % SEATS
    seen = at_offering.timeline.seen(asker)
    at_offering.players[asker].post(f"/api/tables/{at_offering.table}/undo", seen=seen, undos=0, to=seen - 1)
    at_offering.clear()
    at_offering.play_one()
    assert (at_offering.timeline.mover, at_offering.timeline.game.number) == (first, before + 1)
    others = [line for seat, line in enumerate(at_offering.lines) if seat != first]
    for line in others:
        line.catch_up()
        assert line.state is not None
        assert line.state["proposal"] is not None
    while at_offering.timeline.mover == first:
        at_offering.play_one()
    for line in others:
        line.catch_up()
        assert line.state is not None
        assert (line.state["proposal"], line.state["outcome"]["how"]) == (None, "lapsed")


def test_a_proposal_to_undo_ones_own_secret_decision_looks_to_others_like_the_start_of_theirs(at_offering: Round) -> None:
    first, _ = at_offering.mover()
    start = at_offering.timeline.game.number
    at_offering.play_one()
    while at_offering.timeline.mover == first:
        at_offering.play_one()
    second, _ = at_offering.mover()
    back = start + 1
    at_offering.players[first].post(
        f"/api/tables/{at_offering.table}/undo", seen=at_offering.timeline.seen(first), undos=0, to=back
    )
    for seat, line in enumerate(at_offering.lines):
        line.catch_up()
        assert line.state is not None
        assert line.state["proposal"]["to"] == (back if seat == first else start)
    for seat in range(SEATS):
        if seat != first:
            at_offering.players[seat].post(f"/api/tables/{at_offering.table}/consent", agree=True, to=start)
    assert (at_offering.timeline.game.number, at_offering.timeline.mover) == (back, first)
    assert [at_offering.timeline.undos[seat] for seat in (first, second, SPECTATOR)] == [1, 0, 0]
