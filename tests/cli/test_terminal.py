"""A game in the terminal, typed as a person would."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saqqara.cli import main
from saqqara.table import files
from saqqara.terminal import saved


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def play(*lines: str, arguments: str = "pebbles --terminal --seed 5 --against you") -> Result:
    return CliRunner().invoke(main, ["play", *arguments.split()], input="".join(f"{line}\n" for line in lines))


def test_a_whole_game_ends_with_a_table_of_points() -> None:
    result = play(*["1"] * 40)
    assert result.exit_code == 0, result.output
    assert "The end" in result.output
    assert "total" in result.output
    assert not saved("pebbles").exists()


def test_quitting_saves_and_the_same_command_goes_on() -> None:
    left = play("1", "1", "q")
    assert left.exit_code == 0
    assert "Saved" in left.output
    assert len(files.load(saved("pebbles"))["record"]["actions"]) == 2
    again = play("y", "1", "q", arguments="pebbles --terminal")
    assert "Continue it?" in again.output
    assert len(files.load(saved("pebbles"))["record"]["actions"]) == 3


def test_the_end_of_input_saves_too() -> None:
    assert play("1").exit_code == 0
    assert len(files.load(saved("pebbles"))["record"]["actions"]) == 1


def test_help_wrong_numbers_and_illegal_words_are_answered() -> None:
    result = play("?", "99", "0", "²", "take heap=0 more=5", "dance", "q")
    assert "take back your last decision" in result.output
    assert result.output.count("Choose a number from 1 to") == 2
    assert "There is no such action" in result.output
    assert files.load(saved("pebbles"))["record"]["actions"] == []


def test_undo_is_refused_when_there_is_nothing_to_undo() -> None:
    assert "There is nothing to take back yet." in play("u", "q").output


def test_undo_takes_the_last_decision_back() -> None:
    result = play("chisel", "1", "q", arguments="imhotep --terminal --seed 5 --players 2 --against you")
    assert "There is no such action" in result.output
    kheops = "kheops --terminal --seed 5 --against you"
    before = play("1", "q", arguments=kheops)
    assert before.exit_code == 0, before.output
    decisions = len(files.load(saved("kheops"))["record"]["actions"])
    undone = play("y", "u", "q", arguments="kheops --terminal")
    assert "Kheops" in undone.output
    assert len(files.load(saved("kheops"))["record"]["actions"]) in (decisions - 1, decisions)


def test_seats_go_by_their_colours_where_a_game_has_them() -> None:
    kheops = play("q", arguments="kheops --terminal --seed 5 --against you").output
    assert "White: " in kheops
    assert "Seat 1" not in kheops
    assert "Seat 1: " in play("q", arguments="imhotep --terminal --seed 5 --players 2 --against you").output


def test_a_bot_takes_the_other_seat() -> None:
    result = play("1", "1", "q", arguments="imhotep --terminal --seed 5 --players 2 --against random")
    assert result.exit_code == 0, result.output
    assert len(files.load(saved("imhotep"))["record"]["actions"]) >= 3


def test_a_disk_that_fills_up_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    result = play(*["1"] * 40)
    assert result.exit_code == 0, result.output
    assert "No space left" in result.output
    assert "The end" in result.output


def test_a_new_game_puts_the_saved_one_aside() -> None:
    play("1", "q")
    play("q", arguments="pebbles --terminal --seed 9 --against you")
    kept = files.load(saved("pebbles").with_name("pebbles.1.json"))
    assert len(kept["record"]["actions"]) == 1
    assert files.load(saved("pebbles"))["record"]["seed"] == 9


def test_a_broken_save_is_named_and_a_new_game_starts() -> None:
    saved("pebbles").parent.mkdir(parents=True)
    for broken in ("{", '{"format": "saqqara-terminal"}', "[]"):
        saved("pebbles").write_text(broken)
        result = play("q", arguments="pebbles --terminal")
        assert "cannot be continued" in result.output
        assert result.exit_code == 0
    assert saved("pebbles").with_name("pebbles.1.json").read_text() == "{"


def test_errors_are_one_clear_line() -> None:
    result = CliRunner().invoke(main, ["play", "chess", "--terminal"])
    assert result.exit_code == 2
    assert "there is no game 'chess'" in result.output


def test_other_languages() -> None:
    result = play("?", "q", arguments="pebbles --terminal --against you --language de")
    assert "nimm deine letzte Entscheidung zurück" in result.output
