"""Where results come from: which sources played, when, and on what, so that kept results can be told from later ones."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import saqqara
from saqqara import games
from saqqara.bots.search import cores

PACKAGE = Path(saqqara.__file__).resolve().parent
LEARNED = ".npz"
"""What was learned lies beside the code of the bots, a file a game."""


def origin(game: str, workers: int | None) -> dict[str, Any]:
    """To be kept with the results of an arena that begins now; no workers where others decide how many there are."""
    return {
        "version": saqqara.__version__,
        "sources": fingerprint(game),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "cores": cores(),
        "workers": workers,
    }


def fingerprint(game: str) -> str:
    """A short word for all that decides in a game of bots: the same wherever the package lies and whatever it runs on."""
    digest = hashlib.sha256()
    for name, path in sorted(_deciding(game)):
        digest.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _deciding(game: str) -> Iterator[tuple[str, Path]]:
    """The files of the kernel, of the bots and of the game, with what bots have learned about this game alone; no texts."""
    module = sys.modules[games.find(game).state.__module__]
    home = Path(str(module.__file__)).resolve()
    own = home.parent if module.__package__ else home
    base = PACKAGE if own.is_relative_to(PACKAGE) else own.parent
    for folder in (PACKAGE / "kernel", PACKAGE / "bots"):
        yield from _named(folder.rglob("*"), PACKAGE, game)
    yield from _named([own] if own.is_file() else own.rglob("*"), base, game)


def _named(paths: Iterable[Path], base: Path, game: str) -> Iterator[tuple[str, Path]]:
    for path in paths:
        if path.is_file() and not {"__pycache__", "texts"} & set(path.parts) and not (path.suffix == LEARNED and path.stem != game):
            yield path.relative_to(base).as_posix(), path


def processor() -> str:
    """The processor as it calls itself."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    return models[0] if models else platform.processor()
