"""A table in the terminal: `saqqara play --terminal`. It works for every game that has texts and a drawing."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import click
import platformdirs
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table

import saqqara
from saqqara import games, texts
from saqqara.errors import BadRecord, CannotSave, CannotUndo, IllegalAction, SaqqaraError
from saqqara.table import files
from saqqara.table.sentences import action_text, event_text, seat_names

FORMAT = "saqqara-terminal"
YOU = "you"


@dataclass
class Session:
    """A game in the terminal, who plays it, and where it is saved. A seat is `you` or the name of a bot's level."""

    game: saqqara.Game
    seats: list[str]
    language: str
    path: Path
    console: Console = field(default_factory=Console)
    shown: int = 0
    """The number of decisions whose events have been printed."""

    def say(self, key: str, **arguments: Any) -> str:
        return texts.say(key, self.language, **arguments)

    @property
    def names(self) -> list[str]:
        return seat_names(self.game.seats, self.language, self.game.name)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        while self.game.mover is not None:
            if self.seats[self.game.mover] != YOU:
                self._let_bot_play(self.game.mover)
            elif not self._ask(self.game.mover):
                return
        self._print_news()
        self._show(0)
        self._show_result()
        self.path.unlink(missing_ok=True)

    def save(self) -> None:
        """Save the game; if that fails, say so and play on."""
        try:
            files.save(self.path, {"format": FORMAT, "seats": self.seats, "record": self.game.record()})
        except CannotSave as error:
            self.console.print(str(error), style="red")

    def _let_bot_play(self, seat: int) -> None:
        from saqqara.bots import bot

        with self.console.status(self.say("terminal-thinking", player=self.names[seat])):
            chosen = bot(self.seats[seat]).choose(self.game)
        self.game.play(chosen)
        self.save()

    def _ask(self, seat: int) -> bool:
        """Let a person make a decision; return False if they leave."""
        self._print_news()
        self._show(seat)
        actions = self.game.actions()
        self._list(actions)
        while True:
            try:
                given = self.console.input(f"[bold]{self.say('terminal-choose')}[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                given = "q"
            if given == "q":
                self._leave()
                return False
            if given == "?":
                self.console.print(self.say("terminal-help"))
            elif given == "u":
                return self._undo(seat) or self._ask(seat)
            elif given and self._play(given, actions):
                return True

    def _leave(self) -> None:
        self.save()
        if self.path.exists() and files.load(self.path)["record"] == self.game.record():
            self.console.print(self.say("terminal-saved", path=str(self.path)))

    def _play(self, given: str, actions: list[saqqara.Action]) -> bool:
        if given.isascii() and given.isdigit() and len(given) < 5:
            if not 1 <= int(given) <= len(actions):
                self.console.print(self.say("terminal-no-such-choice", most=len(actions)), style="red")
                return False
            given = str(actions[int(given) - 1])
        try:
            self.game.play(given)
        except IllegalAction as error:
            self.console.print(self.say(error.key, **error.arguments) if error.key else str(error), style="red")
            return False
        self.save()
        return True

    def _undo(self, seat: int) -> bool:
        try:
            if self.game.last_mover not in (None, seat):
                raise CannotUndo(self.say("table-why-no-undo"))
            self.game.undo()
        except CannotUndo as error:
            self.console.print(str(error), style="red")
            return False
        self.shown = min(self.shown, self.game.number)
        self.save()
        return True

    def _print_news(self) -> None:
        """Print what has happened since the last time, as far as the person who decides may know."""
        people = [seat for seat, who in enumerate(self.seats) if who == YOU]
        knower = self.game.mover if self.game.mover in people else people[0] if people else -1
        for event in self.game.events(self.shown, knower):
            self.console.print(f"  {event_text(self.game.name, event, self.names, self.language)}", style="dim", highlight=False)
        self.shown = self.game.number

    def _show(self, seat: int) -> None:
        view = self.game.view(seat)
        view["seats"] = self.names
        self.console.print(Rule(self.game.rulebook.title))
        self.console.print(self.game.rulebook.draw(view, self.say))

    def _list(self, actions: list[saqqara.Action]) -> None:
        assert self.game.mover is not None
        phase = self.game.view(self.game.mover)["table"].get("phase")
        key = f"{self.game.name}-prompt-{phase}"
        asked = self.say(key, player=self.names[self.game.mover]) if phase is not None else key
        if asked == key:
            asked = self.say("terminal-decide")
        self.console.print(f"\n[bold]{self.names[self.game.mover]}[/]: {asked}", highlight=False)
        lines = [
            f"[bold]{number:>3}[/] {action_text(self.game.name, action, self.names, self.language)}"
            for number, action in enumerate(actions, 1)
        ]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def _show_result(self) -> None:
        table = Table(title=self.say("terminal-result"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        rows = self.game.forecast()["sources"]
        for source in self.game.rulebook.sources:
            table.add_row(self.say(f"{self.game.name}-source-{source}"), *(str(row[source]) for row in rows))
        table.add_section()
        table.add_row(self.say("terminal-total"), *map(str, self.game.scores))
        table.add_row(self.say("terminal-place"), *map(str, self.game.places))
        self.console.print(table)


def saved(name: str) -> Path:
    """The file of the saved game; SAQQARA_DATA overrides its folder."""
    return Path(os.environ.get("SAQQARA_DATA") or platformdirs.user_data_dir("saqqara")) / "terminal" / f"{name}.json"


def resume(path: Path, language: str) -> Session:
    """Read a saved session from a file."""
    document = files.load(path)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord(f"{path} is not a game saved in the terminal: move it away, or start with --new")
    game = saqqara.replay(document.get("record") or {})
    seats = document.get("seats")
    if not isinstance(seats, list) or len(seats) != game.players or not all(isinstance(seat, str) for seat in seats):
        raise BadRecord(f"{path}: seats must be a list of {game.players} names: correct it, or start with --new")
    return Session(game, seats, language, path, shown=game.number)


def guess_language() -> str:
    """The language of the environment if there are texts in it, else English."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in texts.LANGUAGES else "en"


def parse_options(name: str, given: tuple[str, ...]) -> dict[str, str | bool]:
    """Turn options as people type them, such as `wager=true`, into their values."""
    flags = {option.name: isinstance(option.default, bool) for option in games.find(name).options}
    chosen: dict[str, str | bool] = {}
    for text in given:
        key, _, value = text.partition("=")
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        chosen[key] = words.get(value.lower(), value) if flags.get(key) else value
    return chosen


@click.command()
@click.argument("name", required=False, metavar="[GAME]")
@click.option("--terminal", is_flag=True, help="Play in the terminal instead of the browser.")
@click.option("--players", type=int, help="The number of players.")
@click.option("--against", metavar="LEVEL", help="The level of the bots on the other seats, or 'you' to play all seats yourself.")
@click.option("--seed", type=int, help="The seed of a new game, to play the same deal again.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="An option of the game; `saqqara games` lists them.")
@click.option("--language", type=click.Choice(texts.LANGUAGES), help="The language, instead of the environment's.")
@click.option("--new", "fresh", is_flag=True, help="Start a new game even if one was saved.")
@click.pass_context
def play(
    context: click.Context,
    name: str | None,
    terminal: bool,
    players: int | None,
    against: str | None,
    seed: int | None,
    given: tuple[str, ...],
    language: str | None,
    fresh: bool,
) -> None:
    """Play in the browser, or with --terminal in the terminal."""
    if not terminal:
        from saqqara.server.command import serve

        context.invoke(serve)
        return
    tongue = language or guess_language()
    chosen = name or _choose_game(tongue)
    _prepare(chosen)
    session = None if fresh or players or against or seed is not None or given else _saved_session(chosen, tongue)
    if session is None:
        _put_aside(saved(chosen))
        game = saqqara.new(chosen, players=players, seed=seed, **parse_options(chosen, given))
        seats = _seats(game.players, against)
        game.seats = [None if who == YOU else texts.say(f"bots-level-{who}", tongue) for who in seats]
        session = Session(game, seats, tongue, saved(chosen))
    session.run()


def _seats(players: int, against: str | None) -> list[str]:
    from saqqara import bots

    level = against or bots.DEFAULT_LEVEL
    if level != YOU:
        bots.bot(level)
    return [YOU, *[level] * (players - 1)]


def _saved_session(name: str, language: str) -> Session | None:
    path = saved(name)
    if not path.exists():
        return None
    try:
        session = resume(path, language)
    except SaqqaraError as error:
        click.echo(f"{error}\n{texts.say('terminal-cannot-resume', language)}", err=True)
        return None
    return session if click.confirm(texts.say("terminal-resume", language), default=True) else None


def _put_aside(path: Path) -> None:
    """Rename the file of a saved game, so that a new one does not overwrite it."""
    if path.exists():
        numbered = (path.with_name(f"{path.stem}.{number}.json") for number in count(1))
        aside = next(candidate for candidate in numbered if not candidate.exists())
        path.rename(aside)
        click.echo(f"→ {aside}", err=True)


def _choose_game(language: str) -> str:
    names = games.names()
    for number, name in enumerate(names, 1):
        click.echo(f"{number}  {games.find(name).title}")
    number = click.prompt(texts.say("terminal-which-game", language), type=click.IntRange(1, len(names)), default=1)
    return names[number - 1]


def _prepare(name: str) -> None:
    """Compile the game, with a progress bar, unless that was done before."""
    from saqqara import compiling
    from saqqara.kernel import INTERPRETED

    games.find(name)
    if not INTERPRETED and name in compiling.missing():
        compiling.with_progress([name])
