"""The output files of an arena: checked before the first game and written during play, so that nothing is lost."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from saqqara.arena import report
from saqqara.arena.match import Match, Played, save
from saqqara.arena.provenance import origin
from saqqara.arena.results import summary
from saqqara.errors import BadOption, CannotSave

PAUSE = 20
"""The wait before results are written again, as a multiple of the time that the last write took."""
PICTURES = (".png", ".svg", ".pdf")


@dataclass(frozen=True)
class Files:
    """Which output files are wanted, and where."""

    command: str
    results: Path | None
    plot: Path | None
    records: Path | None

    def __post_init__(self) -> None:
        """Refuse at once what could not be written after hours of play."""
        if self.plot and self.plot.suffix.lower() not in PICTURES:
            raise BadOption(f"plot: {self.plot} does not end in one of {', '.join(PICTURES)}")
        if self.plot:
            report.drawing()
        _try("json", self.results)
        _try("json", self.results and _fresh(self.results))
        _try("plot", self.plot)
        if self.records:
            _try("records", self.records / "try", within=True)

    def keep(self, found: dict[str, Any]) -> None:
        """Write the results, completely or not at all, if a file was asked for."""
        if self.results:
            fresh = _fresh(self.results)
            fresh.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            os.replace(fresh, self.results)

    def finish(self, found: dict[str, Any]) -> None:
        """Write the final results, and draw them."""
        try:
            self.keep(found)
            if self.plot:
                report.plot(found, self.plot)
        except OSError as error:
            raise CannotSave(f"{error.filename}: {error.strerror}") from error


class Keeper:
    """Collects games as they end, and writes the results so far."""

    def __init__(self, match: Match, files: Files, workers: int | None) -> None:
        self.match, self.files, self.origin = match, files, origin(match.game, workers)
        self.played: list[Played] = []
        self._rest_until = 0.0

    def add(self, each: Played) -> None:
        self.played.append(each)
        try:
            if self.files.records:
                save(self.files.records, self.match, each)
            if self.files.results and (begin := monotonic()) >= self._rest_until:
                self.files.keep(self.found())
                self._rest_until = begin + (1 + PAUSE) * (monotonic() - begin)
        except OSError as error:
            raise CannotSave(f"{error.filename}: {error.strerror}") from error

    def found(self) -> dict[str, Any]:
        """The results so far."""
        return {"command": self.files.command, "origin": self.origin, **summary(self.match, self.played)}


def _fresh(path: Path) -> Path:
    """Where results are written before they replace older ones."""
    return path.with_name(path.name + ".new")


def _try(what: str, path: Path | None, within: bool = False) -> None:
    """Check that a file can be written, and leave everything as it was; `within` makes its folder."""
    if path is None:
        return
    if path.exists() and not path.is_file():
        raise BadOption(f"{what}: {path} is not a file")
    try:
        if within:
            path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise BadOption(f"{what}: {path} cannot be written: {error.strerror}") from None
