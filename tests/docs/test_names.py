"""Every file, folder, function, class, setting and command that a guide names exists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.docs.names import COUNTED, ROOT, Name, exists, kind_of, names

PAGES = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md", *(ROOT / "docs").rglob("*.md")],
    key=lambda page: (page.name, page),
)
LEAST = {"path": 100, "member": 50, "dotted": 8, "attribute": 5, "identifier": 35, "command": 50}
"""How many names of each kind the guides have at least: fewer would mean that they are no longer recognised."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_guide_names_exists(page: Path) -> None:
    missing = sorted({name for name in names(page.read_text(encoding="utf-8")) if not exists(name, page)})
    assert not missing


def test_names_are_found_in_the_guides() -> None:
    found = Counter(name.kind for page in PAGES for name in names(page.read_text(encoding="utf-8")))
    assert {kind: found[kind] for kind in COUNTED if found[kind] < LEAST[kind]} == {}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("src/saqqara/no_such_file.py", "path"),
        ("src/saqqara/cli.py:no_such_function", "member"),
        ("store/database.py:Store.no_such_method", "member"),
        ("saqqara.bots.no_such_function()", "dotted"),
        ("Rules.no_such_field", "attribute"),
        ("a_word_that_no_source_has" + "_at_all", "identifier"),
        ("saqqara serve --no-such-flag", "command"),
        ("saqqara no-such-command", "command"),
        ("make no-such-target", "command"),
        ("npm run no-such-script", "command"),
        ("python -m saqqara.no_such_module", "command"),
    ],
)
def test_a_name_of_nothing_is_noticed(text: str, kind: str) -> None:
    assert kind_of(text) == kind
    assert not exists(Name(kind, text), ROOT / "README.md")


@pytest.mark.parametrize(
    "text", ["true", "GET /api/me", "answer", "prior=1/estimate=0", "application/json; charset", "take heap=0"]
)
def test_other_code_is_no_name(text: str) -> None:
    assert kind_of(text) is None
