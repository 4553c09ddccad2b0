"""Check that a GPU plays the same games as the CPU, and measure its decisions per second.

    python -m bench.gpu [--quick] [--save FILE] [GAME …]

Needs numba-cuda and the CUDA toolkit. Where Pgx is installed with JAX for the GPU, it is measured beside us.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from bench.loops import play_all
from bench.ours import setups
from bench.rows import Effort, Row, rates
from saqqara.kernel.events import Silence
from saqqara.kernel.records import blank
from saqqara.learn import Batch
from saqqara.learn.gpu import cuda, most_together, random_play
from saqqara.learn.setup import Setup, prepare

QUICK, FULL = Effort(0.5, 3), Effort(2.0, 7)
CHECKED, CHECKED_IN_STEP, STEPS = 16_384, 2048, 400
GAMES_AT_ONCE = 1 << 18
BLOCKS_EACH = 5
"""Blocks with shared memory that one multiprocessor of the GPU holds at once."""
RANDOM_PLAY = "GPU, random play"
BARS = {"Imhotep, 4 players": 1_000_000_000, "Kheops, 2 players": 300_000_000, "Amun-Re, 5 players": 300_000_000}
PEER_GAMES = ("backgammon", "connect_four", "go_9x9")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--save", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    effort = QUICK if chosen.quick else FULL
    if not cuda.is_available():
        raise SystemExit("python -m bench.gpu needs an NVIDIA GPU with its driver, and there is none that can be used here")
    device = str(cuda.get_current_device().name)
    print("device:", device, flush=True)
    rows: list[Row] = []
    for row in measure(set(chosen.games), effort):
        low, high = row.spread
        print(f"{row.row}: {row.median:,.0f} {row.unit} ({low:,.0f} to {high:,.0f}) {row.how}", flush=True)
        rows.append(row)
        if chosen.save:
            chosen.save.write_text(json.dumps(_kept(device, chosen, rows), indent=1) + "\n", encoding="utf-8")
    return int(not all(_reached(rows)))


def _kept(device: str, chosen: argparse.Namespace, rows: list[Row]) -> dict[str, Any]:
    """What is saved: the figures, and where, when and how they were measured."""
    command = " ".join(["python -m bench.gpu", *(["--quick"] if chosen.quick else []), *chosen.games])
    return {"command": command, "device": device, "date": time.strftime("%Y-%m-%d"), "rows": [asdict(row) for row in rows]}


def _reached(rows: list[Row]) -> Iterator[bool]:
    """Whether the fastest random play of each game reaches its bar."""
    for label, bar in BARS.items():
        best = max((row.median for row in rows if row.row == f"{label}, {RANDOM_PLAY}"), default=None)
        if best is not None:
            print(f"bar: {label}: {best:,.0f} of {bar:,} decisions/s: {'met' if best >= bar else 'NOT MET'}", flush=True)
            yield best >= bar


def measure(wanted: set[str], effort: Effort) -> Iterator[Row]:
    for label, settings in setups():
        if wanted and settings["name"] not in wanted:
            continue
        rest = dict(settings)
        setup = prepare(rest.pop("name"), CHECKED, rest.pop("players"), rest)
        begun = time.perf_counter()
        players = [Player(setup), Player(setup, most_together(setup))]
        for player in players:
            check = check_whole_games(setup, player)
            print(f"{label}: {check}, {player.memory} memory, in {time.perf_counter() - begun:.0f} s with compilation", flush=True)
        yield from whole_games(label, players, effort)
        begun = time.perf_counter()
        print(f"{label}: {check_batches(settings)} in {time.perf_counter() - begun:.0f} s with compilation", flush=True)
        yield from batches(label, settings, effort)
    yield from pgx(effort)


class Player:
    """The kernel of whole random games with its arrays; states are in each thread's own memory or in a block's shared memory."""

    def __init__(self, setup: Setup, together: int = 0) -> None:
        self.setup = setup
        self.memory = "shared" if together else "own"
        self.block_sizes = (together,) if together else (64, 128, 256)
        self._play = random_play(setup, together)
        self._most_blocks = BLOCKS_EACH * cuda.get_current_device().MULTIPROCESSOR_COUNT if together else 1 << 30
        self._given = (
            setup.players, cuda.to_device(setup.options), cuda.to_device(setup.components),
            cuda.to_device(np.zeros(1, setup.rulebook.dtype)), cuda.to_device(np.zeros(1, Silence.dtype)),  # type: ignore[attr-defined]
        )  # fmt: skip

    def __call__(self, seed: int, decisions: Any, ends: Any, threads: int) -> None:
        blocks = min(-(-decisions.size // threads), self._most_blocks)
        self._play[blocks, threads](np.uint64(seed), decisions.size, *self._given, decisions, ends)
        cuda.synchronize()


def check_whole_games(setup: Setup, play: Player) -> str:
    """Check that random games from the same seeds end in the same states after as many decisions."""
    n, dtype = CHECKED, setup.rulebook.dtype
    decisions, ends = cuda.to_device(np.zeros(n, np.int32)), cuda.to_device(np.zeros(n, dtype))
    play(7, decisions, ends, play.block_sizes[0])
    states, fresh, counts = np.zeros(n, dtype), np.zeros(1, dtype), np.zeros(n, np.int32)
    out, log = np.zeros(setup.actions + 1, np.int16), blank(Silence)
    play_all(states, fresh, setup.players, 7, setup.options, setup.components, out, log, counts)
    assert states["over"].all()
    there = ends.copy_to_host()
    assert np.array_equal(decisions.copy_to_host(), counts), "games take another number of decisions on the GPU"
    for field in dtype.names or ():
        assert np.array_equal(there[field], states[field]), f"{field} differs on the GPU"
    return f"{n:,} whole games are the same on CPU and GPU"


def check_batches(settings: dict[str, Any]) -> str:
    """Check at every step that masks, observations, choices, results and rewards agree."""
    here, there = Batch(games=CHECKED_IN_STEP, seed=5, **settings), Batch(games=CHECKED_IN_STEP, seed=5, device="cuda", **settings)
    arrays = [(batch.masks(), batch.observations(), batch.actions()) for batch in (here, there)]
    finished = 0
    for step in range(STEPS):
        counts = []
        for batch, (masks, seen, actions) in zip((here, there), arrays, strict=True):
            batch.legal_mask(masks)
            batch.observe(seen)
            batch.sample(actions)
            counts.append(batch.step(actions))
        pairs = [*zip(*arrays, strict=True), (here.done, there.done), (here.rewards, there.rewards), (here.seeds, there.seeds)]
        pairs += [(here.scores, there.scores), (here.movers, there.movers)]
        for ours, theirs in pairs:
            assert np.array_equal(ours, theirs.copy_to_host()), f"batches differ at step {step}"
        assert counts[0] == counts[1]
        finished += counts[0]
    assert finished
    return f"{CHECKED_IN_STEP:,} games over {STEPS} steps ({finished:,} finished) are the same, array by array"


def whole_games(label: str, players: list[Player], effort: Effort) -> Iterator[Row]:
    """Measure random games to the end, with each kind of memory and each size of blocks."""
    for play in players:
        for threads in play.block_sizes:
            yield way(label, play, threads, effort)


def way(label: str, play: Player, threads: int, effort: Effort) -> Row:
    """Measure one way of playing whole games."""
    games = GAMES_AT_ONCE
    none = np.zeros(games, np.int32)
    decisions, ends = cuda.to_device(none), cuda.to_device(np.zeros(1, play.setup.rulebook.dtype))
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += games
        decisions.copy_to_device(none)
        play(seed, decisions, ends, threads)
        counts = decisions.copy_to_host()
        assert counts.min() > 0, "a game was not played to its end"
        return int(counts.sum(dtype=np.int64))

    how = f"{games:,} games, {threads} threads a block, {play.memory} memory"
    return Row(f"{label}, {RANDOM_PLAY}", "decisions/s", rates(work, effort), how)


def batches(label: str, settings: dict[str, Any], effort: Effort) -> Iterator[Row]:
    """Measure the batch interface, with masks and observations."""
    for games in (65_536, 524_288):
        batch = Batch(games=games, device="cuda", **settings)
        masks, seen, actions = batch.masks(), batch.observations(), batch.actions()

        def work(batch: Batch = batch, masks: Any = masks, seen: Any = seen, actions: Any = actions) -> int:
            batch.legal_mask(masks)
            batch.observe(seen)
            batch.sample(actions)
            batch.step(actions)
            return batch.games

        yield Row(f"{label}, GPU, batch of {games:,}", "decisions/s", rates(work, effort), "masks, observations, choice, step")


def pgx(effort: Effort) -> Iterator[Row]:
    if importlib.util.find_spec("pgx") is None:
        print("Pgx is not installed here, so there is no peer in this run", flush=True)
        return
    folder = Path(__file__).parents[1] / "peers"
    for game in PEER_GAMES:
        sizes = ["4096", "65536"]
        command = [sys.executable, "pgx_peer.py", str(effort.seconds), str(effort.repeats), game, *sizes]
        answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        lines = [line for line in answer.stdout.splitlines() if line.startswith("{")]
        if not lines:
            print(f"Pgx {game} could not be measured: {answer.stderr[-300:]}", flush=True)
        yield from (Row(**json.loads(line)) for line in lines)


if __name__ == "__main__":
    sys.exit(main())
