"""The files of an arena: tried before the first game, written while games are played, so that nothing played is lost."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from saqqara.arena import report
from saqqara.arena.match import Match, Played, save
from saqqara.arena.results import summary
from saqqara.errors import BadOption

SECONDS = 20.0
"""Results so far are written at most this often."""
PICTURES = (".png", ".svg", ".pdf")


@dataclass(frozen=True)
class Files:
    """What is to be kept, and where."""

    command: str
    results: Path | None
    plot: Path | None
    records: Path | None

    def __post_init__(self) -> None:
        """Refuse now what could not be written after hours of play."""
        if self.plot and self.plot.suffix.lower() not in PICTURES:
            raise BadOption(f"plot: {self.plot} does not end in one of {', '.join(PICTURES)}")
        if self.plot:
            report.drawing()
        _try("json", self.results)
        _try("plot", self.plot)
        if self.records:
            _try("records", self.records / "try", within=True)

    def keep(self, match: Match, played: list[Played]) -> dict[str, Any]:
        """The results of these games, on disk if that is wanted."""
        found = {"command": self.command, **summary(match, played)}
        if self.results:
            fresh = self.results.with_name(self.results.name + ".new")
            fresh.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            os.replace(fresh, self.results)
        return found


class Keeper:
    """Keeps games as they end."""

    def __init__(self, match: Match, files: Files) -> None:
        self.match, self.files = match, files
        self.played: list[Played] = []
        self._written = monotonic()

    def add(self, each: Played) -> None:
        self.played.append(each)
        if self.files.records:
            save(self.files.records, self.match, each)
        if self.files.results and monotonic() - self._written > SECONDS:
            self.files.keep(self.match, self.played)
            self._written = monotonic()


def _try(what: str, path: Path | None, within: bool = False) -> None:
    """Write a file and leave everything as it was; `within` makes its folder."""
    if path is None:
        return
    try:
        if within:
            path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise BadOption(f"{what}: {path} cannot be written: {error.strerror}") from None
