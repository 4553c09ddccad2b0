"""Compiled and interpreted rules give the same bytes from the same seed and actions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from saqqara import games
from saqqara.kernel import INTERPRETED
from saqqara.testing.trace import traces

SEED = 41


class CompiledContract:
    """Compares whole games, played here and in a process that interprets the rules (or compiles them, if this one interprets)."""

    games: ClassVar[Sequence[str]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run every test for each game."""
        metafunc.parametrize("game", self.games)

    def test_compiled_rules_equal_interpreted_ones(self, game: str) -> None:
        module = games.package(game)
        paths = os.pathsep.join([str(Path(path).resolve()) for path in sys.path])
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1", "PYTHONPATH": paths}
        command = [sys.executable, "-m", "saqqara.testing.trace", module, game, str(SEED)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            ours = traces(game, SEED)
            answer, _ = process.communicate()
        assert process.returncode == 0
        theirs = json.loads(answer)
        assert ours.keys() == theirs.keys()
        for setup, prints in ours.items():
            differing = [number for number, pair in enumerate(zip(prints, theirs[setup], strict=True)) if pair[0] != pair[1]]
            assert differing == [], f"{setup}: the decisions after which the two differ, with seed {SEED}"
