"""One suite that every registered game passes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema
import numpy as np
import pytest

import saqqara
from saqqara import texts
from saqqara.errors import BadPosition, BadRecord, CannotUndo, IllegalAction
from saqqara.kernel.records import copy
from saqqara.table import SPECTATOR
from saqqara.table.schemas import position_schema, record_schema
from saqqara.table.sentences import action_text, event_text, seat_names

from .setups import Setup, all_setups, play_random

SETUPS = all_setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
MOST_DECISIONS = 3000


def moments(setup: Setup, seed: int, every: int = 7) -> Iterator[saqqara.Game]:
    """A random game, looked at now and then."""
    chance = random.Random(f"{setup} {seed}")
    game = setup.new(seed)
    while not game.over:
        if game.number % every == 0:
            yield game
        game.play(chance.choice(game.actions()))
    yield game


def raw(game: saqqara.Game) -> bytes:
    return bytes(game._state.tobytes())


def world(game: saqqara.Game, seat: int, seed: int) -> saqqara.Game:
    """Another game that this seat cannot tell from the real one: everything hidden from it is dealt anew."""
    twin = game.copy()
    twin._state = game.known(seat)
    game.rulebook.rules.deal(twin._state, seat, np.uint64(seed))
    return twin


@every_setup
def test_same_seed_and_actions_give_the_same_game(setup: Setup) -> None:
    first, second, other = setup.new(11), setup.new(11), setup.new(12)
    assert raw(first) == raw(second) != raw(other)
    play_random(first, random.Random(3))
    play_random(second, random.Random(3))
    assert raw(first) == raw(second)
    assert first.record() == second.record()
    assert first.events() == second.events()


@every_setup
def test_random_play_ends_with_scores_that_the_sources_explain(setup: Setup) -> None:
    for seed in range(6):
        game = setup.new(seed)
        play_random(game, random.Random(seed), MOST_DECISIONS)
        assert game.over
        assert game.mover is None
        assert game.actions() == []
        assert game.forecast()["totals"] == game.scores
        assert game.winners == [seat for seat, place in enumerate(game.places) if place == 1] != []
        best = max(game.scores)
        assert all(game.scores[seat] == best for seat in game.winners)
        assert sorted(game.places)[0] == 1
        for place in set(game.places):
            assert place == 1 + sum(other < place for other in game.places)


@every_setup
def test_legal_actions_are_ascending_and_each_can_be_played(setup: Setup) -> None:
    for game in moments(setup, 21):
        numbers = [action.number for action in game.actions()]
        assert numbers == sorted(set(numbers))
        assert game.over or numbers
        for number in numbers[:40]:
            twin = game.copy()
            twin.play(number)
            assert twin.number == game.number + 1
            game.rulebook.check(twin._state)
        game.rulebook.check(game._state)


@every_setup
def test_illegal_actions_change_nothing_and_say_why(setup: Setup) -> None:
    chance = random.Random(5)
    for game in moments(setup, 22, every=11):
        before = raw(game), game.record(), game.events()
        legal = {action.number for action in game.actions()}
        illegal = [number for number in range(game.rulebook.actions.total) if number not in legal]
        for number in chance.sample(illegal, min(60, len(illegal))):
            with pytest.raises(IllegalAction) as refusal:
                game.play(number)
            assert refusal.value.key
            if setup.game != "pebbles":
                for language in texts.LANGUAGES:
                    assert texts.bundle(language).has_message(refusal.value.key), (language, refusal.value.key)
                assert "{" not in str(refusal.value)
        for nonsense in ("", "fly", "fly high=3", -1, game.rulebook.actions.total, 3.5, None, True, "é=1"):
            with pytest.raises(IllegalAction):
                game.play(nonsense)  # type: ignore[arg-type]
        assert (raw(game), game.record(), game.events()) == before


@every_setup
def test_actions_have_a_text_that_parses_back(setup: Setup) -> None:
    actions = setup.new(1).rulebook.actions
    assert actions.total <= 512
    for number in range(actions.total):
        action = actions.action(number)
        assert actions.parse(str(action)) == action
        assert action.number == number


@every_setup
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(setup: Setup) -> None:
    for game in moments(setup, 23):
        for seat in range(SPECTATOR, game.players):
            view, known = json.dumps(game.outline(seat)), game.known(seat).tobytes()
            for seed in (1, 2):
                if game.over:
                    continue
                twin = world(game, seat, seed)
                game.rulebook.check(twin._state)
                assert twin.known(seat).tobytes() == known
                assert json.dumps(twin.outline(seat)) == view
                if seat == game.mover:
                    assert twin.actions() == game.actions()


@every_setup
def test_the_mover_knows_enough_to_know_what_is_legal(setup: Setup) -> None:
    for game in moments(setup, 24, every=3):
        if game.mover is not None:
            assert game._legal(game.known(game.mover)) == game._legal(game._state)


@every_setup
def test_events_that_reveal_nothing_tell_nothing(setup: Setup) -> None:
    """Play the same action in two worlds a seat cannot tell apart: unless it reveals something, both look the same afterwards."""
    chance = random.Random(9)
    for game in moments(setup, 25, every=4):
        if game.over:
            continue
        for seat in range(SPECTATOR, game.players):
            twin = world(game, seat, chance.randrange(10**6))
            action = chance.choice(game.actions())
            if action not in twin.actions():
                continue
            here, there = game.copy(), twin
            shown = [[event for event in each.play(action) if event["audience"] in (-1, seat)] for each in (here, there)]
            if here.over or there.over or any(event["reveals"] for events in shown for event in events):
                continue
            assert shown[0] == shown[1]
            assert here.view(seat) == there.view(seat)


@every_setup
def test_a_dealt_world_can_be_played_to_its_end(setup: Setup) -> None:
    chance = random.Random(4)
    for game in moments(setup, 26, every=40):
        if game.mover is not None:
            twin = world(game, game.mover, 77)
            while not twin.over:
                twin.play(chance.choice(twin.actions()))
                if twin.over or twin.number % 7 == 0:
                    twin.rulebook.check(twin._state)


@every_setup
def test_private_events_reach_their_seat_alone_until_the_end(setup: Setup) -> None:
    game = setup.new(27)
    chance = random.Random(27)
    while not game.over:
        happened = game.play(chance.choice(game.actions()))
        if game.over:
            break
        for event in happened:
            plain = {key: value for key, value in event.items() if key != "audience"}
            for seat in range(SPECTATOR, game.players):
                told = plain in game.events(event["number"], seat)
                assert told == (event["audience"] in (-1, seat)) or plain in [
                    {k: v for k, v in other.items() if k != "audience"} for other in happened if other is not event
                ]
    assert game.events(0, 0) == game.events(0)


@every_setup
def test_records_and_positions_come_back_as_they_were(setup: Setup) -> None:
    game = setup.new(28)
    chance = random.Random(28)
    states = [raw(game)]
    while not game.over:
        game.play(chance.choice(game.actions()), at=float(game.number))
        states.append(raw(game))
    record = json.loads(json.dumps(game.record()))
    assert raw(saqqara.replay(record)) == states[-1]
    assert saqqara.replay(record).record() == record
    assert saqqara.replay(record).events() == game.events()
    for upto in range(0, len(states), 9):
        part = saqqara.replay(record, upto)
        assert raw(part) == states[upto]
        again = saqqara.from_position(setup.game, json.loads(json.dumps(part.position())))
        assert raw(again) == states[upto]
        assert again.options == part.options
    resumed = saqqara.from_position(setup.game, saqqara.replay(record, len(states) // 2).position())
    play_random(resumed, random.Random(1))
    assert raw(saqqara.replay(json.loads(json.dumps(resumed.record())))) == raw(resumed)


@every_setup
def test_records_and_positions_fit_their_schemas(setup: Setup) -> None:
    game = setup.new(34)
    play_random(game, random.Random(34), 30)
    jsonschema.validate(game.record(), record_schema())
    jsonschema.validate(game.position(), position_schema(game.rulebook))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**game.position(), "more": 1}, position_schema(game.rulebook))


@every_setup
def test_undo_goes_back_exactly_and_only_over_own_decisions(setup: Setup) -> None:
    game = setup.new(29)
    chance = random.Random(29)
    undone = 0
    before: list[tuple[Any, ...]] = []
    while not game.over:
        last, moment = game.last_mover, (raw(game), game.record(), game.events())
        if last is not None and last != game.mover:
            before.clear()
        before.append(moment)
        happened = game.play(chance.choice(game.actions()))
        if game.over or any(event["reveals"] for event in happened):
            before.clear()
        assert game.can_undo == bool(before)
        if not before:
            with pytest.raises(CannotUndo):
                game.undo()
            continue
        twin, here = game.copy(), raw(game)
        for earlier in reversed(before):
            twin.undo()
            undone += 1
            assert (raw(twin), twin.record(), twin.events()) == earlier
        assert not twin.can_undo
        twin.play(chance.choice(twin.actions()))
        again = game.copy()
        assert raw(game) == here
        for earlier in reversed(before):
            again.undo()
            assert raw(again) == earlier[0]
    assert undone or setup.game == "pebbles"


@every_setup
def test_previews_change_nothing_and_tell_what_will_happen(setup: Setup) -> None:
    for game in moments(setup, 30, every=13):
        for action in game.actions()[:6]:
            before = raw(game)
            seen = game.preview(action)
            assert raw(game) == before
            assert world(game, game.mover or 0, 3).preview(action) == seen
            twin = game.copy()
            happened = twin.play(action)
            if not seen["reveals"] and not twin.over:
                assert seen["table"] == twin.view(game.mover or 0)["table"]
            if not seen["reveals"]:
                assert seen["events"] == [event for event in happened if event["audience"] in (-1, game.mover)]


@every_setup
def test_everything_has_a_text_in_every_language(setup: Setup) -> None:
    if setup.game == "pebbles":
        return
    game = setup.new(31)
    play_random(game, random.Random(31))
    for language in texts.LANGUAGES:
        names = seat_names(game.seats, language)
        for event in game.events():
            said = event_text(setup.game, event, names, language)
            assert said
            assert "{" not in said, said
            assert not said.startswith(f"{setup.game}-event"), said
        for number in range(game.rulebook.actions.total):
            said = action_text(setup.game, game.rulebook.actions.action(number), names, language)
            assert said
            assert "{" not in said, said
            assert not said.startswith(f"{setup.game}-action"), said


@every_setup
def test_broken_positions_are_refused_with_the_field_at_fault(setup: Setup) -> None:
    game = setup.new(32)
    play_random(game, random.Random(32), 20)
    position = game.position()
    zeros = json.loads(json.dumps(position))
    zeros["state"]["rng"] = [0, 0]
    with pytest.raises(BadPosition, match="rng"):
        saqqara.from_position(setup.game, zeros)
    for field in position["state"]:
        without = json.loads(json.dumps(position))
        del without["state"][field]
        with pytest.raises(BadPosition, match=field):
            saqqara.from_position(setup.game, without)
        wrong: Any
        for wrong in ("nonsense", 10**9, {}, 1.5, True):
            broken = json.loads(json.dumps(position))
            broken["state"][field] = wrong
            with pytest.raises(BadPosition, match=field):
                saqqara.from_position(setup.game, broken)
    for field, wrong in (
        ("format", "x"),
        ("version", 99),
        ("rules", 99),
        ("players", 17),
        ("options", {"x": 1}),
        ("game", "chess"),
    ):
        broken = {**position, field: wrong}
        with pytest.raises(BadPosition):
            saqqara.from_position(setup.game, broken)


@every_setup
def test_broken_records_are_refused_with_the_field_at_fault(setup: Setup) -> None:
    game = setup.new(33)
    play_random(game, random.Random(33), 8)
    record = game.record()
    unplayable = ["fly", *record["actions"][1:]]
    wrongs: list[tuple[str, Any]] = [
        ("format", None), ("version", 2), ("rules", 0), ("players", 9), ("options", []), ("options", {"no such": 1}), ("seed", "x"),
        ("seed", -1), ("seed", None), ("actions", "take"), ("actions", [1]), ("actions", unplayable), ("seats", []), ("times", [1]),
        ("position", {}), ("version", True), ("more", 1),
    ]  # fmt: skip
    for field, wrong in wrongs:
        with pytest.raises(BadRecord) as refusal:
            saqqara.replay({**record, field: wrong})
        assert field in str(refusal.value) or field == "position"
    document: Any
    for field in record:
        with pytest.raises(BadRecord, match=field):
            saqqara.replay({name: value for name, value in record.items() if name != field})
    for document in (None, [], "record", {}, 3):
        with pytest.raises(BadRecord):
            saqqara.replay(document)
    for upto in (-1, len(record["actions"]) + 1, True, "3"):
        with pytest.raises(BadRecord, match="upto"):
            saqqara.replay(record, upto)  # type: ignore[arg-type]


@every_setup
def test_the_state_is_small(setup: Setup) -> None:
    bound = {"imhotep": 1024, "kheops": 1024}.get(setup.game, 2048)
    state = setup.new(1)._state
    assert state.nbytes <= bound
    assert copy(state).tobytes() == state.tobytes()
