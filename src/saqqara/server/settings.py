"""The settings of a server: from flags, then environment variables (SAQQARA_…), then a TOML file, then these defaults."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import click
import platformdirs
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, field_validator

from saqqara import games

MOST = 1024
"""More bots or threads than anybody has cores for."""
OTHERS = frozenset({"SAQQARA_CACHE", "SAQQARA_SERVER"})
"""Variables that other parts of the program read."""
DATABASES = ("postgresql", "postgres", "postgresql+psycopg", "sqlite")
Switch = Annotated[bool, BeforeValidator(lambda value: False if value == "" else value)]
"""Switches, which are off if the variable is set but empty."""


class Settings(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    data: str = Field("", description="folder of the database and the settings file; the user's data folder if empty")
    database: str = Field("", description="PostgreSQL as postgresql://user:password@host/name; SQLite in the data folder if empty")
    host: str = Field("127.0.0.1", description="address to listen on, IPv4 or IPv6")
    port: int = Field(8017, ge=0, le=65_535, description="port to listen on; 0 picks a free one")
    lan: Switch = Field(False, description="listen on the whole network and print the address for phones and friends")
    url: str = Field("", description="the public address of the server, for links in mails and behind a proxy")
    hosts: str = Field("", description="more names under which players reach the server, separated by spaces; * accepts any")
    proxies: str = Field("", description="addresses of proxies whose X-Forwarded headers are trusted, separated by commas")
    games: str = Field("", description="the games on offer, separated by spaces; all if empty")
    searches: int = Field(
        0, ge=0, le=MOST, description="how many bots may think at once; 0 means one fewer than there are cores, at least one"
    )
    threads: int = Field(1, ge=1, le=MOST, description="threads per search")
    bots: Literal["here", "workers"] = Field("here", description="where bots think: here, or in workers (saqqara worker)")
    log: Literal["debug", "info", "warning", "error"] = Field("info", description="how much to log: debug, info, warning, error")
    smtp_host: str = Field("", description="mail server for turn notices and links for new passwords; no mail if empty")
    smtp_port: int = Field(587, ge=1, le=65_535, description="port of the mail server")
    smtp_user: str = Field("", description="user name at the mail server, if it needs one")
    smtp_password: str = Field("", description="password at the mail server")
    smtp_tls: Switch = Field(True, description="use STARTTLS with the mail server")
    mail_from: str = Field("", description="the sender of mails")
    private_webhooks: Switch = Field(False, description="allow webhooks to private addresses")
    rates: Switch = Field(True, description="limit how often one address may log in, make tables, and so on")
    metrics: Switch = Field(True, description="serve /metrics")
    secure_cookies: Switch = Field(False, description="send cookies over HTTPS only; always on if url begins with https")

    @field_validator("url")
    @classmethod
    def _check_url(cls, url: str) -> str:
        if url and not _is_url(url):
            raise ValueError(f"must be an address such as https://games.example.org, not {url!r}")
        return url

    @field_validator("hosts")
    @classmethod
    def _check_hosts(cls, hosts: str) -> str:
        if wrong := [name for name in hosts.split() if not re.fullmatch(r"\*|[\w.-]+", name)]:
            raise ValueError(f"must be names such as games.example.org, not {wrong[0]!r}")
        return hosts

    @field_validator("database")
    @classmethod
    def _check_database(cls, database: str) -> str:
        if database and database.partition("://")[0] not in DATABASES:
            raise ValueError("must be a URL such as postgresql://user:password@host/name")
        return database

    @field_validator("games")
    @classmethod
    def _check_games(cls, offered: str) -> str:
        if unknown := set(offered.split()) - set(games.names()):
            raise ValueError(f"there is no {', '.join(sorted(unknown))}; choose among {', '.join(games.names())}")
        return offered

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
        """The address to listen on."""
        if self.lan and self.local:
            return "::" if ":" in self.host else "0.0.0.0"
        return self.host

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the address."""
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
    """Return the settings from all sources. Errors name the source."""
    _warn_of_unknown(environment)
    given = {name: value for name, value in flags.items() if value is not None}
    variables = {
        name: environment[f"SAQQARA_{name.upper()}"] for name in Settings.model_fields if f"SAQQARA_{name.upper()}" in environment
    }
    folder = Settings(data=str(given.get("data", variables.get("data", "")))).folder
    path = file or folder / "settings.toml"
    written = _read(path) if file or path.exists() else {}
    found: dict[str, Any] = {}
    for source, values, strict in ((str(path), written, True), ("environment", variables, False), ("flags", given, True)):
        found |= _checked(source, values, strict)
    return Settings(**found)


def _checked(source: str, values: dict[str, Any], strict: bool) -> dict[str, Any]:
    """Return the values of one source in their right types; environment variables are parsed from text."""
    try:
        return Settings.model_validate(values, strict=strict).model_dump(include=set(values))
    except ValidationError as error:
        fault = error.errors()[0]
        name = fault["loc"][0]
        if fault["type"] == "extra_forbidden":
            raise click.UsageError(f"{source}: there is no setting '{name}'") from None
        message = str(fault["ctx"]["error"]) if fault["type"] == "value_error" else f"{fault['msg']}, not {fault['input']!r}"
        raise click.UsageError(f"{source}: {name}: {message}") from None


def _is_url(text: str) -> bool:
    """Whether this is a URL that links can begin with."""
    try:
        parts, port = urlsplit(text), urlsplit(text).port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(re.fullmatch(r"[\w.:\[\]-]+", parts.netloc)) and port != 0


def _warn_of_unknown(environment: Mapping[str, str]) -> None:
    known = [name.upper() for name in Settings.model_fields]
    given = {name.removeprefix("SAQQARA_") for name in environment if name.startswith("SAQQARA_") and name not in OTHERS}
    for name in sorted(given - set(known)):
        meant = "".join(f"; did you mean SAQQARA_{near}?" for near in get_close_matches(name, known, 1))
        click.echo(f"Warning: SAQQARA_{name} is not a setting{meant}", err=True)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{path}: {error}") from None
