"""Positions that cannot occur are refused, and the field at fault is named."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import saqqara
from saqqara.errors import BadPosition
from saqqara.games.kheops.state import PHASES, Phase

from .boards import becomes, new, plain

State = dict[str, Any]


@cache
def _first_of_each_phase() -> dict[str, str]:
    """Positions of random games: the first of each phase once some pawns are on the board."""
    found: dict[str, str] = {}
    for seed in range(12):
        game = new(seed)
        chance = random.Random(seed)
        while not game.over:
            game.play(chance.choice(game.actions()))
            phase = PHASES[game._state.phase]
            if phase not in found and game._state.turn > 8:
                found[phase] = json.dumps(game.position())
    return found


def at(phase: str) -> State:
    position: State = json.loads(_first_of_each_phase()[phase])
    return position


def swap(values: list[Any], i: int, j: int) -> None:
    values[i], values[j] = values[j], values[i]


def pawn_cells(state: State, start: str) -> list[int]:
    return [cell for cell, pawn in enumerate(state["pawn"]) if pawn and pawn.startswith(start)]


def empty_cells(state: State) -> list[int]:
    return [cell for cell, tile in enumerate(state["tile"]) if tile is None]


def put_pawn_on_empty_cell(state: State) -> None:
    state["pawn"][empty_cells(state)[0]] = "white_worker"
    state["supply"][0][0] -= 1


def one_pawn_less(state: State) -> None:
    state["pawn"][pawn_cells(state, "blue_worker")[0]] = None


def one_pawn_back(state: State) -> None:
    one_pawn_less(state)
    state["supply"][1][0] += 1


def two_pawns_back(state: State) -> None:
    one_pawn_back(state)
    one_pawn_back(state)


def move_tile(state: State) -> None:
    """Take a tile of the start away."""
    tiles = state["tile"]
    swap(tiles, 0, empty_cells(state)[0])
    swap(state["rotation"], 0, empty_cells(state)[-1])


def hang_in_the_air(state: State) -> None:
    """The last tile laid moves to the apex, where nothing holds it."""
    laid = [cell for cell, tile in enumerate(state["tile"]) if (tile is not None and cell > 23) or cell in (14, 16, 18, 20, 22)]
    cell = next(cell for cell in laid if state["tile"][cell] is not None and state["pawn"][cell] is None and cell != 48)
    swap(state["tile"], cell, 48)
    swap(state["rotation"], cell, 48)


def specials_first(pawn: str, kind: int) -> Any:
    def change(state: State) -> None:
        """Exchange the mummy, wherever it is, for a priest or pharaoh on the board."""
        for cell in pawn_cells(state, "white"):
            if state["pawn"][cell] in ("white_mummy", "white_priest", "white_pharaoh"):
                state["pawn"][cell] = "white_worker"
        standing = len(pawn_cells(state, "white"))
        state["pawn"][pawn_cells(state, "white")[0]] = pawn
        state["supply"][0] = [14 - standing + 1, 1, 1, 1]
        state["supply"][0][kind] = 0

    return change


FAULTS: list[tuple[str, str, Any]] = [
    ("place", "state.over", lambda state: state.update(over=1)),
    ("over", "state.over", lambda state: state.update(over=0)),
    ("over", "state.turn", lambda state: state.update(turn=29)),
    ("place", "state.mover", lambda state: state.update(mover=1 - state["mover"])),
    ("place", "state.left", lambda state: state.update(left=state["left"] - 1)),
    ("place", "state.in_hand[1]", lambda state: state["in_hand"].__setitem__(1, 2)),
    ("place", "state.hand[0][1]", lambda state: state["hand"][0].__setitem__(1, None)),
    ("place", "state.pile[0]", lambda state: state["pile"].__setitem__(0, None)),
    ("place", "state.pile[49]", lambda state: state["pile"].__setitem__(49, 3)),
    ("place", "state.hand[0][1]", lambda state: state["hand"][0].__setitem__(1, state["hand"][0][0])),
    ("place", "state.tile", lambda state: state["tile"].__setitem__(0, None)),
    ("place", "state.tile[0]", move_tile),
    ("place", "state.rotation[", lambda state: state["rotation"].__setitem__(empty_cells(state)[-1], 1)),
    ("place", "state.tile[48]", hang_in_the_air),
    ("place", "state.pawn[", put_pawn_on_empty_cell),
    ("place", "state.supply[1][0]", one_pawn_less),
    ("place", "state.pawn", two_pawns_back),
    ("place", "state.supply[0][2]", specials_first("white_priest", 2)),
    ("place", "state.supply[0][3]", specials_first("white_pharaoh", 3)),
    ("place", "state.entered", lambda state: state.update(entered=3)),
    ("take", "state.entered", lambda state: state.update(entered=None)),
    ("take", "state.entered", lambda state: state.update(entered=empty_cells(state)[-1])),
    ("take", "state.chosen", lambda state: state.update(chosen=1)),
    ("turn_by", "state.chosen", lambda state: state.update(chosen=None)),
    ("lay", "state.taken", lambda state: state.update(taken=None)),
    ("take", "state.taken", lambda state: state.update(taken=0)),
    ("swap", "state.entered", lambda state: state.update(entered=pawn_cells(state, ("blue", "white")[state["mover"]])[0])),
    ("move", "state.entered", lambda state: state.update(phase="swap")),
    ("rotate", "state.chosen", lambda state: state.update(chosen=0)),
    ("turn_by", "state.chosen", lambda state: state.update(chosen=empty_cells(state)[-1])),
    ("swap_with", "state.chosen", lambda state: state.update(chosen=pawn_cells(state, ("blue", "white")[state["mover"]])[0])),
    ("move_to", "state.chosen", lambda state: state.update(chosen=state["entered"])),
    ("place", "state.score[0]", lambda state: state["score"].__setitem__(0, 1)),
    ("over", "state.score[1]", lambda state: state["score"].__setitem__(1, state["score"][1] + 1)),
]


@pytest.mark.parametrize(("phase", "field", "spoil"), FAULTS)
def test_a_position_that_cannot_occur_is_refused(phase: str, field: str, spoil: Any) -> None:
    position = at(phase)
    saqqara.from_position("kheops", position)
    spoil(position["state"])
    with pytest.raises(BadPosition) as refusal:
        saqqara.from_position("kheops", position)
    assert refusal.value.field.startswith(field), refusal.value


def test_a_taken_place_beyond_the_hand_is_refused() -> None:
    game = new(3)
    chance = random.Random(3)
    while not (game._state.turn == 30 and game._state.phase == 9):
        game.play(chance.choice(game.actions()))
    position = game.position()
    position["state"]["taken"] = 2
    with pytest.raises(BadPosition, match=r"state\.taken"):
        saqqara.from_position("kheops", position)


def test_a_worker_may_have_been_sent_home_once_the_enemy_mummy_is_there() -> None:
    position = at("place")
    state = position["state"]
    if not pawn_cells(state, "white_mummy"):
        state["pawn"][pawn_cells(state, "white_worker")[0]] = "white_mummy"
        state["supply"][0][0] += 1
        state["supply"][0][1] = 0
    if len(pawn_cells(state, "blue")) == state["turn"] // 2:
        one_pawn_back(state)
    saqqara.from_position("kheops", position)


@pytest.mark.parametrize(("symbol", "phase"), [("swap", Phase.SWAP), ("move", Phase.MOVE)])
def test_a_power_without_a_target_is_refused(symbol: str, phase: Phase) -> None:
    game = new()
    plain(game)
    becomes(game, "a1", kind="corridor", symbol=symbol)
    game.play("place pawn=worker cell=a1")
    game.rulebook.check(game._state)
    game._state.phase = phase
    with pytest.raises(BadPosition, match=r"state\.phase: there is no target"):
        game.rulebook.check(game._state)
