"""Observations of single games, and their spaces, for PettingZoo and Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

LOWEST, HIGHEST = int(np.iinfo(np.int16).min), int(np.iinfo(np.int16).max)


def observation_space(width: int, actions: int) -> spaces.Dict:
    """The space of observations: `observation`, in the game's layout, and `action_mask`."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (width,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
