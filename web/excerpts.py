"""Find positions for the pictures on the rules pages: `python web/excerpts.py` writes `src/games/*/excerpts.json`.

A game with such pictures finds their positions in its `excerpts.py`. Each is a view of a real game, found by playing at random,
with the part of the board to show. The captions are the texts `<game>-excerpt-<id>`.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path

WEB = Path(__file__).parent


def finders() -> dict[str, Path]:
    """The `excerpts.py` of each game that has one."""
    return {path.parent.name: path for path in sorted(WEB.glob("src/games/*/excerpts.py"))}


def written(game: str) -> str:
    """Return the contents of the game's `excerpts.json`."""
    found = list(runpy.run_path(str(finders()[game]))["excerpts"]())
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for game, path in finders().items():
        path.with_suffix(".json").write_text(written(game), encoding="utf-8")
