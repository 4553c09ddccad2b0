"""Write what a released version leaves behind: `python -m tests.upgrades.write FOLDER`, run once with that version.

The folder then holds a database, a backup, records and positions, and `expected.json` with what must be found in them. Later
versions open, play on, export, erase and restore all of it: see test_upgrades.py.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import saqqara
from tests.server.clients import ME, OPEN, Client
from tests.server.hosts import free_port

ACCOUNTS = ("Nefertari", "Berenike", "Chenti")
PASSWORD = "the river rises in June"
INTERPRETED = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
PATIENCE = 120.0


def main() -> None:
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data)) as url:
            expected = _fill(url, target)
        command("backup", "--data", data, str(target / "saqqara.backup"))
        with open(Path(data) / "saqqara.db", "rb") as raw, gzip.GzipFile(target / "saqqara.db.gz", "wb", mtime=0) as packed:
            shutil.copyfileobj(raw, packed)
    _write_records_and_positions(target)
    (target / "expected.json").write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n")


def command(*words: str) -> None:
    """Run a command of the program to its end, with interpreted rules: nothing here is worth compiling for."""
    subprocess.run([sys.executable, "-m", "saqqara.cli", *words], check=True, env=INTERPRETED)


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """Serve a data folder as a process of its own; yield its address."""
    port = free_port()
    flags = ["--data", str(data), "--port", str(port), "--no-browser", "--no-rates"]
    process = subprocess.Popen([sys.executable, "-m", "saqqara.cli", "serve", *flags], env=INTERPRETED)
    try:
        _wait_until_ready(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_until_ready(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if all(game["ready"] for game in httpx.get(f"{url}/api/games", timeout=20, verify=False).json()):
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise TimeoutError("the server did not start")


def _fill(url: str, target: Path) -> dict[str, Any]:
    """Play and talk as people do; return what must be found again."""
    chance = random.Random(2026)
    people = anna, berta, carl = [Client(url, name) for name in ("Anna", "Berta", "Carl")]
    for client, name in zip(people, ACCOUNTS, strict=True):
        client.post("/api/account", name=name, password=PASSWORD)
    guest = Client(url, "Djedi")
    finished, running = {}, {}
    setups: list[tuple[str, str, int, dict[str, Any]]] = [
        ("imhotep", "imhotep", 3, {"pyramid": "B", "wager": True}),
        ("kheops", "kheops", 2, {}),
        ("amunre", "amunre", 3, {}),
    ]
    for label, game, players, options in setups:
        table = _table(people[:players], game, options=options, public=True)
        _play(people[:players], table, chance)
        finished[label] = {"table": table, "scores": anna.get(f"/api/tables/{table}")["result"]["scores"]}
        record = anna.get(f"/api/tables/{table}/record")
        (target / f"record-{label}.json").write_text(json.dumps(record) + "\n")
        table = _table(people[:players], game, options=options, clock={"kind": "days", "days": 2.0})
        _play(people[:players], table, chance, 23)
        running[label] = {"table": table}

    # Everything else that leaves entries or rows of its own
    table = running["kheops"]["table"]
    state = anna.state(table)
    mover = people[state["view"]["mover"]]
    mover.play(table)
    state = mover.state(table)
    mover.post(f"/api/tables/{table}/undo", seen=state["number"], undos=state["undos"], ask=True)
    other = people[1 - people.index(mover)]
    to = other.state(table)["proposal"]["to"]
    other.post(f"/api/tables/{table}/consent", agree=True, to=to)
    anna.post(f"/api/tables/{table}/pause", paused=True)
    anna.post(f"/api/tables/{table}/pause", paused=False)
    carl.post(f"/api/tables/{running['amunre']['table']}/handover", level="apprentice")
    carl.post(f"/api/tables/{running['amunre']['table']}/takeback")
    resigned = _table([anna, guest], "kheops")
    _play([anna, guest], resigned, chance, 5)
    guest.post(f"/api/tables/{resigned}/resign")
    finished["resigned"] = {"table": resigned, "scores": anna.get(f"/api/tables/{resigned}")["result"]["scores"]}
    waiting = anna.table(ME, OPEN, game="kheops", public=True)["id"]
    bots = anna.table(ME, {"kind": "bot", "level": "apprentice"}, game="kheops")["id"]
    _against_bot(anna, bots, 6)
    practice = anna.table(ME, {"kind": "here", "name": "Djoser"}, game="imhotep", seed=7)["id"]
    _play([anna, anna], practice, chance, 9)
    for number, text in enumerate(("A fine barge.", "You will regret that.")):
        berta.post(f"/api/tables/{finished['kheops']['table']}/chat", text=text, id=f"c{number}")
    said = anna.get(f"/api/tables/{finished['kheops']['table']}/chat")
    anna.post(f"/api/tables/{finished['kheops']['table']}/report", number=said[-1]["number"], reason="unkind")
    carl.post(f"/api/tables/{finished['imhotep']['table']}/mute", player=berta.id)
    anna.post(f"/api/tables/{finished['amunre']['table']}/archive")
    imported = anna.post("/api/records", record=json.loads((target / "record-imhotep.json").read_text()))["id"]
    for label, held in running.items():
        state = anna.state(held["table"])
        running[label] |= {"number": state["number"], "mover": state["view"]["mover"], "scores": state["view"]["scores"]}
    tables = {"waiting": waiting, "bots": bots, "practice": practice, "imported": imported}
    return {
        "version": saqqara.__version__,
        "finished": finished,
        "running": running,
        "tables": tables,
        "chat": [message["text"] for message in said],
    }


def _table(people: list[Client], game: str, **more: Any) -> str:
    made = people[0].table(ME, *[OPEN] * (len(people) - 1), game=game, **more)
    for seat, client in enumerate(people[1:], 1):
        client.post(f"/api/tables/{made['id']}/join", seat=seat, invite=made["invite"])
    return str(made["id"])


def _play(people: list[Client], table: str, chance: random.Random, most: int | None = None) -> None:
    """Play random decisions, to the end or at most this many."""
    while most != 0:
        mover = people[0].state(table)["view"]["mover"]
        if mover is None:
            return
        state = people[mover].get(f"/api/tables/{table}/state", seat=mover)
        action = chance.choice(state["view"]["actions"])["number"]
        body = {"action": action, "seen": state["number"], "undos": state["undos"], "seat": mover}
        people[mover].post(f"/api/tables/{table}/play", **body)
        most = None if most is None else most - 1


def _against_bot(client: Client, table: str, most: int) -> None:
    """Play some decisions against a bot, and leave the table at its person's turn."""
    for _ in range(most):
        _wait_for_turn(client, table)
        client.play(table)
    _wait_for_turn(client, table)


def _wait_for_turn(client: Client, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while client.state(table)["view"]["mover"] != 0:
        if time.monotonic() > end:
            raise TimeoutError("the bot did not move")
        time.sleep(0.1)


def _write_records_and_positions(target: Path) -> None:
    for seed in range(6):
        played, chance = saqqara.new("amunre", players=3 + seed % 3, seed=seed), random.Random(seed)
        while not played.over:
            played.play(chance.choice(played.actions()))
        (target / f"record-amunre-{seed}.json").write_text(json.dumps(played.record()) + "\n")
    for game in ("imhotep", "kheops", "amunre"):
        played = saqqara.replay(json.loads((target / f"record-{game}.json").read_text()), upto=40)
        (target / f"position-{game}.json").write_text(json.dumps(played.position()) + "\n")


if __name__ == "__main__":
    main()
