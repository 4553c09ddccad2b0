"""What every game must do, as one class of tests. A failure names the rule of docs/writing-a-game.md that a game breaks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import jsonschema
import numpy as np
import pytest

import saqqara
from saqqara import bots, games, learn, texts
from saqqara.errors import BadPosition, BadRecord, CannotUndo, IllegalAction
from saqqara.kernel.records import copy
from saqqara.table import SPECTATOR
from saqqara.table.drawing import draw
from saqqara.table.schemas import position_schema, record_schema
from saqqara.table.sentences import action_text, event_text, seat_names
from saqqara.testing.setups import Setup, play_random, setups

MOST_ACTIONS = 512
MOST_BYTES = 2048
MOST_DECISIONS = 3000
WHOLE_TEXTS = re.compile(r"-(about|action|argument|choose|event|events|option|prompt|source|why)(-|$)")
"""The keys that code asks for. Another language may need fewer or other helpers for declensions and plurals."""


def moments(setup: Setup, seed: int, every: int = 7) -> Iterator[saqqara.Game]:
    """A random game, yielded at its start, after each `every` decisions, and at its end."""
    chance = random.Random(f"{setup} {seed}")
    game = setup.new(seed)
    while not game.over:
        if game.number % every == 0:
            yield game
        game.play(chance.choice(game.actions()))
    yield game


def raw(game: saqqara.Game) -> bytes:
    """The bytes of the whole state, secrets included."""
    return bytes(game._state.tobytes())


def world(game: saqqara.Game, seat: int, seed: int) -> saqqara.Game:
    """Another game that this seat cannot tell from the real one: everything hidden from it is dealt again."""
    twin = game.copy()
    twin._state = game.known(seat)
    game.rulebook.rules.deal(twin._state, seat, np.uint64(seed))
    return twin


def is_said(text: str) -> bool:
    """Whether a text exists and is complete."""
    return bool(text) and "{" not in text


class Contract:
    """Tests of one game or several; a subclass names them."""

    games: ClassVar[Sequence[str]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test for every setup of every game."""
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", [setup for name in self.games for setup in setups(name)], ids=str)
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", self.games)

    def test_same_seed_and_actions_give_the_same_game(self, setup: Setup) -> None:
        first, second, other = setup.new(11), setup.new(11), setup.new(12)
        assert raw(first) == raw(second) != raw(other)
        play_random(first, random.Random(3))
        play_random(second, random.Random(3))
        assert raw(first) == raw(second)
        assert first.record() == second.record()
        assert first.events() == second.events()

    def test_random_play_ends_with_scores_that_the_sources_explain(self, setup: Setup) -> None:
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

    def test_legal_actions_are_ascending_and_each_can_be_played(self, setup: Setup) -> None:
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

    def test_illegal_actions_change_nothing_and_say_why(self, setup: Setup) -> None:
        chance = random.Random(5)
        for game in moments(setup, 22, every=11):
            before = raw(game), game.record(), game.events()
            legal = {action.number for action in game.actions()}
            illegal = [number for number in range(game.rulebook.actions.total) if number not in legal]
            for number in chance.sample(illegal, min(60, len(illegal))):
                with pytest.raises(IllegalAction) as refusal:
                    game.play(number)
                assert refusal.value.key
                for language in texts.LANGUAGES:
                    assert texts.bundle(language).has_message(refusal.value.key), (language, refusal.value.key)
                assert "{" not in str(refusal.value)
            for nonsense in ("", "fly", "fly high=3", -1, game.rulebook.actions.total, 3.5, None, True, "é=1"):
                with pytest.raises(IllegalAction):
                    game.play(nonsense)  # type: ignore[arg-type]
            assert (raw(game), game.record(), game.events()) == before

    def test_actions_have_a_text_that_parses_back(self, setup: Setup) -> None:
        actions = setup.new(1).rulebook.actions
        assert actions.total <= MOST_ACTIONS
        for number in range(actions.total):
            action = actions.action(number)
            assert actions.parse(str(action)) == action
            assert action.number == number

    def test_a_seat_sees_the_same_whatever_is_hidden_from_it(self, setup: Setup) -> None:
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

    def test_the_mover_knows_enough_to_know_what_is_legal(self, setup: Setup) -> None:
        for game in moments(setup, 24, every=3):
            if game.mover is not None:
                assert game._legal(game.known(game.mover)) == game._legal(game._state)

    def test_events_that_reveal_nothing_tell_nothing(self, setup: Setup) -> None:
        """Two worlds that a seat cannot tell apart still look the same after the same action, unless it reveals something."""
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

    def test_a_dealt_world_can_be_played_to_its_end(self, setup: Setup) -> None:
        chance = random.Random(4)
        for game in moments(setup, 26, every=40):
            if game.mover is not None:
                twin = world(game, game.mover, 77)
                while not twin.over:
                    twin.play(chance.choice(twin.actions()))
                    twin.rulebook.check(twin._state)

    def test_private_events_reach_their_seat_alone_until_the_end(self, setup: Setup) -> None:
        game = setup.new(27)
        chance = random.Random(27)
        while not game.over:
            happened = game.play(chance.choice(game.actions()))
            if game.over:
                break
            for event in happened:
                plain = {key: value for key, value in event.items() if key != "audience"}
                for seat in range(SPECTATOR, game.players):
                    heard = plain in game.events(event["number"], seat)
                    assert heard == (event["audience"] in (-1, seat)) or plain in [
                        {k: v for k, v in other.items() if k != "audience"} for other in happened if other is not event
                    ]
        assert game.events(0, 0) == game.events(0)

    def test_records_and_positions_come_back_as_they_were(self, setup: Setup) -> None:
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

    def test_records_and_positions_fit_their_schemas(self, setup: Setup) -> None:
        game = setup.new(34)
        play_random(game, random.Random(34), 30)
        jsonschema.validate(game.record(), record_schema())
        jsonschema.validate(game.position(), position_schema(game.rulebook))
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**game.position(), "more": 1}, position_schema(game.rulebook))

    def test_undo_goes_back_exactly_and_only_over_own_decisions(self, setup: Setup) -> None:
        game = setup.new(29)
        chance = random.Random(29)
        quiet = undone = 0
        before: list[tuple[Any, ...]] = []
        while not game.over:
            last, moment = game.last_mover, (raw(game), game.record(), game.events())
            if last is not None and last != game.mover:
                before.clear()
            before.append(moment)
            happened = game.play(chance.choice(game.actions()))
            if game.over or any(event["reveals"] for event in happened):
                before.clear()
            else:
                quiet += 1
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
        assert undone >= quiet

    def test_previews_change_nothing_and_tell_what_will_happen(self, setup: Setup) -> None:
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

    def test_everything_has_a_text_in_every_language(self, setup: Setup) -> None:
        game = setup.new(31)
        play_random(game, random.Random(31))
        for language in texts.LANGUAGES:
            names = seat_names(game.seats, language)
            for event in game.events():
                said = event_text(setup.game, event, names, language)
                assert is_said(said), said
                assert not said.startswith(f"{setup.game}-event"), said
            for number in range(game.rulebook.actions.total):
                said = action_text(setup.game, game.rulebook.actions.action(number), names, language)
                assert is_said(said), said
                assert not said.startswith(f"{setup.game}-action"), said

    def test_broken_positions_are_refused_with_the_field_at_fault(self, setup: Setup) -> None:
        game = setup.new(32)
        play_random(game, random.Random(32), 20)
        position = game.position()
        zeros = json.loads(json.dumps(position))
        zeros["state"]["rng"] = [0] * len(zeros["state"]["rng"])
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

    def test_broken_records_are_refused_with_the_field_at_fault(self, setup: Setup) -> None:
        game = setup.new(33)
        play_random(game, random.Random(33), 8)
        record = game.record()
        unplayable = ["fly", *record["actions"][1:]]
        wrongs: list[tuple[str, Any]] = [
            *(("format", None), ("version", 99), ("version", True), ("rules", 0), ("players", 9), ("more", 1), ("position", {})),
            *(("options", []), ("options", {"no such": 1}), ("seed", "x"), ("seed", -1), ("seed", None), ("seats", [])),
            *(("actions", "take"), ("actions", [1]), ("actions", unplayable), ("times", [1])),
        ]
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

    def test_the_state_is_small(self, setup: Setup) -> None:
        state = setup.new(1)._state
        assert state.nbytes <= MOST_BYTES
        assert copy(state).tobytes() == state.tobytes()

    def test_the_terminal_draws_every_moment(self, setup: Setup) -> None:
        for game in moments(setup, 35, every=29):
            eye = SPECTATOR if game.mover is None else game.mover
            for language in texts.LANGUAGES:
                drawn = draw(game, eye, language)
                assert drawn.strip()
                assert f"{setup.game}-" not in drawn

    def test_bots_play_it(self, setup: Setup) -> None:
        game = setup.new(36)
        players = [bots.bot("greedy", seed=1), bots.bot("search:4", seed=1, threads=1)]
        for turn in range(6):
            if game.over:
                break
            chosen = players[turn % 2].choose(game)
            assert chosen in game.actions()
            game.play(chosen)

    def test_a_batch_plays_the_same_games(self, setup: Setup) -> None:
        batch = learn.Batch(setup.game, 2, players=setup.players, seed=37, threads=1, **dict(setup.options))
        tables = [saqqara.new(setup.game, players=setup.players, seed=int(seed), **dict(setup.options)) for seed in batch.seeds]
        for _ in range(12):
            chosen = [table.actions()[-1].number for table in tables]
            if any(table.over for table in tables):
                break
            batch.step(np.array(chosen, np.int16))
            for table, number in zip(tables, chosen, strict=True):
                table.play(number)
            if any(table.over for table in tables):
                break
            assert [state.tobytes() for state in batch.states] == [raw(table) for table in tables]

    def test_the_names_that_people_and_programs_use(self, name: str) -> None:
        rulebook = games.find(name)
        assert rulebook.name == name
        assert name.isidentifier()
        assert rulebook.title
        assert len(set(rulebook.sources)) == len(rulebook.sources)

    @pytest.mark.parametrize("language", texts.LANGUAGES)
    def test_sources_prompts_and_options_have_a_text(self, name: str, language: str) -> None:
        rulebook, bundle = games.find(name), texts.bundle(language)
        wanted = [f"{name}-about", *(f"{name}-source-{source}" for source in rulebook.sources)]
        for option in rulebook.options:
            wanted += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-help"]
        assert [key for key in wanted if not bundle.has_message(key)] == []

    @pytest.mark.parametrize("language", texts.LANGUAGES)
    def test_texts_belong_to_their_game_and_are_there_in_every_language(self, name: str, language: str) -> None:
        def keys(language: str) -> set[str]:
            return {
                found for source in texts.sources(language, name) for found in re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.M)
            }

        assert [key for key in keys(language) if not key.startswith(f"{name}-")] == []
        assert [key for key in keys("en") - keys(language) if WHOLE_TEXTS.search(key)] == []
        page = games.folder(name) / "texts" / language / "rules.md"
        assert page.read_text(encoding="utf-8").startswith("# ")
