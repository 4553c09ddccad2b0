"""A player's requests to a running game, over HTTP or a WebSocket."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """Play an action, given by number or text, on the position after `seen` decisions."""

    action: int | str
    seen: int
    undos: int | None = None
    seat: int | None = None
    message_id: str | None = None


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Take back the last decision; with `ask` or `to`, propose to go back to before it, or to that decision number."""

    seen: int
    undos: int | None = None
    seat: int | None = None
    to: int | None = None
    ask: bool = False
    practice: bool = False
    message_id: str | None = None
