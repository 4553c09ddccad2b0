"""The command line: `saqqara --help`. The module of a command is imported when the command is used."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from saqqara import __version__
from saqqara.errors import SaqqaraError

ELSEWHERE = {
    "play": ("saqqara.terminal", "Play in the browser, or with --terminal in the terminal."),
    "arena": ("saqqara.arena.command", "Let bots play each other."),
    "serve": ("saqqara.server.command", "Start the server and open the browser."),
    "worker": ("saqqara.server.command", "Think for the bots of a server on PostgreSQL."),
    "backup": ("saqqara.server.command", "Save the whole database to a file. The server may be running."),
    "restore": ("saqqara.server.command", "Restore the database from a backup."),
    "password": ("saqqara.server.command", "Give an account a new password."),
    "reports": ("saqqara.server.command", "Show the chat messages that players have reported."),
}
"""Commands in other modules, each with its help text, so that listing the commands imports none of them."""


class Commands(click.Group):
    """Commands that are imported on first use, and one for each kind of components that users can replace."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *ELSEWHERE])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name in ELSEWHERE:
            found: click.Command = getattr(import_module(ELSEWHERE[name][0]), name)
            return found
        return super().get_command(ctx, name) or _components_command(name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = {name: help for name, (_, help) in ELSEWHERE.items()}
        rows |= dict.fromkeys(_components(), "Check a set of your own, and list the available sets.")
        rows |= {name: command.get_short_help_str(100) for name, command in self.commands.items()}
        with formatter.section("Commands"):
            formatter.write_dl(sorted(rows.items()))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().main(*args, **kwargs)
        except SaqqaraError as error:
            click.echo(f"saqqara: {error}", err=True)
            sys.exit(2)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="saqqara")
def main() -> None:
    """Egyptian board games: play them against bots or people, and study them. `saqqara games` lists them."""


@main.command("games")
def list_games() -> None:
    """List the games with their numbers of players and their options."""
    from rich.console import Console
    from rich.table import Table

    from saqqara import games

    console = Console()
    for game in games.describe():
        table = Table(
            title=f"{game['title']}  ({game['name']}, {', '.join(map(str, game['players']))} players)", title_justify="left"
        )
        for column in ("option", "values, the default first", "meaning"):
            table.add_column(column)
        for option in game["options"]:
            values = ", ".join(str(value).lower() if isinstance(value, bool) else value for value in option["values"])
            table.add_row(option["name"], values, option["help"])
        console.print(table)


@main.command("compile")
@click.argument("names", nargs=-1)
@click.option("--quiet", is_flag=True, help="No progress bar.")
def compile_command(names: tuple[str, ...], quiet: bool) -> None:
    """Compile the rules of all games, or of those named, so that nobody has to wait for it later."""
    from saqqara import compiling, games

    for name in names:
        games.find(name)
    wanted = [name for name in compiling.missing() if not names or name in names]
    if not wanted:
        click.echo("Everything is compiled.")
        return
    compiling.with_progress(wanted, quiet)


@main.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HASH", help="The commitment that you saw before the first decision.")
def verify_command(file: Path, commitment: str | None) -> None:
    """Check that the game of a record was dealt as promised."""
    from saqqara.table import files
    from saqqara.table.verification import verify

    found = verify(files.load(file), commitment)
    if not found.dealt:
        raise SaqqaraError(f"{file}: this game was dealt from a seed or a position, so there is nothing to verify")
    for label, good in (("commitment", found.commitment), ("deal and every draw", found.draws)):
        click.echo(f"{label}: {'as promised' if good else 'WRONG'}")
    if not found.good:
        sys.exit(1)


def _components() -> dict[str, Any]:
    """The components that users can replace, by the noun that names them."""
    from saqqara import games

    return {found.components.option: found.components for found in map(games.find, games.names()) if found.components}


def _components_command(noun: str) -> click.Command | None:
    """The command for one kind of components, such as `saqqara tiles check FILE`; None if there is no such kind."""
    if noun not in (kinds := _components()):
        return None
    components = kinds[noun]

    @click.command("check")
    @click.argument("file", type=click.Path(path_type=Path))
    def check(file: Path) -> None:
        """Say what is wrong with a file, or what is in it if nothing is."""
        from saqqara.table import files

        content = files.load(file)
        components.check(content)
        click.echo(f"{file}: the set '{content['set']}' is valid")
        for label, text in components.notes(content):
            click.echo(f"  {label}: {text}")

    @click.command("list")
    def list_sets() -> None:
        """List the sets that can be chosen by their name."""
        for name in components.names():
            click.echo(name)

    return click.Group(noun, [check, list_sets], help=f"Check and list sets of {noun}.")


if __name__ == "__main__":
    main()
