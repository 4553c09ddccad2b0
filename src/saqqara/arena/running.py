"""Many games at once: on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from saqqara import games
from saqqara.arena.match import Match, Pairing, Played, play
from saqqara.bots.search import cores
from saqqara.errors import MissingExtra, WorkerDied

NICE = 5
"""Arenas leave the machine usable."""


def run(match: Match, pairings: Sequence[Pairing], workers: int = 1, keep: bool = False, ray: bool = False) -> Generator[Played]:
    """Play these games and give each one back as it ends, in any order."""
    if ray:
        return _on_ray(_ray(), match, pairings, keep)
    if workers <= 1:
        return (play(match, pairing, keep) for pairing in pairings)
    return _in_processes(match, pairings, workers, keep)


def default_workers(match: Match) -> int:
    """As many games at once as the cores carry."""
    return max(1, cores() // (match.threads or 1))


def _in_processes(match: Match, pairings: Sequence[Pairing], workers: int, keep: bool) -> Generator[Played]:
    context = multiprocessing.get_context("spawn")
    home = games.find(match.game).state.__module__
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(workers, len(pairings)), context, _begin, (match.game, home))
    try:
        for done in as_completed([pool.submit(play, match, pairing, keep) for pairing in pairings]):
            yield done.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerDied("a process that played games has died; what was played before is kept") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()  # whoever ends the arena does not wait for the games under way


def _begin(game: str, home: str) -> None:
    """A worker is nice, leaves Ctrl-C to its parent, and knows games that were added at run time."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if game not in games.names():
        games.add(import_module(home).GAME)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise MissingExtra("--ray needs Ray: install it with `pip install 'saqqara[ray]'`") from None


def _on_ray(ray: Any, match: Match, pairings: Sequence[Pairing], keep: bool) -> Generator[Played]:
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote: Callable[..., Any] = ray.remote(num_cpus=match.threads or 1)(play).remote
    waiting = [remote(match, pairing, keep) for pairing in pairings]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
