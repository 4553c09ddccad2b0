"""Results for people: tables in the terminal, a picture on demand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from saqqara.errors import MissingExtra


def tables(found: dict[str, Any]) -> Group:
    """The results of a match as tables."""
    games = f"{found['games']} games" if found["games"] == found["asked"] else f"{found['games']} of {found['asked']} games"
    head = Text(f"{found['game']}, {found['players']} players, {games}; a fair share of wins would be {found['fair_share']:.1%}")
    return Group(head, _standings(found), _points(found), _times(found))


def _standings(found: dict[str, Any]) -> Table:
    table = Table(title="Standings")
    for column in ("bot", "wins", "share", "95 %", "mean place", "rating"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for each in found["bots"]:
        low, high = each["interval"]
        table.add_row(
            each["bot"],
            f"{each['wins']:g} of {each['seats']}",
            f"{each['win_share']:.1%}",
            f"{low:.1%} … {high:.1%}",
            _number(each["mean_place"], ".2f"),
            f"{each['rating']:.1f} ± {each['rating_deviation']:.1f}" if "rating" in each else "–",
        )
    return table


def _points(found: dict[str, Any]) -> Table:
    table = Table(title="Points")
    for column in ("", "mean", "±", "lowest", "quarter", "median", "quarter", "highest"):
        table.add_column(column, justify="right" if column else "left")
    rows = [(each["bot"], each["score"]) for each in found["bots"]] + [("winners", found["winning_score"])]
    for name, score in rows:
        if score:
            table.add_row(
                name,
                f"{score['mean']:.1f}",
                f"{score['deviation']:.1f}",
                *(f"{score[key]:g}" for key in ("lowest", "lower_quarter", "median", "upper_quarter", "highest")),
            )
    return table


def _times(found: dict[str, Any]) -> Table:
    table = Table(title="Time")
    for column in ("bot", "decisions", "seconds", "ms per decision", "slowest, ms"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for each in found["bots"]:
        if each["decisions"]:
            times = (each["seconds"], 1e3 * each["seconds_a_decision"], 1e3 * each["slowest_decision"])
            table.add_row(each["bot"], f"{each['decisions']:,}", *(f"{time:,.1f}" for time in times))
    return table


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def drawing() -> tuple[Any, Any]:
    """Matplotlib's figure and canvas, or MissingExtra."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingExtra("a plot needs matplotlib: install it with `pip install 'saqqara[plot]'`") from None
    return Figure, FigureCanvasAgg


def plot(found: dict[str, Any], path: Path) -> None:
    """Draw win shares with their intervals, and the distribution of points."""
    new_figure, new_canvas = drawing()
    figure = new_figure(figsize=(9, 1.5 + 0.6 * len(found["bots"])), layout="constrained")
    new_canvas(figure)
    shares, points = figure.subplots(1, 2, sharey=True)
    for row, each in enumerate(reversed(found["bots"])):
        low, high = each["interval"]
        shares.plot([low, high], [row, row], color="#8a6d3b", linewidth=3)
        shares.plot(each["win_share"], row, "o", color="#1f4e5f")
    shares.axvline(found["fair_share"], color="grey", linestyle=":")
    shares.set(xlim=(0, 1), xlabel="share of wins, 95 %", title=f"{found['game']}, {found['players']} players")
    points.boxplot(
        [each["scores"] or [0] for each in reversed(found["bots"])], positions=range(len(found["bots"])), orientation="horizontal"
    )
    points.set(xlabel="points", title=f"{found['games']} games")
    shares.set_yticks(range(len(found["bots"])), [each["bot"] for each in reversed(found["bots"])])
    figure.savefig(path, dpi=150)
