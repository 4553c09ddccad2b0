"""The table of Imhotep for a terminal, drawn from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saqqara.games.imhotep.components import (
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    CARDS,
    MINIMUM,
    MONUMENTS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_SIZE,
    PYRAMIDS,
    ROWS,
    TAKE,
    TEMPLE_B,
    TEMPLE_COLUMNS,
    TEMPLE_TAKE,
    TOWER,
    TOWERS,
    WAGER_SPACES,
    Card,
    Column,
)

Say = Callable[..., str]

STONES = (("▲", "bright_white"), ("●", "dark_orange3"), ("■", "dodger_blue1"), ("◆", "green3"))
"""Each seat's stone: a glyph and a colour, so that colour is never the only sign."""
EMPTY = Text("·", style="dim")
CARD, QUARRY, LOAD = "▤", "⛏", "▷"
BONUSES = {BONUS_CARD: CARD, BONUS_STONES: QUARRY, BONUS_LOAD: LOAD}
"""The signs of what the spaces of pyramid B bring besides points."""
COLUMNS: dict[int, str] = {Column.POINT_OR_STONES: f"1{QUARRY}", Column.TWO_POINTS: "2 ", Column.CARD: f"{CARD} "}
"""What a column of temple B gives."""


def draw(view: dict[str, Any], say: Say) -> Group:
    """The whole table."""
    table, options = view["table"], view["options"]
    sites = [
        _site("market", options, _market(table, say), say),
        _site("pyramid", options, _pyramid(table, options["pyramid"], say), say),
        _site("temple", options, _temple(table, options["temple"], view["players"], say), say),
        _site("burial_chamber", options, _burial_chamber(table), say),
        _site("obelisks", options, _obelisks(table, options["obelisks"], view["players"], say), say),
    ]
    return Group(_head(table, say), _river(table, say), Columns(sites), _players(view, say))


def stone(seat: int | None) -> Text:
    """A stone as its owner's sign; a dot where there is none."""
    if seat is None:
        return EMPTY.copy()
    glyph, colour = STONES[seat]
    return Text(glyph, style=f"bold {colour}")


def _row(*parts: Text | str) -> Text:
    return Text(" ").join(part if isinstance(part, Text) else Text(part) for part in parts)


def _site(name: str, options: dict[str, Any], content: Any, say: Say) -> Panel:
    """A site under its name and the side that is in play."""
    return _panel(content, f"{say(f'imhotep-site-{name}')} {options[name]}")


def _head(table: dict[str, Any], say: Say) -> Text:
    discarded = sum(table["discard"])
    parts = (
        say("imhotep-round", round=table["round_number"]),
        f"{say('imhotep-deck')} {table['deck_left']}",
        f"{say('imhotep-discard')} {discarded}",
    )
    return Text(" · ".join(parts), style="bold")


# Boats and market


def _river(table: dict[str, Any], say: Say) -> Panel:
    """Each boat with its load, the bow to the right as on the water."""
    grid = Table.grid(padding=(0, 2))
    for boat, (size, site, spaces) in enumerate(zip(table["boat_size"], table["boat_site"], table["boats"], strict=True)):
        load = _row("◁", *(stone(owner) for owner in reversed(spaces[:size])), "▷")
        where = Text(say("imhotep-minimum", minimum=MINIMUM[size]), style="dim")
        if site is not None:
            where = Text("→ " + ("–" if site == "gone" else say(f"imhotep-site-{site}")), style="cyan")
        grid.add_row(str(boat + 1), load, where)
    return _panel(grid, say("imhotep-river"))


def _panel(content: Any, title: str) -> Panel:
    return Panel(content, title=title, expand=False)


def _market(table: dict[str, Any], say: Say) -> Table:
    grid = Table.grid(padding=(0, 1))
    for card in table["market"]:
        if card is not None:
            grid.add_row(Text("▪", style=_colour(card)), say(f"imhotep-card-{card}"))
    return grid


def _colour(card: str) -> str:
    if card not in CARDS:
        return "dim"
    kind = CARDS.index(card)
    if kind >= Card.LEVER:
        return "blue"
    if kind == Card.STATUE:
        return "violet"
    return "green" if kind >= Card.PYRAMID_DECORATION else "red"


# Monuments


def _pyramid(table: dict[str, Any], side: str, say: Say) -> Group:
    """The spaces with their stones, free ones with their value; below, the stones beside the pyramid."""
    values = PYRAMID_A if side == "A" else PYRAMID_B
    spaces = [
        Text(str(value), style="dim") if owner is None else stone(owner)
        for value, owner in zip(values, table["pyramid"], strict=False)
    ]
    lines = _large_pyramid(spaces) if side == "A" else [*_small_pyramids(spaces), _pyramid_bonuses(say)]
    beside = [owner for owner, stones in enumerate(table["stones"][0]) for _ in range(stones - table["pyramid"].count(owner))]
    if beside:
        lines.append(_row(say("imhotep-beside"), *(stone(owner) for owner in beside)))
    return Group(*lines)


