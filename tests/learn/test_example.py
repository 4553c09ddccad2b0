"""The example learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara.bots import bot
from saqqara.kernel import INTERPRETED
from saqqara.learn.setup import prepare

FILE = Path(__file__).parents[2] / "examples" / "value_learning.py"


@pytest.fixture(scope="module")
def example() -> Any:
    found = importlib.util.spec_from_file_location("value_learning", FILE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["value_learning"] = module
    found.loader.exec_module(module)
    return module


@pytest.mark.skipif(INTERPRETED, reason="looking ahead is for compiled code")
def test_a_few_games_are_enough_to_beat_greedy(example: Any) -> None:
    setup = prepare("kheops", 1, None, {})
    learner = example.Learner(setup, example.typical_length(setup))
    before = example.match(learner, bot("greedy", seed=1), 8)
    learner.fit(*learner.play(range(12), 100))
    assert before < 0.5 < example.match(learner, bot("greedy", seed=1), 8)


@pytest.mark.skipif(INTERPRETED, reason="looking ahead is for compiled code")
def test_the_forecast_alone_is_measured_too(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert example.without_learning(prepare("kheops", 1, None, {}), 8) > 0.5
    assert "the forecast alone" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["--tests=0", "--tests=-1", "--generations=0", "--tests=many"])
def test_wrong_numbers_are_named(
    example: Any, wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["value_learning.py", wrong])
    with pytest.raises(SystemExit):
        example.main()
    assert "must be a whole number of at least 1" in capsys.readouterr().err


def test_a_fit_finds_what_points_are_worth(example: Any) -> None:
    setup = prepare("pebbles", 1, None, {})
    learner = example.Learner(setup, 10)
    chance = np.random.default_rng(1)
    features = np.column_stack([np.ones(600), chance.integers(0, 5, (600, 2))])
    stages = np.arange(600) % example.STAGES
    learner.fit(features, stages, features @ np.array([1.0, 2.0, -3.0]))
    assert np.allclose(learner.weights, [1.0, 2.0, -3.0], atol=0.5)


def test_the_curve_is_drawn(example: Any, tmp_path: Path) -> None:
    example.plot([(0, 0.0), (2, 0.5), (4, 0.9)], 0.7, 100, "Learning", tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000
