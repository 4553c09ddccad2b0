"""What the WebSockets exchange, in the OpenAPI document.

OpenAPI does not know WebSockets, but it knows webhooks: messages beside the requests of clients.
"""

from __future__ import annotations

from fastapi import APIRouter

from saqqara.server.api.schemas.live import LiveMessage, LiveRequest, Refusal, TurnMessage

messages = APIRouter(tags=["live"], responses={422: {"model": Refusal}})


@messages.post("/api/tables/{id}/live")
def table_live(request: LiveRequest) -> LiveMessage:  # type: ignore[empty-body]
    """A request of the client on the WebSocket of a table, and the messages of the server."""


@messages.post("/api/me/live")
def me_live() -> TurnMessage:  # type: ignore[empty-body]
    """The messages of the server on the WebSocket of a player."""
