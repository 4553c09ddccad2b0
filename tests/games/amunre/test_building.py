"""The actions: the three purchases, Free Farmer and Builder, and the variant of two extra cards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadRecord
from saqqara.games.amunre.components import CARDS
from saqqara.games.amunre.options import go_on_by_version_1
from saqqara.games.amunre.state import Phase

from .scenes import BLACK, RED, actions, at, bare, can, give, gold, kind, legal, play, told, why


def two_each(**options: Any) -> saqqara.Game:
    return actions(["memphis", "mendes"], ["abu", "edfu"], ["buto", "kharga"], **options)


def test_every_step_is_asked_even_of_a_seat_that_can_buy_nothing() -> None:
    game = actions(["buto"], ["berenike"], ["kharga"])
    bare(game, RED, BLACK)
    game._state.gold[:2] = 0
    for phase in ("cards", "farmers", "blocks"):
        assert game.view(RED)["table"]["phase"] == phase
        assert legal(game) == ["buy pieces=0"]
        play(game, "buy pieces=0")
    assert game.mover == BLACK


def test_cards_are_drawn_and_seen_before_farmers_are_bought() -> None:
    game = two_each()
    happened = play(game, "buy pieces=3")
    assert game.view(RED)["table"]["phase"] == "farmers"
    assert sum(game.view(RED)["table"]["hand"][RED]) == 4
    assert [event["kind"] for event in happened] == ["cards_bought", "drew", "drew", "drew"]
    assert told(game, happened)[0] == "Red buys 3 power cards for 6 gold."
    assert not game.can_undo


def test_bought_cards_can_be_used_at_once() -> None:
    game = two_each()
    bare(game, RED)
    game._state.deck[:] = 0
    game._state.discards[:] = [2, 2, 4, 6, 4, 3, 5, 2, 2, 2, 2, 2]
    game._state.deck[kind("free_farmer")] = 1
    game._state.deck_cards = 1
    play(game, "buy pieces=1")
    assert "play card=free_farmer" in legal(game)


def test_a_purchase_is_limited_by_gold() -> None:
    game = two_each()
    game._state.gold[RED] = 5
    assert can(game, "buy") == ["pieces=0", "pieces=1", "pieces=2"]
    assert game.why_not("buy pieces=3") == ("amunre-why-too-dear", {"pieces": 3, "cost": 6, "gold": 5, "most": 2})
    assert game.why_not("buy pieces=4") == ("amunre-why-card-limit", {"limit": 3})
    assert json.dumps(game.why_not("buy pieces=4")[1]) == '{"limit": 3}'


def test_farmers_need_open_fields() -> None:
    game = two_each()
    game._state.farmers[at("mendes")] = 5
    play(game, "buy pieces=0")
    assert can(game, "buy") == ["pieces=0", "pieces=1", "pieces=2"]
    assert game.why_not("buy pieces=3") == ("amunre-why-open-fields", {"fields": 2})
    play(game, "buy pieces=2", "place province=mendes")
    assert can(game, "place") == ["province=memphis"]
    assert why(game, "place province=mendes") == "amunre-why-no-open-field"
    assert why(game, "place province=abu") == "amunre-why-not-yours"
    play(game, "place province=memphis")
    assert (game._state.farmers[at("mendes")], game._state.farmers[at("memphis")]) == (6, 1)


def test_free_farmer_needs_no_field_and_no_purchase() -> None:
    game = actions(["berenike"], ["abu"], ["kharga"])
    give(game, RED, "free_farmer", "free_farmer")
    assert why(game, "play card=free_farmer") == "amunre-why-not-now"
    play(game, "buy pieces=0", "play card=free_farmer")
    assert legal(game) == ["place province=berenike"]
    happened = play(game, "place province=berenike")
    assert told(game, happened) == ["Red puts a farmer into the desert of Berenike."]
    assert (game._state.farmers[at("berenike")], game._state.desert[at("berenike")]) == (0, 1)
    assert "play card=free_farmer" not in legal(game), "one of a kind in a round"
    play(game, "buy pieces=0")
    assert why(game, "play card=free_farmer") == "amunre-why-when-free-farmer"


def test_free_farmer_comes_before_the_purchase() -> None:
    game = two_each()
    give(game, RED, "free_farmer")
    play(game, "buy pieces=0", "buy pieces=1")
    assert "play card=free_farmer" not in legal(game)


def test_builder_works_without_buying() -> None:
    game = two_each()
    game._state.blocks[at("memphis")] = 2
    play(game, "buy pieces=0", "buy pieces=0", "play card=builder")
    assert legal(game) == ["place province=memphis"]
    assert game.why_not("place province=mendes") == ("amunre-why-no-two-blocks-there", {"province": "Mendes", "blocks": 2})
    happened = play(game, "place province=memphis")
    assert told(game, happened) == ["Red builds a pyramid of 2 blocks in Memphis."]
    assert (game._state.blocks[at("memphis")], game._state.pyramids[at("memphis")]) == (0, 1)
    assert game._state.discards[kind("builder")] == 1
    assert can(game, "buy")[:2] == ["pieces=0", "pieces=1"], "blocks may still be bought"


def test_place_two_play_the_builder_and_place_the_third() -> None:
    game = two_each()
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=3")
    assert "play card=builder" not in legal(game)
    assert why(game, "play card=builder") == "amunre-why-no-two-blocks"
    play(
        game,
        "place province=mendes",
        "place province=mendes",
        "play card=builder",
        "place province=mendes",
        "place province=mendes",
    )
    assert (game._state.pyramids[at("mendes")], game._state.blocks[at("mendes")]) == (1, 1)
    assert legal(game) == ["done"]


@pytest.mark.parametrize("holds_builder", [True, False])
def test_a_buyer_of_blocks_is_asked_once_more_after_the_last(holds_builder: bool) -> None:
    game = two_each()
    if not holds_builder:
        bare(game, RED)
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=2", "place province=mendes")
    assert why(game, "done") == "amunre-why-blocks-left"
    play(game, "place province=mendes")
    assert game.mover == RED
    assert legal(game) == (["play card=builder", "done"] if holds_builder else ["done"])
    assert why(game, "place province=mendes") == "amunre-why-all-placed"
    play(game, "done")
    assert game.mover == BLACK


def test_a_builder_after_the_last_block_ends_the_purchase() -> None:
    game = two_each()
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=2", "place province=mendes", "place province=mendes")
    play(game, "play card=builder", "place province=mendes")
    assert (game._state.pyramids[at("mendes")], game._state.blocks[at("mendes")]) == (1, 0)
    assert (game.mover, game._state.phase, game._state.left) == (BLACK, Phase.CARDS, 0)


def test_a_game_that_began_under_version_1_asks_once_more_after_that_builder() -> None:
    game = two_each()
    go_on_by_version_1(game._state)
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=2", "place province=mendes", "place province=mendes")
    play(game, "play card=builder", "place province=mendes")
    assert (game.mover, legal(game)) == (RED, ["done"])
    play(game, "done")
    assert game.mover == BLACK


def played_at_random(game: saqqara.Game, seed: int) -> saqqara.Game:
    """Play a game to its end, where possible with two blocks in one province and a Builder after them."""
    chance = random.Random(seed)
    while not game.over:
        choices = legal(game)
        wanted = {Phase.BLOCKS: "buy pieces=2", Phase.BUILD: "play card=builder"}.get(Phase(game._state.phase), "")
        building = game._state.phase == Phase.BUILD and game._state.left > 0
        game.play(choices[-1] if building else wanted if wanted in choices else chance.choice(choices))
    return game


def superfluous(game: saqqara.Game) -> int:
    """Count the questions that only `done` could answer, because a Builder had been played after the last block."""
    actions = game.record()["actions"]
    return sum(first == "play card=builder" and third == "done" for first, third in zip(actions, actions[2:], strict=False))


def test_records_of_version_1_are_played_by_its_rules() -> None:
    fresh = saqqara.new("amunre", players=3, seed=5).record()
    old = played_at_random(saqqara.replay({**fresh, "rules": 1}), 1)
    assert superfluous(old) > 0
    record = old.record()
    assert record["rules"] == 1
    again = saqqara.replay(record)
    assert again.position() == old.position()
    with pytest.raises(BadRecord, match="done"):
        saqqara.replay({**record, "rules": 2})


def test_a_position_of_version_1_goes_on_by_its_rules() -> None:
    fresh = saqqara.new("amunre", players=3, seed=5).record()
    position = saqqara.replay({**fresh, "rules": 1}).position()
    assert position["rules"] == 1
    game = played_at_random(saqqara.from_position("amunre", position), 1)
    assert superfluous(game) > 0
    assert saqqara.replay(game.record()).position() == game.position()


def test_nobody_plays_two_builders_in_a_round() -> None:
    game = two_each()
    give(game, RED, "builder")
    game._state.blocks[at("memphis")] = game._state.blocks[at("mendes")] = 2
    play(game, "buy pieces=0", "buy pieces=0", "play card=builder", "place province=memphis")
    assert "play card=builder" not in legal(game)
    assert why(game, "play card=builder") == "amunre-why-played-already"


def test_cards_can_be_sold_at_each_of_the_three_purchases() -> None:
    game = two_each()
    give(game, RED, "harvest", "rebid")
    play(game, "sell card=harvest")
    assert gold(game)[RED] == 21
    play(game, "buy pieces=0", "sell card=rebid", "buy pieces=0", "sell card=builder")
    assert gold(game)[RED] == 23
    assert game._state.discards.sum() == 3
    assert why(game, "sell card=builder") == "amunre-why-not-in-hand"


def test_no_more_cards_can_be_bought_than_exist() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"])
    bare(game, RED)
    give(game, BLACK, *[name for name, number in stock(game).items() for _ in range(number)])
    for card in ("harvest", "rebid"):
        game._state.hand[BLACK, kind(card)] -= 1
        game._state.cards[BLACK] -= 1
        game._state.discards[kind(card)] += 1
    assert can(game, "buy") == ["pieces=0", "pieces=1", "pieces=2"]
    assert game.why_not("buy pieces=3") == ("amunre-why-no-more-cards", {"cards": 2})
    happened = play(game, "buy pieces=2")
    assert "The discards are shuffled: 2 power cards make a new deck." in told(game, happened)
    assert [int(game._state.hand[RED, kind(card)]) for card in ("harvest", "rebid")] == [1, 1]
    assert game._state.discards.sum() == 0


def stock(game: saqqara.Game) -> dict[str, int]:
    return {card: int(number) for card, number in zip(CARDS, game._state.deck, strict=True)}


def test_two_extra_cards_go_back_on_top_and_their_giver_knows_them() -> None:
    game = two_each(two_extra_cards="top")
    before = int(game._state.deck_cards)
    happened = play(game, "buy pieces=2")
    assert [event["kind"] for event in happened] == ["cards_bought", *["drew"] * 4, "extra_drawn"]
    assert game._state.drawn.sum() == 4
    assert game.view(BLACK)["table"]["drawn"] == [None] * 12
    missing = next(card for card, number in zip(CARDS, game._state.drawn, strict=True) if not number)
    assert game.why_not(f"put_back card={missing}") == ("amunre-why-not-drawn", {"card": missing})
    chosen = legal(game)[0]
    play(game, chosen)
    play(game, legal(game)[-1])
    assert game._state.deck_cards == before - 2
    assert sum(game._state.hand[RED]) == 3
    assert game._state.top_seat == RED
    assert game.view(RED)["table"]["top"] == [kind(chosen.removeprefix("put_back card=")), int(game._state.top[1])]
    assert game.view(BLACK)["table"]["top"] == [None, None]
    assert game.view(RED)["table"]["phase"] == "farmers"


def test_two_extra_cards_are_discarded_face_up() -> None:
    game = two_each(two_extra_cards="discard")
    play(game, "buy pieces=1")
    first, second = legal(game)[0], None
    happened = play(game, first)
    assert [event["kind"] for event in happened] == ["discarded"]
    second = legal(game)[0]
    play(game, second)
    assert game._state.discards.sum() == 2
    assert sum(game._state.hand[RED]) == 2


def test_extra_cards_are_drawn_as_far_as_there_are() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"], two_extra_cards="top")
    bare(game, RED)
    give(game, BLACK, *[name for name, number in stock(game).items() for _ in range(number)])
    for card in ("harvest", "rebid"):
        game._state.hand[BLACK, kind(card)] -= 1
        game._state.cards[BLACK] -= 1
        game._state.deck[kind(card)] += 1
        game._state.deck_cards += 1
    play(game, "buy pieces=1")
    assert (int(game._state.drawn_cards), int(game._state.to_put_back)) == (2, 1)
    play(game, "put_back card=rebid")
    assert (game._state.hand[RED, kind("harvest")], int(game._state.top_cards), int(game._state.top[0])) == (1, 1, kind("rebid"))
    bare_again = two_each(two_extra_cards="discard")
    play(bare_again, "buy pieces=0")
    assert bare_again.view(RED)["table"]["phase"] == "farmers", "no card bought, none drawn"


def test_buying_every_card_leaves_no_extra() -> None:
    game = actions(["kharga"], ["abu"], ["edfu"], two_extra_cards="discard")
    bare(game, RED)
    give(game, BLACK, *[name for name, number in stock(game).items() for _ in range(number)])
    game._state.hand[BLACK, kind("harvest")] -= 1
    game._state.cards[BLACK] -= 1
    game._state.deck[kind("harvest")] += 1
    game._state.deck_cards += 1
    play(game, "buy pieces=1")
    assert game.view(RED)["table"]["phase"] == "farmers"
    assert game._state.hand[RED, kind("harvest")] == 1


def test_at_most_twenty_pieces_at_once() -> None:
    game = two_each()
    game._state.gold[RED] = 1000
    play(game, "buy pieces=0", "buy pieces=0")
    assert can(game, "buy")[-1] == "pieces=20"
