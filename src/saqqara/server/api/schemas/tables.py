"""Tables: created, listed, joined, finished."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from saqqara.server.api.schemas.base import Hash, Model, Name, RequestBody, SeatNumber
from saqqara.server.store.rows import Loss, OnTimeout, SeatKind, Status


class NoClock(Model):
    kind: Literal["none"] = "none"


class LiveClock(Model):
    kind: Literal["live"]
    seconds: int = Field(strict=True, ge=10, le=86_400)
    increment: int = Field(0, strict=True, ge=0, le=3600)


class DaysClock(Model):
    kind: Literal["days"]
    days: float = Field(strict=True, gt=0, le=60)
    pause_days: float = Field(14, strict=True, ge=0, le=365, description="How long each player may pause the clock, in all.")


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class SeatChoice(Model):
    """`me` and `here` are people at this screen, `here` with a name of their own; `invited` seats are taken by link only."""

    kind: Literal["me", "here", "open", "invited", "bot"]
    level: str | None = Field(None, max_length=32, description="The level of a `bot`.")
    name: Name | None = Field(None, description="The name of a person `here`.")


CONTRIBUTION = Field(None, description="The commitment of what your browser will contribute to the deal; see docs/fairness.md.")


class NewTable(Model):
    game: str = Field(max_length=64)
    options: dict[str, str | bool] = Field(default_factory=dict, max_length=32)
    components: dict[str, Any] | None = Field(None, description="A custom component set; such a table is not rated.")
    seats: list[SeatChoice] = Field(min_length=1, max_length=8)
    shuffle: bool = Field(False, description="Draw the order of seats at the start.")
    public: bool = False
    clock: Clock = NoClock()
    on_timeout: OnTimeout = "bot"
    timeout_level: str | None = Field(
        None, max_length=32, description="The level of the bot that takes over seats that are out of time, handed over or resigned."
    )
    seed: int | None = Field(None, strict=True, ge=0, lt=2**64, description="Chooses a known deal; such a table is not rated.")
    contribution: Hash | None = CONTRIBUTION


class Seat(Model):
    seat: int
    kind: SeatKind
    name: str | None
    player: str | None = Field(description="The id of the person who owns the seat.")
    level: str | None = Field(description="The level of the bot that plays the seat now.")
    mine: bool
    here: bool = Field(description="Several people share one screen, and this is one of them.")
    present: bool
    handed_over: bool = Field(description="A bot plays for a person, who may take the seat back.")
    lost: Loss | None


class Result(Model):
    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: Literal["played", "resigned", "time"]
    practice: bool = Field(
        False, description="The deal was chosen, a hint given, or more taken back than the rules allow; the game does not count."
    )
    rated: bool


class Proposal(Model):
    """An open proposal to go back."""

    kind: Literal["undo"]
    number: int = Field(description="Ordinal of this proposal within the game.")
    by: int
    to: int = Field(description="The decision number to go back to.")
    agreed: list[int] = Field(description="Seats that have agreed.")
    waiting: list[int] = Field(description="Seats that have not answered yet.")


class Outcome(Model):
    """How a proposal ended. It lapses when the game goes on without an answer."""

    number: int = Field(description="Ordinal of the proposal within the game.")
    by: int = Field(description="The seat that made the proposal.")
    how: Literal["agreed", "refused", "withdrawn", "lapsed"]
    seat: int | None = Field(description="The seat that refused or withdrew it.")


class Note(Model):
    """Something that happened at the table besides the decisions."""

    number: int = Field(description="How many decisions visible to everybody came before it.")
    kind: Literal["back", "bot", "person", "resigned", "time", "outage"] = Field(
        description="`back`: the game went back; `bot`: a bot took over the seat; `person`: its player came back; `resigned`; "
        "`time`: ran out of time; `outage`: the server was down and the clocks stood still."
    )
    seat: int | None = Field(description="The seat concerned; for `back`, the seat that decides again.")


class Deal(Model):
    """How the game is dealt: see docs/fairness.md. By seat, null where a seat contributes nothing."""

    commitment: Hash = Field(description="The hash of the server's secret and the set-up.")
    promises: list[Hash | None] = Field(description="The commitments of contributions.")
    contributions: list[Hash | None] = Field(description="The contributions themselves, once the game has started.")
    until: float | None = Field(description="Set while contributions are opened: when the game starts without the missing ones.")


class Contribution(RequestBody):
    value: Hash = Field(description="The contribution whose commitment was sent when its player sat down.")


class Verification(Model):
    """What the record of a finished game proves about its deal."""

    dealt: bool = Field(description="The game was dealt from a committed secret.")
    commitment: bool = Field(description="The secret and the set-up hash to the published commitment.")
    draws: bool = Field(description="The deal and every draw follow from the secret and the contributions.")


class Table(Model):
    id: str
    game: str
    title: str
    options: dict[str, str | bool]
    components: dict[str, Any] | None
    status: Status
    public: bool
    host: str
    clock: Clock
    on_timeout: OnTimeout
    known_deal: bool = Field(description="The host chose the seed, and may know what is hidden.")
    deal: Deal | None = Field(description="Null where the seed was chosen.")
    seats: list[Seat]
    my_seats: list[int]
    mover: int | None
    my_turn: bool
    number: int
    hints: bool = Field(description="Whether this player may ask for hints, because no other person plays.")
    invite: str | None = Field(description="The secret of the invitation link, for those who have a seat.")
    result: Result | None
    proposal: Proposal | None
    story: list[Note]
    rematch: str | None
    archived: bool
    imported: bool
    created: float
    changed: float


class TableLine(Model):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    names: list[str | None]
    kinds: list[SeatKind]
    my_seats: list[int]
    mover: int | None
    my_turn: bool
    clock: Clock
    deadline: float | None
    result: Result | None
    archived: bool
    created: float
    changed: float


class Tables(Model):
    tables: list[TableLine]
    more: bool


class Join(RequestBody):
    seat: SeatNumber | None = Field(None, description="Defaults to the first free seat.")
    invite: str | None = Field(None, max_length=64)
    contribution: Hash | None = CONTRIBUTION


class Archive(RequestBody):
    archived: bool = True


class Rematch(RequestBody):
    shuffle: bool = False
    contribution: Hash | None = CONTRIBUTION


class Records(RequestBody):
    """A record to import: one JSON document in the format `saqqara-record`."""

    record: dict[str, Any]
