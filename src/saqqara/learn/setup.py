"""Which games a batch plays: checked once, then shared by all of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from saqqara import games as registry
from saqqara.errors import BadOption
from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook
from saqqara.learn import layouts
from saqqara.learn.layouts import Layout
from saqqara.table import options as choices


@dataclass(frozen=True)
class Setup:
    """What all games of a batch have in common."""

    rulebook: Rulebook
    games: int
    players: int
    options: Array
    components: Array
    layout: Layout

    @property
    def actions(self) -> int:
        """The number of actions in the game's numbering, legal or not."""
        return self.rulebook.actions.total


def prepare(name: str, games: int, players: int | None, options: dict[str, str | bool]) -> Setup:
    """Check what a caller asks for and encode it for the rules."""
    rulebook = registry.find(name)
    if isinstance(games, bool) or not isinstance(games, int | np.integer) or games < 1:
        raise BadOption(f"games: must be a whole number of at least 1, not {games!r}")
    full = choices.check_options(rulebook, options)
    content = rulebook.components.load(str(full[rulebook.components.option])) if rulebook.components else None
    return Setup(
        rulebook,
        int(games),
        choices.check_players(rulebook, players),
        choices.encode_options(rulebook, full),
        choices.encode_components(rulebook, content),
        layouts.of(rulebook),
    )
