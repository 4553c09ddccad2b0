"""Who knows what, and what a dealt world must preserve."""

from __future__ import annotations

import numpy as np
import pytest

import saqqara
from saqqara.games.amunre.components import COPIES
from saqqara.games.amunre.rules import put_bonus_card
from saqqara.games.amunre.state import Phase
from saqqara.kernel import Silence

from .scenes import BLACK, BLUE, RED, actions, at, auction, bare, bonus, give, kind, legal, offering, play


def dealt(game: saqqara.Game, seat: int, seed: int = 5) -> saqqara.Game:
    """A world that the seat cannot tell from the real one."""
    twin = game.copy()
    twin._state = game.known(seat)
    game.rulebook.rules.deal(twin._state, seat, np.uint64(seed))
    game.rulebook.check(twin._state)
    return twin


def test_others_hands_and_the_deck_are_hidden_but_their_numbers_are_not() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    play(game, "buy pieces=3")
    known = game.known(BLACK)
    assert (known.hand[RED] == -1).all()
    assert (known.deck == -1).all()
    assert (known.rng == 0).all()
    assert known.cards[RED] == 4
    assert (known.hand[BLACK] == game._state.hand[BLACK]).all()


def test_gold_is_known_to_a_perfect_memory_and_shown_to_people_only_when_open() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    assert game.known(BLACK).gold[RED] == 20
    assert game.view(BLACK)["table"]["gold"][:3] == [None, 20, None]
    assert game.view(-1)["table"]["gold"][:3] == [None, None, None]
    assert game.view(BLACK)["table"]["cards"][:3] == [1, 1, 1]
    open_game = actions(["kharga"], ["abu"], ["edfu"], open_gold=True)
    assert open_game.view(BLACK)["table"]["gold"][:3] == [20, 20, 20]


def test_a_first_builder_is_known_to_all_until_a_builder_is_let_go() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    play(game, "buy pieces=3")
    for seed in range(10):
        assert dealt(game, BLACK, seed)._state.hand[RED, kind("builder")] >= 1
    play(game, "sell card=builder")
    without = [dealt(game, BLACK, seed)._state.hand[RED, kind("builder")] == 0 for seed in range(10)]
    assert any(without)


def test_a_dealt_world_has_every_card_once_and_keeps_all_numbers() -> None:
    game = auction("thebes", "dakhla", "edfu", "buto", "abu")
    give(game, RED, "blockade", "harvest")
    play(game, "play card=blockade", "bid province=abu price=1")
    for seat in range(-1, 5):
        g = dealt(game, seat)._state
        total = g.hand.sum(axis=0) + g.deck + g.discards + g.under.sum(axis=0)
        total[kind("blockade")] += 1
        assert total.tolist() == list(COPIES)
        assert g.cards.tolist() == game._state.cards.tolist()
        assert g.under_cards.tolist() == [2, 1, 1, 1, 0]
        if seat >= 0:
            assert (g.hand[seat] == game._state.hand[seat]).all()


def test_different_seeds_deal_different_worlds() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    play(game, "buy pieces=3")
    assert len({dealt(game, BLACK, seed)._state.hand[RED].tobytes() for seed in range(12)}) > 4


def with_cards_on_top() -> saqqara.Game:
    game = actions(["kharga"], ["abu"], ["edfu"], two_extra_cards="top")
    play(game, "buy pieces=1")
    play(game, legal(game)[0])
    play(game, legal(game)[0])
    assert game._state.top_cards == 2
    return game


def test_a_dealt_world_keeps_the_cards_a_seat_gave_back_on_top() -> None:
    game = with_cards_on_top()
    top = game._state.top.tolist()
    assert all(dealt(game, RED, seed)._state.top.tolist() == top for seed in range(6))
    assert len({tuple(dealt(game, BLACK, seed)._state.top.tolist()) for seed in range(20)}) > 1


def test_the_last_card_given_back_is_drawn_first() -> None:
    game = with_cards_on_top()
    below, last = (int(card) for card in game._state.top)
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=1")
    assert (game._state.drawn[last], game._state.drawn[below]) != (0, 0)
    assert game._state.drawn.sum() == 3
    assert (game._state.top_cards, game._state.top_seat) == (0, -1)


def test_a_seat_knows_its_own_card_under_a_province() -> None:
    game = with_cards_on_top()
    below, last = (int(card) for card in game._state.top)
    bonus_game = auction("dakhla", "abu", "edfu", two_extra_cards="top")
    twin = bonus_game._state
    for slot in range(3):
        twin.deck += twin.under[slot]
        twin.deck_cards += twin.under_cards[slot]
        twin.under[slot] = 0
        twin.under_cards[slot] = 0
    for i, card in enumerate((below, last)):
        twin.deck[card] -= 1
        twin.top[i] = card
    twin.top_cards, twin.top_seat = 2, RED
    for slot, name in ((0, "dakhla"), (2, "edfu")):
        for _ in range(bonus(bonus_game, name, "bonus_cards")):
            put_bonus_card(twin, slot)
    assert twin.peeked.tolist() == [below, last]
    assert twin.peeked_under.tolist() == [2, 0]
    bonus_game.rulebook.check(twin)
    for seed in range(6):
        mine = dealt(bonus_game, RED, seed)._state
        assert mine.under[0, last] == 1
        assert mine.under[2, below] == 1
    assert bonus_game.known(BLACK).peeked_by == -1
    dealt(bonus_game, BLACK)
    play(bonus_game, "bid province=dakhla price=0", "bid province=abu price=0", "bid province=edfu price=0")
    assert bonus_game._state.peeked_by == -1


