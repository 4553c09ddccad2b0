"""A game in progress, as a caller plays it."""

from __future__ import annotations

import copy as copying
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self

import numpy as np

from saqqara import games, texts
from saqqara.errors import BadPosition, CannotUndo, IllegalAction
from saqqara.kernel.actions import Action, Actions
from saqqara.kernel.events import EVERYONE, ROWS, Log
from saqqara.kernel.game import Game as Rulebook
from saqqara.kernel.records import Array, blank, copy
from saqqara.table import documents, options, states

SPECTATOR = -1
WORLDS = 4
"""How many worlds a preview looks into before it says that points do not depend on what is hidden."""

Event = dict[str, Any]


class Game:
    """One game: who must decide, what they may do, what each seat sees, and how it came so far.

    Seats are numbered from 0. Nothing changes when a call raises an error.
    """

    def __init__(self, rulebook: Rulebook, state: Any, components: dict[str, Any] | None, start: dict[str, Any]) -> None:
        self.rulebook = rulebook
        self.components = components
        self.seats: list[str | None] = [None] * int(state.players)
        self._start = start
        self._state = state
        self._actions: list[int] = []
        self._times: list[float | None] = []
        self._movers: list[int] = []
        self._events: list[Event] = []
        self._undo: list[tuple[Any, int]] = []
        self._log = blank(Log)
        self._out = np.zeros(rulebook.actions.total + 1, np.int16)

    # What anybody at the table can see

    @property
    def name(self) -> str:
        return self.rulebook.name

    @property
    def players(self) -> int:
        return int(self._state.players)

    @property
    def options(self) -> dict[str, str | bool]:
        return dict(self._start["options"])

    @property
    def mover(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        return None if self.over else int(self._state.mover)

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def scores(self) -> list[int]:
        """Points so far; the final ones when the game is over."""
        return [int(points) for points in self._state.score[: self.players]]

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
        return int(self._state.decisions)

    # Playing

    def actions(self) -> list[Action]:
        """What the mover may do, in ascending order; empty when the game is over."""
        return [self.rulebook.actions.action(number) for number in self._legal(self._state)]

    def action(self, given: Action | int | str) -> Action:
        """The action that a number or a text means, legal or not."""
        try:
            if isinstance(given, str):
                return self.rulebook.actions.parse(given)
            if isinstance(given, Action):
                return self.rulebook.actions.action(given.number)
            if isinstance(given, bool) or not isinstance(given, int | np.integer):
                raise ValueError(f"an action is a text, a number or an Action, not {given!r}")
            return self.rulebook.actions.action(int(given))
        except ValueError as error:
            raise IllegalAction(str(error), "table-why-unknown", {"given": str(given)}) from None

    def play(self, action: Action | int | str, at: float | None = None) -> list[Event]:
        """Play an action for the mover and return what happened. `at` is the time to note in the record."""
        chosen = self.action(action)
        if self.over:
            raise IllegalAction(texts.say("table-why-over"), "table-why-over")
        if chosen.number not in self._legal(self._state):
            key, arguments = self.why_not(chosen)
            raise IllegalAction(f"{chosen}: {texts.say(key, **arguments)}", key, arguments)
        before, mover = copy(self._state), int(self._state.mover)
        happened = self._step(self._state, chosen.number)
        if self._movers and self._movers[-1] != mover:
            self._undo.clear()
        self._undo.append((before, len(self._events)))
        if self.over or any(event["reveals"] for event in happened):
            self._undo.clear()
        self._actions.append(chosen.number)
        self._times.append(at)
        self._movers.append(mover)
        self._events.extend(happened)
        return happened

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
            key = "table-why-no-undo" if self._actions else "table-why-nothing-to-undo"
            raise CannotUndo(texts.say(key))
        self._state, kept = self._undo.pop()
        del self._events[kept:]
        self._actions.pop()
        self._times.pop()
        self._movers.pop()

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last decision."""
        return self._movers[-1] if self._movers else None

    # Knowing

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may see, as JSON, with its legal actions; SPECTATOR sees what everybody sees, None sees all.

        Once the game is over, everything is open.
        """
        mover, players = self.mover, self.players
        known = copy(self._state) if seat is None else self.known(seat)
        shown = known
        if seat is not None and mover is not None:
            shown = copy(known)
            self.rulebook.forget(shown, seat)
        table = states.encode(self.rulebook, shown)
        del table["rng"]
        return {
            "game": self.name,
            "players": players,
            "options": self.options,
            "components": copying.deepcopy(self.components),
            "seats": list(self.seats),
            "seat": seat,
            "number": int(shown.decisions),
            "mover": mover,
            "over": mover is None,
            "scores": shown.score[:players].tolist(),
            "places": self.places if mover is None else None,
            "table": table,
            "forecast": self._forecast(shown, SPECTATOR if seat is None else seat),
            "actions": [dict(_plain(self.rulebook.actions, n)) for n in self._legal(known)] if mover == seat is not None else [],
            "undo": self.can_undo and self.last_mover == seat,
        }

    def known(self, seat: int) -> Any:
        """The state as a seat knows it: what bots and environments work from. A copy; when the game is over, everything."""
        self._check_seat(seat)
        return copy(self._state) if self.over else self._known(seat)

    def forecast(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Points by source for every seat if the game ended now, as far as this seat can know."""
        return self._forecast(self.known(seat), seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from decision number `since` on: all of it, or as much as a seat (or SPECTATOR) may know."""
        if seat is not None:
            self._check_seat(seat)
        open_to = None if seat is None or self.over else (EVERYONE, seat)
        return [
            {key: value for key, value in event.items() if key != "audience"}
            for event in self._events
            if event["number"] >= since and (open_to is None or event["audience"] in open_to)
        ]

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
            self.rulebook.forget(g, seat)
            result["table"] = {k: v for k, v in states.encode(self.rulebook, g).items() if k != "rng"}
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
        self.rulebook.forget(shown, seat)
        totals: Array = self._points(shown).sum(axis=1)[: self.players]
        return totals

    def _imagine(self, known: Any, seat: int, action: int, world: int) -> tuple[list[Event], Any]:
        """Play an action in one of the worlds that a seat's knowledge allows."""
        g = copy(known)
        self.rulebook.rules.deal(g, seat, np.uint64(int(known.decisions) * WORLDS + world))
        return self._step(g, action), g

    # Keeping

    def record(self) -> dict[str, Any]:
        """The whole game as one JSON document: replay, bug report, test fixture and data set. It holds every secret."""
        return documents.record(self)

    def position(self) -> dict[str, Any]:
        """The full state as one readable JSON document. It holds every secret."""
        return documents.position(self)

    def copy(self) -> Self:
        """A game of its own that goes on from here."""
        twin = copying.copy(self)
        for name in ("_actions", "_times", "_movers", "_events", "seats"):
            setattr(twin, name, list(getattr(self, name)))
        twin._undo = [(copy(state), kept) for state, kept in self._undo]
        twin._state, twin._log, twin._out = copy(self._state), blank(Log), self._out.copy()
        return twin

    def __repr__(self) -> str:
        status = "over" if self.over else f"seat {self.mover} to decide"
        return f"<{self.rulebook.title}, {self.players} players, {self.number} decisions, {status}>"

    # Inside

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not SPECTATOR <= seat < self.players:
            raise IllegalAction(f"seat: a number from 0 to {self.players - 1}, or -1 for a spectator, not {seat!r}")

    def _known(self, seat: int) -> Any:
        g = copy(self._state)
        self.rulebook.rules.redact(g, seat)
        return g

    def _legal(self, g: Any) -> list[int]:
        if g.over:
            return []
        n = self.rulebook.rules.legal(g, self._out)
        return self._out[:n].tolist()  # type: ignore[no-any-return]

    def _step(self, g: Any, action: int) -> list[Event]:
        number, mover = int(g.decisions), int(g.mover)
        self._log.n, self._log.lost, self._log.capacity = 0, 0, ROWS
        self.rulebook.rules.step(g, action, self._log)
        if self._log.lost:
            raise RuntimeError(f"{self.name}: one decision made more than {ROWS} events")
        return [self._event(number, mover, row) for row in self._log.rows[: self._log.n].tolist()]

    def _event(self, number: int, mover: int, row: Sequence[int]) -> Event:
        kind, seat, audience, *numbers = row
        declared = next(event for event in self.rulebook.events if event.value == kind)
        arguments = {
            name: domain[value] if isinstance(domain, tuple) and 0 <= value < len(domain) else value
            for (name, domain), value in zip(self.rulebook.events[declared].items(), numbers, strict=False)
        }
        return {
            "number": number,
            "kind": declared.name.lower(),
            "seat": seat,
            "arguments": arguments,
            "reveals": declared in self.rulebook.reveals,
            "audience": audience,
        }

    def _points(self, g: Any) -> Array:
        out = np.zeros((self.rulebook.seats, len(self.rulebook.sources)), np.int16)
        self.rulebook.rules.forecast(g, out)
        return out

    def _forecast(self, g: Any, seat: int) -> dict[str, Any]:
        rows = self._points(g)[: self.players].tolist()
        return {
            "sources": [dict(zip(self.rulebook.sources, row, strict=True)) for row in rows],
            "totals": [sum(row) for row in rows],
            "details": self.rulebook.details(g, seat),
        }


@cache
def _plain(actions: Actions, number: int) -> dict[str, Any]:
    action = actions.action(number)
    return {"number": action.number, "name": action.name, "arguments": dict(action.arguments), "text": str(action)}


def new(name: str, players: int | None = None, seed: int | None = None, **chosen: str | bool) -> Game:
    """A new game. `saqqara.games()` tells which games, player counts and options there are."""
    rulebook = games.find(name)
    components = None
    full = options.check_options(rulebook, chosen)
    if rulebook.components:
        components = rulebook.components.load(str(full[rulebook.components.option]))
        full[rulebook.components.option] = components["set"]
    return start(rulebook, options.check_players(rulebook, players), options.check_seed(seed), full, components)


def start(rulebook: Rulebook, players: int, seed: int, full: Mapping[str, str | bool], components: dict[str, Any] | None) -> Game:
    """A game from values that have been checked."""
    g = blank(rulebook.state)
    rulebook.rules.new(
        g,
        players,
        np.uint64(seed),
        options.encode_options(rulebook, full),
        options.encode_components(rulebook, components),
    )
    return Game(rulebook, g, components, {"options": dict(full), "seed": seed, "position": None})


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The game of a record, after its first `upto` decisions or all of them."""
    game, actions, times = documents.open_record(record, upto)
    for action, time in zip(actions, times, strict=True):
        documents.replay_one(game, action, time)
    return game


def from_position(name: str, position: Mapping[str, Any]) -> Game:
    """The game that goes on from a position."""
    rulebook = games.find(name)
    if isinstance(position, Mapping) and position.get("game") != rulebook.name:
        raise BadPosition("game", f"must be '{rulebook.name}', not {position.get('game')!r}")
    return documents.open_position(position)
