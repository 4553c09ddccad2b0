"""The actions: each player in turn buys power cards, then farmers, then blocks; and how pieces are placed."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.actions import BUY, DONE, FARMER, PLACE, PLAY, PUT_BACK, SELL
from saqqara.games.amunre.cards import (
    affordable,
    can_play,
    cards_to_draw,
    cell,
    draw_cards,
    in_turn,
    legal_sales,
    list_run,
    owns,
    play_card,
    price,
    put_back,
    sell,
)
from saqqara.games.amunre.components import (
    BLOCKS_OF_A_PYRAMID,
    BLOCKS_WITH_BUILDER,
    KINDS,
    PROVINCES,
    Card,
    Cell,
)
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.options import UNDER_VERSION_1, Choice
from saqqara.games.amunre.state import ACTIONS_PART, Phase
from saqqara.kernel import Array, emit, list_if, rule, whole


@rule
def begin_actions(g: Any) -> None:
    g.part = ACTIONS_PART
    g.asked = 0
    begin_purchases(g)


@rule
def begin_purchases(g: Any) -> None:
    g.mover = in_turn(g, whole(g.asked))
    g.phase = Phase.CARDS
    g.left = 0


# What may be bought and where it may go


@rule
def card_limit(g: Any, seat: int) -> int:
    """The highest card limit among a seat's provinces."""
    limit = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            limit = max(limit, cell(g, province, Cell.CARD_LIMIT))
    return limit


@rule
def open_fields(g: Any, province: int) -> int:
    return cell(g, province, Cell.FIELDS) - whole(g.farmers[province])


@rule
def all_open_fields(g: Any, seat: int) -> int:
    fields = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            fields += open_fields(g, province)
    return fields


@rule
def most_pieces(g: Any) -> int:
    """The most the mover can buy at the purchase it is asked about."""
    seat = whole(g.mover)
    most = affordable(whole(g.gold[seat]))
    if g.phase == Phase.CARDS:
        return min(most, card_limit(g, seat), cards_to_draw(g))
    if g.phase == Phase.FARMERS:
        return min(most, all_open_fields(g, seat))
    return most


@rule
def can_build_with_two(g: Any, seat: int) -> bool:
    """A Builder needs two blocks in one of the seat's provinces."""
    if not can_play(g, seat, Card.BUILDER):
        return False
    with_two = 0
    for province in range(PROVINCES):
        with_two += owns(g, seat, province) and g.blocks[province] >= BLOCKS_WITH_BUILDER
    return with_two > 0


@rule
def can_place(g: Any, seat: int, province: int) -> bool:
    """Whether the piece being placed, bought, won or given by a card, may go to a province."""
    if not owns(g, seat, province):
        return False
    if g.phase == Phase.FIELD or (g.phase == Phase.GOODS_PLACE and g.good == FARMER):
        return open_fields(g, province) > 0
    if g.phase == Phase.BUILDER:
        return bool(g.blocks[province] >= BLOCKS_WITH_BUILDER)
    return True


@rule
def legal_places(g: Any, out: Array, n: int) -> int:
    seat = whole(g.mover)
    for province in range(PROVINCES):
        n = list_if(out, n, PLACE + province, can_place(g, seat, province))
    return n


@rule
def legal_purchase(g: Any, out: Array) -> int:
    """List the cards of this step, sales, and the purchase."""
    seat = whole(g.mover)
    n = 0
    if g.phase == Phase.FARMERS:
        n = list_if(out, n, PLAY + Card.FREE_FARMER, can_play(g, seat, Card.FREE_FARMER))
    if g.phase == Phase.BLOCKS:
        n = list_if(out, n, PLAY + Card.BUILDER, can_build_with_two(g, seat))
    n = legal_sales(g, seat, out, n)
    return list_run(out, n, BUY, most_pieces(g) + 1)


@rule
def legal_building(g: Any, out: Array) -> int:
    """List places for the next block, and a Builder at any moment; after the last block, a Builder or the end."""
    n = list_if(out, 0, PLAY + Card.BUILDER, can_build_with_two(g, whole(g.mover)))
    if g.left > 0:
        return legal_places(g, out, n)
    out[n] = DONE
    return n + 1


