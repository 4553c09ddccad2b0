"""Amun-Re: auctions for the provinces of Egypt, offerings to a god, and pyramids in two kingdoms."""

from saqqara.games.amunre.actions import ACTIONS
from saqqara.games.amunre.check import check
from saqqara.games.amunre.components import SEATS, ProvinceTable
from saqqara.games.amunre.draw import draw
from saqqara.games.amunre.events import EVENTS, REVEALS
from saqqara.games.amunre.features import OF_A_SEAT, OF_ALL, features
from saqqara.games.amunre.hidden import deal, forget, redact, reopen, resume
from saqqara.games.amunre.legal import legal
from saqqara.games.amunre.options import VERSION, Choice, go_on_by_version_1
from saqqara.games.amunre.rules import new, step
from saqqara.games.amunre.scoring import details, forecast, places
from saqqara.games.amunre.state import SOURCES, AmunRe
from saqqara.games.amunre.words import why_not
from saqqara.kernel import Rulebook, Rules

RULES = Rules(
    new=new,
    legal=legal,
    step=step,
    forecast=forecast,
    places=places,
    redact=redact,
    deal=deal,
    forget=forget,
    reopen=reopen,
    resume=resume,
    features=features,
)

GAME = Rulebook(
    name="amunre",
    title="Amun-Re",
    players=tuple(range(3, SEATS + 1)),
    options=Choice.declared(),
    state=AmunRe,
    actions=ACTIONS,
    events=EVENTS,
    reveals=REVEALS,
    sources=SOURCES,
    rules=RULES,
    why_not=why_not,
    check=check,
    draw=draw,
    version=VERSION,
    older={1: go_on_by_version_1},
    components=ProvinceTable(),
    details=details,
    features=(OF_A_SEAT, OF_ALL),
)
