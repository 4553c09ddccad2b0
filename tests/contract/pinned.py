"""What is pinned: playthroughs, counts of the game tree, the schemas of documents, and the layouts of observations.

`make pinned` rewrites them; the tests compare. A difference in git shows what a change did to the rules.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import saqqara
from saqqara import games
from saqqara.learn import layout_docs
from saqqara.table.schemas import all_schemas
from saqqara.table.sentences import event_text, seat_names
from saqqara.testing import Setup, setups

HERE = Path(__file__).parents[1] / "playthroughs"
COUNTS = HERE / "tree-counts.json"
DOCS = Path(__file__).parents[2] / "docs"
SCHEMAS = DOCS / "schemas"
OBSERVATIONS = DOCS / "observations"
DEPTH_BUDGET = 30_000


def shipped() -> list[Setup]:
    return [setup for name in games.shipped() for setup in setups(name)]


def playthrough(setup: Setup) -> str:
    """One whole random game, decision by decision."""
    game = setup.new(2024)
    chance = random.Random(f"playthrough {setup}")
    names = seat_names(game.seats, "en")
    options = ", ".join(f"{name}={json.dumps(value)}" for name, value in game.options.items())
    lines = [f"{game.rulebook.title}, {game.players} players, seed 2024", f"options: {options}", ""]
    while not game.over:
        actions = game.actions()
        chosen = _lively(game, actions, chance)
        shown = ", ".join(map(str, actions[:12])) + (f", … ({len(actions)} in all)" if len(actions) > 12 else "")
        lines += [f"[{game.number}] {names[game.mover or 0]} may: {shown}", f"    > {chosen}"]
        lines += [f"      {event_text(setup.game, event, names)}" for event in game.play(chosen)]
    lines += ["", f"places {game.places}, scores {game.scores}"]
    lines += [f"  {name}: {json.dumps(sources)}" for name, sources in zip(names, game.forecast()["sources"], strict=True)]
    return "\n".join(lines) + "\n"


def _lively(game: saqqara.Game, actions: list[saqqara.Action], chance: random.Random) -> saqqara.Action:
    """A kind of action at random, then one of that kind, so that rare kinds are seen too."""
    kind = chance.choice(sorted({action.name for action in actions}))
    return chance.choice([action for action in actions if action.name == kind])


def tree_counts(setup: Setup) -> list[int]:
    """How many ways there are to play 1, 2, 3 … decisions from a fixed seed, as deep as the budget allows."""
    counts: list[int] = []
    frontier = [setup.new(7)]
    while frontier and sum(len(game.actions()) for game in frontier) <= DEPTH_BUDGET and len(counts) < 4:
        counts.append(sum(len(game.actions()) for game in frontier))
        if counts[-1] > 1500:
            break
        frontier = [child for game in frontier for child in _children(game)]
    return counts


def _children(game: saqqara.Game) -> Iterator[saqqara.Game]:
    for action in game.actions():
        child = game.copy()
        child.play(action)
        yield child


def schemas() -> dict[str, str]:
    """Every schema of the shipped games, by the name of its file."""
    wanted = {"record.json", *(f"position-{name}.json" for name in games.shipped())}
    return {name: json.dumps(schema, indent=1) + "\n" for name, schema in all_schemas().items() if name in wanted}


def write() -> None:
    HERE.mkdir(exist_ok=True)
    for old in HERE.glob("*.txt"):
        old.unlink()
    for setup in shipped():
        (HERE / f"{setup}.txt").write_text(playthrough(setup), encoding="utf-8")
    for name, schema in schemas().items():
        (SCHEMAS / name).write_text(schema, encoding="utf-8")
    for name in games.shipped():
        (OBSERVATIONS / f"{name}.md").write_text(layout_docs.page(name), encoding="utf-8")
    COUNTS.write_text(json.dumps({str(setup): tree_counts(setup) for setup in shipped()}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
