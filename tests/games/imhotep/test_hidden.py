"""What is hidden, and nothing else."""

from __future__ import annotations

import random

import numpy as np

import saqqara
from saqqara.games.imhotep.components import FACE_DOWN, ROUND_CARD_UNKNOWN
from saqqara.kernel.records import copy

from .scene import WHITE, Scene

HIDDEN = {"rng", "deck", "round_cards", "market"}


def test_only_the_pile_the_coming_round_cards_the_pair_and_the_generator_are_hidden() -> None:
    game = saqqara.new("imhotep", players=4, seed=8, market="B", pyramid="B", temple="B", wager=True)
    chance = random.Random(8)
    while not game.over:
        known, g = game.known(2), game._state
        changed = {name for name in game.rulebook.fields if np.asarray(known[name]).tobytes() != np.asarray(g[name]).tobytes()}
        assert changed <= HIDDEN
        assert known.market[:3].tolist() == g.market[:3].tolist()
        assert set(known.deck[: g.deck_left].tolist()) <= {FACE_DOWN}
        rounds = int(g.round_number)
        assert known.round_cards[:rounds].tolist() == g.round_cards[:rounds].tolist()
        assert set(known.round_cards[rounds:].tolist()) == {ROUND_CARD_UNKNOWN}
        game.play(chance.choice(game.actions()))


def test_the_taker_of_the_pair_knows_it_and_deals_accordingly() -> None:
    scene = Scene(4, market="B")
    scene.boats("4322")
    scene.market("statue", "lever", "chisel", "hammer", "entrance")
    scene.load(1, "123")
    scene.play("sail boat=1 site=market", "choose_pair")
    rules = scene.game.rulebook.rules
    seen = set()
    for seed in range(20):
        own, other = scene.game.known(WHITE), scene.game.known(0)
        rules.deal(own, WHITE, np.uint64(seed))
        rules.deal(other, 0, np.uint64(seed))
        assert own.market.tolist() == scene.g.market.tolist()
        scene.game.rulebook.check(own)
        scene.game.rulebook.check(other)
        seen.add(tuple(other.market[3:].tolist()))
    assert len(seen) > 5


def test_dealing_gives_every_coming_round_card_and_every_unseen_card_a_chance() -> None:
    game = saqqara.new("imhotep", players=3, seed=9)
    rules = game.rulebook.rules
    seconds, tops = set(), set()
    for seed in range(200):
        known = game.known(1)
        rules.deal(known, 1, np.uint64(seed))
        game.rulebook.check(known)
        seconds.add(int(known.round_cards[1]))
        tops.add(int(known.deck[known.deck_left - 1]))
    assert len(seconds) == 6
    assert len(tops) >= 11
    assert copy(game._state).tobytes() == game._state.tobytes()
