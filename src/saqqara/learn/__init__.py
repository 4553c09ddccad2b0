"""Environments for research: batches of games, PettingZoo, Gymnasium, OpenSpiel. See docs/research.md.

Missing optional packages are reported when they are needed, not when this module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.learn import extras
from saqqara.learn.batch import Batch
from saqqara.learn.layouts import Layout, layout
from saqqara.learn.precompile import warm

if TYPE_CHECKING:
    from saqqara.learn.gymnasium_env import AgainstBots, Opponent, SelfPlay, Single
    from saqqara.learn.pettingzoo_env import TableEnv

__all__ = ["Batch", "Layout", "aec_env", "gym_env", "layout", "register_openspiel", "self_play_env", "vector_env", "warm"]


def aec_env(name: str, players: int | None = None, render_mode: str | None = None, **options: str | bool) -> TableEnv:
    """Return a game as a PettingZoo AEC environment."""
    extras.load("pettingzoo", extras.LEARN)
    from saqqara.learn.pettingzoo_env import TableEnv

    return TableEnv(name, players, options, render_mode)


def vector_env(
    name: str, num_envs: int, players: int | None = None, opponent: Opponent = "random", seat: int | None = None, **settings: Any
) -> AgainstBots:
    """Return many games as a Gymnasium vector environment: the agent has one seat in each, bots have the others.

    `opponent` is the name of a bot, or a function of (observations, masks) that returns an action for each row. `seat` is the
    agent's seat; by default it rotates with each new game. Settings are those of `Batch`, the game's options, and `masked`: with
    "error" an illegal action raises an error, with "replace" a random legal action is played instead.
    """
    extras.load("gymnasium", extras.LEARN)
    from saqqara.learn.gymnasium_env import AgainstBots

    return AgainstBots(name, num_envs, players, opponent, seat, settings)


def self_play_env(name: str, num_envs: int, players: int | None = None, **settings: Any) -> SelfPlay:
    """Return many games as a Gymnasium vector environment in which the agent decides for every seat."""
    extras.load("gymnasium", extras.LEARN)
    from saqqara.learn.gymnasium_env import SelfPlay

    return SelfPlay(name, num_envs, players, settings)


def gym_env(
    name: str, players: int | None = None, opponent: Opponent = "random", seat: int | None = None, **settings: Any
) -> Single:
    """Return one game against bots as a plain Gymnasium environment."""
    extras.load("gymnasium", extras.LEARN)
    from saqqara.learn.gymnasium_env import Single

    return Single(vector_env(name, 1, players, opponent, seat, **settings))


def register_openspiel() -> list[str]:
    """Register every game with OpenSpiel as `saqqara_<name>`; return these names for `pyspiel.load_game`."""
    extras.load("pyspiel", extras.SPIEL)
    from saqqara.learn.openspiel import register

    return register()
