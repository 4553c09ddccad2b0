"""What people and bots may do at a table. Each command checks under the table's lock, then commits an entry."""

from __future__ import annotations

import time
from typing import Any

from saqqara.errors import SaqqaraError
from saqqara.server.errors import Refused, conflict, forbidden, from_engine
from saqqara.server.play import messages
from saqqara.server.play.committing import commit, running, stale
from saqqara.server.play.live_table import LiveTable
from saqqara.server.play.live_tables import LiveTables
from saqqara.server.play.messages import unique_id
from saqqara.server.play.requests import PlayRequest, UndoRequest
from saqqara.server.play.timeline import Timeline


def in_time(live: LiveTable) -> Timeline:
    """Return the running game, unless the mover is out of time: the consequences of that come first."""
    timeline = running(live)
    deadline = timeline.clock.deadline()
    if deadline is not None and deadline <= time.time():
        raise conflict("out_of_time", "Time is up.")
    return timeline


def seat_of(live: LiveTable, player: str | None, seat: int | None) -> int:
    """Return the seat that a player means: the given one, or else whichever of their seats is to move."""
    mine = live.seats_of(player)
    if not mine:
        raise forbidden("You have no seat at this table.", "no_seat")
    if seat is None:
        return live.seat_shown(player)
    if seat not in mine:
        raise forbidden("This is not your seat.", "no_seat")
    return seat


def check_fresh(live: LiveTable, seat: int, seen: int, undos: int | None) -> None:
    """Refuse a request that was made for another position than the current one."""
    check_branch(live, seat, undos)
    if seen != messages.number(live, seat):
        raise stale()


def check_branch(live: LiveTable, seat: int, undos: int | None) -> None:
    """Refuse a request that was made before the game went back."""
    if undos is not None and undos != running(live).undos[seat]:
        raise stale()


async def play(tables: LiveTables, live: LiveTable, player: str, request: PlayRequest) -> int:
    """Play for a person and return how many decisions the seat has seen after it. The same message counts once."""
    async with live.lock:
        seat, message_id = seat_of(live, player, request.seat), unique_id(player, request.message_id)
        if message_id not in live.message_ids:
            check_fresh(live, seat, request.seen, request.undos)
            timeline = in_time(live)
            if timeline.controls[seat].bot:
                raise conflict("bot_plays", "A bot plays this seat: take it back first.")
            if timeline.mover != seat:
                raise conflict("not_your_turn", "It is not your turn.", "table-why-not-your-turn")
            await _decide(tables, live, seat, request.action, message_id)
        return messages.number(live, seat)


async def play_bot(tables: LiveTables, live: LiveTable, entries: int, action: int) -> bool:
    """Play what a bot has chosen after this many entries, unless the game has moved on since."""
    async with live.lock:
        timeline = live.timeline
        if timeline is None or timeline.entries != entries or timeline.bot_to_move is None:
            return False
        assert timeline.mover is not None
        try:
            await _decide(tables, live, timeline.mover, action)
        except Refused:
            return False
        return True


async def _decide(tables: LiveTables, live: LiveTable, seat: int, action: int | str, message_id: str | None = None) -> None:
    try:
        text = running(live).game.text(action)
    except SaqqaraError as error:
        raise from_engine(error) from None
    await commit(tables, live, "play", seat, {"action": text}, message_id)


async def undo(tables: LiveTables, live: LiveTable, player: str, request: UndoRequest) -> None:
    """Take back the player's last decision if that needs nobody's consent, or propose to go back further."""
    async with live.lock:
        message_id = unique_id(player, request.message_id)
        chosen = seat_of(live, player, request.seat)
        if message_id in live.message_ids:
            return
        timeline = in_time(live)
        mine = _voices(live, timeline, player)
        if request.to is None and not request.ask:
            number = _own_way_back(live, timeline, chosen, mine, request)
            await commit(tables, live, "undo", timeline.game.movers[number], {"to": number}, message_id)
            return
        check_fresh(live, chosen, request.seen, request.undos)
        back = timeline.last_of(mine) if request.to is None else _seen_point(live, timeline, chosen, request.to)
        if back is None:
            raise conflict("no_undo", "There is nothing to take back yet.", "table-why-nothing-to-undo")
        if any((seat, back) in timeline.refused for seat in mine):
            raise conflict("refused_before", "The others have refused to go back to this point.")
        await commit(tables, live, "propose", chosen, {"to": back, "seats": mine}, message_id)


def _seen_point(live: LiveTable, timeline: Timeline, seat: int, to: int) -> int | None:
    """Return the number of the decision that this seat counts as `to`; None if it has not seen such a decision."""
    return timeline.real(seat, to) if to < messages.number(live, seat) else None