def test_cards_being_chosen_from_are_dealt_to_those_who_do_not_see_them() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"], two_extra_cards="discard")
    play(game, "buy pieces=2")
    assert (dealt(game, RED)._state.drawn == game._state.drawn).all()
    other = dealt(game, BLUE)
    assert other._state.drawn.sum() == 4
    assert len({dealt(game, BLUE, seed)._state.drawn.tobytes() for seed in range(12)}) > 1


@pytest.mark.parametrize("seat", [-1, BLUE])
def test_committed_offerings_are_dealt_from_all_that_is_possible(seat: int) -> None:
    game = offering(["kharga"], ["abu"], ["edfu"])
    game._state.gold[RED], game._state.gold[BLACK] = 3, 0
    give(game, RED, "harvest", "sacrifice")
    give(game, BLACK, "sacrifice", "sacrifice")
    play(game, "done", "minus_three", "done", "minus_three")
    seen: set[int] = set()
    swayed = sold = 0
    for seed in range(300):
        twin = dealt(game, seat, seed)
        g = twin._state
        seen.add(int(g.offer[RED]))
        swayed += int(g.swaying[RED] + g.swaying[BLACK])
        sold += int(g.offer_sells[:2].sum())
        assert g.offer[BLUE] == 0
        assert g.phase == game._state.phase
    assert {-3, 1, 2, 3} <= seen <= {-3, 1, 2, 3, 4, 5, 6}
    assert swayed > 0
    assert sold > 0


def test_a_committed_seat_remembers_its_own_offering_in_every_dealt_world() -> None:
    game = offering(["kharga"], ["abu"], ["edfu"])
    give(game, RED, "sacrifice")
    play(game, "play card=sacrifice", "offer gold=5", "done", "minus_three")
    g = dealt(game, RED)._state
    assert (g.offer[RED], g.swaying[RED]) == (5, 1)
    assert g.offer[BLACK] != 0


def test_a_seat_with_nothing_can_only_have_played_minus_three() -> None:
    game = offering(["kharga"], ["abu"], ["edfu"])
    bare(game, RED)
    game._state.gold[RED] = 0
    play(game, "done", "minus_three")
    assert all(dealt(game, BLACK, seed)._state.offer[RED] == -3 for seed in range(20))


def test_what_others_play_openly_is_known() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    game._state.blocks[at("kharga")] = 2
    play(game, "buy pieces=0", "buy pieces=0", "play card=builder")
    assert game.view(BLACK)["table"]["phase"] == "builder"
    twin = dealt(game, BLACK)
    assert legal(twin) == legal(game)


def test_players_who_have_offered_can_be_asked_again_and_the_seat_goes_on() -> None:
    game = offering(["kharga"], ["abu"], ["edfu"], first=BLUE)
    give(game, RED, "sacrifice")
    play(game, "done", "offer gold=7", "play card=sacrifice")
    rules, known = game.rulebook.rules, game.known(RED)
    g = dealt(game, RED)._state
    assert g.offer[BLUE] != 0
    assert rules.reopen(g, RED)
    assert (g.mover, g.asked, g.offer[BLUE], g.swaying[RED]) == (BLUE, 0, 0, 1)
    log = np.zeros(1, Silence.dtype).view(np.recarray)[0]  # type: ignore[attr-defined]
    for text in ("done", "offer gold=3"):
        rules.step(g, game.rulebook.actions.parse(text).number, log)
    assert (g.mover, g.phase) == (RED, Phase.SACRIFICE)
    rules.resume(g, known)
    assert (g.phase, g.left, g.swaying[RED], g.offer[BLUE]) == (Phase.OFFER, known.left, 1, 3)
    rules.redact(g, RED)
    assert g.tobytes() == known.tobytes()


def test_nobody_is_asked_again_where_nobody_has_offered() -> None:
    game = offering(["kharga"], ["abu"], ["edfu"])
    assert not game.rulebook.rules.reopen(dealt(game, RED)._state, RED)
    game = auction("thebes", "dakhla", "edfu")
    play(game, "bid province=dakhla price=6")
    before = dealt(game, BLACK)._state
    assert not game.rulebook.rules.reopen(before, BLACK)
    assert before.tobytes() == dealt(game, BLACK)._state.tobytes()
