"""Turns what a caller wrote into what the rules take: players, seed, options, components."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from saqqara.errors import BadOption
from saqqara.kernel.records import Array
from saqqara.kernel.rulebook import Rulebook

SEEDS = 2**64
EXACT = 2**53
"""Every JSON parser reads whole numbers below this exactly, so random seeds stay below it."""


def check_players(rulebook: Rulebook, players: Any) -> int:
    if players is None:
        return rulebook.players[0]
    if isinstance(players, bool) or not isinstance(players, int | np.integer) or players not in rulebook.players:
        counts = ", ".join(map(str, rulebook.players))
        raise BadOption(f"players: {rulebook.title} is for {counts} players, not {players!r}")
    return int(players)


def check_seed(seed: Any) -> int:
    if seed is None:
        return secrets.randbelow(EXACT)
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise BadOption(f"seed: a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return int(seed)


def check_options(rulebook: Rulebook, given: Mapping[str, Any]) -> dict[str, str | bool]:
    """Return all options of the game, with the given values and defaults for the rest."""
    known = {option.name: option for option in rulebook.options}
    for name, value in given.items():
        if name not in known:
            choice = ", ".join(known) or "none"
            raise BadOption(f"{name}: {rulebook.title} has no such option; it has {choice}")
        if rulebook.components and name == rulebook.components.option:
            if not isinstance(value, str) or not value:
                raise BadOption(f"{name}: the name of a set or the path of a file, not {value!r}")
        elif not any(value is each or (isinstance(value, str) and value == each) for each in known[name].values):
            values = ", ".join(json.dumps(each) for each in known[name].values)
            raise BadOption(f"{name}: one of {values}, not {value!r}")
    return {name: given.get(name, option.default) for name, option in known.items()}


def encode_options(rulebook: Rulebook, options: Mapping[str, str | bool]) -> Array:
    numbers = [
        0 if rulebook.components and option.name == rulebook.components.option else option.values.index(options[option.name])
        for option in rulebook.options
    ]
    return np.array(numbers or [0], np.int16)


def encode_components(rulebook: Rulebook, components: dict[str, Any] | None) -> Array:
    if rulebook.components and components is not None:
        return rulebook.components.encode(components)
    return np.zeros(1, np.int16)


def content_hash(components: dict[str, Any]) -> str:
    """Return the hash that shows whether a set in a record is the set that was played."""
    canonical = json.dumps(components, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()
