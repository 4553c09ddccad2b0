"""The path of a move without a network: `python -m bench.server.pipeline`.

A server in this process, tables of two, and players that answer each state with a random legal move. Everything from the bytes
that arrive to the bytes of the answer is the server's own code; only the network is missing. The figure is processor time per
move, which a busy machine disturbs less than moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import logging
import pstats
import random
import re
import tempfile
import time
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any

import httpx
from uvicorn import Config
from uvicorn.server import ServerState

from saqqara.server import command
from saqqara.server.api.app import create_app
from saqqara.server.api.websocket import TextSocket
from saqqara.server.settings import Settings

WARM_UP = 0.7
PORT = 8765
SHAKE = (
    f"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost:{PORT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\ncookie: %s\r\n\r\n"
)
STATE = re.compile(rb'\{"type":"state","answer":[^,]*,"number":(\d+),')
ACTIONS = re.compile(rb'\{"number":(\d+),"name"')
MASK = bytes(4)
"""A mask of zeros leaves the text as it is."""


@dataclass
class Tally:
    """What all players together have done."""

    moves: int = 0
    bytes: int = 0
    over: int = 0
    seconds: float = 0.0
    """Time that the players themselves took."""
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    """Until then, whoever may move waits."""


class Player(asyncio.Transport):
    """A player at the other end of a WebSocket: takes the server's frames, and answers a state with a move."""

    def __init__(self, loop: asyncio.AbstractEventLoop, tally: Tally) -> None:
        super().__init__()
        self.loop, self.tally = loop, tally
        self.protocol: Any = None
        self.greeted = False
        self.count = 0
        self.first: tuple[int, int] | None = None
        self.shown = asyncio.Event()
        """Whether the first state has come."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", PORT)}.get(name, default)

    def write(self, data: Any) -> None:
        start = time.perf_counter()
        if self.greeted:
            self._hear(bytes(data))
        self.greeted = True
        self.tally.seconds += time.perf_counter() - start

    def _hear(self, data: bytes) -> None:
        self.tally.bytes += len(data)
        for found in STATE.finditer(data):
            self.shown.set()
            end = data.find(b'"undo":', found.end())
            actions = ACTIONS.findall(data, data.rfind(b'"actions":[', 0, end), end)
            if b'"result":null' not in data[end:]:
                self.tally.over += 1
            elif actions:
                self._decide(int(found[1]), int(random.choice(actions)))

    def _decide(self, seen: int, action: int) -> None:
        if self.tally.begun.is_set():
            self._move(seen, action)
        else:
            self.first = seen, action

    def start(self) -> None:
        if self.first:
            self._move(*self.first)

    def _move(self, seen: int, action: int) -> None:
        self.count += 1
        self.tally.moves += 1
        text = b'{"type":"play","id":"%d","action":%d,"seen":%d,"undos":0}' % (self.count, action, seen)
        frame = bytes((0x81, 0x80 + len(text))) + MASK + text
        self.loop.call_soon(self.protocol.data_received, frame)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass

    abort = close


async def sit_down(app: Any, game: str, tables: int) -> list[tuple[str, str]]:
    """Make the tables; return the table and the cookie of each player."""
    sitting = []
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://localhost:{PORT}") as client:

        async def call(path: str, cookie: str, **body: Any) -> httpx.Response:
            answer = await client.post(path, json=body, headers={"cookie": cookie} if cookie else {})
            client.cookies.clear()
            return answer.raise_for_status()

        async def guest() -> str:
            return (await call("/api/guest", "", name="Anna")).headers["set-cookie"].split(";")[0]

        for _ in range(tables):
            one, two = await guest(), await guest()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await call("/api/tables", one, game=game, seats=seats, public=True)).json()["id"]
            await call(f"/api/tables/{table}/join", two)
            sitting += [(table, one), (table, two)]
    return sitting


async def connect(config: Config, app: Any, sitting: list[tuple[str, str]], tally: Tally) -> list[Player]:
    loop, state, everybody = asyncio.get_running_loop(), ServerState(), list[Player]()
    for start in range(0, len(sitting), 50):
        players = []
        for table, cookie in sitting[start : start + 50]:
            player = Player(loop, tally)
            player.protocol = TextSocket(config, state, {})
            player.protocol.connection_made(player)
            player.protocol.data_received((SHAKE % (table, cookie)).encode())
            players.append(player)
        await asyncio.gather(*(player.shown.wait() for player in players))
        everybody += players
    return everybody


async def measure_once(config: Config, app: Any, game: str, tables: int, seconds: float, profile: cProfile.Profile | None) -> float:
    """Return the microseconds of processor time per move."""
    tally = Tally()
    players = await connect(config, app, await sit_down(app, game, tables), tally)
    gc.collect()
    gc.freeze()  # as the server does
    tally.begun.set()
    for player in players:
        player.start()
    await asyncio.sleep(WARM_UP)
    before, used, thread, start = replace(tally), time.process_time(), time.thread_time(), time.perf_counter()
    with profile or nullcontext():
        await asyncio.sleep(seconds)
    moves, own = tally.moves - before.moves, tally.seconds - before.seconds
    total, loop = time.process_time() - used - own, time.thread_time() - thread - own
    rate, sent = moves / (time.perf_counter() - start), tally.bytes - before.bytes
    print(
        f"{total / moves * 1e6:6.0f} µs per move, {loop / moves * 1e6:.0f} of them in the event loop's thread; "
        f"{rate:,.0f} moves per second, {sent / moves:,.0f} bytes per move, {tally.over // 2} of {tables} games over",
        flush=True,
    )
    tally.begun.clear()
    await asyncio.sleep(1)
    for player in players:
        player.protocol.connection_lost(None)
    return total / moves * 1e6


async def measure(game: str, tables: int, seconds: float, rounds: int, profile: cProfile.Profile | None, folder: str) -> None:
    settings = Settings(data=folder, games=game, rates=False, port=PORT)
    app = create_app(settings)
    config = command.on_uvicorn(app, settings)
    config.lifespan_class = None
    config.load()
    async with app.router.lifespan_context(app):
        while not app.state.services.readiness.ready(game):
            await asyncio.sleep(0.05)
        found = [await measure_once(config, app, game, tables, seconds, profile) for _ in range(rounds)]
        print(f"median {median(found):.0f} µs per move")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.pipeline", description=__doc__)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", action="store_true", help="show where the event loop's thread spends its time")
    chosen = parser.parse_args()
    logging.disable(logging.INFO)
    profile = cProfile.Profile() if chosen.profile else None
    with tempfile.TemporaryDirectory(prefix="saqqara-pipeline-", ignore_cleanup_errors=True) as folder:
        asyncio.run(measure(chosen.game, chosen.tables, chosen.seconds, chosen.rounds, profile, folder))
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
