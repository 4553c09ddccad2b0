"""The bench counts what it says it counts, and checks its bars with its own figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import __main__ as command
from bench import others, ours
from bench.bars import BACKGAMMON, HEARTS, Bar, bars
from bench.rows import Effort, Row, rates

from saqqara import games

BLINK = Effort(0.02, 2)


def test_rates_are_counts_by_time() -> None:
    found = rates(lambda: 1000, Effort(0.01, 3))
    assert len(found) == 3
    assert all(rate > 1000 for rate in found)


def test_every_game_is_measured_at_its_largest_table() -> None:
    found = [(settings["name"], settings["players"]) for _, settings in ours.setups()]
    assert {name for name, _ in found} == set(games.shipped())
    assert all(players == max(games.find(name).players) for name, players in found)


def test_random_play_and_batches_give_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "GAMES", 4)
    label, settings = next(ours.setups())
    rows = list(ours.random_play(label, settings, BLINK))
    assert [row.row for row in rows] == [f"{label}, {what}" for what in ("random play", "batch, one core", "batch, all cores")]
    assert all(row.median > 0 and row.unit == "decisions/s" for row in rows)


def test_bars_compare_with_the_peers_of_the_same_run() -> None:
    label, _ = next(each for each in ours.setups() if each[1]["name"] == "imhotep")
    rows = {
        f"{label}, random play": Row("", "", [9e6, 10e6, 11e6]),
        BACKGAMMON: Row("", "", [100_000.0]),
        HEARTS: Row("", "", [9e6]),
    }
    found = {bar.what: bar for bar in bars(rows)}
    assert found[f"{label}: times {BACKGAMMON}"] == Bar(f"{label}: times {BACKGAMMON}", 100, 50)
    assert found[f"{label}: times {BACKGAMMON}"].met
    assert not found[f"{label}: times {HEARTS}"].met
    assert found[f"{label}: million decisions/s"].met


def test_a_bar_from_above() -> None:
    assert Bar("import, s", 0.2, 0.3, most=True).met
    assert not Bar("import, s", 0.4, 0.3, most=True).met


def test_figures_are_kept_for_machines_and_for_people(tmp_path: Path) -> None:
    rows = {"a": Row("a", "decisions/s", [1.0, 3.0, 2.0], "somehow")}
    command.save(tmp_path / "kept" / "run.json", rows)
    kept = json.loads((tmp_path / "kept" / "run.json").read_text())
    assert kept["rows"]["a"]["samples"] == [1.0, 3.0, 2.0]
    assert "| a | 2 decisions/s | 1 decisions/s | 3 decisions/s | somehow |" in (tmp_path / "kept" / "run.md").read_text()


@pytest.mark.parametrize("peer", others.PEERS, ids=lambda peer: peer.name)
def test_peers_are_pinned_and_never_ours(peer: others.Peer) -> None:
    import tomllib

    assert all("==" in package for package in peer.packages)
    assert (others.SCRIPTS / peer.script).exists()
    needed = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]["dependencies"]
    ours_too = {each.partition(">")[0].partition("[")[0] for each in needed}
    assert not ours_too & {package.partition("==")[0].partition("[")[0] for package in peer.packages}
