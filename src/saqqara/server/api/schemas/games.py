"""Games, their options and component sets, and the levels of the bots."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from saqqara.server.api.schemas.base import Model


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
    components: str | None = Field(description="The option whose component set can be replaced by a custom one.")
    ready: bool = Field(description="False while the rules are being compiled; tables can be made, and start when it is true.")
    failed: bool = Field(description="True if the rules could not be compiled on this server; no table of this game can start.")


class OwnSet(Model):
    """A custom component set, in the format that `saqqara tiles check` and similar commands read."""

    content: dict[str, Any]


class SetName(Model):
    set: str


class LevelInfo(Model):
    name: str
    title: str
    help: str
    seconds: float = Field(description="The longest time it thinks about one decision.")
