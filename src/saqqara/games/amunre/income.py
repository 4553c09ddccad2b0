"""The income: harvest and other gold, with the cards that change them."""

from __future__ import annotations

from typing import Any

from saqqara.games.amunre.actions import DONE, PLACE, PLAY, SELL
from saqqara.games.amunre.cards import can_play, cell, in_turn, legal_sales, owns, play_card, sell
from saqqara.games.amunre.components import LAST_CAMEL_SPACE, PROVINCES, Card, Cell
from saqqara.games.amunre.events import Event
from saqqara.games.amunre.state import INCOME_PART, Phase
from saqqara.kernel import Array, emit, list_if, rule, whole

EIGHT = 8


@rule
def begin_income(g: Any) -> None:
    g.part = INCOME_PART
    g.phase = Phase.INCOME
    g.asked = 0
    g.mover = g.first


# What a province pays


@rule
def all_farmers(g: Any, province: int) -> int:
    """The farmers on the fields, in the desert, and printed on the board."""
    return whole(g.farmers[province]) + whole(g.desert[province]) + cell(g, province, Cell.FARMERS)


@rule
def harvest(g: Any, seat: int, province: int, space: int) -> int:
    """What the farmers of an owned province bring when the temple is on this space."""
    if g.eight_gold_on[seat] == province:
        return 0
    return all_farmers(g, province) * (space + (1 if g.harvest_on[seat] == province else 0))


@rule
def other_income(g: Any, seat: int, province: int, space: int) -> int:
    """Gold that needs no farmers; an 8 Gold card replaces everything from its province."""
    if g.eight_gold_on[seat] == province:
        return EIGHT
    gold = cell(g, province, Cell.INCOME)
    if space <= LAST_CAMEL_SPACE:
        gold += cell(g, province, Cell.CAMEL)
    return gold


@rule
def income(g: Any, seat: int, space: int) -> int:
    """The total income of a seat when the temple is on this space."""
    gold = 0
    for province in range(PROVINCES):
        if owns(g, seat, province):
            gold += harvest(g, seat, province, space) + other_income(g, seat, province, space)
    return gold


# The decisions


@rule
def legal_income(g: Any, out: Array) -> int:
    seat = whole(g.mover)
    n = list_if(out, 0, PLAY + Card.EIGHT_GOLD, can_play(g, seat, Card.EIGHT_GOLD))
    n = list_if(out, n, PLAY + Card.HARVEST, can_play(g, seat, Card.HARVEST))
    n = legal_sales(g, seat, out, n)
    out[n] = DONE
    return n + 1


@rule
def step_income(g: Any, action: int, log: Any) -> bool:
    """One decision of the income; true when all are paid."""
    seat = whole(g.mover)
    if action == DONE:
        g.asked += 1
        if g.asked < g.players:
            g.mover = in_turn(g, whole(g.asked))
            return False
        pay_income(g, log)
        return True
    if action >= PLACE:
        play_on(g, seat, action - PLACE, log)
    elif action >= SELL:
        sell(g, seat, action - SELL, log)
    else:
        play_card(g, seat, action - PLAY, log)
        g.phase = Phase.EIGHT_GOLD if action == PLAY + Card.EIGHT_GOLD else Phase.HARVEST
    return False


@rule
def play_on(g: Any, seat: int, province: int, log: Any) -> None:
    if g.phase == Phase.EIGHT_GOLD:
        g.eight_gold_on[seat] = province
        emit(log, Event.CARD_PLAYED_ON, seat, Card.EIGHT_GOLD, province)
    else:
        g.harvest_on[seat] = province
        emit(log, Event.CARD_PLAYED_ON, seat, Card.HARVEST, province)
    g.phase = Phase.INCOME


@rule
def pay_income(g: Any, log: Any) -> None:
    space = whole(g.temple)
    for turn in range(g.players):
        seat = in_turn(g, turn)
        for province in range(PROVINCES):
            if owns(g, seat, province):
                from_farmers = harvest(g, seat, province, space)
                other = other_income(g, seat, province, space)
                if from_farmers + other > 0:
                    emit(log, Event.PROVINCE_PAID, seat, province, from_farmers, other)
        gold = income(g, seat, space)
        g.gold[seat] += gold
        emit(log, Event.INCOME, seat, gold)
