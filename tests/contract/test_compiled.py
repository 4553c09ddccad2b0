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
    command = [sys.executable, "-m", "tests.contract.trace", str(seed)]
    with subprocess.Popen(command, cwd=ROOT, env=other, stdout=subprocess.PIPE, text=True) as process:
        ours = trace(seed)
        answer, _ = process.communicate()
    assert process.returncode == 0
    theirs = json.loads(answer)[str(seed)]
    assert ours.keys() == theirs.keys()
    for setup, prints in ours.items():
        assert prints == theirs[setup], setup
