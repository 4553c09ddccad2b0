"""Compiled and interpreted code give the same bytes from the same seed and actions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from saqqara.kernel import INTERPRETED

from .trace import trace

ROOT = Path(__file__).parents[2]


def test_compiled_equals_interpreted_over_whole_games() -> None:
    seed = 41
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1", "PYTHONPATH": str(ROOT / "docs")}
    answer = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace", str(seed)], cwd=ROOT, env=other, capture_output=True, text=True, check=True
    )
    theirs = json.loads(answer.stdout)[str(seed)]
    ours = trace(seed)
    assert ours.keys() == theirs.keys()
    for setup, prints in ours.items():
        assert prints == theirs[setup], setup
