"""The environments pass the checks of the libraries that they are for."""

from __future__ import annotations

import importlib
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, seed_test

import saqqara
from saqqara import games, learn
from saqqara.errors import BadArray, BadBot, BadOption, IllegalAction, MissingExtra, NoDevice
from saqqara.kernel.records import Array
from saqqara.learn.rewards import returns

every_game = pytest.mark.parametrize("name", games.names())
every_count = pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.names() for n in games.find(name).players])
usual_for_masks = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask numpy array is all:UserWarning")


# PettingZoo


@usual_for_masks
@every_count
def test_pettingzoo_api(name: str, players: int) -> None:
    api_test(learn.aec_env(name, players=players), num_cycles=60)


@usual_for_masks
@every_game
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: learn.aec_env(name), num_cycles=40)


@every_count
def test_an_aec_game_ends_with_rewards_by_place(name: str, players: int) -> None:
    env = learn.aec_env(name, players=players)
    env.reset(seed=8)
    same = saqqara.new(name, players=players, seed=8)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        if over or cut:
            env.step(None)
            continue
        assert agent == f"player_{same.mover}"
        assert env.observation_space(agent).contains(seen)
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        same.play(action)
        env.step(action)
    assert same.over
    assert list(total.values()) == learn_returns(same)
    assert sum(total.values()) == pytest.approx(0)


def learn_returns(game: saqqara.Game) -> list[float]:
    rivals = game.players - 1
    return [sum((other > place) - (other < place) for other in game.places) / rivals for place in game.places]


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = learn.aec_env("pebbles")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.game.record()
    with pytest.raises(IllegalAction):
        env.step(24)
    assert (env.agent_selection, env.game.record()) == (agent, before)


def test_an_aec_environment_must_be_started_first() -> None:
    env = learn.aec_env("pebbles")
    uses: list[Any] = [env.last, lambda: env.step(0), lambda: env.observe("player_0")]
    for use in uses:
        with pytest.raises(IllegalAction, match="call reset first"):
            use()
    seed: Any = np.int64(3)
    env.reset(seed=seed)
    assert env.game.record()["seed"] == 3
    with pytest.raises(BadOption, match="agent: must be one of player_0, player_1, not 'player_9'"):
        env.observe("player_9")


def test_an_aec_environment_draws_the_table() -> None:
    env = learn.aec_env("pebbles", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn
    assert "heap 0:" in drawn
    assert learn.aec_env("pebbles").render() is None
    with pytest.raises(BadOption, match="render_mode"):
        learn.aec_env("pebbles", render_mode="human")


# Gymnasium


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@every_game
def test_gymnasium_checker(name: str) -> None:
    check_env(learn.gym_env(name, masked="replace"))


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@pytest.mark.parametrize(("name", "opponent"), [("kheops", "greedy"), ("amunre", "greedy"), ("kheops", "search:20")])
def test_gymnasium_checker_against_bots(name: str, opponent: str) -> None:
    check_env(learn.gym_env(name, opponent=opponent, masked="replace"))


def legal_choice(seen: dict[str, Array], chance: np.random.Generator) -> Array:
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])


@every_count
def test_against_bots_the_agent_decides_for_one_seat(name: str, players: int) -> None:
    env = learn.vector_env(name, 3, players=players, threads=1)
    seen, infos = env.reset(seed=3)
    chance = np.random.default_rng(0)
    ended, over = 0, np.zeros(3, np.bool_)
    while ended < 5:
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["observation"][:, 0], infos["seat"])
        assert np.array_equal(seen["action_mask"].any(axis=1), ~over)
        seats = infos["seat"]
        seen, rewards, over, cut, infos = env.step(legal_choice(seen, chance))
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert not cut.any()
        for row in np.flatnonzero(over):
            assert rewards[row] == pytest.approx(returns(env.batch.places[row].tolist())[seats[row]])
        assert not rewards[~over].any()
        ended += int(over.sum())


