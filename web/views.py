"""Write views of a random game for the workbench: `python web/views.py imhotep --players 4 --option wager=true`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import click

import saqqara


@click.command()
@click.argument("name")
@click.option("--players", type=int)
@click.option("--seed", type=int, default=1)
@click.option("--moments", type=int, default=12, help="The number of moments of the game.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE")
def main(name: str, players: int | None, seed: int, moments: int, given: tuple[str, ...]) -> None:
    """Write views, with the previews of all choices, to web/src/games/NAME/views/."""
    options: dict[str, Any] = {}
    for text in given:
        key, _, value = text.partition("=")
        options[key] = {"true": True, "false": False}.get(value, value)
    folder = Path(__file__).parent / "src" / "games" / name / "views"
    folder.mkdir(parents=True, exist_ok=True)
    length = _play(saqqara.new(name, players=players, seed=seed, **options), seed, set(), None)
    wanted = {round(i * length / (moments - 1)) for i in range(moments)}
    game = saqqara.new(name, players=players, seed=seed, **options)
    _play(game, seed, wanted, folder / f"{game.players}-{seed}{''.join('-' + text for text in given)}.json")


def _play(game: saqqara.Game, seed: int, wanted: set[int], path: Path | None) -> int:
    """Play at random, reproducibly by seed; write the wanted moments; return the number of decisions."""
    dice = random.Random(seed)
    noted: list[dict[str, Any]] = []
    since = 0
    while True:
        if game.number in wanted:
            noted.append(_moment(game, since))
            since = game.number
        if game.over:
            break
        game.play(dice.choice(game.actions()))
    if path:
        path.write_text(json.dumps(noted, separators=(",", ":")))
    return game.number


def _moment(game: saqqara.Game, since: int) -> dict[str, Any]:
    mover = game.mover
    return {
        "views": [game.view(seat) for seat in range(game.players)],
        "events": game.events(since, mover if mover is not None else -1),
        "previews": {} if mover is None else {str(action): game.preview(action) for action in game.actions()},
    }


if __name__ == "__main__":
    main()
