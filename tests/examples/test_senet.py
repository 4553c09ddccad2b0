"""A game in a package of its own: installed beside a wheel of Saqqara, it is playable everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).parents[2]
SENET = ROOT / "examples" / "senet"
BATCH = """
import json
import numpy as np
from saqqara.learn import Batch

batch = Batch("senet", 3, seed=5, threads=1)
batch.step(batch.sample(np.zeros(3, np.int64)))
print(json.dumps([int(state["decisions"]) for state in batch.states]))
"""


class House:
    """An environment with Saqqara and Senet in it, and nothing of this checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV", "UV_", "COV"))}
        self.environment = {**own, "NUMBA_DISABLE_JIT": "1", "SAQQARA_DATA": str(folder / "data"), "COLUMNS": "160"}

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / "bin" / words[0]), *words[1:]]

    def run(self, *words: str, typed: str = "") -> str:
        """What a command prints."""
        done = subprocess.run(
            self.command(*words), cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def server(self) -> Iterator[httpx.Client]:
        """A player of the server that this environment runs."""
        command = self.command("saqqara", "serve", "--port", "0", "--no-browser", "--no-rates")
        with subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                address = re.search(r"http://\S+", process.stdout.readline())
                assert address is not None
                with httpx.Client(base_url=address[0], timeout=60) as client:
                    assert client.post("/api/guest", json={"name": "Nefer"}).is_success
                    yield client
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Built once: the wheel of this checkout, installed with Senet into a fresh environment."""
    uv = shutil.which("uv", path=f"{ROOT / '.tools' / 'uv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert uv is not None, "uv is missing: run make setup"
    base = tmp_path_factory.mktemp("senet")
    folder, wheels = base / "house", base / "wheels"

    def run(*words: str) -> None:
        # Bytecode of all packages takes longer to write than the few modules take to read.
        environment = {**os.environ, "UV_COMPILE_BYTECODE": "0"}
        done = subprocess.run([uv, *words], cwd=base, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    run("build", "--quiet", "--wheel", "--out-dir", str(wheels), str(ROOT))
    run("build", "--quiet", "--wheel", "--out-dir", str(wheels), str(SENET))
    run("venv", "--quiet", "--python", sys.executable, str(folder))
    saqqara, senet = next(wheels.glob("saqqara-*.whl")), next(wheels.glob("senet-*.whl"))
    run("pip", "install", "--quiet", "--python", str(folder), f"saqqara[testing] @ {saqqara.as_uri()}", str(senet))
    return House(folder)


def test_it_keeps_the_contract(house: House) -> None:
    tests = shutil.copytree(SENET / "tests", house.folder / "tests")
    assert " passed" in house.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests))


def test_it_is_listed(house: House) -> None:
    assert "Senet" in house.run("saqqara", "games")


def test_it_is_played_over_the_server_against_a_bot(house: House) -> None:
    with house.server() as client:
        assert "senet" in [game["name"] for game in client.get("/api/games").json()]
        assert "senet-event-threw" in client.get("/api/texts/it?game=senet").text
        assert client.get("/api/games/senet/rules?language=de").text.startswith("# Senet")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
        table = client.post("/api/tables", json={"game": "senet", "seats": seats, "seed": 3}).json()["id"]
        state: dict[str, Any] = {"view": {"over": False}}
        played = 0
        while played < 12 and not state["view"]["over"]:
            state = client.get(f"/api/tables/{table}/state").json()
            if actions := state["view"]["actions"]:
                played += 1
                move = {"action": actions[0]["text"], "seen": state["number"], "undos": 0, "id": f"m{played}"}
                assert client.post(f"/api/tables/{table}/play", json=move).is_success
        assert "Lancio: " in client.get(f"/api/tables/{table}/drawing?number=1&language=it").text
        assert client.post(f"/api/tables/{table}/resign", json={}).is_success
        assert state["view"]["number"] > played, "the bot has moved too"


def test_it_is_played_in_the_terminal(house: House) -> None:
    said = house.run(
        "saqqara", "play", "senet", "--terminal", "--seed", "5", "--against", "random", "--language", "it", typed="1\n" * 500
    )
    assert "Pedine uscite" in said
    assert "senet-" not in said


def test_batches_play_it(house: House) -> None:
    assert json.loads(house.run("python", "-c", BATCH)) == [1, 1, 1]
