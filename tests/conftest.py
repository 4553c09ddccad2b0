"""What all tests share: the example game is on the table beside the real ones."""

import pytest
from hypothesis import settings

from pebbles import GAME
from saqqara import games

games.add(GAME)

# Machines are noisy and the first example may compile: no example is judged by its time.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

LONGEST = ("test_compiled.py",)
"""Begun first, so that no worker is left alone with them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
