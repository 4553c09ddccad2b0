"""The table in a terminal: the map with its price ladders, the temple, the players, the viewer's purse and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saqqara.games.amunre.components import CARDS, NAMES, PRICES, PROVINCE_WORDS, Cell, value_of

Say = Callable[..., str]

MAP = (
    ("DAMANHUR", "BUTO", "MENDES", "AVARIS"),
    ("BAHARYA", "MEMPHIS", "AMARNA", "SAWU"),
    ("DAKHLA", "ABYDOS", "THEBES", "BERENIKE"),
    ("KHARGA", "EDFU", "ABU", None),
)
"""North to south; between the second and the third column flows the Nile."""
STYLES = ("bold red", "bold blue", "bold green", "bold magenta", "bold cyan")
PRINTED = (Cell.BONUS_BLOCKS, Cell.BONUS_CARDS, Cell.BONUS_GOLD, Cell.INCOME, Cell.CAMEL, Cell.TEMPLES)
TEMPLE_SUMS = ("≤ 2", "3–12", "13–22", "≥ 23")


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    """The table as the seat of this view sees it."""
    parts: list[RenderableType] = [_heading(view, say), _map(view, say), _players(view, say)]
    if view["seat"] in range(view["players"]):
        parts.append(_own(view, say))
    return Group(*parts)


def _name(view: dict[str, Any], seat: int) -> Text:
    return Text(view["seats"][seat] or f"{seat + 1}", STYLES[seat])


def _heading(view: dict[str, Any], say: Say) -> Text:
    table = view["table"]
    heading = Text()
    heading.append(
        say("amunre-draw-round", kingdom_name=say(f"amunre-kingdom-{table['kingdom']}"), round=table["round_in_kingdom"]), "bold"
    )
    heading.append(f" · {say('amunre-part-' + table['part'])} · {say('amunre-draw-temple')} ")
    for space, sums in enumerate(TEMPLE_SUMS, 1):
        here = space == table["temple"]
        heading.append(f"[{space}: {sums}]" if here else f" {space}: {sums} ", "bold reverse" if here else "dim")
    heading.append(f" · {say('amunre-draw-deck', cards=table['deck_cards'])}")
    return heading


def _map(view: dict[str, Any], say: Say) -> Table:
    grid = Table.grid(padding=(0, 1))
    for row in MAP:
        cells: list[RenderableType] = [_province(view, say, name) if name else "" for name in row]
        grid.add_row(cells[0], cells[1], Text("≈\n" * 6, "blue"), cells[2], cells[3])
    return grid


def _province(view: dict[str, Any], say: Say, name: str) -> Panel:
    table, at = view["table"], NAMES.index(name)
    cells = {cell: value_of(view["components"]["provinces"][name][cell.name.lower()]) for cell in Cell}
    owner = table["owner"][at]
    status = table["province_card"][at]
    lines = Text("\n").join(
        [
            _fields(table, at, cells),
            _printed(cells, say),
            Text("▲" * table["pyramids"][at] + "■" * table["blocks"][at], "yellow"),
            _ladder(view, at) if status == "stake" else Text(""),
        ]
    )
    title = Text(name, "bold" if status in ("stake", "used") else "dim")
    if owner is not None:
        title = Text.assemble(title, " ", _name(view, owner))
    border = STYLES[owner] if owner is not None else "yellow" if status == "stake" else "dim"
    return Panel(lines, title=title, title_align="left", border_style=border, width=29, height=6, padding=(0, 1))


def _fields(table: dict[str, Any], at: int, cells: dict[Cell, Any]) -> Text:
    """Farmers on fields, open fields, and farmers outside them."""
    farmers = table["farmers"][at]
    outside = table["desert"][at] + cells[Cell.FARMERS]
    line = Text.assemble(("☻" * farmers, "green"), ("·" * (cells[Cell.FIELDS] - farmers), "green"))
    if outside:
        line.append(f" +{'☻' * outside}", "yellow")
    return line


def _printed(cells: dict[Cell, Any], say: Say) -> Text:
    """What is printed on the province: card limit, bonus box, income, temples."""
    printed = [cell for cell in PRINTED if cells[cell]]
    words = [say(f"amunre-draw-{cell.name.lower().replace('_', '-')}", number=cells[cell]) for cell in printed]
    return Text(" ".join([f"▮{cells[Cell.CARD_LIMIT]}", *words]), "dim")


def _ladder(view: dict[str, Any], at: int) -> Text:
    """The prices, with the marker and its player's initial on its space."""
    table = view["table"]
    line = Text()
    markers = {table["bid_step"][seat]: seat for seat in range(view["players"]) if table["bid_on"][seat] == PROVINCE_WORDS[at]}
    for step, price in enumerate(PRICES):
        if step in markers:
            line.append(f"[{price}{_name(view, markers[step]).plain[0]}]", STYLES[markers[step]])
        else:
            line.append(str(price), "dim")
        line.append(" " if step < len(PRICES) - 1 else "")
    return line


def _players(view: dict[str, Any], say: Say) -> Table:
    table = view["table"]
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("player", "points", "gold", "cards", "offer", "income"):
        shown.add_column(say(f"amunre-draw-column-{column}"), justify="left" if column == "player" else "right")
    for seat in range(view["players"]):
        name = _name(view, seat)
        if seat == table["first"]:
            name.append(f" ({say('amunre-draw-first')})", "dim")
        for card in ("blockade", "rebid"):
            if table["part"] == "auction" and table["played"][seat][CARDS.index(card)]:
                name.append(f" [{say('amunre-card-' + card)}]", "yellow")
        gold = table["gold"][seat]
        offer = table["offer"][seat]
        shown.add_row(
            name,
            str(table["score"][seat]),
            "?" if gold is None else str(gold),
            str(table["cards"][seat]),
            str(offer) if offer else "",
            " ".join(map(str, view["forecast"]["details"]["income"][seat].values())),
        )
    return shown


def _own(view: dict[str, Any], say: Say) -> Text:
    """The viewer's gold and hand, and cards just drawn."""
    table, seat = view["table"], view["seat"]
    line = Text.assemble((say("amunre-draw-purse", gold=table["gold"][seat]), "bold yellow"), " · ")
    line.append(_cards(table["hand"][seat], say) or say("amunre-draw-no-cards"))
    if table["drawn_cards"] and view["mover"] == seat:
        line.append(f" · {say('amunre-draw-drawn')} {_cards(table['drawn'], say)}")
    return line


def _cards(numbers: list[int], say: Say) -> str:
    held = [(card, number) for card, number in zip(CARDS, numbers, strict=True) if number]
    return ", ".join(say(f"amunre-card-{card}") + (f" ×{number}" if number > 1 else "") for card, number in held)
