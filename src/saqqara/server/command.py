"""The server's commands: serve, worker, backup, restore, password, reports."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from saqqara.server import settings as host_settings
from saqqara.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI
    from sqlalchemy import Connection

    from saqqara.server.store.rows import ReportRow

F = TypeVar("F", bound=Callable[..., Any])


def settings_options(*names: str) -> Callable[[F], F]:
    """Add a flag for each of these settings, or for all of them, and `--settings FILE`."""

    def decorate(function: F) -> F:
        for name, field in reversed(Settings.model_fields.items()):
            if names and name not in names:
                continue
            flag, kind = name.replace("_", "-"), type(field.default)
            text = f"{field.description}  [SAQQARA_{name.upper()}{_default(field.default)}]"
            if kind is bool:
                function = click.option(f"--{flag}/--no-{flag}", name, default=None, help=text)(function)
            else:
                function = click.option(f"--{flag}", name, type=kind, default=None, help=text)(function)
        file = click.option("--settings", "file", type=click.Path(path_type=Path), help="a TOML file of settings")
        return file(function)

    return decorate


def _default(value: Any) -> str:
    """The default of a setting for the help text; an empty one is explained by the description."""
    if value == "":
        return ""
    return f", default: {('off', 'on')[value] if isinstance(value, bool) else value}"


@click.command()
@settings_options()
@click.option("--browser/--no-browser", default=True, help="open the browser")
def serve(file: Path | None, browser: bool, **flags: Any) -> None:
    """Start the server and open the browser.

    Every setting can be given as a flag, in the environment, or in settings.toml in the data folder.
    """
    settings = host_settings.load(flags, file=file)
    from saqqara.server import logs

    logs.set_up(settings.log)
    with _listen(settings) as listener, _alone(settings):
        _open_database(settings)
        _serve(settings, listener, browser)


def on_uvicorn(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration for the application."""
    import uvicorn

    from saqqara.server.api.schemas.base import MESSAGE_BYTES
    from saqqara.server.api.websocket import TextSocket

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=TextSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it needs much memory per connection
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),  # by default, uvicorn trusts everything on this machine
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def _serve(settings: Settings, listener: socket.socket, browser: bool) -> None:
    import uvicorn

    from saqqara.server import interpreter
    from saqqara.server.api.app import create_app

    port = listener.getsockname()[1]
    here = _here(settings, port)
    linked = settings.model_copy(update={"url": _address(settings, port)})
    server = uvicorn.Server(on_uvicorn(create_app(linked), settings))
    interpreter.set_up()
    _announce(settings, here, port)
    if browser:
        threading.Thread(target=_open_when_ready, args=(server, here), daemon=True).start()
    with suppress(KeyboardInterrupt):
        server.run([listener])


