"""The catalogue of texts in every language, shared by browser, terminal and mail.

A text is a message in a Fluent file. The files in `en/`, `it/` and `de/` beside this one hold the texts that no game owns; those
of a game lie in its own folder, in `texts/en/` and so on, with its rules page `rules.md`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from saqqara import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "it", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def sources(language: str, game: str | None = None) -> list[str]:
    """The contents of the Fluent files in one language: those of one game, or else of everything, the package's own first."""
    if game is not None:
        return _fluent(games.folder(game) / "texts" / language)
    return [*_fluent(Path(__file__).parent / language), *(text for name in games.names() for text in sources(language, name))]


def rules_page(game: str, language: str) -> str | None:
    """The rules of a game as Markdown, in English where there is no translation; None if the game brings none."""
    for tongue in (language, "en"):
        page = games.folder(game) / "texts" / tongue / "rules.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return None


def _fluent(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))]


def bundle(language: str) -> FluentBundle:
    """All texts of one language, ready to be formatted."""
    return _bundle(language, tuple(games.names()))


@cache
def _bundle(language: str, known: tuple[str, ...]) -> FluentBundle:
    """Cached by the games known, because a game may be added later."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not needed to play without words

    made = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        made.add_resource(FluentResource(source))
    return made


def say(key: str, language: str = "en", **arguments: Any) -> str:
    """The text of a key in a language, or in English if that language lacks it; the key itself if there is no such text."""
    for tongue in (language, "en"):
        if tongue in LANGUAGES and bundle(tongue).has_message(key):
            message = bundle(tongue).get_message(key)
            if message.value is not None:
                return str(bundle(tongue).format_pattern(message.value, arguments)[0])
    return key
