"""WebSockets: what each seat is sent, after every kind of connection trouble."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import saqqara
from saqqara.server.store import entry_log
from tests.server.clients import BOT, ME, OPEN, Client, Live
from tests.server.hosts import Host
from tests.waiting import wait_for


@pytest.fixture
def table(anna: Client, berta: Client) -> str:
    made = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{made}/join")
    return str(made)


def test_one_message_after_a_move_brings_everything(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, berta.live(table) as two:
        assert one.receive()["table"]["my_seats"] == [0]
        one.kind("state")
        two.kind("state")
        answer = one.play()
        assert (answer["type"], answer["number"]) == ("answer", 1)
        mine = one.state
        theirs = two.kind("state")
        assert mine is not None
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        assert mine["view"]["actions"] == []
        assert theirs["view"]["actions"] != []
        assert theirs["events"][0]["kind"] == "took"
        assert theirs["number"] == 1
        assert theirs["presence"] == {"seats": [True, True], "spectators": 0}


def test_the_state_after_a_move_is_the_answer_for_its_sender_only(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, anna.live(table) as again, berta.live(table) as two:
        lines = (one, again, two)
        for line in lines:
            line.kind("state")
        one.play(0, id="mine")
        for line in lines:
            line.catch_up()
        assert [line.state["answer"] for line in lines if line.state] == ["mine", None, None]
        assert [message["type"] for message in one.heard[-2:]] == ["state", "pong"], "one message, not two"
        again.send(type="play", id="mine", action=0, seen=0, undos=0)
        assert again.kind("answer") == {"type": "answer", "id": "mine", "number": 1}, "where nothing new is shown"


def test_a_whole_game_between_two_people(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, berta.live(table) as two:
        one.kind("state")
        two.kind("state")
        while True:
            mover, other = (one, two) if one.state and one.state["view"]["actions"] else (two, one)
            assert mover.play()["type"] == "answer"
            number = mover.state["number"] if mover.state else 0
            after = other.until(lambda heard: heard["type"] == "state" and heard["number"] == number)  # noqa: B023
            if after["result"]:
                break
        assert other.kind("table")["table"]["status"] == "finished"
    events = after["events"]
    assert after["events_from"] == 0
    assert [event["number"] for event in events] == sorted(event["number"] for event in events)


def test_reconnecting_resumes_from_the_last_number_seen(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as live:
        live.kind("state")
        live.play()
    berta.play(table)
    with anna.live(table, seen=1, undos=0) as live:
        state = live.kind("state")
        assert (state["number"], state["events_from"]) == (2, 1)
        assert {event["number"] for event in state["events"]} == {1}
    with anna.live(table, seen=2, undos=0) as live:
        assert live.kind("state")["events"] == []


def test_after_an_undo_everybody_drops_what_was_taken_back(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, berta.live(table) as two:
        one.kind("state")
        two.kind("state")
        one.play("take heap=0 more=0")
        assert two.kind("state")["number"] == 1
        one.send(type="undo", id="u", seen=1)
        assert one.kind("answer")["id"] == "u"
        back = two.kind("state")
        assert (back["number"], back["events_from"], back["events"]) == (0, 0, [])
    with berta.live(table, seen=1, undos=0) as late:
        state = late.kind("state")
        assert (state["events_from"], state["undos"]) == (0, 1)


def test_old_messages_sent_again_change_nothing(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, berta.live(table) as two:
        one.kind("state")
        two.kind("state")
        message = {"type": "play", "id": "first", "action": 0, "seen": 0, "undos": 0}
        one.send(**message)
        assert one.kind("answer")["number"] == 1
        two.kind("state")
        two.play()
        for _ in range(5):
            one.send(**message)
            assert one.kind("answer")["id"] == "first"
        one.send(**{**message, "id": "second"})
        assert one.kind("refusal")["code"] == "stale"
        assert one.kind("state")["number"] == 2
    assert anna.state(table)["number"] == 2


def test_a_move_whose_sender_is_gone_at_once_is_shown_to_the_others(anna: Client, berta: Client, table: str) -> None:
    with berta.live(table) as two:
        two.kind("state")
        for number in range(0, 6, 2):
            with anna.live(table) as one:
                action = one.kind("state")["view"]["actions"][0]["number"]
                one.send(type="play", id=f"gone{number}", action=action, seen=number)
            assert two.kind("state")["number"] == number + 1
            two.play(two.state["view"]["actions"][0]["number"] if two.state else 0)


def test_malformed_messages_are_refused_and_the_line_stays_open(anna: Client, table: str) -> None:
    with anna.live(table) as live:
        live.kind("state")
        for text in ("", "{", "[]", "null", '"play"', '{"type":"fly"}', '{"type":"play"}', '{"type":"chat","id":"1","text":""}'):
            live.socket.send(text)
            assert live.kind("refusal")["code"] == "invalid"
        live.send(type="play", id="x", action={"a": 1}, seen=0)
        assert live.kind("refusal")["code"] == "invalid"
        live.send(type="ping")
        assert live.kind("pong")["now"] == pytest.approx(time.time(), abs=60)


@pytest.mark.parametrize("sent", ["x" * 20_000, b"\x00\x01binary"])
def test_oversized_and_binary_messages_close_the_line(anna: Client, table: str, sent: str | bytes) -> None:
    with anna.live(table) as live:
        live.kind("state")
        live.socket.send(sent)
        with pytest.raises(ConnectionClosed):
            live.kind("nothing of this kind comes")
    assert anna.state(table)["number"] == 0


def test_spectators_watch_but_do_not_play(both: Host, anna: Client, table: str) -> None:
    with both.client().live(table) as watcher:
        assert watcher.receive()["table"]["my_seats"] == []
        state = watcher.kind("state")
        assert (state["seat"], state["view"]["actions"]) == (-1, [])
        watcher.send(type="play", id="w", action=0, seen=0)
        assert watcher.kind("refusal")["code"] == "no_name"
        anna.play(table)
        assert watcher.kind("state")["number"] == 1
        assert anna.state(table)["presence"]["spectators"] == 1


def test_people_come_and_go(anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as live:
        live.kind("state")
        with berta.live(table):
            assert live.until(lambda heard: heard.get("presence", {}).get("seats") == [True, True])
        assert live.until(lambda heard: heard.get("presence", {}).get("seats") == [True, False])


def test_private_tables_and_unknown_ones_are_closed_to_strangers(both: Host, anna: Client) -> None:
    table = anna.table(ME, {"kind": "invited"})
    for wrong in (table["id"], "nothing"):
        with both.client("Carl").live(wrong) as live:
            assert live.receive()["code"] == "not_found"
            with pytest.raises(ConnectionClosed):
                live.receive()
    with both.client("Carl").live(table["id"], invite=table["invite"]) as live:
        assert live.receive()["type"] == "table"


class Storm:
    """A player whose connection breaks at random, even between a move and its answer, and who resumes from what was seen last."""

    def __init__(self, client: Client, table: str, sent: dict[int, str]) -> None:
        self.client, self.table, self.sent = client, table, sent
        self.random = random.Random(client.id)
        self.number = self.undos = 0
        self.events: list[dict[str, Any]] = []
        """The messages that this player received before the end revealed everything."""
        self.pending: dict[str, Any] | None = None
        self.lines = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.sit_down():
                pass
        except BaseException as fault:
            self.fault = fault

    def sit_down(self) -> bool:
        """Play until the connection breaks; return True when the game is over."""
        self.lines += 1
        with self.client.live(self.table, seen=self.number, undos=self.undos) as live:
            if self.pending is not None:
                live.send(**self.pending)
            while self.random.random() > 0.3:
                message = live.receive()
                assert message["type"] != "refusal", message
                if message["type"] == "answer":
                    self.pending = None
                elif message["type"] == "state" and self.take(message):
                    return True
                if live.state and live.state["view"]["actions"] and self.pending is None:
                    self.play(live, live.state)
        return False

    def take(self, state: dict[str, Any]) -> bool:
        if state["result"]:
            return True
        assert state["events_from"] <= self.number <= state["number"], "something is missing"
        kept = [event for event in self.events if event["number"] < state["events_from"]]
        again = kept + [event for event in state["events"] if event["number"] < self.number]
        assert again == self.events, "the past has changed"
        self.events, self.number, self.undos = kept + state["events"], state["number"], state["undos"]
        return False

    def play(self, live: Live, state: dict[str, Any]) -> None:
        action = self.random.choice(state["view"]["actions"])["text"]
        assert self.sent.setdefault(self.number, action) == action, "two have played one turn"
        self.pending = {"type": "play", "id": f"s{self.number}", "action": action, "seen": self.number, "undos": self.undos}
        live.send(**self.pending)


def test_a_storm_of_reconnects_loses_and_doubles_nothing(both: Host) -> None:
    """At several tables all players lose their connections at random; each decision that was sent is in the record, once and in its
    place, and everybody has been told all that they may know, once and in order."""
    tables: dict[str, list[Storm]] = {}
    for number in range(4):
        clients = [both.client(f"Player {seat} of {number}") for seat in range(2 + number % 2)]
        table = clients[0].table(ME, *[OPEN] * (len(clients) - 1), public=True)["id"]
        for client in clients[1:]:
            client.post(f"/api/tables/{table}/join")
        sent: dict[int, str] = {}
        tables[table] = [Storm(client, table, sent) for client in clients]
    storms = [storm for players in tables.values() for storm in players]
    threads = [threading.Thread(target=storm.run, daemon=True) for storm in storms]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    for storm in storms:
        if storm.fault:
            raise storm.fault
    assert sum(storm.lines for storm in storms) > 3 * len(storms)
    for table, players in tables.items():
        record = players[0].client.get(f"/api/tables/{table}/record")
        assert list(enumerate(record["actions"])) == sorted(players[0].sent.items())
        game = saqqara.replay(record)
        for seat, storm in enumerate(players):
            assert storm.number > 0
            told = [event for event in json.loads(json.dumps(game.events(0, seat))) if event["number"] < storm.number]
            assert storm.events == told


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(both: Host, anna: Client, berta: Client, table: str) -> None:
    """A connection that never reads: the server lets go of it, and the game goes on."""
    live_tables = both.services.live_tables
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", both.port))
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{both.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {berta.cookie}\r\n\r\n".encode()
        )
        wait_for(lambda: table in live_tables.loaded and len(live_tables.loaded[table].connections) == 1)
        (deaf_one,) = live_tables.loaded[table].connections
        for _ in range(500):
            if deaf_one.ended:
                break
            both.loop.call_soon_threadsafe(deaf_one.send, b"x" * 200_000)
            time.sleep(0.002)
        assert deaf_one.ended
        with anna.live(table) as fast:
            fast.kind("state")
            assert fast.play()["type"] == "answer"
        wait_for(lambda: deaf_one not in live_tables.loaded[table].connections)


def test_chat_reaches_everybody_who_has_not_muted_its_author_once(both: Host, anna: Client, berta: Client, table: str) -> None:
    with anna.live(table) as one, berta.live(table) as two:
        one.kind("state")
        two.kind("state")
        for _ in range(2):
            one.send(type="chat", id="hello", text="<b>hello</b>")
            one.kind("answer")
        assert two.kind("chat")["text"] == "<b>hello</b>"
        said = anna.get(f"/api/tables/{table}/chat")
        assert [message["text"] for message in said] == ["<b>hello</b>"]
        berta.post(f"/api/tables/{table}/report", number=said[0]["number"], reason="rude")
        berta.post(f"/api/tables/{table}/mute", player=anna.id)
        anna.post(f"/api/tables/{table}/chat", text="unheard")
        two.send(type="ping")
        assert two.until(lambda heard: heard["type"] in ("chat", "pong"))["type"] == "pong"
    assert berta.get(f"/api/tables/{table}/chat") == []
    assert berta.get("/api/me/muted") == [{"id": anna.id, "name": "Anna", "guest": True}]
    assert anna.get("/api/me/muted") == []
    berta.post(f"/api/tables/{table}/mute", player=anna.id, muted=False)
    assert berta.get("/api/me/muted") == []
    assert len(berta.get(f"/api/tables/{table}/chat")) == 2
    assert berta.refused("POST", f"/api/tables/{table}/report", json={"number": 10**6}) == (404, "not_found")
    assert berta.refused("POST", f"/api/tables/{table}/mute", json={"player": "nobody"}) == (404, "not_found")


def test_the_queue_of_bots_can_be_seen(both: Host, anna: Client) -> None:
    """With more bots to move than searches allowed, a table sees how many are ahead of it."""
    slow = {"kind": "bot", "level": "slow"}
    tables = [anna.table(slow, ME)["id"] for _ in range(6)]
    with anna.live(tables[-1]) as live:
        states = []
        while not (live.state and live.state["number"] == 1):
            message = live.receive()
            if message.get("thinking"):
                states.append((message["thinking"]["state"], message["thinking"]["ahead"]))
    assert ("thinking", 0) in states
    assert any(state == "queued" and ahead >= 2 for state, ahead in states)


def test_browsers_elsewhere_hear_whose_turn_it_is(both: Host, anna: Client, berta: Client, table: str) -> None:
    url = both.url.replace("http", "ws") + "/api/me/live"
    with connect(url, additional_headers={"Cookie": berta.cookie}) as line:
        wait_for(lambda: berta.id in both.services.live_tables.people)
        anna.play(table)
        notice = json.loads(line.recv(10))
        assert notice == {"type": "turn", "table": table, "game": "pebbles", "my_turn": True, "turns": 1}
        berta.play(table)
        assert json.loads(line.recv(10))["my_turn"] is False


def test_browsers_elsewhere_hear_of_the_start_and_of_bots_that_take_over(both: Host, anna: Client, berta: Client) -> None:
    made = anna.table(ME, OPEN, public=True)["id"]
    url = both.url.replace("http", "ws") + "/api/me/live"
    with connect(url, additional_headers={"Cookie": anna.cookie}) as line:
        wait_for(lambda: anna.id in both.services.live_tables.people)
        berta.post(f"/api/tables/{made}/join")
        turn = {"type": "turn", "table": made, "game": "pebbles"}
        assert json.loads(line.recv(10)) == {**turn, "my_turn": True, "turns": 1}
        anna.post(f"/api/tables/{made}/handover", level="slow")
        assert json.loads(line.recv(10)) == {**turn, "my_turn": False, "turns": 0}
        anna.post(f"/api/tables/{made}/takeback")
        assert json.loads(line.recv(10)) == {**turn, "my_turn": True, "turns": 1}


def test_bots_alone_with_a_person_play_a_whole_game_live(anna: Client) -> None:
    table = anna.table(BOT, ME, BOT)["id"]
    with anna.live(table) as live:
        live.kind("state")
        while not (live.state and live.state["result"]):
            if live.state and live.state["view"]["actions"]:
                assert live.play()["type"] == "answer"
            else:
                live.receive()


def test_a_player_who_connects_while_a_move_is_being_stored_is_seen_and_gets_it(
    both: Host, anna: Client, berta: Client, table: str
) -> None:
    """Messages are serialised before the move is stored, and again if they are out of date by then."""
    guest, held, live = both.client("Carla"), threading.Event(), both.services.live_tables.loaded
    with anna.live(table) as one, berta.live(table) as two:
        first = one.kind("state")
        two.kind("state")
        both.services.store.submit(lambda connection: held.wait(20))
        one.send(type="play", id="a", action=first["view"]["actions"][0]["number"], seen=0, undos=0)
        one.send(type="ping")
        wait_for(lambda: live[table].lock.locked())
        with guest.live(table) as three:
            assert three.kind("state")["number"] == 0
            held.set()
            for line in (one, two, three):
                told = line.until(lambda heard: heard["type"] == "state" and heard["number"] == 1)
                assert told["presence"] == {"seats": [True, True], "spectators": 1}
            assert [one.receive()["type"] for _ in range(2)] == ["answer", "pong"], "in the order in which they were asked"


def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_again(
    both: Host, anna: Client, berta: Client, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> list[None]:
        raise OSError("the disk is full")

    with anna.live(table) as one, berta.live(table) as two:
        one.kind("state")
        two.kind("state")
        with monkeypatch.context() as patch:
            patch.setattr(entry_log, "append_all", full)
            refused = one.play()
        assert (refused["type"], refused["code"]) == ("refusal", "server")
        assert anna.state(table)["number"] == 0
        assert one.play()["type"] == "answer"
        assert two.kind("state")["number"] == 1
