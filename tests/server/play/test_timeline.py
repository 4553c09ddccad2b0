"""The rules of a running game, as a fold of its entries: no server, no database, no clock but the times of the entries."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

import saqqara
from saqqara.errors import IllegalAction
from saqqara.server.play.clocks import DAY, GRACE
from saqqara.server.play.timeline import Outcome, TableNote, Timeline, UndoProposal
from saqqara.server.store.rows import ClockSetup, DaysClock, Entry, EntryKind, FirstControl, LiveClock, NoClock, Start
from saqqara.table import SPECTATOR

BEGIN = 1000.0
FIVE_MINUTES = LiveClock("live", 300, 10)
TWO_DAYS = DaysClock("days", 2, 3)
PERSON, BOT = FirstControl(True, None), FirstControl(False, "quick")
TAKE, TAKE_LAST = "take heap={} more=0", "take heap=3 more=2"
"""The last heap of this deal holds three pebbles: to empty it reveals something, so it cannot be taken back."""


class Log:
    """Entries one after the other, and the timeline that they fold to."""

    def __init__(self, *hands: FirstControl, clock: ClockSetup | None = None) -> None:
        hands = hands or (PERSON, PERSON)
        record = saqqara.new("pebbles", players=len(hands), seed=1).record()
        self.start, self.clock = Start(record, list(hands), BEGIN), clock or NoClock()
        self.entries: list[Entry] = []
        self.now = BEGIN
        self.timeline = Timeline.begin(self.start, self.clock)

    def add(self, kind: EntryKind, seat: int | None, after: float = 1.0, **body: Any) -> Timeline:
        """Fold one entry more, this many seconds after the last one."""
        self.now += after
        self.entries.append(Entry(len(self.entries), kind, seat, body, self.now))
        self.timeline = self.timeline.after(self.entries[-1])
        return self.timeline

    def play(self, *actions: str, after: float = 1.0) -> Timeline:
        for action in actions:
            self.add("play", self.timeline.mover, after, action=action)
        return self.timeline

    def undo(self, to: int, after: float = 1.0) -> Timeline:
        return self.add("undo", self.timeline.game.movers[to], after, to=to)

    def propose(self, seat: int, to: int) -> Timeline:
        return self.add("propose", seat, to=to, seats=[seat])

    def consent(self, seat: int, agree: bool = True) -> Timeline:
        return self.add("consent", seat, agree=agree, seats=[seat])

    def hand_over(self, seat: int, after: float = 1.0) -> Timeline:
        return self.add("seat", seat, after, level="quick")

    def take_back(self, seat: int, after: float = 1.0) -> Timeline:
        return self.add("seat", seat, after, level=None)

    def lose(self, seat: int, how: str = "resigned", after: float = 1.0) -> Timeline:
        return self.add("seat", seat, after, level="quick", lost=how)

    def play_out(self) -> Timeline:
        while not self.timeline.over:
            self.play(str(self.timeline.game.actions()[-1]))
        return self.timeline


# The fold


def test_a_new_game_waits_for_its_first_seat() -> None:
    timeline = Log().timeline
    assert (timeline.mover, timeline.entries, timeline.over) == (0, 0, False)
    assert (timeline.people, timeline.standing, timeline.bot_to_move) == ([0, 1], 2, None)


def test_a_decision_passes_the_turn() -> None:
    timeline = Log().play(TAKE.format(0))
    assert (timeline.mover, timeline.entries, timeline.game.number) == (1, 1, 1)


def test_an_entry_leaves_the_timeline_before_it_as_it_was() -> None:
    log = Log(clock=FIVE_MINUTES)
    log.play(TAKE.format(0))
    before = log.timeline
    seen = before.view(0), before.clock.remaining.copy(), before.entries, before.controls, before.notes
    log.play(TAKE.format(1))
    log.propose(0, 0)
    log.consent(1)
    log.hand_over(0)
    assert (before.view(0), before.clock.remaining, before.entries, before.controls, before.notes) == seen
    assert before.proposal is None


def test_two_futures_of_one_timeline_do_not_touch_each_other() -> None:
    log = Log()
    before = log.play(TAKE.format(0))
    left, right = (before.after(Entry(1, "play", 1, {"action": TAKE.format(heap)}, BEGIN + 2)) for heap in (1, 2))
    assert [str(action) for action in left.game.record()["actions"]] == [TAKE.format(0), TAKE.format(1)]
    assert [str(action) for action in right.game.record()["actions"]] == [TAKE.format(0), TAKE.format(2)]


def test_an_entry_must_follow_the_last_one() -> None:
    log = Log()
    for number in (1, 2):
        with pytest.raises(ValueError, match="cannot follow"):
            log.timeline.after(Entry(number, "play", 0, {"action": TAKE.format(0)}, BEGIN))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    log = Log()
    with pytest.raises(IllegalAction):
        log.timeline.after(Entry(0, "play", 0, {"action": "take heap=3 more=5"}, BEGIN))
    assert log.play(TAKE.format(3)).game.number == 1


@pytest.mark.parametrize("clock", [NoClock(), FIVE_MINUTES, TWO_DAYS])
def test_all_at_once_is_the_same_as_one_by_one(clock: ClockSetup) -> None:
    """As after a restart."""
    log = Log(PERSON, PERSON, PERSON, clock=clock)
    log.play(TAKE.format(0), TAKE.format(1))
    log.undo(1)
    log.play(TAKE.format(2))
    log.propose(0, 0)
    log.consent(1)
    log.consent(2)
    log.hand_over(1)
    log.play(TAKE.format(0), TAKE.format(1))
    log.take_back(1)
    log.lose(2)
    again = Timeline.begin(log.start, log.clock)
    for entry in log.entries:
        again.take(entry)
    assert again.view(0) == log.timeline.view(0)
    assert again.clock == log.timeline.clock
    assert (again.controls, again.notes, again.undos) == (log.timeline.controls, log.timeline.notes, log.timeline.undos)
    assert (again.outcome, again.helped, again.consented) == (log.timeline.outcome, log.timeline.helped, log.timeline.consented)


def test_names_change_and_the_views_with_them() -> None:
    timeline = Log().timeline
    assert orjson.loads(timeline.view(0))["seats"] == [None, None]
    timeline.rename(["Anna", "Berta"])
    assert orjson.loads(timeline.view(0))["seats"] == ["Anna", "Berta"]


# Undo


def test_the_last_decision_can_be_taken_back_freely_by_the_seat_that_made_it() -> None:
    log = Log()
    timeline = log.play(TAKE.format(0))
    assert (timeline.way_back(0), timeline.way_back(1)) == (("free", 0), None)
    timeline = log.undo(0)
    assert (timeline.mover, timeline.game.number, timeline.consented) == (0, 0, False)


def test_nothing_is_taken_back_freely_once_something_was_revealed() -> None:
    assert Log().play(TAKE_LAST).way_back(0) is None


def test_nothing_is_taken_back_freely_after_the_other_has_played() -> None:
    timeline = Log().play(TAKE.format(0), TAKE.format(1))
    assert (timeline.way_back(0), timeline.way_back(1)) == (None, ("free", 1))


def test_every_seat_counts_how_often_it_saw_the_game_go_back() -> None:
    log = Log()
    log.play(TAKE.format(0))
    assert log.undo(0).undos == {SPECTATOR: 1, 0: 1, 1: 1}
    log.play(TAKE.format(1))
    assert log.undo(0).undos == {SPECTATOR: 2, 0: 2, 1: 2}


def test_against_bots_alone_a_person_may_go_back_to_before_their_last_decision_as_practice() -> None:
    log = Log(PERSON, BOT)
    timeline = log.play(TAKE.format(0), TAKE.format(1))
    assert timeline.way_back(0) == ("practice", 0)
    timeline = log.undo(0)
    assert (timeline.mover, timeline.consented) == (0, True)


def test_with_another_person_at_the_table_nobody_takes_back_bots_answers_alone() -> None:
    timeline = Log(PERSON, BOT, PERSON).play(TAKE.format(0), TAKE.format(1))
    assert (timeline.way_back(0), timeline.way_back(2)) == (None, None)


def test_before_the_first_decision_there_is_no_way_back() -> None:
    assert Log(PERSON, BOT).timeline.way_back(0) is None


def test_a_bots_seat_and_a_lost_one_have_no_way_back() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0))
    assert log.timeline.way_back(0) == ("free", 0)
    assert log.hand_over(0).way_back(0) is None
    log.take_back(0)
    assert log.timeline.way_back(0) == ("free", 0)
    assert log.lose(0).way_back(0) is None


# Proposals and consent


def test_a_proposal_waits_for_everybody() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0), TAKE.format(1))
    timeline = log.propose(0, 0)
    assert timeline.proposal == UndoProposal(1, 0, 0, frozenset({0}))
    assert log.consent(1).proposal == UndoProposal(1, 0, 0, frozenset({0, 1}))
    timeline = log.consent(2)
    assert timeline.proposal is None
    assert timeline.outcome == Outcome(1, 0, "agreed", None)
    assert (timeline.game.number, timeline.mover, timeline.consented) == (0, 0, True)


def test_an_agreed_undo_may_go_back_past_revealed_information() -> None:
    log = Log()
    log.play(TAKE_LAST, TAKE.format(0))
    log.propose(0, 0)
    timeline = log.consent(1)
    assert (timeline.game.number, timeline.consented) == (0, True)
    assert "take heap=3 more=2" in [str(action) for action in timeline.game.actions()]


def test_a_proposal_that_undo_would_have_allowed_keeps_the_game_rated() -> None:
    log = Log()
    log.play(TAKE.format(0))
    log.propose(0, 0)
    assert log.consent(1).consented is False


def test_one_refusal_ends_a_proposal_and_it_is_not_made_again() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(0, 0)
    timeline = log.consent(1, agree=False)
    assert (timeline.proposal, timeline.outcome) == (None, Outcome(1, 0, "refused", 1))
    assert timeline.refused == {(0, 0)}
    assert timeline.game.number == 2


def test_a_refusal_is_forgotten_when_the_game_goes_back_before_it() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1), TAKE.format(2))
    log.propose(1, 1)
    assert log.consent(0, agree=False).refused == {(1, 1)}
    log.propose(0, 0)
    assert log.consent(1).refused == frozenset()


def test_the_proposer_may_withdraw() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(0, 0)
    timeline = log.consent(0, agree=False)
    assert timeline.outcome == Outcome(1, 0, "withdrawn", 0)
    assert timeline.refused == frozenset(), "it may be proposed again"


def test_a_proposal_lapses_when_the_game_goes_on() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(1, 1)
    assert log.play(TAKE.format(2)).outcome == Outcome(1, 1, "lapsed", None)


def test_a_proposal_lapses_when_somebody_takes_back_their_decision() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(0, 0)
    timeline = log.undo(1)
    assert (timeline.proposal, timeline.outcome) == (None, Outcome(1, 0, "lapsed", None))


def test_a_proposal_lapses_when_a_seat_changes_hands() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0))
    log.propose(0, 0)
    assert log.hand_over(1).outcome == Outcome(1, 0, "lapsed", None)


def test_only_people_who_play_are_asked() -> None:
    log = Log(
        PERSON,
        BOT,
        PERSON,
    )
    log.play(TAKE.format(0), TAKE.format(1))
    log.hand_over(2)
    timeline = log.propose(0, 0)
    assert (timeline.proposal, timeline.outcome) == (None, Outcome(1, 0, "agreed", None))


def test_proposals_are_numbered() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(0, 0)
    log.consent(0, agree=False)
    timeline = log.propose(0, 0)
    assert timeline.proposal is not None
    assert timeline.proposal.number == 2


def test_consent_that_comes_too_late_changes_nothing() -> None:
    log = Log()
    log.play(TAKE.format(0), TAKE.format(1))
    log.propose(0, 0)
    log.consent(0, agree=False)
    timeline = log.consent(1)
    assert (timeline.game.number, timeline.outcome) == (2, Outcome(1, 0, "withdrawn", 0))


# Who plays a seat


def test_a_seat_that_was_handed_over_is_the_bots_until_it_is_taken_back() -> None:
    log = Log()
    timeline = log.hand_over(0)
    assert (timeline.bot_to_move, timeline.people, timeline.controls[0].handed_over) == ("quick", [1], True)
    timeline = log.take_back(0)
    assert (timeline.bot_to_move, timeline.people, timeline.controls[0].handed_over) == (None, [0, 1], False)


def test_only_those_for_whom_a_bot_has_decided_were_helped() -> None:
    log = Log()
    log.hand_over(0)
    assert log.take_back(0).helped == frozenset()
    log.hand_over(0)
    assert log.play(TAKE.format(0)).helped == {0}


def test_a_bots_own_seat_is_not_helped() -> None:
    assert Log(BOT, PERSON).play(TAKE.format(0)).helped == frozenset()


def test_with_two_players_resigning_ends_the_game() -> None:
    timeline = Log().lose(0)
    assert (timeline.over, timeline.mover, timeline.bot_to_move) == (True, None, None)


def test_with_three_players_a_bot_plays_on_for_a_player_who_resigns() -> None:
    log = Log(PERSON, PERSON, PERSON)
    timeline = log.lose(0)
    assert (timeline.over, timeline.bot_to_move, timeline.people) == (False, "quick", [1, 2])
    assert timeline.controls[0].handed_over is True
    assert log.lose(1).over is True


def test_a_lost_seat_stays_lost_when_a_bot_plays_it_on() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.lose(0, "time")
    assert log.hand_over(0).controls[0].lost == "time"


# Results


def test_a_game_that_was_played_to_the_end_is_placed_by_its_rules() -> None:
    log = Log()
    timeline = log.play_out()
    result = timeline.result(practice=False, rated=True)
    assert (result.places, result.scores, result.reason) == (timeline.game.places, timeline.game.scores, "played")
    assert result.winners == [seat for seat, place in enumerate(result.places) if place == 1]
    assert (result.practice, result.rated) == (False, True)


def test_players_who_lose_early_are_placed_after_the_others() -> None:
    log = Log()
    log.play(TAKE_LAST)
    result = log.lose(0).result(practice=False, rated=True)
    assert result.scores[0] > result.scores[1]
    assert (result.places, result.winners, result.reason) == ([2, 1], [1], "resigned")


def test_several_who_have_lost_share_the_last_place() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.lose(0)
    result = log.lose(2, "time").result(practice=False, rated=False)
    assert (result.places, result.winners, result.reason) == ([2, 1, 2], [1], "time")


def test_players_who_have_not_lost_are_placed_by_points() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.lose(0)
    timeline = log.play_out()
    order = timeline.game.places
    places = timeline.result(practice=False, rated=False).places
    assert places[0] == 3
    assert places[1:] == [1 + (order[2] < order[1]), 1 + (order[1] < order[2])]


def test_when_a_game_ends_early_everything_is_open() -> None:
    log = Log()
    assert orjson.loads(log.timeline.view(1))["table"]["gold"] is None
    view = orjson.loads(log.lose(0).view(1))
    assert view["table"]["gold"] == 1
    assert (view["over"], view["mover"], view["actions"], view["undo"], view["seat"]) == (True, None, [], False, 1)
    assert view["places"] == [2, 1]


def test_an_imported_record_is_over_wherever_it_stops() -> None:
    timeline = Log().play(TAKE.format(0))
    timeline.close()
    assert (timeline.over, timeline.mover) == (True, None)


# Notes


def test_notes_say_what_happened_to_the_seats_and_after_how_many_decisions() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0))
    log.hand_over(1)
    log.play(TAKE.format(1))
    log.take_back(1)
    timeline = log.lose(2, "time")
    assert timeline.notes == (TableNote(1, "bot", 1), TableNote(2, "person", 1), TableNote(2, "time", 2))


def test_going_back_is_noted_and_moves_later_notes_along() -> None:
    log = Log(PERSON, PERSON, PERSON)
    log.play(TAKE.format(0), TAKE.format(1))
    log.hand_over(2)
    log.take_back(2)
    log.propose(0, 0)
    log.consent(1)
    timeline = log.consent(2)
    assert timeline.notes == (TableNote(0, "bot", 2), TableNote(0, "person", 2), TableNote(0, "back", 0))


def test_only_long_outages_are_noted() -> None:
    log = Log(clock=FIVE_MINUTES)
    assert log.add("outage", None, after=5, since=BEGIN).notes == ()
    assert log.add("outage", None, after=60, since=log.now).notes == (TableNote(0, "outage", None),)


# Clocks


def test_without_a_clock_there_is_no_deadline() -> None:
    assert Log().play(TAKE.format(0), after=1e6).clock.deadline() is None


def test_a_live_clock_takes_what_was_used_and_adds_the_increment() -> None:
    timeline = Log(clock=FIVE_MINUTES).play(TAKE.format(0), after=40)
    assert timeline.clock.remaining == [270, 300]
    assert (timeline.clock.running, timeline.clock.deadline()) == (1, BEGIN + 40 + 300)


def test_a_clock_of_days_restarts_with_every_turn() -> None:
    timeline = Log(clock=TWO_DAYS).play(TAKE.format(0), after=DAY)
    assert timeline.clock.remaining == [2 * DAY, 2 * DAY]
    assert timeline.clock.deadline() == BEGIN + 3 * DAY


def test_the_time_of_bots_does_not_run() -> None:
    log = Log(PERSON, BOT, clock=FIVE_MINUTES)
    timeline = log.play(TAKE.format(0), after=10)
    assert (timeline.clock.running, timeline.clock.deadline()) == (None, None)
    assert log.play(TAKE.format(1), after=50).clock.remaining == [300, 300]


def test_an_undo_gives_the_turn_back_without_the_increment_and_the_time_that_was_used() -> None:
    log = Log(clock=FIVE_MINUTES)
    log.play(TAKE.format(0), after=40)
    timeline = log.undo(0, after=20)
    assert timeline.clock.remaining == [260, 280]
    assert timeline.clock.running == 0


def test_after_a_timeout_a_person_who_takes_the_seat_back_gets_some_time() -> None:
    log = Log(clock=FIVE_MINUTES)
    log.hand_over(0, after=301)
    assert log.take_back(0).clock.left(0, log.now) == GRACE


def test_an_outage_takes_nobodys_time() -> None:
    log = Log(clock=FIVE_MINUTES)
    timeline = log.add("outage", None, after=1000, since=BEGIN + 30)
    assert timeline.clock.left(0, log.now) == 270
    assert timeline.clock.deadline() == log.now + 270


# Pauses


def test_a_pause_stops_the_clock_until_it_is_used_up() -> None:
    log = Log(clock=TWO_DAYS)
    timeline = log.add("pause", 0, after=DAY, paused=True)
    assert timeline.clock.stands(log.now + DAY)
    assert not timeline.clock.stands(log.now + 3 * DAY)
    assert timeline.clock.stopped_by(log.now) == 0
    assert timeline.clock.deadline() == log.now + 3 * DAY + DAY


def test_only_the_used_part_of_a_pause_is_gone() -> None:
    log = Log(clock=TWO_DAYS)
    log.add("pause", 0, paused=True)
    timeline = log.add("pause", 0, after=DAY, paused=False)
    assert timeline.clock.pauses == [2 * DAY, 3 * DAY]
    assert timeline.clock.left(0, log.now) == 2 * DAY - 1


def test_a_pause_goes_on_while_others_play() -> None:
    log = Log(clock=TWO_DAYS)
    log.add("pause", 1, paused=True)
    timeline = log.play(TAKE.format(0), after=DAY)
    assert timeline.clock.stopped_by(log.now) == 1
    assert timeline.clock.left(1, log.now + DAY) == 2 * DAY


def test_a_pause_ends_when_its_player_stops_playing() -> None:
    log = Log(PERSON, PERSON, PERSON, clock=TWO_DAYS)
    log.add("pause", 0, paused=True)
    timeline = log.hand_over(0, after=DAY)
    assert timeline.clock.stopped_by(log.now) is None
    assert timeline.clock.pauses[0] == 2 * DAY


def test_an_outage_during_a_pause_is_not_taken_off_it() -> None:
    log = Log(clock=TWO_DAYS)
    log.add("pause", 0, paused=True)
    log.add("outage", None, after=DAY, since=log.now)
    assert log.add("pause", 0, after=0, paused=False).clock.pauses[0] == 3 * DAY


# When a table has changed for all


def test_an_outage_does_not_count_as_a_change_of_the_table() -> None:
    log = Log(clock=FIVE_MINUTES)
    before = log.timeline
    after = log.add("outage", None, after=60, since=BEGIN)
    assert after.changed(before, log.entries[-1], BEGIN) == BEGIN


def test_a_decision_that_everybody_sees_does() -> None:
    log = Log()
    before = log.timeline
    after = log.play(TAKE.format(0), after=60)
    assert after.changed(before, log.entries[-1], BEGIN) == BEGIN + 60
