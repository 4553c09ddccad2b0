"""The timeline of one game: the fold of its entries. Live tables, replays, workers and restarts all read a game this way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import orjson

from saqqara.server.play.clocks import Clock
from saqqara.server.store.rows import ClockSetup, Entry, Loss, Result, Start, TableRow
from saqqara.table import SPECTATOR, Game, replay

NOTED = 10.0
"""Outages of at least this many seconds are shown in the log."""


@dataclass(frozen=True, slots=True)
class SeatControl:
    """Who plays a seat now: a person (no level) or a bot; and whether the game is lost for it."""

    person: bool
    level: str | None
    lost: Loss | None = None

    @property
    def bot(self) -> bool:
        return self.level is not None

    @property
    def handed_over(self) -> bool:
        return self.person and self.bot


@dataclass(frozen=True, slots=True)
class UndoProposal:
    """A proposal to go back, and who has agreed. The first of a game has number 1."""

    number: int
    by: int
    to: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a proposal to go back has ended, and which seat ended it, if it was a single one."""

    number: int
    by: int
    how: Literal["agreed", "refused", "withdrawn", "lapsed"]
    seat: int | None


class TableNote(NamedTuple):
    """Something that happened at the table besides the decisions; `number` decisions visible to everybody came before it."""

    number: int
    kind: Literal["back", "bot", "person", "resigned", "time", "outage"]
    seat: int | None


