"""Compile rules ahead of time, in one process per game, so that all cores are used.

A process prints one line per piece, from which the progress bar is drawn. Numba writes each file whole or not at all, and the mark
that a game is complete is written last. So nothing is broken by an interruption; the next run continues where this one stopped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from saqqara import games
from saqqara.kernel import cache

Report = Callable[[str, int, int, str], None]
"""`report(game, done, total, label)`"""


def mark(name: str) -> Path:
    """The file whose existence says that a game is compiled: its rules, and the code of bots and batches for it."""
    return cache.folder("saqqara.compiling") / f"{name}-{cache.key_of_package(games.find(name).state.__module__)}.done"


def missing() -> list[str]:
    """The installed games whose compiled rules are not in the cache."""
    return [name for name in games.installed() if not mark(name).exists()]


def compile_games(names: Sequence[str], report: Report) -> None:
    """Compile these games, each in its own process, as many at once as there are cores."""
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for finished in [pool.submit(_follow, name, report) for name in names]:
            finished.result()


def with_progress(names: Sequence[str], quiet: bool = False) -> None:
    """Compile these games and show a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description:10}"), BarColumn(), TextColumn("{task.fields[piece]:12}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as bar:
        tasks = {name: bar.add_task(games.find(name).title, total=None, piece="…") for name in names}

        def show(name: str, done: int, total: int, label: str) -> None:
            bar.update(tasks[name], completed=done, total=total, piece=label)

        compile_games(names, show)


def command(name: str) -> list[str]:
    """The command that compiles one game."""
    return [sys.executable, "-m", "saqqara.compiling", name]


def _follow(name: str, report: Report) -> None:
    with (
        tempfile.TemporaryFile("w+") as faults,
        subprocess.Popen(command(name), stdout=subprocess.PIPE, stderr=faults, text=True) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            done, total, label = line.rstrip("\n").split("\t")
            report(name, int(done), int(total), label)
        if process.wait():
            faults.seek(0)
            raise RuntimeError(
                f"{name} could not be compiled. To see where its rules fail, play it with NUMBA_DISABLE_JIT=1.\n{faults.read()}"
            )


def pieces(name: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What has to be compiled before a game can be played: its rules, and the code of bots for it."""
    from saqqara import bots
    from saqqara.kernel.precompile import warm

    yield from warm(games.find(name))
    yield from bots.warm(games.find(name))


def everything(name: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What has to be compiled for batches as well as for play."""
    from saqqara import learn

    yield from pieces(name)
    yield from learn.warm(games.find(name))


def _compile_one(name: str) -> None:
    work = list(everything(name))
    for done, (label, call) in enumerate(work):
        print(done, len(work), label, sep="\t", flush=True)
        call()
    print(len(work), len(work), "", sep="\t", flush=True)
    mark(name).touch()


if __name__ == "__main__":
    _compile_one(sys.argv[1])
