"""The rows of the database as typed objects, JSON columns included.

`fetch_one` and `fetch_all` check what a query brings against the class of its rows, so a missing column or a value of the wrong
type is found where it is read.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar, get_args

import sqlalchemy as sa
from pydantic import Field, TypeAdapter
from sqlalchemy import Connection

from saqqara.texts import Language

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R")

Status = Literal["waiting", "playing", "finished"]
SeatKind = Literal["person", "bot", "open", "invited"]
Loss = Literal["resigned", "time"]
OnTimeout = Literal["bot", "loss"]
EntryKind = Literal["play", "undo", "seat", "pause", "outage", "propose", "consent"]
Channel = Literal["mail", "webhook"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
Confirmation = Literal["none", "sent", "confirmed"]


SCALE, ZERO = 40.0, 1000.0
"""A newcomer has 1000 points; one point of openskill's mean is worth 40."""
BOT = "bot:"
"""Ratings of bots are kept under this prefix and their level."""


def new_id() -> str:
    """Return an id for a player or a table."""
    return secrets.token_urlsafe(12)


# JSON columns of tables


@dataclass(frozen=True, slots=True)
class NoClock:
    kind: Literal["none"] = "none"


@dataclass(frozen=True, slots=True)
class LiveClock:
    """Seconds for the whole game, and what each turn adds to them."""

    kind: Literal["live"]
    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True)
class DaysClock:
    """Days for each turn, and days of pause for the whole game."""

    kind: Literal["days"]
    days: float
    pause_days: float = 0.0


ClockSetup = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class DealSetup:
    """How a table will be dealt, and what its players contribute to that, by seat."""

    secret: str
    commitment: str
    promises: list[str | None]
    """The commitments of contributions."""
    contributions: list[str | None]
    until: float | None = None
    """When the game starts without any contributions still missing."""
    bots: str | None = None
    """The level of the bots that take the free seats at the start."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed when the table was made."""

    options: dict[str, str | bool]
    clock: ClockSetup
    on_timeout: OnTimeout
    timeout_level: str
    """The level of the bot that takes over seats that are out of time, handed over or resigned."""
    shuffle: bool
    seed: int | None
    components: dict[str, Any] | None = None
    """A set of the host's own, instead of a printed one."""
    kept: list[int] = field(default_factory=list)
    """Seats that are taken by the link only, at a public table too."""
    deal: DealSetup | None = None
    """None where the seed was chosen, and at tables made before there were committed deals."""


@dataclass(frozen=True, slots=True)
class FirstControl:
    """Who plays a seat from the start: a person, or a bot of a level."""

    person: bool
    level: str | None


@dataclass(frozen=True, slots=True)
class Start:
    """The game before its first decision."""

    record: dict[str, Any]
    hands: list[FirstControl]
    at: float


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: Literal["played", "resigned", "time"]
    practice: bool = False
    rated: bool = False


# JSON columns of players


@dataclass(frozen=True, slots=True)
class MailSettings:
    address: str | None = None
    turns: bool = True
    digest_minutes: int = 30
    confirmation: Confirmation = "none"

    @property
    def confirmed(self) -> bool:
        return self.confirmation == "confirmed"

    @property
    def wanted(self) -> bool:
        """Whether turn notices go there: only to confirmed addresses."""
        return self.address is not None and self.turns and self.confirmed


@dataclass(frozen=True, slots=True)
class WebhookSettings:
    url: str | None = None
    turns: bool = True
    digest_minutes: int = 0

    @property
    def wanted(self) -> bool:
        """Whether turn notices go there."""
        return bool(self.url) and self.turns


@dataclass(frozen=True, slots=True)
class Secrets:
    """What the links in mails are checked against; players never see it."""

    confirm: str = ""
    """The hash of the token that confirms the mail address."""
    expires: float = 0.0
    """Until when it does."""
    stop: str = ""
    """The token that stops notices by mail."""
    reset: str = ""
    """The hash of the token that allows a new password, made with the hash of the old one."""
    reset_expires: float = 0.0


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    language: Language | None = None
    browser_notices: bool = True
    mail: MailSettings = MailSettings()
    webhook: WebhookSettings = WebhookSettings()
    client: dict[str, str | int | float | bool | None] = field(default_factory=dict)
    """What the browser keeps across devices."""
    secrets: Secrets = Secrets()

    def channel(self, channel: Channel) -> MailSettings | WebhookSettings:
        return self.mail if channel == "mail" else self.webhook

    @property
    def wants_notices(self) -> bool:
        """Whether the player is notified of turns when away."""
        return self.mail.wanted or self.webhook.wanted


