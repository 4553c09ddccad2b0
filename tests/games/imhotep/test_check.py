"""Impossible positions are refused with the field at fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saqqara.errors import BadPosition
from saqqara.games.imhotep.components import CARDS, FACE_DOWN
from saqqara.games.imhotep.state import GONE, Phase

from .scene import Scene

ALL_B: dict[str, Any] = {"market": "B", "pyramid": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B", "wager": True}


def refused(scene: Scene, field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        scene.check()
    assert refusal.value.field.startswith(f"state.{field}"), refusal.value


def put(field: str, value: Any, *where: Any) -> Callable[[Any], None]:
    def change(g: Any) -> None:
        if where:
            g[field][where] = value
        else:
            g[field] = value

    return change


def together(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(g: Any) -> None:
        for each in changes:
            each(g)

    return change


def _take_entrance(g: Any) -> None:
    g.discard[0] -= 1
    g.resolving = 0


def _hold_everything(g: Any) -> None:
    for place in range(int(g.deck_left)):
        g.discard[g.deck[place]] += 1
    g.deck[:] = -1
    g.deck_left = 0


def _score_beside(g: Any) -> None:
    g.stones[0, 0] = 1
    g.quarry[0] -= 1
    g.pyramid_points[0] = g.score[0] = 1


def _end_of_round(g: Any, phase: int) -> None:
    g.boat_site[:] = [0, 1, 2, 3]
    g.column = 0
    g.phase = phase


def _ask(g: Any, phase: int, site: int, boat: int, playing: str | None = None) -> None:
    g.boat_site[boat] = site
    g.unloading = boat
    g.phase = phase
    if playing:
        _play(g, playing)


def _card_phase(g: Any, phase: int, card: str) -> None:
    g.quarry[0] += g.sled[0]
    g.sled[0] = 0
    g.phase = phase
    _play(g, card)


def _play(g: Any, card: str) -> None:
    place = g.deck.tolist().index(CARDS.index(card))
    g.deck_left -= 1
    g.deck[place] = g.deck[g.deck_left]
    g.deck[g.deck_left] = -1
    g.playing = CARDS.index(card)


WRONG: list[tuple[str, Callable[[Any], None]]] = [
    ("turn", put("turn", 3)),
    ("starter", put("starter", 3)),
    ("mover", put("mover", 1)),
    ("boats", put("boats", 3, 0, 0)),
    ("sled", put("sled", 1, 3)),
    ("stones", put("stones", 1, 0, 3)),
    ("round_cards", put("round_cards", 0, 6)),
    ("passes", put("passes", 4)),
    ("passes", put("passes", 3)),
    ("boat_size", put("boat_size", 1, 0)),
    ("boat_site", put("boat_site", 2, slice(0, 2))),
    ("boat_site", put("boat_site", GONE, 0)),
    ("boat_site", put("boat_site", [0, 1, 2, 3])),
    ("boats", put("boats", 0, 3, 3)),
    ("boats", together(put("boats", 0, 0, 0), put("boat_site", 1, 0))),
    ("deck", put("deck", FACE_DOWN, 0)),
    ("deck", put("deck", 0, 33)),
    ("deck", put("deck", 7, slice(0, 9))),
    ("market", put("market", FACE_DOWN, 0)),
    ("market", put("market", 7, 4)),
    ("cards", put("cards", 1, 0, 0)),
    ("playing", put("playing", 7)),
    ("playing", lambda g: _play(g, "hammer")),
    ("resolving", put("resolving", 1)),
    ("resolving", _take_entrance),
    ("deck_left", _hold_everything),
    ("pyramid", put("pyramid", 0, 1)),
    ("pyramid_points", together(put("pyramid", 0, 0), put("stones", 1, 0, 0))),
    ("pyramid", together(put("pyramid", 0, 0), put("stones", 1, 0, 1))),
    ("temple", put("temple", 0, 0)),
    ("temple", together(put("temple", 0, 0), put("stones", 1, 1, 1))),
    ("temple", together(put("temple", 0, slice(0, 9)), put("stones", 9, 1, 0))),
    ("stones", put("stones", 25, 1, 0)),
    ("temple_points", put("temple_points", 50, 0)),
    ("burial_chamber", together(put("burial_chamber", 0, slice(0, 9)), put("stones", 9, 2, 0))),
    ("towers", put("towers", 0, 0)),
    ("wager", put("wager", 0, 0, 0)),
    ("quarry", put("quarry", 20, 0)),
    ("phase", put("phase", Phase.NONE)),
    ("over", together(put("over", 1), put("phase", Phase.NONE), put("boat_site", [0, 1, 2, 3]))),
    ("unloading", put("unloading", 0)),
    ("unloading", put("phase", Phase.MARKET)),
    ("column", together(put("column", 0), put("boat_site", [0, 1, 2, 3]), put("phase", Phase.TEMPLE))),
    ("column", put("phase", Phase.TEMPLE)),
    ("score", put("score", 1, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("field", "change"), WRONG, ids=[f"{i}-{field}" for i, (field, _) in enumerate(WRONG)])
def test_an_impossible_position_names_the_field_at_fault(field: str, change: Callable[[Any], None]) -> None:
    scene = Scene(3, round_number=2)
    scene.boats("4322")
    scene.market("statue", "statue", "lever", "chisel")
    kind = scene._pull("entrance")
    scene.g.discard[kind] += 1
    scene.check()
    change(scene.g)
    refused(scene, field)


WRONG_B: list[tuple[str, Callable[[Any], None]]] = [
    ("pyramid", put("pyramid", 0, 3)),
    ("stones", _score_beside),
    ("towers", put("towers", 0, 1)),
    ("towers", put("towers", 0, 0)),
    ("towers", put("stones", 3, 3, 0)),
    ("wager", put("wager", 0, 0, 1)),
    ("wager", put("wager", 0, slice(0, 2), 0)),
    ("column", lambda g: _end_of_round(g, Phase.TEMPLE)),
    ("column", lambda g: _end_of_round(g, Phase.BONUS_LOAD)),
    ("unloading", together(put("stones", 1, 0, 0), lambda g: _ask(g, Phase.BUILD, -1, 0), put("quarry", 26, 0))),
    ("unloading", lambda g: _ask(g, Phase.MARKET, 2, 0)),
    ("unloading", lambda g: _ask(g, Phase.BONUS_LOAD, 2, 0)),
    ("phase", lambda g: _ask(g, Phase.BONUS_LOAD, 1, 0)),
    ("playing", lambda g: _ask(g, Phase.MARKET, 0, 0, "hammer")),
    ("playing", lambda g: _ask(g, Phase.LEVER_UNLOAD, 0, 0)),
    ("unloading", lambda g: _ask(g, Phase.LEVER_UNLOAD, 0, 0, "lever")),
    ("unloading", lambda g: _ask(g, Phase.SAIL_SITE, -1, 0, "sail")),
    ("phase", lambda g: _card_phase(g, Phase.HAMMER_LOAD, "hammer")),
    ("phase", lambda g: _card_phase(g, Phase.CHISEL_FIRST, "chisel")),
    ("phase", lambda g: _card_phase(g, Phase.CHISEL_SECOND, "chisel")),
    ("phase", lambda g: _card_phase(g, Phase.SAIL_LOAD, "sail")),
    ("phase", lambda g: _card_phase(g, Phase.LEVER_SAIL, "lever")),
]  # fmt: skip


@pytest.mark.parametrize(("field", "change"), WRONG_B, ids=[f"{i}-{field}" for i, (field, _) in enumerate(WRONG_B)])
def test_an_impossible_position_of_the_b_sides_names_the_field_at_fault(field: str, change: Callable[[Any], None]) -> None:
    scene = Scene(3, round_number=2, **ALL_B)
    scene.boats("4322")
    scene.market("statue", "statue", "statue", "statue", "statue")
    scene.check()
    change(scene.g)
    refused(scene, field)


def test_the_first_wager_space_is_taken_before_the_second() -> None:
    scene = Scene(4, wager=True)
    scene.g.wager[0, 1] = 1
    scene.g.quarry[1] -= 1
    refused(scene, "wager")
