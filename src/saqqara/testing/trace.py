"""Whole games as fingerprints, to compare compiled with interpreted rules: `python -m saqqara.testing.trace MODULE GAME SEED`.

A fingerprint covers all the rules can say about a state. It calls them directly: through a table each decision would call them
several times, which takes long where they are interpreted.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from importlib import import_module

import numpy as np

from saqqara import games
from saqqara.kernel.events import Log
from saqqara.kernel.records import blank, copy
from saqqara.testing.setups import Setup, setups


def traces(game: str, seed: int) -> dict[str, list[str]]:
    """The fingerprints of one random game per setup."""
    return {str(setup): trace(setup, seed) for setup in setups(game)}


def trace(setup: Setup, seed: int) -> list[str]:
    """One fingerprint per decision: the state, what happened, the forecast, the places, and what each seat knows, dealt again."""
    chance = random.Random(f"{setup} {seed}")
    game = setup.new(seed)
    rules, g, log = game.rulebook.rules, copy(game._state), blank(Log)
    legal = np.zeros(game.rulebook.actions.total + 1, np.int16)
    points = np.zeros((game.rulebook.seats, len(game.rulebook.sources)), np.int16)
    places = np.zeros(game.rulebook.seats, np.int16)
    prints = []
    while not g.over:
        count = rules.legal(g, legal)
        digest = hashlib.sha256(legal[:count].tobytes())
        log.n, log.capacity = 0, len(log.rows)
        rules.step(g, int(legal[chance.randrange(count)]), log)
        points[:], places[:] = 0, 0
        rules.forecast(g, points)
        rules.places(g, places)
        for made in (g, log.rows[: log.n], points, places):
            digest.update(made.tobytes())
        for seat in range(-1, game.players):
            known = copy(g)
            rules.redact(known, seat)
            shown = copy(known)
            rules.forget(shown, seat)
            digest.update(known.tobytes() + shown.tobytes())
            if not g.over:
                rules.deal(known, seat, np.uint64(int(g.decisions)))
                digest.update(known.tobytes())
        prints.append(digest.hexdigest()[:12])
    return prints


if __name__ == "__main__":
    module, game, seed = sys.argv[1:]
    if game not in games.names():
        games.add(import_module(module).GAME)
    json.dump(traces(game, int(seed)), sys.stdout)
