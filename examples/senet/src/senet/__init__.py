"""Senet: thirty houses, four throwing sticks, and a race out of the netherworld."""

from saqqara.kernel import Option, Rulebook
from senet.actions import ACTIONS
from senet.check import check
from senet.draw import draw
from senet.rules import RULES
from senet.state import SOURCES, Senet
from senet.words import EVENTS, REVEALS, why_not

GAME = Rulebook(
    name="senet",
    title="Senet",
    players=(2,),
    options=(Option("pawns", ("5", "7"), "How many pawns each player has."),),
    state=Senet,
    actions=ACTIONS,
    events=EVENTS,
    reveals=REVEALS,
    sources=SOURCES,
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
)

__all__ = ["GAME"]