@every_game
def test_self_play_decides_for_every_seat(name: str) -> None:
    env = learn.self_play_env(name, 3, threads=1)
    seen, infos = env.reset(seed=3)
    chance = np.random.default_rng(0)
    deciders = set()
    over = np.zeros(3, np.bool_)
    while not over.any():
        assert np.array_equal(seen["observation"][:, 0], infos["seat"])
        movers = infos["seat"]
        deciders |= set(movers.tolist())
        seen, rewards, over, _, infos = env.step(legal_choice(seen, chance))
    assert deciders == set(range(env.batch.players))
    row = int(np.flatnonzero(over)[0])
    assert rewards[row] == infos["rewards"][row, movers[row]]
    assert infos["rewards"][row].sum() == pytest.approx(0)
    _, rewards, over, _, _ = env.step(legal_choice(seen, chance))
    assert not over[row]
    assert rewards[row] == 0
    assert env.batch.states[row]["decisions"] == 0
    _, infos = env.reset(seed=3)
    assert not infos["rewards"].any()


def test_vector_environments_work_with_gymnasiums_own_wrappers() -> None:
    env = RecordEpisodeStatistics(learn.vector_env("pebbles", 4, seat=1))
    assert isinstance(env.unwrapped, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=1)
    chance, episodes = np.random.default_rng(2), 0
    while episodes < 6:
        seen, _, over, _, infos = env.step(legal_choice(seen, chance))
        assert "episode" in infos if over.any() else True
        episodes += int(over.sum())


def test_the_same_seed_gives_the_same_run() -> None:
    runs = []
    for _ in range(2):
        env = learn.vector_env("pebbles", 4)
        seen, _ = env.reset(seed=11)
        chance, run = np.random.default_rng(5), []
        for _ in range(40):
            seen, rewards, over, _, _ = env.step(legal_choice(seen, chance))
            run.append((seen["observation"].tobytes(), rewards.tobytes(), over.tobytes()))
        runs.append(run)
    assert runs[0] == runs[1]


def test_the_agents_seat_rotates() -> None:
    env = learn.vector_env("pebbles", 2, players=3)
    seats = set()
    for _ in range(6):
        _, infos = env.reset()
        seats |= set(infos["seat"].tolist())
    assert seats == {0, 1, 2}


def test_an_opponent_may_be_a_function_of_what_it_sees() -> None:
    asked = []

    def last_legal(seen: Array, masks: Array) -> Array:
        asked.append(seen.shape)
        chosen: Array = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
        return chosen

    env = learn.vector_env("pebbles", 3, opponent=last_legal, seat=0)
    seen, _ = env.reset(seed=1)
    first = [env.batch.states[i].tobytes() for i in range(3)]
    seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    assert asked == [(3, env.batch.layout.width)]
    for i in range(3):
        table = saqqara.new("pebbles", seed=1 + i)
        assert table._state.tobytes() == first[i]
        table.play(table.actions()[0])
        table.play(table.actions()[-1])
        assert env.batch.states[i].tobytes() == table._state.tobytes()


def test_an_opponent_that_is_a_function_is_shown_its_own_decisions_only() -> None:
    """Not what the agent knows, and no game in which there is nothing to decide."""
    shown = []

    def first_legal(seen: Array, masks: Array) -> Array:
        shown.append((seen[:, 0].copy(), masks.any(axis=1)))
        chosen: Array = masks.argmax(axis=1)
        return chosen

    env = learn.vector_env("pebbles", 4, opponent=first_legal, seat=0)
    seen, _ = env.reset(seed=1)
    chance, ended = np.random.default_rng(2), 0
    while ended < 5:
        seen, _, over, _, _ = env.step(legal_choice(seen, chance))
        ended += int(over.sum())
    assert len({len(seats) for seats, _ in shown}) > 1
    assert all((seats == 1).all() and some.all() for seats, some in shown)


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (lambda masks: np.full(len(masks), 24), IllegalAction),
        (lambda masks: np.full(len(masks), -1), IllegalAction),
        (lambda masks: np.zeros(len(masks)), BadArray),
        (lambda masks: np.zeros(len(masks) + 1, np.int64), BadArray),
        (lambda masks: None, BadArray),
    ],
)
def test_a_wrong_answer_of_an_opponent_is_refused_and_the_games_must_be_started_again(answer: Any, error: type) -> None:
    env = learn.vector_env("pebbles", 2, opponent=lambda seen, masks: answer(masks), seat=0)
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    with pytest.raises(error, match="opponent: "):
        env.step(actions)
    assert (env.batch.states["decisions"] == 1).all()
    with pytest.raises(IllegalAction, match="reset"):
        env.step(actions)
    again, _ = env.reset(seed=1)
    assert np.array_equal(again["observation"], seen["observation"])