def _large_pyramid(spaces: list[Text]) -> list[Text]:
    """Three levels side by side, each filled column by column."""
    first, second, top = spaces[:9], spaces[9:13], spaces[13]
    return [
        _row(*first[0::3], " ", *second[0::2], " ", top),
        _row(*first[1::3], " ", *second[1::2]),
        _row(*first[2::3]),
    ]


def _small_pyramids(spaces: list[Text]) -> list[Text]:
    """Two levels side by side; a sign follows each space with a bonus."""
    spaces = [space + Text(BONUSES.get(number, " "), style="dim") for number, space in enumerate(spaces)]
    each = [spaces[i * PYRAMID_B_SIZE : (i + 1) * PYRAMID_B_SIZE] for i in range(len(PYRAMIDS))]
    return [
        Text("   ").join(_row(a, c, " ", top) for a, _, c, _, top in each),
        Text("   ").join(_row(b, d, " ", "  ") for _, b, _, d, _ in each),
    ]


def _pyramid_bonuses(say: Say) -> Text:
    signs = ((CARD, say("imhotep-draw-card")), (QUARRY, say("imhotep-draw-stones", count=TAKE)), (LOAD, say("imhotep-draw-load")))
    return Text(" · ".join(f"{sign} {meaning}" for sign, meaning in signs), style="dim")


def _temple(table: dict[str, Any], side: str, players: int, say: Say) -> Group:
    """Layer upon layer, the highest first; below side B, what each column gives."""
    width = TEMPLE_COLUMNS[players]
    stones = [owner for owner in table["temple"] if owner is not None]
    layers = [stones[i : i + width] for i in range(0, max(1, len(stones)), width)]
    rows = [[stone(owner) for owner in layer + [None] * (width - len(layer))] for layer in reversed(layers)]
    if side == "A":
        return Group(*(_row(*row) for row in rows))
    given = _row(*(Text(COLUMNS[column], style="dim") for column in TEMPLE_B[:width]))
    choice = f"{COLUMNS[Column.POINT_OR_STONES]} {say('imhotep-draw-point-or-stones', count=TEMPLE_TAKE)}"
    legend = Text(f"{choice} · {CARD} {say('imhotep-draw-card')}", style="dim")
    return Group(*(_row(*(cell + Text(" ") for cell in row)) for row in rows), given, legend)


def _burial_chamber(table: dict[str, Any]) -> Group:
    stones = [owner for owner in table["burial_chamber"] if owner is not None]
    columns = max(4, -(-len(stones) // ROWS))
    cells = stones + [None] * (columns * ROWS - len(stones))
    return Group(*(_row(*(stone(owner) for owner in cells[row::ROWS])) for row in range(ROWS)))


def _obelisks(table: dict[str, Any], side: str, players: int, say: Say) -> Group:
    heights = table["stones"][3]
    if side == "A":
        return Group(*(_row(stone(seat), "▮" * heights[seat], str(heights[seat])) for seat in range(players)))
    towers = table["towers"]
    values = (Text(str(value), style="dim") for value in TOWERS)
    built = _row(*(value if owner is None else stone(owner) for value, owner in zip(values, towers, strict=True)))
    waiting = [seat for seat in range(players) for _ in range(heights[seat] - TOWER * towers.count(seat))]
    return Group(built, _row(say("imhotep-waiting"), *(stone(seat) for seat in waiting)))


# Players


def _players(view: dict[str, Any], say: Say) -> Table:
    table = view["table"]
    wager = view["options"]["wager"]
    grid = Table()
    titles = ["", say("imhotep-score"), say("imhotep-sled"), say("imhotep-quarry"), say("imhotep-cards")]
    for title in [*titles, say("imhotep-wager")] if wager else titles:
        grid.add_column(title)
    for seat in range(view["players"]):
        name = view["seats"][seat] or say("table-seat", number=seat + 1)
        row: list[Text | str] = [
            _row(stone(seat), Text(name, style="bold" if seat == view["mover"] else "")),
            str(view["scores"][seat]),
            _row(*(stone(seat) for _ in range(table["sled"][seat]))),
            str(table["quarry"][seat]),
            _held(table["cards"][seat], say),
        ]
        if wager:
            row.append(_wager(table["wager"], seat, view["players"], say))
        grid.add_row(*row)
    return grid


def _held(cards: list[int], say: Say) -> str:
    names = ((say(f"imhotep-card-{card}"), count) for card, count in zip(CARDS, cards, strict=True) if count)
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in names)


def _wager(wager: list[list[int | None]], seat: int, players: int, say: Say) -> str:
    for monument, spaces in zip(MONUMENTS, wager, strict=True):
        if seat in spaces[: WAGER_SPACES[players]]:
            return f"{say(f'imhotep-monument-{monument}')} {spaces.index(seat) + 1}"
    return ""
