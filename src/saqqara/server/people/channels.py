"""By which ways players want to be told of their turns."""

from __future__ import annotations

from typing import Any

from saqqara.server.people import email_address

WAYS = {"mail": "address", "webhook": "url"}
"""How a player can be told, and the setting that says where."""


def wanted(settings: dict[str, Any], way: str) -> dict[str, Any] | None:
    """What a player has said about this way, if it is to be used. Mail goes to confirmed addresses only."""
    chosen = settings.get(way) or {}
    if way == "mail" and not email_address.confirmed(chosen):
        return None
    return chosen if chosen.get(WAYS[way]) and chosen.get("turns", True) else None


def any_wanted(settings: dict[str, Any]) -> bool:
    return any(wanted(settings, way) for way in WAYS)
