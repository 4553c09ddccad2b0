"""Checks that a game was dealt as promised: `saqqara verify` and the replay page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from saqqara.table.opening import replay


class Verification(NamedTuple):
    """What a record proves about its deal."""

    dealt: bool
    """Whether the game was dealt from a secret at all; one from a seed or a position proves nothing."""
    commitment: bool
    """Whether the secret and the set-up give the commitment that was published."""
    draws: bool
    """Whether the deal and every draw that follow from the secret are those of the game."""

    @property
    def good(self) -> bool:
        return self.dealt and self.commitment and self.draws


def verify(record: Mapping[str, Any], commitment: str | None = None) -> Verification:
    """Replay a record from its secret and compare; `commitment` is the one that was seen, if not the one in the record.

    Raises BadRecord where the record cannot be replayed: then its decisions do not fit its deal, or it is not a record.
    """
    game = replay(record)
    deal = record.get("deal")
    if deal is None:
        return Verification(False, False, False)
    seen = deal["commitment"] if commitment is None else commitment
    again = game.record()["deal"]
    return Verification(True, again["commitment"] == seen == deal["commitment"], again["digest"] == deal["digest"])
