"""Whole games as fingerprints, to compare compiled with interpreted code: `python -m tests.contract.trace SEED…`."""

from __future__ import annotations

import hashlib
import json
import random
import sys

import numpy as np

import pebbles
from saqqara import games

from .setups import all_setups

LOOK_EVERY = 3
"""What follows from a state is compared after every third decision: interpreted it takes longer than the decisions themselves."""


def trace(seed: int) -> dict[str, list[str]]:
    """For every setup, one fingerprint a decision: the state and what happened, and now and then forecast, places, every seat's
    knowledge and a deal of it."""
    found: dict[str, list[str]] = {}
    for setup in all_setups():
        chance = random.Random(f"{setup} {seed}")
        game = setup.new(seed)
        prints = found[str(setup)] = []
        while not game.over:
            happened = game.play(chance.choice(game.actions()))
            digest = hashlib.sha256(game._state.tobytes())
            digest.update(json.dumps(happened).encode())
            looked = game.over or game.number % LOOK_EVERY == 0
            if looked:
                digest.update(json.dumps([game.forecast(), game.places]).encode())
            for seat in range(-1, game.players) if looked else ():
                known = game.known(seat)
                digest.update(known.tobytes())
                if not game.over:
                    game.rulebook.rules.deal(known, seat, np.uint64(game.number))
                    digest.update(known.tobytes())
            prints.append(digest.hexdigest()[:12])
    return found


if __name__ == "__main__":
    games.add(pebbles.GAME)
    json.dump({seed: trace(int(seed)) for seed in sys.argv[1:]}, sys.stdout)
