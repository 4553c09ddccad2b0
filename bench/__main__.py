"""Our figures beside those of other engines, in one run and one table. `python -m bench --quick` takes a short look."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import others, ours
from bench.bars import bars
from bench.rows import FULL, QUICK, Effort, Row
from saqqara.arena.provenance import processor


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter and fewer measurements")
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the figures, with every sample, as JSON, and the table as .md"
    )
    chosen = parser.parse_args()
    effort = QUICK if chosen.quick else FULL
    console = Console()
    console.print(machine())
    rows: dict[str, Row] = {}
    for row in measure(effort, not chosen.no_peers):
        rows[row.row] = row
        console.print(f"  {row.row}: {figure(row.median, row.unit)}", highlight=False)
    console.print(table(rows))
    console.print(verdicts(rows))
    if chosen.save:
        save(chosen.save, rows)
    return 0 if all(bar.met for bar in bars(rows)) else 1


def measure(effort: Effort, with_peers: bool) -> Iterator[Row]:
    """Measure every row, in the order of the table."""
    yield from ours.rows(effort)
    if with_peers:
        for peer in others.PEERS:
            yield from others.rows(peer, effort)


def machine() -> str:
    """The date, machine and versions of this run."""
    tools = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    load = os.getloadavg()[0]
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{when}, {processor()}, {os.cpu_count()} cores (load {load:.1f}), Python {platform.python_version()}, {tools}"


def figure(value: float, unit: str) -> str:
    if unit == "s":
        return f"{value:.2f} s"
    return f"{value:,.0f} {unit}"


def table(rows: dict[str, Row]) -> Table:
    drawn = Table(title="Medians of one run, with the lowest and the highest", title_justify="left")
    for column in ("what", "median", "lowest", "highest", "how"):
        drawn.add_column(column, justify="left" if column in ("what", "how") else "right")
    for row in rows.values():
        low, high = row.spread
        drawn.add_row(row.row, figure(row.median, row.unit), figure(low, row.unit), figure(high, row.unit), row.how)
    return drawn


def verdicts(rows: dict[str, Row]) -> Table:
    drawn = Table(title="Bars", title_justify="left")
    for column in ("what", "have", "need", ""):
        drawn.add_column(column, justify="right" if column in ("have", "need") else "left")
    for bar in bars(rows):
        sign = "≤" if bar.most else "≥"
        drawn.add_row(bar.what, f"{bar.have:,.2f}", f"{sign} {bar.need:,.1f}", "met" if bar.met else "NOT MET")
    return drawn


def save(file: Path, rows: dict[str, Row]) -> None:
    """Write the figures as JSON, and the table as Markdown beside it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = {row.row: {"unit": row.unit, "samples": row.samples, "how": row.how} for row in rows.values()}
    file.write_text(json.dumps({"machine": machine(), "rows": kept}, indent=1) + "\n", encoding="utf-8")
    lines = [machine(), "", "| what | median | lowest | highest | how |", "|---|---|---|---|---|"]
    for row in rows.values():
        low, high = row.spread
        cells = row.row, figure(row.median, row.unit), figure(low, row.unit), figure(high, row.unit), row.how
        lines.append("| " + " | ".join(cells) + " |")
    lines += ["", "| bar | have | need | |", "|---|---|---|---|"]
    for bar in bars(rows):
        lines.append(
            f"| {bar.what} | {bar.have:,.2f} | {'≤' if bar.most else '≥'} {bar.need:,.1f} | {'met' if bar.met else 'NOT MET'} |"
        )
    file.with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
