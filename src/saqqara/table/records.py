"""Records and positions: one versioned JSON document each, written here, and checked field by field when they come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from saqqara import games
from saqqara.errors import BadOption, BadRecord
from saqqara.kernel.rulebook import Rulebook
from saqqara.table import fairness, options, state_json

if TYPE_CHECKING:
    from saqqara.table.game import Game

RECORD, POSITION = "saqqara-record", "saqqara-position"
VERSION = 2
"""The version in which both formats are written."""
HEAD = ("format", "version", "game", "rules", "players", "options", "components")
FIELDS = {
    (RECORD, 1): (*HEAD, "seed", "position", "seats", "actions", "times"),
    (RECORD, 2): (*HEAD, "seed", "deal", "position", "seats", "actions", "times"),
    (POSITION, 1): (*HEAD, "state"),
    (POSITION, 2): (*HEAD, "state"),
}
"""The fields of every version that can be read. Version 2 of positions has the longer `state.rng` of dealt games."""


def record(game: Game) -> dict[str, Any]:
    return {
        **_head(game, RECORD),
        "seed": game._start["seed"],
        "deal": _deal(game),
        "position": game._start["position"],
        "seats": list(game.seats),
        "actions": [str(game.rulebook.actions.action(decision.action)) for decision in game._history],
        "times": [decision.at for decision in game._history],
    }


def _deal(game: Game) -> dict[str, Any] | None:
    deal: fairness.Deal | None = game._start["deal"]
    if deal is None:
        return None
    return {
        "secret": deal.secret,
        "contributions": list(deal.contributions),
        "commitment": fairness.commitment(deal.secret, game.fixed),
        "digest": fairness.digest([decision.rows for decision in game._history]),
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


class Head(NamedTuple):
    """The common head of records and positions, checked."""

    rulebook: Rulebook
    version: int
    """The version of the rules."""
    players: int
    options: dict[str, str | bool]
    components: dict[str, Any] | None


def check_head(document: Any, form: str) -> Head:
    """Return the head of a record or position, or raise an error that names the field at fault."""
    if not isinstance(document, Mapping):
        raise BadRecord(f"format: a {form} is a JSON object, not {type(document).__name__}", "table-record-format")
    if document.get("format") != form:
        raise BadRecord(f"format: must be '{form}', not {document.get('format')!r}", "table-record-format")
    if type(document.get("version")) is not int or (form, document["version"]) not in FIELDS:
        raise BadRecord(
            f"version: this program reads versions 1 to {VERSION}, not {document.get('version')!r}", "table-record-version"
        )
    fields = FIELDS[form, document["version"]]
    for field in document:
        if field not in fields:
            raise BadRecord(f"{field}: there is no such field", "table-record-unknown")
    for field in fields:
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
    return Head(rulebook, version, players, full, _check_components(rulebook, document.get("components"), full))


def _check_components(rulebook: Rulebook, given: Any, full: Mapping[str, str | bool]) -> dict[str, Any] | None:
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


def check_lists(document: Mapping[str, Any], players: int) -> tuple[list[str], list[float | None], list[str | None]]:
    """Return the actions, times and names of a record, or raise an error that names the field at fault."""
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
