"""The table for a terminal: the triangle, the hands, and what the undergrounds are worth.

A cell is five lines high. On its middle line stand the kind of the tile and its symbol, with a stroke at each slope that has a
door; a door in the level side is a pair of uprights. Two tiles communicate where their strokes meet across a side:

        /\\
       /●w\\        a blue worker
      /=▣☥ \\       a room with an ankh, a door on the left
     /  b3  \\      the cell
    /___||___\\     a door in the level side
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.text import Text

from saqqara.games.kheops.components import CELLS, NEIGHBOURS, OUTSIDE, PLACES, ROWS, SIDES, is_upright
from saqqara.games.kheops.state import COLOURS, PAWNS

Say = Callable[..., str]

HEIGHT = 5
MIDDLE = HEIGHT // 2
BASE = 2 * HEIGHT
SIGNS = {
    "none": " ",
    "rotate_corridor": "↺",
    "rotate_room": "↻",
    "swap": "⇄",
    "move": "→",
    "blocked": "⊘",
    "double": "2",
    "ankh": "☥",
    "curse": "☠",
}
KIND_SIGNS = {"room": "▣", "corridor": "┼"}
PAWN_SIGNS = {"white": "○", "blue": "●"}
PAWN_STYLES = {"white": "bold black on white", "blue": "bold white on blue"}
KIND_STYLES = {"room": "bold yellow", "corridor": "cyan"}
WALL, DOOR, FRAME, NAME = "dim yellow", "bold green", "dim", "dim"


class Canvas:
    """Signs on lines of text, each with a style."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, sign in enumerate(text):
            self.signs[y, x + i] = sign, style

    def text(self) -> Text:
        """Return everything drawn, without the empty margins."""
        left = min(x for _, x in self.signs)
        lines = []
        for line in range(max(y for y, _ in self.signs) + 1):
            filled = {x: sign for (y, x), sign in self.signs.items() if y == line}
            lines.append(Text.assemble(*(filled.get(x, (" ", "")) for x in range(left, max(filled, default=left) + 1))))
        return Text("\n").join(lines)


def draw(view: dict[str, Any], say: Say) -> Group:
    beside = (*_players(view, say), *_hand(view, say), *_undergrounds(view, say), _set(view, say), _legend(say))
    return Group(_pyramid(view, say), Text(), *beside)


# The pyramid


def _pyramid(view: dict[str, Any], say: Say) -> Text:
    canvas = Canvas()
    for cell in range(len(CELLS)):
        _draw_sides(canvas, view["table"]["tile"], cell)
    for cell in range(len(CELLS)):
        _draw_cell(canvas, view, cell, say)
    return canvas.text()


def _corner(cell: int) -> tuple[int, int]:
    """Return where the box around a cell begins."""
    row, column = PLACES[cell]
    return (row - 1) * HEIGHT + (column - 1) * HEIGHT, (ROWS - row) * HEIGHT


def _slope(upright: bool, side: int, x: int, y: int, line: int) -> tuple[int, int, str]:
    """A slope's place on a line of the cell's box. A slope that leans to the right rises to the right."""
    leans_right = (side == 1) == upright if upright else side == 1
    if leans_right:
        return x + HEIGHT - 1 - line + (0 if upright else HEIGHT), y + line, "/"
    return x + line + (HEIGHT if upright else 0), y + line, "\\"


def _draw_sides(canvas: Canvas, tiles: list[int | None], cell: int) -> None:
    x, y = _corner(cell)
    for side in range(SIDES):
        other = int(NEIGHBOURS[cell, side])
        laid = tiles[cell] is not None or (other != OUTSIDE and tiles[other] is not None)
        if not laid and other != OUTSIDE:
            continue
        style = WALL if laid else FRAME
        if side == 0:
            if is_upright(cell):
                canvas.put(x + 1, y + HEIGHT - 1, "_" * (BASE - 2), style)
        else:
            for line in range(HEIGHT):
                sx, sy, sign = _slope(is_upright(cell), side, x, y, line)
                canvas.put(sx, sy, sign if laid else ".", style)


def _draw_cell(canvas: Canvas, view: dict[str, Any], cell: int, say: Say) -> None:
    table = view["table"]
    x, y = _corner(cell)
    upright = is_upright(cell)
    number = table["tile"][cell]
    if number is not None:
        doors = [(door + table["rotation"][cell]) % SIDES for door in view["components"]["tiles"][number]["doors"]]
        _draw_tile(canvas, x, y, upright, view["components"]["tiles"][number], doors)
    elif not any(other != OUTSIDE and table["tile"][other] is not None for other in NEIGHBOURS[cell].tolist()):
        return
    canvas.put(x + 2, y + (3 if upright else 1), f"{CELLS[cell]:^6}", NAME)
    if table["pawn"][cell] is not None:
        colour, pawn = table["pawn"][cell].split("_")
        canvas.put(x + 4, y + (1 if upright else 3), PAWN_SIGNS[colour] + say(f"kheops-letter-{pawn}"), PAWN_STYLES[colour])


