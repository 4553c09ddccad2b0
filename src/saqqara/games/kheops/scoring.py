"""Scoring: undergrounds, what they are worth, who takes them, and ankhs. Sets of cells are bit masks, bit n for cell n."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.games.kheops.board import NOBODY, communicates, has_door, is_laid, neighbour, owner_on, tile_on
from saqqara.games.kheops.components import (
    APEX,
    CELL_COUNT,
    CELLS,
    KINDS,
    OUTSIDE,
    PAIRS,
    SIDES,
    SYMBOLS,
    Kind,
    Symbol,
    kind_of,
    pair_of,
    printed_doors,
    symbol_of,
)
from saqqara.games.kheops.events import Event
from saqqara.games.kheops.options import Choice
from saqqara.games.kheops.state import BLUE, SEATS, SOURCES, WHITE, Pawn
from saqqara.kernel import Array, emit, rule

ONE_SARCOPHAGUS = 5
PAIR_OF_SARCOPHAGI = 15
APEX_BONUS = 5
MOST_UNDERGROUNDS = CELL_COUNT // 2
"""Each has at least two cells."""
LONGEST_BONUS = 5
SOURCE_ANKHS = SOURCES.index("ankhs")

# Bit masks of cells

CELL_OF_BIT: Array = np.zeros(53, np.int64)
"""The cell of a single bit, indexed by the bit modulo 53: the first 52 powers of two all leave different remainders."""
for _cell in range(CELL_COUNT):
    CELL_OF_BIT[(1 << _cell) % 53] = _cell


@rule
def lowest(cells: int) -> int:
    """The first cell of a set that is not empty."""
    return int(CELL_OF_BIT[(cells & -cells) % 53])


@rule
def count(cells: int) -> int:
    n = 0
    while cells != 0:
        cells &= cells - 1
        n += 1
    return n


# What matters on the tiles


class Survey(NamedTuple):
    """The pyramid as sets of cells."""

    rooms: int
    curses: int
    ankhs: int
    pair_a: int
    pair_b: int
    pair_c: int
    passages: tuple[int, int, int]
    """For each side, the tiles that communicate through it."""
    openings: int
    """Tiles with a door that keeps an underground from being closed."""
    white: int
    blue: int
    heavy: int
    """Pawns that count as two: the pharaoh, and any pawn on a double tile."""


@rule
def survey(g: Any) -> Survey:
    rooms = curses = ankhs = pair_a = pair_b = pair_c = through_0 = through_1 = through_2 = openings = white = blue = heavy = 0
    for cell in range(CELL_COUNT):
        if is_laid(g, cell):
            here = 1 << cell
            tile = tile_on(g, cell)
            symbol = symbol_of(tile)
            pair = pair_of(tile)
            owner = owner_on(g, cell)
            rooms |= here * (kind_of(tile) == Kind.ROOM)
            curses |= here * (symbol == Symbol.CURSE)
            ankhs |= here * (symbol == Symbol.ANKH)
            pair_a |= here * (pair == 0)
            pair_b |= here * (pair == 1)
            pair_c |= here * (pair == 2)
            through_0 |= here * communicates(g, cell, 0)
            through_1 |= here * communicates(g, cell, 1)
            through_2 |= here * communicates(g, cell, 2)
            openings |= here * is_opening(g, cell)
            white |= here * (owner == WHITE)
            blue |= here * (owner == BLUE)
            heavy |= here * (symbol == Symbol.DOUBLE or g.pawn[cell] == Pawn.PHARAOH)
    passages = (through_0, through_1, through_2)
    return Survey(rooms, curses, ankhs, pair_a, pair_b, pair_c, passages, openings, white, blue, heavy)


@rule
def is_opening(g: Any, cell: int) -> bool:
    """A door on the border of the pyramid; under strict closure, any door that does not meet a door."""
    strict = g.options[Choice.CLOSURE] == 1
    for side in range(SIDES):
        if has_door(g, cell, side):
            if neighbour(cell, side) == OUTSIDE:
                return True
            if strict and not communicates(g, cell, side):
                return True
    return False


# Undergrounds


@rule
def underground(pyramid: Survey, cell: int) -> int:
    """Every cell to which doors lead from this one, itself included: at least two, for a cell that has a passage."""
    found = 1 << cell
    unvisited = found
    while unvisited != 0:
        here = lowest(unvisited)
        unvisited &= unvisited - 1
        for side in range(SIDES):
            if pyramid.passages[side] >> here & 1 == 1:
                there = 1 << neighbour(here, side)
                if found & there == 0:
                    found |= there
                    unvisited |= there
    return found


@rule
def cells_underground(pyramid: Survey) -> int:
    """The cells of all undergrounds: those with a passage to another tile."""
    return pyramid.passages[0] | pyramid.passages[1] | pyramid.passages[2]


# What an underground is worth


class Worth(NamedTuple):
    """The points of an underground by source; their sum is its worth."""

    rooms: int
    sarcophagi: int
    apex: int
    longest: int
    closed: int


@rule
def worth(pyramid: Survey, group: int, longest: int) -> Worth:
    """`longest` is the number of tiles of the longest underground."""
    if is_cursed(pyramid, group):
        return Worth(0, 0, 0, 0, 0)
    rooms = count(group & pyramid.rooms)
    sarcophagi = sarcophagus_bonus(pyramid, group)
    apex = APEX_BONUS * (group >> APEX & 1)
    bonus = LONGEST_BONUS if count(group) == longest else 0
    closed = rooms + sarcophagi + apex + bonus if is_closed(pyramid, group) else 0
    return Worth(rooms, sarcophagi, apex, bonus, closed)


@rule
def is_cursed(pyramid: Survey, group: int) -> bool:
    return group & pyramid.curses != 0


@rule
def is_closed(pyramid: Survey, group: int) -> bool:
    return group & pyramid.openings == 0


@rule
def sarcophagus_bonus(pyramid: Survey, group: int) -> int:
    """One sarcophagus, or exactly the two of one pair; any other combination is worth nothing."""
    a = count(group & pyramid.pair_a)
    b = count(group & pyramid.pair_b)
    c = count(group & pyramid.pair_c)
    if a + b + c == 1:
        return ONE_SARCOPHAGUS
    if a + b + c == 2 and (a == 2 or b == 2 or c == 2):
        return PAIR_OF_SARCOPHAGI
    return 0


@rule
def compare(g: Any, pyramid: Survey) -> tuple[int, int]:
    """Return the number of tiles of the longest underground, and the cells of all cursed ones."""
    longest = cursed = 0
    cells = cells_underground(pyramid)
    while cells != 0:
        group = underground(pyramid, lowest(cells))
        if can_be_longest(g, pyramid, group):
            longest = max(longest, count(group))
        if is_cursed(pyramid, group):
            cursed |= group
        cells &= ~group
    return longest, cursed


@rule
def can_be_longest(g: Any, pyramid: Survey, group: int) -> bool:
    """Whether an underground is compared with the others: a cursed one is not, by the option `longest_uncursed`."""
    return g.options[Choice.LONGEST_UNCURSED] == 0 or not is_cursed(pyramid, group)


# Who takes it


@rule
def weight(pyramid: Survey, group: int, seat: int) -> int:
    """A pawn counts one; the pharaoh, or any pawn on a double tile, two."""
    own = group & (pyramid.white if seat == WHITE else pyramid.blue)
    return count(own) + count(own & pyramid.heavy)


@rule
def taker(pyramid: Survey, group: int) -> int:
    """The seat with more weight in it, or NOBODY."""
    white = weight(pyramid, group, WHITE)
    blue = weight(pyramid, group, BLUE)
    if white == blue:
        return NOBODY
    return WHITE if white > blue else BLUE


@rule
def ankhs_of(pyramid: Survey, cursed: int, seat: int) -> int:
    """How many ankhs a seat stands on outside cursed undergrounds."""
    return count(pyramid.ankhs & ~cursed & (pyramid.white if seat == WHITE else pyramid.blue))


# The whole pyramid


@rule
def forecast(g: Any, out: Array) -> None:
    """Points by source if the game ended now; the columns are SOURCES."""
    out[:, :] = 0
    pyramid = survey(g)
    longest, cursed = compare(g, pyramid)
    cells = cells_underground(pyramid)
    while cells != 0:
        group = underground(pyramid, lowest(cells))
        seat = taker(pyramid, group)
        if seat != NOBODY:
            points = worth(pyramid, group, longest)
            for source in range(SOURCE_ANKHS):
                out[seat, source] += points[source]
        cells &= ~group
    for seat in range(SEATS):
        out[seat, SOURCE_ANKHS] = ankhs_of(pyramid, cursed, seat) ** 2


@rule
def score_pyramid(g: Any, log: Any) -> None:
    """Write the final points, and log the events that explain them."""
    pyramid = survey(g)
    longest, cursed = compare(g, pyramid)
    cells = cells_underground(pyramid)
    while cells != 0:
        group = underground(pyramid, lowest(cells))
        score_underground(g, pyramid, group, longest, log)
        cells &= ~group
    for seat in range(SEATS):
        ankhs = ankhs_of(pyramid, cursed, seat)
        g.score[seat] += ankhs * ankhs
        if ankhs > 0:
            emit(log, Event.ANKHS_SCORED, seat, ankhs * ankhs, ankhs)
    emit(log, Event.ENDED, NOBODY, g.score[WHITE], g.score[BLUE])


@rule
def score_underground(g: Any, pyramid: Survey, group: int, longest: int, log: Any) -> None:
    points = worth(pyramid, group, longest)
    total = points.rooms + points.sarcophagi + points.apex + points.longest + points.closed
    seat = taker(pyramid, group)
    if seat == NOBODY:
        emit(log, Event.UNDERGROUND_UNTAKEN, NOBODY, total, count(group), lowest(group))
    else:
        g.score[seat] += total
        emit(log, Event.UNDERGROUND_TAKEN, seat, total, count(group), lowest(group))


@rule
def places(g: Any, out: Array) -> None:
    """Most points win; equal points are a draw."""
    for seat in range(SEATS):
        out[seat] = 1 + (g.score[seat] < g.score[1 - seat])


# The forecast in full, for people


def details(g: Any, seat: int) -> dict[str, Any]:
    """Every underground with everything that decides it, the ankhs of both sides, and the tiles that this seat has not seen."""
    out = np.zeros((MOST_UNDERGROUNDS, len(Described._fields)), np.int64)
    groups = [Described(*row) for row in out[: describe(g, out)].tolist()]
    pyramid = survey(g)
    cursed = sum(group.cells for group in groups if group.cursed)
    return {
        "undergrounds": [_underground(group) for group in groups],
        "ankhs": [_ankhs(pyramid, cursed, each) for each in range(SEATS)],
        "unseen": unseen(g, seat),
    }


class Described(NamedTuple):
    """An underground in numbers, in the order in which `describe` writes them."""

    cells: int
    room_tiles: int
    pair_a: int
    pair_b: int
    pair_c: int
    cursed: int
    shut: int
    doors_outside: int
    doors_on_empty_cells: int
    doors_on_walls: int
    white: int
    blue: int
    rooms: int
    sarcophagi: int
    apex: int
    longest: int
    closed: int
    taker: int
    is_longest: int


@rule
def describe(g: Any, out: Array) -> int:
    """Write every underground into a row; return how many there are."""
    pyramid = survey(g)
    longest, _ = compare(g, pyramid)
    cells = cells_underground(pyramid)
    n = 0
    while cells != 0:
        group = underground(pyramid, lowest(cells))
        points = worth(pyramid, group, longest)
        outside, empty, walls = loose_doors(g, group)
        row = (
            group, count(group & pyramid.rooms),
            count(group & pyramid.pair_a), count(group & pyramid.pair_b), count(group & pyramid.pair_c),
            int(is_cursed(pyramid, group)), int(is_closed(pyramid, group)), outside, empty, walls,
            weight(pyramid, group, WHITE), weight(pyramid, group, BLUE),
            points.rooms, points.sarcophagi, points.apex, points.longest, points.closed,
            taker(pyramid, group), int(count(group) == longest and can_be_longest(g, pyramid, group)),
        )  # fmt: skip
        for column in range(len(row)):
            out[n, column] = row[column]
        n += 1
        cells &= ~group
    return n


@rule
def loose_doors(g: Any, group: int) -> tuple[int, int, int]:
    """How many doors of an underground that meet no other door lead outside, to an empty cell, and onto a wall."""
    outside = empty = walls = 0
    while group != 0:
        cell = lowest(group)
        group &= group - 1
        for side in range(SIDES):
            if has_door(g, cell, side) and not communicates(g, cell, side):
                other = neighbour(cell, side)
                if other == OUTSIDE:
                    outside += 1
                elif is_laid(g, other):
                    walls += 1
                else:
                    empty += 1
    return outside, empty, walls


def _cells(group: int) -> list[int]:
    return [cell for cell in range(CELL_COUNT) if group >> cell & 1]


def _underground(group: Described) -> dict[str, Any]:
    cells = _cells(group.cells)
    points = {source: getattr(group, source) for source in Worth._fields}
    return {
        "cells": [CELLS[cell] for cell in cells],
        "tiles": len(cells),
        "rooms": group.room_tiles,
        "sarcophagi": [pair for pair, n in zip(PAIRS, (group.pair_a, group.pair_b, group.pair_c), strict=True) for _ in range(n)],
        "apex": bool(group.cells >> APEX & 1),
        "longest": bool(group.is_longest),
        "cursed": bool(group.cursed),
        "closed": bool(group.shut),
        "doors_outside": group.doors_outside,
        "doors_on_empty_cells": group.doors_on_empty_cells,
        "doors_on_walls": group.doors_on_walls,
        "weights": [group.white, group.blue],
        "points": points,
        "worth": sum(points.values()),
        "taker": None if group.taker == NOBODY else group.taker,
    }


def _ankhs(pyramid: Survey, cursed: int, seat: int) -> dict[str, Any]:
    own = pyramid.ankhs & (pyramid.white if seat == WHITE else pyramid.blue)
    n = ankhs_of(pyramid, cursed, seat)
    return {
        "cells": [CELLS[cell] for cell in _cells(own & ~cursed)],
        "cursed": [CELLS[cell] for cell in _cells(own & cursed)],
        "points": n * n,
    }


def unseen(g: Any, seat: int) -> list[dict[str, Any]]:
    """The tiles that the seat cannot see, counted by kind: they are in the pile or in a hidden hand."""
    seen = set(g.tile.tolist())
    for other, hand in enumerate(g.hand.tolist()):
        if g.over or other == seat:
            seen.update(hand)
    kinds = Counter(_face(tile) for number, tile in enumerate(g.components.tolist()) if number not in seen)
    return [
        {"kind": KINDS[kind], "symbol": SYMBOLS[symbol], "pair": None if pair < 0 else PAIRS[pair], "doors": doors, "count": n}
        for (kind, symbol, pair, doors), n in sorted(kinds.items())
    ]


@cache
def _face(tile: int) -> tuple[int, int, int, int]:
    """What makes tiles alike: kind, symbol, pair, number of doors."""
    return int(kind_of(tile)), int(symbol_of(tile)), int(pair_of(tile)), int(count(printed_doors(tile)))
