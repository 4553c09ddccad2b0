"""PettingZoo classic: two board games under random play through the AEC interface."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import numpy as np
from measure import rates, report
from pettingzoo.classic import chess_v6, connect_four_v3

seconds, repeats = float(sys.argv[1]), int(sys.argv[2])
chance = np.random.default_rng(1)


def play(env: Any) -> int:
    env.reset(seed=int(chance.integers(2**31)))
    steps, ends = 0, 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            ends += 1
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    assert ends == 2, "the game has not ended for both players"
    return steps


for label, module in (("connect_four_v3", connect_four_v3), ("chess_v6", chess_v6)):
    samples = rates(partial(play, module.env()), seconds, repeats)
    report(f"PettingZoo {label}, from Python", samples, "random play by the masks")
