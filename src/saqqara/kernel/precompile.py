"""Calls every function of a game that a table needs, once, so that it is compiled and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from saqqara.kernel.events import Log, Silence
from saqqara.kernel.observe import advance, look, turn
from saqqara.kernel.playout import playouts
from saqqara.kernel.records import blank, several
from saqqara.kernel.rulebook import Rulebook


def warm(game: Rulebook) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the pieces to compile, each as a label and a call."""
    g, log = blank(game.state), blank(Log)
    rules, players, seed = game.rules, game.players[0], np.uint64(1)
    out = np.zeros(game.actions.total + 1, np.int16)
    options = np.zeros(max(1, len(game.options)), np.int16)
    content = game.components
    components = content.encode(content.load(content.names()[0])) if content else np.zeros(1, np.int16)
    points = np.zeros((game.seats, len(game.sources)), np.int16)
    yield "new", lambda: rules.new(g, players, seed, options, components)
    yield "legal", lambda: rules.legal(g, out)
    yield "step", lambda: rules.step(g, int(out[0]), log)
    yield "forecast", lambda: rules.forecast(g, points)
    yield "places", lambda: rules.places(g, np.zeros(game.seats, np.int16))
    yield "redact", lambda: rules.redact(g, 0)
    yield "deal", lambda: rules.deal(g, 0, seed)
    yield "details", lambda: game.details(g, 0)
    one, logs, shown = several(game.state, 1), several(Log, 1), several(game.state, game.seats + 1)
    yield "advance", lambda: advance(one, -1, logs, out)
    foreseen = np.zeros((game.seats + 1, *points.shape), np.int16)
    yield "look", lambda: look(one, several(game.state, 1), shown, foreseen, out)
    yield "turn", lambda: turn(one, -1, logs, several(game.state, 1), shown, foreseen, out)
    many, fresh = np.zeros(1, game.dtype), np.zeros(1, game.dtype)
    yield "playouts", lambda: playouts(many, fresh, 1, players, 1, options, components, out, blank(Silence))
