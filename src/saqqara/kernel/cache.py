"""Where compiled rules are kept.

Numba looks only at the file of the function it caches, not at what that function calls. So the folder itself carries a key of
everything that goes into machine code: every source of the package, and the versions of Numba, NumPy and Python.
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
COMPILED = ("kernel", "games", "bots", "learn")
"""The parts of the package that hold rules or code compiled together with rules."""
KEPT_DAYS = 30


@cache
def key() -> str:
    """One short word for these sources under these versions."""
    digest = hashlib.sha256()
    for name in (sys.version, version("numba"), version("llvmlite"), version("numpy")):
        digest.update(name.encode())
    for part in COMPILED:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def root() -> Path:
    """The folder of all keys; SAQQARA_CACHE moves it."""
    return Path(os.environ.get("SAQQARA_CACHE") or platformdirs.user_cache_dir("saqqara")) / "compiled"


def folder() -> Path:
    """This key's folder, created if missing. Folders that no start has used for a month are removed."""
    here = root() / key()
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    for other in root().iterdir():
        if other != here and time.time() - other.stat().st_mtime > KEPT_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    return here


def done(game: str) -> Path:
    """The mark that everything of this game has been compiled under this key."""
    return root() / key() / f"{game}.done"
