"""The browser's types are those of the server's API: `npm run api` in web/ writes them anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.conftest import ROOT

WEB = ROOT / "web"


def test_the_browsers_types_are_those_of_the_api(tmp_path: Path) -> None:
    document = subprocess.run([sys.executable, "api.py"], cwd=WEB, capture_output=True, check=True).stdout
    node = shutil.which("node", path=f"{ROOT / '.tools' / 'node' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert node is not None
    fresh = tmp_path / "schema.d.ts"
    command = [node, "node_modules/openapi-typescript/bin/cli.js", "-o", str(fresh)]
    subprocess.run(command, cwd=WEB, input=document, capture_output=True, check=True)
    assert fresh.read_text() == (WEB / "src" / "lib" / "api" / "schema.d.ts").read_text()
