"""The schedule of a match (which bots play, on which deal, from which seats), and playing one of its games."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice
from pathlib import Path
from time import perf_counter
from typing import Any

import saqqara
from saqqara import games
from saqqara.bots import bot
from saqqara.errors import BadOption
from saqqara.table.options import check_options, check_players


@dataclass(frozen=True)
class Match:
    """What to play. With more bots than seats, all combinations meet; with fewer, the last one takes several seats."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, str | bool] = field(default_factory=dict)
    threads: int | None = None
    """Threads per searching bot; None leaves it to the bot."""

    def __post_init__(self) -> None:
        rulebook = games.find(self.game)
        for name, least in (("players", 1), ("games", 1), ("seed", 0)):
            _check_whole(name, getattr(self, name), least)
        check_players(rulebook, self.players)
        check_options(rulebook, self.options)
        if not self.bots:
            raise BadOption("bots: at least one is needed")
        for name in self.bots:
            bot(name, threads=self.threads)

    @property
    def round(self) -> int:
        """How many games it takes to play one deal with every line-up in every rotation of the seats."""
        return len(self.lineups) * self.players

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """The combinations of bots that play together."""
        if len(self.bots) > self.players:
            return list(combinations(self.bots, self.players))
        return [(*self.bots, *[self.bots[-1]] * (self.players - len(self.bots)))]


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    deal: int
    """The number of the deal, which is the same for every rotation of the seats."""
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """The result of one game, by seat."""

    pairing: Pairing
    scores: list[int]
    places: list[int]
    seconds: list[float]
    """Total thinking time."""
    slowest: list[float]
    """The longest decision."""
    decisions: list[int]
    record: dict[str, Any] | None = None


def schedule(match: Match) -> list[Pairing]:
    """Every deal in every rotation of the seats, for each line-up, cut off at the match's number of games."""
    return list(islice(_endless(match), match.games))


def _endless(match: Match) -> Iterator[Pairing]:
    number = deal = 0
    while True:
        for lineup in match.lineups:
            for turn in range(match.players):
                yield Pairing(number, deal, lineup[turn:] + lineup[:turn])
                number += 1
        deal += 1


def play(match: Match, pairing: Pairing, keep: bool = False) -> Played:
    """Play one game to its end."""
    game = saqqara.new(match.game, match.players, _seed(match.seed, "deal", pairing.deal), **match.options)
    game.seats = list(pairing.seats)
    bots = [
        bot(name, seed=_seed(match.seed, "bot", pairing.number, seat), threads=match.threads)
        for seat, name in enumerate(pairing.seats)
    ]
    seconds, slowest, decisions = [0.0] * match.players, [0.0] * match.players, [0] * match.players
    while (mover := game.mover) is not None:
        begin = perf_counter()
        game.play(bots[mover].choose(game, mover))
        took = perf_counter() - begin
        seconds[mover] += took
        slowest[mover] = max(slowest[mover], took)
        decisions[mover] += 1
    return Played(pairing, game.scores, game.places, seconds, slowest, decisions, game.record() if keep else None)


def save(folder: Path, match: Match, played: Played) -> None:
    """Write the record of a game to a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.game}-{played.pairing.number:05d}.json"
    path.write_text(json.dumps(played.record, ensure_ascii=False) + "\n", encoding="utf-8")


def _check_whole(name: str, given: Any, least: int) -> None:
    if isinstance(given, bool) or not isinstance(given, int) or given < least:
        raise BadOption(f"{name}: a whole number, at least {least}, not {given!r}")


def _seed(*parts: Any) -> int:
    """A 64-bit seed derived from these parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
