"""Other engines, each in an environment of its own under .tools/bench, created when it is first needed."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.rows import Effort, Row

HERE = Path(__file__).parent
SCRIPTS = HERE / "peers"
ENVIRONMENTS = HERE.parent / ".tools" / "bench"


@dataclass(frozen=True)
class Peer:
    """What to install, and which script measures it."""

    name: str
    packages: tuple[str, ...]
    script: str
    arguments: tuple[str, ...] = ()


PEERS = (
    Peer("openspiel", ("open-spiel==2.0.2",), "openspiel.py"),
    Peer("pgx", ("pgx==2.6.0", "jax[cpu]==0.10.2"), "pgx_peer.py", ("backgammon", "16", "64", "256", "1024")),
    Peer("catanatron", ("catanatron==3.2.1",), "catanatron_peer.py"),
    Peer("pettingzoo", ("pettingzoo[classic]==1.27.0",), "pettingzoo_peer.py"),
)


def rows(peer: Peer, effort: Effort) -> Iterator[Row]:
    """Measure a peer."""
    command = [str(environment(peer)), peer.script, str(effort.seconds), str(effort.repeats), *peer.arguments]
    with subprocess.Popen(command, cwd=SCRIPTS, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                yield Row(**json.loads(line))
    if process.returncode:
        raise RuntimeError(f"{peer.name} could not be measured: {peer.script} ended with {process.returncode}")


def environment(peer: Peer) -> Path:
    """The peer's interpreter, installed if it is not yet there."""
    home = ENVIRONMENTS / peer.name
    python, mark = home / "bin" / "python", home / ".ready"
    if mark.exists() and mark.read_text() == repr(peer.packages):
        return python
    uv = shutil.which("uv") or str(ENVIRONMENTS.parent / "uv" / "bin" / "uv")
    subprocess.run([uv, "venv", "--quiet", "--clear", str(home)], check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", str(python), *peer.packages], check=True)
    mark.write_text(repr(peer.packages))
    return python
