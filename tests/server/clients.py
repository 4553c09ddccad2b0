"""A player for tests, over HTTP and WebSockets."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

Document = dict[str, Any]
COUNT = itertools.count()
ME: Document = {"kind": "me"}
OPEN: Document = {"kind": "open"}
BOT: Document = {"kind": "bot", "level": "quick"}


class Client:
    """One browser: its cookies, its requests, its live connections."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30, verify=False)  # no certificates to load: there is no HTTPS here
        self.id = ""
        if name is not None:
            self.id = self.post("/api/guest", name=name)["id"]

    def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        return self.http.request(method, path, **given)

    def get(self, path: str, **query: Any) -> Any:
        return _good(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return _good(self.http.post(path, json=body))

    def refused(self, method: str, path: str, **given: Any) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = self.http.request(method, path, **given)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        return answer.status_code, answer.json()["code"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(self, *seats: Document, game: str = "pebbles", **more: Any) -> Document:
        made: Document = self.post("/api/tables", game=game, seats=list(seats), **more)
        return made

    def state(self, table: str) -> Document:
        found: Document = self.get(f"/api/tables/{table}/state")
        return found

    def play(self, table: str, action: Any = None, **more: Any) -> Document:
        """Play an action over HTTP, the first legal one if none is given."""
        state = self.state(table)
        chosen = state["view"]["actions"][0]["number"] if action is None else action
        body = {"action": chosen, "seen": state["number"], "undos": state["undos"], "id": f"m{next(COUNT)}", **more}
        played: Document = self.post(f"/api/tables/{table}/play", **body)
        return played

    def live(self, table: str, **query: Any) -> Live:
        return Live(self, table, query)


class Live:
    """A WebSocket at a table."""

    def __init__(self, client: Client, table: str, query: Document) -> None:
        self.url = client.url.replace("http", "ws", 1) + f"/api/tables/{table}/live?{urlencode(query)}"
        headers = {"Cookie": client.cookie} if client.cookie else {}
        self.connecting = connect(self.url, additional_headers=headers, max_size=None, open_timeout=30)
        self.socket: ClientConnection
        self.heard: list[Document] = []
        self.answers: list[Document] = []
        """Answers that came with a state, and that nobody has received yet."""
        self.bytes: list[str] = []
        self.state: Document | None = None

    def __enter__(self) -> Self:
        self.socket = self.connecting.__enter__()
        return self

    def __exit__(self, *raised: Any) -> None:
        self.connecting.__exit__(*raised)

    def receive(self, timeout: float = 20) -> Document:
        """Return the next message. An answer that came with a state follows it as a separate message."""
        if self.answers:
            return self.answers.pop()
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Document = json.loads(text)
        self.bytes.append(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            if message["answer"] is not None:
                self.answers.append({"type": "answer", "id": message["answer"], "number": message["number"]})
        return message

    def until(self, wanted: Callable[[Document], bool], timeout: float = 20) -> Document:
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def kind(self, kind: str, timeout: float = 20) -> Document:
        return self.until(lambda message: message["type"] == kind, timeout)

    def catch_up(self) -> None:
        """Receive all that has been sent so far."""
        self.send(type="ping")
        self.kind("pong")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def play(self, action: Any = None, **more: Any) -> Document:
        """Play the given or a random legal action and return the answer or refusal to it."""
        assert self.state is not None
        chosen = random.choice(self.state["view"]["actions"])["number"] if action is None else action
        message = {"type": "play", "id": f"m{next(COUNT)}", "action": chosen, "seen": self.state["number"]}
        message |= {"undos": self.state["undos"], **more}
        self.send(**message)
        return self.until(lambda heard: heard["type"] in ("answer", "refusal") and heard["id"] in (message["id"], None))


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, (answer.request.method, str(answer.request.url), answer.status_code, answer.text)
    return answer.json() if answer.content else None
