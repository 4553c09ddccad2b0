"""The thinking bot: information-set tree search, one tree a thread, merged at the root."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from saqqara.bots.iterate import iterate
from saqqara.bots.player import Bot, Choices, Line, Question
from saqqara.bots.tree import Tree, Tuning, clear, locate, plant, seed_tree, tuned
from saqqara.errors import BadBot, Cancelled
from saqqara.kernel.events import ROWS, Log
from saqqara.kernel.records import blank

SLICE = 0.06
"""The most seconds between two looks at the clock. Each look needs the interpreter, which others share."""
NODES = 1 << 18
"""The most positions that one tree remembers."""
STAGES = 16
"""How often a search with a budget of iterations asks whether it is settled: at the same points on every machine."""
LONGEST = 86_400
"""The most seconds that a search may take."""
MOST_ITERATIONS = 10**12
MOST_THREADS = 256
"""Each has a tree of its own."""
LINE = 12
"""The longest line of play that is told."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Budget:
    """How much a search may think: iterations, seconds, or whichever ends first."""

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
    """Plays out the game many times from here, each time with another deal of what it cannot know.

    With a budget of iterations alone the same seed gives the same decision on every machine.
    """

    def __init__(
        self,
        name: str,
        budget: Budget,
        seed: int | None = None,
        threads: int | None = None,
        overlooks: float = 0.0,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(name, budget.seconds or float("inf"), seed)
        if threads is not None and not 1 <= threads <= MOST_THREADS:
            raise BadBot(f"threads: 1 to {MOST_THREADS}, not {threads}")
        self.budget = budget
        self.threads = threads or (1 if budget.iterations else cores())
        self.overlooks = overlooks
        self.tuning = tuning
        """None takes what was found best for the game."""
        self._trees: list[Tree] = []
        self._known_to: tuple[str, int, int] | None = None
        self._busy = threading.Lock()

    def _decide(self, question: Question) -> int:
        with self._alone():
            self._think(question, hurry=True)
            standing = self._standing(question)
            best = max(question.actions, key=lambda number: standing[number])
            self._forget_unless_it_goes_on(question, best)
            return best

    def _obey(self, question: Question) -> int:
        with self._alone():
            if self._trees:
                self._forget_unless_it_goes_on(question, question.actions[0])
            return question.actions[0]

    def _consider(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        with self._alone():
            return self._account(question)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One question at a time; whoever cancels meanwhile leaves it to this one to free the memory."""
        try:
            with self._busy:
                yield
        finally:
            if self._cancelled.is_set():
                self._forget_if_idle()

    def _account(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        """A search from scratch, so that the figures are of this position alone."""
        self._forget()
        begin = perf_counter()
        self._think(question, hurry=False)
        standing = self._standing(question)
        tries = np.sum([tree.tries for tree in self._trees], axis=0)
        tally = np.sum([tree.tally for tree in self._trees], axis=0)
        order = sorted(question.actions, key=lambda number: standing[number], reverse=True)
        line = self._line(question)
        self._forget()
        effort = {"iterations": int(tries.sum()), "seconds": perf_counter() - begin}
        return [(number, _findings(question, number, tries, tally)) for number in order], line, effort

    def cancel(self) -> None:
        super().cancel()
        self._halt()
        self._forget_if_idle()

    def _halt(self) -> None:
        """Whatever iterates ends at once."""
        for tree in self._trees:
            tree.stop[0] = 1

    def _forget_if_idle(self) -> None:
        if self._busy.acquire(blocking=False):
            self._forget()
            self._busy.release()

    # Thinking

    def _think(self, question: Question, hurry: bool) -> None:
        """Fill the trees; in a hurry only until more thinking cannot change the decision."""
        self._prepare(question)
        iterate(self._trees[0], question.seat, 0)  # compiles where nothing is compiled yet, before the clock runs
        deadline = perf_counter() + (self.budget.seconds or float("inf"))
        failures: list[BaseException] = []

        def search(number: int) -> None:
            try:
                self._search(self._trees[number], question, self._share(number), deadline, hurry)
            except BaseException as failure:
                failures.append(failure)
                self._halt()

        helpers = [threading.Thread(target=search, args=(number,), daemon=True) for number in range(1, self.threads)]
        for helper in helpers:
            helper.start()
        search(0)
        try:
            for helper in helpers:
                helper.join()
        except BaseException as failure:
            failures.append(failure)
            self._halt()
        if failures:
            self._forget()
            raise failures.pop()
        if self._cancelled.is_set():
            self._forget()
            raise Cancelled(f"{self.name} was told to stop")

    def _share(self, number: int) -> float:
        """The iterations of one tree."""
        if self.budget.iterations is None:
            return float("inf")
        each, rest = divmod(self.budget.iterations, self.threads)
        return each + (number < rest)

    def _search(self, tree: Tree, question: Question, iterations: float, deadline: float, hurry: bool) -> None:
        """Iterate in slices, which get shorter towards the deadline."""
        stage = max(1, iterations // STAGES) if iterations < float("inf") else iterations
        size, done = 8, 0
        now = perf_counter()
        while done < iterations and now < deadline:
            size = int(min(size, iterations - done, stage - done % stage))
            iterate(tree, question.seat, size)
            if tree.stop[0] or self._cancelled.is_set():
                return
            done += size
            before, now = now, perf_counter()
            rate = size / max(now - before, 1e-6)
            left = min(iterations - done, rate * (deadline - now))
            if hurry and (stage == float("inf") or done % stage == 0) and self._settled(tree, question, left):
                return
            size = max(1, int(min(4 * size, rate * SLICE, rate * max((deadline - now) / 2, SLICE / 16))))

    def _settled(self, tree: Tree, question: Question, left: float) -> bool:
        """Whether so many more iterations leave the most tried choice of this tree where it is."""
        self._deal(tree, question)
        tried = sorted((int(edge.visits) for edge in _edges(tree, question.seat) if not tree.ignored[edge.action]), reverse=True)
        return bool(tried) and tried[0] - max(tried[1:2], default=float("-inf")) > left

    def _prepare(self, question: Question) -> None:
        """The trees of the decision before serve again where they are of the same turn and have room."""
        whose = (question.rulebook.name, question.seat, question.players)
        if self._known_to != whose or not self._trees:
            room = min(NODES, 2 * (self.budget.iterations or NODES) + 64)
            tuning = self.tuning or tuned(question.rulebook.name)
            self._trees = [plant(question.rulebook, room, tuning) for _ in range(self.threads)]
            self._known_to = whose
        ignored = self._overlook(question.actions)
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
        """The choices that do not come to a careless player's mind; at least one does."""
        if self.overlooks == 0:
            return []
        seen = self._random.choice(actions)
        return [number for number in actions if number != seen and self._random.random() < self.overlooks]

    def _forget(self) -> None:
        self._trees, self._known_to = [], None

    def _forget_unless_it_goes_on(self, question: Question, number: int) -> None:
        """The trees serve again where the same seat decides next, as far as it can know."""
        self._deal(self._trees[0], question)
        g = self._trees[0].work[0]
        question.rulebook.rules.step(g, number, blank(Log))
        if g.over or int(g.mover) != question.seat:
            self._forget()

    def _deal(self, tree: Tree, question: Question) -> None:
        """Put the position of the question under way, with any deal of what is hidden."""
        tree.work[0] = question.known
        question.rulebook.rules.deal(tree.work[0], question.seat, np.uint64(0))

    # Telling

    def _standing(self, question: Question) -> dict[int, tuple[int, float]]:
        """How often each choice was tried, over all trees and all decisions of this turn, and what that brought; to be compared."""
        self._deal(self._trees[0], question)
        standing = self._tried(question.seat, question.actions)
        for number in question.actions:
            if self._trees[0].ignored[number]:
                standing[number] = (0, 0.0)
        return standing

    def _tried(self, seat: int, actions: list[int]) -> dict[int, tuple[int, float]]:
        """How often these actions were tried in the position under way of the first tree, over all trees, and what that brought."""
        tried = dict.fromkeys(actions, (0, 0.0))
        for tree in self._trees:
            tree.work[0] = self._trees[0].work[0]
            for edge in _edges(tree, seat):
                if (number := int(edge.action)) in tried:
                    visits, value = tried[number]
                    tried[number] = visits + int(edge.visits), value + float(edge.value)
        return tried

    def _line(self, question: Question) -> Line:
        """The most tried choice after the other, until somebody learns something that nobody can foresee."""
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


def _edges(tree: Tree, seat: int) -> list[Any]:
    """The choices of the position under way that the tree knows."""
    node = locate(tree, seat)
    number = int(tree.nodes[node].first) if node >= 0 else -1
    found: list[Any] = []
    while number >= 0:
        found.append(tree.edges[number])
        number = int(tree.edges[number].next)
    return found


def _findings(question: Question, number: int, tries: Any, tally: Any) -> dict[str, Any]:
    """What a search has found out about one choice."""
    visits = int(tries[number])
    if not visits:
        return {"visits": 0, "win": [None] * question.players, "margin": [None] * question.players}
    mean = tally[number, : question.players] / visits
    return {"visits": visits, "win": mean[:, 0].tolist(), "margin": mean[:, 1].tolist()}
