"""A running game: views, states, decisions, undo, hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from saqqara.server.api.schemas.base import MessageId, Model, Number, RequestBody, SeatNumber
from saqqara.server.api.schemas.tables import Outcome, Proposal, Result
from saqqara.server.play.requests import PlayRequest, UndoRequest


class SeatOnly(RequestBody):
    seat: SeatNumber | None = Field(None, description="Required only if the player has several seats.")


class HandOver(RequestBody):
    seat: SeatNumber | None = None
    level: str | None = Field(None, max_length=32)


class Pause(RequestBody):
    paused: bool


class Clocks(Model):
    running: int | None
    remaining: list[float | None] = Field(description="Seconds left for each seat at `now`.")
    deadline: float | None
    paused: bool
    paused_by: int | None = Field(description="The seat that paused the clock and can resume it.")
    now: float


class Presence(Model):
    seats: list[bool]
    spectators: int


class Thinking(Model):
    seat: int
    level: str
    state: Literal["queued", "thinking"]
    ahead: int = Field(description="How many searches are ahead in the queue.")
    since: float


class ActionInfo(Model):
    number: int
    name: str
    arguments: dict[str, int | str]
    text: str


class Event(Model):
    number: int
    kind: str
    seat: int
    arguments: dict[str, int | str]
    reveals: bool


class Forecast(Model):
    sources: list[dict[str, int]]
    totals: list[int]
    details: Any


class View(Model):
    """`Game.view(seat)`: everything that a seat may see. `components` is null here; they come with the table."""

    game: str
    players: int
    options: dict[str, str | bool]
    components: dict[str, Any] | None
    seats: list[str | None]
    seat: int | None = Field(description="-1 for a spectator; null when everything is open.")
    number: int
    mover: int | None
    over: bool
    scores: list[int]
    places: list[int] | None
    table: dict[str, Any]
    forecast: Forecast
    actions: list[ActionInfo]
    undo: bool


class State(Model):
    """Everything that a seat needs after a move, in one message."""

    type: Literal["state"] = "state"
    answer: str | None = Field(
        None, description="The id of the client's own request that led to this state. It is stored; no separate `answer` follows."
    )
    table: str
    number: int = Field(description="How many decisions this seat has seen; send it back as `seen`.")
    undos: int = Field(
        description="How often this seat has seen the game go back; send it back too, because it tells equal numbers apart."
    )
    seat: int | None = Field(description="The seat whose view this is; -1 for a spectator; null when everything is open.")
    view: View
    events_from: int = Field(description="Discard the events from this decision on, then append `events`.")
    events: list[Event]
    clocks: Clocks | None
    presence: Presence
    thinking: Thinking | None
    undo: Literal["free", "practice"] | None = Field(
        description="Whether this seat may take back its last decision without asking. `practice`: against bots alone, also after "
        "they have answered; the game then counts as practice."
    )
    practice: bool = Field(description="This game counts neither for ratings nor for statistics.")
    proposal: Proposal | None
    outcome: Outcome | None = Field(description="The outcome of the last proposal that is no longer open.")
    result: Result | None


class Play(RequestBody):
    action: Annotated[int, Field(strict=True)] | Annotated[str, Field(max_length=200)] = Field(
        description="The number or the text of an action.", union_mode="left_to_right"
    )
    seen: Number
    undos: Number | None = None
    seat: SeatNumber | None = None
    message_id: MessageId | None = Field(None, alias="id")

    def request(self) -> PlayRequest:
        return PlayRequest(self.action, self.seen, self.undos, self.seat, self.message_id)


class Undo(RequestBody):
    """Take back the seat's last decision, where `undo` of the state allows it.

    With `ask`, propose to everybody to go back to before that decision; with `to`, to that decision number.
    """

    seen: Number
    undos: Number | None = None
    seat: SeatNumber | None = None
    to: Number | None = None
    ask: bool = False
    practice: bool = Field(False, description="Take back the answers of bots too, if the game then counts as practice.")
    message_id: MessageId | None = Field(None, alias="id")

    def request(self) -> UndoRequest:
        return UndoRequest(self.seen, self.undos, self.seat, self.to, self.ask, self.practice, self.message_id)


class Consent(RequestBody):
    agree: bool = Field(description="False refuses; the seat that made the proposal withdraws it.")
    to: Number = Field(description="The decision number of the proposal being answered.")
    seat: SeatNumber | None = None


class Scores(Model):
    scores: list[list[int]] = Field(
        description="The score of each seat had the game ended at its start, after one decision, after two, and so on."
    )


class Preview(Model):
    reveals: bool
    events: list[Event]
    points: list[int] | None = None
    table: dict[str, Any] | None = None


class Why(Model):
    key: str
    arguments: dict[str, Any]
    text: str


class HintChoice(Model):
    action: ActionInfo
    visits: int | None
    win_chance: list[float] | None
    margin: list[float] | None


class Hint(Model):
    number: int
    seat: int
    best: ActionInfo
    choices: list[HintChoice]
    line: list[str]
