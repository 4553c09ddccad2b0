"""Helpers for the `excerpts.py` of each game, which finds positions for the pictures on the rules page."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import saqqara
from saqqara import Game

Excerpt = dict[str, Any]
MOST_SEEDS = 200


def position(name: str, wanted: Callable[[Game], bool], players: int, **options: Any) -> Game:
    """Return the first position that fits, in the first random game that has one."""
    for seed in range(1, MOST_SEEDS):
        game, dice = saqqara.new(name, players=players, seed=seed, **options), random.Random(seed)
        while not game.over:
            if wanted(game):
                return game
            game.play(dice.choice(game.actions()))
        if wanted(game):
            return game
    raise LookupError(f"no position of {name} fits")


def excerpt(name: str, section: int, game: Game, crop: list[str], size: tuple[int, int], *, active: bool = False) -> Excerpt:
    """Return an excerpt. `size` is that of the shown part on a board of 990 × 640 pixels; with `active`, legal choices glow."""
    view = game.view(game.mover if active and game.mover is not None else -1)
    shown = {**view, "actions": view["actions"] if active else []}
    return {"id": name, "section": section, "crop": crop, "size": size, "view": shown}


def phase(game: Game) -> str:
    return "" if game.over else str(game.view(-1)["table"]["phase"])
