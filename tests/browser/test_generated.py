"""The generated files in web/ are up to date."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT

WEB = ROOT / "web"


def test_the_browsers_types_are_those_of_the_api(tmp_path: Path) -> None:
    """`npm run api` in web/ regenerates them."""
    document = subprocess.run([sys.executable, "api.py"], cwd=WEB, capture_output=True, check=True).stdout
    node = shutil.which("node", path=f"{ROOT / '.tools' / 'node' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert node is not None
    fresh = tmp_path / "schema.d.ts"
    command = [node, "node_modules/openapi-typescript/bin/cli.js", "-o", str(fresh)]
    subprocess.run(command, cwd=WEB, input=document, capture_output=True, check=True)
    assert fresh.read_text() == (WEB / "src" / "lib" / "api" / "schema.d.ts").read_text()


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("src/games/*/excerpts.py")))
def test_the_pictures_of_the_rules_are_positions_of_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python web/excerpts.py` regenerates them."""
    monkeypatch.syspath_prepend(WEB)
    fresh = runpy.run_path(str(WEB / "excerpts.py"))["written"](game)
    assert fresh == (WEB / "src" / "games" / game / "excerpts.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("src/games/*/facts.py")))
def test_the_facts_that_boards_draw_are_those_of_the_rules(game: str) -> None:
    """`python web/facts.py` regenerates them."""
    fresh = runpy.run_path(str(WEB / "facts.py"))["written"](game)
    assert fresh == (WEB / "src" / "games" / game / "facts.ts").read_text(encoding="utf-8")
