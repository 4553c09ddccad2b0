"""The layout of observations as pages that people read: `python -m saqqara.learn.layout_docs docs/observations` writes them."""

from __future__ import annotations

import sys
from pathlib import Path

from saqqara import games
from saqqara.learn.layouts import layout


def table(name: str) -> str:
    """The layout of a game as a page that people read."""
    rulebook, found = games.find(name), layout(name)
    lines = [
        f"# Observations of {rulebook.title}",
        "",
        f"One vector of {found.width} numbers (int16), as `saqqara.learn.Batch.observe` writes it: the state as one seat knows it.",
        "Null is -1. What the seat cannot know is -1 as well, or what the field's meaning says instead (`face_down`, 0).",
        "Written by `python -m saqqara.learn.layout_docs`; the tests compare.",
        "",
        "| places | field | shape | meaning | values |",
        "|---|---|---|---|---|",
    ]
    for entry in found.entries:
        last = entry.start + entry.size - 1
        places = str(entry.start) if entry.size == 1 else f"{entry.start}–{last}"
        shape = "×".join(map(str, entry.shape))
        words = ", ".join(f"{number} {word}" for number, word in enumerate(entry.words or ()))
        lines.append(f"| {places} | `{entry.name}` | {shape} | {entry.doc.replace('|', '/')} | {words} |")
    return "\n".join(lines) + "\n"


def main(folder: str) -> None:
    """Write every game's table."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in games.names():
        (Path(folder) / f"{name}.md").write_text(table(name), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
