"""The command `saqqara arena`."""

from __future__ import annotations

import shlex
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saqqara import games
from saqqara.arena import report
from saqqara.arena.match import Match, Played, schedule
from saqqara.arena.output_files import Files, Keeper
from saqqara.arena.running import default_workers, get_ready, home, run
from saqqara.errors import BadOption, SaqqaraError


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=None, help="Seats at the table; by default the fewest that the game allows.")
@click.option("--bots", required=True, help="Names separated by commas, such as search:1s,greedy,random or scribe,vizier.")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="Games to play.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed gives the same deals.")
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@click.option("--threads", type=click.IntRange(min=1), default=1, show_default=True,
              help="Threads per searching bot; against people, a bot with a time budget uses all cores.")  # fmt: skip
@click.option(
    "--workers", type=click.IntRange(min=1), default=None, help="Games to run at once; by default all that the cores can handle."
)
@click.option("--json", "json_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the results as JSON.")
@click.option("--plot", "plot_file", type=click.Path(dir_okay=False, path_type=Path), help="Draw the results (png, svg, pdf).")
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Keep the record of every game in this folder.")
@click.option("--ray", is_flag=True, help="Spread the games over a Ray cluster.")
def arena(
    game: str,
    players: int | None,
    bots: str,
    count: int,
    seed: int,
    chosen: tuple[str, ...],
    threads: int,
    workers: int | None,
    json_file: Path | None,
    plot_file: Path | None,
    records: Path | None,
    ray: bool,
) -> None:
    """Let bots play GAME against each other, and show which is stronger, by how much, and how certain that is.

    Seats rotate, and every rotation plays the same deals. With more bots than seats, all combinations meet; with fewer, the last
    bot takes the remaining seats. Ctrl-C ends the arena and shows the games played so far.
    """
    console = Console()
    try:
        seats = players if players is not None else games.find(game).players[0]
        match = Match(game, seats, tuple(name.strip() for name in bots.split(",")), count, seed, _options(chosen), threads)
        files = Files(shlex.join(["saqqara", "arena", *_arguments()]), json_file, plot_file, records)
        if ray and workers:
            raise BadOption("workers: cannot be combined with --ray, where Ray decides how many games run at once")
        if count % match.round:
            console.print(f"the last deal is incomplete: multiples of {match.round} games play every deal in every rotation")
        if not ray:
            get_ready(game, home(game))  # compile once, so that the workers find everything in the cache
        at_once = min(workers or default_workers(match), count)
        results = run(match, schedule(match), at_once, records is not None, ray)
        keeper = Keeper(match, files, None if ray else at_once)
        failure = _collect(keeper, results, console)
        if keeper.played:
            found = keeper.found()
            console.print(report.tables(found))
            files.finish(found)
        if failure:
            raise failure
        if not keeper.played:
            raise click.ClickException("no game was finished")
    except SaqqaraError as error:
        raise click.ClickException(str(error)) from error


def _collect(keeper: Keeper, results: Generator[Played], console: Console) -> Exception | None:
    """Collect results with a progress bar; keep what was played if interrupted. Return the failure, if there was one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with _sigterm_as_interrupt(), closing(results), Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{keeper.match.game}: {', '.join(keeper.match.bots)}", total=keeper.match.games)
        try:
            for each in results:
                keeper.add(each)
                progress.advance(task)
        except KeyboardInterrupt:
            console.print("interrupted; results of the games played so far:")
        except Exception as failure:
            return failure
    return None


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Let SIGTERM end the arena like Ctrl-C, with its results. Only the main thread can handle signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _options(chosen: tuple[str, ...]) -> dict[str, str | bool]:
    options: dict[str, str | bool] = {}
    for each in chosen:
        name, equals, value = each.partition("=")
        if not equals:
            raise click.BadParameter(f"'{each}' is not NAME=VALUE")
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def _arguments() -> list[Any]:
    """The command line after `saqqara arena`."""
    words = sys.argv[1:]
    return words[words.index("arena") + 1 :] if "arena" in words else words
