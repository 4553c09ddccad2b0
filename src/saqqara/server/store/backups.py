"""Backups: one compressed file of JSON lines, the same for both databases, so it also moves data from one to the other."""

from __future__ import annotations

import base64
import gzip
import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, BinaryIO

import click
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from saqqara.server.settings import Settings
from saqqara.server.store import entry_log, migrations, schema
from saqqara.server.store.database import Store, file_of, files_beside, open_private

FORMAT, VERSION = "saqqara-backup", 1
KEPT_BACK = "jobs"
"""This table belongs to running processes, not to the data."""
RESTORED = "restored"
"""The mark that tells running servers that a backup was restored."""
BATCH = 500


def _tables() -> list[sa.Table]:
    return [table for table in schema.metadata.sorted_tables if table.name != KEPT_BACK]


def backup(settings: Settings, target: Path) -> int:
    """Write a snapshot of the database and return the number of rows; the file appears when it is complete."""
    need_database(settings)
    store = Store(settings.database_url)
    part = target.with_name(target.name + ".part")
    try:
        with store.engine.connect() as connection, _private(part) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            if not store.sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ")
            count = _dump(connection, file)
        os.replace(part, target)
        return count
    except OSError as error:
        raise click.ClickException(f"{target}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
        store.close()


def need_database(settings: Settings) -> None:
    """Refuse a mistyped folder: it would become an empty database, and then an empty backup."""
    file = settings.folder / "saqqara.db"
    if not settings.database and not file.exists():
        raise click.ClickException(f"there is no database at {file}: give its folder with --data, or a PostgreSQL with --database")


def _private(path: Path) -> BinaryIO:
    return os.fdopen(open_private(path, os.O_WRONLY | os.O_TRUNC), "wb")


def _ours(revision: str | None, what: str) -> None:
    """Refuse tables of another version, because their columns differ."""
    head = ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head()
    if revision != head:
        raise click.ClickException(f"{what} has version {revision}, but this program needs {head}: use the program that made it")


def _dump(connection: Connection, file: Any) -> int:
    if not sa.inspect(connection).has_table("alembic_version"):
        raise click.ClickException("the database contains no tables of this program")
    revision = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    _ours(revision, "the database")
    file.write(json.dumps({"format": FORMAT, "version": VERSION, "revision": revision}) + "\n")
    count = 0
    for table in _tables():
        for row in connection.execute(_saved(table)).mappings():
            values = {key: base64.b64encode(value).decode() if isinstance(value, bytes) else value for key, value in row.items()}
            file.write(json.dumps([table.name, values]) + "\n")
            count += 1
    file.write(json.dumps(["end", count]) + "\n")
    return count


def _saved(table: sa.Table) -> sa.Select[Any]:
    """Select the rows to save. The last heartbeat is one of them, so that clocks stand still until the backup is restored."""
    query = sa.select(table)
    return query.where(table.c.name != RESTORED) if table is schema.marks else query


def damaged(settings: Settings) -> Path | None:
    """Return where to move the database file if it is damaged and accepts no writes; None if it is sound."""
    file = file_of(settings.database_url)
    if not settings.database_url.startswith("sqlite") or not file.exists():
        return None
    with closing(sqlite3.connect(file)) as connection:
        try:
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        except sqlite3.DatabaseError as error:
            sound = error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return None if sound else file.with_name(f"{file.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")


def restore(settings: Settings, source: Path, aside: Path | None = None) -> int:
    """Replace everything with the backup in one transaction, and return the number of rows. A damaged file is moved aside first."""
    rows = list(_read(source))
    if aside:
        _put_aside(file_of(settings.database_url), aside)
    store = Store(settings.database_url)
    try:
        store.migrate()
        return store.write_now(lambda connection: _load(connection, rows))
    finally:
        store.close()


def _put_aside(file: Path, aside: Path) -> None:
    for old, new in zip((file, *files_beside(file)), (aside, *files_beside(aside)), strict=True):
        if old.exists():
            old.rename(new)


def _read(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
                raise click.ClickException(f"{source} is not a backup made by this program")
            _ours(head.get("revision"), str(source))
            for count, line in enumerate(file):
                name, values = json.loads(line)
                if name == "end" and values == count:
                    return
                yield name, values
    except (OSError, EOFError, ValueError) as error:
        raise click.ClickException(f"{source}: {error}") from None
    raise click.ClickException(f"{source} is incomplete")


def _load(connection: Connection, rows: list[tuple[str, dict[str, Any]]]) -> int:
    if connection.dialect.name == "postgresql":  # writers wait, and then find what was restored
        names = ", ".join(table.name for table in schema.metadata.sorted_tables)
        connection.execute(sa.text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(sa.delete(table))
    for table in _tables():
        mine = [_values(table, values) for name, values in rows if name == table.name]
        for start in range(0, len(mine), BATCH):
            connection.execute(sa.insert(table), mine[start : start + BATCH])
        if connection.dialect.name == "postgresql" and isinstance(table.c.get("id", table.c[0]).type, sa.Integer):
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {_next_id(mine)}, false)"))
    entry_log.run(connection, entry_log.MISSING_JOBS, {})
    connection.execute(sa.insert(schema.marks).values(name=RESTORED, value=secrets.token_hex(8)))
    return len(rows)


def _next_id(rows: list[dict[str, Any]]) -> int:
    return max((row["id"] for row in rows), default=0) + 1


def _values(table: sa.Table, values: dict[str, Any]) -> dict[str, Any]:
    return {
        key: base64.b64decode(value) if isinstance(table.c[key].type, sa.LargeBinary) and value is not None else value
        for key, value in values.items()
    }
