"""Positions for the tests: pyramids laid tile by tile, and games whose tiles are changed to what a rule needs."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import saqqara
from saqqara.games.kheops import GAME
from saqqara.games.kheops.components import CELL_COUNT, CELLS, TILE_COUNT, TILE_SETS
from saqqara.games.kheops.scoring import details, forecast
from saqqara.games.kheops.state import OWNED_PAWNS, SOURCES, Kheops
from saqqara.kernel import blank

Tile = dict[str, Any]


def packed(kind: str = "room", doors: tuple[int, ...] = (0, 1, 2), symbol: str = "none", pair: str | None = None) -> int:
    tile: Tile = {"kind": kind, "doors": list(doors), "symbol": symbol, "pair": pair}
    return int(TILE_SETS.encode({"tiles": [tile]})[0])


class Pyramid:
    """An unfinished pyramid of any tiles, to be scored. Options are given as in `saqqara.new`."""

    def __init__(self, **options: str | bool) -> None:
        self.g = blank(Kheops)
        self.g.players = 2
        self.g.tile[:] = -1
        self.g.pawn[:] = -1
        for index, option in enumerate(GAME.options[:3]):
            self.g.options[index] = option.values.index(options.get(option.name, option.default))
        self.laid = 0

    def lay(
        self, cell: str, doors: tuple[int, ...], kind: str = "room", symbol: str = "none", pair: str | None = None, pawn: str = ""
    ) -> Pyramid:
        here = CELLS.index(cell)
        self.g.components[self.laid] = packed(kind, doors, symbol, pair)
        self.g.tile[here] = self.laid
        self.laid += 1
        if pawn:
            self.g.pawn[here] = OWNED_PAWNS.index(pawn)
        return self

    def corridor(self, cell: str, doors: tuple[int, ...], **more: str) -> Pyramid:
        return self.lay(cell, doors, "corridor", **more)

    def points(self) -> list[int]:
        """White's and blue's points."""
        out = np.zeros((2, len(SOURCES)), np.int16)
        forecast(self.g, out)
        return [int(total) for total in out.sum(axis=1)]

    def undergrounds(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = details(self.g, -1)["undergrounds"]
        return found

    def only(self) -> dict[str, Any]:
        (underground,) = self.undergrounds()
        return underground


def random_pyramid(chance: random.Random, tiles: int = CELL_COUNT) -> Any:
    """A finished (or partly laid) pyramid of the default set with pawns at random places."""
    g = blank(Kheops)
    g.players = 2
    g.components[:] = TILE_SETS.encode(TILE_SETS.load("reconstruction-1"))
    g.tile[:] = -1
    g.pawn[:] = -1
    order = chance.sample(range(TILE_COUNT), tiles)
    for cell, tile in zip(chance.sample(range(CELL_COUNT), tiles), order, strict=True):
        g.tile[cell] = tile
        g.rotation[cell] = chance.randrange(3)
        if chance.random() < 0.6:
            g.pawn[cell] = chance.choice((0, 0, 0, 4, 4, 4, 1, 2, 3, 5, 6))
    for option in range(3):
        g.options[option] = chance.randrange(2)
    return g


def new(seed: int = 1, **options: str | bool) -> saqqara.Game:
    return saqqara.new("kheops", 2, seed, **options)


def becomes(game: saqqara.Game, cell: str, **tile: Any) -> None:
    """Change what is printed on the tile that lies on a cell."""
    game._state.components[game._state.tile[CELLS.index(cell)]] = packed(**tile)


def plain(game: saqqara.Game) -> None:
    """Make every tile a plain corridor, so that a test can say what is special."""
    game._state.components[:] = packed("corridor", (0, 1))


def stand(game: saqqara.Game, cell: str, pawn: str) -> None:
    """Put a pawn on the board, out of its owner's supply."""
    number = OWNED_PAWNS.index(pawn)
    game._state.pawn[CELLS.index(cell)] = number
    game._state.supply[number // 4, number % 4] -= 1


def pawn_on(game: saqqara.Game, cell: str) -> str | None:
    number = int(game._state.pawn[CELLS.index(cell)])
    return None if number < 0 else OWNED_PAWNS[number]


def choices(game: saqqara.Game) -> list[str]:
    return [str(action) for action in game.actions()]


def cells(game: saqqara.Game) -> list[str]:
    """The cells that the mover may choose from."""
    return [str(action.arguments["cell"]) for action in game.actions()]


def phase(game: saqqara.Game) -> str:
    return str(game.view(-1)["table"]["phase"])


def finish_turn(game: saqqara.Game) -> None:
    """Lay the first tile on the first cell."""
    mover = game.mover
    while not game.over and game.mover == mover:
        game.play(game.actions()[0])


def play_to(game: saqqara.Game, turn: int, chance: random.Random) -> None:
    while not game.over and game._state.turn < turn:
        game.play(chance.choice(game.actions()))
