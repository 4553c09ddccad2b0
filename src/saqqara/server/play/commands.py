"""What people and bots do at a table: checked, stored, then shown. Every function here works under the table's lock."""

from __future__ import annotations

import time
from asyncio import Lock
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, NamedTuple

from prometheus_client import Counter
from sqlalchemy import Connection, update

from saqqara.errors import SaqqaraError
from saqqara.server.api.schemas.play import Play, Undo
from saqqara.server.errors import Refused, broken, conflict, forbidden, from_engine
from saqqara.server.metrics import MOVES
from saqqara.server.people import turn_notices
from saqqara.server.play import messages, ratings
from saqqara.server.play.live_table import LiveTable, Question, Rehearsal
from saqqara.server.play.live_tables import Hub
from saqqara.server.play.timeline import Timeline
from saqqara.server.store import entry_log, schema
from saqqara.server.store.rows import Entry, Result


def running(live: LiveTable) -> Timeline:
    if live.timeline is None:
        raise conflict("not_started", "The game has not begun.")
    if live.timeline.over:
        raise conflict("over", "The game is over.", "table-why-over")
    return live.timeline


def in_time(live: LiveTable) -> Timeline:
    """The running game, unless the time of whoever is to move is over: what follows from that comes first."""
    timeline = running(live)
    deadline = timeline.clock.deadline()
    if deadline is not None and deadline <= time.time():
        raise conflict("out_of_time", "The time is over.")
    return timeline


def seat_of(live: LiveTable, player: str | None, seat: int | None) -> int:
    """The seat that a player means: the given one, else the one to move, else the only one."""
    mine = live.seats_of(player)
    if not mine:
        raise forbidden("You have no seat at this table.", "no_seat")
    if seat is None:
        return live.seat_shown(player)
    if seat not in mine:
        raise forbidden("This is not your seat.", "no_seat")
    return seat


def fresh(live: LiveTable, seat: int, seen: int, undos: int | None) -> None:
    """Refuse what was decided on another position than the present one."""
    same_branch(live, seat, undos)
    if seen != messages.number(live, seat):
        raise stale()


def same_branch(live: LiveTable, seat: int, undos: int | None) -> None:
    """Refuse what was decided before the game went back."""
    if undos is not None and undos != running(live).undos[seat]:
        raise stale()


def stale() -> Refused:
    return conflict("stale", "Something has happened since: look again, then decide.")


def mark(player: str | None, message: str | None) -> str | None:
    """How a client's message is told from all others at its table."""
    return f"{player}:{message}" if player and message else None


async def play(hub: Hub, live: LiveTable, player: str, wish: Play) -> int:
    """Play for a person and return how many decisions the seat has seen then. The same message counts once."""
    async with live.lock:
        chosen, marked = seat_of(live, player, wish.seat), mark(player, wish.id)
        if marked in live.messages:
            return messages.number(live, chosen)
        await _add(hub, live, _play(hub, live, chosen, wish, marked))
        return messages.number(live, chosen)


Then = Callable[[int, Exception | None], None]
"""Told how many decisions the seat has seen after a move, or why there was none."""


def play_soon(hub: Hub, live: LiveTable, player: str, wish: Play, question: Question, then: Then) -> bool:
    """The same without a task that waits, for the plain moves of which there are thousands a second.

    False where it has to wait for others at the table first, or was done already.
    """
    if not _take_at_once(live.lock):
        return False
    begun = False
    try:
        chosen, marked = seat_of(live, player, wish.seat), mark(player, wish.id)
        if marked in live.messages:
            return False
        step = _play(hub, live, chosen, wish, marked)
        begun = True
    finally:
        if not begun:
            live.lock.release()

    def end(error: Exception | None) -> None:
        live.lock.release()
        then(messages.number(live, chosen), error)

    def stored(kept: bool | None, error: Exception | None) -> None:
        if error is None and not kept:
            hub.spawn(_wait(_look_again(hub, live, step), end))
            return
        try:
            if kept:
                _show(hub, live, step, rehearsal)
        except Exception as fault:
            error = fault
        end(error)

    rehearsal = live.rehearse(step.after, question)
    if _plain(step):
        hub.moves.add(step.wish, stored)
    else:
        hub.spawn(_wait(_add(hub, live, step, rehearsal), end))
    return True


async def _wait(work: Coroutine[Any, Any, None], end: Callable[[Exception | None], None]) -> None:
    """Tell how something has ended, however it has: what is broken off was not done."""
    error: Exception | None = broken(503)
    try:
        await work
        error = None
    except Exception as fault:
        error = fault
    finally:
        end(error)