def test_greedy_is_a_harder_opponent_than_random() -> None:
    """At Pebbles, greed takes a heap as soon as it can, so a random agent loses more often against it."""
    means = []
    for opponent in ("random", "greedy"):
        env = learn.vector_env("pebbles", 40, opponent=opponent)
        seen, _ = env.reset(seed=1)
        chance = np.random.default_rng(3)
        results: list[float] = []
        while len(results) < 120:
            seen, rewards, over, _, _ = env.step(legal_choice(seen, chance))
            results += rewards[over].tolist()
        means.append(np.mean(results))
    assert means[0] > means[1] + 0.2


def test_illegal_actions_are_an_error_unless_they_are_replaced() -> None:
    strict = learn.vector_env("pebbles", 2)
    seen, _ = strict.reset(seed=1)
    before = strict.batch.states.tobytes()
    wrong = np.array([24, int(np.flatnonzero(seen["action_mask"][1])[0])])
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    assert strict.batch.states.tobytes() == before
    lenient = learn.vector_env("pebbles", 2, masked="replace")
    lenient.reset(seed=1)
    lenient.step(wrong)
    assert lenient.batch.states.tobytes() != before


@pytest.mark.parametrize("masked", ["error", "replace"])
def test_wrong_actions_are_refused_before_anything_is_played(masked: str) -> None:
    env = learn.vector_env("pebbles", 2, masked=masked)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(np.zeros(2, np.int64))
    seed: Any = np.int64(1)
    env.reset(seed=seed)
    before = env.batch.states.tobytes()
    wrongs: list[Any] = [
        np.zeros(2),
        np.zeros(3, np.int64),
        np.zeros((2, 1), np.int64),
        None,
        "xy",
        [1, [2]],
        np.zeros(2, np.bool_),
    ]
    for wrong in wrongs:
        with pytest.raises(BadArray, match="actions: must be 2 whole numbers"):
            env.step(wrong)
    assert env.batch.states.tobytes() == before
    huge = np.full(2, 2**64 - 1, np.uint64)
    if masked == "replace":
        env.step(huge)
        assert env.batch.states.tobytes() != before
    else:
        with pytest.raises(IllegalAction, match=str(2**64 - 1)):
            env.step(huge)


