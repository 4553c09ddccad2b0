"""The messages of the WebSockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from saqqara.server.api.schemas.base import MessageId, Model, RequestBody
from saqqara.server.api.schemas.chat import Chat, ChatMessage
from saqqara.server.api.schemas.play import Consent, Play, Presence, State, Thinking, Undo
from saqqara.server.api.schemas.tables import Table

# From the client


class LivePlay(Play):
    type: Literal["play"]
    message_id: MessageId = Field(alias="id")


class LiveUndo(Undo):
    type: Literal["undo"]
    message_id: MessageId = Field(alias="id")


class LiveConsent(Consent):
    type: Literal["consent"]
    message_id: MessageId = Field(alias="id")


class LiveChat(Chat):
    type: Literal["chat"]
    message_id: MessageId = Field(alias="id")


class LivePing(RequestBody):
    type: Literal["ping"]


LiveRequest = Annotated[LivePlay | LiveUndo | LiveConsent | LiveChat | LivePing, Field(discriminator="type")]


# From the server


class TableMessage(Model):
    """Sent first after connecting, and whenever seats, status, result or proposal change."""

    type: Literal["table"] = "table"
    table: Table


class PresenceMessage(Model):
    type: Literal["presence"] = "presence"
    presence: Presence


class ThinkingMessage(Model):
    type: Literal["thinking"] = "thinking"
    thinking: Thinking | None


class Answer(Model):
    """The request with this id is stored. The state that it led to has been sent before, or was itself the answer."""

    type: Literal["answer"] = "answer"
    id: str
    number: int


class Refusal(Model):
    """The request with this id was refused, and nothing has changed. The id is null if the request had none."""

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
    """On /api/me/live: a table is waiting for this player, or no longer is."""

    type: Literal["turn"] = "turn"
    table: str
    game: str
    my_turn: bool
    turns: int = Field(description="How many tables are now waiting for this player.")


LiveMessage = Annotated[
    State | TableMessage | ChatMessage | PresenceMessage | ThinkingMessage | Answer | Refusal | Pong, Field(discriminator="type")
]
TurnMessage = Annotated[TurnNotice | Refusal | Pong, Field(discriminator="type")]
