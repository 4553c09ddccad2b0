"""What bench/README.md says about the strength of bots is what the files of the arena say."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from saqqara import games
from saqqara.arena.results import share_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "bench" / "results").glob("*-[0-9]-*.json"))
TITLES = {game["title"]: game["name"] for game in games.describe()}
ROW = re.compile(
    r"\| (?P<title>[A-Z][\w-]+)(?:, (?P<players>\d))?(?: \(fair: (?P<fair>\d+) %\))?: "
    r"`(?P<bot>[^`]+)` against (?:\w+ )?`(?P<other>[^`]+)`[^|]*"
    r"\| (?P<games>\d+) \| (?P<share>[\d.]+) % \((?P<low>\d+) … (?P<high>\d+)\) \|"
)


@dataclass(frozen=True)
class Told:
    """A row of the table."""

    row: str
    match: tuple[str, int, str, str]
    """The game, the players, the bot, and the other one."""
    games: int
    share: str
    """Of wins, in per cent."""
    interval: list[int]
    fair: int


def plain(bot: str) -> str:
    """A search by its budget, however that was written."""
    return re.sub(r"(?<=\d)k$", "000", bot)


def strength() -> list[Told]:
    section = PAGE.partition("## How strong are the bots?")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ") and not line.startswith("| match")]
    found = []
    for row in rows:
        told = ROW.match(row)
        assert told, row
        match = TITLES[told["title"]], int(told["players"] or 2), told["bot"], told["other"]
        interval = [int(told["low"]), int(told["high"])]
        found.append(Told(row, match, int(told["games"]), told["share"], interval, int(told["fair"] or 50)))
    return found


def arena(path: Path) -> dict[str, Any] | None:
    """What an arena has kept; other measurements have no bots that are compared."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept if "bots" in kept else None


ARENAS = {path.name: kept for path in FILES if (kept := arena(path))}


def files_of(told: Told) -> list[dict[str, Any]]:
    """The runs of this match: one, or several with other deals."""
    game, players, *bots = told.match
    found = [
        kept
        for kept in ARENAS.values()
        if (kept["game"], kept["players"], {plain(each["bot"]) for each in kept["bots"]}) == (game, players, set(bots))
    ]
    assert found, told.row
    assert len({kept["seed"] for kept in found}) == len(found), told.row
    return found


@pytest.mark.parametrize("told", strength(), ids=lambda told: "-".join(map(str, told.match)))
def test_the_table_of_strength_says_what_was_played(told: Told) -> None:
    runs = files_of(told)
    sat = [each for kept in runs for each in kept["bots"] if plain(each["bot"]) == told.match[2]]
    seats = sum(each["seats"] for each in sat)
    found = share_of([sum(each["wins"] for each in sat) / seats] * seats)
    last_digit = 10.0 ** -len(told.share.partition(".")[2])
    assert told.games == sum(kept["games"] for kept in runs)
    assert float(told.share) == pytest.approx(100 * found["share"], abs=0.501 * last_digit)
    assert told.interval == [round(100 * bound) for bound in found["interval"]]
    for kept in runs:
        assert told.fair == round(100 * kept["fair_share"])
        assert kept["command"].startswith("saqqara arena ")


def test_every_file_of_results_is_told() -> None:
    """In a row of the table of strength, or by its name."""
    in_rows = [id(kept) for told in strength() for kept in files_of(told)]
    assert len(set(in_rows)) == len(in_rows)
    for path in FILES:
        assert id(ARENAS.get(path.name)) in in_rows or f"`{path.stem}`" in PAGE, path.name


def test_every_file_that_is_named_is_there() -> None:
    named = re.findall(rf"`((?:{'|'.join(games.shipped())})-\d-[\w-]+)`", PAGE)
    assert named
    for stem in named:
        assert (ROOT / "bench" / "results" / f"{stem}.json").exists(), stem
