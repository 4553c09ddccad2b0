"""The documents that people are shown about a table, made only from what their seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import orjson

from saqqara import games
from saqqara.server.play.timeline import Timeline
from saqqara.server.store.rows import SeatRow, TableRow
from saqqara.table import replay

if TYPE_CHECKING:
    from saqqara.server.play.live_table import LiveTable


def unique_id(player: str | None, message_id: str | None) -> str | None:
    """Return an id that distinguishes a client's message from all others at its table."""
    return f"{player}:{message_id}" if player and message_id else None


Shown = tuple[int, dict[str, Any] | None, dict[str, Any] | None, bytes]


def table(live: LiveTable, player: str | None) -> dict[str, Any]:
    """The table itself, as this player sees it."""
    row, timeline, setup = live.row, live.timeline, live.row.setup
    mine = live.seats_of(player)
    mover = timeline.mover if timeline else None
    return {
        "id": live.id,
        "game": row.game,
        "title": games.find(row.game).title,
        "options": setup.options,
        "components": timeline.game.components if timeline else None,
        "status": row.status,
        "public": row.public,
        "host": row.host,
        "clock": setup.clock,
        "on_timeout": setup.on_timeout,
        "known_deal": setup.seed is not None,
        "deal": _deal(row),
        "seats": [_seat(live, seat, player) for seat in live.seats],
        "my_seats": mine,
        "mover": mover,
        "my_turn": mover in mine,
        "number": number(live, live.seat_shown(player)),
        "hints": may_hint(live, player),
        "invite": row.invite if mine or row.host == player else None,
        "result": row.result,
        "proposal": proposal_document(timeline, live.seat_shown(player)),
        "story": [note._asdict() for note in timeline.notes] if timeline else [],
        "rematch": row.rematch,
        "archived": any(seat.archived for seat in theirs(row, live.seats, player)),
        "imported": row.imported,
        "created": row.created,
        "changed": row.changed,
    }


def _deal(row: TableRow) -> dict[str, Any] | None:
    """Return the public facts about the deal; the secret is in the record of the finished game."""
    deal = row.setup.deal
    if deal is None:
        return None
    opened = [None] * len(deal.promises) if row.status == "waiting" else deal.contributions
    return {"commitment": deal.commitment, "promises": deal.promises, "contributions": opened, "until": deal.until}


def theirs(row: TableRow, seats: Sequence[SeatRow], player: str | None) -> Sequence[SeatRow]:
    """The seats by which a table belongs to a player: those where they sit, or all seats of a record that they imported."""
    if row.imported and row.host == player:
        return seats
    return [seat for seat in seats if player is not None and seat.player == player]


def _seat(live: LiveTable, seat: SeatRow, player: str | None) -> dict[str, Any]:
    control = live.timeline.controls[seat.seat] if live.timeline else None
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "player": seat.player,
        "level": control.level if control else seat.level,
        "mine": player is not None and seat.player == player,
        "here": seat.here,
        "present": seat.player in live.present(),
        "handed_over": bool(control and control.handed_over and control.lost is None),
        "lost": control.lost if control else None,
    }


STATE = (
    b'{"type":"state","answer":%s,"number":%d,"undos":%d,"seat":%d,"view":%s,'
    b'"events_from":%d,"events":%s,"undo":%s,"proposal":%s,%s'
)
UNDO = {None: b"null", "free": b'"free"', "practice": b'"practice"'}


def common(live: LiveTable, timeline: Timeline) -> bytes:
    """Return the part of a state message that is the same for everybody, as the rest of a JSON object."""
    document = {
        "table": live.id,
        "clocks": clocks(timeline),
        "presence": orjson.Fragment(live.presence()),
        "thinking": live.thinking,
        "practice": practice(live, timeline),
        "outcome": outcome(timeline),
        "result": live.row.result if timeline.over else None,
    }
    return orjson.dumps(document)[1:]


def state(timeline: Timeline, seat: int, seen: int, undos: int | None, rest: bytes, answer: str | None = None) -> bytes:
    """Return one message, as JSON, with everything a seat needs after a move. Every move passes through here.

    `rest` is the part common to everybody; `answer` is the id of the message that led here, for its sender.
    """
    number, back = timeline.seen(seat), timeline.undos[seat]
    start = 0 if timeline.over or undos != back else min(seen, number)
    happened = timeline.game.printed_events(start, None if timeline.over else seat)
    own = timeline.way_back(seat)
    proposal = None if timeline.proposal is None else proposal_document(timeline, seat)
    return STATE % (
        b"null" if answer is None else orjson.dumps(answer),
        number,
        back,
        seat,
        timeline.view(seat),
        start,
        happened,
        UNDO[own and own[0]],
        orjson.dumps(proposal) if proposal else b"null",
        rest,
    )


def shown(timeline: Timeline, seat: int) -> Shown:
    """Return all of a seat's state that a decision can change: a player who has been shown this needs no new message."""
    proposal = None if timeline.proposal is None else proposal_document(timeline, seat)
    return timeline.undos[seat], proposal, outcome(timeline), timeline.view(seat)


def events(timeline: Timeline, seat: int, since: int) -> list[dict[str, Any]]:
    return timeline.game.events(since, None if timeline.over else seat)


def scores(record: dict[str, Any]) -> list[list[int]]:
    """Return the score of each seat had the game ended at its start and after each decision."""
    game = replay(record, upto=0)
    found = [game.outline(None)["forecast"]["totals"]]
    for action in record["actions"]:
        game.play(action)
        found.append(game.outline(None)["forecast"]["totals"])
    return found


def number(live: LiveTable, seat: int) -> int:
    """Return how many decisions a seat has seen. In a secret phase, these are fewer than were made."""
    return live.timeline.seen(seat) if live.timeline else 0


def clocks(timeline: Timeline) -> dict[str, Any] | None:
    clock, now = timeline.clock, time.time()
    if clock.kind == "none":
        return None
    return {
        "running": clock.running,
        "remaining": [
            None if each.bot else round(max(0.0, clock.left(seat, now)), 3) for seat, each in enumerate(timeline.controls)
        ],
        "deadline": clock.deadline(),
        "paused": clock.stands(now),
        "paused_by": clock.stopped_by(now),
        "now": now,
    }


def presence(live: LiveTable) -> dict[str, Any]:
    present = live.present()
    return {"seats": [seat.player in present for seat in live.seats], "spectators": live.spectators()}


def proposal_document(timeline: Timeline | None, seat: int) -> dict[str, Any] | None:
    if timeline is None or timeline.proposal is None:
        return None
    proposal = timeline.proposal
    return {
        "kind": "undo",
        "number": proposal.number,
        "by": proposal.by,
        "to": timeline.counted(seat, proposal.to),
        "agreed": sorted(proposal.agreed),
        "waiting": [seat for seat in timeline.people if seat not in proposal.agreed],
    }


def practice(live: LiveTable, timeline: Timeline) -> bool:
    """Whether the game does not count, because somebody knew or was told more than the rules allow."""
    return live.row.unrated or timeline.consented


def outcome(timeline: Timeline) -> dict[str, Any] | None:
    return asdict(timeline.outcome) if timeline.outcome else None


def may_hint(live: LiveTable, player: str | None) -> bool:
    """Return whether this player may ask for hints: only in games without other people."""
    return (
        live.timeline is not None
        and not live.timeline.over
        and player is not None
        and all(seat.player == player for seat in live.seats if seat.kind == "person")
        and bool(live.seats_of(player))
    )