@dataclass
class Timeline:
    """Everything that follows from a game's start and its entries so far."""

    game: Game
    controls: list[SeatControl]
    clock: Clock
    entries: int = 0
    undos: dict[int, int] = field(default_factory=dict)
    """How often each seat, and the spectator, has seen the game go back."""
    consented: bool = False
    """Whether the game ever went back further than the rules allow: then it is not rated."""
    helped: frozenset[int] = frozenset()
    """The seats of people for whom a bot has decided: ratings and statistics count the game as lost for them."""
    proposal: UndoProposal | None = None
    outcome: Outcome | None = None
    """The outcome of the last proposal that is no longer open."""
    refused: frozenset[tuple[int, int]] = frozenset()
    """Refused requests to go back, as pairs of seat and number."""
    notes: tuple[TableNote, ...] = ()
    closed: bool = False
    over: bool = False
    """Whether the game was played to the end, all seats but one have lost, or the timeline was closed."""
    mover: int | None = None
    bot_to_move: str | None = None
    """The level of the bot that must decide now."""
    people: list[int] = field(default_factory=list)
    """The seats whose consent counts: played by people who have not lost."""
    standing: int = 0
    """How many have not lost."""
    only: int | None = None
    """The seat of the only person, where there is one."""
    _views: dict[int, bytes] = field(default_factory=dict)
    _numbers: dict[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, start: Start, clock: ClockSetup) -> Timeline:
        seats = len(start.hands)
        undos = dict.fromkeys(range(SPECTATOR, seats), 0)
        timeline = cls(replay(start.record), [], Clock.begin(clock, seats, start.at), undos=undos)
        timeline._sit([SeatControl(first.person, first.level) for first in start.hands])
        timeline._settle()
        timeline._run_clock(start.at)
        return timeline

    @classmethod
    def load(cls, row: TableRow, entries: Iterable[Entry]) -> Timeline | None:
        """Return the timeline of a stored game; None before its start."""
        if row.start is None:
            return None
        timeline = cls.begin(row.start, row.setup.clock)
        for entry in entries:
            timeline.take(entry)
        if row.imported:
            timeline.close()
        return timeline

    def copy(self) -> Timeline:
        """Return one that can take an entry without changing this one: what an entry changes in place is copied."""
        twin = object.__new__(Timeline)
        twin.__dict__.update(self.__dict__, game=self.game.copy(), clock=self.clock.copy())
        return twin

    def after(self, entry: Entry) -> Timeline:
        """Return the timeline with one more entry; this one is unchanged."""
        timeline = self.copy()
        timeline.take(entry)
        return timeline

    def take(self, entry: Entry) -> None:
        if entry.number != self.entries:
            raise ValueError(f"entry {entry.number} cannot follow {self.entries} entries")
        getattr(self, f"_{entry.kind}")(entry)
        self.entries += 1
        self._settle()
        self._run_clock(entry.at)

    # What follows

    def _sit(self, controls: list[SeatControl]) -> None:
        """Who plays has changed."""
        self.controls = controls
        self.people = [seat for seat, control in enumerate(controls) if control.person and not control.bot and control.lost is None]
        self.standing = sum(control.lost is None for control in controls)
        persons = [seat for seat, control in enumerate(controls) if control.person]
        self.only = persons[0] if len(persons) == 1 else None

    def _settle(self) -> None:
        """Work out once, because it is asked often, whether the game is over and who must decide."""
        mover = self.game.mover
        self.over = self.closed or mover is None or self.standing <= 1
        self.mover = None if self.over else mover
        self.bot_to_move = None if self.mover is None else self.controls[self.mover].level
        self._views, self._numbers = {}, {}

    def rename(self, seats: list[str | None]) -> None:
        """Replace the names of the players."""
        self.game.seats = seats
        self._views = {}

    def close(self) -> None:
        """Close the timeline of an imported record, which is for viewing only, wherever it stops."""
        self.closed = True
        self._settle()

    def view(self, seat: int) -> bytes:
        """Return the view of a seat as JSON, or everything once the game has ended, even if it ended early."""
        if seat not in self._views:
            self._views[seat] = orjson.dumps(self._last_view(seat)) if self.over else self.game.outline_json(seat)
        return self._views[seat]

    def seen(self, seat: int) -> int:
        """Return how many decisions a seat has seen. In a secret phase, these are fewer than were made."""
        if seat not in self._numbers:
            self._numbers[seat] = self.game.number if self.over else self.game.seen(seat)
        return self._numbers[seat]

    def _last_view(self, seat: int) -> dict[str, Any]:
        early = not self.game.over
        view = self.game.outline(None if early else seat)
        if early:
            view |= {"over": True, "mover": None, "actions": [], "undo": False}
        return view | {"seat": seat, "places": self.places()}

    def places(self) -> list[int]:
        """Rank the seats that have not lost by the rules; those that lost early share the place after them."""
        order = self.game.places
        if all(control.lost is None for control in self.controls):
            return order
        standing = [seat for seat, control in enumerate(self.controls) if control.lost is None]
        return [
            1 + sum(order[other] < order[seat] for other in standing) if control.lost is None else len(standing) + 1
            for seat, control in enumerate(self.controls)
        ]

    def result(self, practice: bool, rated: bool) -> Result:
        """Return how the game ended, and whether it counts."""
        places = self.places()
        lost = [control.lost for control in self.controls if control.lost]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        reason = "played" if self.game.over or not lost else lost[-1]
        return Result(places, self.game.scores, winners, reason, practice, rated)

    def changed(self, before: Timeline, entry: Entry, at: float) -> float:
        """Return when this game last changed for everybody: a secret decision must leave no trace that others could query."""
        if entry.kind == "outage":
            return at
        secret = entry.kind in ("play", "undo") and (before.mover, before.seen(SPECTATOR)) == (self.mover, self.seen(SPECTATOR))
        return at if secret else entry.at

    def way_back(self, seat: int) -> tuple[Literal["free", "practice"], int] | None:
        """Return whether a seat may take back its last decision without asking, and the number to which the game would go back.

        `free` is what the rules of undo allow. Against bots alone a person may go back further, to before their own last decision
        and all that followed; but having seen the bots' answers they know more, so such a game is practice.
        """
        if self.over or seat not in self.people:
            return None
        if self.game.can_undo and self.game.last_mover == seat:
            return "free", self.game.number - 1
        if self.only != seat:
            return None
        own = self.last_of([seat])
        return None if own is None else ("practice", own)

    def last_of(self, seats: list[int]) -> int | None:
        """Return the number of the last decision made by one of these seats."""
        return max((number for number, mover in enumerate(self.game.movers) if mover in seats), default=None)

    # Numbers of decisions, as a seat counts them: in a secret phase it counts only its own

    def real(self, seat: int, number: int) -> int | None:
        """Return the last decision at which the seat had seen this many; None if there was none."""
        if number <= self.game.seen(SPECTATOR):
            return number
        record = self.game.record()
        back = range(self.game.number, self.game.seen(SPECTATOR), -1)
        return next((n for n in back if replay(record, upto=n).seen(seat) == number), None)

    def counted(self, seat: int, number: int) -> int:
        """Return how many decisions the seat had seen when this many had been made."""
        return number if number <= self.game.seen(SPECTATOR) else replay(self.game.record(), upto=number).seen(seat)

    # One method for each kind of entry

    def _play(self, entry: Entry) -> None:
        before = self._public
        if entry.seat is not None and self.controls[entry.seat].handed_over:
            self.helped |= {entry.seat}
        self.game.decide(entry.body["action"], at=entry.at, looked_at=True)
        self._lapse(before)

    def _undo(self, entry: Entry) -> None:
        before = self._public
        self._go_back(entry.body["to"], entry.at)
        self._lapse(before)

    @property
    def _public(self) -> tuple[int | None, int] | None:
        """The progress of the game that everybody can see, while a proposal is open."""
        return (self.game.mover, self.game.seen(SPECTATOR)) if self.proposal else None

    def _lapse(self, before: tuple[int | None, int] | None) -> None:
        """End a proposal once the game has moved on. A secret decision does not end it, because that would give it away."""
        if self.proposal and (before != self._public or self.game.number <= self.proposal.to):
            self._end_proposal("lapsed")

    def _end_proposal(self, how: Literal["agreed", "refused", "withdrawn", "lapsed"], seat: int | None = None) -> None:
        if self.proposal:
            self.outcome, self.proposal = Outcome(self.proposal.number, self.proposal.by, how, seat), None

    def _go_back(self, to: int, at: float) -> None:
        before = {seat: self.game.seen(seat) for seat in self.undos}
        movers = [*self.game.movers[to:], self.game.mover]
        if to == self.game.number - 1 and self.game.can_undo:
            self.game.undo()
        else:
            self.game = replay(self.game.record(), upto=to)
            self.consented = True
        self.refused = frozenset((seat, number) for seat, number in self.refused if number < to)
        self.undos = {seat: self.undos[seat] + (self.game.seen(seat) < number) for seat, number in before.items()}
        self._settle()
        self._note_back(before[SPECTATOR])
        ended = [
            seat for seat, following in pairwise(movers) if seat is not None and seat != following and not self.controls[seat].bot
        ]
        self.clock.go_back(self._timed, at, ended)

    def _note(self, kind: Literal["bot", "person", "resigned", "time", "outage"], seat: int | None) -> None:
        note = TableNote(self.game.seen(SPECTATOR), kind, seat)
        if note not in self.notes[-1:]:
            self.notes = (*self.notes, note)

    def _note_back(self, before: int) -> None:
        """Note that the game has gone back, if everybody could see it; of the notes taken back, keep those about seats."""
        number = self.game.seen(SPECTATOR)
        if number < before:
            kept = [note for note in self.notes if note.kind != "back" or note.number < number]
            self.notes = (*(note._replace(number=min(note.number, number)) for note in kept), TableNote(number, "back", self.mover))

    def _seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.controls[entry.seat]
        self._note(entry.body.get("lost") or ("bot" if entry.body["level"] else "person"), entry.seat)
        after = replace(before, level=entry.body["level"], lost=entry.body.get("lost", before.lost))
        if after.bot and self.clock.stopped_by(entry.at) == entry.seat:  # a pause ends when its player stops playing
            self.clock.pause(entry.seat, False, entry.at)
        self._sit([after if seat == entry.seat else control for seat, control in enumerate(self.controls)])
        if entry.body["level"] is None:
            self.clock.refresh(entry.seat)
        self._end_proposal("lapsed")

    def _pause(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.clock.pause(entry.seat, entry.body["paused"], entry.at)

    def _outage(self, entry: Entry) -> None:
        self.clock.skip(entry.body["since"], entry.at)
        if entry.at - entry.body["since"] >= NOTED:
            self._note("outage", None)

    def _propose(self, entry: Entry) -> None:
        assert entry.seat is not None
        last = self.proposal or self.outcome
        self.proposal = UndoProposal(last.number + 1 if last else 1, entry.seat, entry.body["to"], frozenset())
        self._agree(entry.body["seats"], entry.at)

    def _consent(self, entry: Entry) -> None:
        if self.proposal is None:
            return
        if entry.body["agree"]:
            self._agree(entry.body["seats"], entry.at)
        elif entry.seat == self.proposal.by:
            self._end_proposal("withdrawn", entry.seat)
        else:
            self.refused |= {(self.proposal.by, self.proposal.to)}
            self._end_proposal("refused", entry.seat)

    def _agree(self, seats: list[int], at: float) -> None:
        assert self.proposal is not None
        self.proposal = replace(self.proposal, agreed=self.proposal.agreed | frozenset(seats))
        if self.proposal.agreed.issuperset(self.people):
            to = self.proposal.to
            self._end_proposal("agreed")
            self._go_back(to, at)

    @property
    def _timed(self) -> int | None:
        """The seat whose clock is running: the mover's, unless a bot must decide."""
        return None if self.bot_to_move is not None else self.mover

    def _run_clock(self, at: float) -> None:
        self.clock.turn(self._timed, at)
