"""OpenSpiel: `backgammon` from Python, `hearts` rolled out inside C++, and both under its own C++ search."""

from __future__ import annotations

import random
import statistics
import sys
from typing import Any

import pyspiel
from measure import rates, report

seconds, repeats = float(sys.argv[1]), int(sys.argv[2])
chance = random.Random(1)


def dealt(name: str) -> Any:
    """A state whose first chance nodes are over."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        sample_chance(state)
    return state


def sample_chance(state: Any) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


def play(state: Any) -> int:
    """Play to the end at random; return the number of decisions and chance events."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        steps += 1
    return steps


def backgammon() -> int:
    state = game.new_initial_state()
    steps = play(state)
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1, 1], [-2, 2], [-3, 3])
    return steps


def rollouts_of_hearts() -> int:
    """One simulation of the search bot whose evaluator rolls out many times: all the work is in C++."""
    root = bot.mcts_search(hand)
    mean = root.total_reward / root.explore_count
    assert abs(mean - expected) < 6 * error, "the rollouts do not end like games played to the end"
    return ROLLOUTS * length


game = pyspiel.load_game("backgammon")
report("OpenSpiel backgammon, from Python", rates(backgammon, seconds, repeats), "random play, chance events counted as steps")

ROLLOUTS = 2000
hand = dealt("hearts")
lengths, results = set(), []
for _ in range(1000):
    twin = hand.clone()
    lengths.add(play(twin))
    results.append(twin.returns()[hand.current_player()])
assert len(lengths) == 1, "a hand of hearts always takes the same number of decisions"
length = lengths.pop()
expected, error = statistics.mean(results), statistics.stdev(results) / 1000**0.5
bot = pyspiel.MCTSBot(hand.get_game(), pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)
report(
    "OpenSpiel hearts, inside C++",
    rates(rollouts_of_hearts, seconds, repeats),
    f"RandomRolloutEvaluator, {length} decisions a rollout; their mean result is that of games played to the end",
)

SIMULATIONS = 100
race = dealt("backgammon")
search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 100, False, 1, False)


def search_backgammon() -> int:
    assert search.mcts_search(race).explore_count == SIMULATIONS
    return SIMULATIONS


report(
    "OpenSpiel MCTS, backgammon", rates(search_backgammon, seconds, repeats), "C++ search, one random rollout each", "playouts/s"
)

DEALS = 1000
blind = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, DEALS, -1)


def search_hearts() -> int:
    assert blind.step(hand) in hand.legal_actions()
    return DEALS


report("OpenSpiel IS-MCTS, hearts", rates(search_hearts, seconds, repeats), "C++ search, one random rollout each", "playouts/s")
