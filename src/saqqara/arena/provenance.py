"""Where results come from: which sources played, when, and on what machine, so that results can be compared later."""

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
TRAINED = ".npz"
"""Trained weights lie beside the bots' code, one file per game."""


def origin(game: str, workers: int | None) -> dict[str, Any]:
    """The provenance of results of an arena that starts now. `workers` is None where Ray decides how many there are."""
    return {
        "version": saqqara.__version__,
        "sources": fingerprint(game),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "cores": cores(),
        "workers": workers,
    }


def fingerprint(game: str) -> str:
    """A hash of everything that affects a game between bots, independent of the machine and of where the package is installed."""
    digest = hashlib.sha256()
    for name, path in sorted(_deciding(game)):
        digest.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _deciding(game: str) -> Iterator[tuple[str, Path]]:
    """The files of the kernel, the bots and the game, with trained weights for this game only; no texts."""
    module = sys.modules[games.find(game).state.__module__]
    home = Path(str(module.__file__)).resolve()
    own = home.parent if module.__package__ else home
    base = PACKAGE if own.is_relative_to(PACKAGE) else own.parent
    for folder in (PACKAGE / "kernel", PACKAGE / "bots"):
        yield from _named(folder.rglob("*"), PACKAGE, game)
    yield from _named([own] if own.is_file() else own.rglob("*"), base, game)


def _named(paths: Iterable[Path], base: Path, game: str) -> Iterator[tuple[str, Path]]:
    for path in paths:
        if path.is_file() and not {"__pycache__", "texts"} & set(path.parts) and not (path.suffix == TRAINED and path.stem != game):
            yield path.relative_to(base).as_posix(), path


def processor() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    return models[0] if models else platform.processor()
