"""Every game as a PettingZoo environment, one decision at a time (AEC)."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from rich.console import Console

import saqqara
from saqqara import games, texts
from saqqara.errors import BadOption, IllegalAction
from saqqara.learn.layouts import known_to, layout
from saqqara.learn.rewards import returns
from saqqara.learn.spaces import observation_space
from saqqara.table import SPECTATOR
from saqqara.table import options as choices


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game whose agents are `player_0`, `player_1` … by seat.

    An observation is a dict of `observation`, in the layout of `saqqara.learn.layout(name)`, and `action_mask`. Rewards come at the
    end: from +1 for the first place to -1 for the last.
    """

    def __init__(self, name: str, players: int | None, options: dict[str, str | bool], render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode: must be 'ansi' or None, not {render_mode!r}")
        rulebook = games.find(name)
        self.metadata = {"name": f"{name}_v{rulebook.version}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._name, self._options = name, options
        self._total = rulebook.actions.total
        self._layout = layout(name)
        self._chance = np.random.default_rng()
        players = choices.check_players(rulebook, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.action_spaces = {agent: spaces.Discrete(self._total) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self._layout.width, self._total) for agent in self.possible_agents}
        self._game: saqqara.Game | None = None

    @property
    def game(self) -> saqqara.Game:
        """The game at the table."""
        return self._check_started()

    def _check_started(self) -> saqqara.Game:
        if self._game is None:
            raise IllegalAction("the game has not been started: call reset first")
        return self._game

    def _new(self, seed: int) -> saqqara.Game:
        return saqqara.new(self._name, players=len(self.possible_agents), seed=seed, **self._options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of this seed; by default, of a random seed drawn from the last one given."""
        if seed is not None:
            seed = choices.check_seed(seed)
            self._chance = np.random.default_rng(seed)
        self._game = self._new(int(self._chance.integers(2**63)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the agent that must decide sees, its reward since its last decision, and whether the game is over."""
        self._check_started()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent's seat knows, and its legal actions: none unless it must decide now."""
        if agent not in self.possible_agents:
            raise BadOption(f"agent: must be one of {', '.join(self.possible_agents)}, not {agent!r}")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._total, np.int8)
        if seat == self.game.mover:
            mask[[action.number for action in self.game.actions()]] = 1
        return {"observation": self._layout.vector(known_to(self.game, seat), seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play for the agent that must decide; an illegal action raises an error and changes nothing."""
        game, agent = self.game, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game.play(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if game.over:
            self.rewards = dict(zip(self.agents, returns(game.places), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()

    def _mover(self) -> str:
        return self.possible_agents[self.game.mover or 0]

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        if self.render_mode is None:
            return None
        page = io.StringIO()
        drawn = self.game.rulebook.draw(self.game.view(SPECTATOR), texts.say)
        Console(file=page, width=120, force_terminal=False).print(drawn)
        return page.getvalue()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