# Rows


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    login: str | None
    password: str | None
    settings: PlayerSettings
    created: float
    deleted: bool

    @property
    def guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True, slots=True)
class SessionPlayer(PlayerRow):
    """A player with the session that proves it."""

    session: bytes
    session_expires: float


@dataclass(slots=True)
class TableRow:
    """Not frozen, because the live table changes it with each move."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    invite: str
    setup: Setup
    start: Start | None
    entries: int
    mover: int | None
    deadline: float | None
    result: Result | None
    rematch: str | None
    imported: bool
    unrated: bool
    created: float
    changed: float


@dataclass(slots=True)
class SeatRow:
    """Not frozen, because the live table changes it when a seat is handed over."""

    table_id: str
    seat: int
    kind: SeatKind
    player: str | None = None
    name: str | None = None
    here: bool = False
    level: str | None = None
    lost: Loss | None = None
    place: int | None = None
    score: int | None = None
    archived: bool = False


@dataclass(slots=True)
class LiveSeat(SeatRow):
    """A seat with the settings of its player."""

    settings: PlayerSettings | None = None

    @property
    def wants_notices(self) -> bool:
        """Whether its player is notified of turns when away."""
        return self.settings is not None and self.settings.wants_notices


class Entry(NamedTuple):
    """One row of a game's log. `message_id` names the client's request, so that a request sent twice counts once."""

    number: int
    kind: EntryKind
    seat: int | None
    body: dict[str, Any]
    at: float
    message_id: str | None = None


@dataclass(frozen=True, slots=True)
class ChatRow:
    id: int
    table_id: str
    player: str
    name: str
    seat: int | None
    text: str
    at: float
    message: str | None


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A reported message, with the names of those concerned."""

    id: int
    at: float
    text: str
    reason: str
    by: str
    table_id: str | None
    """Where it was said; null where the message is gone."""
    said_by: str | None


@dataclass(frozen=True, slots=True)
class NoticeRow:
    id: int
    player: str
    table_id: str
    way: Channel
    due: float
    tries: int
    held: float


@dataclass(frozen=True, slots=True)
class RatingRow:
    game: str
    who: str
    mean: float
    deviation: float
    games: int

    @property
    def points(self) -> float:
        """A cautious estimate of strength, for the ladder."""
        return round(ZERO + SCALE * (self.mean - 3 * self.deviation), 1)

    @property
    def level(self) -> str | None:
        """The level that is rated, if this is the rating of bots."""
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None


@dataclass(frozen=True, slots=True)
class NamedRating(RatingRow):
    """A rating with the name of its player; bots have none."""

    name: str | None


@dataclass(frozen=True, slots=True)
class JobRow:
    table_id: str
    entry: int
    seat: int
    level: str
    created: float
    worker: str | None
    alive: float | None


# Reading


_ADAPTERS: dict[object, TypeAdapter[Any]] = {}


def _adapter(kind: type[R]) -> TypeAdapter[R]:
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def parse(kind: type[R], values: object) -> R:
    """Return an object of this class from the database's JSON."""
    return _adapter(kind).validate_python(values)


def values(row: DataclassInstance) -> dict[str, Any]:
    """A row as it is inserted. Missing values are left out: a JSON column would store JSON's null instead of SQL's."""
    return {name: value for name, value in asdict(row).items() if value is not None}


def fetch_all(connection: Connection, kind: type[R], query: sa.Executable) -> list[R]:
    """The rows of a query."""
    adapter = _adapter(kind)
    return [adapter.validate_python(dict(row)) for row in connection.execute(query).mappings()]


def fetch_one(connection: Connection, kind: type[R], query: sa.Executable) -> R | None:
    """The first row of a query, if there is one."""
    row = connection.execute(query).mappings().first()
    return None if row is None else parse(kind, dict(row))
