"""Amun-Re: auctions for the provinces of Egypt, offerings to a god, and pyramids in two kingdoms."""

from saqqara.games.amunre.actions import ACTIONS
from saqqara.games.amunre.check import check
from saqqara.games.amunre.components import SEATS, ProvinceTable
from saqqara.games.amunre.draw import draw
from saqqara.games.amunre.features import OF_A_SEAT, OF_ALL
from saqqara.games.amunre.rules import RULES
from saqqara.games.amunre.scoring import details
from saqqara.games.amunre.state import SOURCES, AmunRe
from saqqara.games.amunre.why import why_not
from saqqara.games.amunre.words import EVENTS, OPTIONS, REVEALS
from saqqara.kernel import Rulebook

GAME = Rulebook(
    name="amunre",
    title="Amun-Re",
    players=tuple(range(3, SEATS + 1)),
    options=OPTIONS,
    state=AmunRe,
    actions=ACTIONS,
    events=EVENTS,
    reveals=REVEALS,
    sources=SOURCES,
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
    components=ProvinceTable(),
    details=details,
    features=(OF_A_SEAT, OF_ALL),
)
