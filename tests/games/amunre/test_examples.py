"""The examples of the rules, each under its name."""

from __future__ import annotations

from saqqara.games.amunre.cards import price
from saqqara.games.amunre.offering import temple_space
from saqqara.games.amunre.rules import end_round
from saqqara.games.amunre.scoring import gold_points, points_of
from saqqara.games.amunre.state import BONUS, NEW, PYRAMIDS, SETS, SOURCES, TEMPLES
from saqqara.kernel import Log, blank

from .scenes import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    actions,
    at,
    auction,
    bare,
    can,
    give,
    gold,
    income,
    offering,
    play,
)


def test_four_players_bid_for_baharya_dakhla_abydos_sawu() -> None:
    game = auction("baharya", "dakhla", "abydos", "sawu")
    play(
        game,
        "bid province=abydos price=3",
        "bid province=sawu price=1",
        "bid province=abydos price=6",
        "bid province=abydos price=10",
    )
    assert game.mover == RED
    play(game, "bid province=dakhla price=0")
    assert game.mover == BLUE
    play(game, "bid province=sawu price=6")
    assert game.mover == BLACK
    happened = play(game, "bid province=baharya price=0")
    assert [event["arguments"] for event in happened if event["kind"] == "paid"] == [
        {"gold": 6, "province": "sawu"},
        {"gold": 10, "province": "abydos"},
    ]
    g = game._state
    assert [int(g.owner[at(name)]) for name in ("dakhla", "baharya", "sawu", "abydos")] == [RED, BLACK, BLUE, WHITE]
    assert gold(game) == [20 + 12, 20, 14, 10]
    assert g.blocks[at("abydos")] == 1, "bonus blocks stay in the province"
    assert [int(cards) for cards in g.cards[:4]] == [2, 1, 1, 1]


def test_the_pointer_goes_on_from_the_last_mover() -> None:
    game = auction("abu", "amarna", "buto", "thebes")
    play(
        game,
        "bid province=abu price=0",
        "bid province=abu price=1",
        "bid province=amarna price=0",
        "bid province=amarna price=1",
        "bid province=amarna price=3",
        "bid province=abu price=3",
    )
    assert game.mover == WHITE


def test_twenty_gold_and_only_a_blockade() -> None:
    game = auction("abu", "amarna", "buto")
    bare(game, RED)
    give(game, RED, "blockade")
    assert can(game, "bid")[6] == "province=abu price=21"
    assert "province=abu price=28" not in can(game, "bid")
    play(game, "play card=blockade")
    assert can(game, "bid")[5] == "province=abu price=15"
    assert "province=abu price=21" not in can(game, "bid")


def test_two_cards_four_farmers_and_three_blocks_cost_nineteen() -> None:
    assert price(2) + price(4) + price(3) == 3 + 10 + 6 == 19
    game = actions(["memphis", "mendes"], ["abu", "edfu"], ["buto", "kharga"])
    play(game, "buy pieces=2", "buy pieces=4", *["place province=mendes"] * 4, "buy pieces=3")
    assert gold(game)[RED] == 20 - 19


def test_memphis_amarna_avaris_allow_three_cards() -> None:
    game = actions(["memphis", "amarna", "avaris"], ["buto", "mendes", "abu"], ["edfu", "sawu", "thebes"])
    assert can(game, "buy") == [f"pieces={n}" for n in range(4)]


def test_buto_and_mendes_allow_none() -> None:
    game = actions(["buto", "mendes"], ["abu", "edfu"], ["memphis", "sawu"])
    assert can(game, "buy") == ["pieces=0"]


def test_three_blocks_for_memphis_and_mendes() -> None:
    game = actions(["memphis", "mendes"], ["abu", "edfu"], ["buto", "kharga"])
    game._state.blocks[at("memphis")] = 2
    game._state.pyramids[at("mendes")] = 1
    game._state.blocks[at("mendes")] = 1
    play(game, "buy pieces=0", "buy pieces=0", "buy pieces=3", "place province=memphis")
    assert (game._state.pyramids[at("memphis")], game._state.blocks[at("memphis")]) == (1, 0)
    play(game, "place province=mendes", "place province=mendes")
    assert (game._state.pyramids[at("mendes")], game._state.blocks[at("mendes")]) == (2, 0)


def test_offerings_nine_four_and_two_minus_threes_make_seven() -> None:
    game = offering(["abu"], ["edfu"], ["buto"], ["kharga"])
    play(game, "done", "offer gold=9", "done", "minus_three", "done", "offer gold=4", "done", "minus_three")
    g = game._state
    assert g.offering == 7
    assert g.temple == 2
    assert gold(game) == [11, 23, 16, 23]


