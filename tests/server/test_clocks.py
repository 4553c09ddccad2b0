"""Clocks: whose time is used up, pauses, and what happens when time runs out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.play import commands
from saqqara.server.play.clocks import DAY, GRACE, Clock
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.store import schema
from saqqara.server.store.rows import DaysClock, LiveClock
from tests.server.clients import ME, OPEN, Client
from tests.server.hosts import Host


def live(seconds: int = 100, increment: int = 5) -> Clock:
    return Clock.begin(LiveClock("live", seconds, increment), 2, 0)


def days(pause_days: float = 2) -> Clock:
    return Clock.begin(DaysClock("days", 1, pause_days), 2, 0)


def test_a_live_clock_takes_time_off_and_adds_the_increment_when_the_turn_passes() -> None:
    clock = live()
    clock.turn(0, 0)
    assert clock.deadline() == 100
    clock.turn(0, 30)  # a second decision of the same turn
    assert (clock.left(0, 30), clock.deadline()) == (70, 100)
    clock.turn(1, 40)
    assert (clock.left(0, 1000), clock.left(1, 50)) == (65, 90)
    clock.turn(0, 60)
    assert clock.deadline() == 125


def test_a_bots_turn_stops_the_clock() -> None:
    clock = live(increment=0)
    clock.turn(0, 0)
    clock.turn(None, 10)
    assert clock.deadline() is None
    clock.turn(0, 500)
    assert clock.left(0, 500) == 90


def test_going_back_earns_no_increment() -> None:
    clock = live()
    clock.turn(0, 0)
    clock.turn(1, 10)
    clock.go_back(0, 14, ended=[0])
    assert (clock.left(0, 14), clock.left(1, 14), clock.running) == (90, 96, 0)
    clock.turn(None, 20)
    clock.go_back(0, 30, ended=[0])
    assert clock.left(0, 30) == 84


def test_going_back_puts_nobody_out_of_time() -> None:
    clock = live(seconds=8, increment=5)
    clock.turn(0, 0)
    for at in (2, 4, 6):
        clock.turn(None, at)
        clock.turn(0, at)
    left = clock.left(0, 6)
    clock.go_back(0, 6, ended=[0, 0, 0])
    assert clock.left(0, 6) == left


def test_days_start_again_with_every_turn() -> None:
    clock = days()
    clock.turn(0, 0)
    assert clock.deadline() == DAY
    clock.turn(1, DAY / 2)
    assert clock.deadline() == 1.5 * DAY
    clock.turn(0, DAY)
    assert clock.deadline() == 2 * DAY


def test_a_pause_moves_the_deadline_until_it_is_used_up() -> None:
    clock = days(pause_days=2)
    clock.turn(0, 0)
    clock.pause(1, True, 0.5 * DAY)
    assert clock.stands(1 * DAY)
    assert clock.left(0, 2 * DAY) == 0.5 * DAY
    assert clock.deadline() == 3 * DAY
    clock.pause(1, False, 1.5 * DAY)
    assert (clock.deadline(), clock.pauses) == (2 * DAY, [2 * DAY, 1 * DAY])
    clock.pause(1, True, 1.5 * DAY)
    assert not clock.stands(2.6 * DAY)
    assert clock.left(0, 2.75 * DAY) == 0.25 * DAY
    clock.pause(1, False, 2.75 * DAY)
    assert clock.pauses[1] == 0


def test_a_player_who_comes_back_after_running_out_of_time_has_a_minute() -> None:
    clock = live()
    clock.turn(0, 0)
    clock.turn(None, 200)
    clock.refresh(0)
    assert clock.left(0, 200) == GRACE


def test_nobody_is_charged_for_time_in_which_nobody_could_play() -> None:
    clock = live(increment=0)
    clock.turn(0, 0)
    clock.skip(10, 500)
    assert (clock.left(0, 500), clock.deadline()) == (90, 590)
    clock.skip(10, 500)  # said twice, it counts once
    clock.skip(10, 520)
    assert clock.left(0, 520) == 90
    clock.turn(1, 530)
    clock.skip(400, 530)
    assert (clock.left(0, 600), clock.left(1, 600)) == (80, 30)


def test_a_pause_continues_where_it_was_when_the_server_went_away() -> None:
    clock = days(pause_days=2)
    clock.turn(0, 0)
    clock.pause(1, True, 0.5 * DAY)
    clock.skip(1 * DAY, 6 * DAY)
    assert clock.deadline() == 8 * DAY
    assert clock.stands(7 * DAY)
    clock.pause(1, False, 7 * DAY)
    assert (clock.left(0, 7 * DAY), clock.pauses[1]) == (0.5 * DAY, 0.5 * DAY)


@pytest.fixture
def host(both: Host) -> Host:
    return both


@pytest.fixture
def table(host: Host) -> Callable[..., tuple[Client, Client, str]]:
    def make(**more: Any) -> tuple[Client, Client, str]:
        anna, berta = host.client("Anna"), host.client("Berta")
        made = anna.table(ME, OPEN, public=True, timeout_level="quick", **more)["id"]
        berta.post(f"/api/tables/{made}/join")
        return anna, berta, str(made)

    return make


def run_out(host: Host, table: str) -> None:
    """Use up nearly all of the mover's time, as if they had been thinking that long."""

    def change() -> None:
        timeline = host.services.live_tables.loaded[table].timeline
        assert timeline is not None
        assert timeline.clock.running is not None
        timeline.clock.remaining[timeline.clock.running] = 0.1

    host.loop.call_soon_threadsafe(change)
    query = sa.update(schema.tables).where(schema.tables.c.id == table).values(deadline=time.time() + 0.1)
    host.services.store.write_now(lambda connection: connection.execute(query))


