"""The decisions of Imhotep and their numbers."""

from __future__ import annotations

from saqqara.games.imhotep.components import BLUES, BOATS, CARDS, MONUMENTS, PYRAMIDS, SITES, SPACES
from saqqara.kernel import Actions

ACTIONS = Actions(
    take={},
    load={"boat": BOATS, "space": SPACES},
    sail={"boat": BOATS, "site": SITES},
    play={"card": BLUES},
    wager={"monument": MONUMENTS},
    **{"pass": {}},
    unload={"space": SPACES},
    choose={"card": CARDS},
    choose_pair={},
    keep={"card": CARDS},
    build={"pyramid": PYRAMIDS},
    point={},
    stones={},
    decline={},
)

TAKE, LOAD, SAIL, PLAY, WAGER, PASS, UNLOAD, CHOOSE, CHOOSE_PAIR, KEEP, BUILD, POINT, STONES, DECLINE = ACTIONS.starts
