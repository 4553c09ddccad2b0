"""What everything is worth: now, at the end of the round, and at the end of the game."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.components import (
    CHAMBER_B,
    CHAMBER_STONES,
    GROUP,
    GROUP_MORE,
    MONUMENTS,
    OBELISKS_A,
    ROWS,
    SEATS,
    STONES_PER_DECORATION_POINT,
    TEMPLE_B,
    TEMPLE_COLUMNS,
    TOWER,
    TOWERS,
    WAGER_MOST,
    WAGER_SECOND,
    WAGER_TIED,
    WRATH,
    Card,
    Column,
    Monument,
)
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.state import Source
from saqqara.kernel import Array, rule, whole

ROW_MASKS = tuple(sum(1 << cell for cell in range(row, CHAMBER_STONES, ROWS)) for row in range(ROWS))
"""The cells of each row of the burial chamber, as bits; cell i lies in row i mod 3."""


@rule
def stones_at(g: Any, monument: int) -> int:
    """How many stones a monument has, anyone's."""
    stones = 0
    for seat in range(SEATS):
        stones += whole(g.stones[monument, seat])
    return stones


@rule
def group_points(size: int) -> int:
    """The points of a group of stones, or of that many statues."""
    return GROUP[size] if size <= 5 else GROUP[5] + GROUP_MORE * (size - 5)


@rule
def shared_prize(prizes: tuple[int, ...], ahead: int, tied: int) -> int:
    """The points of each of `tied` equal seats behind `ahead` others: the places that they share, divided and rounded down."""
    together = 0
    for place in range(ahead, ahead + tied):
        together += prizes[place]
    return together // tied


# Temple


@rule
def temple_top(g: Any, column: int) -> int:
    """Whose stone is visible from above in a column of the temple; -1 where there is none."""
    width = TEMPLE_COLUMNS[g.players]
    stones = stones_at(g, Monument.TEMPLE)
    layers = stones // width
    if column < stones - layers * width:
        return whole(g.temple[layers * width + column])
    return whole(g.temple[(layers - 1) * width + column]) if layers > 0 else -1


@rule
def column_points(g: Any, column: int) -> int:
    """The points of the stone on top of a column, if its owner prefers points to stones."""
    if g.options[Choice.TEMPLE] == Side.A or TEMPLE_B[column] == Column.POINT_OR_STONES:
        return 1
    return 2 if TEMPLE_B[column] == Column.TWO_POINTS else 0


@rule
def temple_due(g: Any, seat: int) -> int:
    """The points that the temple still brings at the end of this round."""
    points = 0
    if g.over == 0:
        for column in range(max(0, whole(g.column)), TEMPLE_COLUMNS[g.players]):
            if temple_top(g, column) == seat:
                points += column_points(g, column)
    return points


# Burial chamber


@rule
def chamber_cells(g: Any, seat: int) -> int:
    """The cells of the burial chamber with stones of a seat, as bits."""
    cells = 0
    for cell in range(stones_at(g, Monument.BURIAL_CHAMBER)):
        if g.burial_chamber[cell] == seat:
            cells |= 1 << cell
    return cells


@rule
def count_cells(cells: int) -> int:
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def grown(group: int, cells: int) -> int:
    """A group of cells with all its orthogonal neighbours among `cells`."""
    across = group << ROWS | group >> ROWS
    down = (group & ~ROW_MASKS[ROWS - 1]) << 1
    up = (group & ~ROW_MASKS[0]) >> 1
    return (group | across | down | up) & cells


@rule
def chamber_a_points(g: Any, seat: int) -> int:
    """Each connected group of a seat's stones scores by its size."""
    points = 0
    cells = chamber_cells(g, seat)
    while cells:
        group = cells & -cells
        larger = grown(group, cells)
        while larger != group:
            group = larger
            larger = grown(group, cells)
        points += group_points(count_cells(group))
        cells &= ~group
    return points


@rule
def chamber_b_points(g: Any, seat: int) -> int:
    """Each row scores by majority."""
    points = 0
    own = chamber_cells(g, seat)
    for row in range(ROWS):
        mine = count_cells(own & ROW_MASKS[row])
        if mine == 0:
            continue
        ahead, tied = 0, 0
        for other in range(whole(g.players)):
            theirs = count_cells(chamber_cells(g, other) & ROW_MASKS[row])
            ahead += theirs > mine
            tied += theirs == mine
        points += shared_prize(CHAMBER_B, ahead, tied)
    return points


@rule
def burial_chamber_points(g: Any, seat: int) -> int:
    return chamber_a_points(g, seat) if g.options[Choice.BURIAL_CHAMBER] == Side.A else chamber_b_points(g, seat)


# Obelisks


