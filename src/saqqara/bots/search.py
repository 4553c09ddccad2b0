"""The thinking bot: information-set tree search, one tree a thread, merged at the root."""

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
"""The most seconds between two looks at the clock. Each look needs the interpreter, which others share."""
NODES = 1 << 18
"""The most positions that one tree remembers."""
STAGES = 8
"""How often all trees pause to ask whether the decision is settled; with a budget of iterations, after so many on every machine."""
LONGEST = 86_400
"""The most seconds that a search may take."""
MOST_ITERATIONS = 10**12
MOST_THREADS = 256
"""Each has a tree of its own."""
WORLDS = 16
"""In how many worlds the same seat must decide next before trees are kept for that."""
LINE = 12
"""The longest line of play that is told."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_threads(threads: int | None) -> None:
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise BadBot(f"threads: 1 to {MOST_THREADS}, not {threads}")


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
        changes: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(name, budget.seconds or float("inf"), seed)
        check_threads(threads)
        Tuning(**(changes or {}))  # refuses now what makes no sense in any game
        self.budget = budget
        self.threads = threads or (1 if budget.iterations else cores())
        self.overlooks = overlooks
        self.changes = dict(changes or {})
        """Where it weighs things differently from what was found best for the game."""
        self._trees: list[Tree] = []
        self._serve_again: tuple[str, int, int, int] | None = None
        """The next decision of the same turn: the game, the players, the seat, and how many decisions were made."""
        self._busy = threading.Lock()

    def _decide(self, question: Question) -> int:
        with self._alone():
            self._think(question, self._overlook(question.actions), hurry=True)
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
        """One question at a time. What fails keeps no memory; whoever cancels meanwhile leaves it to this one to free it."""
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

    def _account(self, question: Question) -> tuple[Choices, Line, dict[str, Any]]:
        """A search from scratch, so that the figures are of this position alone. Whoever explains overlooks nothing."""
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

    def _think(self, question: Question, ignored: list[int], hurry: bool) -> None:
        """Fill the trees; in a hurry only until more thinking cannot change the decision."""
        self._prepare(question, ignored)
        iterate(self._trees[0], question.seat, 0)  # compiles where nothing is compiled yet, before the clock runs
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
        """The iterations of one tree in so many stages; as many as the time allows where only the clock counts."""
        if self.budget.iterations is None:
            return stages * MOST_ITERATIONS
        each, rest = divmod(self.budget.iterations, self.threads)
        return (each + (number < rest)) * stages // STAGES

    def _settled(self, question: Question, left: float) -> bool:
        """Whether so many more iterations, in whatever tree, leave the most tried choice where it is."""
        ignored = self._trees[0].ignored
        standing = self._standing(question)
        tried = sorted((standing[number][0] for number in question.actions if not ignored[number]), reverse=True)
        return len(tried) == 1 or tried[0] - tried[1] > left

    def _grow(self, seat: int, shares: list[int], deadline: float) -> int:
        """Let every tree grow in a thread of its own, and count the iterations. What ends one thread ends them all."""
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
            clear_frames(failure.__traceback__)  # they hold trees, and whoever keeps the failure would keep those
            raise
        finally:
            failures.clear()  # or this frame and the failure would hold each other
        if self._cancelled.is_set():
            raise Cancelled(f"{self.name} was told to stop")
        return sum(done)

    def _search(self, tree: Tree, seat: int, iterations: int, deadline: float) -> int:
        """Iterate in slices, which get shorter towards the deadline; return how many iterations that were."""
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
        """The trees of the decision before serve again where they are of the same turn and have room."""
        if self._serve_again != _moment(question.rulebook, question.seat, question.known):
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
        """The choices that do not come to a careless player's mind; at least one does."""
        if self.overlooks == 0:
            return []
        seen = self._random.choice(actions)
        return [number for number in actions if number != seen and self._random.random() < self.overlooks]

    def _forget(self) -> None:
        self._trees, self._serve_again = [], None

    def _forget_unless_it_goes_on(self, question: Question, number: int) -> None:
        """The trees serve again where the same seat decides next, whatever is hidden."""
        if all(self._goes_on(question, number, world) for world in range(WORLDS)):
            question.rulebook.rules.redact(self._trees[0].work[0], question.seat)
            self._serve_again = _moment(question.rulebook, question.seat, self._trees[0].work[0])
        else:
            self._forget()

    def _goes_on(self, question: Question, number: int, world: int) -> bool:
        """Whether the same seat decides next in one of the worlds that its knowledge allows; the first tree is left in it."""
        g = self._trees[0].work[0]
        self._deal(self._trees[0], question, world)
        question.rulebook.rules.step(g, number, blank(Log))
        return not g.over and int(g.mover) == question.seat

    def _deal(self, tree: Tree, question: Question, world: int = 0) -> None:
        """Put the position of the question under way, with some deal of what is hidden."""
        tree.work[0] = question.known
        question.rulebook.rules.deal(tree.work[0], question.seat, np.uint64(world))

    # Telling

    def _standing(self, question: Question) -> dict[int, tuple[int, float]]:
        """How often each choice was tried, over all trees and all decisions of this turn, and what that brought; to be compared.

        What is overlooked comes last.
        """
        self._deal(self._trees[0], question)
        standing = self._tried(question.seat, question.actions)
        for number in question.actions:
            if self._trees[0].ignored[number]:
                standing[number] = (-1, 0.0)
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


def _moment(rulebook: Rulebook, seat: int, known: Any) -> tuple[str, int, int, int]:
    """What tells one decision of a seat from another, in this game and in others."""
    return rulebook.name, int(known.players), seat, int(known.decisions)


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
    return {"visits": visits, "win": mean[:, 1].tolist(), "margin": mean[:, 2].tolist()}
