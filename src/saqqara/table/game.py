"""A game in progress, as a caller plays it."""

from __future__ import annotations

import copy as copying
from functools import cache, lru_cache
from typing import Any, NamedTuple, Self

import numpy as np
import orjson

from saqqara import texts
from saqqara.errors import CannotUndo, IllegalAction
from saqqara.kernel.actions import Action, Actions
from saqqara.kernel.events import EVERYONE
from saqqara.kernel.observe import advance, look, turn
from saqqara.kernel.records import Array, alone, copy
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import fairness, options, records, state_json, view_json
from saqqara.table.event_rows import Event, EventRow, printed, row_reader
from saqqara.table.forecast import forecast, points
from saqqara.table.history import Decision, History
from saqqara.table.preview import preview
from saqqara.table.scratch import SCRATCH

SPECTATOR = -1


class Shown(NamedTuple):
    """What the table shows in a state: to spectators first, then to every seat."""

    state: Any
    states: list[bytes]
    """The state as shown to each of them."""
    numbers: list[int]
    """How many decisions each of them has seen."""
    points: Array
    actions: list[int]
    """The legal actions of the mover."""


class Events(NamedTuple):
    """What happened up to a state, from one decision on."""

    state: Any
    since: int
    rows: list[tuple[int, EventRow]]
    """The events with the numbers of their decisions."""
    text: bytes | None
    """The events as JSON, if everybody may know all of them."""


class Head(NamedTuple):
    """The fields of a state that are read most often."""

    state: Any
    over: bool
    mover: int
    number: int


