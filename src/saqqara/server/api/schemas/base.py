"""The base of the models: the two kinds of models, and the limits of what a client may send."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from saqqara.server.people.text_rules import NAME_LENGTH, clean_name, plain_text

IDENTIFIER = r"^[A-Za-z0-9_-]{1,32}$"
"""The ids of players and tables."""
CHAT_LENGTH = 1000
MESSAGE_BYTES = 16_384
"""The longest message that a client may send over a WebSocket."""
BODY_BYTES = 2_000_000
"""The longest body of a request; only an imported record comes near it."""

Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(clean_name)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
MessageId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[!-~]+$",
        description="Chosen by the client. A request sent twice with the same id takes effect once.",
    ),
]
Text = Annotated[str, Field(max_length=CHAT_LENGTH), AfterValidator(plain_text)]
Number = Annotated[int, Field(strict=True, ge=0, le=100_000)]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="64 hexadecimal digits.")]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=15)]


class Model(BaseModel):
    """What the server sends, and requests of which no part may be ignored: unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid")


class RequestBody(BaseModel):
    """What a client sends. Unknown fields are ignored, so that newer clients work with older servers during an upgrade."""

    model_config = ConfigDict(extra="ignore")


class Problem(Model):
    """Why a request was refused. Where a rule forbids something, `key` and `arguments` name a text of the catalogue."""

    code: str
    message: str
    key: str | None = None
    arguments: dict[str, Any] = Field(default_factory=dict)


class Created(Model):
    id: str
