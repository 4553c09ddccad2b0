"""A game in progress, as a caller plays it."""

from __future__ import annotations

import copy as copying
import threading
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, Self

import numpy as np
import orjson

from saqqara import games, texts
from saqqara.errors import BadPosition, CannotUndo, IllegalAction
from saqqara.kernel.actions import Action, Actions
from saqqara.kernel.events import EVERYONE, ROWS, Log
from saqqara.kernel.observe import advance, look, turn
from saqqara.kernel.records import Array, alone, blank, copy, several
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import options, records, state_json, view_json
from saqqara.table.event_rows import Event, Told, event_of, teller
from saqqara.table.history import Decision, Story

SPECTATOR = -1
WORLDS = 4
"""How many worlds a preview looks into before it says that points do not depend on what is hidden."""


class Sight(NamedTuple):
    """What the table shows after a decision: spectators first, then every seat."""

    state: Any
    """The state that is looked at."""
    texts: list[bytes]
    """The states as they are shown."""
    numbers: list[int]
    """How many decisions each of them has seen."""
    points: Array
    actions: list[int]
    """Of the mover."""


class Past(NamedTuple):
    """What happened from one decision on."""

    state: Any
    since: int
    told: list[tuple[int, Told]]
    """With the numbers of the decisions."""
    text: bytes | None
    """As JSON, where it is the same for everybody."""


class Head(NamedTuple):
    """What is asked most often about a state."""

    state: Any
    over: bool
    mover: int
    number: int


class Scratch(threading.local):
    """Room for compiled code to write into; each thread has its own."""

    def __init__(self) -> None:
        self.log = several(Log, 1)
        self.rows, self.count, self.lost = self.log["rows"][0], self.log["n"], self.log["lost"]
        self.out = np.zeros(1, np.int16)
        self._states: dict[tuple[type, int], Array] = {}

    def known(self, rulebook: Rulebook) -> Array:
        """A state to work on."""
        return self.shown(rulebook, 1)

    def shown(self, rulebook: Rulebook, count: int) -> Array:
        """So many states to work on."""
        found = self._states.get((rulebook.state, count))
        if found is None:
            found = self._states[rulebook.state, count] = several(rulebook.state, count)
        return found

    def noted(self, name: str) -> bytes:
        """The rows of the log."""
        if self.lost[0]:
            raise RuntimeError(f"{name}: one decision made more than {ROWS} events")
        noted: bytes = self.rows[: self.count[0]].tobytes()
        return noted

    def room(self, rulebook: Rulebook) -> Array:
        """At least as many numbers as the game has actions."""
        if len(self.out) <= rulebook.actions.total:
            self.out = np.zeros(rulebook.actions.total + 1, np.int16)
        return self.out


SCRATCH = Scratch()


