"""What a host sees: settings, commands, health, metrics, logs, the pages."""

from __future__ import annotations

import asyncio
import fcntl
import gzip
import json
import logging
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
import httpx
import psycopg
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from fastapi import FastAPI
from psycopg.conninfo import conninfo_to_dict

from saqqara import compiling, texts
from saqqara.server import command, logs, settings
from saqqara.server.api import static
from saqqara.server.api.app import create_app
from saqqara.server.bots import readiness, runner
from saqqara.server.people import accounts, turn_notices
from saqqara.server.settings import Settings
from saqqara.server.store import backups, health, schema
from saqqara.server.store.database import Store
from tests.server import stand_in
from tests.server.clients import BOT, ME, OPEN
from tests.server.hosts import Host, Process, free_port
from tests.waiting import wait_for


def test_the_examples_use_settings_that_exist() -> None:
    root = Path(__file__).resolve().parents[2]
    told = "".join((root / name).read_text() for name in ("compose.yaml", "deploy/saqqara.service", "deploy/Dockerfile"))
    names = set(re.findall(r"SAQQARA_([A-Z_]+)", told))
    assert names >= {"DATABASE", "URL", "PROXIES"}
    assert {name.lower() for name in names} - {"cache"} <= set(Settings.model_fields)
    flags = re.findall(r"(--[a-z-]+)", (root / "deploy/saqqara.service").read_text().partition("ExecStart=")[2])
    assert set(flags) == {"--no-browser", "--data"}
    assert set(flags) <= {flag for option in command.serve.params for flag in [*option.opts, *option.secondary_opts]}


def test_flags_beat_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("port = 1\nsearches = 1\nlog = 'debug'\nlan = true\n")
    environment = {"SAQQARA_PORT": "2", "SAQQARA_SEARCHES": "2", "SAQQARA_METRICS": "no", "SAQQARA_DATA": str(tmp_path)}
    found = settings.load({"port": 3, "searches": None}, environment)
    assert (found.port, found.searches, found.log, found.lan, found.metrics) == (3, 2, "debug", True, False)
    assert found.address == "0.0.0.0"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("port = 'x'", "port: Input should be a valid integer, not 'x'"),
        ("port = 1\nport = 2", r"settings\.toml"),
        ("bots = 'elsewhere'", "bots: Input should be 'here' or 'workers', not 'elsewhere'"),
        ("games = 'chess'", "there is no chess"),
        ("log = 'verbose'", "log: Input should be 'debug'"),
        ("port = 70000", "port: Input should be less than or equal to 65535, not 70000"),
        ("smtp_port = 0", "smtp_port: Input should be greater"),
        ("searches = -3", "searches: Input should be greater"),
        ("threads = 0", "threads: Input should be greater"),
        ("threads = -1", "threads: Input should be greater"),
        ("url = 'not a url'", "url: must be an address such as https"),
        ("url = 'games.example.org'", "url: must be an address such as https"),
        ("url = 'https://'", "url: must be an address such as https"),
        ("url = 'https://a:x'", "url: must be an address such as https"),
        ("url = 'ftp://games.example.org'", "url: must be an address such as https"),
        ("hosts = 'https://games.example.org'", "hosts: must be names such as"),
        ("database = 'mysql://host/name'", "database: must be a URL such as postgresql"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "settings.toml").write_text(text)
    with pytest.raises(click.UsageError, match=message):
        settings.load({"data": str(tmp_path)}, {})
    with pytest.raises(click.UsageError, match=r"missing\.toml"):
        settings.load({}, {}, tmp_path / "missing.toml")


def test_databases_by_url(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path)).database_url == f"sqlite:///{tmp_path}/saqqara.db"
    assert Settings(database="postgresql://u:p@h/d").database_url == "postgresql+psycopg://u:p@h/d"
    assert Settings(database="postgres://u@h/d").database_url == "postgresql+psycopg://u@h/d"


def test_every_setting_has_a_flag_and_a_help() -> None:
    text = CliRunner().invoke(command.serve, ["--help"], terminal_width=200).output
    for name in ("--lan", "--port", "--no-browser", "--database", "--smtp-host", "--private-webhooks"):
        assert name in text
    words = " ".join(text.split())
    for told in ("[SAQQARA_PORT, default: 8017]", "[SAQQARA_LAN, default: off]", "[SAQQARA_RATES, default: on]", "[SAQQARA_DATA]"):
        assert told in words


