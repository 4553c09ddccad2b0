"""Records, randomness, actions, events and the cache."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import from_dtype

from saqqara.kernel import (
    Actions,
    Log,
    Silence,
    below,
    blank,
    cache,
    copy,
    draw,
    emit,
    generator,
    hold_key,
    i8,
    record,
    rule,
    seed_generator,
    shuffle,
    tell,
)
from saqqara.kernel.dispatch import register
from saqqara.kernel.events import ROWS


@record
class Die:
    rng: Any = generator()
    faces: Any = i8(6)


def test_a_copy_shares_nothing() -> None:
    die = blank(Die)
    twin = copy(die)
    twin.faces[3] = 5
    assert die.faces[3] == 0
    assert twin.faces[3] == 5


def test_names_that_numpy_uses_are_refused() -> None:
    with pytest.raises(TypeError, match="sum"):

        @record
        class Wrong:
            sum: int = i8()


def test_a_state_without_the_common_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="mover"):
        register(Die, None)  # type: ignore[arg-type]


def test_the_generator_gives_these_numbers_on_every_machine() -> None:
    die = blank(Die)
    seed_generator(die, np.uint64(2**63 + 5))
    assert [int(draw(die)) for _ in range(4)] == PINNED_DRAWS
    assert die.rng.tolist() == [*PINNED_STATE, *UNUSED]


PINNED_DRAWS = [2851488941, 1052425734, 289906755, 1650327870]
PINNED_STATE = [889342127, 487722839]
UNUSED = [0] * 7
"""The words that only a key needs."""


def xoroshiro64starstar(s0: int, s1: int) -> tuple[int, int, int]:
    """The published algorithm in plain Python integers, to check against."""

    def turn(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    result = (turn(s0 * 0x9E3779BB & 0xFFFFFFFF, 5) * 5) & 0xFFFFFFFF
    s1 ^= s0
    return result, turn(s0, 26) ^ s1 ^ (s1 << 9 & 0xFFFFFFFF), turn(s1, 13)


@given(st.integers(0, 2**64 - 1))
def test_the_generator_is_xoroshiro64starstar(seed: int) -> None:
    die = blank(Die)
    seed_generator(die, np.uint64(seed))
    s0, s1 = (int(word) for word in die.rng[:2])
    assert (s0, s1) != (0, 0)
    for _ in range(5):
        expected, s0, s1 = xoroshiro64starstar(s0, s1)
        assert int(draw(die)) == expected
        assert die.rng.tolist() == [s0, s1, *UNUSED]


@pytest.mark.parametrize(
    ("key", "counter", "first"),
    [
        (bytes(32), 0, "76b8e0ad"),
        (bytes(32), 1, "9f07e7be"),
        (bytes(31) + b"\1", 1, "3aeb5224"),
        (b"\0\xff" + bytes(30), 2, "72d54dfb"),
    ],
)
def test_a_key_draws_the_blocks_of_chacha20(key: bytes, counter: int, first: str) -> None:
    """The test vectors of RFC 8439, appendix A.1: the first bytes of the key stream."""
    die = blank(Die)
    hold_key(die, key)
    drawn = [int(draw(die)) for _ in range(counter + 1)]
    assert drawn[-1].to_bytes(4, "little").hex() == first


def test_a_key_is_kept_when_the_game_is_set_up_from_a_seed() -> None:
    die, twin = blank(Die), blank(Die)
    hold_key(die, bytes(range(32)))
    hold_key(twin, bytes(range(32)))
    seed_generator(die, np.uint64(7))
    assert [int(draw(die)) for _ in range(40)] == [int(draw(twin)) for _ in range(40)]


def test_faces_fall_equally_often() -> None:
    die = blank(Die)
    seed_generator(die, np.uint64(3))
    counts = np.bincount([below(die, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 20.5  # chi-square, five degrees of freedom, one in a thousand


@given(st.integers(0, 2**32), st.integers(0, 6))
def test_shuffling_keeps_what_is_there_and_leaves_the_rest_alone(seed: int, n: int) -> None:
    die = blank(Die)
    seed_generator(die, np.uint64(seed))
    die.faces[:] = range(6)
    shuffle(die, die.faces, n)
    assert sorted(die.faces[:n].tolist()) == list(range(n))
    assert die.faces[n:].tolist() == list(range(n, 6))


@rule
def speak(log: Any) -> None:
    emit(log, 1, 0)
    tell(log, 2, 7, 1, 3, 4, 5, 6)


def test_a_silent_log_takes_nothing() -> None:
    log, silence = blank(Log), blank(Silence)
    speak(log)
    speak(silence)
    assert (log.n, log.lost) == (0, 0)
    assert silence.tobytes() == blank(Silence).tobytes()


def test_numba_never_takes_a_log_for_silence() -> None:
    assert next(iter(Log.fields)) != next(iter(Silence.fields))  # type: ignore[attr-defined]


def test_compiled_rules_write_the_rows_that_interpreted_ones_write() -> None:
    log = blank(Log)
    log.capacity = ROWS
    speak(log)
    assert log.rows[:2].tolist() == [[1, 0, -1, 0, 0, 0, 0], [7, 1, 2, 3, 4, 5, 6]]


def test_a_full_log_counts_what_it_lost() -> None:
    log = blank(Log)
    log.capacity = ROWS
    tell(log, 2, 7, 1, 3, 4, 5, 6)
    assert log.rows[0].tolist() == [7, 1, 2, 3, 4, 5, 6]
    for _ in range(ROWS):
        emit(log, 1, 0)
    assert (log.n, log.lost) == (ROWS, 1)


ACTIONS = Actions(wait={}, load={"boat": 4, "space": 3}, sail={"boat": 4, "site": ("market", "temple")})


def test_action_numbers_follow_the_declaration() -> None:
    assert ACTIONS.starts == (0, 1, 13)
    assert ACTIONS.total == 21
    assert str(ACTIONS.action(0)) == "wait"
    assert str(ACTIONS.action(1 + 2 * 3 + 1)) == "load boat=2 space=1"
    assert ACTIONS.parse("sail site=temple boat=3").number == 20


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "not an action"),
        ("fly", "choose one of wait, load, sail"),
        ("wait now", "takes no arguments"),
        ("load boat=1", "needs space"),
        ("load boat=1 space=3", "from 0 to 2"),
        ("load boat=1 space=²", "from 0 to 2"),
        ("load boat=1 boat=1 space=1", "does not fit"),
        ("sail boat=1 site=moon", "one of market, temple"),
    ],
)
def test_texts_that_are_not_actions_are_refused_with_a_reason(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        ACTIONS.parse(text)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in a package of its own, and a script beside it."""
    package = tmp_path / "mehen"
    package.mkdir()
    (package / "__init__.py").write_text("from mehen.rules import legal")
    (package / "rules.py").write_text("from . import state\nfrom .moves import (\n    slide,\n)\nfrom saqqara.kernel import rng\n")
    for name in ("moves", "state", "draw"):
        (package / f"{name}.py").write_text("import json, numpy")
    (tmp_path / "experiment.py").write_text("def run():\n    import mehen.draw")
    monkeypatch.syspath_prepend(tmp_path)
    for module in ("mehen", "mehen.state", "mehen.rules", "experiment"):
        monkeypatch.setitem(sys.modules, module, ModuleType(module))
        file = package / "__init__.py" if module == "mehen" else tmp_path.joinpath(*module.split(".")).with_suffix(".py")
        monkeypatch.setattr(sys.modules[module], "__file__", str(file), raising=False)
    return tmp_path


