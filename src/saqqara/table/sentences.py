"""Actions and events as sentences, in the reader's language.

The text of an action is `<game>-action-<name>`, of an event `<game>-event-<kind>`. It gets every argument under its own name,
`$player` for the seat's name, and, where an argument's value is a word that the catalogue names (`<game>-<argument>-<word>`), that
name as `$<argument>_name`. Arguments that are seats (`owner`, `other`, `rival` …) have a `$<argument>_name` too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saqqara import texts
from saqqara.kernel.actions import Action

SEATS = ("seat", "owner", "other", "rival", "taker", "winner")
"""Argument names whose values are seats."""


def seat_names(seats: Sequence[str | None], language: str, game: str = "") -> list[str]:
    """Return a name for each seat: its player's name, or the game's word for the seat, or its number."""
    return [name or _seat_word(game, seat + 1, language) for seat, name in enumerate(seats)]


def _seat_word(game: str, number: int, language: str) -> str:
    own = f"{game}-seat-{number}"
    said = texts.say(own, language)
    return said if said != own else texts.say("table-seat", language, number=number)


def action_text(game: str, action: Action, names: Sequence[str], language: str = "en") -> str:
    """Return an action as a sentence, for the player who chooses it."""
    return texts.say(f"{game}-action-{action.name}", language, **_arguments(game, action.arguments, names, language))


def event_text(game: str, event: Mapping[str, Any], names: Sequence[str], language: str = "en") -> str:
    """Return an event as a sentence, for everyone who may know it."""
    player = names[event["seat"]] if 0 <= event["seat"] < len(names) else ""
    arguments = _arguments(game, event["arguments"], names, language)
    return texts.say(f"{game}-event-{event['kind']}", language, player=player, **arguments)


def _arguments(game: str, given: Mapping[str, Any], names: Sequence[str], language: str) -> dict[str, Any]:
    arguments: dict[str, Any] = dict(given)
    for name, value in given.items():
        if isinstance(value, str):
            arguments[f"{name}_name"] = texts.say(f"{game}-{name}-{value}", language)
        elif name in SEATS:
            arguments[f"{name}_name"] = names[value] if 0 <= value < len(names) else ""
    return arguments
