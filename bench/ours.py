"""Our own figures: random play, batches, search, single operations, sizes, start-up time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

import saqqara
from bench.loops import clone_all, clone_and_step_all, legal_all, play_all
from bench.rows import Effort, Row, rates
from saqqara import games
from saqqara.bots.search import Budget, SearchBot
from saqqara.kernel.events import Silence
from saqqara.kernel.records import blank
from saqqara.learn import Batch
from saqqara.learn.arrays import zeros
from saqqara.learn.setup import Setup, prepare

GAMES = 4096
PLAYOUTS = 10_000
TOGETHER = 100
"""Games of random play per check that all have ended."""


def setups() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each game at its largest table: with its default options, and with the last value of each."""
    for name in games.shipped():
        game = games.find(name)
        players = max(game.players)
        own = [option for option in game.options if not (game.components and option.name == game.components.option)]
        yield f"{game.title}, {players} players", {"name": name, "players": players}
        others = {option.name: option.values[-1] for option in own}
        if others:
            yield f"{game.title}, {players} players, all options", {"name": name, "players": players, **others}


def rows(effort: Effort) -> Iterator[Row]:
    """Measure everything of ours, row by row."""
    for label, settings in setups():
        yield from random_play(label, settings, effort)
    for label, settings in setups():
        if not label.endswith("all options"):
            yield search(label, settings, effort)
            yield from operations(label, settings, effort)
    yield from start(effort)


def random_play(label: str, settings: dict[str, Any], effort: Effort) -> Iterator[Row]:
    """Measure whole random games on one core, then decisions through the batch interface."""
    wanted = dict(settings)
    setup = prepare(wanted.pop("name"), 1, wanted.pop("players"), wanted)
    yield Row(f"{label}, random play", "decisions/s", rates(_scalar(setup), effort), "whole games in compiled code, one core")
    for threads, where in ((1, "one core"), (os.cpu_count() or 1, "all cores")):
        batch = Batch(games=GAMES, threads=threads, **settings)
        how = f"{GAMES} games through Python: masks, observations, choice, step"
        yield Row(f"{label}, batch, {where}", "decisions/s", rates(_batched(batch), effort), how)


def _scalar(setup: Setup) -> Any:
    states, fresh = zeros((TOGETHER,), setup.rulebook.dtype), zeros((1,), setup.rulebook.dtype)
    out, log, decisions = np.zeros(setup.actions + 1, np.int16), blank(Silence), np.zeros(TOGETHER, np.int32)
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += TOGETHER
        play_all(states, fresh, setup.players, seed, setup.options, setup.components, out, log, decisions)
        assert states["over"].all(), "a game has not ended"
        return int(decisions.sum())

    return work


def _batched(batch: Batch) -> Any:
    masks, seen, actions = batch.masks(), batch.observations(), batch.actions()

    def work() -> int:
        batch.legal_mask(masks)
        batch.observe(seen)
        batch.sample(actions)
        if batch.step(actions):
            assert (batch.places[batch.done].min(axis=1) == 1).all(), "a game has ended without a winner"
        return batch.games

    finished = 0
    while finished < batch.games:
        finished += batch.step(batch.sample(actions))
    return work


def search(label: str, settings: dict[str, Any], effort: Effort) -> Row:
    """Measure tree search with random playouts on one core, from the opening."""
    plain = SearchBot("plain", Budget(PLAYOUTS, None), seed=1, threads=1, changes={"instinct": 0.0})
    game = saqqara.new(seed=1, **settings)

    def work() -> int:
        return int(plain.explain(game)["iterations"])

    how = f"information-set search from the opening, {PLAYOUTS:,} playouts to the end each, one core"
    return Row(f"{label}, search", "playouts/s", rates(work, effort), how)


def operations(label: str, settings: dict[str, Any], effort: Effort) -> Iterator[Row]:
    """Measure the nanoseconds of one clone, one list of legal actions and one step, in positions from the middle of games."""
    batch = Batch(games=GAMES, threads=1, **settings)
    actions = batch.actions()
    for number in range(200):
        batch.step(batch.sample(actions), where=np.arange(GAMES) % 200 > number)
    batch.sample(actions)
    states, twins = batch.states, np.zeros_like(batch.states)
    out, log = np.zeros(batch.setup.actions + 1, np.int16), blank(Silence)

    def times(work: Any) -> list[float]:
        return [1e9 / rate for rate in rates(work, effort)]

    def all_legal() -> int:
        assert legal_all(states, out) == batch.legal_counts.sum()
        return GAMES

    clone = times(lambda: clone_all(states, twins))
    both = times(lambda: clone_and_step_all(states, twins, actions, log))
    base = sorted(clone)[len(clone) // 2]
    yield Row(f"{label}, state", "bytes", [float(batch.states.dtype.itemsize)])
    yield Row(f"{label}, clone", "ns", clone)
    yield Row(f"{label}, legal", "ns", times(all_legal))
    yield Row(f"{label}, step", "ns", [time - base for time in both], "clone and step, less the median clone")


def start(effort: Effort) -> Iterator[Row]:
    """Measure the import of the package, and the time to a first decision with compiled rules in the cache."""
    yield Row("import saqqara", "s", _inside("import saqqara", effort.repeats), "inside a new interpreter")
    for name in games.shipped():
        code = f"import saqqara; g = saqqara.new({name!r}, seed=1); g.play(g.actions()[0]); assert g.number == 1"
        _inside(code, 1)
        how = "from the start of the interpreter, rules in the cache"
        yield Row(f"{games.find(name).title}, first decision", "s", _whole(code, effort.repeats), how)


def _as_installed() -> dict[str, str]:
    """Environment variables with which Python keeps its bytecode, as it does by default."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _inside(code: str, repeats: int) -> list[float]:
    timed = f"import time; t = time.perf_counter()\n{code}\nprint(time.perf_counter() - t)"
    return [float(subprocess.check_output([sys.executable, "-c", timed], env=_as_installed())) for _ in range(repeats)]


def _whole(code: str, repeats: int) -> list[float]:
    """Seconds from the start of a process until the code has run; the end of the process is not counted."""
    found = []
    for _ in range(repeats):
        begun = time.time()
        done = subprocess.check_output([sys.executable, "-c", f"{code}\nimport time; print(time.time())"], env=_as_installed())
        found.append(float(done) - begun)
    return found