class Game:
    """One game: who must decide, what they may do, what each seat sees, and what has happened.

    Seats are numbered from 0. Nothing changes when a call raises an error.
    """

    __slots__ = (
        "_events_now",
        "_first",
        "_head_now",
        "_history",
        "_shown_now",
        "_start",
        "_state",
        "_undo",
        "components",
        "rulebook",
        "seats",
    )  # fmt: skip

    def __init__(self, rulebook: Rulebook, state: Any, components: dict[str, Any] | None, start: dict[str, Any]) -> None:
        self.rulebook = rulebook
        self.components = components
        self.seats: list[str | None] = [None] * int(state.players)
        self._start = start
        self._state = state
        self._first = int(state.decisions)
        self._history = History()
        self._undo: tuple[bytes, ...] = ()
        """The states before the last decisions, as far back as those can be undone."""
        self._shown_now: Shown | None = None
        self._head_now: Head | None = None
        self._events_now: Events | None = None

    # What anybody at the table can see

    @property
    def name(self) -> str:
        return self.rulebook.name

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def fixed(self) -> dict[str, Any]:
        """What the commitment of a deal fixes besides its secret."""
        content = None if self.components is None else options.content_hash(self.components)
        return fairness.setup(self.name, self._start["rules"], self.players, self.options, content)

    @property
    def options(self) -> dict[str, str | bool]:
        return dict(self._start["options"])

    @property
    def mover(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        head = self._head()
        return None if head.over else head.mover

    @property
    def over(self) -> bool:
        return self._head().over

    @property
    def scores(self) -> list[int]:
        """Points so far; the final ones when the game is over."""
        return list(self._read("score", self._state.tobytes())[: self.players])

    @property
    def places(self) -> list[int]:
        """The place of each seat by points and tie-breaks, 1 the best; equal players share the better place."""
        out = np.zeros(self.rulebook.seats, np.int16)
        self.rulebook.rules.places(self._state, out)
        return [int(place) for place in out[: self.players]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several if they share it; empty until the game is over."""
        return [seat for seat, place in enumerate(self.places) if place == 1] if self.over else []

    @property
    def number(self) -> int:
        """How many decisions have been made."""
        return self._head().number

    # Playing

    def actions(self) -> list[Action]:
        """What the mover may do, in ascending order; empty when the game is over."""
        return [_numbered(self.rulebook.actions, number) for number in self._legal(self._state)]

    def action(self, given: Action | int | str) -> Action:
        """Return the action that a number or a text means, legal or not."""
        try:
            if isinstance(given, str):
                return _parsed(self.rulebook.actions, given)
            if isinstance(given, Action):
                return _numbered(self.rulebook.actions, given.number)
            if isinstance(given, bool) or not isinstance(given, int | np.integer):
                raise ValueError(f"an action is a text, a number or an Action, not {given!r}")
            return _numbered(self.rulebook.actions, int(given))
        except ValueError as error:
            raise IllegalAction(str(error), "table-why-unknown", {"given": str(given)}) from None

    def text(self, given: Action | int | str) -> str:
        """Return the text of an action."""
        return _text(self.rulebook.actions, self.action(given).number)

    def play(self, action: Action | int | str, at: float | None = None) -> list[Event]:
        """Play an action for the mover and return what happened. `at` is the time to note in the record."""
        number = self.number
        return [{**row.numbered(number), "audience": row.audience} for row in self.decide(action, at)]

    def decide(self, action: Action | int | str, at: float | None = None, looked_at: bool = False) -> list[EventRow]:
        """Play an action and return its events as rows; `looked_at` if everybody is then shown the state, which saves a call."""
        chosen, rulebook, scratch = self.action(action), self.rulebook, SCRATCH
        before, head = self._state.tobytes(), self._head()
        if head.over:
            raise IllegalAction(texts.say("table-why-over"), "table-why-over")
        after, out = alone(before, rulebook.state), scratch.actions(rulebook)
        if looked_at:
            shown, points = self._blank()
            legal = turn(after, chosen.number, scratch.log, scratch.states(rulebook, 1), shown, points, out)
        else:
            legal = 0 if advance(after, chosen.number, scratch.log, out) else -1
        if legal < 0:
            key, arguments = self.why_not(chosen)
            raise IllegalAction(f"{chosen}: {texts.say(key, **arguments)}", key, arguments)
        logged = scratch.logged(self.name)
        rows, last = row_reader(rulebook).read(logged), self._history.last
        self._state = after[0]
        if looked_at:
            self._shown_now = _shown_in(self._state, shown, points, out[:legal].tolist())
            self._events_now = _events_of(self._state, head.number, [(head.number, row) for row in rows])
        if self._head().over or any(row.reveals for row in rows):
            self._undo = ()
        else:
            self._undo = (*self._undo, before) if last and last.mover == head.mover else (before,)
        self._history.add(Decision(chosen.number, at, head.mover, logged))
        return rows

    def why_not(self, action: Action | int | str) -> tuple[str, dict[str, Any]]:
        """Return the key and arguments of the text that says which rule forbids an action now."""
        if self.over:
            return "table-why-over", {}
        return self.rulebook.why_not(self._known(int(self._state.mover)), self.action(action).number)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: nobody has learned anything new since."""
        return bool(self._undo)

    def undo(self) -> None:
        """Take back the last decision. Only the seat that made it may ask; the caller knows who asks."""
        if not self._undo:
            key = "table-why-no-undo" if self._history else "table-why-nothing-to-undo"
            raise CannotUndo(texts.say(key))
        *earlier, before = self._undo
        self._undo = tuple(earlier)
        self._state = alone(before, self.rulebook.state)[0]
        self._history.drop_last()

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last decision."""
        last = self._history.last
        return last.mover if last else None

    @property
    def movers(self) -> list[int]:
        """The seat that made each decision, from the first on."""
        return [decision.mover for decision in self._history]

    # Knowing

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return everything a seat may see, as JSON, with its legal actions. SPECTATOR sees what everybody sees, None sees all.

        Once the game is over, everything is open.
        """
        return {**self.outline(seat), "components": copying.deepcopy(self.components)}

    def outline(self, seat: int | None) -> dict[str, Any]:
        """Return the view without the components, for callers that have them already."""
        outline: dict[str, Any] = orjson.loads(self.outline_json(seat))
        return outline

    def outline_json(self, seat: int | None) -> bytes:
        """Return the view without the components as JSON."""
        mover, players, printer = self.mover, self.players, view_json.printer(self.rulebook)
        raw, totals, actions = self._shown(seat)
        return orjson.dumps(
            {
                "game": self.name,
                "players": players,
                "options": self._start["options"],
                "components": None,
                "seats": self.seats,
                "seat": seat,
                "number": self._read("decisions", raw),
                "mover": mover,
                "over": mover is None,
                "scores": self._read("score", raw)[:players],
                "places": self.places if mover is None else None,
                "table": printer.table(raw),
                "forecast": printer.forecast(totals, players, self._details(raw, seat) if printer.details else None),
                "actions": printer.actions(actions if mover == seat else []),
                "undo": bool(self._undo) and self.last_mover == seat,
            }
        )

    def _details(self, raw: bytes, seat: int | None) -> Any:
        return self.rulebook.details(alone(raw, self.rulebook.state)[0], SPECTATOR if seat is None else seat)

    def seen(self, seat: int) -> int:
        """Return how many decisions a seat has seen. While others decide in secret, these are fewer than were made."""
        self._check_seat(seat)
        return self._look().numbers[seat + 1]

    def _shown(self, seat: int | None) -> tuple[bytes, Array, list[int]]:
        """Return what a seat is shown: the bytes of the state, everybody's points, and the mover's actions."""
        if seat is None:
            return self._state.tobytes(), points(self.rulebook, self._state), []
        self._check_seat(seat)
        now, eye = self._look(), seat + 1
        return now.states[eye], now.points[eye], now.actions

    def _look(self) -> Shown:
        """Return what everybody sees now, computed once for each state."""
        if self._shown_now is None or self._shown_now.state is not self._state:
            rulebook, raw, out = self.rulebook, self._state.tobytes(), SCRATCH.actions(self.rulebook)
            shown, points = self._blank()
            n = look(alone(raw, rulebook.state), SCRATCH.states(rulebook, 1), shown, points, out)
            self._shown_now = _shown_in(self._state, shown, points, out[:n].tolist())
        return self._shown_now

    def _blank(self) -> tuple[Array, Array]:
        """Return buffers for what everybody is shown: states, which are used again, and points."""
        rulebook, eyes = self.rulebook, len(self.seats) + 1
        return SCRATCH.states(rulebook, eyes), np.zeros((eyes, rulebook.seats, len(rulebook.sources)), np.int16)

    def _head(self) -> Head:
        if self._head_now is None or self._head_now.state is not self._state:
            raw, readers = self._state.tobytes(), state_json.readers(self.rulebook.state)
            over, mover, number = readers["over"], readers["mover"], readers["decisions"]
            self._head_now = Head(self._state, over.number(raw) != 0, mover.number(raw), number.number(raw))
        return self._head_now

    def known(self, seat: int) -> Any:
        """Return a copy of the state as a seat knows it, for bots and environments; all of it once the game is over."""
        self._check_seat(seat)
        return copy(self._state) if self.over else self._known(seat)

    def forecast(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return points by source for every seat if the game ended now, as far as this seat can know."""
        return forecast(self.rulebook, self.known(seat), seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """Return what happened from decision `since` on: everything, or as much as a seat (or SPECTATOR) may know."""
        return [row.numbered(number) for number, row in self._rows(since, seat)]

    def printed_events(self, since: int, seat: int | None) -> bytes:
        """Return these events as JSON."""
        text = self._since(since).text
        return printed(self._rows(since, seat)) if text is None else text

    def _rows(self, since: int, seat: int | None) -> list[tuple[int, EventRow]]:
        if seat is not None:
            self._check_seat(seat)
        rows = self._since(since).rows
        return rows if seat is None or self._head().over else [each for each in rows if each[1].audience in (EVERYONE, seat)]

    def _since(self, since: int) -> Events:
        events = self._events_now
        if events is None or events.state is not self._state or events.since != since:
            start, read = max(0, since - self._first), row_reader(self.rulebook).read
            decisions = enumerate(self._history.since(start), self._first + start)
            rows = [(number, row) for number, decision in decisions for row in read(decision.rows)]
            events = self._events_now = _events_of(self._state, since, rows)
        return events

    def preview(self, action: Action | int | str) -> dict[str, Any]:
        """Return what a legal action would do, as far as its mover can know: events, the table afterwards, points gained by seat.

        If the action reveals something hidden, `reveals` is true, `events` end before it, and `points` are given only where they
        are the same in several worlds that the mover cannot tell apart.
        """
        return preview(self, self.action(action))

    # Keeping

    def record(self) -> dict[str, Any]:
        """Return the whole game as one JSON document, secrets included."""
        return records.record(self)

    def position(self) -> dict[str, Any]:
        """Return the full state as one readable JSON document, secrets included."""
        return records.position(self)

    def copy(self) -> Self:
        """Return an independent game that continues from here. States are shared, because each decision makes a new one."""
        # Line by line, because every move is tried on a copy, and a loop over the slots would be slower.
        twin = object.__new__(type(self))
        twin.rulebook, twin.components, twin.seats = self.rulebook, self.components, self.seats.copy()
        twin._start, twin._first, twin._history = self._start, self._first, self._history.copy()
        twin._state, twin._undo = self._state, self._undo
        twin._shown_now, twin._head_now, twin._events_now = self._shown_now, self._head_now, self._events_now
        return twin

    def __repr__(self) -> str:
        status = "over" if self.over else f"seat {self.mover} to decide"
        return f"<{self.rulebook.title}, {self.players} players, {self.number} decisions, {status}>"

    # Inside

    def _check_seat(self, seat: int) -> None:
        if type(seat) is int and SPECTATOR <= seat < len(self.seats):
            return
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not SPECTATOR <= seat < self.players:
            raise IllegalAction(f"seat: a number from 0 to {self.players - 1}, or -1 for a spectator, not {seat!r}")

    def _known(self, seat: int) -> Any:
        g = copy(self._state)
        self.rulebook.rules.redact(g, seat)
        return g

    def _legal(self, g: Any) -> list[int]:
        if g.over:
            return []
        out = SCRATCH.actions(self.rulebook)
        n = self.rulebook.rules.legal(g, out)
        return out[:n].tolist()  # type: ignore[no-any-return]

    def _read(self, name: str, raw: bytes) -> Any:
        """Return one field from a state's bytes."""
        return state_json.readers(self.rulebook.state)[name].value(raw)


def _events_of(state: Any, since: int, rows: list[tuple[int, EventRow]]) -> Events:
    open_to_all = all([row.audience == EVERYONE for _, row in rows])  # noqa: C419 a list is faster here
    return Events(state, since, rows, printed(rows) if open_to_all else None)


def _shown_in(state: Any, shown: Array, points: Array, actions: list[int]) -> Shown:
    whole, size = shown.tobytes(), shown.itemsize
    states = [whole[i : i + size] for i in range(0, len(whole), size)]
    return Shown(state, states, shown["decisions"].tolist(), points, actions)


@cache
def _numbered(actions: Actions, number: int) -> Action:
    return actions.action(number)


@cache
def _text(actions: Actions, number: int) -> str:
    return str(_numbered(actions, number))


@lru_cache(4096)
def _parsed(actions: Actions, text: str) -> Action:
    return actions.parse(text)