@rule
def legal_put_back(g: Any, out: Array) -> int:
    n = 0
    for card in range(KINDS):
        n = list_if(out, n, PUT_BACK + card, g.drawn[card] > 0)
    return n


# Placing


@rule
def place_farmer(g: Any, seat: int, province: int, log: Any) -> None:
    g.farmers[province] += 1
    emit(log, Event.FARMER_PLACED, seat, province)


@rule
def place_block(g: Any, seat: int, province: int, log: Any) -> None:
    """Three blocks turn into a pyramid at once."""
    g.blocks[province] += 1
    emit(log, Event.BLOCK_PLACED, seat, province)
    if g.blocks[province] == BLOCKS_OF_A_PYRAMID:
        build_pyramid(g, seat, province, BLOCKS_OF_A_PYRAMID, log)


@rule
def build_pyramid(g: Any, seat: int, province: int, blocks: int, log: Any) -> None:
    g.blocks[province] -= blocks
    g.pyramids[province] += 1
    emit(log, Event.PYRAMID_BUILT, seat, province, blocks)


# The decisions


@rule
def step_actions(g: Any, action: int, log: Any) -> bool:
    """One decision of the actions; true when all players have had their turn."""
    seat = whole(g.mover)
    if action == DONE:
        return end_purchases(g)
    if action >= PUT_BACK:
        if put_back(g, seat, action - PUT_BACK, log):
            g.phase = Phase.FARMERS
        return False
    if action >= PLACE:
        return place(g, seat, action - PLACE, log)
    if action >= BUY:
        return buy(g, seat, action - BUY, log)
    if action >= SELL:
        sell(g, seat, action - SELL, log)
        return False
    play_card(g, seat, action - PLAY, log)
    g.phase = Phase.BUILDER if action == PLAY + Card.BUILDER else Phase.FREE_FARMER
    return False


@rule
def buy(g: Any, seat: int, pieces: int, log: Any) -> bool:
    """Pay for the pieces; draw cards, or ask where farmers and blocks go. True when the actions are over."""
    cost = price(pieces)
    g.gold[seat] -= cost
    if g.phase == Phase.CARDS:
        if pieces > 0:
            emit(log, Event.CARDS_BOUGHT, seat, pieces, cost)
        if not draw_cards(g, seat, pieces, log):
            g.phase = Phase.FARMERS
        return False
    g.left = pieces
    if g.phase == Phase.FARMERS:
        if pieces > 0:
            emit(log, Event.FARMERS_BOUGHT, seat, pieces, cost)
            g.phase = Phase.FIELD
        else:
            begin_blocks(g)
        return False
    if pieces == 0:
        return end_purchases(g)
    emit(log, Event.BLOCKS_BOUGHT, seat, pieces, cost)
    g.phase = Phase.BUILD
    return False


@rule
def begin_blocks(g: Any) -> None:
    g.phase = Phase.BLOCKS
    g.left = -1


@rule
def place(g: Any, seat: int, province: int, log: Any) -> bool:
    """Place what was bought, or use the card just played; true when the actions are over."""
    if g.phase == Phase.FREE_FARMER:
        g.desert[province] += 1
        emit(log, Event.DESERT_FARMER_PLACED, seat, province)
        g.phase = Phase.FARMERS
    elif g.phase == Phase.BUILDER:
        build_pyramid(g, seat, province, BLOCKS_WITH_BUILDER, log)
        if g.left == 0 and g.options[Choice.PROVINCES] != UNDER_VERSION_1:
            return end_purchases(g)
        g.phase = Phase.BLOCKS if g.left < 0 else Phase.BUILD
    elif g.phase == Phase.FIELD:
        place_farmer(g, seat, province, log)
        g.left -= 1
        if g.left == 0:
            begin_blocks(g)
    else:
        place_block(g, seat, province, log)
        g.left -= 1
    return False


@rule
def end_purchases(g: Any) -> bool:
    """Begin the next player's turn; true if there is none."""
    g.asked += 1
    g.left = 0
    if g.asked == g.players:
        return True
    begin_purchases(g)
    return False