@contextmanager
def _alone(settings: Settings, otherwise: str = "choose another folder with --data") -> Iterator[None]:
    """Refuse a second server on the same SQLite file: the two would not see each other's moves."""
    if settings.database or sys.platform == "win32":
        yield
        return
    import fcntl

    from saqqara.server.store.database import make_folder

    try:
        make_folder(settings.folder)
        lock = (settings.folder / "saqqara.lock").open("w")
    except OSError as error:
        raise click.ClickException(f"cannot open the database in {settings.folder}: {error.strerror}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise click.ClickException(f"another server is running on {settings.folder}: {otherwise}") from None
        yield


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
        listener = socket.create_server((settings.address, settings.port), family=family, backlog=1024)
    except OSError as error:
        where = f"{_bracketed(settings.address)}:{settings.port}"
        raise click.ClickException(f"cannot listen on {where}: {error.strerror}. Choose another port with --port.") from None
    listener.setblocking(False)
    return listener


def _open_database(settings: Settings) -> None:
    """Migrate the database before the server announces itself, so that the host gets a readable message if that fails."""
    from saqqara.server.store.database import Store

    with _plainly(settings), closing(Store(settings.database_url)) as store:
        store.migrate()


@contextmanager
def _plainly(settings: Settings) -> Iterator[None]:
    """Report database errors in words that a host understands."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except CommandError:
        raise click.ClickException("the database was made by a newer version of this program") from None
    except (OSError, SQLAlchemyError) as error:
        where = "the database" if settings.database else f"the database in {settings.folder}"
        raise click.ClickException(f"cannot open {where}: {getattr(error, 'orig', None) or error}") from None


def _announce(settings: Settings, here: str, port: int) -> None:
    kept = "PostgreSQL" if settings.database else settings.folder
    click.echo(f"Saqqara is at {settings.url or here}   (Ctrl-C stops it; games are kept in {kept})")
    if settings.lan:
        import segno

        click.echo(f"For phones and friends on this network: {_near(port)}")
        segno.make(_near(port), error="m").terminal(compact=True)


def _address(settings: Settings, port: int) -> str:
    """Return the address under which others reach this server: links begin with it."""
    return (settings.url or (_near(port) if settings.lan else _here(settings, port))).rstrip("/")


def _here(settings: Settings, port: int) -> str:
    """Return the address under which this machine reaches the server."""
    name = "localhost" if settings.address in ("127.0.0.1", "0.0.0.0", "::") else _bracketed(settings.address)
    return f"http://{name}:{port}"


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _near(port: int) -> str:
    return f"http://{_own_address()}:{port}"


def _own_address() -> str:
    """Return the address of this machine on its network. Nothing is sent; the system only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _open_when_ready(server: Any, url: str) -> None:
    for _ in range(200):
        if server.started:
            webbrowser.open(url)
            return
        threading.Event().wait(0.05)


@click.command()
@settings_options("data", "database", "games", "searches", "threads", "log")
def worker(file: Path | None, **flags: Any) -> None:
    """Think for the bots of a server on PostgreSQL. Start as many workers as you like, on any machine."""
    settings = host_settings.load(flags, file=file)
    if not settings.database:
        raise click.UsageError("a worker needs the server's PostgreSQL: --database or SAQQARA_DATABASE")
    from saqqara.server import logs

    logs.set_up(settings.log)
    _open_database(settings)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    from saqqara.server.services import Services

    services = Services(settings)
    await services.open(web=False)
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    click.echo(f"Thinking with up to {settings.search_slots} searches at once (Ctrl-C stops)")
    await stop.wait()
    await services.close()


@click.command()
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@settings_options("data", "database")
def backup(target: Path, file: Path | None, **flags: Any) -> None:
    """Save the whole database to a file. The server may be running."""
    from saqqara.server.store import backups

    settings = host_settings.load(flags, file=file)
    with _plainly(settings):
        count = backups.backup(settings, target)
    click.echo(f"{target}: {count} rows saved")


@click.command()
@click.argument("source", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--yes", is_flag=True, help="replace the data without asking")
@settings_options("data", "database")
def restore(source: Path, yes: bool, file: Path | None, **flags: Any) -> None:
    """Restore the database from a backup. A running server notices without a restart."""
    from saqqara.server.store import backups

    settings = host_settings.load(flags, file=file)
    if not yes:
        click.confirm("The backup replaces everything in the database. Continue?", abort=True)
    with _plainly(settings):
        if aside := backups.damaged(settings):
            with _alone(settings, "its database is damaged, so stop it first"):
                count = backups.restore(settings, source, aside)
            click.echo(f"The database was damaged; what is left of it was moved to {aside}")
        else:
            count = backups.restore(settings, source)
    click.echo(f"{count} rows restored from {source}")


@click.command()
@click.argument("name")
@click.option("--link", is_flag=True, help="print a link for choosing the password instead of asking for it here")
@settings_options("data", "database", "url", "port")
def password(name: str, link: bool, file: Path | None, **flags: Any) -> None:
    """Give the account NAME a new password and end all its sessions. The server may be running."""
    from saqqara.server.people import accounts, password_resets
    from saqqara.server.store import backups
    from saqqara.server.store.database import Store
    from saqqara.server.store.notify import Bus

    settings = host_settings.load(flags, file=file)
    settings = settings.model_copy(update={"url": (settings.url or f"http://localhost:{settings.port}").rstrip("/")})
    backups.need_database(settings)
    with _plainly(settings), closing(Store(settings.database_url)) as store:
        account = store.read_now(lambda connection: accounts.find_account(connection, name))
        if account is None:
            raise click.ClickException(f"there is no account {name!r}")
        if link:
            token = store.write_now(lambda connection: password_resets.new_token(connection, account.id))
            click.echo(
                f"This link works once, for {password_resets.MINUTES} minutes: {password_resets.link(settings, account.id, token)}"
            )
            return
        hashed = accounts.HASHER.hash(_ask_password())

        def write(connection: Connection) -> None:
            password_resets.replace_password(connection, account.id, hashed)
            Bus(store).notify(connection, "hang_up", player=account.id)

        store.write_now(write)
        click.echo(f"{account.name} has a new password")


def _ask_password() -> str:
    from pydantic import TypeAdapter, ValidationError

    from saqqara.server.api.schemas.base import Password

    given = str(click.prompt("New password", hide_input=True, confirmation_prompt=True))
    try:
        TypeAdapter(Password).validate_python(given)
    except ValidationError as error:
        raise click.ClickException(f"the password: {error.errors()[0]['msg']}") from None
    return given


@click.command()
@click.option("--remove", "number", type=click.IntRange(1, 2**31 - 1), help="delete the message of this report from its table")
@settings_options("data", "database")
def reports(number: int | None, file: Path | None, **flags: Any) -> None:
    """Show the chat messages that players have reported."""
    from saqqara.server.people import chat
    from saqqara.server.store import backups
    from saqqara.server.store.database import Store

    settings = host_settings.load(flags, file=file)
    backups.need_database(settings)
    with _plainly(settings), closing(Store(settings.database_url)) as store:
        if number is not None and not store.write_now(lambda connection: chat.remove_reported(connection, number)):
            raise click.ClickException(f"there is no report {number}")
        for report in store.read_now(chat.reports):
            click.echo(_line(report))


def _line(report: ReportRow) -> str:
    """Return a report as one line. What people wrote is quoted, so that it cannot control the terminal."""
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
    text, reason = (json.dumps(words, ensure_ascii=False) for words in (report.text, report.reason))
    where = f"table {report.table_id}" if report.table_id else "message gone"
    return f"{report.id}  {at}  {where}  {report.said_by or '?'}: {text}  reported by {report.by}: {reason}"
