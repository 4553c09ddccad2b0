"""What the figures must reach, each compared with others of the same run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.ours import setups
from bench.rows import Row

BACKGAMMON, HEARTS = "OpenSpiel backgammon, from Python", "OpenSpiel hearts, inside C++"
MCTS, BLIND_MCTS = "OpenSpiel MCTS, backgammon", "OpenSpiel IS-MCTS, hearts"
PGX, CATANATRON = "Pgx backgammon, cpu", "Catanatron, from Python"
IMPORT_SECONDS, FIRST_SECONDS = 0.3, 1.0


@dataclass(frozen=True)
class Bar:
    """One comparison: our figure, what it must reach, and whether it does."""

    what: str
    have: float
    need: float
    most: bool = False

    @property
    def met(self) -> bool:
        return self.have <= self.need if self.most else self.have >= self.need


def bars(rows: dict[str, Row]) -> Iterator[Bar]:
    """Every bar for which this run has figures."""

    def median(row: str) -> float | None:
        return rows[row].median if row in rows else None

    for label, settings in setups():
        play, batch = median(f"{label}, random play"), median(f"{label}, batch, one core")
        imhotep = settings["name"] == "imhotep"
        factors: list[tuple[str, float]] = [(BACKGAMMON, 50 if imhotep else 25), (CATANATRON, 100), (PGX, 50)]
        if imhotep and not label.endswith("all options"):
            factors.append((HEARTS, 1.2))
        for peer, factor in factors:
            if play and (theirs := median(peer)):
                yield Bar(f"{label}: times {peer}", play / theirs, factor)
        if play:
            yield Bar(f"{label}: million decisions/s", play / 1e6, _own(imhotep, label))
        if imhotep and (playouts := median(f"{label}, search")):
            yield Bar(f"{label}: search, thousand playouts/s", playouts / 1e3, 50)
            for peer, factor in ((MCTS, 100), (BLIND_MCTS, 1.5)):
                if theirs := median(peer):
                    yield Bar(f"{label}: search, times {peer}", playouts / theirs, factor)
        if batch:
            yield Bar(f"{label}: batch on one core, million decisions/s", batch / 1e6, 3)
    for row, found in rows.items():
        if row == "import saqqara":
            yield Bar("import saqqara, s", found.median, IMPORT_SECONDS, most=True)
        if row.endswith("first decision"):
            yield Bar(f"{row}, s", found.median, FIRST_SECONDS, most=True)
        if row.endswith(", state"):
            yield Bar(f"{row}, bytes", found.median, 2048 if row.startswith("Amun") else 1024, most=True)


def _own(imhotep: bool, label: str) -> float:
    if not imhotep:
        return 2
    return 3 if label.endswith("all options") else 5
