"""What the table promises beyond the contract of every game."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara import texts
from saqqara.errors import BadOption, BadRecord, CannotSave, IllegalAction, UnknownGame
from saqqara.table import files


def test_an_unknown_game_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"'chess': choose one of .*pebbles"):
        saqqara.new("chess")


@pytest.mark.parametrize("players", [0, 1, 4, True, "2", 2.0])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadOption, match="players: Pebbles is for 2, 3 players"):
        saqqara.new("pebbles", players=players)  # type: ignore[arg-type]


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadOption, match="silver: Pebbles has no such option; it has nugget"):
        saqqara.new("pebbles", silver=True)
    with pytest.raises(BadOption, match="nugget: one of true, false, not 1"):
        saqqara.new("pebbles", nugget=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_an_invalid_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="seed"):
        saqqara.new("pebbles", seed=seed)  # type: ignore[arg-type]


def test_the_largest_seed_is_accepted() -> None:
    game = saqqara.new("pebbles", seed=2**64 - 1)
    assert saqqara.replay(game.record()).position() == game.position()


def test_games_without_a_seed_differ() -> None:
    assert len({str(saqqara.new("pebbles").record()["seed"]) for _ in range(5)}) == 5


def test_games_describe_themselves() -> None:
    described = {game["name"]: game for game in saqqara.games()}  # type: ignore[operator]
    assert described["pebbles"] == {
        "name": "pebbles",
        "title": "Pebbles",
        "players": [2, 3],
        "options": [
            {"name": "nugget", "type": "flag", "values": [True, False], "default": True, "help": "the nugget is worth two points"}
        ],
        "components": None,
    }


@pytest.mark.parametrize("seat", [-2, 2, True, 0.0, "0"])
def test_a_seat_that_does_not_exist_has_no_view(seat: object) -> None:
    with pytest.raises(IllegalAction, match="seat"):
        saqqara.new("pebbles").view(seat)  # type: ignore[arg-type]


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    files.save(path, {"decisions": 1})

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match="No space left"):
        files.save(path, {"decisions": 2})
    assert files.load(path) == {"decisions": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupted_save_leaves_no_broken_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"

    def interrupt(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        files.save(path, {})
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_not_documents_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        files.load(tmp_path / "missing.json")
    (tmp_path / "broken.json").write_text("{")
    with pytest.raises(BadRecord, match="not a JSON document"):
        files.load(tmp_path / "broken.json")


def test_texts_fall_back_to_english_and_then_to_the_key() -> None:
    assert texts.say("table-why-over", "it") == "La partita è finita."
    assert texts.say("table-why-over", "xx") == "The game is over."
    assert texts.say("no-such-text") == "no-such-text"


def test_a_copy_has_everything() -> None:
    game = saqqara.new("pebbles", seed=4)
    game.play(game.actions()[0])
    twin = game.copy()
    for name in saqqara.Game.__slots__:
        assert hasattr(twin, name) == hasattr(game, name), name
    assert twin.record() == game.record()


def test_importing_the_package_loads_no_numba() -> None:
    check = "import sys, saqqara; sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'rich')))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_every_public_name_is_there() -> None:
    for name in saqqara.__all__:
        assert getattr(saqqara, name)
    with pytest.raises(AttributeError, match="nonsense"):
        saqqara.nonsense  # noqa: B018
