"""The auction: outbidding, paying, Blockade and Rebid, and what the winner takes."""

from __future__ import annotations

import pytest

import saqqara
from saqqara.errors import IllegalAction

from .scenes import BLACK, BLUE, RED, at, auction, bare, can, give, gold, kind, legal, play, told, why


def three() -> saqqara.Game:
    return auction("abu", "amarna", "buto")


def test_bids_go_up_the_ladder_in_steps() -> None:
    game = three()
    assert [each.split("price=")[1] for each in can(game, "bid") if "abu" in each] == ["0", "1", "3", "6", "10", "15", "21"]
    play(game, "bid province=abu price=6")
    assert [each.split("price=")[1] for each in can(game, "bid") if "abu" in each] == ["10", "15", "21"]


def test_the_purse_is_gold_and_one_for_each_card() -> None:
    game = three()
    game._state.gold[RED] = 27
    assert "province=buto price=28" in can(game, "bid")
    game._state.gold[RED] = 26
    assert "province=buto price=28" not in can(game, "bid")
    assert why(game, "bid province=buto price=28") == "amunre-why-purse"
    assert game.why_not("bid province=buto price=28")[1] == {"most": 27, "gold": 26, "cards": 1}


def test_an_outbid_player_must_go_elsewhere_and_may_return_later() -> None:
    game = auction("abu", "amarna", "buto", "thebes")
    play(game, "bid province=abu price=0", "bid province=abu price=1", "bid province=buto price=0", "bid province=thebes price=0")
    assert game.mover == RED
    assert not [each for each in can(game, "bid") if "abu" in each]
    assert why(game, "bid province=abu price=6") == "amunre-why-just-lost"
    play(game, "bid province=thebes price=1", "bid province=buto price=1", "bid province=thebes price=3")
    assert game.mover == RED
    assert "province=abu price=3" in can(game, "bid")
    assert not [each for each in can(game, "bid") if "thebes" in each]


def test_a_player_without_a_bid_comes_before_one_outbid_earlier_in_the_circle() -> None:
    game = auction("abu", "amarna", "buto", first=BLACK)
    play(game, "bid province=abu price=0", "bid province=abu price=1")
    assert game.mover == RED


def test_refusals_of_bids_name_their_rule() -> None:
    game = three()
    play(game, "bid province=abu price=6")
    assert why(game, "bid province=thebes price=0") == "amunre-why-not-at-stake"
    assert game.why_not("bid province=abu price=6") == ("amunre-why-not-higher", {"province": "Abu", "price": 6})
    assert why(game, "buy pieces=1") == "amunre-why-not-now"
    with pytest.raises(IllegalAction, match="The marker in Abu is on 6: bid more"):
        game.play("bid province=abu price=3")


def test_blockade_asks_for_two_spaces() -> None:
    game = three()
    give(game, RED, "blockade")
    happened = play(game, "play card=blockade")
    assert told(game, happened) == ["Red plays Blockade."]
    assert game.mover == RED
    play(game, "bid province=abu price=6")
    assert [each.split("price=")[1] for each in can(game, "bid") if "abu" in each] == ["15", "21"]
    assert game.why_not("bid province=abu price=10") == ("amunre-why-blockade", {"province": "Abu", "price": 6})


def test_blockade_follows_its_owner_to_the_next_province() -> None:
    game = three()
    give(game, RED, "blockade")
    play(game, "play card=blockade", "bid province=abu price=0", "bid province=abu price=3", "bid province=buto price=0")
    play(game, "bid province=buto price=1")
    assert game.mover == BLUE
    assert next(each for each in can(game, "bid") if "abu" in each) == "province=abu price=6"
    play(game, "bid province=abu price=6")
    assert next(each for each in can(game, "bid") if "buto" in each) == "province=buto price=6"


@pytest.mark.parametrize("price", [28, 36])
def test_blockade_makes_the_two_highest_spaces_unbeatable(price: int) -> None:
    game = three()
    give(game, RED, "blockade")
    game._state.gold[:3] = 60
    play(game, "play card=blockade", f"bid province=abu price={price}")
    assert not [each for each in can(game, "bid") if "abu" in each]


