"""One catalogue of texts per language, shared by browser, terminal and mail: the Fluent files in `en/`, `it/` and `de/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "de")


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, which a game without words need not wait for

    made = FluentBundle([language], use_isolating=False)
    for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(key: str, language: str = "en", **arguments: Any) -> str:
    """The text of a key in a language; English where it is missing there, the key itself where it is missing everywhere."""
    for tongue in (language, "en"):
        if tongue in LANGUAGES and bundle(tongue).has_message(key):
            message = bundle(tongue).get_message(key)
            if message.value is not None:
                return str(bundle(tongue).format_pattern(message.value, arguments)[0])
    return key