def test_wrong_settings_are_refused() -> None:
    wrongs: list[dict[str, Any]] = [
        {"seat": 2}, {"seat": True}, {"masked": "maybe"}, {"nugget": 3}, {"device": "cuda"}, {"autoreset": True},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(BadOption):
            learn.vector_env("pebbles", 2, **wrong)
    with pytest.raises(BadBot, match="no bot or level 'nobody'"):
        learn.vector_env("pebbles", 2, opponent="nobody")


# OpenSpiel


@every_count
def test_openspiel_random_simulation(name: str, players: int) -> None:
    assert f"saqqara_{name}" in learn.register_openspiel()
    game = pyspiel.load_game(f"saqqara_{name}(players={players},deals=20)")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_states_are_the_games_of_the_table(name: str) -> None:
    learn.register_openspiel()
    game = pyspiel.load_game(f"saqqara_{name}(deals=20)")
    state, same = game.new_initial_state(), saqqara.new(name, seed=13)
    assert len(state.chance_outcomes()) == 20
    state.apply_action(13)
    chance = np.random.default_rng(4)
    while not same.over:
        assert state.current_player() == same.mover
        assert state.legal_actions() == [action.number for action in same.actions()]
        for seat in range(same.players):
            assert state.observation_tensor(seat) == learn.layout(name).vector(same.known(seat), seat).tolist()
        action = int(chance.choice(state.legal_actions()))
        assert state.action_to_string(action) == str(same.rulebook.actions.action(action))
        state.apply_action(action)
        same.play(action)
    assert state.is_terminal()
    assert state.returns() == learn_returns(same)


def test_openspiel_refuses_wrong_deals() -> None:
    learn.register_openspiel()
    for deals in (0, -5):
        with pytest.raises(BadOption, match="deals: a whole number from 1 on"):
            pyspiel.load_game(f"saqqara_pebbles(deals={deals})")
    state = pyspiel.load_game("saqqara_pebbles(deals=5)").new_initial_state()
    for deal in (5, -2):
        with pytest.raises(IllegalAction, match="deal: a number from 0 to 4"):
            state.apply_action(deal)


def test_an_information_state_remembers_what_the_seat_saw_and_did() -> None:
    learn.register_openspiel()
    game = pyspiel.load_game("saqqara_pebbles(deals=20)")

    def after(*actions: int) -> Any:
        state = game.new_initial_state()
        for action in (0, *actions):
            state.apply_action(action)
        return state

    one, other = after(0, 6, 1), after(1, 6, 0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert after(0, 6).information_state_string(1) == after(0, 6).information_state_string(1)


def test_an_information_state_does_not_reveal_what_is_hidden() -> None:
    """Two deals that differ only in where the nugget lies look the same until it is found."""
    learn.register_openspiel()
    game = pyspiel.load_game("saqqara_pebbles(deals=2000)")
    seen: dict[tuple[int, ...], tuple[int, str]] = {}
    compared = 0
    for deal in range(2000):
        table = saqqara.new("pebbles", seed=deal)
        heaps, gold = tuple(table._state.heaps.tolist()), int(table._state.gold)
        state = game.new_initial_state()
        state.apply_action(deal)
        state.apply_action(0)
        state_string = state.information_state_string(0)
        if heaps in seen and seen[heaps][0] != gold:
            assert seen[heaps][1] == state_string
            compared += 1
        seen.setdefault(heaps, (gold, state_string))
    assert compared > 10


def to_a_secret_decision(state: Any, chance: np.random.Generator) -> Any:
    """Play at random until a seat makes a decision that others cannot notice; return the state before it."""
    while True:
        before = state.clone()
        state.apply_action(int(chance.choice(state.legal_actions())))
        if state.table.number != state.table.seen(-1):
            return before


def test_an_information_state_does_not_count_what_others_decide_in_secret() -> None:
    """A seat that notices none of another seat's secret decisions has the same information state however many they are."""
    learn.register_openspiel()
    game = pyspiel.load_game("saqqara_amunre(deals=50)")
    public = make_observation(game, pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE))
    chance = np.random.default_rng(2)
    strings_of: dict[Any, set[Any]] = {}
    numbers: dict[Any, set[int]] = {}
    for deal in range(6):
        dealt = game.new_initial_state()
        dealt.apply_action(deal)
        before = to_a_secret_decision(dealt, chance)
        mover = before.current_player()
        for _ in range(30):
            state = before.clone()
            while state.current_player() == mover:
                state.apply_action(int(chance.choice(state.legal_actions())))
            for seat in {0, 1, 2} - {mover}:
                same = deal, seat, state.progress.known(seat).tobytes()
                strings = state.observation_string(seat), state.information_state_string(seat), public.string_from(state, mover)
                strings_of.setdefault(same, set()).add(strings)
                numbers.setdefault(same, set()).add(state.table.number)
    assert max(map(len, numbers.values())) > 1
    assert all(len(strings) == 1 for strings in strings_of.values())


def test_a_public_observer_learns_nothing_private() -> None:
    """What only one seat learned changes its own information state, not the public one."""
    learn.register_openspiel()
    game = pyspiel.load_game("saqqara_amunre(deals=50)")
    public = make_observation(game, pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE))
    dealt = game.new_initial_state()
    dealt.apply_action(3)
    state = to_a_secret_decision(dealt, np.random.default_rng(2)).clone()
    mover, before = state.current_player(), public.string_from(state, state.current_player())
    own = state.information_state_string(mover)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(mover) != own
    assert public.string_from(state, mover) == before


# Extras


def test_plain_import_loads_no_extra() -> None:
    extras = "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "torch", "ray"
    code = f"import saqqara.learn, sys; sys.exit(any(name in sys.modules for name in {extras!r}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("module", "use"),
    [
        ("pettingzoo", lambda: learn.aec_env("pebbles")),
        ("gymnasium", lambda: learn.vector_env("pebbles", 2)),
        ("gymnasium", lambda: learn.self_play_env("pebbles", 2)),
        ("gymnasium", lambda: learn.gym_env("pebbles")),
        ("pyspiel", learn.register_openspiel),
    ],
)
def test_a_missing_extra_is_named_when_it_is_used(module: str, use: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name.partition(".")[0] == module:
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr("saqqara.learn.extras.import_module", without)
    with pytest.raises(MissingExtra, match=f"{module} is not installed: pip install"):
        use()


def test_cuda_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str, package: str | None = None) -> Any:
        raise ImportError(name)

    monkeypatch.delitem(sys.modules, "saqqara.learn.gpu", raising=False)
    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(NoDevice, match=r"saqqara\[gpu\]"):
        learn.Batch("pebbles", 4, device="cuda")
