"""What can be chosen before a game of Kheops."""

from __future__ import annotations

from saqqara.kernel import Options


class Choice(Options):
    CLOSURE = (
        ("border", "strict"),
        "an underground is closed unless a door opens on the outside of the pyramid (border) or on anything but a door (strict)",
    )
    PHARAOH_AFTER_MUMMY = (True, False), "white may place the pharaoh only after the mummy"
    LONGEST_UNCURSED = (False, True), "the bonus for the longest underground passes over cursed ones"
    TILES = ("reconstruction-1",), "the tile set: a name, or the path of a file"
