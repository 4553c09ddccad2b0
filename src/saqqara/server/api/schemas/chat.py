"""Chat at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from saqqara.server.api.schemas.base import IDENTIFIER, MessageId, Model, RequestBody, Text
from saqqara.server.people.text_rules import visible_text


class Chat(RequestBody):
    text: Annotated[Text, AfterValidator(visible_text)] = Field(min_length=1)
    message_id: MessageId | None = Field(None, alias="id")


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
    number: int = Field(strict=True, ge=0, lt=2**31, description="The number of the chat message.")
    reason: Text = ""