@rule
def towers_of(g: Any, seat: int) -> int:
    """How many towers of side B a seat has."""
    towers = 0
    for tower in range(len(TOWERS)):
        towers += g.towers[tower] == seat
    return towers


@rule
def waiting_stones(g: Any, seat: int) -> int:
    """A seat's stones at obelisks B that are not in a tower."""
    return whole(g.stones[Monument.OBELISKS, seat]) - TOWER * towers_of(g, seat)


@rule
def tower_points(g: Any, seat: int) -> int:
    """What a seat's towers have brought already."""
    points = 0
    for tower in range(len(TOWERS)):
        if g.towers[tower] == seat:
            points += TOWERS[tower]
    return points


@rule
def obelisk_points(g: Any, seat: int) -> int:
    """Side A: places by height. Side B: a point for each stone that waits."""
    if g.options[Choice.OBELISKS] == Side.B:
        return waiting_stones(g, seat)
    height = g.stones[Monument.OBELISKS, seat]
    if height == 0:
        return 0
    ahead, tied = 0, 0
    for other in range(whole(g.players)):
        ahead += g.stones[Monument.OBELISKS, other] > height
        tied += g.stones[Monument.OBELISKS, other] == height
    return shared_prize(OBELISKS_A[g.players], ahead, tied)


# Cards and variants


@rule
def decoration_points(g: Any, seat: int) -> int:
    """Each decoration scores by the stones at its monument, anyone's."""
    points = 0
    for monument in range(len(MONUMENTS)):
        held = whole(g.cards[seat, Card.PYRAMID_DECORATION + monument])
        points += held * (stones_at(g, monument) // STONES_PER_DECORATION_POINT)
    return points


@rule
def blue_cards(g: Any, seat: int) -> int:
    """A point for each blue card that was not used."""
    cards = 0
    for card in range(Card.LEVER, Card.CHISEL + 1):
        cards += whole(g.cards[seat, card])
    return cards


@rule
def wrath_points(g: Any, seat: int) -> int:
    """The Pharaoh punishes a player who is missing at a monument."""
    if g.options[Choice.WRATH] == 0:
        return 0
    for monument in range(len(MONUMENTS)):
        if g.stones[monument, seat] == 0:
            return -WRATH
    return 0


@rule
def wager_value(g: Any, monument: int, space: int) -> int:
    """What a wager space pays, by the number of stones at its monument compared with the others."""
    mine = stones_at(g, monument)
    ahead, tied = 0, 0
    for other in range(len(MONUMENTS)):
        stones = stones_at(g, other)
        ahead += stones > mine
        tied += stones == mine
    if ahead == 0:
        return WAGER_MOST[space] if tied == 1 else WAGER_TIED[space]
    return WAGER_SECOND[space] if ahead == 1 and tied == 1 else 0


@rule
def wager_points(g: Any, seat: int) -> int:
    for monument in range(len(MONUMENTS)):
        for space in range(2):
            if g.wager[monument, space] == seat:
                return wager_value(g, monument, space)
    return 0


# All together


@rule
def forecast(g: Any, out: Array) -> None:
    """Points by source if the game ended now; once it is over, the final points."""
    for seat in range(whole(g.players)):
        out[seat, Source.PYRAMID] = g.pyramid_points[seat]
        out[seat, Source.TEMPLE] = g.temple_points[seat]
        out[seat, Source.TOWERS] = tower_points(g, seat)
        out[seat, Source.TEMPLE_DUE] = temple_due(g, seat)
        for source in range(Source.BURIAL_CHAMBER, Source.WAGER + 1):
            out[seat, source] = final_points(g, seat, source)


@rule
def final_points(g: Any, seat: int, source: int) -> int:
    """What a source brings at the end of the game."""
    if source == Source.BURIAL_CHAMBER:
        return burial_chamber_points(g, seat)
    if source == Source.OBELISKS:
        return obelisk_points(g, seat)
    if source == Source.STATUES:
        return group_points(whole(g.cards[seat, Card.STATUE]))
    if source == Source.DECORATIONS:
        return decoration_points(g, seat)
    if source == Source.BLUE_CARDS:
        return blue_cards(g, seat)
    if source == Source.WRATH:
        return wrath_points(g, seat)
    return wager_points(g, seat)


@rule
def place_of(g: Any, seat: int) -> int:
    """Rank by points, then by stones on the sled; equal seats share the better place."""
    place = 1
    for other in range(whole(g.players)):
        ahead = g.score[other] > g.score[seat]
        tied = g.score[other] == g.score[seat]
        place += ahead or (tied and g.sled[other] > g.sled[seat])
    return place


@rule
def places(g: Any, out: Array) -> None:
    for seat in range(whole(g.players)):
        out[seat] = place_of(g, seat)
