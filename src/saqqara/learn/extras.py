"""Optional packages, imported when they are used, with a clear message when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from saqqara.errors import MissingExtra


def load(module: str, install: str) -> Any:
    """Import the module, or raise MissingExtra with the command that installs it."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise MissingExtra(f"{module.partition('.')[0]} is not installed: pip install {install}") from missing


LEARN = "'saqqara[learn]'"
SPIEL = "open_spiel"
