"""The arena: a fair schedule, right sums, and results that survive an interruption."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import saqqara
from saqqara.arena import Match, Pairing, Played, keeping, play, run, schedule, summary
from saqqara.arena import command as commands
from saqqara.errors import BadBot, BadOption, MissingExtra


def invoke(*words: str) -> Any:
    return CliRunner().invoke(commands.arena, ["pebbles", *words], env={"COLUMNS": "140"})


def test_every_deal_is_played_from_every_seat() -> None:
    pairings = schedule(Match("pebbles", 3, ("greedy", "random", "search:5"), 9))
    assert [pairing.number for pairing in pairings] == list(range(9))
    for deal in range(3):
        seats = [pairing.seats for pairing in pairings if pairing.deal == deal]
        assert len(seats) == 3
        for seat in range(3):
            assert {each[seat] for each in seats} == {"greedy", "random", "search:5"}


def test_line_ups() -> None:
    assert Match("pebbles", 3, ("search:5", "greedy"), 1).lineups == [("search:5", "greedy", "greedy")]
    ladder = Match("pebbles", 2, ("random", "greedy", "search:5"), 6)
    assert len(ladder.lineups) == 3
    assert len({frozenset(pairing.seats) for pairing in schedule(ladder)}) == 3


def test_the_same_deal_for_each_rotation() -> None:
    match = Match("pebbles", 2, ("random", "greedy"), 4, seed=3)
    starts = [play(match, pairing, keep=True).record for pairing in schedule(match)]
    seeds = [start["seed"] for start in starts if start]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_games_are_the_same_again() -> None:
    match = Match("pebbles", 2, ("search:10", "greedy"), 2, seed=3)
    one, two = ([play(match, pairing, keep=True).record for pairing in schedule(match)] for _ in range(2))
    assert one == two


def outcome(number: int, seats: tuple[str, ...], scores: list[int], places: list[int]) -> Played:
    return Played(Pairing(number, number // 2, seats), scores, places, [0.5] * 2, [0.2] * 2, [5] * 2)


def test_sums_are_right() -> None:
    match = Match("pebbles", 2, ("greedy", "random"), 4)
    found = summary(
        match,
        [
            outcome(1, ("random", "greedy"), [2, 4], [2, 1]),
            outcome(0, ("greedy", "random"), [5, 1], [1, 2]),
            outcome(2, ("greedy", "random"), [3, 3], [1, 1]),
            outcome(3, ("random", "greedy"), [4, 2], [1, 2]),
        ],
    )
    best, other = found["bots"]
    assert (best["bot"], best["wins"], best["win_share"], best["seats"]) == ("greedy", 2.5, 0.625, 4)
    assert (other["wins"], other["mean_place"]) == (1.5, 1.5)
    assert best["interval"][0] < 0.625 < best["interval"][1]
    assert best["score"]["mean"] == 3.5
    assert (best["score"]["lowest"], best["score"]["highest"]) == (2, 5)
    assert best["seconds"] == 2.0
    assert best["seconds_a_decision"] == pytest.approx(0.1)
    assert best["rating"] > other["rating"]
    assert found["winning_score"]["mean"] == 4
    assert [seat["share"] for seat in found["seats"]] == [0.625, 0.375]
    assert [each["number"] for each in found["played"]] == [0, 1, 2, 3]
    json.dumps(found)


def test_wilson_interval_of_known_numbers() -> None:
    match = Match("pebbles", 2, ("greedy", "random"), 100)
    games = [outcome(i, ("greedy", "random"), [1, 0], [1, 2] if i < 95 else [2, 1]) for i in range(100)]
    low, high = summary(match, games)["bots"][0]["interval"]
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    match = Match("pebbles", 2, ("greedy",), 2)
    found = summary(match, [outcome(0, ("greedy", "greedy"), [5, 1], [1, 2])])
    assert found["bots"][0]["rating"] == 25
    assert found["bots"][0]["win_share"] == 0.5


@pytest.mark.parametrize(
    ("bots", "players", "games", "error"),
    [
        (("nobody",), 2, 5, BadBot),
        ((), 2, 5, BadOption),
        (("random",), 7, 5, BadOption),
        (("random",), 2, 0, BadOption),
    ],
)
def test_bad_matches_are_refused(bots: tuple[str, ...], players: int, games: int, error: type[Exception]) -> None:
    with pytest.raises(error):
        Match("pebbles", players, bots, games)


def test_processes_play_the_same_games() -> None:
    match = Match("pebbles", 2, ("search:8", "random"), 4, seed=1)
    alone = {each.pairing.number: each.scores for each in run(match, schedule(match))}
    together = {each.pairing.number: each.scores for each in run(match, schedule(match), workers=2)}
    assert alone == together


def test_the_command(tmp_path: Path) -> None:
    found = invoke(
        "--players", "2", "--bots", "search:8,random", "--games", "4", "--workers", "1", "--option", "nugget=false",
        "--json", str(tmp_path / "found.json"), "--plot", str(tmp_path / "found.png"), "--records", str(tmp_path / "records"),
    )  # fmt: skip
    assert found.exit_code == 0, found.output
    assert "4 games" in found.output
    assert "search:8" in found.output
    result = json.loads((tmp_path / "found.json").read_text())
    assert result["games"] == 4
    assert result["options"] == {"nugget": False}
    assert (tmp_path / "found.png").read_bytes().startswith(b"\x89PNG")
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 4
    replayed = saqqara.replay(json.loads(records[1].read_text()))
    assert replayed.scores == result["played"][1]["scores"]
    assert replayed.seats == result["played"][1]["seats"]


def test_an_interruption_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(match: Match, pairings: list[Pairing], *rest: Any) -> Iterator[Played]:
        yield play(match, pairings[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "run", broken)
    found = invoke("--bots", "greedy,random", "--games", "50", "--json", str(tmp_path / "found.json"))
    assert found.exit_code == 0, found.output
    assert "1 of 50 games" in found.output
    assert json.loads((tmp_path / "found.json").read_text())["games"] == 1


def test_a_failure_keeps_what_was_played_and_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(match: Match, pairings: list[Pairing], *rest: Any) -> Iterator[Played]:
        for pairing in pairings[:2]:
            yield play(match, pairing)
            if pairing.number:
                assert json.loads((tmp_path / "found.json").read_text())["games"] == 1
        raise OSError("a worker died")

    monkeypatch.setattr(commands, "run", broken)
    monkeypatch.setattr(keeping, "SECONDS", 0.0)
    monkeypatch.setattr(keeping, "monotonic", iter([0.0, 1.0, 1.0, 0.0]).__next__)
    found = invoke("--bots", "greedy, random", "--games", "50", "--json", str(tmp_path / "found.json"))
    assert isinstance(found.exception, OSError)
    assert "2 of 50 games" in found.output
    assert json.loads((tmp_path / "found.json").read_text())["games"] == 2


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--bots", "greedy,pharaoh"), "no bot or level 'pharaoh'"),
        (("--bots", "greedy", "--players", "9"), "for 2, 3 players"),
        (("--bots", "greedy", "--option", "nugget"), "NAME=VALUE"),
        (("--bots", "greedy", "--option", "nugget=maybe"), "nugget"),
        (("--bots", "greedy", "--games", "0"), "games"),
        (("--bots", "greedy", "--json", "/nowhere/found.json"), "json: /nowhere/found.json cannot be written"),
        (("--bots", "greedy", "--plot", "/nowhere/found.png"), "plot: /nowhere/found.png cannot be written"),
        (("--bots", "greedy", "--plot", "found.xyz"), "plot: found.xyz does not end in one of .png, .svg, .pdf"),
        (("--bots", "greedy", "--records", "/proc/records"), "records: /proc/records"),
    ],
)
def test_bad_input_is_named(words: tuple[str, ...], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before any game is played."""
    monkeypatch.setattr(commands, "run", lambda *_: pytest.fail("games were played"))
    found = invoke(*words)
    assert found.exit_code != 0
    assert fault in found.output


def test_missing_extras_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match("pebbles", 2, ("random",), 1)
    for module in ("ray", "matplotlib.figure"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra, match=r"saqqara\[ray\]"):
        list(run(match, schedule(match), ray=True))
    found = invoke("--bots", "random", "--games", "1", "--plot", str(tmp_path / "plot.png"))
    assert found.exit_code != 0
    assert "saqqara[plot]" in found.output
