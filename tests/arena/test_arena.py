"""The arena: a fair schedule, correct sums, and results that survive an interruption."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

import saqqara
from saqqara import compiling, games
from saqqara.arena import Match, Pairing, Played, output_files, play, run, running, schedule, summary
from saqqara.arena import command as commands
from saqqara.arena import provenance as origins
from saqqara.arena.provenance import fingerprint, processor
from saqqara.bots.search import cores
from saqqara.errors import BadBot, BadOption, MissingExtra, WorkerDied


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
    played = [outcome(i, ("greedy", "random"), [1, 0], [1, 2] if i < 95 else [2, 1]) for i in range(100)]
    low, high = summary(match, played)["bots"][0]["interval"]
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


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"threads": 0}, "threads: 1 to 256, not 0"),
        ({"threads": 999}, "threads: 1 to 256, not 999"),
        ({"threads": 1.5}, "threads: a whole number"),
        ({"seed": "x"}, "seed: a whole number, at least 0, not 'x'"),
        ({"seed": -1}, "seed: a whole number, at least 0"),
        ({"seed": None}, "seed: a whole number"),
        ({"games": 2.5}, "games: a whole number, at least 1, not 2.5"),
        ({"games": True}, "games: a whole number"),
        ({"players": None}, "players: a whole number"),
    ],
)
def test_a_match_takes_only_numbers_that_make_sense(given: dict[str, Any], fault: str) -> None:
    """Whichever bots play, including those that do not search."""
    for bots in (("random",), ("search:5", "greedy")):
        with pytest.raises((BadBot, BadOption), match=fault):
            Match(**{"game": "pebbles", "players": 2, "bots": bots, "games": 5, **given})


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
    origin = result["origin"]
    assert (origin["version"], origin["workers"], origin["cores"]) == (saqqara.__version__, 1, cores())
    assert origin["processor"] == processor()
    assert abs(datetime.now(UTC) - datetime.fromisoformat(origin["date"])).total_seconds() < 3600
    assert origin["sources"] == fingerprint("pebbles")
    assert (tmp_path / "found.png").read_bytes().startswith(b"\x89PNG")
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 4
    replayed = saqqara.replay(json.loads(records[1].read_text()))
    assert replayed.scores == result["played"][1]["scores"]
    assert replayed.seats == result["played"][1]["seats"]


def test_results_name_the_sources_that_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What decides in a game changes its fingerprint, nothing else does, and the folder of the package does not matter."""
    copied = tmp_path / "elsewhere"
    shutil.copytree(origins.PACKAGE, copied, ignore=shutil.ignore_patterns("web", "__pycache__"))
    here = {name: fingerprint(name) for name in games.shipped()}
    assert len({*here.values(), fingerprint("pebbles")}) == 4
    homes = {name: Path(str(sys.modules[games.find(name).state.__module__].__file__)) for name in here}
    monkeypatch.setattr(origins, "PACKAGE", copied)
    for name, home in homes.items():
        moved = copied / home.relative_to(Path(saqqara.__file__).parent)
        monkeypatch.setattr(sys.modules[games.find(name).state.__module__], "__file__", str(moved))

    def changed_by(pattern: str) -> set[str]:
        """The games whose fingerprint changes with the first file of this pattern."""
        before, file = {name: fingerprint(name) for name in here}, min(copied.glob(pattern))
        file.write_bytes(file.read_bytes() + b"\n")
        return {name for name in here if fingerprint(name) != before[name]}

    assert {name: fingerprint(name) for name in here} == here
    assert changed_by("bots/estimates/amunre.npz") == changed_by("games/amunre/*.py") == {"amunre"}
    assert changed_by("bots/instincts/imhotep.npz") == {"imhotep"}
    for pattern in ("bots/tunings.json", "bots/*.py", "kernel/*.py"):
        assert changed_by(pattern) == set(here)
    assert changed_by("arena/*.py") == changed_by("server/**/*.py") == set()


