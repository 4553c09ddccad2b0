"""How a game begins: new, from a record, or from a position."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np

from saqqara import games
from saqqara.errors import BadPosition, BadRecord, IllegalAction, SaqqaraError
from saqqara.kernel.records import blank
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import options, records, state_json
from saqqara.table.game import Game

MOST_DECISIONS = 30_000
"""Far more than any game takes, and few enough for the counter of decisions."""


def new(name: str, players: int | None = None, seed: int | None = None, **chosen: str | bool) -> Game:
    """Start a new game. `saqqara.games()` lists the games, their player counts and options."""
    rulebook = games.find(name)
    components = None
    full = options.check_options(rulebook, chosen)
    if rulebook.components:
        components = rulebook.components.load(str(full[rulebook.components.option]))
        full[rulebook.components.option] = components["set"]
    return start(rulebook, options.check_players(rulebook, players), options.check_seed(seed), full, components)


def start(
    rulebook: Rulebook,
    players: int,
    seed: int,
    full: Mapping[str, str | bool],
    components: dict[str, Any] | None,
    version: int | None = None,
) -> Game:
    """Start a game from values that have been checked, under this version of the rules or the newest."""
    g = blank(rulebook.state)
    rulebook.rules.new(
        g,
        players,
        np.uint64(seed),
        options.encode_options(rulebook, full),
        options.encode_components(rulebook, components),
    )
    version = version or rulebook.version
    _go_on_by(rulebook, version, g)
    return Game(rulebook, g, components, {"rules": version, "options": dict(full), "seed": seed, "position": None})


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """Return the game of a record after its first `upto` decisions, or after all of them."""
    game, actions, times = _open_record(record, upto)
    for action, time in zip(actions, times, strict=True):
        _replay_one(game, action, time)
    return game


def from_position(name: str, position: Mapping[str, Any]) -> Game:
    """Return a game that goes on from a position."""
    rulebook = games.find(name)
    if isinstance(position, Mapping) and position.get("game") != rulebook.name:
        raise BadPosition("game", f"must be '{rulebook.name}', not {position.get('game')!r}")
    return _open_position(position)


def _open_record(document: Mapping[str, Any], upto: int | None) -> tuple[Game, list[str], list[float | None]]:
    """Return the game at its start, with the actions to play and their times."""
    try:
        rulebook, version, players, full, components = records.check_head(document, records.RECORD)
        actions, times, seats = records.check_lists(document, players)
        if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or not 0 <= upto <= len(actions)):
            raise BadRecord(f"upto: a number from 0 to {len(actions)}, not {upto!r}")
        if document.get("position") is not None:
            if document.get("seed") is not None:
                raise BadRecord("seed: a record that starts from a position has none")
            game = _open_position(document["position"])
            if (game.name, game._start["rules"], game.players, game.options) != (rulebook.name, version, players, full):
                raise BadRecord("position: game, rules, players and options must be those of the record")
        else:
            if document.get("seed") is None:
                raise BadRecord("seed: is missing")
            game = start(rulebook, players, options.check_seed(document["seed"]), full, components, version)
    except BadRecord:
        raise
    except SaqqaraError as error:
        raise BadRecord(str(error)) from error
    game.seats = seats
    return game, actions[:upto], times[:upto]


def _replay_one(game: Game, action: str, time: float | None) -> None:
    try:
        game.decide(action, at=time)
    except IllegalAction as error:
        number = len(game._history)
        raise BadRecord(f"actions[{number}]: {error}", "table-record-action", decision=number + 1, action=action) from error


def _open_position(document: Any) -> Game:
    try:
        rulebook, version, players, full, components = records.check_head(document, records.POSITION)
    except BadPosition:
        raise
    except SaqqaraError as error:
        field, _, fault = str(error).partition(": ")
        raise BadPosition(field, fault) from error
    g = state_json.decode(rulebook, document["state"])
    if int(g.players) != players:
        raise BadPosition("state.players", f"must be {players}, as in the head")
    if not 0 <= int(g.mover) < players:
        raise BadPosition("state.mover", f"must be a seat from 0 to {players - 1}")
    if not g.rng.any():
        raise BadPosition("state.rng", "a generator of zeros gives nothing but zeros")
    if int(g.decisions) > MOST_DECISIONS:
        raise BadPosition("state.decisions", f"must be at most {MOST_DECISIONS}")
    g.options[:] = options.encode_options(rulebook, full)
    _go_on_by(rulebook, version, g)
    if "components" in rulebook.fields:
        g.components[:] = options.encode_components(rulebook, components)
    rulebook.check(g)
    start = {"rules": version, "options": full, "seed": None, "position": copy.deepcopy(dict(document))}
    return Game(rulebook, g, components, start)


def _go_on_by(rulebook: Rulebook, version: int, g: Any) -> None:
    """Make a game follow the version of the rules under which it began."""
    if version != rulebook.version:
        rulebook.older[version](g)
