"""The search bot: information-set tree search, one tree per thread, merged at the root."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from traceback import clear_frames
from typing import Any

import numpy as np

from saqqara.bots.base import Bot, Choices, Line, Question
from saqqara.bots.mcts import iterate
from saqqara.bots.tree import Tree, Tuning, clear, locate, plant, seed_tree, tuned
from saqqara.errors import BadBot, Cancelled
from saqqara.kernel.events import ROWS, Log
from saqqara.kernel.records import blank
from saqqara.kernel.rulebook import Rulebook

SLICE = 0.06
"""The longest time between two checks of the clock, in seconds. Each check needs the GIL, which other threads need too."""
NODES = 1 << 18
"""The most positions that one tree holds."""
STAGES = 8
"""How often all trees pause to check whether the decision is settled. With a budget of iterations, these moments are fixed."""
LONGEST = 86_400
"""The longest budget, in seconds."""
MOST_ITERATIONS = 10**12
MOST_THREADS = 256
"""Each has a tree of its own."""
WORLDS = 16
"""Trees are kept for the next decision if the same seat makes it in this many deals of what is hidden."""
LINE = 12
"""The most decisions in an expected line of play."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_threads(threads: int | None) -> None:
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise BadBot(f"threads: 1 to {MOST_THREADS}, not {threads}")


@dataclass(frozen=True)
class Budget:
    """How much a search may think: iterations, seconds, or both, whichever ends first."""

    iterations: int | None
    seconds: float | None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadBot("a search needs a budget: seconds, iterations, or both")
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadBot(f"iterations: 1 to {MOST_ITERATIONS:,}")
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise BadBot(f"seconds: more than 0 and at most {LONGEST:,}, which is a day")


