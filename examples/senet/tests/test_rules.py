"""The rules of Senet, on boards set up by hand. Houses are counted as people count them."""

from __future__ import annotations

from typing import Any

import pytest

import saqqara
from saqqara.errors import IllegalAction
from senet.components import HOUSES


def board(first: list[int], second: list[int], throw: int, home: tuple[int, int] = (0, 0)) -> saqqara.Game:
    """A game in which the first player moves next, with these houses taken and this throw."""
    position = saqqara.new("senet", seed=1).position()
    stands: list[Any] = [None] * HOUSES
    for seat, houses in enumerate((first, second)):
        for house in houses:
            stands[house - 1] = seat
    position["state"] |= {"board": stands, "throw": throw, "mover": 0, "score": list(home)}
    return saqqara.from_position("senet", position)


def may(game: saqqara.Game) -> list[str]:
    return [str(action) for action in game.actions()]


def stands(game: saqqara.Game, seat: int) -> list[int]:
    """The houses of a player's pawns."""
    return [house + 1 for house, owner in enumerate(game.view(-1)["table"]["board"]) if owner == seat]


def refusal(game: saqqara.Game, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.play(action)
    return refused.value.key


FAR = [20, 22, 24, 9, 7]
"""Pawns that stand alone and in nobody's way."""


def test_a_pawn_moves_by_the_throw() -> None:
    game = board([1, 3, 5, 11, 13], FAR, 3)
    game.play("move house=3")
    assert stands(game, 0) == [1, 5, 6, 11, 13]


def test_a_lone_opponent_changes_places() -> None:
    game = board([1, 3, 5, 11, 13], FAR, 2)
    game.play("move house=5")
    assert stands(game, 0) == [1, 3, 7, 11, 13]
    assert 5 in stands(game, 1)


def test_two_side_by_side_are_protected() -> None:
    assert refusal(board([1, 3, 5, 11, 13], [7, 8, 20, 22, 24], 2), "move house=5") == "senet-why-protected"


def test_three_side_by_side_cannot_be_passed() -> None:
    game = board([1, 3, 5, 11, 13], [6, 7, 8, 20, 22], 4)
    assert refusal(game, "move house=5") == "senet-why-walled"
    assert "move house=1" in may(board([1, 3, 9, 11, 13], [6, 7, 20, 22, 24], 4))


def test_every_pawn_stops_in_the_house_of_beauty() -> None:
    game = board([24, 1, 3, 5, 11], [20, 22, 9, 7, 13], 3)
    assert refusal(game, "move house=24") == "senet-why-beauty-first"
    assert "move house=24" in may(board([24, 1, 3, 5, 11], [20, 22, 9, 7, 13], 2))


def test_the_water_sends_a_pawn_back_and_ends_the_turn() -> None:
    game = board([26, 1, 3, 5, 15], FAR, 1)
    game.play("move house=26")
    assert stands(game, 0) == [1, 3, 5, 14, 15]
    assert game.mover == 1


@pytest.mark.parametrize(("house", "throw"), [(26, 5), (28, 3), (29, 2), (30, 1)])
def test_an_exact_throw_leaves_the_board(house: int, throw: int) -> None:
    game = board([house, 1, 3, 5, 11], FAR, throw)
    game.play(f"move house={house}")
    assert game.scores == [1, 0]


def test_beyond_the_water_only_an_exact_throw_counts() -> None:
    assert refusal(board([28, 1, 3, 5, 11], FAR, 2), "move house=28") == "senet-why-exact-throw"


def test_a_pawn_goes_back_only_if_none_can_go_forward() -> None:
    assert refusal(board([1, 3, 5, 11, 13], FAR, 2), "back house=11") == "senet-why-forward-first"
    stuck = board([25, 28, 29], FAR, 4, home=(2, 0))
    assert may(stuck) == ["back house=25"]


def test_a_player_who_cannot_move_waits() -> None:
    game = board([28, 29], FAR, 4, home=(3, 0))
    assert may(game) == ["wait"]


@pytest.mark.parametrize(("throw", "mover"), [(1, 0), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_one_four_and_five_throw_again(throw: int, mover: int) -> None:
    game = board([1, 3, 5, 11, 13], FAR, throw)
    game.play(game.actions()[-1])
    assert game.mover == mover


def test_the_first_without_pawns_wins() -> None:
    game = board([30], FAR, 1, home=(4, 0))
    game.play("move house=30")
    assert game.over
    assert game.winners == [0]
