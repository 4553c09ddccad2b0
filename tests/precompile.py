"""Compile the games that only tests play, before several workers need them at once: `python -m tests.precompile`."""

from __future__ import annotations

from pebbles import GAME as PEBBLES
from saqqara import bots, compiling, games
from tests.bots.vault import GAME as VAULT


def main() -> None:
    games.add(PEBBLES)
    for _, compile_piece in (*compiling.everything(PEBBLES.name), *bots.warm(VAULT)):
        compile_piece()


if __name__ == "__main__":
    main()
