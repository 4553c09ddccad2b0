"""Moves: checked, stored once, shown to each seat as it may see them; undo, consent, leaving and coming back."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa

import saqqara
from saqqara.errors import Cancelled
from saqqara.server.bots.runner import Runner
from saqqara.server.play import ratings
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import schema
from saqqara.server.store.database import Store
from saqqara.server.store.rows import Entry, FirstControl, NoClock, SeatRow, Start
from tests.server import stand_in
from tests.server.clients import BOT, ME, OPEN, Client
from tests.server.hosts import Host
from tests.server.test_tables import finish
from tests.waiting import wait_for


@pytest.fixture
def table(anna: Client, berta: Client) -> str:
    """Anna to move against Berta."""
    made = anna.table(ME, OPEN, public=True, seed=7)["id"]
    berta.post(f"/api/tables/{made}/join")
    return str(made)


def test_the_same_message_counts_once(anna: Client, berta: Client, table: str) -> None:
    body = {"action": anna.state(table)["view"]["actions"][0]["text"], "seen": 0, "id": "once"}
    first = anna.post(f"/api/tables/{table}/play", **body)
    again = anna.post(f"/api/tables/{table}/play", **body)
    assert first["number"] == again["number"] == 1
    berta.play(table)
    assert anna.post(f"/api/tables/{table}/play", **body)["number"] == 2


def test_a_move_on_an_old_position_is_refused(anna: Client, berta: Client, table: str) -> None:
    anna.play(table)
    assert berta.refused("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 0}) == (409, "stale")
    berta.play(table)
    assert anna.refused("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 0}) == (409, "stale")
    assert anna.state(table)["number"] == 2


def test_only_the_seat_to_move_may_play(both: Host, anna: Client, berta: Client, table: str) -> None:
    play = {"action": 0, "seen": 0}
    assert berta.refused("POST", f"/api/tables/{table}/play", json=play) == (409, "not_your_turn")
    assert berta.refused("POST", f"/api/tables/{table}/play", json={**play, "seat": 0}) == (403, "no_seat")
    assert both.client("Carl").refused("POST", f"/api/tables/{table}/play", json=play) == (403, "no_seat")
    assert both.client().refused("POST", f"/api/tables/{table}/play", json=play) == (401, "no_name")
    assert anna.state(table)["number"] == 0


def too_many(client: Client, table: str) -> str:
    """An action that takes more pebbles than there are."""
    heaps = client.state(table)["view"]["table"]["heaps"]
    heap = next(heap for heap, pebbles in enumerate(heaps) if pebbles < 6)
    return f"take heap={heap} more=5"


def test_an_illegal_action_changes_nothing_and_says_why(anna: Client, table: str) -> None:
    answer = anna.request("POST", f"/api/tables/{table}/play", json={"action": too_many(anna, table), "seen": 0})
    assert answer.status_code == 422
    assert answer.json()["key"] == "pebbles-why-too-many"
    for action in ("fly", "", "take heap=0", -1, 10**9, "take heap=0 more=x"):
        assert anna.refused("POST", f"/api/tables/{table}/play", json={"action": action, "seen": 0})[0] == 422
    why = anna.get(f"/api/tables/{table}/why", action=too_many(anna, table))
    assert why["key"] == "pebbles-why-too-many"
    assert anna.refused("GET", f"/api/tables/{table}/why", params={"action": "take heap=0 more=0"}) == (409, "legal")
    klingon = {"action": too_many(anna, table), "language": "tlh"}
    assert anna.refused("GET", f"/api/tables/{table}/why", params=klingon) == (422, "invalid")
    assert anna.state(table)["number"] == 0


def test_a_preview_tells_the_mover_and_changes_nothing(anna: Client, berta: Client, table: str) -> None:
    seen = anna.get(f"/api/tables/{table}/preview", action="take heap=0 more=0")
    assert not seen["reveals"]
    assert [event["kind"] for event in seen["events"]] == ["took"]
    assert berta.refused("GET", f"/api/tables/{table}/preview", params={"action": "0"}) == (409, "not_your_turn")
    assert anna.refused("GET", f"/api/tables/{table}/preview", params={"action": too_many(anna, table)}) == (422, "illegal")
    assert anna.state(table)["number"] == 0


def test_racing_for_one_turn_one_wins(both: Host, anna: Client, table: str) -> None:
    """Two windows of one player, many times each."""
    codes: list[int] = []
    barrier = threading.Barrier(8)

    def race(number: int) -> None:
        window = Client(both.url)
        window.http.cookies.update(anna.http.cookies)
        barrier.wait()
        body = {"action": number % 3, "seen": 0, "id": f"race{number}"}
        codes.append(window.request("POST", f"/api/tables/{table}/play", json=body).status_code)
        window.http.close()

    threads = [threading.Thread(target=race, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] + [409] * 7
    assert anna.state(table)["number"] == 1


def test_undo_as_the_rules_allow(anna: Client, berta: Client, table: str) -> None:
    """Taking a pebble reveals nothing as long as the heap stands."""
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 0}) == (409, "no_undo")
    anna.play(table, "take heap=0 more=0")
    assert berta.refused("POST", f"/api/tables/{table}/undo", json={"seen": 1}) == (409, "no_undo")
    assert anna.state(table)["view"]["undo"]
    back = anna.post(f"/api/tables/{table}/undo", seen=1, id="undo1")
    assert (back["number"], back["undos"]) == (0, 1)
    assert anna.post(f"/api/tables/{table}/undo", seen=1, id="undo1")["number"] == 0
    assert anna.refused("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 0, "undos": 0}) == (409, "stale")
    assert anna.play(table, 0)["number"] == 1


def test_further_back_by_consent_of_all(anna: Client, berta: Client, table: str) -> None:
    anna.play(table, "take heap=0 more=0")
    berta.play(table, "take heap=1 more=0")
    asked = anna.post(f"/api/tables/{table}/undo", seen=2, to=0)
    assert asked["proposal"] == {"kind": "undo", "number": 1, "by": 0, "to": 0, "agreed": [0], "waiting": [1]}
    assert berta.refused("POST", f"/api/tables/{table}/consent", json={"agree": True, "to": 1}) == (409, "stale")
    refused = berta.post(f"/api/tables/{table}/consent", agree=False, to=0)
    assert (refused["number"], refused["proposal"]) == (2, None)
    assert refused["outcome"] == {"number": 1, "by": 0, "how": "refused", "seat": 1}
    berta.post(f"/api/tables/{table}/undo", seen=2, to=0)
    agreed = anna.post(f"/api/tables/{table}/consent", agree=True, to=0)
    assert (agreed["number"], agreed["proposal"], agreed["undos"]) == (0, None, 1)
    assert agreed["outcome"] == {"number": 2, "by": 1, "how": "agreed", "seat": None}
    result = finish(anna, berta, table=table)
    assert (result["rated"], result["practice"]) == (False, True)


def test_a_refused_proposal_cannot_be_repeated(both: Host, anna: Client, berta: Client, table: str) -> None:
    anna.play(table, "take heap=0 more=0")
    berta.play(table, "take heap=1 more=0")
    path = f"/api/tables/{table}"
    anna.post(f"{path}/undo", seen=2, to=0)
    anna.post(f"{path}/consent", agree=False, to=0)
    anna.post(f"{path}/undo", seen=2, to=0)  # who has withdrawn it may think again
    berta.post(f"{path}/consent", agree=False, to=0)
    assert anna.refused("POST", f"{path}/undo", json={"seen": 2, "to": 0}) == (409, "refused_before")
    both.services.live_tables.loaded.pop(table)  # as after a restart
    assert anna.refused("POST", f"{path}/undo", json={"seen": 2, "ask": True}) == (409, "refused_before")
    anna.post(f"{path}/undo", seen=2, to=1)
    assert berta.post(f"{path}/consent", agree=True, to=1)["number"] == 1
    assert anna.refused("POST", f"{path}/undo", json={"seen": 1, "to": 0}) == (409, "refused_before")
    berta.post(f"{path}/undo", seen=1, to=0)
    assert anna.post(f"{path}/consent", agree=True, to=0)["number"] == 0
    anna.play(table, "take heap=2 more=0")
    state = berta.play(table, "take heap=1 more=0")
    assert anna.post(f"{path}/undo", seen=2, undos=state["undos"], to=0)["proposal"]["by"] == 0  # another game has led here


@pytest.mark.parametrize("leave", ["resign", "handover"])
def test_players_who_resigned_or_handed_over_can_neither_propose_nor_veto(
    both: Host, anna: Client, berta: Client, leave: str
) -> None:
    table, carl = anna.table(ME, OPEN, OPEN, public=True)["id"], both.client("Carl")
    for client in (berta, carl):
        client.post(f"/api/tables/{table}/join")
    carl.post(f"/api/tables/{table}/{leave}")
    anna.play(table)
    anna.post(f"/api/tables/{table}/undo", seen=1, to=0)
    assert carl.refused("POST", f"/api/tables/{table}/consent", json={"agree": False, "to": 0}) == (409, "no_voice")
    assert carl.refused("POST", f"/api/tables/{table}/undo", json={"seen": 1, "to": 0}) == (409, "no_voice")
    assert berta.post(f"/api/tables/{table}/consent", agree=True, to=0)["number"] == 0


def test_a_move_withdraws_a_proposal(anna: Client, berta: Client, table: str) -> None:
    anna.play(table)
    berta.post(f"/api/tables/{table}/undo", seen=1, to=0)
    went_on = berta.play(table)
    assert went_on["proposal"] is None
    assert went_on["outcome"] == {"number": 1, "by": 1, "how": "lapsed", "seat": None}


def test_the_player_who_asked_can_withdraw_and_everybody_is_notified(both: Host, anna: Client, berta: Client, table: str) -> None:
    anna.play(table)
    watcher = both.client()
    with berta.live(table) as sits, watcher.live(table) as watches:
        for line in (sits, watches):
            line.kind("state")
        anna.post(f"/api/tables/{table}/undo", seen=1, to=0)
        anna.post(f"/api/tables/{table}/consent", agree=False, to=0, seat=0)
        for line in (sits, watches):
            line.until(lambda heard: heard["type"] == "state" and heard["proposal"] is not None)
            told = line.until(lambda heard: heard["type"] == "state" and heard["proposal"] is None)
            assert told["outcome"] == {"number": 1, "by": 0, "how": "withdrawn", "seat": 0}
    assert berta.refused("POST", f"/api/tables/{table}/consent", json={"agree": True, "to": 0}) == (409, "stale")


def test_asking_to_take_back_the_last_decision_means_ones_own(anna: Client, berta: Client, table: str) -> None:
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 0, "ask": True}) == (409, "no_undo")
    for client in (anna, berta, anna, berta):
        client.play(table)
    assert anna.post(f"/api/tables/{table}/undo", seen=4, ask=True)["proposal"]["to"] == 2
    assert berta.post(f"/api/tables/{table}/undo", seen=4, ask=True)["proposal"]["to"] == 3


def wait_for_bots(client: Client, table: str) -> Any:
    """The state in which it is the client's turn."""
    while not (state := client.state(table))["view"]["actions"]:
        time.sleep(0.02)
    return state