def _draw_tile(canvas: Canvas, x: int, y: int, upright: bool, tile: dict[str, Any], doors: list[int]) -> None:
    canvas.put(x + 4, y + MIDDLE, KIND_SIGNS[tile["kind"]] + _sign(tile), KIND_STYLES[tile["kind"]])
    if 0 in doors:
        canvas.put(x + 4, y + (HEIGHT - 1 if upright else 0), "||", DOOR)
    if (1 if upright else 2) in doors:
        canvas.put(x + 3, y + MIDDLE, "=", DOOR)
    if (2 if upright else 1) in doors:
        canvas.put(x + 6, y + MIDDLE, "=", DOOR)


def _sign(tile: dict[str, Any]) -> str:
    return str(tile["pair"]) if tile["symbol"] == "sarcophagus" else SIGNS[tile["symbol"]]


# What lies beside it


def _name(view: dict[str, Any], say: Say, seat: int) -> str:
    return str(view["seats"][seat] or say(f"kheops-colour-{COLOURS[seat]}"))


def _players(view: dict[str, Any], say: Say) -> list[Text]:
    table, totals = view["table"], view["forecast"]["totals"]
    return [
        Text.assemble(
            (f" {PAWN_SIGNS[colour]} ", PAWN_STYLES[colour]),
            " ",
            say("kheops-draw-player", player=_name(view, say, seat), points=totals[seat], tiles=table["in_hand"][seat]),
            " ",
            ", ".join(
                say("kheops-draw-supply", pawn=pawn, count=n) for pawn, n in zip(PAWNS, table["supply"][seat], strict=True) if n
            ),
        )
        for seat, colour in enumerate(COLOURS)
    ] + [Text(say("kheops-draw-pile", turn=table["turn"], left=table["left"]))]


def _hand(view: dict[str, Any], say: Say) -> list[Text]:
    """The tiles that the viewer holds, each upright and not turned; after the end, white's last tile."""
    lines = []
    for seat, hand in enumerate(view["table"]["hand"]):
        held = [view["components"]["tiles"][tile] for tile in hand if tile is not None]
        if held:
            canvas = Canvas()
            for i, tile in enumerate(held):
                x = i * (BASE + 2)
                canvas.put(x + 1, HEIGHT - 1, "_" * (BASE - 2), WALL)
                for line in range(HEIGHT):
                    for side in (1, 2):
                        canvas.put(*_slope(True, side, x, 0, line), WALL)
                _draw_tile(canvas, x, 0, True, tile, tile["doors"])
                canvas.put(x + 2, 3, f"{i + 1:^6}", NAME)
            lines += [Text(say("kheops-draw-hand", player=_name(view, say, seat))), canvas.text()]
    return lines


def _undergrounds(view: dict[str, Any], say: Say) -> list[Text]:
    details = view["forecast"]["details"]
    lines = [Text(say("kheops-draw-undergrounds"), style="bold")]
    for each in sorted(details["undergrounds"], key=lambda each: -each["worth"]):
        white, blue = each["weights"]
        taker = "nobody" if each["taker"] is None else COLOURS[each["taker"]]
        facts = [say(f"kheops-draw-{fact}") for fact in ("cursed", "closed", "apex", "longest") if each[fact]]
        facts += [say("kheops-draw-sarcophagus", pair=pair) for pair in each["sarcophagi"]]
        line = say(
            "kheops-draw-underground",
            cell=each["cells"][0],
            tiles=each["tiles"],
            rooms=each["rooms"],
            worth=each["worth"],
            white=white,
            blue=blue,
            taker=taker,
        )
        lines.append(Text(", ".join([line, *facts])))
    white, blue = (ankhs["points"] for ankhs in details["ankhs"])
    return [*lines, Text(say("kheops-draw-ankhs", white=white, blue=blue))]


def _set(view: dict[str, Any], say: Say) -> Text:
    origin = "authentic" if view["components"].get("authentic") is True else "reconstruction"
    return Text(say(f"kheops-set-{origin}", name=view["components"]["set"]))


def _legend(say: Say) -> Text:
    signs = [
        *((sign, f"kind-{kind}") for kind, sign in KIND_SIGNS.items()),
        *((sign, f"symbol-{symbol}") for symbol, sign in SIGNS.items() if symbol != "none"),
        ("A B C", "symbol-sarcophagus"),
        *((say(f"kheops-letter-{pawn}"), f"pawn-{pawn}") for pawn in PAWNS),
    ]
    return Text("  ".join(f"{sign} {say(f'kheops-{name}')}" for sign, name in signs), style=FRAME)
