"""A spy reads every byte that is sent to each seat over whole games of every game, and finds no hidden fact.

What a seat is sent must follow from what it may know. So after every decision, everything hidden from the seat is dealt anew at
random, as it could be for all this seat knows; the view made from that other world must be the one that was sent, to the letter.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pydantic import TypeAdapter

from saqqara import games
from saqqara.kernel.events import EVERYONE
from saqqara.server.api.schemas.live import LiveMessage
from saqqara.table import SPECTATOR, Game, replay
from tests.server.clients import COUNT, ME, OPEN, Client, Live
from tests.server.hosts import Host

MESSAGES: TypeAdapter[Any] = TypeAdapter(LiveMessage)
MOST = 3
DEALS = 2
ASK_EVERY = 5
"""After this many decisions everybody asks over HTTP as well."""
UNDO_SHARE = 0.1
"""The share of the decisions that can be taken back that are; the first one always is."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(data=str(tmp_path_factory.mktemp("spy")), games=" ".join(games.names()))
    yield made
    made.stop()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, {}) for name in games.names() if name != "amunre"),
        ("amunre", {"two_extra_cards": "top"}),  # the longest game: once, with the most secrets
        ("imhotep", {"market": "B", "wager": True}),
    ],
)
def test_no_seat_is_sent_what_it_cannot_know(host: Host, name: str, options: dict[str, Any]) -> None:
    count = min(MOST, max(games.find(name).players))
    players = [host.client(f"Player {seat}") for seat in range(count)]
    table = players[0].table(ME, *[OPEN] * (count - 1), game=name, options=options, public=True)["id"]
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    lines = [player.live(table) for player in players] + [host.client().live(table)]
    rng = random.Random(name)
    for line in lines:
        line.__enter__()
        line.kind("state")
    try:
        _play_and_spy(host, table, lines, [*players, host.client()], rng)
    finally:
        for line in lines:
            line.__exit__(None, None, None)


def _play_and_spy(host: Host, table: str, lines: list[Live], clients: list[Client], rng: random.Random) -> None:
    past: list[dict[int, Any]] = [{} for _ in lines]
    undone = 0
    while True:
        timeline = host.services.live_tables.loaded[table].timeline
        assert timeline is not None
        game = timeline.game
        if game.over:
            assert undone > 0
            return
        happened = _happened(game)
        for seat, line in enumerate(lines):
            eyes = SPECTATOR if seat == game.players else seat
            allowed = [_shown(event) for event in happened if event["audience"] in (EVERYONE, eyes)]
            _spy(game, eyes, line, allowed, rng)
            if game.number == timeline.seen(SPECTATOR):
                past[seat][game.number] = game.outline(eyes)["table"]
            if game.number % ASK_EVERY == 0:
                _ask(game, eyes, clients[seat], table, past[seat], allowed, rng)
        seats = [SPECTATOR if seat == game.players else seat for seat in range(len(lines))]
        before = [game.outline(seat) for seat in seats]
        mover = lines[game.mover or 0]
        assert mover.state is not None
        assert mover.play(rng.choice(mover.state["view"]["actions"])["number"])["type"] == "answer"
        timeline = host.services.live_tables.loaded[table].timeline
        assert timeline is not None
        for line, seat, view in zip(lines, seats, before, strict=True):
            line.catch_up()
            assert _states(line) == (timeline.game.outline(seat) != view), "a player whose view is unchanged gets no message"
        if mover.state["view"]["undo"] and (not undone or rng.random() < UNDO_SHARE):
            undone += _take_back(host, table, lines, seats, mover)
            past = [{number: seen for number, seen in known.items() if number <= game.number} for known in past]


def _take_back(host: Host, table: str, lines: list[Live], seats: list[int], mover: Live) -> int:
    """Take the last decision back; a player who had not seen it gets no message about that either."""
    timeline = host.services.live_tables.loaded[table].timeline
    assert timeline is not None
    assert mover.state is not None
    before = [(timeline.game.outline(seat), timeline.undos[seat], _states(line)) for seat, line in zip(seats, lines, strict=True)]
    number = timeline.game.number
    mover.send(type="undo", id=f"u{next(COUNT)}", seen=mover.state["number"], undos=mover.state["undos"])
    assert mover.until(lambda heard: heard["type"] in ("answer", "refusal"))["type"] == "answer"
    timeline = host.services.live_tables.loaded[table].timeline
    assert timeline is not None
    assert timeline.game.number == number - 1
    for line, seat, (view, undos, states) in zip(lines, seats, before, strict=True):
        line.catch_up()
        assert _states(line) - states == ((timeline.game.outline(seat), timeline.undos[seat]) != (view, undos))
    return 1


def _states(line: Live) -> int:
    return sum(message["type"] == "state" for message in line.heard)


def _spy(game: Game, seat: int, line: Live, allowed: list[dict[str, Any]], rng: random.Random) -> None:
    seed = str(game.record()["seed"])
    for text, message in zip(line.bytes, line.heard, strict=True):
        assert seed not in text
        assert '"rng"' not in text
        assert message["type"] in ("state", "table", "presence", "answer", "pong")
    state = line.state
    assert state is not None
    assert state["seat"] == seat
    for _ in range(DEALS):
        assert state["view"] == _plain(_elsewhere(game, seat, rng).outline(seat))
    assert all(event in allowed for event in state["events"])
    _no_more_than_the_model(line)
    line.bytes.clear()
    line.heard.clear()


def _ask(
    game: Game, seat: int, client: Client, table: str, past: dict[int, Any], allowed: list[dict[str, Any]], rng: random.Random
) -> None:
    """Whatever can be asked follows from what the seat knows as well; and the past is as it was seen then."""
    elsewhere = _elsewhere(game, seat, rng)
    state = client.state(table)
    assert state["view"] == _plain(elsewhere.outline(seat))
    assert state["events"] == client.get(f"/api/tables/{table}/events") == allowed
    number = rng.choice(list(past))
    assert client.get(f"/api/tables/{table}/at/{number}")["table"] == _plain(past[number])
    for other in {*range(game.players)} - {seat}:
        assert client.refused("GET", f"/api/tables/{table}/state", params={"seat": other}) == (403, "no_seat")
    for path in ("record", "scores"):
        assert client.refused("GET", f"/api/tables/{table}/{path}") == (409, "not_over")
    if game.mover == seat:
        action = rng.choice(game.actions()).number
        told = _plain(elsewhere.preview(action))
        asked = client.get(f"/api/tables/{table}/preview", action=action)
        assert [asked["points"], asked["table"], asked["reveals"]] == [told.get("points"), told.get("table"), told["reveals"]]
        assert asked["events"] == [_shown(event) for event in told["events"]]


def _plain(document: Any) -> Any:
    return json.loads(json.dumps(document))


def _elsewhere(game: Game, seat: int, rng: random.Random) -> Game:
    """Another world in which this seat knows the same."""
    other = game.copy()
    known = game.known(seat)
    game.rulebook.rules.deal(known, seat, np.uint64(rng.getrandbits(63)))
    other._state = known
    return other


def _happened(game: Game) -> list[dict[str, Any]]:
    """Whatever happened so far, from the record; each event says for whom."""
    record = game.record()
    again = replay(record, upto=0)
    return [event for action in record["actions"] for event in again.play(action)]


def _shown(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key != "audience"}


def _no_more_than_the_model(line: Live) -> None:
    """Documents hold nothing beyond what the API says they hold."""
    for message in line.heard:
        MESSAGES.validate_python(message)
