"""What people are shown of a table: documents made only from what their seat may know."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import orjson

from saqqara import games
from saqqara.server.course import Course
from saqqara.table import replay

if TYPE_CHECKING:
    from saqqara.server.live import LiveTable


Shown = tuple[int, dict[str, Any] | None, dict[str, Any] | None, bytes]


def table(live: LiveTable, player: str | None) -> dict[str, Any]:
    """The table itself, as this player sees it."""
    row, course, setup = live.row, live.course, live.row["setup"]
    mine = live.seats_of(player)
    mover = course.mover if course else None
    return {
        "id": live.id,
        "game": row["game"],
        "title": games.find(row["game"]).title,
        "options": setup["options"],
        "components": course.game.components if course else None,
        "status": row["status"],
        "public": row["public"],
        "host": row["host"],
        "clock": setup["clock"],
        "on_timeout": setup["on_timeout"],
        "known_deal": setup["seed"] is not None,
        "seats": [_seat(live, seat, player) for seat in live.seats],
        "my_seats": mine,
        "mover": mover,
        "my_turn": mover in mine,
        "number": number(live, live.seat_shown(player)),
        "hints": may_hint(live, player),
        "invite": row["invite"] if mine or row["host"] == player else None,
        "result": row["result"],
        "proposal": proposal(course, live.seat_shown(player)),
        "story": [note._asdict() for note in course.story] if course else [],
        "rematch": row["rematch"],
        "archived": any(seat["archived"] for seat in theirs(row, live.seats, player)),
        "imported": row["imported"],
        "created": row["created"],
        "changed": row["changed"],
    }


def theirs(row: dict[str, Any], seats: list[dict[str, Any]], player: str | None) -> list[dict[str, Any]]:
    """The seats by which a table belongs to a player: those where they sit, or all of a record that they have brought along."""
    if row["imported"] and row["host"] == player:
        return seats
    return [seat for seat in seats if player is not None and seat["player"] == player]


def _seat(live: LiveTable, seat: dict[str, Any], player: str | None) -> dict[str, Any]:
    hand = live.course.hands[seat["seat"]] if live.course else None
    return {
        "seat": seat["seat"],
        "kind": seat["kind"],
        "name": seat["name"],
        "player": seat["player"],
        "level": hand.level if hand else seat["level"],
        "mine": player is not None and seat["player"] == player,
        "here": seat["here"],
        "present": seat["player"] in live.present(),
        "handed_over": bool(hand and hand.handed_over and hand.lost is None),
        "lost": hand.lost if hand else None,
    }


STATE = (
    b'{"type":"state","answer":%s,"number":%d,"undos":%d,"seat":%d,"view":%s,'
    b'"events_from":%d,"events":%s,"undo":%s,"proposal":%s,%s'
)
UNDO = {None: b"null", "free": b'"free"', "practice": b'"practice"'}


def common(live: LiveTable, course: Course) -> bytes:
    """The part of a state message that is the same for all, as the rest of a JSON object."""
    document = {
        "table": live.id,
        "clocks": clocks(course),
        "presence": orjson.Fragment(live.presence_text()),
        "thinking": live.thinking,
        "practice": practice(live, course),
        "outcome": outcome(course),
        "result": live.row["result"] if course.over else None,
    }
    return orjson.dumps(document)[1:]


def state(course: Course, seat: int, seen: int, undos: int | None, rest: bytes, answer: str | None = None) -> bytes:
    """One message, as JSON, with everything a seat needs after a move. Every move passes here.

    `rest` is what is common to all; `answer` is the id of the message that led here, for whoever sent it.
    """
    number, back = course.seen(seat), course.undos[seat]
    start = 0 if course.over or undos != back else min(seen, number)
    happened = course.game.printed_events(start, None if course.over else seat)
    own, wish = course.way_back(seat), None if course.wish is None else proposal(course, seat)
    return STATE % (
        b"null" if answer is None else orjson.dumps(answer),
        number,
        back,
        seat,
        course.view(seat),
        start,
        happened,
        UNDO[own and own[0]],
        orjson.dumps(wish) if wish else b"null",
        rest,
    )


def shown(course: Course, seat: int) -> Shown:
    """All of a seat's state that a decision can change: who has been shown this already need not be told again."""
    wish = None if course.wish is None else proposal(course, seat)
    return course.undos[seat], wish, outcome(course), course.view(seat)


def events(course: Course, seat: int, since: int) -> list[dict[str, Any]]:
    return course.game.events(since, None if course.over else seat)


def scores(record: dict[str, Any]) -> list[list[int]]:
    """What each seat would have had, had the game ended at its start and after each decision."""
    game = replay(record, upto=0)
    found = [game.outline(None)["forecast"]["totals"]]
    for action in record["actions"]:
        game.play(action)
        found.append(game.outline(None)["forecast"]["totals"])
    return found


def number(live: LiveTable, seat: int) -> int:
    """How many decisions a seat has seen: in a secret phase fewer than there were."""
    return live.course.seen(seat) if live.course else 0


def clocks(course: Course) -> dict[str, Any] | None:
    clock, now = course.clock, time.time()
    if clock.kind == "none":
        return None
    return {
        "running": clock.running,
        "remaining": [None if hand.bot else round(max(0.0, clock.left(seat, now)), 3) for seat, hand in enumerate(course.hands)],
        "deadline": clock.deadline(),
        "paused": clock.stands(now),
        "paused_by": clock.stopped_by(now),
        "now": now,
    }


def presence(live: LiveTable) -> dict[str, Any]:
    present = live.present()
    return {"seats": [seat["player"] in present for seat in live.seats], "spectators": live.spectators()}


def proposal(course: Course | None, seat: int) -> dict[str, Any] | None:
    if course is None or course.wish is None:
        return None
    wish = course.wish
    return {
        "kind": "undo",
        "number": wish.number,
        "by": wish.by,
        "to": course.counted(seat, wish.to),
        "agreed": sorted(wish.agreed),
        "waiting": [seat for seat in course.people if seat not in wish.agreed],
    }


def practice(live: LiveTable, course: Course) -> bool:
    """Whether the game counts for nothing: somebody knew, or was told, more than the rules give."""
    return live.row["unrated"] or course.consented


def outcome(course: Course) -> dict[str, Any] | None:
    return asdict(course.outcome) if course.outcome else None


def may_hint(live: LiveTable, player: str | None) -> bool:
    """Hints are for games without other people."""
    return (
        live.course is not None
        and not live.course.over
        and player is not None
        and all(seat["player"] == player for seat in live.seats if seat["kind"] == "person")
        and bool(live.seats_of(player))
    )
