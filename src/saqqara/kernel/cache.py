"""The folders that hold compiled rules.

Numba looks only at the file of the function that it caches, not at what that function calls. So each folder is named by a key of
everything that the machine code can come from: the sources of the function's module and of what it imports, and the versions of
Numba, NumPy and Python. Which game a generic function calls is decided by the type of the state; so that type carries a key of
the game's sources (see `records`). After a change in one game, only code compiled for that game is compiled again, wherever the
game lies.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from importlib.util import resolve_name
from pathlib import Path
from uuid import uuid4

import numpy
import platformdirs

KEPT_DAYS = 30
VERSIONS = " ".join([sys.version, *(version(name) for name in ("numba", "llvmlite", "numpy"))])
PACKAGE = Path(__file__).resolve().parents[1]
INSTALLED = Path(numpy.__file__).resolve().parents[1]
"""The folder of installed packages. Packages that lie there beside a game's package are not among its sources."""
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?import[ \t]+(\([^)]*\)|[^\n#]*)", re.MULTILINE)


def root() -> Path:
    """Return the folder that holds all of them; SAQQARA_CACHE overrides it."""
    return Path(os.environ.get("SAQQARA_CACHE") or platformdirs.user_cache_dir("saqqara")) / "compiled"


@cache
def folder(module: str) -> Path:
    """Return the folder for the compiled functions of this module, created if missing."""
    remove_unused(root())
    here = root() / key(sources(module))
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    return here


@cache
def remove_unused(root: Path) -> None:
    """Remove the folders that have not been used for a month."""
    for folder in root.glob("*"):
        with suppress(FileNotFoundError):  # another process may be removing them too
            if time.time() - folder.stat().st_mtime > KEPT_DAYS * 86_400:
                shutil.rmtree(folder, ignore_errors=True)


@cache
def key_of_package(module: str) -> str:
    """Return a hash of all sources of the package that contains this module, or of the module alone if it is in no package.

    Code typed into an interpreter gets a new key in every process, because it has no file that could show a change.
    """
    base, file = _place(module)
    if file is None:
        return uuid4().hex
    return key([file] if file.parent == base else file.parent.rglob("*.py"))


def key(files: Iterable[Path]) -> str:
    """Return a short hash of these files and of the versions of the compiler."""
    digest = hashlib.sha256()
    digest.update(VERSIONS.encode())
    for path in sorted(files):
        digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def sources(module: str) -> set[Path]:
    """Return the files of a module and of everything it imports, directly or not, from this package or from its own."""
    base, start = _place(module)
    if start is None:
        return set(PACKAGE.rglob("*.py"))
    found: set[Path] = set()
    waiting = [(module, start)]
    while waiting:
        name, path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imports(name, path, base, module.partition(".")[0])
    return found


def _place(module: str) -> tuple[Path, Path | None]:
    """Return the folder that holds this module's package, and the module's file, or None if it was typed into an interpreter."""
    given = getattr(sys.modules.get(module), "__file__", None)
    file = Path(given).resolve() if given else _file(module, PACKAGE.parent)
    if file is None:
        return PACKAGE.parent, None
    return file.parents[module.count(".") + (file.name == "__init__.py")], file


@cache
def _imports(module: str, path: Path, base: Path, own: str) -> list[tuple[str, Path]]:
    """Return the modules that a file imports, with their files. A name taken from a package is a module or part of it."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found: list[tuple[str, Path]] = []
    for origin, listed in IMPORT.findall(path.read_text(encoding="utf-8")):
        names = [words[0] for part in listed.strip("()").split(",") if (words := part.split())]
        source = resolve_name(origin, package) if origin.startswith(".") else origin
        for wanted in [(f"{source}.{name}", source) if source else (name,) for name in names]:
            top = wanted[0].partition(".")[0]
            here = PACKAGE.parent if top == PACKAGE.name else base
            if here != INSTALLED or top in (own, PACKAGE.name):
                found += [(each, file) for each in wanted if (file := _file(each, here))][:1]
    return found


@cache
def _file(module: str, base: Path) -> Path | None:
    path = base.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)
