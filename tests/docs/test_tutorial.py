"""The guide to writing a game shows the code of Senet as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
SENET = ROOT / "examples" / "senet"
SOURCES = [path for path in SENET.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
PIECES = re.findall(r"```(?:py|toml|ftl)\n(.+?)```", PAGE, re.DOTALL)


def test_there_are_pieces() -> None:
    assert len(PIECES) > 10


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.splitlines()[0])
def test_pieces_of_code_are_those_of_senet(piece: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES]
    blocks = [piece] if not piece.startswith("senet-") else piece.splitlines()
    assert [block for block in blocks if not any(block in source for source in sources)] == []


def test_every_part_of_a_game_is_explained() -> None:
    from saqqara.kernel import Rulebook, Rules

    parts = [*Rules.__dataclass_fields__, *Rulebook.__dataclass_fields__]
    assert [part for part in parts if not re.search(rf"\b{part}\b", PAGE)] == []
