"""Vault: a game of three decisions for tests, with bait for a greedy bot and a secret commitment.

Seat 0 takes the bait (two points now, nine fewer at the end) or leaves it, then hides a coin on the left or right. Seat 1 guesses
where it is. A right guess gives seat 1 three points; a wrong one gives them to seat 0.
"""

from __future__ import annotations

from typing import Any

from saqqara.kernel import Actions, Array, Rulebook, Rules, generator, i8, i16, record, rule, seed_generator, u16
from saqqara.kernel.rng import below

ACTIONS = Actions(take={}, leave={}, hide={"side": ("left", "right")}, guess={"side": ("left", "right")})
TAKE, LEAVE, HIDE, GUESS = ACTIONS.starts
SECRET = 2


@record
class Vault:
    rng: Array = generator()
    players: int = i8(low=2, high=2)
    mover: int = i8(low=0, high=1)
    over: int = i8(low=0, high=1)
    phase: int = i8(doc="what the mover is asked", words=("choose",), low=0)
    decisions: int = u16()
    options: Array = i8(1)
    score: Array = i16(2, low=-9, high=9)
    bait: int = i8(low=0, high=1)
    coin: int = i8(low=0, high=SECRET)


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players


@rule
def legal(g: Any, out: Array) -> int:
    first = TAKE if g.decisions == 0 else HIDE if g.decisions == 1 else GUESS
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def step(g: Any, action: int, log: Any) -> None:
    if g.decisions == 0:
        g.bait = action == TAKE
        g.score[0] = 2 * g.bait
    elif g.decisions == 1:
        g.coin = action - HIDE
        g.mover = 1
    else:
        winner = 1 if g.coin == action - GUESS else 0
        g.score[winner] += 3
        g.score[0] -= 9 * g.bait
        g.over = 1
    g.decisions += 1


@rule
def forecast(g: Any, out: Array) -> None:
    for seat in range(2):
        out[seat, 0] = g.score[seat]


@rule
def places(g: Any, out: Array) -> None:
    for seat in range(2):
        out[seat] = 1 + (g.score[1 - seat] > g.score[seat])


@rule
def redact(g: Any, seat: int) -> None:
    g.rng[:] = 0
    if g.decisions == 2 and seat != 0:
        g.coin = SECRET


@rule
def deal(g: Any, seat: int, seed: Any) -> None:
    seed_generator(g, seed)
    if g.coin == SECRET:
        g.coin = below(g, 2)


RULES = Rules(new=new, legal=legal, step=step, forecast=forecast, places=places, redact=redact, deal=deal)

GAME = Rulebook(
    name="vault",
    title="Vault",
    players=(2,),
    options=(),
    state=Vault,
    actions=ACTIONS,
    events={},
    reveals=frozenset(),
    sources=("points",),
    rules=RULES,
    why_not=lambda g, action: ("vault-why", {}),
    check=lambda g: None,
    draw=lambda view, say: "",
)
