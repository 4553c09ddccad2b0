"""Servers for tests: in this process, or as processes of their own that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from saqqara.server import command
from saqqara.server.api.app import create_app
from saqqara.server.services import Services
from saqqara.server.settings import Settings
from tests.server import stand_in
from tests.server.clients import Client

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0


class Server(uvicorn.Server):
    """Uvicorn's server, and the event loop in which it runs."""

    loop: asyncio.AbstractEventLoop

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)


class Host:
    """A server in a thread of this process, on a real port."""

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(**{"rates": False, "searches": 2, "games": "pebbles", **settings})
        self.app = create_app(self.settings, stand_in.levels())
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.socket.setblocking(False)
        self.port = self.socket.getsockname()[1]
        config = command.on_uvicorn(self.app, self.settings)
        config.timeout_graceful_shutdown = 2
        self.server = Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)
        self.thread.start()
        self.clients: list[Client] = []
        _wait(lambda: self.server.started and self._ready(), "the server did not start")

    def _ready(self) -> bool:
        return all(map(self.services.readiness.ready, self.settings.offered))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the server, for calls from the test's thread."""
        return self.server.loop

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def client(self, name: str | None = None) -> Client:
        self.clients.append(Client(self.url, name))
        return self.clients[-1]

    def stop(self) -> None:
        for client in self.clients:
            client.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.socket.close()


class Process:
    """A server or worker as its own process."""

    def __init__(self, command: str, data: Path, *flags: str, games: str = "pebbles", port: int = 0) -> None:
        self.port = port or free_port()
        given = ["--data", str(data), "--games", games, *flags]
        if command == "serve":
            given += ["--port", str(self.port), "--no-browser", "--no-rates"]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'docs'}:{ROOT}"}
        self.clients: list[Client] = []
        self.log = (data / f"{command}-{self.port}.log").open("a")
        run = [sys.executable, "-m", "tests.server.run", games, command, *given]
        self.process = subprocess.Popen(run, cwd=ROOT, env=environment, stdout=self.log, stderr=self.log)
        if command == "serve":
            _wait(self._healthy, f"the server did not start: {self.log.name}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, name: str | None = None) -> Client:
        self.clients.append(Client(self.url, name))
        return self.clients[-1]

    def close(self) -> None:
        """Close the clients."""
        for client in self.clients:
            client.http.close()

    def kill(self) -> None:
        """Kill the process as a power cut would, without a chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.log.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self.log.close()
        return code

    def _healthy(self) -> bool:
        assert self.process.poll() is None, Path(self.log.name).read_text()
        try:
            return all(game["ready"] for game in httpx.get(f"{self.url}/api/games", timeout=20, verify=False).json())
        except httpx.TransportError:
            return False


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _wait(condition: Any, otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)