def test_a_mistyped_variable_is_reported_and_those_of_other_parts_are_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    environment = {"SAQQARA_PROT": "9000", "SAQQARA_XYZZY": "1", "SAQQARA_PORT": "1", "SAQQARA_CACHE": "x", "HOME": "x"}
    assert settings.load({"data": str(tmp_path)}, environment).port == 1
    assert capsys.readouterr().err.splitlines() == [
        "Warning: SAQQARA_PROT is not a setting; did you mean SAQQARA_PORT?",
        "Warning: SAQQARA_XYZZY is not a setting",
    ]


def test_every_variable_that_the_program_reads_is_known() -> None:
    root = Path(__file__).resolve().parents[2]
    sources = [*(root / "src" / "saqqara").rglob("*.py"), root / "web" / "vite.config.ts"]
    read = set(re.findall(r"SAQQARA_[A-Z_]+[A-Z]", "".join(path.read_text() for path in sources)))
    assert read - {f"SAQQARA_{name.upper()}" for name in Settings.model_fields} == settings.OTHERS


@pytest.mark.parametrize(
    ("host", "url"), [("::1", "http://[::1]:"), ("127.0.0.1", "http://localhost:"), ("127.0.0.2", "http://127.0.0.2:")]
)
def test_a_server_listens_on_the_address_that_it_announces(tmp_path: Path, host: str, url: str) -> None:
    chosen = Settings(data=str(tmp_path), host=host, port=0)
    with command._listen(chosen) as listener:
        assert listener.getsockname()[0] == host
    assert command._here(chosen, 80) == f"{url}80"
    assert Settings(host="::1", lan=True).address == "::"


