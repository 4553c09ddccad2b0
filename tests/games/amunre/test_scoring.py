"""The scoring of the kingdoms, the change between them, and the end."""

from __future__ import annotations

import pytest

import saqqara
from saqqara.games.amunre.components import CARDS, NAMES
from saqqara.games.amunre.rules import end_round
from saqqara.games.amunre.scoring import points_of
from saqqara.games.amunre.state import BANKS, BONUS, GOLD, NEW, OUT, SETS
from saqqara.kernel import Log, blank

from .scenes import BLACK, BLUE, RED, at, bare, give, gold, income, kind, play, told

OWNED = (["edfu", "dakhla", "abu"], ["sawu", "avaris", "mendes"], ["buto", "memphis", "thebes"])


def last_round(kingdom: int = NEW, owned: tuple[list[str], ...] = OWNED) -> saqqara.Game:
    game = income(*owned, temple=1)
    game._state.kingdom = kingdom
    if kingdom == NEW:
        used = {name for provinces in owned for name in provinces}
        for name in NAMES:
            if name.lower() not in used:
                game._state.province_card[at(name)] = OUT
    return game


def finish(game: saqqara.Game) -> list[dict[str, object]]:
    return play(game, *["done"] * game.players)


def banks(game: saqqara.Game) -> list[int]:
    return [int(points_of(game._state, seat, BANKS)) for seat in range(game.players)]


def test_a_bank_without_any_pyramid_scores_nothing() -> None:
    game = last_round()
    game._state.blocks[at("edfu")] = 2
    assert banks(game) == [0, 0, 0]


def test_ties_on_a_bank_go_to_more_blocks_there() -> None:
    game = last_round()
    game._state.pyramids[at("edfu")] = game._state.pyramids[at("buto")] = 2
    assert banks(game) == [5, 0, 5]
    game._state.blocks[at("buto")] = 1
    assert banks(game) == [0, 0, 5]


def test_a_player_tied_with_itself_scores_a_bank_once() -> None:
    game = last_round()
    game._state.pyramids[at("edfu")] = game._state.pyramids[at("dakhla")] = 1
    assert banks(game) == [5, 0, 0]


def test_pyramids_without_an_owner_win_no_bank() -> None:
    game = last_round(kingdom=0)
    game._state.pyramids[at("kharga")] = 4
    game._state.pyramids[at("edfu")] = 1
    assert banks(game) == [5, 0, 0]


def test_sets_need_three_provinces() -> None:
    game = income(["edfu", "abu"], ["buto", "sawu"], ["thebes", "mendes"])
    game._state.pyramids[:] = 2
    assert points_of(game._state, RED, SETS) == 0


@pytest.mark.parametrize(
    ("card", "provinces", "holds"),
    [
        ("card_bonus", ["kharga", "dakhla", "buto"], True),  # 4 + 1 printed, 1 + 1 in bonus boxes
        ("card_bonus", ["kharga", "mendes", "buto"], False),
        ("farmer_bonus", ["baharya", "mendes", "abu"], True),  # 2 printed, 6 on fields, 1 in the desert
        ("farmer_bonus", ["damanhur", "mendes", "abu"], False),
        ("egypt_bonus", ["abu", "edfu", "kharga"], True),
        ("egypt_bonus", ["mendes", "buto", "avaris"], True),
        ("egypt_bonus", ["mendes", "buto", "abu"], False),
        ("bank_bonus", ["abu", "mendes", "avaris"], True),
        ("bank_bonus", ["buto", "kharga", "edfu"], True),
        ("bank_bonus", ["buto", "kharga", "abu"], False),
        ("nile_bonus", ["buto", "edfu", "abu"], True),
        ("nile_bonus", ["kharga", "dakhla", "avaris"], True),
        ("nile_bonus", ["kharga", "dakhla", "abu"], False),
    ],
)
def test_bonus_cards(card: str, provinces: list[str], holds: bool) -> None:
    rest = [name for name in map(str.lower, NAMES) if name not in provinces]
    game = last_round(0, (provinces, rest[:3], rest[3:6]))
    bare(game, RED)
    give(game, RED, card, card)
    if "mendes" in provinces:
        game._state.farmers[at("mendes")] = 6
    game._state.desert[at(provinces[-1])] = 1
    assert points_of(game._state, RED, BONUS) == (3 if holds else 0)
    assert game.forecast(RED)["sources"][RED]["bonus"] == (3 if holds else 0)
    assert game.forecast(BLACK)["sources"][RED]["bonus"] == 0, "others cannot know"
    happened = finish(game)
    assert game._state.points[RED, BONUS] == (3 if holds else 0)
    assert game._state.hand[RED, kind(card)] == (1 if holds else 2), "each kind scores once; the others stay in hand"
    assert any("scores 3 points with" in each for each in told(game, happened)) == holds


def test_the_old_kingdom_leaves_pyramids_blocks_gold_and_hands() -> None:
    game = last_round(kingdom=0)
    (
        game._state.pyramids[at("edfu")],
        game._state.blocks[at("abu")],
        game._state.farmers[at("mendes")],
        game._state.desert[at("buto")],
    ) = 2, 1, 3, 1
    before = gold(game)
    happened = finish(game)
    assert (game._state.kingdom, game._state.round_in_kingdom) == (NEW, 1)
    assert (game._state.owner == -1).all()
    assert game._state.farmers.sum() == game._state.desert.sum() == 0
    assert game._state.pyramids[at("edfu")] == 2
    assert game._state.points[RED].tolist() == [2, 0, 5, 1, 0, 0]
    assert [int(cards) for cards in game._state.cards[:3]] == [1, 1, 1]
    assert gold(game) == [before[0] + 4, before[1] + 3 + 15, before[2] + 1], "the last income is paid first; no points for gold"
    assert "The Old Kingdom ends: markers and farmers leave, pyramids and blocks stay." in told(game, happened)
    used = {at(name) for provinces in OWNED for name in provinces}
    assert {province for province in range(15) if game._state.province_card[province] == OUT} == set(range(15)) - used
    assert {int(province) for province in game._state.stake[:3]} < used