def test_out_of_time_a_bot_takes_the_seat_until_its_player_comes_back(host: Host, table: Callable[..., Any]) -> None:
    anna, berta, made = table(clock={"kind": "live", "seconds": 600, "increment": 2}, on_timeout="bot")
    state = anna.state(made)
    assert state["clocks"]["running"] == 0
    assert state["clocks"]["remaining"][0] == pytest.approx(600, abs=20)
    with berta.live(made) as live:
        live.kind("state")
        run_out(host, made)
        live.until(lambda heard: heard["type"] == "state" and heard["number"] == 1)
    seat = anna.get(f"/api/tables/{made}")["seats"][0]
    assert (seat["handed_over"], seat["lost"]) == (True, None)
    back = anna.post(f"/api/tables/{made}/takeback")
    assert back["clocks"]["remaining"][0] >= 59


def test_out_of_time_the_game_is_lost_where_that_was_agreed(host: Host, table: Callable[..., Any]) -> None:
    anna, berta, made = table(clock={"kind": "live", "seconds": 600}, on_timeout="loss")
    with berta.live(made) as live:
        live.kind("state")
        run_out(host, made)
        state = live.until(lambda heard: heard["type"] == "state" and heard["result"])
    assert (state["result"]["reason"], state["result"]["winners"]) == ("time", [1])
    assert anna.refused("POST", f"/api/tables/{made}/play", json={"action": 0, "seen": 0}) == (409, "over")


def test_a_table_that_fails_does_not_stop_the_clocks_of_others(
    host: Host, table: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, broken = table(clock={"kind": "live", "seconds": 600})
    anna, _, sound = table(clock={"kind": "live", "seconds": 600}, on_timeout="loss")
    time_out = commands.time_out

    async def fail(live_tables: LiveTables, live: LiveTable) -> None:
        if live.id == broken:
            raise RuntimeError("on purpose")
        await time_out(live_tables, live)

    monkeypatch.setattr(commands, "time_out", fail)
    run_out(host, broken)
    run_out(host, sound)
    with anna.live(sound) as live:
        assert live.until(lambda heard: heard["type"] == "state" and heard["result"])["result"]["reason"] == "time"
    monkeypatch.undo()


def test_only_a_clock_of_days_can_be_paused(table: Callable[..., Any]) -> None:
    anna, berta, made = table(clock={"kind": "days", "days": 2, "pause_days": 3})
    before = anna.state(made)["clocks"]["deadline"]
    paused = berta.post(f"/api/tables/{made}/pause", paused=True)["clocks"]
    assert (paused["paused"], paused["paused_by"]) == (True, 1)
    assert paused["deadline"] == pytest.approx(before + 3 * DAY, abs=60)
    assert anna.refused("POST", f"/api/tables/{made}/pause", json={"paused": True}) == (409, "no_pause")
    assert anna.refused("POST", f"/api/tables/{made}/pause", json={"paused": False}) == (409, "not_your_pause")
    running = berta.post(f"/api/tables/{made}/pause", paused=False)["clocks"]
    assert (running["paused"], running["paused_by"]) == (False, None)
    assert berta.refused("POST", f"/api/tables/{made}/pause", json={"paused": False}) == (409, "no_pause")
    anna, _, other = table(clock={"kind": "live", "seconds": 60})
    assert anna.refused("POST", f"/api/tables/{other}/pause", json={"paused": True}) == (409, "no_pause")


@pytest.mark.parametrize("leave", ["resign", "handover"])
def test_only_those_who_still_play_stop_the_clock(host: Host, leave: str) -> None:
    anna, berta, carl = (host.client(name) for name in ("Anna", "Berta", "Carl"))
    clock = {"kind": "days", "days": 2, "pause_days": 3}
    table = anna.table(ME, OPEN, OPEN, public=True, timeout_level="endless", clock=clock)["id"]
    for client in (berta, carl):
        client.post(f"/api/tables/{table}/join")
    carl.post(f"/api/tables/{table}/{leave}")
    assert carl.refused("POST", f"/api/tables/{table}/pause", json={"paused": True}) == (409, "no_voice")
    assert host.client("Dora").refused("POST", f"/api/tables/{table}/pause", json={"paused": True}) == (403, "no_seat")
    assert berta.post(f"/api/tables/{table}/pause", paused=True)["clocks"]["paused_by"] == 1
    berta.post(f"/api/tables/{table}/{leave}")
    assert not anna.state(table)["clocks"]["paused"], "the clock is paused for somebody who no longer plays"


def test_after_the_deadline_nothing_is_played_however_long_the_server_takes_to_look(
    host: Host, table: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_away(live_tables: LiveTables, live: LiveTable) -> None:
        pass

    monkeypatch.setattr(commands, "time_out", look_away)
    anna, berta, made = table(clock={"kind": "live", "seconds": 600}, on_timeout="loss")
    path = f"/api/tables/{made}"
    with anna.live(made) as line:
        line.kind("state")
        run_out(host, made)
        time.sleep(0.3)
        assert line.play()["code"] == "out_of_time"
    wishes = {"play": {"action": 0, "seen": 0}, "undo": {"seen": 0}, "handover": {}, "pause": {"paused": True}}
    for what, wish in wishes.items():
        assert anna.refused("POST", f"{path}/{what}", json=wish) == (409, "out_of_time"), what
    assert berta.state(made)["number"] == 0
    monkeypatch.undo()
    with berta.live(made) as line:
        assert line.until(lambda heard: heard["type"] == "state" and heard["result"])["result"]["reason"] == "time"
