"""What all tests share: the example game is on the table beside the shipped ones."""

from pathlib import Path

import pytest
from hypothesis import settings

from pebbles import GAME
from saqqara import games

games.add(GAME)

# Machines are noisy and the first example may compile: no example is judged by its time.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

ROOT = Path(__file__).parent
LONGEST_FIRST = ("browser/test_games.py", "browser/test_pages.py", "browser", "examples", "contract/test_compiled.py", "server")
"""Files and folders that take longest. Workers begin with them, so that none is left alone with a long file at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _rank(item.path))


def _rank(path: Path) -> int:
    return next((rank for rank, name in enumerate(LONGEST_FIRST) if path.is_relative_to(ROOT / name)), len(LONGEST_FIRST))
