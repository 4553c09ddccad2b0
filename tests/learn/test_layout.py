"""Observations have a fixed layout that people can look up."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import saqqara
from saqqara import games, learn
from saqqara.learn.layout_docs import page
from saqqara.learn.layouts import LEFT_OUT

DOCS = Path(__file__).parents[2] / "docs" / "observations"


@pytest.mark.parametrize("name", games.names())
def test_every_field_is_there_once_in_order_and_explained(name: str) -> None:
    rulebook, found = games.find(name), learn.layout(name)
    assert [entry.name for entry in found.entries] == ["seat", *(field for field in rulebook.fields if field not in LEFT_OUT)]
    place = 0
    for entry in found.entries:
        assert entry.start == place
        assert entry.doc
        place += entry.size
    assert found.width == place == 1 + len(found.elements)


@pytest.mark.parametrize("name", games.names())
def test_the_vector_holds_the_values_of_the_fields(name: str) -> None:
    game, found = saqqara.new(name, seed=3), learn.layout(name)
    for _ in range(25):
        if game.over:
            break
        game.play(game.actions()[-1])
    known = game.known(0)
    vector = found.vector(known, 0)
    for entry in found.entries[1:]:
        value = np.asarray(known[entry.name])
        expected = value if value.itemsize <= 2 else np.frombuffer(value.tobytes(), np.int16)
        assert np.array_equal(vector[entry.places], expected.astype(np.int16, casting="unsafe").ravel()), entry.name


@pytest.mark.parametrize("name", games.shipped())
def test_the_layout_is_the_one_in_the_docs(name: str) -> None:
    """Trained agents rely on it. `make pinned` accepts a deliberate change."""
    assert page(name) == (DOCS / f"{name}.md").read_text(encoding="utf-8")


def test_no_page_is_left_over() -> None:
    assert {page.stem for page in DOCS.glob("*.md")} == set(games.shipped())


def test_the_layout_of_pebbles_is_pinned() -> None:
    assert [(entry.name, entry.start, entry.shape) for entry in learn.layout("pebbles").entries] == [
        ("seat", 0, ()), ("players", 1, ()), ("mover", 2, ()), ("over", 3, ()), ("phase", 4, ()), ("decisions", 5, ()),
        ("options", 6, (1,)), ("score", 7, (3,)), ("heaps", 10, (4,)), ("gold", 14, ()),
    ]  # fmt: skip


def test_a_field_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(KeyError, match="there is no field 'nope'; there are seat, players, mover"):
        learn.layout("pebbles")["nope"]