def _take_at_once(lock: Lock) -> bool:
    """Whether a lock was free and is ours now."""
    if lock.locked():
        return False
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False


@cache
def _counter(game: str, by: str) -> Counter:
    return MOVES.labels(game, by)


def _play(hub: Hub, live: LiveTable, seat: int, wish: Play, marked: str | None) -> Step:
    """The step that a person's decision is; refused where it may not be."""
    fresh(live, seat, wish.seen, wish.undos)
    timeline = in_time(live)
    if timeline.controls[seat].bot:
        raise conflict("bot_plays", "A bot plays this seat: take it back first.")
    if timeline.mover != seat:
        raise conflict("not_your_turn", "It is not your turn.", "table-why-not-your-turn")
    return _decide(hub, live, seat, wish.action, marked)


def _decide(hub: Hub, live: LiveTable, seat: int, action: int | str, marked: str | None) -> Step:
    try:
        return prepare(hub, live, "play", seat, {"action": running(live).game.text(action)}, marked)
    except SaqqaraError as error:
        raise from_engine(error) from None


async def play_bot(hub: Hub, live: LiveTable, entry: int, action: int) -> bool:
    """Play what a bot has chosen, unless the game has gone on without it."""
    async with live.lock:
        timeline = live.timeline
        if timeline is None or timeline.entries != entry or timeline.bot_to_move is None:
            return False
        assert timeline.mover is not None
        try:
            await _add(hub, live, _decide(hub, live, timeline.mover, action, None))
        except Refused:
            return False
        return True


async def undo(hub: Hub, live: LiveTable, player: str, wish: Undo) -> None:
    """Take back the own last decision, where that needs nobody's consent; or propose to all to go back further."""
    async with live.lock:
        marked = mark(player, wish.id)
        chosen = seat_of(live, player, wish.seat)
        if marked in live.messages:
            return
        timeline = in_time(live)
        mine = _voices(live, timeline, player)
        if wish.to is None and not wish.ask:
            number = _own_way_back(live, timeline, chosen, mine, wish)
            await add(hub, live, "undo", timeline.game.movers[number], {"to": number}, marked)
            return
        fresh(live, chosen, wish.seen, wish.undos)
        back = timeline.last_of(mine) if wish.to is None else _seen_point(live, timeline, chosen, wish.to)
        if back is None:
            raise conflict("no_undo", "There is nothing to take back yet.", "table-why-nothing-to-undo")
        if any((seat, back) in timeline.refused for seat in mine):
            raise conflict("refused_before", "The others have refused to go back to this point.")
        await add(hub, live, "propose", chosen, {"to": back, "seats": mine}, marked)


def _seen_point(live: LiveTable, timeline: Timeline, seat: int, to: int) -> int | None:
    """The number of decisions that this seat calls so; None where there is no such point behind it."""
    return timeline.real(seat, to) if to < messages.number(live, seat) else None


def _own_way_back(live: LiveTable, timeline: Timeline, seat: int, mine: list[int], wish: Undo) -> int:
    """To which number; refused where nobody may go back alone, or not without turning the game into practice."""
    own = next(filter(None, map(timeline.way_back, [seat, *mine])), None)
    if own and own[0] == "practice" and wish.practice:
        same_branch(live, seat, wish.undos)  # however far the bots have answered meanwhile, the same decision is meant
        return own[1]
    fresh(live, seat, wish.seen, wish.undos)
    if own is None or own[0] == "practice":
        raise conflict("no_undo", "This decision stands; you can ask the others to go back.", "table-why-no-undo")
    return own[1]