def test_the_winner_of_the_last_offering_starts_the_new_kingdom() -> None:
    game = last_round(kingdom=0)
    game._state.next_first = BLUE
    finish(game)
    assert (game._state.first, game.mover) == (BLUE, BLUE)


def test_bonuses_are_placed_again_and_may_complete_a_pyramid() -> None:
    for seed in range(20):
        game = last_round(kingdom=0)
        game._state.rng[0] = seed + 1
        game._state.blocks[at("memphis")] = 2
        happened = finish(game)
        g = game._state
        if at("memphis") in g.stake:
            assert (g.pyramids[at("memphis")], g.blocks[at("memphis")]) == (1, 1)
            assert "The bonus blocks complete a pyramid in Memphis." in told(game, happened)
            return
    pytest.fail("Memphis was never revealed")


def test_bonus_boxes_get_what_there_is_in_the_order_of_reveal() -> None:
    game = last_round(kingdom=0, owned=(["edfu", "dakhla", "buto"], ["thebes", "avaris", "mendes"], ["sawu", "memphis", "abu"]))
    rest = [card for card, number in zip(CARDS, game._state.deck, strict=True) for _ in range(number)]
    give(game, BLACK, *rest)
    for card in ("builder", "harvest"):
        game._state.hand[BLACK, kind(card)] -= 1
        game._state.cards[BLACK] -= 1
        game._state.discards[kind(card)] += 1
    game._state.first_builder[BLACK] = 0
    happened = finish(game)
    wanted = [{"edfu": 1, "dakhla": 1, "buto": 1, "thebes": 2}.get(NAMES[slot].lower(), 0) for slot in game._state.stake[:3]]
    there_were = existing = 2 + sum(1 for each in told(game, happened) if "with" in each and "scores 3" in each)
    expected = []
    for number in wanted:
        expected.append(min(number, existing))
        existing -= expected[-1]
    assert [int(cards) for cards in game._state.under_cards[:3]] == expected
    shuffled = [each for each in told(game, happened) if "shuffled" in each]
    assert shuffled == [f"The discards are shuffled: {there_were} power cards make a new deck."] * (sum(expected) > 0)


def test_hands_are_sold_at_the_end_after_the_bonus_cards_scored() -> None:
    game = last_round()
    bare(game, RED, BLACK, BLUE)
    give(game, RED, "egypt_bonus", "egypt_bonus", "harvest")
    game._state.gold[:3] = [10, 3, 3]
    happened = finish(game)
    assert game._state.gold[RED] == 10 + 4 + 2
    assert "Red sells the last 2 power cards." in told(game, happened)
    assert game._state.cards.sum() == 0
    assert game._state.points[:, GOLD].tolist() == [4, 6, 2, 0, 0], "incomes were 4, 15 and 0"
    assert game.forecast()["totals"] == game.scores


def test_gold_counts_in_the_forecast_of_the_new_kingdom_alone() -> None:
    game = last_round(kingdom=0)
    assert game.forecast()["sources"][RED]["gold"] == 0
    game = last_round(kingdom=NEW)
    assert game.forecast()["sources"][RED]["gold"] == 6
    assert game.view(RED)["forecast"]["sources"][RED]["gold"] == 0, "while others' gold is not shown"
    assert last_round_open().view(RED)["forecast"]["sources"][RED]["gold"] == 6


def last_round_open() -> saqqara.Game:
    game = income(*OWNED, temple=1, open_gold=True)
    game._state.kingdom = NEW
    return game


def test_ties_are_broken_by_pyramids_then_blocks_then_shared() -> None:
    game = last_round()
    assert game.places == [1, 1, 1]
    game._state.blocks[at("abu")] = 1
    assert game.places == [1, 2, 2]
    game._state.pyramids[at("sawu")] = 1
    assert game.places == [2, 1, 3]
    game._state.score[BLUE] = 1
    game._state.points[BLUE, 0] = 1
    assert game.places == [3, 2, 1]


def test_the_winner_is_told() -> None:
    game = last_round()
    bare(game, RED, BLACK, BLUE)
    game._state.gold[:3] = 0
    game._state.pyramids[at("edfu")] = 3
    happened = finish(game)
    assert told(game, happened)[-1] == "Red wins."
    assert game.winners == [RED]


def test_a_shared_win_is_told_for_each() -> None:
    game = last_round(owned=(["buto", "dakhla", "mendes"], ["thebes", "damanhur", "amarna"], ["memphis", "abydos", "baharya"]))
    bare(game, RED, BLACK, BLUE)
    game._state.temple = 1
    game._state.gold[:3] = [10, 10, 0]
    game._state.score[RED], game._state.points[RED, 0] = 3, 3
    log = blank(Log)
    log.capacity = 300
    end_round(game._state, log)
    assert game.scores[:2] == [9, 9]
    assert game.winners == [RED, BLACK]
    assert [int(row[1]) for row in log.rows[: log.n] if row[0] == 39] == [RED, BLACK]
