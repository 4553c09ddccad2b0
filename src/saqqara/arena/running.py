"""Running many games at once, on all cores of this machine or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from typing import Any

from saqqara import compiling, games
from saqqara.arena.match import Match, Pairing, Played, play
from saqqara.bots.search import cores
from saqqara.errors import MissingExtra, WorkerDied
from saqqara.kernel.jit import INTERPRETED

NICE = 5
"""Lower the priority, so that the machine stays usable."""


def run(match: Match, pairings: Sequence[Pairing], workers: int = 1, keep: bool = False, ray: bool = False) -> Generator[Played]:
    """Play these games; yield each as it ends, in any order."""
    if ray:
        return _on_ray(_cluster(), match, pairings, keep)
    if workers <= 1:
        return (play(match, pairing, keep) for pairing in pairings)
    return _in_processes(match, pairings, workers, keep)


def default_workers(match: Match) -> int:
    """How many games the cores can handle at once."""
    return max(1, cores() // (match.threads or 1))


def _in_processes(match: Match, pairings: Sequence[Pairing], workers: int, keep: bool) -> Generator[Played]:
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(workers, len(pairings)), context, _begin, (match.game, home(match.game)))
    try:
        for done in as_completed([pool.submit(play, match, pairing, keep) for pairing in pairings]):
            yield done.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerDied("a worker process has died; the games played before are kept") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()  # do not wait for unfinished games


def _begin(game: str, where: str) -> None:
    """Prepare a worker: low priority, Ctrl-C left to its parent, everything compiled."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    get_ready(game, where)


def home(game: str) -> str:
    """The module from which other processes can import a game that was added at run time."""
    return games.package(game)


@cache
def get_ready(game: str, where: str) -> None:
    """Once per process: register the game, and compile or load everything it needs before the first clock starts."""
    if game not in games.names():
        games.add(import_module(where).GAME)
    if not INTERPRETED:
        for _, piece in compiling.pieces(game):
            piece()


def _cluster() -> Any:
    """Return Ray, started. Starting it takes over signals, so this must come before the arena handles its own."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise MissingExtra("--ray needs Ray: install it with `pip install 'saqqara[ray]'`") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    return ray


def _on_ray(ray: Any, match: Match, pairings: Sequence[Pairing], keep: bool) -> Generator[Played]:
    remote: Callable[..., Any] = ray.remote(num_cpus=match.threads or 1)(_play_there).remote
    waiting = [remote(match, pairing, keep, home(match.game)) for pairing in pairings]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def _play_there(match: Match, pairing: Pairing, keep: bool, where: str) -> Played:
    """Play a game on a machine of the cluster, which may not have compiled anything yet."""
    get_ready(match.game, where)
    return play(match, pairing, keep)