def test_an_interruption_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(match: Match, pairings: list[Pairing], *rest: Any) -> Iterator[Played]:
        yield play(match, pairings[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "run", broken)
    found = invoke("--bots", "greedy,random", "--games", "50", "--json", str(tmp_path / "found.json"))
    assert found.exit_code == 0, found.output
    assert "1 of 50 games" in found.output
    assert json.loads((tmp_path / "found.json").read_text())["games"] == 1


def test_a_failure_keeps_what_was_played_and_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(match: Match, pairings: list[Pairing], *rest: Any) -> Iterator[Played]:
        for pairing in pairings[:2]:
            yield play(match, pairing)
        raise OSError("no more games")

    monkeypatch.setattr(commands, "run", broken)
    found = invoke("--bots", "greedy, random", "--games", "50", "--json", str(tmp_path / "found.json"))
    assert isinstance(found.exception, OSError)
    assert "2 of 50 games" in found.output
    assert json.loads((tmp_path / "found.json").read_text())["games"] == 2


def test_results_are_on_disk_while_games_are_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After every game, unless writing takes more than a small part of the time."""
    match = Match("pebbles", 2, ("greedy", "random"), 6)
    keeper = output_files.Keeper(match, output_files.Files("", tmp_path / "found.json", None, None), 1)
    clock = [0.0]
    monkeypatch.setattr(output_files, "monotonic", lambda: clock[0])
    keep = output_files.Files.keep

    def slow(files: output_files.Files, found: dict[str, Any]) -> None:
        keep(files, found)
        clock[0] += 1.0

    monkeypatch.setattr(output_files.Files, "keep", slow)
    written = []
    for pairing in schedule(match):
        keeper.add(play(match, pairing))
        written.append(json.loads((tmp_path / "found.json").read_text())["games"])
        clock[0] += 7.0
    assert written == [1, 1, 1, 4, 4, 4]


def test_a_full_disk_is_reported_after_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "found.json")

    monkeypatch.setattr(os, "replace", full)
    found = invoke("--bots", "greedy,random", "--games", "6", "--workers", "1", "--json", str(tmp_path / "found.json"))
    assert found.exit_code == 1
    assert "1 of 6 games" in found.output
    assert "found.json: No space left on device" in found.output


ARENA = """
import itertools
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # programs started in the background ignore SIGINT
from pebbles import GAME
from saqqara import games
from saqqara.arena.command import arena
from saqqara.bots.search import SearchBot
games.add(GAME)
search, calls = SearchBot._search, itertools.count(1)
def reporting(*given):
    if next(calls) == 3:
        print("three threads search", flush=True)
    return search(*given)
SearchBot._search = reporting
arena()
"""
ENDLESS = ("random", "greedy", "search:600s")
"""Bots for two short games, then one that would take hours."""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_arena_that_is_ended_shows_at_once_what_was_played(how: signal.Signals, tmp_path: Path) -> None:
    """Even though a search runs in several threads, of which a signal reaches only one."""
    file = tmp_path / "found.json"
    words = ["pebbles", "--bots", ",".join(ENDLESS), "--threads", "3", "--workers", "1", "--games", "6", "--json", str(file)]
    home = Path(__file__).parents[2] / "docs"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen([sys.executable, "-c", ARENA, *words], env=environment, text=True, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert any("three threads search" in line for line in process.stdout)
            process.send_signal(how)
            said, _ = process.communicate(timeout=60)
        finally:
            process.kill()
    assert "interrupted" in said
    assert "2 of 6 games" in said
    assert json.loads(file.read_text())["games"] == 2


def kill_a_worker_after(games: int, match: Match, played: list[Played]) -> None:
    for each in run(match, schedule(match), workers=2):
        played.append(each)
        if len(played) == games:
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)


def workers_left() -> list[Any]:
    """Wait for workers to end; return those that have not."""
    limit = time.monotonic() + 20
    while multiprocessing.active_children() and time.monotonic() < limit:
        time.sleep(0.05)
    return multiprocessing.active_children()


def test_a_worker_that_dies_ends_the_arena_with_what_was_played() -> None:
    match, played = Match("pebbles", 2, ENDLESS, 6), list[Played]()
    with pytest.raises(WorkerDied, match="has died"):
        kill_a_worker_after(2, match, played)
    assert len(played) == 2
    assert workers_left() == []


def test_games_under_way_end_with_the_arena() -> None:
    match = Match("pebbles", 2, ENDLESS, 6)
    results = run(match, schedule(match), workers=2)
    assert next(results).pairing.number < 2
    results.close()
    assert workers_left() == []


def test_an_incomplete_deal_is_reported() -> None:
    said = "multiples of 2 games"
    assert said in invoke("--bots", "greedy,random", "--games", "3", "--workers", "1").output
    assert said not in invoke("--bots", "greedy,random", "--games", "4", "--workers", "1").output
    assert Match("pebbles", 2, ("random", "greedy", "search:5"), 1).round == 6


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
        (("--bots", "greedy", "--ray", "--workers", "2"), "workers: cannot be combined with --ray"),
        (("--bots", "greedy", "--json", os.devnull), f"json: {os.devnull} is not a file"),
        (("--bots", "greedy", "--threads", "999"), "threads: 1 to 256, not 999"),
    ],
)
def test_bad_input_is_named(words: tuple[str, ...], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before any game is played."""
    monkeypatch.setattr(commands, "run", lambda *_: pytest.fail("games were played"))
    found = invoke(*words)
    assert found.exit_code != 0
    assert fault in found.output


class Ray:
    """A stand-in that plays a game when somebody waits for it, the last one first, and takes signals as Ray does."""

    def __init__(self, killed_after: int = -1) -> None:
        self.killed_after, self.played, self.begun = killed_after, 0, False
        self.needs: dict[str, int] = {}

    def is_initialized(self) -> bool:
        return self.begun

    def init(self, log_to_driver: bool) -> None:
        assert not log_to_driver
        self.begun = True
        if self.killed_after >= 0:
            signal.signal(signal.SIGTERM, lambda number, _: sys.exit(number))

    def remote(self, **needs: int) -> Callable[[Callable[..., Any]], Any]:
        assert self.begun
        self.needs = needs
        return lambda function: SimpleNamespace(remote=lambda *given: lambda: function(*given))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        if self.played == self.killed_after:
            signal.raise_signal(signal.SIGTERM)
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        self.played += len(done)
        return [call() for call in done]


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    match = Match("pebbles", 2, ("search:8", "random"), 4, seed=1, threads=2)
    spread = [(each.pairing.number, each.scores) for each in run(match, schedule(match), ray=True)]
    assert spread == [(each.pairing.number, each.scores) for each in run(match, schedule(match))][::-1]
    assert ray.needs == {"num_cpus": 2}


def test_a_machine_of_the_cluster_compiles_before_the_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, for all games that it plays."""
    done: list[str] = []
    monkeypatch.setitem(sys.modules, "ray", Ray())
    monkeypatch.setattr(compiling, "pieces", lambda game: [("rules", lambda: done.append(game))])
    monkeypatch.setattr(running, "play", lambda match, pairing, keep: done.append("played"))
    monkeypatch.setattr(running, "INTERPRETED", False)
    running.get_ready.cache_clear()
    match = Match("pebbles", 2, ("search:8", "random"), 3)
    list(run(match, schedule(match), ray=True))
    running.get_ready.cache_clear()
    assert done == ["pebbles", "played", "played", "played"]


def test_a_polite_kill_keeps_what_a_cluster_has_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Although Ray takes that signal for itself as it starts."""
    monkeypatch.setitem(sys.modules, "ray", Ray(killed_after=2))
    before = signal.getsignal(signal.SIGTERM)
    try:
        found = invoke("--bots", "greedy,random", "--games", "6", "--ray", "--json", str(tmp_path / "found.json"))
    finally:
        signal.signal(signal.SIGTERM, before)
    assert found.exit_code == 0, found.output
    assert "interrupted" in found.output
    assert "2 of 6 games" in found.output
    kept = json.loads((tmp_path / "found.json").read_text())
    assert (kept["games"], kept["origin"]["workers"]) == (2, None)


def test_missing_extras_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match("pebbles", 2, ("random",), 1)
    for module in ("ray", "matplotlib.figure"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra, match=r"saqqara\[ray\]"):
        list(run(match, schedule(match), ray=True))
    found = invoke("--bots", "random", "--games", "1", "--plot", str(tmp_path / "plot.png"))
    assert found.exit_code != 0
    assert "saqqara[plot]" in found.output
