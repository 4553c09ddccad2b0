"""Gives every decision a number, and every number a name, arguments, and a text that parses back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

Domain = int | tuple[str, ...]
"""An argument's values: the numbers 0 … n-1, or words."""
Value = int | str


@dataclass(frozen=True)
class Action:
    """One decision: its number, its name and its arguments. `str(action)` parses back."""

    number: int
    name: str
    arguments: Mapping[str, Value] = field(hash=False)

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.arguments.items())])


class Actions:
    """The numbering of a game's decisions, declared in order: name → {argument: domain}."""

    def __init__(self, **declared: dict[str, Domain]) -> None:
        self.declared = declared
        self.start: dict[str, int] = {}
        self.total = 0
        for name, arguments in declared.items():
            self.start[name] = self.total
            self.total += prod(_size(domain) for domain in arguments.values())

    @property
    def starts(self) -> tuple[int, ...]:
        """The first number of each name, in the order of declaration: unpack them into constants."""
        return tuple(self.start.values())

    def action(self, number: int) -> Action:
        """Return the action with this number."""
        if not 0 <= number < self.total:
            raise ValueError(f"{number} is not an action number: they go from 0 to {self.total - 1}")
        name = next(name for name in reversed(self.start) if self.start[name] <= number)
        rest = number - self.start[name]
        values: dict[str, Value] = {}
        for key, domain in reversed(self.declared[name].items()):
            rest, index = divmod(rest, _size(domain))
            values[key] = index if isinstance(domain, int) else domain[index]
        return Action(number, name, dict(reversed(values.items())))

    def parse(self, text: str) -> Action:
        """Return the action that a text such as `load boat=2 space=3` means. Arguments may come in any order."""
        name, *parts = text.split() or [""]
        if name not in self.declared:
            raise ValueError(f"'{name}' is not an action: choose one of {', '.join(self.declared)}")
        domains = self.declared[name]
        given: dict[str, str] = {}
        for part in parts:
            key, equals, value = part.partition("=")
            if not equals or key not in domains or key in given:
                expected = " ".join(f"{key}=…" for key in domains) or "no arguments"
                raise ValueError(f"'{part}' does not fit {name}, which takes {expected}")
            given[key] = value
        number = 0
        for key, domain in domains.items():
            if key not in given:
                raise ValueError(f"{name} needs {key}=…")
            number = number * _size(domain) + _index(name, key, given[key], domain)
        return self.action(self.start[name] + number)


def _size(domain: Domain) -> int:
    return domain if isinstance(domain, int) else len(domain)


def _index(name: str, key: str, value: str, domain: Domain) -> int:
    if isinstance(domain, tuple):
        if value in domain:
            return domain.index(value)
        raise ValueError(f"{name}: {key} is one of {', '.join(domain)}, not '{value}'")
    if value.isascii() and value.isdigit() and int(value) < domain:
        return int(value)
    raise ValueError(f"{name}: {key} is a number from 0 to {domain - 1}, not '{value}'")