class SearchBot(Bot):
    """Plays the game on from here many times, each time with a new deal of what it cannot know.

    With a budget of iterations alone the same seed gives the same decision on every machine.
    """

    def __init__(
        self,
        name: str,
        budget: Budget,
        seed: int | None = None,
        threads: int | None = None,
        overlooks: float = 0.0,
        changes: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(name, budget.seconds or float("inf"), seed)
        check_threads(threads)
        Tuning(**(changes or {}))  # refuse at once what no game allows
        self.budget = budget
        self.threads = threads or (1 if budget.iterations else cores())
        self.overlooks = overlooks
        self.changes = dict(changes or {})
        """Weights that differ from those of the game's tuning."""
        self._trees: list[Tree] = []
        self._reusable_for: tuple[str, int, int, int] | None = None
        """The decision for which the trees can be used again: the game, the players, the seat, the number of decisions made."""
        self._busy = threading.Lock()

    def _decide(self, question: Question) -> int:
        with self._exclusively():
            self._think(question, self._overlook(question.actions), hurry=True)
            standing = self._standing(question)
            best = max(question.actions, key=lambda number: standing[number])
            self._forget_unless_turn_continues(question, best)
            return best

    def _forced(self, question: Question) -> int:
        with self._exclusively():
            if self._trees:
                self._forget_unless_turn_continues(question, question.actions[0])
            return question.actions[0]

    def _analyse(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        with self._exclusively():
            return self._analyse_afresh(question)

    @contextmanager
    def _exclusively(self) -> Iterator[None]:
        """Answer one question at a time, and free the trees after a failure, or a cancellation that came while it was busy."""
        try:
            with self._busy:
                try:
                    yield
                except BaseException:
                    self._forget()
                    raise
        finally:
            if self._cancelled.is_set():
                self._forget_if_idle()

    def _analyse_afresh(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        """Search from scratch, overlooking nothing, so that the figures are of this position alone."""
        self._forget()
        begin = perf_counter()
        self._think(question, [], hurry=False)
        standing = self._standing(question)
        tries = np.sum([tree.tries for tree in self._trees], axis=0)
        tally = np.sum([tree.tally for tree in self._trees], axis=0)
        order = sorted(question.actions, key=lambda number: standing[number], reverse=True)
        line = self._line(question)
        self._forget()
        effort = {"iterations": int(tries.sum()), "seconds": perf_counter() - begin}
        return [(number, _statistics(question, number, tries, tally)) for number in order], line, effort

    def cancel(self) -> None:
        super().cancel()
        self._halt()
        self._forget_if_idle()

    def _halt(self) -> None:
        """Make all running iterations end at once."""
        for tree in self._trees:
            tree.stop[0] = 1

    def _forget_if_idle(self) -> None:
        if self._busy.acquire(blocking=False):
            self._forget()
            self._busy.release()

    # Thinking

    def _think(self, question: Question, ignored: list[int], hurry: bool) -> None:
        """Grow the trees; if `hurry`, only until more thinking cannot change the decision."""
        self._prepare(question, ignored)
        iterate(self._trees[0], question.seat, 0)  # compile, if necessary, before the clock starts
        seconds = self.budget.seconds or float("inf")
        begin, done, left = perf_counter(), 0, float(self.budget.iterations or float("inf"))
        for stage in range(STAGES):
            if hurry and self._settled(question, left):
                break
            shares = [self._share(number, stage + 1) - self._share(number, stage) for number in range(self.threads)]
            part = 1 if self.budget.iterations else (stage + 1) / STAGES
            done += self._grow(question.seat, shares, begin + seconds * part)
            spent = perf_counter() - begin
            if spent >= seconds:
                break
            left = min(float(self.budget.iterations or float("inf")) - done, (done + 1) / spent * (seconds - spent))

    def _share(self, number: int, stages: int) -> int:
        """The iterations of one tree in this many stages; practically unlimited where only the clock counts."""
        if self.budget.iterations is None:
            return stages * MOST_ITERATIONS
        each, rest = divmod(self.budget.iterations, self.threads)
        return (each + (number < rest)) * stages // STAGES

    def _settled(self, question: Question, left: float) -> bool:
        """Whether this many more iterations, in whatever tree, cannot change which choice was tried most."""
        ignored = self._trees[0].ignored
        standing = self._standing(question)
        tried = sorted((standing[number][0] for number in question.actions if not ignored[number]), reverse=True)
        return len(tried) == 1 or tried[0] - tried[1] > left

    def _grow(self, seat: int, shares: list[int], deadline: float) -> int:
        """Grow every tree in a thread of its own; return the number of iterations. An error in one thread ends them all."""
        done, failures = [0] * len(shares), list[BaseException]()

        def search(number: int) -> None:
            try:
                done[number] = self._search(self._trees[number], seat, shares[number], deadline)
            except BaseException as failure:
                failures.append(failure)
                self._halt()

        helpers = [threading.Thread(target=search, args=(number,), daemon=True) for number in range(1, len(shares))]
        try:
            for helper in helpers:
                helper.start()
            search(0)
            for helper in helpers:
                helper.join()
            if failures:
                raise failures[0]
        except BaseException as failure:
            self._halt()
            for helper in helpers:
                if helper.ident is not None:
                    helper.join()
            clear_frames(failure.__traceback__)  # the frames hold trees, which would live as long as the failure
            raise
        finally:
            failures.clear()  # avoid a reference cycle of this frame and the failure
        if self._cancelled.is_set():
            raise Cancelled(f"{self.name} was cancelled")
        return sum(done)

    def _search(self, tree: Tree, seat: int, iterations: int, deadline: float) -> int:
        """Iterate in slices, which get shorter towards the deadline; return the number of iterations."""
        size, done = 8, 0
        now = perf_counter()
        while done < iterations and now < deadline and not (tree.stop[0] or self._cancelled.is_set()):
            size = min(size, iterations - done)
            iterate(tree, seat, size)
            done += size
            before, now = now, perf_counter()
            rate = size / max(now - before, 1e-6)
            size = max(1, int(min(4 * size, rate * SLICE, rate * max((deadline - now) / 2, SLICE / 16))))
        return done

    def _prepare(self, question: Question, ignored: list[int]) -> None:
        """Reuse the trees of the previous decision if it was in the same turn and they have room; otherwise make new ones."""
        if self._reusable_for != _moment(question.rulebook, question.seat, question.known):
            room = min(NODES, 2 * (self.budget.iterations or NODES) + 64)
            tuning = replace(tuned(question.rulebook.name), **self.changes)
            self._trees = [plant(question.rulebook, room, tuning) for _ in range(self.threads)]
        for tree in self._trees:
            if 2 * tree.used[0] > len(tree.nodes) or 2 * tree.used[1] > len(tree.edges):
                clear(tree)
            tree.root[0] = question.known
            seed_tree(tree, np.uint64(self._random.getrandbits(64)))
            for array in (tree.tally, tree.tries):
                array[:] = 0
            tree.ignored[:] = 0
            tree.ignored[ignored] = 1

    def _overlook(self, actions: list[int]) -> list[int]:
        """The choices that a careless player overlooks; at least one is always seen."""
        if self.overlooks == 0:
            return []
        seen = self._random.choice(actions)
        return [number for number in actions if number != seen and self._random.random() < self.overlooks]

    def _forget(self) -> None:
        self._trees, self._reusable_for = [], None

    def _forget_unless_turn_continues(self, question: Question, number: int) -> None:
        """Keep the trees if the same seat decides next, whatever is hidden."""
        if all(self._turn_continues(question, number, world) for world in range(WORLDS)):
            question.rulebook.rules.redact(self._trees[0].work[0], question.seat)
            self._reusable_for = _moment(question.rulebook, question.seat, self._trees[0].work[0])
        else:
            self._forget()

    def _turn_continues(self, question: Question, number: int, world: int) -> bool:
        """Whether the same seat decides next in one of the worlds that its knowledge allows; sets the first tree to it."""
        g = self._trees[0].work[0]
        self._deal(self._trees[0], question, world)
        question.rulebook.rules.step(g, number, blank(Log))
        return not g.over and int(g.mover) == question.seat

    def _deal(self, tree: Tree, question: Question, world: int = 0) -> None:
        """Set the tree to the position of the question, with some deal of what is hidden."""
        tree.work[0] = question.known
        question.rulebook.rules.deal(tree.work[0], question.seat, np.uint64(world))

    # Results

    def _standing(self, question: Question) -> dict[int, tuple[int, float]]:
        """Return how often each choice was tried, over all trees and all decisions of this turn, and the sum of its results.

        These pairs can be compared; overlooked choices come last.
        """
        self._deal(self._trees[0], question)
        standing = self._tried(question.seat, question.actions)
        for number in question.actions:
            if self._trees[0].ignored[number]:
                standing[number] = (-1, 0.0)
        return standing

    def _tried(self, seat: int, actions: list[int]) -> dict[int, tuple[int, float]]:
        """How often these actions were tried in the first tree's current position, over all trees, and their summed results."""
        tried = dict.fromkeys(actions, (0, 0.0))
        for tree in self._trees:
            tree.work[0] = self._trees[0].work[0]
            for edge in _edges(tree, seat):
                if (number := int(edge.action)) in tried:
                    visits, value = tried[number]
                    tried[number] = visits + int(edge.visits), value + float(edge.value)
        return tried

    def _line(self, question: Question) -> Line:
        """Return the most tried choices in sequence, until somebody learns something that nobody can foresee."""
        tree, rules = self._trees[0], question.rulebook.rules
        revealing = {kind.value for kind in question.rulebook.reveals}
        self._deal(tree, question)
        g, log = tree.work[0], blank(Log)
        log.capacity = ROWS
        line: Line = []
        while not g.over and len(line) < LINE:
            n = rules.legal(g, tree.out)
            tried = self._tried(question.seat, tree.out[:n].tolist())
            best = max(tried, key=lambda number: tried[number])
            if n > 1 and tried[best][0] == 0:
                break
            line.append((int(g.mover), best))
            log.n = 0
            rules.step(g, best, log)
            if revealing & set(log.rows[: log.n, 0].tolist()):
                break
        return line


def _moment(rulebook: Rulebook, seat: int, known: Any) -> tuple[str, int, int, int]:
    """Return a key that distinguishes a decision of a seat from all others, including those in other games."""
    return rulebook.name, int(known.players), seat, int(known.decisions)


def _edges(tree: Tree, seat: int) -> list[Any]:
    """The tree's edges for its current position."""
    node = locate(tree, seat)
    number = int(tree.nodes[node].first) if node >= 0 else -1
    found: list[Any] = []
    while number >= 0:
        found.append(tree.edges[number])
        number = int(tree.edges[number].next)
    return found


def _statistics(question: Question, number: int, tries: Any, tally: Any) -> dict[str, Any]:
    """A search's findings about one choice."""
    visits = int(tries[number])
    if not visits:
        return {"visits": 0, "win": [None] * question.players, "margin": [None] * question.players}
    mean = tally[number, : question.players] / visits
    return {"visits": visits, "win": mean[:, 1].tolist(), "margin": mean[:, 2].tolist()}
