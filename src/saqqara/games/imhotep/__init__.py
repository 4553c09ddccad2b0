"""Imhotep: build the monuments of Egypt with boats that others may sail. With The Stonemason's Wager."""

from saqqara.games.imhotep.actions import ACTIONS
from saqqara.games.imhotep.check import check
from saqqara.games.imhotep.draw import draw
from saqqara.games.imhotep.events import EVENTS, REVEALS
from saqqara.games.imhotep.hidden import deal, redact
from saqqara.games.imhotep.legal import legal
from saqqara.games.imhotep.options import Choice
from saqqara.games.imhotep.rules import new, step
from saqqara.games.imhotep.scoring import forecast, places
from saqqara.games.imhotep.state import SOURCES, Imhotep
from saqqara.games.imhotep.words import why_not
from saqqara.kernel import Rulebook, Rules

RULES = Rules(new=new, legal=legal, step=step, forecast=forecast, places=places, redact=redact, deal=deal)

GAME = Rulebook(
    name="imhotep",
    title="Imhotep",
    players=(2, 3, 4),
    options=Choice.declared(),
    state=Imhotep,
    actions=ACTIONS,
    events=EVENTS,
    reveals=REVEALS,
    sources=SOURCES,
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
)
