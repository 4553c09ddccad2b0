"""How a host tunes the server: flags, then environment (SAQQARA_…), then a TOML file, then these defaults."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import platformdirs

from saqqara import games

LOG_LEVELS = ("debug", "info", "warning", "error")
MOST = 1024
"""Bots or threads that nobody has the cores for."""
OTHERS = frozenset({"SAQQARA_CACHE", "SAQQARA_SERVER"})
"""Variables that other parts of the program read."""
DATABASES = ("postgresql", "postgres", "postgresql+psycopg", "sqlite")


def setting(default: Any, help: str) -> Any:
    return field(default=default, metadata={"help": help})


@dataclass(frozen=True)
class Settings:
    data: str = setting("", "folder of the database and the settings file; the user's data folder if empty")
    database: str = setting("", "PostgreSQL by URL (postgresql://user:password@host/name); SQLite in the data folder if empty")
    host: str = setting("127.0.0.1", "address to listen on, IPv4 or IPv6")
    port: int = setting(8017, "port to listen on; 0 takes a free one")
    lan: bool = setting(False, "listen to the whole network and print the address for phones and friends")
    url: str = setting("", "the address under which players reach the server, for links in mails and behind a proxy")
    hosts: str = setting("", "further names under which players reach the server, separated by spaces; * takes any")
    proxies: str = setting("", "addresses of proxies whose X-Forwarded headers are believed, separated by commas")
    games: str = setting("", "the games that are offered, separated by spaces; all if empty")
    searches: int = setting(0, "bots that may think at once; 0 means one less than there are cores, at least one")
    threads: int = setting(1, "threads of one search")
    bots: str = setting("here", "where bots think: here, or in workers (saqqara worker)")
    log: str = setting("info", "how much to log: debug, info, warning, error")
    smtp_host: str = setting("", "mail server for turn notices and links for new passwords; no mail if empty")
    smtp_port: int = setting(587, "its port")
    smtp_user: str = setting("", "its user, if it wants one")
    smtp_password: str = setting("", "its password")
    smtp_tls: bool = setting(True, "speak to it through STARTTLS")
    mail_from: str = setting("", "the sender of mails")
    private_webhooks: bool = setting(False, "allow webhooks to private addresses")
    rates: bool = setting(True, "limit how often one address may log in, make tables, and so on")
    metrics: bool = setting(True, "serve /metrics")
    secure_cookies: bool = setting(False, "cookies over HTTPS only; always so where url begins with https")

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("saqqara"))

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite:///{self.folder / 'saqqara.db'}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgresql", "postgres") else self.database

    @property
    def offered(self) -> list[str]:
        return self.games.split() or games.names()

    @property
    def address(self) -> str:
        """Where to listen."""
        if self.lan and self.local:
            return "::" if ":" in self.host else "0.0.0.0"
        return self.host

    @property
    def local(self) -> bool:
        """Whether the address to listen on can be reached from this machine only."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def search_slots(self) -> int:
        return self.searches or max(1, (os.cpu_count() or 2) - 1)

    @property
    def https(self) -> bool:
        return self.secure_cookies or self.url.startswith("https:")


def load(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None) -> Settings:
    """The settings from all sources; what is wrong is said with its source."""
    _warn_of_unknown(environment)
    given = {name: value for name, value in flags.items() if value is not None}
    words = {
        item.name: environment[f"SAQQARA_{item.name.upper()}"]
        for item in fields(Settings)
        if f"SAQQARA_{item.name.upper()}" in environment
    }
    folder = Settings(data=str(given.get("data", words.get("data", "")))).folder
    path = file or folder / "settings.toml"
    written = _read(path) if file or path.exists() else {}
    base = Settings()
    for source, values in ((str(path), written), ("environment", words), ("flags", given)):
        base = replace(base, **{name: _typed(source, name, value) for name, value in values.items()})
    _check(base)
    return base


def _check(base: Settings) -> None:
    if base.bots not in ("here", "workers"):
        raise click.UsageError(f"bots: here or workers, not {base.bots!r}")
    if base.log not in LOG_LEVELS:
        raise click.UsageError(f"log: one of {', '.join(LOG_LEVELS)}, not {base.log!r}")
    for name, least, most in (("port", 0, 65_535), ("smtp_port", 1, 65_535), ("searches", 0, MOST), ("threads", 1, MOST)):
        if not least <= (value := getattr(base, name)) <= most:
            raise click.UsageError(f"{name}: from {least} to {most}, not {value}")
    if base.url and not _is_url(base.url):
        raise click.UsageError(f"url: an address such as https://games.example.org, not {base.url!r}")
    if wrong := [name for name in base.hosts.split() if not re.fullmatch(r"\*|[\w.-]+", name)]:
        raise click.UsageError(f"hosts: names such as games.example.org, not {wrong[0]!r}")
    if base.database and base.database.partition("://")[0] not in DATABASES:
        raise click.UsageError("database: a URL such as postgresql://user:password@host/name")
    if unknown := set(base.offered) - set(games.names()):
        raise click.UsageError(f"games: there is no {', '.join(sorted(unknown))}; choose among {', '.join(games.names())}")


def _is_url(text: str) -> bool:
    """Whether links can begin with it."""
    try:
        parts, port = urlsplit(text), urlsplit(text).port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(re.fullmatch(r"[\w.:\[\]-]+", parts.netloc)) and port != 0


def _warn_of_unknown(environment: Mapping[str, str]) -> None:
    known = [item.name.upper() for item in fields(Settings)]
    given = {name.removeprefix("SAQQARA_") for name in environment if name.startswith("SAQQARA_") and name not in OTHERS}
    for name in sorted(given - set(known)):
        meant = "".join(f"; SAQQARA_{near} was meant?" for near in get_close_matches(name, known, 1))
        click.echo(f"Warning: the variable SAQQARA_{name} is no setting{meant}", err=True)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{path}: {error}") from None


def _typed(source: str, name: str, value: Any) -> Any:
    wanted = {item.name: type(item.default) for item in fields(Settings)}.get(name)
    if wanted is None:
        raise click.UsageError(f"{source}: there is no setting '{name}'")
    if wanted is bool and isinstance(value, str) and value.lower() in ("1", "true", "yes", "on", "0", "false", "no", "off", ""):
        return value.lower() in ("1", "true", "yes", "on")
    if wanted is int and isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    if type(value) is wanted:
        return value
    raise click.UsageError(f"{source}: {name} must be {wanted.__name__}, not {value!r}")