def test_five_minus_threes() -> None:
    game = offering(["abu"], ["edfu"], ["buto"], ["kharga"], ["sawu"], first=BLUE)
    play(game, *["done", "minus_three"] * 5)
    g = game._state
    assert g.offering == -15
    assert g.temple == 1
    assert gold(game) == [23] * 5
    assert (g.first, g.next_first) == (BLUE, BLUE)
    assert can(game, "done") == [""], "the income follows without goods"
    assert not any(event["kind"] == "goods_won" for event in game.events())


def test_income_of_memphis_abu_and_sawu_is_seventeen() -> None:
    game = income(["memphis", "abu", "sawu"], ["edfu", "buto", "kharga"], ["thebes", "mendes", "avaris"], temple=2)
    game._state.farmers[at("memphis")] = 1
    game._state.farmers[at("abu")] = 2
    assert game.forecast()["details"]["income"][RED] == {"1": 1 + 6 + 7, "2": 17, "3": 3 + 10, "4": 4 + 12}
    happened = play(game, "done", "done", "done")
    assert {"gold": 17} in [event["arguments"] for event in happened if event["kind"] == "income" and event["seat"] == RED]


def scored(
    pyramids: dict[str, int], *, rivals: dict[str, int] | None = None, temple: int = 1, cards: tuple[str, ...] = ()
) -> list[int]:
    """Red's points by source if this were scored, gold apart; `rivals` are pyramids in provinces of others."""
    names = list(pyramids)
    rest = [name for name in ("thebes", "mendes", "avaris", "sawu", "berenike", "buto", "kharga", "abydos") if name not in names]
    game = income(names, rest[:3], rest[3:6], temple=temple)
    g = game._state
    for name, number in (pyramids | (rivals or {})).items():
        g.pyramids[at(name)] = number
    bare(game, RED)
    give(game, RED, *cards)
    return [int(points_of(g, RED, source)) for source in range(len(SOURCES))]


def test_pyramids_two_two_and_three_are_two_sets() -> None:
    assert scored({"abu": 2, "edfu": 2, "memphis": 3})[SETS] == 6


def test_one_pyramid_in_each_province_and_a_bonus_card() -> None:
    points = scored({"baharya": 1, "dakhla": 1, "abydos": 1}, rivals={"buto": 2}, cards=("bank_bonus",))
    assert [points[source] for source in (PYRAMIDS, SETS, BONUS)] == [3, 3, 3]
    assert sum(points) == 9


def test_damanhur_with_the_temple_on_three() -> None:
    assert scored({"damanhur": 0, "abu": 0, "memphis": 0}, temple=3)[TEMPLES] == 6


def test_a_final_scoring_of_twenty_seven() -> None:
    game = income(
        ["edfu", "dakhla", "abu"],
        ["sawu", "avaris", "mendes"],
        ["buto", "memphis", "damanhur"],
        ["thebes", "baharya", "amarna"],
        temple=1,
    )
    g = game._state
    g.kingdom = NEW
    g.round_in_kingdom = 3
    for name, number in {"edfu": 3, "dakhla": 1, "abu": 3, "sawu": 2, "memphis": 2}.items():
        g.pyramids[at(name)] = number
    bare(game, RED, BLACK, BLUE, WHITE)
    give(game, RED, "egypt_bonus", "card_bonus")
    g.components[at("edfu") * 12 + 1] = 3
    g.gold[:4] = [0, 9, 8, 7]
    end_round(g, blank(Log))
    assert [int(points) for points in g.points[RED]] == [7, 3, 10, 1, 6, 0]
    assert g.score[RED] == 27
    assert g.over


def test_two_tied_richest_get_six_and_the_next_two() -> None:
    game = income(["abu"], ["edfu"], ["buto"], ["kharga"])
    bare(game, RED, BLACK, BLUE, WHITE)
    game._state.gold[:4] = [9, 9, 5, 4]
    assert [gold_points(game._state, seat) for seat in range(4)] == [6, 6, 2, 0]
    game._state.gold[:4] = [0, 9, 9, 9]
    assert [gold_points(game._state, seat) for seat in range(4)] == [0, 6, 6, 6]
    game._state.gold[:4] = [0, 9, 8, 0]
    assert [gold_points(game._state, seat) for seat in range(4)] == [2, 6, 4, 2], "gold 0 can rank"


def test_spaces_of_the_temple() -> None:
    sums = (-15, 2, 3, 12, 13, 22, 23, 299)
    assert [temple_space(each) for each in sums] == [1, 1, 2, 2, 3, 3, 4, 4]
