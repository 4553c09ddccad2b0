"""Kheops: two architects fill a pyramid with rooms and corridors, and fight over the undergrounds that arise."""

from __future__ import annotations

from saqqara.games.kheops.actions import ACTIONS
from saqqara.games.kheops.check import check
from saqqara.games.kheops.components import TILE_SETS
from saqqara.games.kheops.draw import draw
from saqqara.games.kheops.events import EVENTS, REVEALS
from saqqara.games.kheops.hidden import deal, redact
from saqqara.games.kheops.legal import legal
from saqqara.games.kheops.options import Choice
from saqqara.games.kheops.rules import new, step
from saqqara.games.kheops.scoring import details, forecast, places
from saqqara.games.kheops.state import SOURCES, Kheops
from saqqara.games.kheops.words import why_not
from saqqara.kernel import Rulebook, Rules

RULES = Rules(new=new, legal=legal, step=step, forecast=forecast, places=places, redact=redact, deal=deal)

GAME = Rulebook(
    name="kheops",
    title="Kheops",
    players=(2,),
    options=Choice.declared(),
    state=Kheops,
    actions=ACTIONS,
    events=EVENTS,
    reveals=REVEALS,
    sources=SOURCES,
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
    components=TILE_SETS,
    details=details,
)
