"""The rules give the games they gave before; `make pinned` accepts a wanted change."""

from __future__ import annotations

import json

import pytest

from saqqara.testing import Setup

from . import pinned


@pytest.mark.parametrize("setup", pinned.shipped(), ids=str)
def test_playthrough(setup: Setup) -> None:
    assert pinned.playthrough(setup) == (pinned.HERE / f"{setup}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("setup", pinned.shipped(), ids=str)
def test_tree_counts(setup: Setup) -> None:
    assert pinned.tree_counts(setup) == json.loads(pinned.COUNTS.read_text())[str(setup)]


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in pinned.HERE.glob("*.txt")} == {str(setup) for setup in pinned.shipped()}


def test_schemas_are_those_of_the_documents() -> None:
    assert pinned.schemas() == {file.name: file.read_text(encoding="utf-8") for file in pinned.SCHEMAS.glob("*.json")}
