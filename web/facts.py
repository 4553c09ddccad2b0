"""The facts about a game that its board draws, taken from its rules: `python web/facts.py` writes `src/games/*/facts.ts`.

A game whose board needs such facts names them in its `facts.py`, as a dictionary FACTS from the name of a constant to its value.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent


def declarations() -> dict[str, Path]:
    """The `facts.py` of each game that has one."""
    return {path.parent.name: path for path in sorted(WEB.glob("src/games/*/facts.py"))}


def written(game: str) -> str:
    """Return the contents of the game's `facts.ts`."""
    facts: dict[str, Any] = runpy.run_path(str(declarations()[game]))["FACTS"]
    lines = [f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const\n" for name, value in facts.items()]
    return "".join(["// Written by web/facts.py from the rules of the game: edit facts.py instead.\n", *lines])


if __name__ == "__main__":
    for game, path in declarations().items():
        path.with_suffix(".ts").write_text(written(game), encoding="utf-8")
