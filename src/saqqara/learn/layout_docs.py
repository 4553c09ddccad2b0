"""The layout of observations as a page for people. `make pinned` writes the pages of docs/observations."""

from __future__ import annotations

from saqqara import games
from saqqara.learn.layouts import layout


def page(name: str) -> str:
    """The page for a game, in Markdown."""
    rulebook, found = games.find(name), layout(name)
    lines = [
        f"# Observations of {rulebook.title}",
        "",
        f"One vector of {found.width} numbers (int16), as `saqqara.learn.Batch.observe` writes it: the state as one seat knows it.",
        "Null is -1. What the seat cannot know is -1 as well, or what the field's meaning says instead (`face_down`, 0).",
        "Written by `make pinned`; a test compares.",
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
