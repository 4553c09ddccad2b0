"""What docs/bots.md says about the strength of bots is what the files of the arena say."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "bench" / "results").glob("*-[0-9]-*.json"))
TITLES = {"Imhotep": "imhotep", "Kheops": "kheops", "Amun-Re": "amunre"}
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
    section = PAGE.partition("## How strong they are")[2].partition("\n## ")[0]
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


def file_of(told: Told) -> dict[str, Any]:
    game, players, *bots = told.match
    found = [
        kept
        for kept in ARENAS.values()
        if (kept["game"], kept["players"], {plain(each["bot"]) for each in kept["bots"]}) == (game, players, set(bots))
    ]
    assert len(found) == 1, told.row
    return found[0]


@pytest.mark.parametrize("told", strength(), ids=lambda told: "-".join(map(str, told.match)))
def test_the_table_of_strength_says_what_was_played(told: Told) -> None:
    kept = file_of(told)
    (bot,) = (each for each in kept["bots"] if plain(each["bot"]) == told.match[2])
    last_digit = 10.0 ** -len(told.share.partition(".")[2])
    assert told.games == kept["games"]
    assert float(told.share) == pytest.approx(100 * bot["win_share"], abs=0.501 * last_digit)
    assert told.interval == [round(100 * bound) for bound in bot["interval"]]
    assert told.fair == round(100 * kept["fair_share"])
    assert kept["command"].startswith("saqqara arena ")


def test_every_file_of_results_is_told() -> None:
    """In a row of the table of strength, or by its name."""
    in_rows = {id(file_of(told)) for told in strength()}
    assert len(in_rows) == len(strength())
    for path in FILES:
        assert id(ARENAS.get(path.name)) in in_rows or f"`{path.stem}`" in PAGE, path.name


def test_every_file_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:amunre|imhotep|kheops)-\d-[\w-]+)`", PAGE)
    assert named
    for stem in named:
        assert (ROOT / "bench" / "results" / f"{stem}.json").exists(), stem
