"""The rules of every game give the same bytes compiled and interpreted."""

from __future__ import annotations

from saqqara import games
from saqqara.testing import CompiledContract


class TestCompiled(CompiledContract):
    games = games.names()
