"""Find the names of things in the guides, and look them up in the sources.

What counts as a name, always inside backticks or a code block:

    path        `src/saqqara/cli.py`, `tests/contract`, `games/<name>/texts/`: a slash and no spaces
    member      `src/saqqara/cli.py:main`, `store/database.py:Store.read`: a path, a colon, a name in that file
    dotted      `saqqara.bots.levels()`: what Python can import
    attribute   `Rules.reopen`, `Game.view(seat)`: a class of ours and what it has
    identifier  `entry_log`, `on_timeout`: a word with an underscore, which occurs in some source
    command     `saqqara serve --lan`, `make test`, `npm run api`, `python -m bench.server`
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import click

ROOT = Path(__file__).parents[2]
HOMES = (
    *(ROOT, ROOT / "src", ROOT / "src" / "saqqara", ROOT / "src" / "saqqara" / "server", ROOT / "web" / "src", ROOT / "web"),
    ROOT / "examples" / "senet" / "src" / "senet",
)
"""Folders from which a path may begin, after the folder of its page."""
SOURCES = ("src", "web", "tests", "bench", "examples", "docs", "deploy")
SUFFIXES = (".py", ".ts", ".svelte", ".ftl", ".toml", ".yaml", ".mjs", ".cjs", ".json", ".service")
MADE = ("src/saqqara/web/", "web/node_modules/", "artefacts/", ".venv", ".tools/", "saqqara.db", "dist/")
"""What running and building makes: a fresh checkout lacks it."""
PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)+/?|[\w.<>*-]+/|[\w-]+\.(?:py|ts|svelte|ftl)")
MEMBER = re.compile(rf"({PATH.pattern}):(\w+(?:\.\w+)*)(?:\(.*\))?")
DOTTED = re.compile(r"(saqqara(?:\.\w+)+)(?:\(.*\))?")
ATTRIBUTE = re.compile(r"([A-Z][a-z]\w*)\.(#?\w+)(?:\(.*\))?")
IDENTIFIER = re.compile(r"\w*[a-z0-9]_[a-z]\w*")
COMMAND = re.compile(r"(?:\S+=\S+ )*(?:\.venv/bin/)?(saqqara|make|npm run|python -m|pytest)(?: (.*))?")
COUNTED = ("path", "member", "dotted", "attribute", "identifier", "command")


class Name(NamedTuple):
    """A name in a guide, with what kind of name it is."""

    kind: str
    text: str


def names(text: str) -> Iterator[Name]:
    """The names in a page of Markdown."""
    blocks = re.findall(r"^ *```(?:sh)?\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    for line in "\n".join(blocks).splitlines():
        if COMMAND.fullmatch(plain := line.partition("  #")[0].partition("    ")[0].strip()):
            yield Name("command", plain)
    for span in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)):
        if kind := kind_of(span):
            yield Name(kind, span)


def kind_of(span: str) -> str | None:
    """What a piece of code in a guide names, if it is a name."""
    if span.startswith(MADE):
        return None
    if MEMBER.fullmatch(span):
        return "member"
    if DOTTED.fullmatch(span):
        return "dotted"
    if PATH.fullmatch(span):
        return "path"
    if ATTRIBUTE.fullmatch(span):
        return "attribute"
    if COMMAND.fullmatch(span):
        return "command"
    return "identifier" if IDENTIFIER.fullmatch(span) else None


def exists(name: Name, page: Path) -> bool:
    """Whether the sources have what a page names."""
    text = name.text
    if name.kind == "path":
        return bool(files(text, page))
    if name.kind == "member":
        path, _, member = text.partition(":")
        return any(has_member(file, re.sub(r"\(.*", "", member)) for file in files(path, page))
    if name.kind == "dotted":
        return importable(re.sub(r"\(.*", "", text))
    if name.kind == "attribute":
        owner, member = re.sub(r"\(.*", "", text).split(".")
        return member in members().get(owner, ())
    if name.kind == "command":
        return runs(text)
    return text in words()


def files(path: str, page: Path) -> list[Path]:
    """The files or folders that a path means; `<name>` stands for any name."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    return [found for home in (page.parent, *HOMES) for found in home.glob(pattern)]


def has_member(file: Path, member: str) -> bool:
    """Whether a file defines a function, a class, a constant, or a member of a class."""
    *owners, last = member.split(".")
    if owners:
        return last in _members_of(file).get(owners[-1], ())
    if file.suffix != ".py":
        return re.search(rf"\b{re.escape(last)}\b", file.read_text(encoding="utf-8")) is not None
    return last in _defined(ast.parse(file.read_text(encoding="utf-8")))


def importable(dotted: str) -> bool:
    """Whether Python finds a module of that name, or an attribute of one."""
    parts = dotted.split(".")
    for cut in range(len(parts), 0, -1):
        module = ".".join(parts[:cut])
        try:
            if find_spec(module) is None:
                continue
        except ModuleNotFoundError:
            continue
        found: object = import_module(module)
        for part in parts[cut:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def runs(command: str) -> bool:
    """Whether a command, its sub-commands and its flags exist."""
    match = COMMAND.fullmatch(command)
    assert match
    program, given = match[1], (match[2] or "").split()
    if program == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        return all(target in targets for target in given if "=" not in target)
    if program == "npm run":
        return given[0] in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    if program == "python -m":
        return given[0] == "venv" or find_spec(given[0]) is not None
    if program == "pytest":
        return all(files(each, ROOT / "README.md") for each in given if each.startswith("tests/"))
    return _is_ours(given)


def _is_ours(given: list[str]) -> bool:
    """Whether `saqqara` takes these words."""
    from saqqara.cli import main

    command: click.Command = main
    context = click.Context(main)
    flags = {"-h", "--help", "--version"}
    for word in given:
        name = word.partition("=")[0]
        if name.startswith("-"):
            flags |= {flag for each in command.params for flag in (*each.opts, *each.secondary_opts)}
            if name not in flags:
                return False
        elif isinstance(command, click.Group):
            found = command.get_command(context, name)
            if found is None:
                return False
            command = found
    return True


@cache
def words() -> frozenset[str]:
    """Every word in the sources."""
    return frozenset(word for file in _sources() for word in re.findall(r"\w+", file.read_text(encoding="utf-8")))


@cache
def members() -> dict[str, set[str]]:
    """Every class in the sources, with the names of what it has."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in _sources():
        for owner, names in _members_of(file).items():
            found[owner] |= names
    return found


@cache
def _members_of(file: Path) -> dict[str, set[str]]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        classes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
        return {each.name: _defined(each) | set(re.findall(r"self\.(\w+)", ast.unparse(each))) for each in classes}
    if file.suffix in (".ts", ".svelte"):
        parts = re.split(r"^(?:export )?(?:class|interface|type) (\w+)", text, flags=re.MULTILINE)[1:]
        return {owner: set(re.findall(r"#?\w+", body)) for owner, body in zip(parts[::2], parts[1::2], strict=True)}
    return {}


def _defined(tree: ast.Module | ast.ClassDef) -> set[str]:
    """What a module or a class defines at its top level."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@cache
def _sources() -> list[Path]:
    found = [file for folder in SOURCES for file in (ROOT / folder).rglob("*") if file.suffix in SUFFIXES]
    return [ROOT / "pyproject.toml", *(file for file in found if not {"node_modules", "playthroughs"} & set(file.parts))]
