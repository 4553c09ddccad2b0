"""Which games are ready to play.

Other processes compile the rules while the server is already up; a game is ready when its compiled code is loaded in this process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from saqqara import compiling, games
from saqqara.kernel.jit import INTERPRETED
from saqqara.kernel.precompile import warm
from saqqara.server.bots.levels import Levels
from saqqara.server.errors import Refused

log = logging.getLogger("saqqara.readiness")


class Readiness:
    """The games that can be played at once, and a way to wait for the others."""

    def __init__(self, offered: list[str], levels: Levels) -> None:
        self.offered, self.levels = offered, levels
        self._games = list(offered)
        """All games that are prepared: also those that are no longer on offer but still have unfinished tables."""
        self._settled: dict[str, asyncio.Event] = {}
        self._failed: set[str] = set()

    def ready(self, game: str) -> bool:
        return self._event(game).is_set() and not self.failed(game)

    def failed(self, game: str) -> bool:
        """Whether the rules could not be prepared, so that there is no point in waiting."""
        return game in self._failed

    def all_ready(self) -> list[str]:
        return [game for game in self._games if self.ready(game)]

    def add(self, unfinished: Iterable[str]) -> None:
        """Add games that have unfinished tables: they are played to the end, whatever is on offer now."""
        for game in unfinished:
            if game not in games.names():
                log.error("there are tables of a game that this server does not know", extra={"game": game})
            elif game not in self._games:
                log.info("no longer offered, but still played", extra={"game": game})
                self._games.append(game)

    def check_offered(self, game: str) -> None:
        """Refuse new tables of a game that is no longer offered here."""
        if game not in self.offered:
            raise Refused(409, "not_offered", "This game is no longer offered here; only games already started can be finished.")

    async def wait(self, game: str) -> None:
        """Wait until the game can be played; refuse it if it never can.

        It may be a game that only another server on the same database offers.
        """
        if game not in self._games:
            self.add([game])
            await self._prepare_all([game])
        await self._event(game).wait()
        self.check(game)

    def check(self, game: str) -> None:
        """Refuse a game whose rules could not be prepared."""
        if self.failed(game):
            raise Refused(503, "no_rules", "The rules of this game could not be prepared on this server.")

    def _event(self, game: str) -> asyncio.Event:
        """Return an event that is set when the game is ready, or has failed to compile."""
        return self._settled.setdefault(game, asyncio.Event())

    async def prepare(self) -> None:
        """Make every game ready, those that are already compiled first."""
        await self._prepare_all(self._games)

    async def _prepare_all(self, names: Iterable[str]) -> None:
        missing = [] if INTERPRETED else await asyncio.to_thread(compiling.missing)
        for name in sorted(names, key=lambda name: name in missing):
            await self._prepare(name, name in missing)

    async def _prepare(self, name: str, compile: bool) -> None:
        start = time.monotonic()
        try:
            if compile:
                await _compile(name)
            await asyncio.to_thread(self._load, name)
        except Exception:
            log.exception("a game could not be prepared", extra={"game": name})
            self._failed.add(name)
        else:
            log.info("ready", extra={"game": name, "seconds": round(time.monotonic() - start, 2)})
        self._event(name).set()

    def _load(self, name: str) -> None:
        """Load the compiled code of a game by calling it once."""
        if not INTERPRETED:
            rulebook = games.find(name)
            for _, call in (*warm(rulebook), *self.levels.warm(rulebook)):
                call()


async def _compile(name: str) -> None:
    """Compile a game in another process. If the server stops, so does the process; what it has finished is kept."""
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*compiling.command(name), stdout=quiet, stderr=asyncio.subprocess.PIPE)
    try:
        _, faults = await process.communicate()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"{name} could not be compiled:\n{faults.decode(errors='replace')}")