async def consent(hub: Hub, live: LiveTable, player: str, agree: bool, to: int, seat: int | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        timeline = in_time(live)
        if timeline.proposal is None or timeline.counted(chosen, timeline.proposal.to) != to:
            raise conflict("stale", "This proposal is no longer open.")
        await add(hub, live, "consent", chosen, {"agree": agree, "seats": _voices(live, timeline, player)})


def _voices(live: LiveTable, timeline: Timeline, player: str) -> list[int]:
    """The seats for which this player may speak; who has resigned, or lets a bot play, has no say in how the others go on."""
    voices = [seat for seat in live.seats_of(player) if seat in timeline.people]
    if not voices:
        raise conflict("no_voice", "You do not play this seat now.")
    return voices


async def resign(hub: Hub, live: LiveTable, player: str, seat: int | None) -> None:
    """The game is lost for this seat; where others play on, a bot plays it to the end."""
    async with live.lock:
        chosen = seat_of(live, player, seat)
        if running(live).controls[chosen].lost:
            raise conflict("lost", "You have resigned already.")
        await add(hub, live, "seat", chosen, {"level": _stand_in(live), "lost": "resigned"})


async def hand_over(hub: Hub, live: LiveTable, player: str, seat: int | None, level: str | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        if in_time(live).controls[chosen].bot:
            raise conflict("bot_plays", "A bot plays this seat already.")
        await add(hub, live, "seat", chosen, {"level": level or _stand_in(live)})


async def take_back(hub: Hub, live: LiveTable, player: str, seat: int | None) -> None:
    async with live.lock:
        chosen = seat_of(live, player, seat)
        hand = running(live).controls[chosen]
        if hand.lost:
            raise conflict("lost", "The game is lost for this seat.")
        if not hand.bot:
            raise conflict("not_handed_over", "You play this seat yourself.")
        await add(hub, live, "seat", chosen, {"level": None})


async def pause(hub: Hub, live: LiveTable, player: str, paused: bool) -> None:
    async with live.lock:
        seat_of(live, player, None)
        timeline = in_time(live)
        if timeline.clock.kind != "days":
            raise conflict("no_pause", "Only a clock of days can be paused.")
        seat = _who_pauses(live, timeline, player) if paused else _who_has_paused(live, timeline, player)
        await add(hub, live, "pause", seat, {"paused": paused})


def _who_pauses(live: LiveTable, timeline: Timeline, player: str) -> int:
    """The seat that may stop the clock: of those who still play, one with pauses left."""
    seats = [seat for seat in _voices(live, timeline, player) if timeline.clock.pauses[seat] > 0]
    if timeline.clock.stands(time.time()) or not seats:
        raise conflict("no_pause", "The clock stands already, or you have no pause left.")
    return seats[0]


def _who_has_paused(live: LiveTable, timeline: Timeline, player: str) -> int:
    """The seat that may let the clock run again: the one that has stopped it."""
    by = timeline.clock.stopped_by(time.time())
    if by is None:
        raise conflict("no_pause", "The clock is running.")
    if by not in live.seats_of(player):
        raise conflict("not_your_pause", "Only who has paused the clock can let it run again.")
    return by


async def time_out(hub: Hub, live: LiveTable) -> None:
    """Do what the table agreed on, if the seat to move is out of time."""
    async with live.lock:
        timeline = live.timeline
        if timeline is None or timeline.over:
            return
        deadline = timeline.clock.deadline()
        if deadline is None or deadline > time.time() or timeline.mover is None:
            return
        lost: dict[str, Any] = {"lost": "time"} if live.row.setup.on_timeout == "loss" else {}
        await add(hub, live, "seat", timeline.mover, {"level": _stand_in(live), **lost})


async def give_back(hub: Hub, live: LiveTable, since: float) -> None:
    """Nobody could play since then: the time counts for nobody."""
    async with live.lock:
        timeline = live.timeline
        if timeline and not timeline.over and timeline.clock.deadline() is not None:
            await add(hub, live, "outage", None, {"since": since})


def _stand_in(live: LiveTable) -> str:
    return live.row.setup.timeout_level


class Step(NamedTuple):
    """One entry more with all that follows from it, not yet stored."""

    entry: Entry
    after: Timeline
    result: Result | None
    turns: list[tuple[str, bool]]
    """For whom a turn ends or begins."""
    noted: bool
    """Whether the turn of somebody begins who wants to be told of it when away."""
    wish: entry_log.Append


def prepare(hub: Hub, live: LiveTable, kind: Any, seat: int | None, body: dict[str, Any], marked: str | None = None) -> Step:
    timeline = running(live)
    entry = Entry(timeline.entries, kind, seat, body, max(time.time(), timeline.clock.since), marked)
    after = timeline.after(entry)
    turned = turns(live, timeline, after)
    told = None if hub.store.sqlite else hub.bus.payload("entry", live.id, turns=turned, game=live.row.game, entry=_told(entry))
    changed = after.changed(timeline, entry, live.row.changed)
    head = entry_log.Head(after.mover, after.clock.deadline(), "finished" if after.over else "playing", changed)
    wish = entry_log.Append(live.id, entry, head, bot_turn(after), drop_job=timeline.bot_to_move is not None, news=told)
    noted = after.mover is not None and after.mover != timeline.mover and live.seats[after.mover].wants_notices
    return Step(entry, after, _result(live, after) if after.over else None, turned, noted, wish)


def _plain(step: Step) -> bool:
    """Whether it is a decision from which nothing follows that has to be stored beside it."""
    wish = step.wish
    return step.entry.kind == "play" and not (step.result or wish.job or wish.drop_job or step.noted)


async def add(hub: Hub, live: LiveTable, kind: Any, seat: int | None, body: dict[str, Any], marked: str | None = None) -> None:
    await _add(hub, live, prepare(hub, live, kind, seat, body, marked))


async def _add(hub: Hub, live: LiveTable, step: Step, rehearsal: Rehearsal | None = None) -> None:
    """Store a step, then show it. Nothing is shown before it is on the disk."""
    if stored := await _store(hub, live, step):
        _show(hub, live, stored, rehearsal)
    else:
        await _look_again(hub, live, step)


def _show(hub: Hub, live: LiveTable, step: Step, rehearsal: Rehearsal | None = None) -> None:
    """A step that is stored: make it the present."""
    entry, head = step.entry, step.wish.head
    row = live.row
    row.changed, row.status, row.result = head.changed, head.status, step.result
    if step.result:
        row.unrated = step.result.practice
    if entry.kind == "seat":
        assert entry.seat is not None
        live.seats[entry.seat].level = step.after.controls[entry.seat].level
    hub.take(live, entry, step.after, rehearsal)
    if entry.kind == "play":
        _counter(row.game, "bot" if step.wish.drop_job else "person").inc()
    if step.result or (entry.kind != "play" and head.changed == entry.at):
        live.tell_table()
    if step.wish.job:
        hub.wake_bots()
    hub.tell_turns(live.id, row.game, step.turns)


async def _look_again(hub: Hub, live: LiveTable, step: Step) -> None:
    """Another process has stored an entry first; it may have been the same wish."""
    await hub.refresh(live)
    if step.entry.message is None or step.entry.message not in live.messages:
        raise stale()


def _told(entry: Entry) -> list[Any] | None:
    """A decision that other processes can take from the news; for all else they look into the database."""
    told = [entry.number, entry.kind, entry.seat, entry.body, entry.at, entry.message]
    return told if entry.kind == "play" else None


async def _store(hub: Hub, live: LiveTable, step: Step) -> Step | None:
    """The step as it was stored, if it was. A plain decision shares its statements with others; one from which more follows has
    its own."""
    wish, after, result = step.wish, step.after, step.result
    if _plain(step):
        return step if await hub.moves.write(wish) else None

    def write(connection: Connection) -> Step | None:
        if not entry_log.append(connection, wish):
            return None
        if wish.entry.kind == "seat":
            _write_hand(connection, live.id, wish.entry.seat, after)
        stored = step
        if result:
            stored = step._replace(result=ratings.finish(connection, live.id, live.row.game, result, after.helped))
        elif step.noted and (player := _waits_for(live, after)):
            turn_notices.note_turn(connection, live.id, player)
        if wish.job:
            hub.bus.tell(connection, "job")
        return stored

    return await hub.store.write(write)


def bot_turn(timeline: Timeline) -> entry_log.BotTurn | None:
    mover, level = timeline.mover, timeline.bot_to_move
    return None if mover is None or level is None else entry_log.BotTurn(mover, level)


def _result(live: LiveTable, timeline: Timeline) -> Result:
    practice = messages.practice(live, timeline)
    return timeline.result(practice, not practice and len(live.seats) > 1 and ratings.rateable(live.seats))


def _write_hand(connection: Connection, table: str, seat: int | None, timeline: Timeline) -> None:
    assert seat is not None
    hand = timeline.controls[seat]
    where = (schema.seats.c.table_id == table, schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(*where).values(level=hand.level, lost=hand.lost))


def turns(live: LiveTable, before: Timeline | None, after: Timeline) -> list[tuple[str, bool]]:
    """For whom a turn has ended or begun; while a bot plays for a person, nobody is waited for."""
    was, now = _waits_for(live, before) if before else None, _waits_for(live, after)
    return [] if was == now else [(player, mine) for player, mine in ((was, False), (now, True)) if player]


def _waits_for(live: LiveTable, timeline: Timeline) -> str | None:
    if timeline.mover is None or timeline.bot_to_move is not None:
        return None
    return live.players[timeline.mover]
