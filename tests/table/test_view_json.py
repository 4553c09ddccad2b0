"""Views are put together from cached values, and still show exactly what a seat knows."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

import saqqara
from saqqara.table import SPECTATOR, Game, state_json
from saqqara.table.forecast import points
from saqqara.table.view_json import Printed

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("imhotep", 2, {}),
    ("imhotep", 4, {"wrath": True, "wager": True}),
    ("kheops", 2, {}),
    ("amunre", 3, {}),
    ("amunre", 5, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), SETUPS)
def test_a_view_shows_what_a_seat_knows(name: str, players: int, options: dict[str, Any]) -> None:
    game = saqqara.new(name, players=players, seed=7, **options)
    game.seats = [f'Seat "{seat}" ☥' for seat in range(players)]
    dice = random.Random(3)
    while not game.over:
        for seat in range(SPECTATOR, players):
            check(game, seat)
        game.play(dice.choice(game.actions()))
        if game.can_undo and dice.random() < 0.1:
            game.undo()
    check(game, 0)


def check(game: Game, seat: int) -> None:
    known = game.known(seat)
    if not game.over:
        game.rulebook.rules.forget(known, seat)
    view = orjson.loads(game.outline_json(seat))
    table = state_json.table(game.rulebook, known.tobytes())
    assert view["table"] == table
    assert view["forecast"] == orjson.loads(orjson.dumps(forecast(game, known, seat)))
    assert view["scores"] == table["score"][: game.players]
    assert view["number"] == table["decisions"]
    assert [action["text"] for action in view["actions"]] == [str(action) for action in game.actions() if seat == game.mover]
    assert (view["seats"], view["options"], view["seat"]) == (game.seats, game.options, seat)


def forecast(game: Game, known: Any, seat: int) -> dict[str, Any]:
    rows = points(game.rulebook, known).tolist()[: game.players]
    return {
        "sources": [dict(zip(game.rulebook.sources, row, strict=True)) for row in rows],
        "totals": [sum(row) for row in rows],
        "details": game.rulebook.details(known, seat),
    }


def test_the_cache_of_values_is_bounded() -> None:
    printed = Printed(lambda raw: raw * 2, kept=10)
    for number in range(100):
        raw = bytes([number])
        assert printed[raw] == printed[raw] == raw * 2
        assert len(printed) <= 10
