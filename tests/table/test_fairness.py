"""Deals from a committed secret: unpredictable, the same on every machine, and checked afterwards."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadRecord
from saqqara.table import fairness
from saqqara.table.fairness import Deal
from saqqara.table.opening import dealt
from saqqara.table.verification import verify

SECRET = bytes(range(32)).hex()
OTHER = bytes(range(1, 33)).hex()


def played(deal: Deal, name: str = "pebbles", players: int = 2) -> saqqara.Game:
    game, chance = dealt(deal, name, players), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.actions()))
    return game


def record() -> dict[str, Any]:
    return played(Deal(SECRET, (OTHER, None))).record()


@pytest.mark.parametrize("name", saqqara.games.names())
def test_a_game_from_a_secret_replays_and_is_verified(name: str) -> None:
    players = saqqara.games.find(name).players[0]
    game = played(Deal(SECRET, (None,) * players), name, players)
    document = json.loads(json.dumps(game.record()))
    again = saqqara.replay(document)
    assert again.position() == game.position()
    assert verify(document).good


def test_every_contribution_changes_the_deal_and_its_place_matters() -> None:
    deals = [(None, None), (OTHER, None), (None, OTHER), (OTHER, OTHER)]
    starts = {json.dumps(dealt(Deal(SECRET, each), "pebbles", 2).position()) for each in deals}
    assert len(starts) == len(deals)


def test_what_a_seat_sees_never_holds_the_key() -> None:
    game = dealt(Deal(SECRET, (None, None)), "pebbles", 2)
    words = [str(int(word)) for word in game._state.rng[:8]]
    for seat in (-1, 0, 1):
        assert not game.known(seat).rng.any()
        assert not any(word in json.dumps(game.view(seat)) for word in words)


def test_commitment_and_key_are_the_documented_hashes() -> None:
    game = dealt(Deal(SECRET, (None, OTHER)), "pebbles", 2)
    head = '{"components":null,"game":"pebbles","options":{"nugget":true},"players":2,'
    text = f'{head}"rules":{game.rulebook.version},"secret":"{SECRET}"}}'
    deal = f'["{SECRET}",null,"{OTHER}"]'
    assert fairness.commitment(SECRET, game.fixed) == hashlib.sha256(b"saqqara commitment 1\n" + text.encode()).hexdigest()
    assert fairness.key(Deal(SECRET, (None, OTHER))) == hashlib.sha256(f"saqqara key 1\n{deal}".encode()).digest()
    assert fairness.contribution_commitment(OTHER) == hashlib.sha256(b"saqqara contribution 1\n" + OTHER.encode()).hexdigest()


def test_tampering_is_found() -> None:
    whole = record()
    assert verify(whole).good
    assert not verify(whole, commitment="0" * 64).commitment
    for field in ("commitment", "digest"):
        changed = copy.deepcopy(whole)
        changed["deal"][field] = "0" * 64
        assert not verify(changed).good
    options = copy.deepcopy(whole)
    options["options"]["nugget"] = False
    assert not verify(options).commitment
    for change in ({"secret": OTHER}, {"contributions": [None, None]}):
        changed = copy.deepcopy(whole)
        changed["deal"] |= change
        try:
            assert not verify(changed).good
        except BadRecord:
            continue  # the decisions are not even legal after another deal


def test_a_game_from_a_seed_proves_nothing() -> None:
    game = saqqara.new("pebbles", seed=3)
    assert not verify(game.record()).dealt
    assert not verify(game.record()).good


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"secret": "short"}, "deal.secret"),
        ({"secret": SECRET.upper()}, "deal.secret"),
        ({"contributions": [None]}, "deal.contributions"),
        ({"contributions": [None, 7]}, r"deal.contributions\[1\]"),
        ({"contributions": "none"}, "deal.contributions"),
        ({"extra": 1}, "deal: "),
    ],
)
def test_a_faulty_deal_is_named(change: dict[str, Any], fault: str) -> None:
    document = record()
    document["deal"] |= change
    with pytest.raises(BadRecord, match=fault):
        saqqara.replay(document)


def test_a_record_holds_a_seed_or_a_deal() -> None:
    document = record() | {"seed": 5}
    with pytest.raises(BadRecord, match="seed"):
        saqqara.replay(document)


def test_records_and_positions_of_version_1_still_open() -> None:
    game = saqqara.new("pebbles", seed=3)
    game.play(game.actions()[0])
    old = game.record() | {"version": 1}
    del old["deal"]
    assert saqqara.replay(old).position() == game.position()
    position = game.position() | {"version": 1}
    position["state"]["rng"] = position["state"]["rng"][:2]
    assert saqqara.from_position("pebbles", position).position() == game.position()
