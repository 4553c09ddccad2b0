"""Players: guests and accounts, their settings, ratings and statistics."""

from __future__ import annotations

import json
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from saqqara.server.api.schemas.base import IDENTIFIER, Model, Name, Password, RequestBody
from saqqara.server.store.rows import Confirmation
from saqqara.texts import Language

CLIENT_BYTES = 4096
"""The longest text, as JSON, of what the browser keeps in the settings."""

Minutes = Annotated[int, Field(strict=True, ge=0, le=10_080)]


def small(client: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(client)) > CLIENT_BYTES:
        raise ValueError(f"more than {CLIENT_BYTES} bytes")
    return client


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
    who: str = Field(min_length=1, max_length=254, description="The name of an account, or its confirmed email address.")


class PasswordReset(RequestBody):
    player: str = Field(pattern=IDENTIFIER)
    token: str = Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")
    new: Password


class MailSettings(RequestBody):
    address: str | None = Field(None, max_length=254, pattern=r"^[^@\s,;<>\"]+@[^@\s,;<>\"]+\.[^@\s,;<>\"]+$")
    turns: bool = True
    digest_minutes: Minutes = Field(30, description="Collect turns for this many minutes; 0 sends each one at once.")
    confirmation: Confirmation = Field(
        "none", description="Whether the confirmation link was sent, or followed. Ignored when a client sends it."
    )


class WebhookSettings(RequestBody):
    url: str | None = Field(None, max_length=500, pattern=r"^https?://[!-~]+$")
    turns: bool = True
    digest_minutes: Minutes = 0


class PlayerSettings(RequestBody):
    language: Language | None = None
    browser_notices: bool = True
    mail: MailSettings = MailSettings()
    webhook: WebhookSettings = WebhookSettings()
    client: Annotated[dict[str, str | int | float | bool | None], AfterValidator(small)] = Field(
        default_factory=dict, max_length=50, description="What the browser keeps across devices: theme, speed and so on."
    )


class SettingsChange(PlayerSettings):
    password: str | None = Field(
        None, max_length=200, description="Required to change the email address of an account. It is not stored."
    )


class Me(Model):
    player: Player | None = Field(description="Null until a name has been chosen.")
    settings: PlayerSettings
    turns: int = Field(description="How many tables are waiting for this player.")
    address: str = Field(description="The public address of this server, for links to share; empty if it is not known.")


class Rating(Model):
    game: str
    points: float = Field(description="A cautious estimate, mean - 3 * deviation, on a scale around 1000.")
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
    player: str | None = Field(description="The id of a person; null for bots.")
    name: str
    level: str | None
    rating: Rating


class PasswordChange(RequestBody):
    old: str = Field(max_length=200)
    new: Password


class PasswordOnly(RequestBody):
    password: str | None = Field(None, max_length=200, description="Required if the player has an account.")