def test_against_bots_the_own_last_decision_can_be_taken_back_with_all_their_answers(anna: Client) -> None:
    table = anna.table(ME, BOT, BOT)["id"]
    assert anna.state(table)["undo"] is None
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 0, "practice": True}) == (409, "no_undo")
    anna.play(table)
    state = wait_for_bots(anna, table)
    assert (state["number"], state["undo"], state["view"]["undo"]) == (3, "practice", False)
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 3}) == (409, "no_undo")
    back = anna.post(f"/api/tables/{table}/undo", seen=1, undos=0, practice=True)
    assert (back["number"], back["undos"], back["undo"]) == (0, 1, None)
    anna.play(table)
    wait_for_bots(anna, table)
    anna.play(table)
    wait_for_bots(anna, table)
    assert anna.post(f"/api/tables/{table}/undo", seen=6, undos=1, practice=True)["number"] == 3
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 6, "undos": 1, "practice": True}) == (409, "stale")


def test_a_game_that_was_taken_back_against_bots_is_practice(both: Host, anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    anna.play(table)
    wait_for_bots(anna, table)
    anna.post(f"/api/tables/{table}/undo", seen=2, practice=True)
    result = finish(anna, table=table)
    assert (result["rated"], result["practice"]) == (False, True)
    assert both.client().get(f"/api/players/{anna.id}")["statistics"] == []
    assert finish(anna, table=anna.table(ME, BOT)["id"])["rated"]
    assert both.client().get(f"/api/players/{anna.id}")["statistics"][0]["finished"] == 1


def test_nobody_goes_back_alone_in_a_game_with_another_person(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, BOT, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.play(table)
    berta.play(table)
    state = wait_for_bots(anna, table)
    assert state["undo"] is None
    assert anna.refused("POST", f"/api/tables/{table}/undo", json={"seen": 3, "practice": True}) == (409, "no_undo")


def test_a_bot_that_thinks_is_stopped_when_its_opponent_goes_back(both: Host, anna: Client) -> None:
    table = anna.table(ME, {"kind": "bot", "level": "endless"})["id"]
    runner = both.services.runner
    for _ in range(2):
        anna.play(table)
        while (bot := runner.running.get(table)) is None:
            time.sleep(0.02)
        assert anna.post(f"/api/tables/{table}/undo", seen=1)["view"]["mover"] == 0
        assert bot.cancelled.wait(20)
        while table in runner.running:
            time.sleep(0.02)
        assert bot not in runner._bots.values()


def test_resigning_ends_a_game_of_two(anna: Client, berta: Client, table: str) -> None:
    anna.play(table)
    state = anna.post(f"/api/tables/{table}/resign")
    assert state["result"]["reason"] == "resigned"
    assert state["result"]["places"] == [2, 1]
    assert state["view"]["table"]["gold"] is not None
    assert berta.get(f"/api/tables/{table}")["status"] == "finished"
    assert berta.refused("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 1}) == (409, "over")


def test_of_three_the_others_play_on_against_a_bot_and_the_resigned_comes_last(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, OPEN, public=True, timeout_level="quick")["id"]
    carl = both.client("Carl")
    berta.post(f"/api/tables/{table}/join")
    carl.post(f"/api/tables/{table}/join")
    state = anna.post(f"/api/tables/{table}/resign")
    assert state["result"] is None
    seat = berta.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["lost"], seat["level"], seat["handed_over"]) == ("resigned", "quick", False)
    assert anna.refused("POST", f"/api/tables/{table}/takeback", json={}) == (409, "lost")
    assert anna.refused("POST", f"/api/tables/{table}/resign", json={}) == (409, "lost")
    result = finish(berta, carl, table=table)
    assert result["places"][0] == 3  # type: ignore[index]


def test_a_bot_plays_on_and_gives_the_seat_back(anna: Client, berta: Client, table: str) -> None:
    anna.post(f"/api/tables/{table}/handover", level="slow")
    assert anna.refused("POST", f"/api/tables/{table}/play", json={"action": 0, "seen": 0}) == (409, "bot_plays")
    assert anna.refused("POST", f"/api/tables/{table}/handover", json={}) == (409, "bot_plays")
    assert anna.refused("POST", f"/api/tables/{table}/handover", json={"level": "god"}) == (422, "no_level")
    anna.post(f"/api/tables/{table}/takeback")
    assert anna.refused("POST", f"/api/tables/{table}/takeback", json={}) == (409, "not_handed_over")
    with berta.live(table) as live:
        live.kind("state")
        anna.post(f"/api/tables/{table}/handover", level="quick")
        assert live.until(lambda message: message["type"] == "state" and message["number"] == 1)["view"]["mover"] == 1
    seat = berta.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["kind"], seat["level"], seat["handed_over"]) == ("person", "quick", True)


def test_the_table_reports_what_happened_besides_the_decisions(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, OPEN, public=True, timeout_level="quick")["id"]
    carl = both.client("Carl")
    for client in (berta, carl):
        client.post(f"/api/tables/{table}/join")

    def story() -> list[tuple[int, str, int]]:
        notes = [(note["number"], note["kind"], note["seat"]) for note in carl.get(f"/api/tables/{table}")["story"]]
        both.services.live_tables.loaded.pop(table)  # as after a restart
        assert notes == [(note["number"], note["kind"], note["seat"]) for note in carl.get(f"/api/tables/{table}")["story"]]
        return notes

    assert story() == []
    carl.post(f"/api/tables/{table}/handover", level="endless")
    carl.post(f"/api/tables/{table}/takeback")
    anna.play(table)
    state = berta.play(table)
    berta.post(f"/api/tables/{table}/undo", seen=state["number"], undos=state["undos"])
    assert story() == [(0, "bot", 2), (0, "person", 2), (1, "back", 1)]
    berta.post(f"/api/tables/{table}/resign")
    patience = time.monotonic() + 30
    while (state := anna.state(table))["view"][
        "mover"
    ] == 1:  # the bot: whoever forgets the table while it thinks loses its decision
        assert time.monotonic() < patience
        time.sleep(0.02)
    assert story()[-1][1:] == ("resigned", 1)
    anna.post(f"/api/tables/{table}/undo", seen=state["number"], undos=state["undos"], to=0)
    carl.post(f"/api/tables/{table}/consent", agree=True, to=0)
    assert story() == [(0, "bot", 2), (0, "person", 2), (0, "resigned", 1), (0, "back", 0)]


def test_a_win_by_a_bot_for_a_person_counts_as_a_loss(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/handover", level="quick")
    while berta.get(f"/api/tables/{table}/state")["number"] == 0:
        time.sleep(0.02)
    berta.post(f"/api/tables/{table}/resign")
    assert anna.get(f"/api/tables/{table}")["result"]["places"] == [1, 2]
    found = both.client().get(f"/api/players/{anna.id}")
    assert (found["statistics"][0]["won"], found["statistics"][0]["mean_place"]) == (0, 2)


def test_hints_only_where_nobody_else_plays(anna: Client, table: str) -> None:
    assert anna.refused("GET", f"/api/tables/{table}/hint") == (403, "no_hints")
    alone = anna.table(ME, BOT)["id"]
    hint = anna.get(f"/api/tables/{alone}/hint")
    assert hint["seat"] == 0
    assert hint["best"] in [choice["action"] for choice in hint["choices"]]
    assert not finish(anna, table=alone)["rated"]


def adviser_of(host: Host, table: str) -> Any:
    """The bot that thinks about a hint, as soon as it does."""
    patience = time.monotonic() + 30
    while (bot := host.services.runner.advising.get(table)) is None:
        assert time.monotonic() < patience
        time.sleep(0.02)
    return bot


def test_a_hint_ends_when_its_player_disconnects(both: Host, anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    for _ in range(2):  # the first one does not keep the second one waiting
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(anna.http.get, f"/api/tables/{table}/hint?level=endless", timeout=2)
            bot = adviser_of(both, table)
            assert isinstance(answer.exception(30), httpx.ReadTimeout)
        assert bot.cancelled.wait(30)
    assert anna.get(f"/api/tables/{table}/hint")["seat"] == 0


def test_a_hint_ends_when_the_table_goes_another_way(both: Host, anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(anna.refused, "GET", f"/api/tables/{table}/hint?level=endless")
        bot = adviser_of(both, table)
        anna.post(f"/api/tables/{table}/resign")
        assert bot.cancelled.wait(30)
        assert answer.result(30) == (409, "stale")


def test_a_server_that_stops_ends_hints_and_does_not_hold_up_its_loop(both: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    shut, shutdown = list[threading.Thread](), ThreadPoolExecutor.shutdown

    def observed(pool: ThreadPoolExecutor, **how: Any) -> None:
        shut.append(threading.current_thread())
        shutdown(pool, **how)

    async def close() -> None:
        runner = Runner(both.services.live_tables, stand_in.levels(), both.services.readiness, 1)
        hints = [asyncio.create_task(runner.explain(name, saqqara.new("pebbles"), "endless")) for name in ("one", "two")]
        while not runner.advising:
            await asyncio.sleep(0.02)
        bot = runner.advising["one"]
        late = threading.Timer(20, bot.cancel)  # or a server that forgets it would wait for ever
        late.start()
        begin = time.monotonic()
        monkeypatch.setattr(type(runner._pool), "shutdown", observed)
        await runner.close()
        monkeypatch.undo()
        late.cancel()
        assert time.monotonic() - begin < 15
        assert bot.cancelled.is_set()
        for ended in await asyncio.gather(*hints, return_exceptions=True):
            assert isinstance(ended, Cancelled)

    asyncio.run(close())
    assert [thread is threading.current_thread() for thread in shut] == [False]


def test_events_since_a_number_and_only_ones_own(anna: Client, berta: Client, table: str) -> None:
    anna.play(table, "take heap=0 more=0")
    berta.play(table, "take heap=1 more=0")
    assert [event["number"] for event in anna.get(f"/api/tables/{table}/events", since=1)] == [1]
    assert anna.refused("GET", f"/api/tables/{table}/events", params={"seat": 1}) == (403, "no_seat")


def test_of_a_player_everybody_sees_the_public_games_and_no_others(both: Host, anna: Client, berta: Client) -> None:
    def played(public: bool) -> str:
        made = anna.table(ME, OPEN, public=public)
        berta.post(f"/api/tables/{made['id']}/join?invite={made['invite']}")
        berta.post(f"/api/tables/{made['id']}/resign")
        return str(made["id"])

    first, _, last = played(True), played(False), played(True)
    anna.table(ME, OPEN, public=True)
    path, stranger = f"/api/players/{berta.id}/games", both.client()
    found = stranger.get(path)
    assert ([line["id"] for line in found["tables"]], found["more"]) == ([last, first], False)
    assert [line["id"] for line in stranger.get(path, before=found["tables"][0]["changed"])["tables"]] == [first]
    assert stranger.get("/api/players/nobody/games")["tables"] == []


def test_ratings_and_statistics_follow_results(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    berta.post(f"/api/tables/{table}/resign")
    winner, loser = (both.client().get(f"/api/players/{player.id}") for player in (anna, berta))
    assert winner["ratings"][0]["points"] > loser["ratings"][0]["points"]
    assert (winner["statistics"][0]["won"], loser["statistics"][0]["won"]) == (1, 0)
    ladder = anna.get("/api/ladder/pebbles")
    order = [entry["player"] for entry in ladder]
    assert order.index(anna.id) < order.index(berta.id)
    assert all((entry["player"] is None) == (entry["level"] is not None) for entry in ladder)
    assert anna.refused("GET", "/api/ladder/chess") == (404, "not_found")


def test_all_bots_of_a_level_count_for_its_rating(store: Store) -> None:
    def rate(*bots: int) -> tuple[float, float, int]:
        def write(connection: sa.Connection) -> tuple[float, float, int]:
            person = SeatRow("table", 0, "person", "anna", place=2)
            seats = [person, *(SeatRow("table", 1, "bot", level="quick", place=place) for place in bots)]
            connection.execute(sa.delete(schema.ratings))
            ratings._rate(connection, "pebbles", seats)
            row = connection.execute(sa.select(schema.ratings).where(schema.ratings.c.who == "bot:quick")).one()
            return row.mean, row.deviation, row.games

        return store.write_now(write)

    best, worst, mixed = rate(1, 1), rate(3, 3), rate(1, 3)
    assert mixed == pytest.approx(rate(3, 1))
    assert worst[0] < mixed[0] < best[0]
    assert mixed[2] == 1


def test_a_copy_of_a_course_has_everything() -> None:
    record = saqqara.new("pebbles", seed=4).record()
    timeline = Timeline.begin(Start(record, [FirstControl(True, None), FirstControl(True, None)], 0.0), NoClock())
    timeline.take(Entry(0, "seat", 1, {"level": "scribe"}, 1.0, None))
    assert timeline.notes
    twin = timeline.copy()
    for each in fields(Timeline):
        if each.name not in ("game", "clock"):
            assert getattr(twin, each.name) == getattr(timeline, each.name)
    assert twin.game.position() == timeline.game.position()
    assert twin.clock == timeline.clock


def test_a_bots_decision_reaches_a_table_that_was_reloaded_while_it_thought(both: Host, anna: Client) -> None:
    table = anna.table({"kind": "bot", "level": "slow"}, ME)["id"]
    live_tables, running = both.services.live_tables, both.services.runner.running
    wait_for(lambda: running.get(table) is not None)
    both.loop.call_soon_threadsafe(live_tables.drop, live_tables.loaded[table])
    wait_for(lambda: anna.state(table)["number"] > 0)


async def test_the_bots_stop_though_news_come_at_the_same_moment() -> None:
    async def nothing(*given: Any) -> None: ...

    live_tables: Any = SimpleNamespace(store=SimpleNamespace(write=nothing), add_bots=lambda bots: None)
    runner = Runner(live_tables, stand_in.levels(), cast(Any, None), 1)
    runner._claim_all = nothing  # type: ignore[method-assign]
    running = asyncio.create_task(runner.run())
    await asyncio.sleep(0.05)
    runner.wake()
    running.cancel()
    done, _ = await asyncio.wait([running], timeout=20)
    assert done, "it goes on"