class Game:
    """One game: who must decide, what they may do, what each seat sees, and how it came so far.

    Seats are numbered from 0. Nothing changes when a call raises an error.
    """

    __slots__ = (
        "_first", "_heads", "_past", "_sight", "_start", "_state", "_story", "_undo", "components", "rulebook", "seats",
    )  # fmt: skip

    def __init__(self, rulebook: Rulebook, state: Any, components: dict[str, Any] | None, start: dict[str, Any]) -> None:
        self.rulebook = rulebook
        self.components = components
        self.seats: list[str | None] = [None] * int(state.players)
        self._start = start
        self._state = state
        self._first = int(state.decisions)
        self._story = Story()
        self._undo: tuple[bytes, ...] = ()
        """The states before those last decisions that can be taken back."""
        self._sight: Sight | None = None
        self._heads: Head | None = None
        self._past: Past | None = None

    # What anybody at the table can see

    @property
    def name(self) -> str:
        return self.rulebook.name

    @property
    def players(self) -> int:
        return len(self.seats)

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
        """The action that a number or a text means, legal or not."""
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
        """The text of such an action."""
        return _text(self.rulebook.actions, self.action(given).number)

    def play(self, action: Action | int | str, at: float | None = None) -> list[Event]:
        """Play an action for the mover and return what happened. `at` is the time to note in the record."""
        number = self.number
        return [{**event_of(number, told), "audience": told.audience} for told in self.decide(action, at)]

    def decide(self, action: Action | int | str, at: float | None = None, looked_at: bool = False) -> list[Told]:
        """The same for those who print what happened, or do not ask; `looked_at` where everybody is shown what follows."""
        chosen, rulebook, scratch = self.action(action), self.rulebook, SCRATCH
        before, head = self._state.tobytes(), self._head()
        if head.over:
            raise IllegalAction(texts.say("table-why-over"), "table-why-over")
        after, out = alone(before, rulebook.state), scratch.room(rulebook)
        if looked_at:
            shown, points = self._blank()
            legal = turn(after, chosen.number, scratch.log, scratch.known(rulebook), shown, points, out)
        else:
            legal = 0 if advance(after, chosen.number, scratch.log, out) else -1
        if legal < 0:
            key, arguments = self.why_not(chosen)
            raise IllegalAction(f"{chosen}: {texts.say(key, **arguments)}", key, arguments)
        rows = scratch.noted(self.name)
        told, last = teller(rulebook).rows(rows), self._story.last
        self._state = after[0]
        if looked_at:
            self._sight = _sight(self._state, shown, points, out[:legal].tolist())
            self._past = _past(self._state, head.number, [(head.number, each) for each in told])
        if self._head().over or any(each.reveals for each in told):
            self._undo = ()
        else:
            self._undo = (*self._undo, before) if last and last.mover == head.mover else (before,)
        self._story.add(Decision(chosen.number, at, head.mover, rows))
        return told

    def why_not(self, action: Action | int | str) -> tuple[str, dict[str, Any]]:
        """The key and arguments of the text that says which rule forbids an action now."""
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
            key = "table-why-no-undo" if self._story else "table-why-nothing-to-undo"
            raise CannotUndo(texts.say(key))
        *earlier, before = self._undo
        self._undo = tuple(earlier)
        self._state = alone(before, self.rulebook.state)[0]
        self._story.drop_last()

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last decision."""
        last = self._story.last
        return last.mover if last else None

    @property
    def movers(self) -> list[int]:
        """The seat that made each decision, from the first on."""
        return [decision.mover for decision in self._story]

    # Knowing

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may see, as JSON, with its legal actions; SPECTATOR sees what everybody sees, None sees all.

        Once the game is over, everything is open.
        """
        return {**self.outline(seat), "components": copying.deepcopy(self.components)}

    def outline(self, seat: int | None) -> dict[str, Any]:
        """The view without the components, for whoever knows them already."""
        outline: dict[str, Any] = orjson.loads(self.outline_json(seat))
        return outline

    def outline_json(self, seat: int | None) -> bytes:
        """The same as JSON."""
        mover, players, printer = self.mover, self.players, view_json.printer(self.rulebook)
        raw, points, actions = self._shown(seat)
        known, eye = alone(raw, self.rulebook.state)[0], SPECTATOR if seat is None else seat
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
                "forecast": printer.forecast(points[:players], printer.details(known, eye) if printer.details else None),
                "actions": printer.actions(actions if mover == seat else []),
                "undo": bool(self._undo) and self.last_mover == seat,
            }
        )

    def seen(self, seat: int) -> int:
        """How many decisions a seat has seen: while others decide in secret, fewer than there were."""
        self._check_seat(seat)
        return self._look().numbers[seat + 1]

    def _shown(self, seat: int | None) -> tuple[bytes, Array, list[int]]:
        """What a seat is shown: the bytes of the state, everybody's points, and the mover's actions."""
        if seat is None:
            return self._state.tobytes(), self._points(self._state), []
        self._check_seat(seat)
        sight, eye = self._look(), seat + 1
        return sight.texts[eye], sight.points[eye], sight.actions

    def _look(self) -> Sight:
        """What everybody sees now, worked out once for each state."""
        if self._sight is None or self._sight.state is not self._state:
            rulebook, raw, out = self.rulebook, self._state.tobytes(), SCRATCH.room(self.rulebook)
            shown, points = self._blank()
            n = look(alone(raw, rulebook.state), SCRATCH.known(rulebook), shown, points, out)
            self._sight = _sight(self._state, shown, points, out[:n].tolist())
        return self._sight

    def _blank(self) -> tuple[Array, Array]:
        """Room for what everybody is shown; the first is used again and again."""
        rulebook, eyes = self.rulebook, len(self.seats) + 1
        return SCRATCH.shown(rulebook, eyes), np.zeros((eyes, rulebook.seats, len(rulebook.sources)), np.int16)

    def _head(self) -> Head:
        if self._heads is None or self._heads.state is not self._state:
            raw, readers = self._state.tobytes(), state_json.readers(self.rulebook.state)
            over, mover, number = readers["over"], readers["mover"], readers["decisions"]
            self._heads = Head(self._state, over.number(raw) != 0, mover.number(raw), number.number(raw))
        return self._heads

    def known(self, seat: int) -> Any:
        """The state as a seat knows it: what bots and environments work from. A copy; when the game is over, everything."""
        self._check_seat(seat)
        return copy(self._state) if self.over else self._known(seat)

    def forecast(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Points by source for every seat if the game ended now, as far as this seat can know."""
        known = self.known(seat)
        return self._forecast(self._points(known).tolist(), known, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from decision number `since` on: all of it, or as much as a seat (or SPECTATOR) may know."""
        return [event_of(number, told) for number, told in self._told(since, seat)]

    def printed_events(self, since: int, seat: int | None) -> bytes:
        """The same as JSON."""
        text = self._since(since).text
        return _printed_events(self._told(since, seat)) if text is None else text

    def _told(self, since: int, seat: int | None) -> list[tuple[int, Told]]:
        if seat is not None:
            self._check_seat(seat)
        told = self._since(since).told
        return told if seat is None or self._head().over else [each for each in told if each[1].audience in (EVERYONE, seat)]

    def _since(self, since: int) -> Past:
        past = self._past
        if past is None or past.state is not self._state or past.since != since:
            start, rows = max(0, since - self._first), teller(self.rulebook).rows
            decisions = enumerate(self._story.since(start), self._first + start)
            told = [(number, each) for number, decision in decisions for each in rows(decision.rows)]
            past = self._past = _past(self._state, since, told)
        return past

    def preview(self, action: Action | int | str) -> dict[str, Any]:
        """What a legal action would do, as far as its mover can know: events, the table afterwards, points gained by seat.

        Where the action reveals something hidden, `reveals` is true, only what comes before it is told, and points only where
        they are the same in several worlds that the mover cannot tell apart.
        """
        chosen = self.action(action)
        seat = self.mover
        if seat is None or chosen.number not in self._legal(self._state):
            key, arguments = self.why_not(chosen)
            raise IllegalAction(f"{chosen}: {texts.say(key, **arguments)}", key, arguments)
        known = self._known(seat)
        before = self._gained(known, seat)
        happened, g = self._imagine(known, seat, chosen.number, 0)
        first = next((i for i, event in enumerate(happened) if event["reveals"]), None)
        told = [event for event in happened[:first] if event["audience"] in (EVERYONE, seat)]
        gained = [(self._gained(g, seat) - before).tolist()]
        result: dict[str, Any] = {"reveals": first is not None, "events": told}
        if first is None:
            self.rulebook.rules.redact(g, seat)
            self.rulebook.rules.forget(g, seat)
            result["table"] = state_json.table(self.rulebook, g.tobytes())
        else:
            for world in range(1, WORLDS):
                _, g = self._imagine(known, seat, chosen.number, world)
                gained.append((self._gained(g, seat) - before).tolist())
        if all(each == gained[0] for each in gained):
            result["points"] = gained[0]
        return result

    def _gained(self, g: Any, seat: int) -> Array:
        """Points of every seat if the game ended now, as far as the table shows them to this one."""
        shown = copy(g)
        self.rulebook.rules.forget(shown, seat)
        totals: Array = self._points(shown).sum(axis=1)[: self.players]
        return totals

    def _imagine(self, known: Any, seat: int, action: int, world: int) -> tuple[list[Event], Any]:
        """Play an action in one of the worlds that a seat's knowledge allows."""
        g = copy(known)
        self.rulebook.rules.deal(g, seat, np.uint64(int(known.decisions) * WORLDS + world))
        log, number = several(Log, 1), int(g.decisions)
        log[0].capacity = ROWS
        self.rulebook.rules.step(g, action, log[0])
        told = teller(self.rulebook).rows(log["rows"][0, : log["n"][0]].tobytes())
        return [{**event_of(number, each), "audience": each.audience} for each in told], g

    # Keeping

    def record(self) -> dict[str, Any]:
        """The whole game as one JSON document: replay, bug report, test fixture and data set. It holds every secret."""
        return records.record(self)

    def position(self) -> dict[str, Any]:
        """The full state as one readable JSON document. It holds every secret."""
        return records.position(self)

    def copy(self) -> Self:
        """A game of its own that goes on from here. States are shared: a decision makes a new one and leaves the old as it is."""
        # Line by line, because every move is tried on a copy, and a loop over the slots takes five times as long.
        twin = object.__new__(type(self))
        twin.rulebook, twin.components, twin.seats = self.rulebook, self.components, self.seats.copy()
        twin._start, twin._first, twin._story = self._start, self._first, self._story.copy()
        twin._state, twin._undo = self._state, self._undo
        twin._sight, twin._heads, twin._past = self._sight, self._heads, self._past
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
        out = SCRATCH.room(self.rulebook)
        n = self.rulebook.rules.legal(g, out)
        return out[:n].tolist()  # type: ignore[no-any-return]

    def _read(self, name: str, raw: bytes) -> Any:
        """One field of a state's bytes."""
        return state_json.readers(self.rulebook.state)[name].value(raw)

    def _points(self, g: Any) -> Array:
        out = np.zeros((self.rulebook.seats, len(self.rulebook.sources)), np.int16)
        self.rulebook.rules.forecast(g, out)
        return out

    def _forecast(self, points: list[list[int]], known: Any, seat: int) -> dict[str, Any]:
        rows = points[: self.players]
        return {
            "sources": [dict(zip(self.rulebook.sources, row, strict=True)) for row in rows],
            "totals": [sum(row) for row in rows],
            "details": self.rulebook.details(known, seat),
        }


def _past(state: Any, since: int, told: list[tuple[int, Told]]) -> Past:
    open_to_all = all([each.audience == EVERYONE for _, each in told])  # noqa: C419 a list is faster here
    return Past(state, since, told, _printed_events(told) if open_to_all else None)


def _printed_events(told: list[tuple[int, Told]]) -> bytes:
    return b"[%s]" % b",".join([each.text % number for number, each in told])


def _sight(state: Any, shown: Array, points: Array, actions: list[int]) -> Sight:
    whole, size = shown.tobytes(), shown.itemsize
    texts = [whole[i : i + size] for i in range(0, len(whole), size)]
    return Sight(state, texts, shown["decisions"].tolist(), points, actions)


@cache
def _numbered(actions: Actions, number: int) -> Action:
    return actions.action(number)


@cache
def _text(actions: Actions, number: int) -> str:
    return str(_numbered(actions, number))


@lru_cache(4096)
def _parsed(actions: Actions, text: str) -> Action:
    return actions.parse(text)


def new(name: str, players: int | None = None, seed: int | None = None, **chosen: str | bool) -> Game:
    """A new game. `saqqara.games()` tells which games, player counts and options there are."""
    rulebook = games.find(name)
    components = None
    full = options.check_options(rulebook, chosen)
    if rulebook.components:
        components = rulebook.components.load(str(full[rulebook.components.option]))
        full[rulebook.components.option] = components["set"]
    return start(rulebook, options.check_players(rulebook, players), options.check_seed(seed), full, components)


def start(
    rulebook: Rulebook,
    players: int,
    seed: int,
    full: Mapping[str, str | bool],
    components: dict[str, Any] | None,
    version: int | None = None,
) -> Game:
    """Start a game from values that have been checked, under this version of the rules or the newest."""
    g = blank(rulebook.state)
    rulebook.rules.new(
        g,
        players,
        np.uint64(seed),
        options.encode_options(rulebook, full),
        options.encode_components(rulebook, components),
    )
    version = version or rulebook.version
    records.go_on_by(rulebook, version, g)
    return Game(rulebook, g, components, {"rules": version, "options": dict(full), "seed": seed, "position": None})


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The game of a record, after its first `upto` decisions or all of them."""
    game, actions, times = records.open_record(record, upto)
    for action, time in zip(actions, times, strict=True):
        records.replay_one(game, action, time)
    return game


def from_position(name: str, position: Mapping[str, Any]) -> Game:
    """The game that goes on from a position."""
    rulebook = games.find(name)
    if isinstance(position, Mapping) and position.get("game") != rulebook.name:
        raise BadPosition("game", f"must be '{rulebook.name}', not {position.get('game')!r}")
    return records.open_position(position)
