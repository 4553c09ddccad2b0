"""The offering: secret choices, the ±3 card, the temple, ranks and goods."""

from __future__ import annotations

import json

import saqqara
from saqqara.games.amunre.state import AmunRe

from .scenes import BLACK, BLUE, RED, WHITE, at, bare, can, give, gold, kind, legal, offering, play, told, why


def four(first: int = RED, **options: str) -> saqqara.Game:
    return offering(["abu"], ["edfu"], ["buto"], ["kharga"], first=first, **options)


def test_an_offering_is_at_least_one_gold_or_minus_three() -> None:
    game = four()
    play(game, "done")
    assert legal(game)[0] == "offer gold=1"
    assert legal(game)[-2:] == ["offer gold=21", "minus_three"], "gold and 1 for each card"
    assert why(game, "offer gold=0") == "amunre-why-offer-nothing"
    assert game.why_not("offer gold=22") == ("amunre-why-offer-purse", {"most": 21, "gold": 20})


def test_a_player_with_nothing_plays_minus_three() -> None:
    game = four()
    bare(game, RED)
    game._state.gold[RED] = 0
    play(game, "done")
    assert legal(game) == ["minus_three"]


def test_an_offering_is_at_most_299() -> None:
    game = four()
    game._state.gold[RED] = 500
    play(game, "done")
    assert legal(game)[-2:] == ["offer gold=299", "minus_three"]


def test_everybody_is_asked_about_the_sacrifice_card() -> None:
    game = four()
    give(game, BLACK, "sacrifice")
    assert legal(game) == ["done"]
    play(game, "done", "offer gold=1")
    assert legal(game) == ["play card=sacrifice", "done"]


def test_the_sacrifice_card_itself_cannot_be_sold_for_its_offering() -> None:
    game = four()
    give(game, RED, "sacrifice")
    game._state.gold[RED] = 1
    play(game, "play card=sacrifice")
    assert legal(game) == ["offer gold=1", "offer gold=2", "minus_three"]
    play(game, "offer gold=2")
    assert legal(game) == ["sell card=builder"]
    assert why(game, "sell card=sacrifice") == "amunre-why-laid-already"
    assert why(game, "sell card=harvest") == "amunre-why-not-in-hand"


def test_cards_are_sold_at_the_reveal_and_not_before() -> None:
    game = four()
    game._state.gold[RED] = 1
    give(game, RED, "harvest")
    play(game, "done", "offer gold=3")
    assert (game._state.gold[RED], game._state.cards[RED], int(game._state.left)) == (1, 2, 2)
    play(game, "sell card=harvest", "sell card=builder")
    assert (game._state.gold[RED], game._state.cards[RED]) == (1, 2)
    assert game.mover == BLACK
    play(game, "done", "offer gold=1", "done", "offer gold=1", "done")
    happened = play(game, "minus_three")
    assert told(game, happened)[:3] == [
        "Red has offered 3 gold.",
        "Red sells Builder for 1 gold.",
        "Red sells Harvest +1 for 1 gold.",
    ]
    assert (game._state.gold[RED], game._state.cards[RED], game._state.first_builder[RED]) == (0, 0, 0)


def test_players_of_a_sacrifice_card_add_or_subtract_in_turn() -> None:
    game = four(first=BLACK)
    give(game, RED, "sacrifice")
    give(game, BLUE, "sacrifice")
    play(game, "done", "offer gold=5", "play card=sacrifice", "minus_three", "done", "offer gold=2", "play card=sacrifice")
    happened = play(game, "offer gold=8")
    assert (int(game._state.offering), int(game._state.temple)) == (12, 0), "the temple waits for the ±3 cards"
    assert "Blue plays Sacrifice ±3." in told(game, happened)
    assert game.mover == BLUE
    assert legal(game) == ["sway by=up", "sway by=down"]
    happened = play(game, "sway by=up")
    assert told(game, happened) == ["Blue adds 3: the sum is 15."]
    assert game.mover == RED
    happened = play(game, "sway by=down")
    assert told(game, happened)[:2] == ["Red subtracts 3: the sum is 12.", "The offerings make 12: the temple goes to space 2."]
    assert game._state.discards[kind("sacrifice")] == 2
    assert game.mover == RED, "the ±3 changes no ranking: 8 is the highest"


def test_ranks_go_by_offering_and_ties_to_the_seat_nearer_the_first_player() -> None:
    game = four(first=BLUE)
    play(game, "done", "offer gold=4", "done", "offer gold=4", "done", "offer gold=6", "done", "offer gold=4")
    order = []
    while game.view(game.mover or 0)["table"]["part"] == "offering":
        order.append((game.mover, int(game._state.left)))
        play(game, "draw cards=0", "done")
    assert order == [(RED, 3), (BLUE, 2), (WHITE, 1), (BLACK, 1)]
    assert game._state.next_first == RED
    assert (game._state.first, game.mover) == (BLUE, BLUE), "the rest of the round uses the old first player"


def test_minus_three_takes_no_rank_and_keeps_its_card() -> None:
    game = four()
    play(game, "done", "minus_three", "done", "minus_three", "done", "minus_three", "done", "offer gold=1")
    assert gold(game) == [23, 23, 23, 19]
    assert (game.mover, int(game._state.left)) == (WHITE, 3)
    play(game, "draw cards=0", "done", "done", "done", "done", "done")
    for seat in range(4):
        assert game._state.offer[seat] != 0
    assert game._state.round_in_kingdom == 2


def one_winner() -> saqqara.Game:
    game = offering(["edfu"], ["buto"], ["kharga"])
    play(game, "done", "offer gold=2", "done", "minus_three", "done", "minus_three")
    return game


