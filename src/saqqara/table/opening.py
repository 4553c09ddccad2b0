"""How a game begins: from nothing, from a record, or from a position."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np

from saqqara import games
from saqqara.errors import BadPosition, BadRecord, IllegalAction, SaqqaraError
from saqqara.kernel.records import blank
from saqqara.kernel.rng import COUNTER, hold_key
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import fairness, options, records, state_json
from saqqara.table.game import Game

MOST_DECISIONS = 30_000
"""Far more than any game takes, and few enough for the counter of decisions."""


def new(name: str, players: int | None = None, seed: int | None = None, **chosen: str | bool) -> Game:
    """Start a new game from a seed, by default a random one. `saqqara.games()` lists the games, their player counts and options."""
    rulebook, full, components = _chosen(name, chosen)
    return start(rulebook, options.check_players(rulebook, players), options.check_seed(seed), full, components)


def dealt(deal: fairness.Deal, name: str, players: int | None = None, **chosen: str | bool) -> Game:
    """Start a new game whose draws nobody can predict and everybody can check afterwards: see `saqqara.table.fairness`."""
    rulebook, full, components = _chosen(name, chosen)
    count = options.check_players(rulebook, players)
    return start(rulebook, count, None, full, components, fairness.check_deal(deal, count))


def _chosen(name: str, chosen: Mapping[str, str | bool]) -> tuple[Rulebook, dict[str, str | bool], dict[str, Any] | None]:
    """Return the rulebook, all options and the components that a caller has chosen."""
    rulebook = games.find(name)
    components = None
    full = options.check_options(rulebook, chosen)
    if rulebook.components:
        components = rulebook.components.load(str(full[rulebook.components.option]))
        full[rulebook.components.option] = components["set"]
    return rulebook, full, components


def start(
    rulebook: Rulebook,
    players: int,
    seed: int | None,
    full: Mapping[str, str | bool],
    components: dict[str, Any] | None,
    deal: fairness.Deal | None = None,
    version: int | None = None,
) -> Game:
    """Start a game from checked values, from a seed or by a deal, under this version of the rules or the newest."""
    g = blank(rulebook.state)
    if deal is not None:
        hold_key(g, fairness.key(deal))
    rulebook.rules.new(
        g,
        players,
        np.uint64(seed or 0),
        options.encode_options(rulebook, full),
        options.encode_components(rulebook, components),
    )
    version = version or rulebook.version
    _go_on_by(rulebook, version, g)
    begun = {"rules": version, "options": dict(full), "seed": seed, "deal": deal, "position": None}
    return Game(rulebook, g, components, begun)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """Return the game of a record after its first `upto` decisions, or after all of them."""
    game, actions, times = _open_record(record, upto)
    for action, time in zip(actions, times, strict=True):
        _replay_one(game, action, time)
    return game


def from_position(name: str, position: Mapping[str, Any]) -> Game:
    """Return a game that continues from a position."""
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
            raise BadRecord(f"upto: must be a number from 0 to {len(actions)}, not {upto!r}")
        if document.get("position") is not None:
            for field in ("seed", "deal"):
                if document.get(field) is not None:
                    raise BadRecord(f"{field}: a record that starts from a position has none")
            game = _open_position(document["position"])
            if (game.name, game._start["rules"], game.players, game.options) != (rulebook.name, version, players, full):
                raise BadRecord("position: game, rules, players and options must be those of the record")
        elif document.get("deal") is not None:
            if document.get("seed") is not None:
                raise BadRecord("seed: a record that names its deal has none")
            game = start(rulebook, players, None, full, components, _open_deal(document["deal"], players), version)
        else:
            if document.get("seed") is None:
                raise BadRecord("seed: is missing")
            game = start(rulebook, players, options.check_seed(document["seed"]), full, components, None, version)
    except BadRecord:
        raise
    except SaqqaraError as error:
        raise BadRecord(str(error)) from error
    game.seats = seats
    return game, actions[:upto], times[:upto]


def _open_deal(document: Any, players: int) -> fairness.Deal:
    if not isinstance(document, Mapping) or set(document) != {"secret", "contributions", "commitment", "digest"}:
        raise BadRecord("deal: must hold secret, contributions, commitment and digest, and nothing else")
    if not isinstance(document["contributions"], list):
        raise BadRecord("deal.contributions: must be a list")
    return fairness.check_deal(fairness.Deal(document["secret"], tuple(document["contributions"])), players)


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
    g = state_json.decode(rulebook, document["state"], document["version"])
    if int(g.players) != players:
        raise BadPosition("state.players", f"must be {players}, as in the head")
    if not 0 <= int(g.mover) < players:
        raise BadPosition("state.mover", f"must be a seat from 0 to {players - 1}")
    if not (g.rng[COUNTER] or g.rng[:2].any()):
        raise BadPosition("state.rng", "a generator of zeros gives nothing but zeros")
    if int(g.decisions) > MOST_DECISIONS:
        raise BadPosition("state.decisions", f"must be at most {MOST_DECISIONS}")
    g.options[:] = options.encode_options(rulebook, full)
    _go_on_by(rulebook, version, g)
    if "components" in rulebook.fields:
        g.components[:] = options.encode_components(rulebook, components)
    rulebook.check(g)
    start = {"rules": version, "options": full, "seed": None, "deal": None, "position": copy.deepcopy(dict(document))}
    return Game(rulebook, g, components, start)


def _go_on_by(rulebook: Rulebook, version: int, g: Any) -> None:
    """Make a game follow the version of the rules under which it began."""
    if version != rulebook.version:
        rulebook.older[version](g)
