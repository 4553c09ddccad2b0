"""Secrets: what each seat sees, what it can infer, and worlds dealt from that alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import saqqara
from saqqara.games.kheops.hidden import deal, redact
from saqqara.kernel import copy

from .boards import new, play_to


def at(turn: int, seed: int = 4) -> saqqara.Game:
    game = new(seed)
    play_to(game, turn, random.Random(seed))
    return game


def redacted(game: saqqara.Game, seat: int) -> Any:
    g = copy(game._state)
    redact(g, seat)
    return g


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_enemys_hand_the_pile_and_the_generator_are_hidden(seat: int) -> None:
    game = at(8)
    g = redacted(game, seat)
    assert not g.rng.any()
    assert (g.pile == -1).all()
    for other in range(2):
        assert (g.hand[other].tolist() == game._state.hand[other].tolist()) == (other == seat)
        assert (other == seat) or (g.hand[other] == -1).all()
    assert g.left == game._state.left
    assert g.tile.tolist() == game._state.tile.tolist()


@pytest.mark.parametrize("turn", [1, 9, 25, 27, 30])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_dealt_world_accounts_for_every_tile_and_keeps_what_is_known(turn: int, seat: int) -> None:
    game = at(turn)
    g = redacted(game, seat)
    known = g.tobytes()
    deal(g, seat, np.uint64(3))
    tiles = [tile for tile in (*g.tile, *g.hand.flat, *g.pile) if tile >= 0]
    assert sorted(tiles) == list(range(50))
    game.rulebook.check(g)
    redact(g, seat)
    assert g.tobytes() == known


def test_worlds_differ_by_seed_and_every_unseen_tile_can_be_anywhere() -> None:
    game = at(20)
    hands: set[int] = set()
    tops: set[int] = set()
    for seed in range(150):
        g = redacted(game, 0)
        deal(g, 0, np.uint64(seed))
        hands.update(g.hand[1].tolist())
        tops.add(int(g.pile[g.left - 1]))
    unseen = {tile for tile in range(50) if tile not in game._state.tile and tile not in game._state.hand[0]}
    assert hands == tops == unseen


def test_the_tiles_not_yet_seen_are_in_the_view_by_kind() -> None:
    game = at(12)
    assert game.components is not None
    for seat in (-1, 0, 1):
        view = game.view(seat)
        own = [] if seat < 0 else game._state.hand[seat].tolist()
        hidden = [
            tile for number, tile in enumerate(game.components["tiles"]) if number not in game._state.tile and number not in own
        ]
        expected = Counter((tile["kind"], tile["symbol"], tile.get("pair"), len(tile["doors"])) for tile in hidden)
        unseen = view["forecast"]["details"]["unseen"]
        assert {(each["kind"], each["symbol"], each["pair"], each["doors"]): each["count"] for each in unseen} == dict(expected)
        assert sum(each["count"] for each in unseen) == view["table"]["left"] + sum(
            view["table"]["in_hand"][other] for other in range(2) if other != seat
        )


def test_nothing_is_unseen_when_the_game_is_over() -> None:
    game = at(31)
    assert game.over
    assert game.view(1)["forecast"]["details"]["unseen"] == []
    assert game.view(1)["table"]["hand"][0][0] == game._state.hand[0, 0]
    assert redacted(game, 1).hand[0, 0] == game._state.hand[0, 0]


def test_the_enemy_does_not_learn_which_tile_was_taken_before_it_is_laid() -> None:
    game = at(7)
    while game.view(-1)["table"]["phase"] != "take":
        game.play(game.actions()[0])
    for action in ("take slot=2", "lay cell=" + str(_first_cell(game))):
        happened = game.play(action)
        assert happened == []
        assert game.view(1)["table"]["hand"][0] == [None, None, None]


def _first_cell(game: saqqara.Game) -> str:
    twin = game.copy()
    twin.play("take slot=1")
    return str(twin.actions()[0].arguments["cell"])


def test_drawing_ends_what_can_be_undone() -> None:
    game = new(2)
    while game._state.turn == 1:
        game.play(game.actions()[0])
        assert game.can_undo == (game._state.turn == 1)


def test_laying_ends_what_can_be_undone_when_nothing_is_left_to_draw() -> None:
    game = at(28)
    while game._state.turn == 28:
        game.play(game.actions()[0])
    assert not game.can_undo