def _own_way_back(live: LiveTable, timeline: Timeline, seat: int, mine: list[int], request: UndoRequest) -> int:
    """Return the number to go back to; refuse if that needs consent, or makes the game practice and the player has not agreed."""
    own = next(filter(None, map(timeline.way_back, [seat, *mine])), None)
    if own and own[0] == "practice" and request.practice:
        check_branch(live, seat, request.undos)  # the bots may have answered in the meantime: the same decision is meant
        return own[1]
    check_fresh(live, seat, request.seen, request.undos)
    if own is None or own[0] == "practice":
        raise conflict("no_undo", "This decision stands; you can ask the others to go back.", "table-why-no-undo")
    return own[1]


async def consent(tables: LiveTables, live: LiveTable, player: str, agree: bool, to: int, seat: int | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        timeline = in_time(live)
        if timeline.proposal is None or timeline.counted(chosen, timeline.proposal.to) != to:
            raise conflict("stale", "This proposal is no longer open.")
        await commit(tables, live, "consent", chosen, {"agree": agree, "seats": _voices(live, timeline, player)})


def _voices(live: LiveTable, timeline: Timeline, player: str) -> list[int]:
    """Return the seats for which this player may speak: neither resigned nor handed over to a bot."""
    voices = [seat for seat in live.seats_of(player) if seat in timeline.people]
    if not voices:
        raise conflict("no_voice", "You do not play this seat now.")
    return voices


async def resign(tables: LiveTables, live: LiveTable, player: str, seat: int | None) -> None:
    """Resign this seat; if others play on, a bot plays it to the end."""
    async with live.lock:
        chosen = seat_of(live, player, seat)
        if running(live).controls[chosen].lost:
            raise conflict("lost", "You have resigned already.")
        await commit(tables, live, "seat", chosen, {"level": _stand_in(live), "lost": "resigned"})


async def hand_over(tables: LiveTables, live: LiveTable, player: str, seat: int | None, level: str | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        if in_time(live).controls[chosen].bot:
            raise conflict("bot_plays", "A bot plays this seat already.")
        await commit(tables, live, "seat", chosen, {"level": level or _stand_in(live)})


async def take_back(tables: LiveTables, live: LiveTable, player: str, seat: int | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        control = running(live).controls[chosen]
        if control.lost:
            raise conflict("lost", "The game is lost for this seat.")
        if not control.bot:
            raise conflict("not_handed_over", "You play this seat yourself.")
        await commit(tables, live, "seat", chosen, {"level": None})


async def pause(tables: LiveTables, live: LiveTable, player: str, paused: bool) -> None:
    async with live.lock:
        seat_of(live, player, None)
        timeline = in_time(live)
        if timeline.clock.kind != "days":
            raise conflict("no_pause", "Only a clock of days can be paused.")
        seat = _pausing_seat(live, timeline, player) if paused else _paused_seat(live, timeline, player)
        await commit(tables, live, "pause", seat, {"paused": paused})


def _pausing_seat(live: LiveTable, timeline: Timeline, player: str) -> int:
    """Return the seat that may stop the clock: one that is still playing and has pause time left."""
    seats = [seat for seat in _voices(live, timeline, player) if timeline.clock.pauses[seat] > 0]
    if timeline.clock.stands(time.time()) or not seats:
        raise conflict("no_pause", "The clock is already paused, or you have no pause time left.")
    return seats[0]


def _paused_seat(live: LiveTable, timeline: Timeline, player: str) -> int:
    """Return the seat that may resume the clock: the one that stopped it."""
    by = timeline.clock.stopped_by(time.time())
    if by is None:
        raise conflict("no_pause", "The clock is running.")
    if by not in live.seats_of(player):
        raise conflict("not_your_pause", "Only the player who paused the clock can resume it.")
    return by


async def time_out(tables: LiveTables, live: LiveTable) -> None:
    """Apply the table's rule for timeouts if the seat to move is out of time."""
    async with live.lock:
        timeline = live.timeline
        if timeline is None or timeline.over:
            return
        deadline = timeline.clock.deadline()
        if deadline is None or deadline > time.time() or timeline.mover is None:
            return
        lost: dict[str, Any] = {"lost": "time"} if live.row.setup.on_timeout == "loss" else {}
        await commit(tables, live, "seat", timeline.mover, {"level": _stand_in(live), **lost})


async def give_back(tables: LiveTables, live: LiveTable, since: float) -> None:
    """Charge nobody's clock for an outage that began then."""
    async with live.lock:
        timeline = live.timeline
        if timeline and not timeline.over and timeline.clock.deadline() is not None:
            await commit(tables, live, "outage", None, {"since": since})


def _stand_in(live: LiveTable) -> str:
    return live.row.setup.timeout_level
