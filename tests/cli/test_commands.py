"""The commands besides play: games, compile, and the checks of tiles and provinces."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import saqqara
from saqqara import compiling, games, learn
from saqqara.cli import main
from saqqara.table.fairness import Deal, draw_secret
from saqqara.table.opening import dealt


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, arguments)
    return result.exit_code, result.output


@pytest.mark.parametrize(("noun", "game"), [("tiles", "kheops"), ("provinces", "amunre")])
def test_a_set_of_ones_own_is_checked(noun: str, game: str, tmp_path: Path) -> None:
    components = games.find(game).components
    assert components is not None
    shipped = components.names()[0]
    content = {**components.load(shipped), "set": "mine"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(content))
    code, output = run(noun, "check", str(file))
    assert code == 0, output
    assert "the set 'mine' is valid" in output
    assert len(output.splitlines()) > 2
    file.write_text(json.dumps({**content, noun: []}))
    code, output = run(noun, "check", str(file))
    assert code == 2
    assert output.startswith("saqqara: ")
    assert run(noun, "check", str(tmp_path / "missing.json"))[0] == 2
    code, output = run(noun, "list")
    assert (code, shipped in output) == (0, True)


def test_a_record_is_verified_against_its_deal(tmp_path: Path) -> None:
    game = dealt(Deal(draw_secret(), (None, draw_secret())), "kheops")
    while not game.over:
        game.play(game.actions()[0])
    record, file = game.record(), tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run("verify", str(file)) == (0, "commitment: as promised\ndeal and every draw: as promised\n")
    seen = record["deal"]["commitment"]
    assert run("verify", str(file), "--commitment", seen)[0] == 0
    assert run("verify", str(file), "--commitment", "0" * 64) == (1, "commitment: WRONG\ndeal and every draw: as promised\n")
    record["deal"]["digest"] = "0" * 64
    file.write_text(json.dumps(record))
    assert run("verify", str(file)) == (1, "commitment: as promised\ndeal and every draw: WRONG\n")


def test_a_record_from_a_seed_has_nothing_to_verify(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saqqara.new("kheops", seed=1).record()))
    code, output = run("verify", str(file))
    assert code == 2
    assert "nothing to verify" in output
    file.write_text("{}")
    assert run("verify", str(file))[0] == 2


def test_help_names_every_command() -> None:
    code, output = run("--help")
    assert code == 0
    for name in ("arena", "compile", "games", "play", "provinces", "serve", "tiles"):
        assert f"  {name}" in output


def test_games_are_listed_with_their_options() -> None:
    code, output = run("games")
    assert code == 0
    for game in games.describe():
        for word in (game["title"], *(option["name"] for option in game["options"])):
            assert word in output


def test_an_unknown_game_cannot_be_compiled() -> None:
    assert run("compile", "chess")[0] == 2


def test_an_interrupted_compilation_leaves_nothing_broken(tmp_path: Path) -> None:
    """Killed in the middle: no mark that all is done, and what is there still gives the right game."""
    environment = {**os.environ, "SAQQARA_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", "saqqara.compiling", "kheops"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert any(b"\tstep" in line for line in process.stdout)
        time.sleep(0.5)
        process.send_signal(signal.SIGKILL)
    assert not list(tmp_path.rglob("*.done"))
    check = "import saqqara; game = saqqara.new('kheops', seed=1); print([str(action) for action in game.actions()])"
    answer = subprocess.run([sys.executable, "-c", check], env=environment, capture_output=True, text=True, check=True)
    environment["NUMBA_DISABLE_JIT"] = "1"
    interpreted = subprocess.run([sys.executable, "-c", check], env=environment, capture_output=True, text=True, check=True)
    assert answer.stdout == interpreted.stdout


def test_batches_are_compiled_as_well() -> None:
    labels = [label for label, _ in compiling.everything("kheops")]
    assert labels[-5:] == [label for label, _ in learn.warm(games.find("kheops"))]
    assert labels[:-5] == [label for label, _ in compiling.pieces("kheops")]