def test_rebid_is_played_only_when_outbid() -> None:
    game = three()
    give(game, RED, "rebid")
    assert "play card=rebid" not in legal(game)
    assert why(game, "play card=rebid") == "amunre-why-not-outbid"
    play(game, "bid province=abu price=0", "bid province=abu price=1", "bid province=buto price=0", "play card=rebid")
    assert "province=abu price=3" in can(game, "bid")
    play(game, "bid province=abu price=3", "bid province=buto price=1", "bid province=abu price=6")
    assert game.mover == RED
    assert "province=abu price=10" in can(game, "bid"), "it lasts to the end of the auction"


def test_rebid_and_blockade_may_go_with_one_bid() -> None:
    game = three()
    give(game, RED, "rebid", "blockade")
    play(game, "bid province=abu price=0", "bid province=abu price=1", "bid province=buto price=0")
    play(game, "play card=blockade", "play card=rebid", "bid province=abu price=3")
    assert [each.split("price=")[1] for each in can(game, "bid")] == [
        "0",
        "1",
        "3",
        "6",
        "10",
        "15",
        "21",
        "1",
        "3",
        "6",
        "10",
        "15",
        "21",
    ]


def test_nobody_plays_two_blockades_in_a_round() -> None:
    game = three()
    give(game, RED, "blockade", "blockade")
    play(game, "play card=blockade")
    assert "play card=blockade" not in legal(game)
    assert why(game, "play card=blockade") == "amunre-why-played-already"


def test_auction_cards_lie_open_until_the_auction_ends() -> None:
    game = three()
    give(game, RED, "blockade")
    play(game, "play card=blockade", "bid province=abu price=0", "bid province=amarna price=0")
    assert game._state.discards[kind("blockade")] == 0
    assert game._state.hand[RED, kind("blockade")] == 0
    play(game, "bid province=buto price=0")
    assert game._state.discards[kind("blockade")] == 1


def test_a_player_who_is_short_sells_exactly_as_many_cards_as_needed() -> None:
    game = three()
    game._state.gold[RED], game._state.gold[BLUE] = 1, 2
    give(game, RED, "harvest", "harvest", "rebid")
    play(game, "bid province=abu price=3", "bid province=amarna price=1", "bid province=buto price=3")
    assert (game.mover, int(game._state.left)) == (RED, 2)
    assert legal(game) == ["sell card=rebid", "sell card=builder", "sell card=harvest"], "equal cards are one option"
    assert why(game, "sell card=blockade") == "amunre-why-not-in-hand"
    assert why(game, "done") == "amunre-why-not-now"
    play(game, "sell card=harvest", "sell card=builder")
    assert (game.mover, int(game._state.left)) == (BLUE, 1)
    assert game._state.first_builder[RED] == 0
    play(game, "sell card=builder")
    assert gold(game) == [0, 19, 0]
    assert game._state.owner[at("abu")] == RED
    assert (game._state.discards[kind("builder")], game._state.discards[kind("harvest")]) == (2, 1)


def test_a_bonus_does_not_pay_its_own_bid() -> None:
    game = auction("dakhla", "amarna", "mendes")
    bare(game, RED)
    game._state.gold[RED] = 2
    assert [each for each in can(game, "bid") if "dakhla" in each] == ["province=dakhla price=0", "province=dakhla price=1"]
    play(game, "bid province=dakhla price=1", "bid province=amarna price=0")
    happened = play(game, "bid province=mendes price=0")
    assert gold(game)[RED] == 1 + 12
    assert game._state.cards[RED] == 1
    assert "Red takes Dakhla, with 12 gold, with 1 power card." in told(game, happened)


def test_only_the_winner_sees_bonus_cards() -> None:
    game = auction("thebes", "amarna", "mendes")
    assert game.view(RED)["table"]["under"][0] == [None] * 12
    assert game.view(RED)["table"]["under_cards"][0] == 2
    play(game, "bid province=thebes price=0", "bid province=amarna price=0")
    happened = play(game, "bid province=mendes price=0")
    drew = [event for event in happened if event["kind"] == "drew"]
    assert [event["audience"] for event in drew] == [RED, RED]


def test_details_show_what_a_bid_costs_and_leaves() -> None:
    game = three()
    game._state.gold[RED] = 5
    bids = game.view(RED)["forecast"]["details"]["bids"]
    assert bids[3] == {"price": 6, "possible": True, "cards_sold": 1, "gold_left": 0}
    assert bids[2] == {"price": 3, "possible": True, "cards_sold": 0, "gold_left": 2}
    assert not bids[4]["possible"]
    assert "bids" not in game.view(BLUE)["forecast"]["details"]