def covered(module: str, base: Path) -> set[str]:
    """The sources of a module that lie below the base."""
    return {path.relative_to(base).as_posix() for path in cache.sources(module) if path.is_relative_to(base)}


def test_the_cache_covers_every_source_that_a_function_can_call() -> None:
    boats = covered("saqqara.games.imhotep.boats", cache.PACKAGE)
    assert {"games/imhotep/boats.py", "games/imhotep/components.py", "kernel/rng.py", "kernel/jit.py"} <= boats
    assert {name.split("/")[0] for name in boats} <= {"games", "kernel", "errors.py"}
    assert not any(name.startswith("games/kheops") for name in boats)
    assert "bots/tree.py" in covered("saqqara.bots.mcts", cache.PACKAGE)


def test_the_cache_covers_the_sources_of_a_game_in_another_package(elsewhere: Path) -> None:
    assert covered("mehen.rules", elsewhere) == {"mehen/rules.py", "mehen/state.py", "mehen/moves.py"}
    assert covered("mehen.rules", cache.PACKAGE) >= {"kernel/rng.py"}
    assert covered("mehen", elsewhere) == {"mehen/__init__.py", "mehen/rules.py", "mehen/state.py", "mehen/moves.py"}
    assert covered("experiment", elsewhere) == {"experiment.py", "mehen/draw.py"}


def test_installed_packages_beside_a_game_are_not_its_sources(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "INSTALLED", elsewhere)
    assert covered("mehen.rules", elsewhere) == {"mehen/rules.py", "mehen/state.py", "mehen/moves.py"}
    assert covered("experiment", elsewhere) == {"experiment.py"}


def test_code_compiled_for_a_game_is_not_found_again_after_the_game_has_changed(elsewhere: Path) -> None:
    key = cache.key_of_package.__wrapped__
    before, of_the_script = key("mehen.state"), key("experiment")
    (elsewhere / "mehen" / "draw.py").write_text("changed")
    assert key("mehen.state") != before
    assert key("experiment") == of_the_script
    here = cache.key_of_package(__name__)
    assert Die.dtype.fields[here][1] == 0, "the key belongs to the type of the record"  # type: ignore[attr-defined]
    assert str(from_dtype(Die.dtype)).count(here) >= 1  # type: ignore[attr-defined]


def test_caches_that_nobody_used_for_a_month_are_removed(tmp_path: Path) -> None:
    for name in ("old", "recent"):
        (tmp_path / name).mkdir()
    os.utime(tmp_path / "old", (0, 0))
    cache.remove_unused(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["recent"]