def test_cards_are_declared_before_drawing_without_a_limit_of_provinces() -> None:
    game = one_winner()
    assert legal(game) == [f"draw cards={n}" for n in range(4)]
    happened = play(game, "draw cards=3")
    assert [event["kind"] for event in happened] == ["cards_declared", "drew", "drew", "drew"]
    assert game._state.cards[RED] == 4
    assert game.view(RED)["table"]["part"] == "income"


def test_goods_are_taken_one_by_one_and_placed_at_once() -> None:
    game = one_winner()
    game._state.farmers[at("edfu")] = 2
    game._state.blocks[at("edfu")] = 2
    play(game, "draw cards=1")
    assert legal(game) == ["take good=farmer", "take good=block", "done"]
    play(game, "take good=farmer")
    assert legal(game) == ["place province=edfu"]
    play(game, "place province=edfu")
    assert game._state.farmers[at("edfu")] == 3
    assert legal(game) == ["take good=block", "done"], "there is no open field any more; a Builder cannot be used here"
    assert why(game, "take good=farmer") == "amunre-why-no-open-field-anywhere"
    assert why(game, "play card=builder") == "amunre-why-not-now"
    happened = play(game, "take good=block", "place province=edfu")
    assert "Red builds a pyramid of 3 blocks in Edfu." in told(game, happened)
    assert game.view(RED)["table"]["part"] == "income"


def test_farmers_of_amun_re_need_an_open_field_of_their_province() -> None:
    game = offering(["edfu", "abu"], ["buto", "sawu"], ["kharga", "avaris"])
    play(game, "done", "offer gold=2", "done", "minus_three", "done", "minus_three", "draw cards=0")
    game._state.farmers[at("edfu")] = 3
    play(game, "take good=farmer")
    assert legal(game) == ["place province=abu"]
    assert why(game, "place province=edfu") == "amunre-why-no-open-field"


def test_all_of_what_remains_may_be_declined() -> None:
    game = one_winner()
    play(game, "draw cards=0", "take good=block", "place province=edfu")
    happened = play(game, "done")
    assert told(game, happened) == ["Red declines 2 goods."]
    assert game.view(RED)["table"]["part"] == "income"


def test_no_more_cards_can_be_declared_than_exist() -> None:
    game = one_winner()
    g = game._state
    g.deck[:] = 0
    g.deck_cards = 1
    g.deck[kind("harvest")] = 1
    assert legal(game) == ["draw cards=0", "draw cards=1"]
    assert game.why_not("draw cards=2") == ("amunre-why-no-more-cards", {"cards": 1})
    g.left, g.deck_cards = 1, 5
    assert game.why_not("draw cards=2") == ("amunre-why-goods", {"goods": 1})


def test_the_variant_draws_two_more_goods_too() -> None:
    game = offering(["edfu"], ["buto"], ["kharga"], two_extra_cards="top")
    play(game, "done", "offer gold=2", "done", "minus_three", "done", "minus_three", "draw cards=1")
    assert int(game._state.drawn_cards) == 3
    play(game, legal(game)[0])
    play(game, legal(game)[0])
    assert legal(game) == ["take good=farmer", "take good=block", "done"]
    assert game._state.cards[RED] == 2


def committed(game: saqqara.Game, choices: tuple[str, ...]) -> dict[int, tuple[str, bytes]]:
    """What every seat but Red sees and knows after Red's choices."""
    play(game, *choices)
    assert game.mover == BLACK
    return {seat: (json.dumps(game.view(seat)), game.known(seat).tobytes()) for seat in (-1, BLACK, BLUE, WHITE)}


def test_nothing_about_a_committed_offering_can_be_seen_from_any_seat() -> None:
    seen = []
    for choices in (
        ("done", "minus_three"),
        ("done", "offer gold=1"),
        ("play card=sacrifice", "offer gold=7"),
        ("play card=sacrifice", "minus_three"),
        ("done", "offer gold=22", "sell card=builder", "sell card=sacrifice"),
    ):
        game = four()
        give(game, RED, "sacrifice")
        seen.append(committed(game, choices))
        assert game.events() == []
    assert all(each == seen[0] for each in seen)


def test_nothing_is_seen_while_a_seat_is_choosing() -> None:
    game = four()
    give(game, RED, "harvest")
    before = {seat: json.dumps(game.view(seat)) for seat in (-1, BLACK, BLUE, WHITE)}
    for choice in ("done", "offer gold=22", "sell card=builder"):
        play(game, choice)
        assert {seat: json.dumps(game.view(seat)) for seat in before} == before
    mine = game.view(RED)
    assert (mine["table"]["phase"], mine["table"]["offer"][RED], mine["number"]) == ("offer_cards", 22, 3)


def test_a_seat_counts_only_its_own_secret_decisions() -> None:
    game = four()
    give(game, RED, "harvest")
    play(game, "done", "offer gold=22", "sell card=builder", "sell card=harvest")
    assert [game.view(seat)["number"] for seat in (-1, RED, BLACK)] == [0, 4, 0]
    play(game, "done")
    assert [game.view(seat)["number"] for seat in (-1, RED, BLACK, BLUE)] == [0, 4, 1, 0]
    play(game, "offer gold=1", "done", "offer gold=1", "done", "offer gold=1")
    assert {game.view(seat)["number"] for seat in range(-1, 4)} == {10}


def test_the_offering_fits_the_record() -> None:
    assert AmunRe.fields["offer"].high == 299  # type: ignore[attr-defined]
    assert can(four(), "offer") == []
