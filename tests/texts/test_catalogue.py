"""One catalogue, three languages: nothing missing, nothing left untranslated, nothing that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saqqara import games, texts

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src" / "saqqara" / "texts"
CLIENT = ROOT / "web" / "src"
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
FOLDERS = {"": FOLDER, **{game: games.folder(game) / "texts" for game in games.shipped()}}
"""Where texts lie: those that no game owns, and those of each game."""
FILES = sorted(f"{owner}/{path.name}" for owner, folder in FOLDERS.items() for path in (folder / "en").glob("*.ftl"))


class Parts(Visitor):
    """What a message is made of: words for a translator, variables, other messages."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += re.findall(r"[^\W\d_]{2,}", node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    owner, name = file.split("/")
    path = FOLDERS[owner] / language / name
    if not path.exists():
        return {}
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)], f"{path} has lines that are no Fluent"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{path} has a key twice"
    return {entry.id.name: entry for entry in found}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    return {key: message for file in FILES for key, message in messages(language, file).items()}


def variables(language: str, key: str) -> set[str]:
    """The variables that a text needs, those of the texts within it too."""
    parts = Parts(catalogue(language)[key])
    return parts.variables.union(*(variables(language, inner) for inner in parts.messages))


def helpers(language: str) -> set[str]:
    """Texts that serve only within others: a case or a plural that another language does not need."""
    return set().union(*(Parts(message).messages for message in catalogue(language).values()))


def test_there_is_a_catalogue() -> None:
    assert "/web.ftl" in FILES
    assert len(messages("en", "/web.ftl")) > 100


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str, file: str) -> None:
    english, other = set(messages("en", file)), set(messages(language, file))
    assert other - english - helpers(language) == set()
    assert english - other - helpers("en") == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_clients_texts_take_the_same_variables_in_every_language(language: str) -> None:
    keys = messages("en", "/web.ftl")
    assert {key: variables(language, key) for key in keys} == {key: variables("en", key) for key in keys}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    """Names may be the same in two languages; a sentence of three words or more is not."""
    english, other = messages("en", file), messages(language, file)
    both = [(key, Parts(english[key]).words, Parts(other[key]).words) for key in english if key in other]
    assert [key for key, here, there in both if len(here) > 2 and here == there] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    bundle = texts.bundle(language)
    for key in catalogue(language):
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        _, faults = bundle.format_pattern(pattern, dict.fromkeys(variables(language, key), 2))
        assert faults == [], key


def endings(pattern: ast.Pattern | None) -> Iterator[str]:
    """The last words of a text, in each of its variants."""
    assert pattern is not None
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        yield last.value
    elif isinstance(last.expression, ast.SelectExpression):
        for variant in last.expression.variants:
            yield from endings(variant.value)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_asked_and_what_can_be_pressed_ends_without_a_full_stop(language: str) -> None:
    """Sentences that tell something have one; prompts, choices and buttons do not, whatever the game."""
    pressed = set(re.findall(r"<Button\b[^<]*?\bt\('(web-[\w-]+)'", "\n".join(sources())))
    asked = {key for key in catalogue(language) if re.search("-(prompt|choose|action)-", key)}
    assert len(pressed) > 30
    stopped = [key for key in pressed | asked for end in endings(catalogue(language)[key].value) if end.rstrip().endswith(".")]
    assert stopped == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_asked_has_no_colon_of_its_own(language: str) -> None:
    """It follows one: "Your turn: …"."""
    asked = {key: texts.say(key, language) for key in catalogue(language) if "-prompt-" in key and not key.startswith("web-")}
    assert len(asked) > 40
    assert [key for key, said in asked.items() if ":" in said] == []


def test_german_names_of_cards_that_cannot_be_inflected_stand_in_quotation_marks() -> None:
    """ "Anna nimmt Gepflasterter Pfad" would be wrong, and "Gepflasterten Pfad" is not what the card says."""
    verbs = re.compile(
        r"action-(play|choose|keep|sell|put_back)$|event-(card_(played|played_on|chosen|kept|drawn|discarded)|sold|drew|discarded)$"
    )
    said = {
        key: texts.say(key, "de", player="Anna", card_name="Gepflasterter Pfad", province_name="Abu")
        for key in catalogue("de")
        if verbs.search(key) and "card_name" in variables("de", key)
    }
    assert len(said) > 10
    assert [key for key, words in said.items() if "„Gepflasterter Pfad“" not in words] == []


def test_german_prepositions_melt_with_their_article() -> None:
    spoken = " ".join(word for key in catalogue("de") for word in Parts(catalogue("de")[key]).words)
    assert re.findall(r"\b(?:von dem|zu dem|in dem|bei dem) [A-ZÄÖÜ]\w+", spoken) == []
    assert "vom Bugfeld" in texts.say("imhotep-action-unload", "de", space=0)


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_of_texts_is_there_in_every_language(language: str) -> None:
    for folder in FOLDERS.values():
        assert {path.name for path in (folder / language).iterdir()} == {path.name for path in (folder / "en").iterdir()}


def sources() -> Iterator[str]:
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


def test_the_client_says_only_what_the_catalogue_has_and_all_of_it() -> None:
    source = "\n".join(sources())
    known = set(messages("en", "/web.ftl"))
    whole = set(re.findall(r"['\"`](web-[\w-]+)['\"`]", source))
    stems = set(re.findall(r"`(web-[\w-]+-)\$\{", source))
    assert whole - known == set()
    assert {stem for stem in stems if not any(key.startswith(stem) for key in known)} == set()
    assert {key for key in known - whole if not key.startswith(tuple(stems))} == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_point_lost_is_not_a_point_won(language: str) -> None:
    """Plural rules call -1 "one" too."""
    said = {points: texts.say("web-preview-points", language, points=points, signed=f"{points:+d}") for points in (1, -1)}
    assert said[1].startswith("+1 ")
    assert said[-1].startswith("-1 ")


MACHINERY = re.compile(
    r"\b(R|Esc|Escape|click|pointer|point at|Point at|fai clic|puntatore|indicali|Passa su|[Kk]lick\w*|Zeiger|[Zz]eige? auf)\b"
)
"""What only somebody with a mouse or a keyboard can do."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_guide_that_speaks_of_mouse_or_keys_has_other_words_for_fingers(language: str) -> None:
    steps = {key: texts.say(key, language) for key in catalogue(language) if "-guide-" in key and not key.startswith("web-")}
    spoken = [key for key, said in steps.items() if MACHINERY.search(said)]
    assert len(spoken) > 6
    assert [key for key in spoken if key.endswith("-touch")] == []
    assert [key for key in spoken if f"{key}-touch" not in steps] == []
