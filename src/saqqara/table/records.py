"""Records and positions: one versioned JSON document each, checked field by field when they come back."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saqqara import games
from saqqara.errors import BadOption, BadPosition, BadRecord, IllegalAction, SaqqaraError
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import options, state_json

if TYPE_CHECKING:
    from saqqara.table.game import Game

RECORD, POSITION = "saqqara-record", "saqqara-position"
VERSION = 1
HEAD = ("format", "version", "game", "rules", "players", "options", "components")
FIELDS = {RECORD: (*HEAD, "seed", "position", "seats", "actions", "times"), POSITION: (*HEAD, "state")}
MOST_DECISIONS = 30_000
"""Far more than any game takes, and few enough to go on counting."""


def record(game: Game) -> dict[str, Any]:
    return {
        **_head(game, RECORD),
        "seed": game._start["seed"],
        "position": game._start["position"],
        "seats": list(game.seats),
        "actions": [str(game.rulebook.actions.action(decision.action)) for decision in game._story],
        "times": [decision.at for decision in game._story],
    }


def position(game: Game) -> dict[str, Any]:
    return {**_head(game, POSITION), "state": state_json.encode(game.rulebook, game._state.tobytes())}


def _head(game: Game, form: str) -> dict[str, Any]:
    content = game.components
    return {
        "format": form,
        "version": VERSION,
        "game": game.name,
        "rules": game._start["rules"],
        "players": game.players,
        "options": game.options,
        "components": None if content is None else {"content": content, "hash": options.content_hash(content)},
    }


def open_record(document: Mapping[str, Any], upto: int | None) -> tuple[Game, list[str], list[float | None]]:
    """The game at its start, with the actions to play on it."""
    from saqqara.table.game import start

    try:
        rulebook, version, players, full, components = _open_head(document, RECORD)
        actions, times, seats = _lists(document, players)
        if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or not 0 <= upto <= len(actions)):
            raise BadRecord(f"upto: a number from 0 to {len(actions)}, not {upto!r}")
        if document.get("position") is not None:
            if document.get("seed") is not None:
                raise BadRecord("seed: a record that starts from a position has none")
            game = open_position(document["position"])
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


def replay_one(game: Game, action: str, time: float | None) -> None:
    try:
        game.decide(action, at=time)
    except IllegalAction as error:
        number = len(game._story)
        raise BadRecord(f"actions[{number}]: {error}", "table-record-action", decision=number + 1, action=action) from error


def open_position(document: Any) -> Game:
    from saqqara.table.game import Game

    try:
        rulebook, version, players, full, components = _open_head(document, POSITION)
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
    go_on_by(rulebook, version, g)
    if "components" in rulebook.fields:
        g.components[:] = options.encode_components(rulebook, components)
    rulebook.check(g)
    start = {"rules": version, "options": full, "seed": None, "position": copy.deepcopy(dict(document))}
    return Game(rulebook, g, components, start)


def go_on_by(rulebook: Rulebook, version: int, g: Any) -> None:
    """Make a game follow the version of the rules under which it began."""
    if version != rulebook.version:
        rulebook.older[version](g)


def _open_head(document: Any, form: str) -> tuple[Rulebook, int, int, dict[str, str | bool], dict[str, Any] | None]:
    if not isinstance(document, Mapping):
        raise BadRecord(f"format: a {form} is a JSON object, not {type(document).__name__}", "table-record-format")
    if document.get("format") != form:
        raise BadRecord(f"format: must be '{form}', not {document.get('format')!r}", "table-record-format")
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise BadRecord(f"version: this program reads version {VERSION}, not {document.get('version')!r}", "table-record-version")
    for field in document:
        if field not in FIELDS[form]:
            raise BadRecord(f"{field}: there is no such field", "table-record-unknown")
    for field in FIELDS[form]:
        if field not in document:
            raise BadRecord(f"{field}: is missing", "table-record-missing")
    rulebook = games.find(document["game"])
    version, playable = document["rules"], sorted({*rulebook.older, rulebook.version})
    if type(version) is not int or version not in playable:
        raise BadRecord(
            f"rules: made with version {version!r} of the rules of {rulebook.title}; "
            f"this program plays {' and '.join(map(str, playable))}",
            "table-record-rules",
            title=rulebook.title,
        )
    if document["players"] is None:
        raise BadRecord("players: must be a number")
    players = options.check_players(rulebook, document["players"])
    given = document.get("options")
    if not isinstance(given, Mapping):
        raise BadRecord("options: must be an object")
    try:
        full = options.check_options(rulebook, given)
        for option in rulebook.options:
            if option.name not in given:
                raise BadOption(f"{option.name}: is missing")
    except BadOption as error:
        raise BadRecord(f"options.{error}") from error
    return rulebook, version, players, full, _open_components(rulebook, document.get("components"), full)


def _open_components(rulebook: Rulebook, given: Any, full: Mapping[str, str | bool]) -> dict[str, Any] | None:
    if rulebook.components is None:
        if given is not None:
            raise BadRecord(f"components: {rulebook.title} has none")
        return None
    if not isinstance(given, Mapping) or not isinstance(given.get("content"), dict):
        raise BadRecord("components: must hold the content and its hash")
    content: dict[str, Any] = given["content"]
    if given.get("hash") != options.content_hash(content):
        raise BadRecord("components.hash: does not fit the content, which has been changed", "table-record-changed")
    rulebook.components.check(content)
    if full[rulebook.components.option] != content["set"]:
        raise BadOption(f"{rulebook.components.option}: must be '{content['set']}', the name of the set")
    return content


def _lists(document: Mapping[str, Any], players: int) -> tuple[list[str], list[float | None], list[str | None]]:
    actions = document["actions"]
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise BadRecord("actions: must be a list of texts")
    times = document["times"]
    numbers = isinstance(times, list) and all(
        time is None or (isinstance(time, int | float) and not isinstance(time, bool)) for time in times
    )
    if not numbers or len(times) != len(actions):
        raise BadRecord("times: must be a list of numbers or nulls, one for each action")
    seats = document["seats"]
    if not isinstance(seats, list) or len(seats) != players or not all(name is None or isinstance(name, str) for name in seats):
        raise BadRecord(f"seats: must be a list of {players} names or nulls")
    return actions, times, seats
