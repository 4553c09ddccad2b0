"""Start a command of the server with the example game and the tests' bots: `python -m tests.server.run pebbles serve …`."""

from __future__ import annotations

import sys

import pebbles
from saqqara import games
from saqqara.server import command
from saqqara.server.bots import levels
from tests.server import stand_in


def main() -> None:
    offered, name, *arguments = sys.argv[1:]
    if "pebbles" in offered:
        games.add(pebbles.GAME)
    levels.shipped = lambda threads: stand_in.levels()
    getattr(command, name)(arguments)


if __name__ == "__main__":
    main()
