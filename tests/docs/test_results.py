"""The strength of bots as given in bench/README.md agrees with the arena's result files."""

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
class Row:
    """One row of the table of strength."""

    text: str
    match: tuple[str, int, str, str]
    """The game, the number of players, the bot, and its opponent."""
    games: int
    share: str
    """Share of wins in per cent, as printed."""
    interval: list[int]
    fair: int


def plain(bot: str) -> str:
    """Return the bot's name with its budget written out: `10k` as `10000`."""
    return re.sub(r"(?<=\d)k$", "000", bot)


def strength() -> list[Row]:
    """Read the rows of the table."""
    section = PAGE.partition("## How strong are the bots?")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ") and not line.startswith("| match")]
    found = []
    for row in rows:
        parts = ROW.match(row)
        assert parts, row
        match = TITLES[parts["title"]], int(parts["players"] or 2), parts["bot"], parts["other"]
        interval = [int(parts["low"]), int(parts["high"])]
        found.append(Row(row, match, int(parts["games"]), parts["share"], interval, int(parts["fair"] or 50)))
    return found


def arena(path: Path) -> dict[str, Any] | None:
    """Load the results of an arena; None for a measurement that compares no bots."""
    results: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return results if "bots" in results else None


ARENAS = {path.name: results for path in FILES if (results := arena(path))}


def runs_of(row: Row) -> list[dict[str, Any]]:
    """Return the runs of this match: one, or several with different deals."""
    game, players, *bots = row.match
    found = [
        run
        for run in ARENAS.values()
        if (run["game"], run["players"], {plain(each["bot"]) for each in run["bots"]}) == (game, players, set(bots))
    ]
    assert found, row.text
    assert len({run["seed"] for run in found}) == len(found), row.text
    return found


@pytest.mark.parametrize("row", strength(), ids=lambda row: "-".join(map(str, row.match)))
def test_the_table_of_strength_agrees_with_the_results(row: Row) -> None:
    runs = runs_of(row)
    sat = [each for run in runs for each in run["bots"] if plain(each["bot"]) == row.match[2]]
    seats = sum(each["seats"] for each in sat)
    found = share_of([sum(each["wins"] for each in sat) / seats] * seats)
    last_digit = 10.0 ** -len(row.share.partition(".")[2])
    assert row.games == sum(run["games"] for run in runs)
    assert float(row.share) == pytest.approx(100 * found["share"], abs=0.501 * last_digit)
    assert row.interval == [round(100 * bound) for bound in found["interval"]]
    for run in runs:
        assert row.fair == round(100 * run["fair_share"])
        assert run["command"].startswith("saqqara arena ")


def test_every_result_file_is_mentioned() -> None:
    """A file is mentioned by a row of the table of strength, or by its name."""
    in_rows = [id(run) for row in strength() for run in runs_of(row)]
    assert len(set(in_rows)) == len(in_rows)
    for path in FILES:
        assert id(ARENAS.get(path.name)) in in_rows or f"`{path.stem}`" in PAGE, path.name


def test_every_result_file_that_is_named_exists() -> None:
    named = re.findall(rf"`((?:{'|'.join(games.shipped())})-\d-[\w-]+)`", PAGE)
    assert named
    for stem in named:
        assert (ROOT / "bench" / "results" / f"{stem}.json").exists(), stem
