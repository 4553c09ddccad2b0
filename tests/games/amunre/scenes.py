"""Scenes: games brought to the moment a test is about, with words instead of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import saqqara
from saqqara.games.amunre.auction import begin_auction
from saqqara.games.amunre.cards import hold
from saqqara.games.amunre.components import CARDS, NAMES, value_of
from saqqara.games.amunre.income import begin_income
from saqqara.games.amunre.offering import begin_offering
from saqqara.games.amunre.purchases import begin_actions
from saqqara.games.amunre.rules import put_bonus_card
from saqqara.games.amunre.state import AT_STAKE, IN_DECK, USED
from saqqara.table.sentences import action_text, event_text

RED, BLACK, BLUE, WHITE, GREEN = range(5)
COLOURS = ["Red", "Black", "Blue", "White", "Green"]


def at(name: str) -> int:
    """The number of a province."""
    return NAMES.index(name.upper())


def kind(card: str) -> int:
    return CARDS.index(card)


def empty_board(players: int, first: int = RED, seed: int = 1, **options: Any) -> saqqara.Game:
    """A new game with every province card in the deck and every power card but the first Builders too."""
    game = saqqara.new("amunre", players=players, seed=seed, **options)
    game._state.deck += game._state.under.sum(axis=0).astype(game._state.deck.dtype)
    game._state.deck_cards += game._state.under_cards.sum()
    game._state.under[:] = 0
    game._state.under_cards[:] = 0
    game._state.province_card[:] = IN_DECK
    game._state.blocks[:] = 0
    game._state.stake[:] = -1
    game._state.first = game._state.next_first = first
    game.seats = COLOURS[:players]  # type: ignore[assignment]
    return game


def auction(*provinces: str, first: int = RED, owned: Iterable[Iterable[str]] = (), **options: Any) -> saqqara.Game:
    """The auction of these provinces, as many as players."""
    game = empty_board(len(provinces), first, **options)
    g = game._state
    for slot, name in enumerate(provinces):
        g.stake[slot] = at(name)
        g.province_card[at(name)] = AT_STAKE
        g.blocks[at(name)] = bonus(game, name, "bonus_blocks")
        for _ in range(bonus(game, name, "bonus_cards")):
            put_bonus_card(g, slot)
    _own(game, owned)
    g.round_in_kingdom += 1
    begin_auction(g)
    return game


def bonus(game: saqqara.Game, name: str, cell: str) -> int:
    assert game.components is not None
    return int(value_of(game.components["provinces"][name.upper()][cell]))


def _own(game: saqqara.Game, owned: Iterable[Iterable[str]]) -> None:
    g = game._state
    g.round_in_kingdom = 0
    for seat, provinces in enumerate(owned):
        for name in provinces:
            g.owner[at(name)] = seat
            g.province_card[at(name)] = USED
            g.round_in_kingdom = len(list(provinces))


def actions(*owned: Iterable[str], first: int = RED, **options: Any) -> saqqara.Game:
    """The actions of a round in which seat 0 owns the first provinces, seat 1 the second ones …"""
    game = empty_board(len(owned), first, **options)
    _own(game, owned)
    g = game._state
    for seat, provinces in enumerate(owned):
        g.stake[seat] = at(list(provinces)[-1])
    g.temple = 0 if g.round_in_kingdom == 1 else 1
    begin_actions(g)
    return game


def offering(*owned: Iterable[str], first: int = RED, **options: Any) -> saqqara.Game:
    game = actions(*owned, first=first, **options)
    begin_offering(game._state)
    return game


def income(*owned: Iterable[str], temple: int = 1, first: int = RED, **options: Any) -> saqqara.Game:
    game = actions(*owned, first=first, **options)
    game._state.temple = temple
    game._state.offer[: game.players] = -3
    begin_income(game._state)
    return game


def give(game: saqqara.Game, seat: int, *cards: str) -> None:
    """Move cards from the deck to a hand."""
    g = game._state
    for card in cards:
        assert g.deck[kind(card)] > 0
        g.deck[kind(card)] -= 1
        g.deck_cards -= 1
        hold(g, seat, kind(card))


def bare(game: saqqara.Game, *seats: int) -> None:
    """Put the hands of these seats back into the deck."""
    g = game._state
    for seat in seats:
        g.deck += g.hand[seat]
        g.deck_cards += g.cards[seat]
        g.hand[seat] = 0
        g.cards[seat] = 0
        g.first_builder[seat] = 0


def play(game: saqqara.Game, *texts: str) -> list[dict[str, Any]]:
    """Play these decisions and return the events of the last one."""
    happened: list[dict[str, Any]] = []
    for text in texts:
        game.rulebook.check(game._state)
        happened = game.play(text)
    return happened


def can(game: saqqara.Game, name: str) -> list[str]:
    """The legal decisions of that name, as the texts of their arguments."""
    return [str(action).partition(" ")[2] for action in game.actions() if action.name == name]


def legal(game: saqqara.Game) -> list[str]:
    return [str(action) for action in game.actions()]


def told(game: saqqara.Game, events: list[dict[str, Any]], language: str = "en") -> list[str]:
    return [event_text("amunre", event, COLOURS, language) for event in events]


def texts_of(game: saqqara.Game, language: str = "en") -> list[str]:
    return [action_text("amunre", action, COLOURS, language) for action in game.actions()]


def gold(game: saqqara.Game) -> list[int]:
    return [int(each) for each in game._state.gold[: game.players]]


def why(game: saqqara.Game, action: str) -> str:
    return game.why_not(action)[0]