def test_a_worker_needs_the_servers_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SAQQARA_DATABASE", raising=False)
    result = CliRunner().invoke(command.worker, ["--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "PostgreSQL" in result.output


def test_a_port_in_use_is_reported_plainly(tmp_path: Path, host: Host) -> None:
    result = CliRunner().invoke(command.serve, ["--data", str(tmp_path), "--port", str(host.port), "--no-browser"])
    assert result.exit_code == 1
    assert "cannot listen" in result.output


@pytest.mark.parametrize("command_name", ["serve", "worker"])
def test_an_unreachable_database_is_reported_plainly(tmp_path: Path, command_name: str) -> None:
    url = f"postgresql://saqqara:secret@127.0.0.1:{free_port()}/saqqara"
    flags = ["--no-browser", "--port", "0"] if command_name == "serve" else []
    result = CliRunner().invoke(getattr(command, command_name), ["--data", str(tmp_path), "--database", url, *flags])
    assert result.exit_code == 1
    assert result.output.startswith("Error: cannot open the database: ")
    assert "secret" not in result.output


COMMANDS: dict[str, list[str]] = {
    "serve": ["--no-browser", "--port", "0"],
    "backup": ["out.backup"],
    "restore": ["in.backup", "--yes"],
    "password": ["Anna"],
    "reports": [],
}


@pytest.mark.parametrize("command_name", ["backup", "restore", "password", "reports"])
def test_every_command_reports_an_unreachable_database_plainly(
    tmp_path: Path, command_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = Settings(data=str(tmp_path / "kept"))
    with closing(Store(kept.database_url)) as store:
        store.migrate()
    backups.backup(kept, tmp_path / "in.backup")
    url = f"postgresql://saqqara:secret@127.0.0.1:{free_port()}/saqqara"
    result = CliRunner().invoke(getattr(command, command_name), [*COMMANDS[command_name], "--database", url])
    assert result.exit_code == 1
    assert result.output.startswith("Error: cannot open the database: ")
    assert "secret" not in result.output


@pytest.mark.parametrize("damage", [b"not a database at all", None], ids=["all of it", "a part"])
def test_a_damaged_file_is_reported_plainly_and_a_backup_restored_over_it(
    tmp_path: Path, damage: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kept, file = Settings(data=str(tmp_path)), tmp_path / "saqqara.db"
    with closing(Store(kept.database_url)) as store:
        store.migrate()
        store.write_now(lambda connection: accounts.add_guest(connection, "Anna"))
    backups.backup(kept, tmp_path / "in.backup")
    whole = file.read_bytes()
    broken = damage * 1000 if damage else whole[:1024] + b"\xff" * (len(whole) - 1024)
    file.write_bytes(broken)
    for name in ("serve", "backup", "password", "reports"):
        result = CliRunner().invoke(getattr(command, name), [*COMMANDS[name], "--data", str(tmp_path)])
        assert result.exit_code == 1
        assert result.output.startswith(f"Error: cannot open the database in {tmp_path}: ")
    with (tmp_path / "saqqara.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        refused = CliRunner().invoke(command.restore, ["in.backup", "--yes", "--data", str(tmp_path)])
        assert (refused.exit_code, "so stop it first" in refused.output) == (1, True)
    result = CliRunner().invoke(command.restore, ["in.backup", "--yes", "--data", str(tmp_path)])
    assert result.exit_code == 0, result.output
    (aside,) = tmp_path.glob("saqqara.db.damaged-*")
    assert str(aside) in result.output
    assert aside.read_bytes() == broken
    with closing(Store(kept.database_url)) as store:
        names = store.read_now(lambda connection: connection.execute(sa.select(schema.players.c.name)).scalars().all())
    assert names == ["Anna"]
    assert backups.damaged(kept) is None


def test_a_folder_that_cannot_be_written_is_reported_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    result = CliRunner().invoke(command.serve, ["--data", str(tmp_path / "file" / "data"), "--no-browser", "--port", "0"])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: cannot open the database in {tmp_path}/file/data: ")


def test_a_database_of_a_newer_version_is_reported_plainly(tmp_path: Path) -> None:
    store = Store(Settings(data=str(tmp_path)).database_url)
    store.migrate()
    store.write_now(lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))
    store.close()
    result = CliRunner().invoke(command.serve, ["--data", str(tmp_path), "--no-browser", "--port", "0"])
    assert (result.exit_code, result.output) == (1, "Error: the database was made by a newer version of this program\n")


async def test_compiling_stops_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    script = f"import pathlib, time; pathlib.Path({str(mark)!r}).touch(); time.sleep(600)"
    monkeypatch.setattr(compiling, "command", lambda name: [sys.executable, "-c", script])
    work = asyncio.create_task(readiness._compile("pebbles"))
    while not mark.exists():
        await asyncio.sleep(0.02)
    work.cancel()
    start = time.monotonic()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert time.monotonic() - start < 10


async def test_the_error_of_a_failed_compilation_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "command", lambda name: [sys.executable, "-c", "raise SystemExit('no room')"])
    with pytest.raises(RuntimeError, match="no room"):
        await readiness._compile("pebbles")


async def test_a_game_whose_rules_cannot_be_prepared_is_refused_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(self: readiness.Readiness, name: str) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(readiness.Readiness, "_load", fail)
    app = create_app(Settings(data=str(tmp_path), games="pebbles"), stand_in.levels())
    line = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
    async with app.router.lifespan_context(app), line as client:
        await client.post("/api/guest", json={"name": "Anna"})
        wishes = {"/api/records": {"record": {"game": "pebbles"}}, "/api/tables": {"game": "pebbles", "seats": [{"kind": "me"}]}}
        for path, wish in wishes.items():
            answer = await asyncio.wait_for(client.post(path, json=wish), 20)
            assert (answer.status_code, answer.json()["code"]) == (503, "no_rules")
        assert (await client.get("/api/tables", params={"list": "mine"})).json()["tables"] == []
        assert [(game["ready"], game["failed"]) for game in (await client.get("/api/games")).json()] == [(False, True)]


def test_a_game_that_is_no_longer_offered_is_played_to_the_end(start: Callable[..., Host], database: str) -> None:
    first = start(games="pebbles kheops", database=database)
    anna = first.client("Anna")
    thinking = anna.table({"kind": "bot", "level": "endless"}, ME)["id"]
    waits = anna.table(ME, OPEN, public=True)["id"]
    wait_for(lambda: thinking in first.services.runner.running)
    cookies = httpx.Cookies(anna.http.cookies)
    first.stop()
    second = start(games="kheops", database=database)
    again, berta = second.client(), second.client("Berta")
    again.http.cookies = cookies
    wait_for(lambda: thinking in second.services.runner.running)
    assert berta.post(f"/api/tables/{waits}/join")["status"] in ("waiting", "playing")
    wait_for(lambda: berta.get(f"/api/tables/{waits}")["status"] == "playing")
    assert [game["name"] for game in berta.get("/api/games")] == ["kheops"]
    assert berta.refused("POST", "/api/tables", json={"game": "pebbles", "seats": [ME, BOT]}) == (422, "invalid")
    berta.post(f"/api/tables/{waits}/resign")
    assert berta.refused("POST", f"/api/tables/{waits}/rematch", json={}) == (409, "not_offered")
    again.post(f"/api/tables/{thinking}/resign")


def test_a_table_of_a_game_that_only_another_server_offers_starts_here_too(
    start: Callable[..., Host], postgres: Callable[[], str]
) -> None:
    database = postgres()
    narrow, wide = start(games="kheops", database=database), start(games="pebbles", database=database)
    table = wide.client("Anna").table(ME, OPEN, public=True)["id"]
    berta = narrow.client("Berta")
    berta.post(f"/api/tables/{table}/join")
    wait_for(lambda: berta.get(f"/api/tables/{table}")["status"] == "playing")


async def test_nobody_sits_down_at_a_table_whose_rules_could_not_be_prepared(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Settings(data=str(tmp_path), games="pebbles")
    app = create_app(settings, stand_in.levels())
    line = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
    async with app.router.lifespan_context(app), line as client:
        await client.post("/api/guest", json={"name": "Anna"})
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = (await client.post("/api/tables", json=wish)).json()["id"]
        app.state.services.readiness._failed.add("pebbles")
        client.cookies.clear()
        await client.post("/api/guest", json={"name": "Berta"})
        answer = await asyncio.wait_for(client.post(f"/api/tables/{table}/join", json={}), 20)
        assert (answer.status_code, answer.json()["code"]) == (503, "no_rules")
        seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open"]


def test_on_the_network_the_address_is_printed_with_a_code_for_phones(capsys: pytest.CaptureFixture[str]) -> None:
    command._announce(Settings(lan=True, port=1234), "http://localhost:1234", 1234)
    out = capsys.readouterr().out
    assert ":1234" in out.splitlines()[1]
    assert len(out.splitlines()) > 12
    command._announce(Settings(), "http://localhost:1234", 1234)
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_links_begin_with_the_servers_public_address(start: Callable[..., Host]) -> None:
    near = command._address(Settings(lan=True), 1234)
    assert near == command._near(1234)
    assert "localhost" not in near
    assert command._address(Settings(lan=True, url="https://games.example/"), 1234) == "https://games.example"
    assert command._address(Settings(), 1234) == "http://localhost:1234"
    host = start(url=near)
    assert host.client().get("/api/me")["address"] == near
    assert host.client("Anna").get("/api/me")["address"] == near


def test_a_server_starts_serves_and_stops_cleanly(tmp_path: Path) -> None:
    server = Process("serve", tmp_path)
    anna = server.client("Anna")
    table = anna.table(ME, {"kind": "bot", "level": "slow"})["id"]
    with anna.live(table) as live:
        live.kind("state")
        live.play()
        start = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - start < 10
    server.close()
    lines = Path(server.log.name).read_text().splitlines()
    assert lines[0].startswith(f"Saqqara is at http://localhost:{server.port}")
    logged = [json.loads(line) for line in lines[1:]]
    assert {line["level"] for line in logged} == {"info"}
    assert [line["message"] for line in logged if line["from"] == "saqqara.services"] == ["started", "stopped"]


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first = Process("serve", tmp_path)
    given = ["--data", str(tmp_path), "--no-browser", "--port", "0"]
    refused = CliRunner().invoke(command.serve, given)
    assert (refused.exit_code, "another server is running on" in refused.output) == (1, True)
    first.kill()
    again = Process("serve", tmp_path)  # nothing of the killed one is in its way
    assert again.stop() == 0


def test_health_and_metrics(host: Host) -> None:
    client = host.client("Anna")
    assert client.get("/healthz")["status"] == "ok"
    client.play(client.table(ME, BOT)["id"])
    text = client.request("GET", "/metrics").text
    assert 'saqqara_moves_total{by="person",game="pebbles"}' in text
    for name in ("saqqara_move_seconds", "saqqara_commit_seconds", "saqqara_connections", "saqqara_bots_thinking"):
        assert name in text


@contextmanager
def reading_only(host: Host) -> Iterator[None]:
    """A database that answers queries but accepts no writes."""
    store, database = host.services.store, host.settings.database
    if store.sqlite:
        words = "CREATE TRIGGER refuse BEFORE INSERT ON marks BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        store.write_now(lambda connection: connection.exec_driver_sql(words))
        yield
        store.write_now(lambda connection: connection.exec_driver_sql("DROP TRIGGER refuse"))
        return
    name = conninfo_to_dict(database)["dbname"]
    with psycopg.connect(database, dbname="postgres", autocommit=True) as admin:
        for value in ("on", "off"):
            admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            if value == "on":
                yield


def test_a_database_that_accepts_no_writes_is_not_healthy(
    start: Callable[..., Host], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    host = start(database=database)
    client = host.client()
    assert client.request("GET", "/healthz").status_code == 200
    with reading_only(host):
        wait_for(lambda: client.request("GET", "/healthz").status_code == 503)
        assert client.request("HEAD", "/healthz").status_code == 503
        assert client.request("GET", "/api/tables?list=open").status_code == 200
    wait_for(lambda: client.request("GET", "/healthz").status_code == 200)


def test_a_flood_of_probes_is_one_write_that_leaves_no_trace(both: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    probe = health._leave_no_trace

    def count(connection: sa.Connection) -> None:
        tried.append(connection)
        probe(connection)

    monkeypatch.setattr(health, "_leave_no_trace", count)
    monkeypatch.setattr(health, "EVERY", 600.0)
    both.services.health._trial = None
    client = both.client()
    assert {client.request("GET", "/healthz").status_code for _ in range(20)} == {200}
    assert len(tried) == 1
    names = both.services.store.read_now(lambda connection: connection.execute(sa.select(schema.marks.c.name)).scalars().all())
    assert [name for name in names if name.startswith("probe")] == []


@contextmanager
def away(database: str) -> Iterator[None]:
    """Make the database unreachable for a while: reject new connections and drop existing ones."""
    name = conninfo_to_dict(database)["dbname"]
    with psycopg.connect(database, dbname="postgres", autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        yield
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_after_the_database_was_away_bots_play_and_notices_go_out_again(
    start: Callable[..., Host], postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notices, "EVERY", 0.2)
    monkeypatch.setattr(runner, "LOOK_EVERY", 0.2)
    database = postgres()
    host = start(database=database)
    anna, berta = host.client("Anna"), host.client("Berta")
    berta.request("PUT", "/api/me/settings", json={"mail": {"address": "berta@example.org", "digest_minutes": 0}})
    alone, together = anna.table(ME, BOT)["id"], anna.table(ME, OPEN, public=True)["id"]
    berta.post(f"/api/tables/{together}/join")
    with away(database):
        wait_for(lambda: anna.request("GET", "/healthz").status_code == 503)
        answer = anna.request("GET", "/healthz")
        assert answer.json()["code"] == "server"
        assert int(answer.headers["retry-after"]) > 0
        assert anna.request("GET", "/api/me").status_code == 503
    wait_for(lambda: anna.request("GET", "/healthz").status_code == 200)
    anna.play(alone)
    wait_for(lambda: anna.state(alone)["number"] == 2)
    anna.play(together)
    wait_for(lambda: not host.services.store.read_now(lambda connection: connection.execute(sa.select(schema.notices)).all()))


def test_metrics_can_be_switched_off(start: Callable[..., Host]) -> None:
    assert start(metrics=False).client().request("GET", "/metrics").status_code == 404


def test_a_host_reads_reports_and_deletes_messages(both: Host) -> None:
    anna, berta = both.client("Anna"), both.client("Berta")
    table = anna.table(ME, OPEN, public=True)["id"]
    said = [anna.post(f"/api/tables/{table}/chat", text=text)["number"] for text in ("rude\nwords", "kind words")]
    berta.post(f"/api/tables/{table}/report", number=said[0], reason="not nice")
    flags = ["--data", str(both.settings.folder), *(["--database", both.settings.database] if both.settings.database else [])]

    def read(*more: str) -> str:
        result = CliRunner().invoke(command.reports, [*flags, *more])
        return result.output

    line = read()
    assert f'table {table}  Anna: "rude\\nwords"  reported by Berta: "not nice"' in line
    assert "there is no report 999" in read("--remove", "999")
    assert read("--remove", line.split()[0]) == ""
    assert [message["text"] for message in anna.get(f"/api/tables/{table}/chat")] == ["kind words"]


def test_logs_are_json_lines() -> None:
    record = logging.makeLogRecord(
        {"name": "saqqara.x", "levelname": "INFO", "msg": "ready %s", "args": ("now",), "game": "pebbles"}
    )
    line = json.loads(logs.Lines().format(record))
    assert (line["message"], line["game"], line["from"], line["level"]) == ("ready now", "pebbles", "saqqara.x", "info")


def browser(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    static.add_pages(app, folder)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


async def test_the_client_is_served_for_all_its_pages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>home</title>")
    (tmp_path / "assets" / "x.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    async with browser(tmp_path) as client:
        for path in ("/", "/table/abc", "/rules/pebbles"):
            assert (await client.get(path)).text == "<title>home</title>"
        assert "immutable" in (await client.get("/assets/x.js")).headers["cache-control"]
        assert (await client.get("/missing.js")).status_code == 404
        assert (await client.get("/%2e%2e/secret.txt")).status_code == 404


async def test_monitors_may_send_head_requests(host: Host, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>home</title>")
    async with browser(tmp_path) as client:
        assert (await client.head("/")).status_code == 200
        assert (await client.head("/missing.js")).status_code == 404
    answer = host.client().request("HEAD", "/healthz")
    assert (answer.status_code, answer.content) == (200, b"")
    answer = host.client().request("HEAD", "/api/me")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET")


async def test_files_are_sent_compressed_to_clients_that_accept_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": "<title>home</title>", "assets/x.js": "let sand = 1"}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (tmp_path / "icon.png").write_bytes(b"png")
    async with browser(tmp_path) as client:
        for path, text in {"/table/abc": "<title>home</title>", "/assets/x.js": "let sand = 1"}.items():
            packed = await client.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
            plain = await client.get(path, headers={"accept-encoding": "br, gzip;q=0"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.text == plain.text == text
            for each in ("content-type", "cache-control", "vary"):
                assert packed.headers[each] == plain.headers[each]
            assert packed.headers["vary"] == "Accept-Encoding"
            assert packed.headers["etag"] != plain.headers["etag"]
        assert (await client.get("/assets/x.js")).headers["content-type"].startswith("text/javascript")
        assert "content-encoding" not in (await client.get("/icon.png")).headers


async def test_without_the_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with browser(tmp_path) as client:
        assert "make setup" in (await client.get("/")).text


def test_the_texts_of_every_language_are_there(host: Host) -> None:
    client = host.client()
    for language in ("en", "it", "de"):
        assert "notice-subject" in client.request("GET", f"/api/texts/{language}").text
    assert client.request("GET", "/api/texts/fr").status_code == 422


def test_the_texts_and_the_rules_of_one_game_can_be_requested_alone(host: Host) -> None:
    client = host.client()
    own = client.request("GET", "/api/texts/it?game=kheops").text
    assert "kheops-action-" in own
    assert "notice-subject" not in own
    assert client.request("GET", "/api/games/kheops/rules?language=de").text.startswith("#")
    for unknown in ("/api/texts/en?game=chess", "/api/games/chess/rules"):
        assert client.request("GET", unknown).status_code == 404


def test_every_refusal_has_a_text_in_every_language() -> None:
    """All codes except those whose message names the fault itself."""
    sources = "\n".join(path.read_text() for path in Path(command.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'(?:Refused\(\d+|_refuse\([a-z, ]+\d+|conflict\(|forbidden\("[^"]+"),? ?"([a-z_]+)"', sources))
    assert {"stale", "not_host", "no_name", "origin"} <= codes
    said_by_the_message = {"invalid", "illegal", "legal", "no_level", "no_number"}
    for language in texts.LANGUAGES:
        known = texts.bundle(language)
        assert [code for code in codes - said_by_the_message if not known.has_message(f"web-fault-{code}")] == []
