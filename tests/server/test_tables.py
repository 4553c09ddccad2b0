"""Tables: created, found, joined, left, started, played again, archived; records in and out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saqqara import texts
from tests.server.clients import BOT, ME, OPEN, Client
from tests.server.hosts import Host


def finish(*players: Client, table: str) -> dict[str, object]:
    """Play on, whoever is to move, until the game is over."""
    while True:
        for player in players:
            state = player.state(table)
            if state["result"]:
                result: dict[str, object] = state["result"]
                return result
            if state["view"]["actions"]:
                player.play(table)


def test_a_game_against_a_bot_starts_at_once_and_can_be_played_to_the_end(anna: Client) -> None:
    table = anna.table(ME, BOT)
    assert (table["status"], table["my_turn"], table["hints"]) == ("playing", True, True)
    result = finish(anna, table=table["id"])
    assert result["reason"] == "played"
    assert result["rated"]
    finished = anna.get("/api/tables", list="finished")["tables"]
    assert [line["id"] for line in finished] == [table["id"]]
    assert anna.get("/api/me")["turns"] == 0


def test_an_open_table_is_listed_until_the_last_seat_is_taken(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    assert table in [line["id"] for line in berta.get("/api/tables", list="open")["tables"]]
    assert anna.get(f"/api/tables/{table}")["status"] == "waiting"
    joined = berta.post(f"/api/tables/{table}/join")
    assert (joined["status"], joined["my_seats"]) == ("playing", [1])
    assert table not in [line["id"] for line in berta.get("/api/tables", list="open")["tables"]]
    (mine,) = [line for line in anna.get("/api/tables", list="mine")["tables"] if line["id"] == table]
    assert mine["my_turn"]
    assert anna.get("/api/me")["turns"] == 1
    assert berta.get("/api/me")["turns"] == 0


def test_a_private_table_is_for_those_with_the_link(anna: Client, berta: Client) -> None:
    table = anna.table(ME, {"kind": "invited"})
    path = f"/api/tables/{table['id']}"
    assert berta.refused("GET", path) == (404, "not_found")
    assert berta.refused("POST", f"{path}/join", json={}) == (404, "not_found")
    assert berta.get(path, invite=table["invite"])["invite"] is None
    assert berta.refused("POST", f"{path}/join", json={"invite": "guessed"}) == (404, "not_found")
    assert berta.post(f"{path}/join", invite=table["invite"])["status"] == "playing"
    assert table["id"] not in [line["id"] for line in berta.get("/api/tables", list="watch")["tables"]]


def test_the_secret_of_a_link_may_be_in_the_url_too(anna: Client, berta: Client) -> None:
    table = anna.table(ME, {"kind": "invited"})
    answer = berta.request("POST", f"/api/tables/{table['id']}/join", params={"invite": table["invite"]}, json={})
    assert answer.json()["status"] == "playing"


def test_an_invited_seat_of_a_public_table_needs_the_link(anna: Client, berta: Client) -> None:
    table = anna.table(ME, {"kind": "invited"}, public=True)
    assert berta.refused("POST", f"/api/tables/{table['id']}/join", json={}) == (409, "full")


def test_leaving_before_the_start_frees_the_seat_and_passes_the_table_on(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/leave")
    left = berta.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert left["host"] == berta.id
    berta.post(f"/api/tables/{table}/leave")
    assert berta.refused("GET", f"/api/tables/{table}") == (404, "not_found")


def test_a_seat_reserved_for_a_friend_stays_reserved_when_the_friend_leaves(anna: Client, berta: Client) -> None:
    table = anna.table(ME, {"kind": "invited"}, OPEN, public=True)
    path = f"/api/tables/{table['id']}"
    berta.post(f"{path}/join", invite=table["invite"], seat=1)
    berta.post(f"{path}/leave")
    assert [seat["kind"] for seat in anna.get(path)["seats"]] == ["person", "invited", "open"]
    assert berta.refused("POST", f"{path}/join", json={"seat": 1}) == (409, "taken")


def test_the_host_starts_and_bots_take_the_free_seats(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    assert berta.refused("POST", f"/api/tables/{table}/start") == (403, "not_host")
    started = anna.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "started")
    assert anna.refused("POST", f"/api/tables/{table}/leave") == (409, "started")


def test_a_chosen_deal_is_shown_to_everybody_and_not_counted(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True, seed=7)["id"]
    assert berta.get(f"/api/tables/{table}")["known_deal"]
    berta.post(f"/api/tables/{table}/join")
    assert not finish(anna, berta, table=table)["rated"]
    assert not anna.get(f"/api/tables/{anna.post(f'/api/tables/{table}/rematch')['id']}")["known_deal"]


def test_one_player_can_hold_several_seats_at_one_screen(anna: Client) -> None:
    table = anna.table(ME, {"kind": "here", "name": "Carl"})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Carl"]
    state = anna.state(table["id"])
    assert state["seat"] == 0
    after = anna.play(table["id"])
    assert (after["seat"], after["view"]["seat"]) == (1, 1)
    assert not finish(anna, table=table["id"])["rated"]


def test_a_rematch_is_one_table_for_everybody_with_the_seats_rotated(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    assert anna.refused("POST", f"/api/tables/{table}/rematch", json={}) == (409, "not_over")
    berta.post(f"/api/tables/{table}/join")
    finish(anna, berta, table=table)
    first = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert anna.get(f"/api/tables/{table}")["rematch"] == first
    second = berta.post(f"/api/tables/{table}/rematch")["id"]
    assert first == second
    again = berta.get(f"/api/tables/{first}")
    assert again["status"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == ["Berta", "Anna"]


def test_a_rematch_whose_table_was_deleted_can_be_requested_again(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/resign")
    first = anna.post(f"/api/tables/{table}/rematch")["id"]
    anna.post(f"/api/tables/{first}/leave")
    assert anna.get(f"/api/tables/{table}")["rematch"] is None
    second = berta.post(f"/api/tables/{table}/rematch")["id"]
    assert second != first
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == second
    assert anna.get(f"/api/tables/{second}")["status"] == "playing"


def test_the_seats_of_a_rematch_are_reserved_for_those_who_played(both: Host, anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, OPEN, public=True)["id"]
    for player in (berta, both.client("Carl")):
        player.post(f"/api/tables/{table}/join")
    for player in (anna, berta):
        player.post(f"/api/tables/{table}/resign")
    again = f"/api/tables/{anna.post(f'/api/tables/{table}/rematch')['id']}"
    berta.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in anna.get(again)["seats"]] == ["Berta", None, "Anna"]
    berta.post(f"{again}/leave")
    assert [seat["kind"] for seat in anna.get(again)["seats"]] == ["invited", "invited", "person"]


def lists_of(player: Client, table: str) -> set[str]:
    """In which lists a player finds a table."""
    found = {name: player.get("/api/tables", list=name)["tables"] for name in ("mine", "finished", "played", "archived")}
    return {name for name, lines in found.items() if table in [line["id"] for line in lines]}


def test_archiving_concerns_only_ones_own_lists(both: Host, anna: Client, berta: Client) -> None:
    table, stranger = anna.table(ME, OPEN, public=True)["id"], both.client()
    berta.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/archive", archived=True)
    assert anna.get(f"/api/tables/{table}")["archived"]
    assert not berta.get(f"/api/tables/{table}")["archived"]
    assert (lists_of(anna, table), lists_of(berta, table)) == ({"mine"}, {"mine"})
    anna.post(f"/api/tables/{table}/resign")
    assert lists_of(anna, table) == {"archived"}
    assert lists_of(berta, table) == {"finished", "played"}
    assert lists_of(stranger, table) == {"finished"}
    (line,) = [line for line in anna.get("/api/tables", list="archived")["tables"] if line["id"] == table]
    assert line["archived"]
    anna.post(f"/api/tables/{table}/archive", archived=False)
    assert not anna.get(f"/api/tables/{table}")["archived"]
    assert lists_of(anna, table) == {"finished", "played"}


def test_an_imported_record_can_be_archived_too(anna: Client, berta: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    imported = berta.post("/api/records", record=anna.get(f"/api/tables/{table}/record"))["id"]
    assert lists_of(berta, imported) == {"finished", "played"}
    anna.post(f"/api/tables/{imported}/archive", archived=True)
    assert not berta.get(f"/api/tables/{imported}")["archived"]
    berta.post(f"/api/tables/{imported}/archive", archived=True)
    assert berta.get(f"/api/tables/{imported}")["archived"]
    assert lists_of(berta, imported) == {"archived"}


def test_a_refusal_names_what_is_wrong_with_a_new_table(anna: Client) -> None:
    def refuse(**wish: object) -> tuple[int, str]:
        return anna.refused("POST", "/api/tables", json={"game": "pebbles", "seats": [ME, BOT], **wish})

    assert refuse(game="chess") == (422, "invalid")
    assert refuse(seats=[ME]) == (422, "invalid")
    assert refuse(seats=[ME, {"kind": "bot", "level": "god"}]) == (422, "no_level")
    assert refuse(seats=[ME, {"kind": "bot"}]) == (422, "no_level")
    assert refuse(options={"nugget": "yes"}) == (422, "invalid")
    assert refuse(options={"colour": "red"}) == (422, "invalid")
    assert refuse(clock={"kind": "live", "seconds": 1}) == (422, "invalid")
    assert refuse(unknown=1) == (422, "invalid")


def test_nobody_without_a_name_makes_or_joins_tables(both: Host, anna: Client) -> None:
    stranger = both.client()
    assert stranger.refused("POST", "/api/tables", json={"game": "pebbles", "seats": [ME, BOT]}) == (401, "no_name")
    table = anna.table(ME, OPEN, public=True)["id"]
    assert stranger.refused("POST", f"/api/tables/{table}/join", json={}) == (401, "no_name")


def test_a_record_is_closed_until_the_end_and_can_then_be_exported_and_imported(anna: Client, berta: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    assert anna.refused("GET", f"/api/tables/{table}/record") == (409, "not_over")
    result = finish(anna, table=table)
    record = berta.get(f"/api/tables/{table}/record")
    assert record["format"] == "saqqara-record"
    imported = berta.post("/api/records", record=record)["id"]
    copy = berta.get(f"/api/tables/{imported}")
    assert copy["imported"]
    assert copy["result"]["scores"] == result["scores"]
    assert berta.get(f"/api/tables/{imported}/record")["actions"] == record["actions"]
    assert imported in [line["id"] for line in berta.get("/api/tables", list="finished")["tables"]]
    assert berta.get(f"/api/players/{berta.id}")["statistics"] == []


def test_a_record_that_stops_in_the_middle_can_be_looked_at(anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    record = anna.get(f"/api/tables/{table}/record")
    record["actions"], record["times"] = record["actions"][:3], record["times"][:3]
    imported = anna.post("/api/records", record=record)["id"]
    view = anna.get(f"/api/tables/{imported}/at/3")
    assert view["number"] == 3
    assert view["table"]["gold"] is not None
    assert anna.refused("GET", f"/api/tables/{imported}/at/4") == (422, "no_number")


def test_wrong_records_are_refused(anna: Client) -> None:
    table = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    record = anna.get(f"/api/tables/{table}/record")
    for change in ({"format": "other"}, {"actions": ["take heap=9 more=9"]}, {"seed": -1}, {"times": ["x"]}, {"game": "chess"}):
        assert anna.refused("POST", "/api/records", json={"record": {**record, **change}}) == (422, "invalid")
    assert anna.refused("POST", "/api/records", json={"record": {}}) == (422, "invalid")


@pytest.mark.parametrize(
    ("change", "key", "arguments"),
    [
        ({"format": "other"}, "table-record-format", {}),
        ({"sand": 1}, "table-record-unknown", {"field": "sand"}),
        (
            {"actions": ["take heap=9 more=9"], "times": [None]},
            "table-record-action",
            {"decision": 1, "action": "take heap=9 more=9"},
        ),
        ({"times": [-1]}, "table-record-field", {"field": "times"}),
        ({"seed": -1}, "table-record-field", {"field": "seed"}),
    ],
)
def test_faults_in_a_record_are_named_in_every_language(
    anna: Client, change: dict[str, object], key: str, arguments: dict[str, object]
) -> None:
    table = anna.table(ME, BOT)["id"]
    finish(anna, table=table)
    record = {**anna.get(f"/api/tables/{table}/record"), **change}
    record["times"] = [*record["times"], *[None] * len(record["actions"])][: len(record["actions"])]
    fault = anna.request("POST", "/api/records", json={"record": record}).json()
    assert fault["key"] == key
    assert {name: fault["arguments"][name] for name in arguments} == arguments
    said = {texts.say(key, language, **fault["arguments"]) for language in texts.LANGUAGES}
    assert len(said) == len(texts.LANGUAGES)
    assert key not in said


def test_a_table_can_be_played_with_a_custom_set(start: Callable[..., Host]) -> None:
    anna = start(games="kheops").client("Anna")
    (game,) = anna.get("/api/games")
    (shipped,) = [option["default"] for option in game["options"] if option["name"] == game["components"]]
    own = {**anna.get(f"/api/games/kheops/components/{shipped}"), "set": "from my box"}
    own["tiles"] = [*own["tiles"][1:], own["tiles"][0]]
    assert anna.post("/api/games/kheops/components", content=own) == {"set": "from my box"}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Berta"}]
    table = anna.table(*seats, game="kheops", components=own)
    assert table["options"]["tiles"] == "from my box"
    assert table["components"] == own
    anna.post(f"/api/tables/{table['id']}/resign", seat=0)
    again = anna.post(f"/api/tables/{table['id']}/rematch")["id"]
    assert anna.get(f"/api/tables/{again}")["components"] == own

    assert anna.refused("GET", "/api/games/kheops/components/%2Fetc%2Fpasswd") == (404, "not_found")
    own["tiles"][3] = {**own["tiles"][3], "symbol": "spoon"}
    answer = anna.request("POST", "/api/tables", json={"game": "kheops", "seats": seats, "components": own})
    assert (answer.status_code, answer.json()["key"]) == (422, "table-components-field")
    assert anna.refused("POST", "/api/games/kheops/components", json={"content": own}) == (422, "invalid")
    assert anna.refused("POST", "/api/games/pebbles/components", json={"content": own}) == (422, "invalid")


def test_replay_shows_what_a_seat_knew_and_everything_after_the_end(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.play(table)
    path = f"/api/tables/{table}/at"
    assert anna.get(f"{path}/0")["table"]["gold"] is None
    assert anna.refused("GET", f"{path}/0", params={"seat": 1}) == (403, "no_seat")
    assert anna.refused("GET", f"{path}/2") == (422, "no_number")
    finish(anna, berta, table=table)
    assert anna.get(f"{path}/0")["table"]["gold"] is not None
    assert anna.get(f"{path}/0", seat=1)["table"]["gold"] is None
    assert anna.get(f"{path}/0", seat=-1)["seat"] == -1
    assert anna.refused("GET", f"{path}/0", params={"seat": 2}) == (422, "no_seat")


def test_the_scores_of_a_finished_game_are_those_of_its_replay(anna: Client, berta: Client) -> None:
    table = anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{table}/join")
    anna.play(table)
    assert anna.refused("GET", f"/api/tables/{table}/scores") == (409, "not_over")
    result = finish(anna, berta, table=table)
    scores = anna.get(f"/api/tables/{table}/scores")["scores"]
    assert scores == [anna.get(f"/api/tables/{table}/at/{number}")["forecast"]["totals"] for number in range(len(scores))]
    assert scores[-1] == result["scores"]
