"""Previews: what an action would do, as far as its mover can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara import texts
from saqqara.errors import IllegalAction
from saqqara.kernel.actions import Action
from saqqara.kernel.events import EVERYONE, ROWS, Log
from saqqara.kernel.records import Array, copy, several
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import state_json
from saqqara.table.event_rows import Event, row_reader
from saqqara.table.forecast import points

if TYPE_CHECKING:
    from saqqara.table.game import Game

WORLDS = 4
"""How many worlds a preview tries before it says that points do not depend on what is hidden."""


def preview(game: Game, action: Action) -> dict[str, Any]:
    """Play a legal action in worlds that its mover cannot tell apart: see `Game.preview`."""
    rulebook, seat = game.rulebook, game.mover
    if seat is None or action not in game.actions():
        key, arguments = game.why_not(action)
        raise IllegalAction(f"{action}: {texts.say(key, **arguments)}", key, arguments)
    known = game.known(seat)
    before = _totals(rulebook, known, seat)
    happened, g = _imagine(rulebook, known, seat, action.number, 0)
    first = next((i for i, event in enumerate(happened) if event["reveals"]), None)
    gained = [(_totals(rulebook, g, seat) - before).tolist()]
    result: dict[str, Any] = {
        "reveals": first is not None,
        "events": [event for event in happened[:first] if event["audience"] in (EVERYONE, seat)],
    }
    if first is None:
        rulebook.rules.redact(g, seat)
        rulebook.rules.forget(g, seat)
        result["table"] = state_json.table(rulebook, g.tobytes())
    else:
        for world in range(1, WORLDS):
            _, g = _imagine(rulebook, known, seat, action.number, world)
            gained.append((_totals(rulebook, g, seat) - before).tolist())
    if all(each == gained[0] for each in gained):
        result["points"] = gained[0]
    return result


def _totals(rulebook: Rulebook, g: Any, seat: int) -> Array:
    """Return the points of every seat if the game ended now, as far as the table shows them to this one."""
    shown = copy(g)
    rulebook.rules.forget(shown, seat)
    totals: Array = points(rulebook, shown).sum(axis=1)[: int(g.players)]
    return totals


def _imagine(rulebook: Rulebook, known: Any, seat: int, action: int, world: int) -> tuple[list[Event], Any]:
    """Play an action in one of the worlds that a seat's knowledge allows; return the events and the state."""
    g = copy(known)
    rulebook.rules.deal(g, seat, np.uint64(int(known.decisions) * WORLDS + world))
    log, number = several(Log, 1), int(g.decisions)
    log[0].capacity = ROWS
    rulebook.rules.step(g, action, log[0])
    rows = row_reader(rulebook).read(log["rows"][0, : log["n"][0]].tobytes())
    return [{**row.numbered(number), "audience": row.audience} for row in rows], g
