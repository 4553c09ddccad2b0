"""Everything that crosses the wire, as models: the OpenAPI document and the browser's types are made from them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from saqqara.server.people.text_rules import NAME_LENGTH, clean_name, plain_text, spoken

IDENTIFIER = r"^[A-Za-z0-9_-]{1,32}$"
"""How the ids of players and tables look."""
CHAT_LENGTH = 1000
MESSAGE_BYTES = 16_384
"""The longest message a client may send over a WebSocket."""
KEPT_BYTES = 4096
BODY_BYTES = 2_000_000
"""The longest body of a request; only an imported record comes near it."""


def small(kept: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(kept)) > KEPT_BYTES:
        raise ValueError(f"more than {KEPT_BYTES} bytes")
    return kept


Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(clean_name)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
MessageId = Annotated[
    str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$", description="chosen by the client; the same id counts once")
]
Text = Annotated[str, Field(max_length=CHAT_LENGTH), AfterValidator(plain_text)]
Number = Annotated[int, Field(strict=True, ge=0, le=100_000)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=15)]
Minutes = Annotated[int, Field(strict=True, ge=0, le=10_080)]


class Model(BaseModel):
    """Nothing but what is written here: what the server says, and wishes of which nothing may be lost, as for a new table."""

    model_config = ConfigDict(extra="forbid")


class RequestBody(BaseModel):
    """What a client asks. A newer one may say more than this version knows, which is passed over: while servers are brought up to
    date one after the other, it meets older ones."""

    model_config = ConfigDict(extra="ignore")


# Games and levels


class GameOption(Model):
    name: str
    type: Literal["flag", "choice"]
    values: list[str | bool]
    default: str | bool
    help: str


class GameInfo(Model):
    name: str
    title: str
    players: list[int]
    options: list[GameOption]
    components: str | None = Field(description="the option whose set people may replace by one of their own")
    ready: bool = Field(description="false while the rules are being compiled; a table can be made, its start waits")
    failed: bool = Field(description="the rules could not be prepared on this server: no table of this game can begin or go on")


class OwnSet(Model):
    """A set of tiles, a table of provinces: what a file for `saqqara tiles check` and its like holds."""

    content: dict[str, Any]


class SetName(Model):
    set: str


class LevelInfo(Model):
    name: str
    title: str
    help: str
    seconds: float = Field(description="how long it thinks about a decision, at most")


# People


class Player(Model):
    id: str
    name: str
    guest: bool


class Guest(RequestBody):
    name: Name


class Credentials(RequestBody):
    name: Name
    password: Password


class Forgotten(RequestBody):
    who: str = Field(min_length=1, max_length=254, description="the name of an account, or its confirmed mail address")


class PasswordReset(RequestBody):
    player: str = Field(pattern=IDENTIFIER)
    token: str = Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")
    new: Password


class MailSettings(RequestBody):
    address: str | None = Field(None, max_length=254, pattern=r"^[^@\s,;<>\"]+@[^@\s,;<>\"]+\.[^@\s,;<>\"]+$")
    turns: bool = True
    digest_minutes: Minutes = Field(30, description="collect turns for so long; 0 sends each at once")
    confirmation: Literal["none", "sent", "confirmed"] = Field(
        "none", description="whether the link that confirms the address was sent, or followed; what a client says of it is ignored"
    )


class WebhookSettings(RequestBody):
    url: str | None = Field(None, max_length=500, pattern=r"^https?://[!-~]+$")
    turns: bool = True
    digest_minutes: Minutes = 0


class PlayerSettings(RequestBody):
    language: Literal["en", "it", "de"] | None = None
    browser_notices: bool = True
    mail: MailSettings = MailSettings()  # type: ignore[call-arg]
    webhook: WebhookSettings = WebhookSettings()  # type: ignore[call-arg]
    client: Annotated[dict[str, str | int | float | bool | None], AfterValidator(small)] = Field(
        default_factory=dict, max_length=50, description="what the browser wants to keep across devices: theme, speed …"
    )


class SettingsChange(PlayerSettings):
    password: str | None = Field(
        None, max_length=200, description="needed where the player has an account and the mail address is another; it is not kept"
    )


class Me(Model):
    player: Player | None = Field(description="null before a name was chosen")
    settings: PlayerSettings
    turns: int = Field(description="tables that wait for me")
    address: str = Field(description="where others find this server, for links to hand on; empty where it does not know")


class Rating(Model):
    game: str
    points: float = Field(description="a cautious estimate: mean less three deviations, on a scale around 1000")
    mean: float
    deviation: float
    games: int


class GameStatistics(Model):
    game: str
    finished: int
    won: int
    mean_place: float
    mean_score: float
    best_score: int


class Profile(Model):
    player: Player
    ratings: list[Rating]
    statistics: list[GameStatistics]


class LadderEntry(Model):
    player: str | None = Field(description="the id of a person; null for bots")
    name: str
    level: str | None
    rating: Rating


class PasswordChange(RequestBody):
    old: str = Field(max_length=200)
    new: Password


class PasswordOnly(RequestBody):
    password: str | None = Field(None, max_length=200, description="needed where the player has an account")


# Tables


class NoClock(Model):
    kind: Literal["none"] = "none"


class LiveClock(Model):
    kind: Literal["live"]
    seconds: int = Field(strict=True, ge=10, le=86_400)
    increment: int = Field(0, strict=True, ge=0, le=3600)


class DaysClock(Model):
    kind: Literal["days"]
    days: float = Field(strict=True, gt=0, le=60)
    pause_days: float = Field(14, strict=True, ge=0, le=365, description="how long each player may pause the clock, in all")


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class SeatChoice(Model):
    """`me` and `here` are people at this screen (`here` with a name of their own); `invited` seats are taken by link only."""

    kind: Literal["me", "here", "open", "invited", "bot"]
    level: str | None = Field(None, max_length=32, description="of a bot")
    name: Name | None = Field(None, description="of a person `here`")


class NewTable(Model):
    game: str = Field(max_length=64)
    options: dict[str, str | bool] = Field(default_factory=dict, max_length=32)
    components: dict[str, Any] | None = Field(None, description="a set of one's own; such a table is not rated")
    seats: list[SeatChoice] = Field(min_length=1, max_length=8)
    shuffle: bool = Field(False, description="draw the order of seats at the start")
    public: bool = False
    clock: Clock = NoClock()
    on_timeout: Literal["bot", "loss"] = "bot"
    timeout_level: str | None = Field(None, max_length=32, description="the bot for seats out of time, handed over or resigned")
    seed: int | None = Field(None, strict=True, ge=0, lt=2**64, description="for a known deal; such a table is not rated")


class Seat(Model):
    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    name: str | None
    player: str | None = Field(description="the id of the person it belongs to")
    level: str | None = Field(description="of the bot that plays it now")
    mine: bool
    here: bool = Field(description="one of several people at one screen")
    present: bool
    handed_over: bool = Field(description="a bot plays for a person, who may take it back")
    lost: Literal["resigned", "time"] | None


class Result(Model):
    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: Literal["played", "resigned", "time"]
    practice: bool = Field(False, description="the deal was chosen, a hint given or more taken back than the rules allow")
    rated: bool


class Proposal(Model):
    kind: Literal["undo"]
    number: int = Field(description="the how manieth of this game")
    by: int
    to: int = Field(description="the decision number to go back to")
    agreed: list[int] = Field(description="seats that have agreed")
    waiting: list[int] = Field(description="seats that have still to agree")


class Outcome(Model):
    """How a proposal has ended. It lapses when the game goes on without it."""

    number: int = Field(description="of the proposal")
    by: int = Field(description="the seat that had proposed it")
    how: Literal["agreed", "refused", "withdrawn", "lapsed"]
    seat: int | None = Field(description="the seat that has refused or withdrawn it")


class Note(Model):
    """What happened at the table beside the decisions."""

    number: int = Field(description="after how many decisions that everybody has seen")
    kind: Literal["back", "bot", "person", "resigned", "time", "outage"] = Field(
        description="the game went back; a bot plays the seat; its person plays again; has resigned; ran out of time; "
        "the server was away, and the clocks stood"
    )
    seat: int | None = Field(description="whose it is; where the game went back, who decides anew")


class Table(Model):
    id: str
    game: str
    title: str
    options: dict[str, str | bool]
    components: dict[str, Any] | None
    status: Literal["waiting", "playing", "finished"]
    public: bool
    host: str
    clock: Clock
    on_timeout: Literal["bot", "loss"]
    known_deal: bool = Field(description="whoever made this table has chosen its seed, and may know what lies hidden")
    seats: list[Seat]
    my_seats: list[int]
    mover: int | None
    my_turn: bool
    number: int
    hints: bool = Field(description="whether I may ask for hints: nobody else plays here")
    invite: str | None = Field(description="the secret of the link, for those who sit here")
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
    status: Literal["waiting", "playing", "finished"]
    public: bool
    names: list[str | None]
    kinds: list[Literal["person", "bot", "open", "invited"]]
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
    seat: SeatNumber | None = Field(None, description="the first free one if not given")
    invite: str | None = Field(None, max_length=64)


class SeatOnly(RequestBody):
    seat: SeatNumber | None = Field(None, description="my only seat if not given")


class HandOver(RequestBody):
    seat: SeatNumber | None = None
    level: str | None = Field(None, max_length=32)


class Archive(RequestBody):
    archived: bool = True


class Pause(RequestBody):
    paused: bool


class Rematch(RequestBody):
    shuffle: bool = False


# Playing


class Clocks(Model):
    running: int | None
    remaining: list[float | None] = Field(description="seconds left for each seat at `now`")
    deadline: float | None
    paused: bool
    paused_by: int | None = Field(description="the seat that has stopped the clock, and can let it run again")
    now: float


class Presence(Model):
    seats: list[bool]
    spectators: int


class Thinking(Model):
    seat: int
    level: str
    state: Literal["queued", "thinking"]
    ahead: int = Field(description="searches that come first")
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
    """`Game.view(seat)`: everything that a seat may see. `components` is null here: the table brings it once."""

    game: str
    players: int
    options: dict[str, str | bool]
    components: dict[str, Any] | None
    seats: list[str | None]
    seat: int | None = Field(description="-1 for a spectator; null when everything is open")
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
    """One message with everything a seat needs after a move."""

    type: Literal["state"] = "state"
    answer: str | None = Field(None, description="the id of your message that led here: it is stored, and there is no other answer")
    table: str
    number: int = Field(description="the decisions this seat has seen: send it back as `seen`")
    undos: int = Field(description="how often this game went back: send it back too, it tells equal numbers apart")
    seat: int | None = Field(description="whose view this is; -1 for a spectator; null when everything is open")
    view: View
    events_from: int = Field(description="drop what you have from this decision on, then append `events`")
    events: list[Event]
    clocks: Clocks | None
    presence: Presence
    thinking: Thinking | None
    undo: Literal["free", "practice"] | None = Field(
        description="whether this seat may take back its last decision by itself; against bots alone also what they have answered,"
        " but then the game is practice"
    )
    practice: bool = Field(description="this game counts neither for ratings nor for statistics")
    proposal: Proposal | None
    outcome: Outcome | None = Field(description="of the last proposal that is no longer open")
    result: Result | None


class Play(RequestBody):
    action: Annotated[int, Field(strict=True)] | Annotated[str, Field(max_length=200)] = Field(
        description="the number or the text of an action", union_mode="left_to_right"
    )
    seen: Number
    undos: Number | None = None
    seat: SeatNumber | None = None
    id: MessageId | None = None


class Undo(RequestBody):
    """Take back one's last decision, where `undo` of the state allows it. With `ask`, propose to all to go back to before it; with
    `to`, to that number."""

    seen: Number
    undos: Number | None = None
    seat: SeatNumber | None = None
    to: Number | None = None
    ask: bool = False
    practice: bool = Field(False, description="go back also where the game is practice from then on: what bots have answered")
    id: MessageId | None = None


class Consent(RequestBody):
    agree: bool = Field(description="false refuses; from the seat that proposed it, it withdraws the proposal")
    to: Number = Field(description="the proposal that is meant")
    seat: SeatNumber | None = None


class Scores(Model):
    scores: list[list[int]] = Field(description="of each seat, had the game ended at its start, after one decision, after two …")


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


class Chat(RequestBody):
    text: Annotated[Text, AfterValidator(spoken)] = Field(min_length=1)
    id: MessageId | None = None


class ChatMessage(Model):
    type: Literal["chat"] = "chat"
    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: float


class Mute(RequestBody):
    player: str = Field(pattern=IDENTIFIER)
    muted: bool = True


class Report(RequestBody):
    number: int = Field(strict=True, ge=0, lt=2**31, description="of the chat message")
    reason: Text = ""


# The WebSocket, from the client


class LivePlay(Play):
    type: Literal["play"]
    id: MessageId


class LiveUndo(Undo):
    type: Literal["undo"]
    id: MessageId


class LiveConsent(Consent):
    type: Literal["consent"]
    id: MessageId


class LiveChat(Chat):
    type: Literal["chat"]
    id: MessageId


class LivePing(RequestBody):
    type: Literal["ping"]


LiveRequest = Annotated[LivePlay | LiveUndo | LiveConsent | LiveChat | LivePing, Field(discriminator="type")]


# The WebSocket, from the server (beside State and ChatMessage)


class TableMessage(Model):
    """First after connecting, and whenever seats, status, result or proposal change."""

    type: Literal["table"] = "table"
    table: Table


class PresenceMessage(Model):
    type: Literal["presence"] = "presence"
    presence: Presence


class ThinkingMessage(Model):
    type: Literal["thinking"] = "thinking"
    thinking: Thinking | None


class Answer(Model):
    """To the message with this id: stored, and it stays. The state that belongs to it has come before, or was itself the answer."""

    type: Literal["answer"] = "answer"
    id: str
    number: int


class Refusal(Model):
    """To the message with this id (null where it had none): nothing has changed."""

    type: Literal["refusal"] = "refusal"
    id: str | None
    code: str
    message: str
    key: str | None = None
    arguments: dict[str, Any] = Field(default_factory=dict)


class Pong(Model):
    type: Literal["pong"] = "pong"
    now: float


class TurnNotice(Model):
    """On /api/me/live: a table waits for me, or does so no more."""

    type: Literal["turn"] = "turn"
    table: str
    game: str
    my_turn: bool
    turns: int = Field(description="how many tables wait for me now")


LiveMessage = Annotated[
    State | TableMessage | ChatMessage | PresenceMessage | ThinkingMessage | Answer | Refusal | Pong, Field(discriminator="type")
]


class Problem(Model):
    """Why a request was refused. `key` and `arguments` are of the catalogue of texts where a rule forbids something."""

    code: str
    message: str
    key: str | None = None
    arguments: dict[str, Any] = Field(default_factory=dict)


class Records(RequestBody):
    """A record to import: one JSON document of the format `saqqara-record`."""

    record: dict[str, Any]


class Created(Model):
    id: str
