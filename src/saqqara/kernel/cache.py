"""Where compiled rules are kept.

Numba looks only at the file of the function it caches, not at what that function calls. So the folder itself carries a key of
everything that can go into the machine code: the sources that the function's part of the package may call, and the versions of
Numba, NumPy and Python; and of where the package lies, because Numba finds its files by that too. A change of one game leaves the
others compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_DAYS = 30
GENERIC = ("kernel", "games")
"""What code that works for any game can call."""
ALL = (*GENERIC, "bots", "learn")
"""What somebody's own code can call."""
CALLS = {"bots": (*GENERIC, "bots"), "learn": (*GENERIC, "learn")}


def sources(module: str) -> tuple[str, ...]:
    """The parts of the package whose code a rule of this module can call."""
    if not module.startswith("saqqara."):
        return ALL
    part, *rest = module.removeprefix("saqqara.").split(".")
    if part == "games" and rest:
        return "kernel", f"games/{rest[0]}"
    if module in ("saqqara.kernel.playout", "saqqara.kernel.observe"):
        return GENERIC
    return CALLS.get(part, ("kernel",))


@cache
def key(parts: tuple[str, ...]) -> str:
    """One short word for these parts of the package under these versions."""
    digest = hashlib.sha256()
    for name in (str(PACKAGE), sys.version, version("numba"), version("llvmlite"), version("numpy")):
        digest.update(name.encode())
    for part in parts:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def root() -> Path:
    """The folder of all keys; SAQQARA_CACHE moves it."""
    return Path(os.environ.get("SAQQARA_CACHE") or platformdirs.user_cache_dir("saqqara")) / "compiled"


@cache
def folder(parts: tuple[str, ...]) -> Path:
    """The folder of these parts' key, created if missing. Folders that no start has used for a month are removed."""
    here = root() / key(parts)
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    for other in root().iterdir():
        if other != here and time.time() - other.stat().st_mtime > KEPT_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    return here


def done(game: str) -> Path:
    """The mark that everything of this game has been compiled: its rules, and the bots' and the batches' code for it."""
    return folder(ALL) / f"{game}.done"
