"""What happens to a stone or a card when it arrives. If somebody has to choose, the phase and the mover are set."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.components import (
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_SIZE,
    PYRAMID_EXTRA,
    PYRAMIDS,
    RED_SITE,
    REDS,
    ROWS,
    SLED,
    TAKE,
    TEMPLE_COLUMNS,
    TOWER,
    TOWERS,
    Monument,
    Site,
)
from saqqara.games.imhotep.events import Event
from saqqara.games.imhotep.market import discard_card, draw_card
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.scoring import stones_at, waiting_stones
from saqqara.games.imhotep.state import Phase
from saqqara.kernel import emit, rule, whole


@rule
def ask(g: Any, seat: int, phase: int) -> None:
    """Ask this seat to decide."""
    g.mover = seat
    g.phase = phase


@rule
def take_stones(g: Any, seat: int, most: int, log: Any) -> None:
    """Move stones from the quarry to the sled: as many as fit and are left."""
    stones = min(most, SLED - whole(g.sled[seat]), whole(g.quarry[seat]))
    g.quarry[seat] -= stones
    g.sled[seat] += stones
    emit(log, Event.TOOK, seat, stones)


@rule
def bring(g: Any, seat: int, site: int, log: Any) -> None:
    """A stone arrives at a site: its owner gets what the site gives, or is asked."""
    if site == Site.MARKET:
        g.quarry[seat] += 1
        emit(log, Event.RETURNED, seat, 1)
        ask(g, seat, Phase.MARKET)
        return
    g.stones[site - 1, seat] += 1
    if site == Site.PYRAMID:
        bring_to_pyramid(g, seat, log)
    elif site == Site.TEMPLE:
        bring_to_temple(g, seat, log)
    elif site == Site.BURIAL_CHAMBER:
        bring_to_burial_chamber(g, seat, log)
    else:
        bring_to_obelisks(g, seat, log)


# Pyramid


@rule
def bring_to_pyramid(g: Any, seat: int, log: Any) -> None:
    if g.options[Choice.PYRAMID] == Side.A:
        space = stones_at(g, Monument.PYRAMID) - 1
        if space < len(PYRAMID_A):
            g.pyramid[space] = seat
            score_pyramid(g, seat, PYRAMID_A[space])
            emit(log, Event.PYRAMID_BUILT, seat, space, PYRAMID_A[space])
            return
    elif unfinished_pyramids(g) > 0:
        ask(g, seat, Phase.BUILD)
        return
    score_pyramid(g, seat, PYRAMID_EXTRA)
    emit(log, Event.PYRAMID_EXTENDED, seat, PYRAMID_EXTRA)


@rule
def score_pyramid(g: Any, seat: int, points: int) -> None:
    g.score[seat] += points
    g.pyramid_points[seat] += points


@rule
def pyramid_finished(g: Any, pyramid: int) -> bool:
    """Whether one of the three pyramids of side B has its top stone."""
    return bool(g.pyramid[(pyramid + 1) * PYRAMID_B_SIZE - 1] >= 0)


@rule
def unfinished_pyramids(g: Any) -> int:
    unfinished = 0
    for pyramid in range(len(PYRAMIDS)):
        unfinished += not pyramid_finished(g, pyramid)
    return unfinished


@rule
def build(g: Any, seat: int, pyramid: int, log: Any) -> None:
    """The owner of a stone has chosen one of the three pyramids of side B for it."""
    g.phase = Phase.NONE
    space = pyramid * PYRAMID_B_SIZE
    while g.pyramid[space] >= 0:
        space += 1
    g.pyramid[space] = seat
    score_pyramid(g, seat, PYRAMID_B[space])
    emit(log, Event.PYRAMID_B_BUILT, seat, pyramid, space - pyramid * PYRAMID_B_SIZE, PYRAMID_B[space])
    if space == BONUS_CARD:
        gain(g, seat, draw_card(g, seat, log), log)
    elif space == BONUS_STONES:
        take_stones(g, seat, TAKE, log)
    elif space == BONUS_LOAD:
        ask(g, seat, Phase.BONUS_LOAD)


# Temple, burial chamber, obelisks


@rule
def bring_to_temple(g: Any, seat: int, log: Any) -> None:
    stone = stones_at(g, Monument.TEMPLE) - 1
    width = TEMPLE_COLUMNS[g.players]
    g.temple[stone] = seat
    emit(log, Event.TEMPLE_BUILT, seat, stone % width, stone // width)


@rule
def bring_to_burial_chamber(g: Any, seat: int, log: Any) -> None:
    stone = stones_at(g, Monument.BURIAL_CHAMBER) - 1
    g.burial_chamber[stone] = seat
    emit(log, Event.CHAMBER_BUILT, seat, stone % ROWS, stone // ROWS)


@rule
def bring_to_obelisks(g: Any, seat: int, log: Any) -> None:
    if g.options[Choice.OBELISKS] == Side.A:
        emit(log, Event.OBELISK_BUILT, seat, whole(g.stones[Monument.OBELISKS, seat]))
        return
    waiting = waiting_stones(g, seat)
    emit(log, Event.OBELISK_BUILT, seat, waiting)
    if waiting < TOWER:
        return
    for tower in range(len(TOWERS)):
        if g.towers[tower] < 0:
            g.towers[tower] = seat
            g.score[seat] += TOWERS[tower]
            emit(log, Event.TOWER_BUILT, seat, tower, TOWERS[tower])
            return


# Cards


@rule
def gain(g: Any, seat: int, card: int, log: Any) -> None:
    """A seat gets a card: a red one takes effect, any other stays before it. A card of -1 is none."""
    if card >= REDS:
        g.cards[seat, card] += 1
    elif card >= 0:
        settle(g, seat, log)
        if g.quarry[seat] == 0:
            emit(log, Event.CARD_WASTED, seat, card)
            discard_card(g, seat, card, log)
            return
        g.resolving = card
        g.quarry[seat] -= 1
        emit(log, Event.BROUGHT, seat, card, RED_SITE[card])
        bring(g, seat, RED_SITE[card], log)
        if g.phase == Phase.NONE:
            settle(g, seat, log)


@rule
def settle(g: Any, seat: int, log: Any) -> None:
    """A red card joins the discards after its effect."""
    if g.resolving >= 0:
        discard_card(g, seat, whole(g.resolving), log)
        g.resolving = -1
