"""Deals that nobody can predict or choose, and that everybody can check afterwards. See docs/fairness.md.

Whoever deals draws a secret and publishes its commitment, a hash of the secret and the set-up. Players may then contribute random
words of their own. The key of the deal is a hash of the secret and all contributions; every draw of the game follows from it. The
record of the game contains secret and contributions, so anyone can check that the commitment, the deal and every draw agree.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from saqqara.errors import BadOption

SECRET_BYTES = 32
HEX = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
COMMITMENT, CONTRIBUTION, KEY = b"saqqara commitment 1\n", b"saqqara contribution 1\n", b"saqqara key 1\n"
"""What each hash begins with, so that no hash can stand for another."""


class Deal(NamedTuple):
    """What decides a deal: the secret of whoever deals and, by seat, what players have contributed."""

    secret: str
    contributions: tuple[str | None, ...]


def draw_secret() -> str:
    """Return a new secret, as 64 hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def check_deal(deal: Deal, players: int) -> Deal:
    """Return the deal, or raise BadOption."""
    if not isinstance(deal.secret, str) or not HEX.fullmatch(deal.secret):
        raise BadOption(f"deal.secret: must be {2 * SECRET_BYTES} hexadecimal digits")
    if len(deal.contributions) != players:
        raise BadOption(f"deal.contributions: must be a list of {players}, one per seat")
    for seat, contribution in enumerate(deal.contributions):
        if contribution is not None and (not isinstance(contribution, str) or not HEX.fullmatch(contribution)):
            raise BadOption(f"deal.contributions[{seat}]: must be {2 * SECRET_BYTES} hexadecimal digits or null")
    return deal


def setup(name: str, rules: int, players: int, options: Mapping[str, Any], components_hash: str | None) -> dict[str, Any]:
    """Return what a commitment fixes besides the secret: another game dealt from the same secret would have another commitment."""
    return {"components": components_hash, "game": name, "options": dict(options), "players": players, "rules": rules}


def commitment(secret: str, fixed: Mapping[str, Any]) -> str:
    """Return the hash to publish before the deal."""
    return hashlib.sha256(COMMITMENT + canonical({**fixed, "secret": secret})).hexdigest()


def contribution_commitment(contribution: str) -> str:
    """Return the hash that a player publishes before anybody's contribution is known."""
    return hashlib.sha256(CONTRIBUTION + contribution.encode()).hexdigest()


def key(deal: Deal) -> bytes:
    """Return the key from which the game is dealt."""
    return hashlib.sha256(KEY + canonical([deal.secret, *deal.contributions])).digest()


def canonical(value: Any) -> bytes:
    """Return the one JSON text of a value: keys in order, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(decisions: Sequence[bytes]) -> str:
    """Return the hash of everything that happened, by the events of each decision."""
    total = hashlib.sha256()
    for rows in decisions:
        total.update(len(rows).to_bytes(4, "little") + rows)
    return total.hexdigest()
