"""Whether a position can occur. One that cannot is refused with the field at fault, so that the rules never meet it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from saqqara.errors import BadPosition
from saqqara.games.imhotep.boats import (
    any_seaworthy,
    any_seaworthy_with_one_more,
    at_quay,
    empty_spaces,
    load_of,
    seaworthy,
    visited_sites,
)
from saqqara.games.imhotep.building import unfinished_pyramids
from saqqara.games.imhotep.components import (
    BOATS,
    BONUS_LOAD,
    CARDS,
    COPIES,
    DECK,
    KINDS,
    MONUMENTS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_SIZE,
    PYRAMIDS,
    REDS,
    ROUND_CARD_BOATS,
    ROUND_CARD_SETS,
    ROUNDS,
    SEATS,
    SITES,
    SPACES,
    STONES,
    TEMPLE_B,
    TEMPLE_COLUMNS,
    TOWER,
    WAGER_SPACES,
    Card,
    Column,
    Monument,
    Site,
)
from saqqara.games.imhotep.hidden import seen_copies
from saqqara.games.imhotep.market import has_pair
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.scoring import forecast, stones_at, temple_top, tower_points, waiting_stones
from saqqara.games.imhotep.state import GONE, SOURCES, Phase


def check(g: Any) -> None:
    """Raise BadPosition naming the field at fault unless this position can occur."""
    for part in (_seats, _round, _boats, _cards, _pyramid, _temple, _burial_chamber, _obelisks, _wager, _stones, _phase, _score):
        part(g)


def _demand(right: Any, field: str, fault: str) -> None:
    if not right:
        raise BadPosition(f"state.{field}", fault)


def _seats(g: Any) -> None:
    players = int(g.players)
    for field in ("mover", "turn", "starter"):
        _demand(g[field] < players, field, f"must be a seat from 0 to {players - 1}")
    for field in ("boats", "pyramid", "temple", "burial_chamber", "towers", "wager"):
        _demand((g[field] < players).all(), field, f"stones belong to seats from 0 to {players - 1}")
    for field in ("sled", "quarry", "cards", "score", "pyramid_points", "temple_points"):
        _demand((g[field][players:] == 0).all(), field, f"only seats from 0 to {players - 1} have anything")
    _demand((g.stones[:, players:] == 0).all(), "stones", f"only seats from 0 to {players - 1} have anything")


def _round(g: Any) -> None:
    expected = sorted(ROUND_CARD_SETS[g.players - 2])
    _demand(sorted(g.round_cards.tolist()) == expected, "round_cards", f"must be the seven cards for {g.players} players")
    _demand(g.passes <= g.players, "passes", "more passes in a row than players")


# Boats


def _boats(g: Any) -> None:
    sizes = ROUND_CARD_BOATS[g.round_cards[g.round_number - 1]]
    _demand(tuple(g.boat_size) == sizes, "boat_size", f"the card of this round brings boats of {sizes}")
    sailed = [int(site) for site in g.boat_site if 0 <= site < GONE]
    _demand(len(sailed) == len(set(sailed)), "boat_site", "a site is visited once a round")
    ended = g.column >= 0 or g.over
    _demand((ended and g.passes == g.players) or GONE not in g.boat_site, "boat_site", "boats go away when everybody has passed")
    _demand(not ended or (g.boat_site >= 0).all(), "boat_site", "no boat waits at the end of a round")
    for boat in range(BOATS):
        _demand((g.boats[boat, sizes[boat] :] < 0).all(), f"boats[{boat}]", f"this boat has {sizes[boat]} spaces")
        if not at_quay(g, boat) and boat != g.unloading:
            _demand(load_of(g, boat) == 0, f"boats[{boat}]", "a boat that has sailed was unloaded")


# Cards


def _cards(g: Any) -> None:
    left = int(g.deck_left)
    _demand(((g.deck[:left] >= 0) & (g.deck[:left] < KINDS)).all(), "deck", "a whole position names every card of the pile")
    _demand((g.deck[left:] < 0).all(), "deck", f"the pile has {left} cards, as deck_left says")
    _demand((g.market < KINDS).all(), "market", "a whole position names the cards that lie face down")
    _demand(g.options[Choice.MARKET] == Side.B or g.market[-1] < 0, "market", "side A has four cards")
    _demand((g.cards[:, :REDS] == 0).all(), "cards", "nobody holds a red card")
    _demand(g.playing < 0 or g.playing >= Card.LEVER, "playing", "only a blue card is played")
    _demand(g.resolving in (-1, Card.ENTRANCE), "resolving", "only an entrance waits for a decision")
    for kind in range(KINDS):
        cards = seen_copies(g, kind) + int((g.deck == kind).sum())
        _demand(cards == COPIES[kind], "deck", f"there are {COPIES[kind]} cards '{CARDS[kind]}' in all, not {cards}")
    _demand(left >= DECK - _most_drawn(g), "deck_left", "more cards than can have been drawn by this round")


def _most_drawn(g: Any) -> int:
    """An upper bound of the cards drawn from the pile so far: market, temple B and pyramid B."""
    sides = g.options == Side.B
    a_round = (5 if sides[Choice.MARKET] else 4) + int(sides[Choice.TEMPLE])
    return a_round * int(g.round_number) + int(sides[Choice.PYRAMID])


# Monuments


def _owners(g: Any, field: str, monument: int) -> None:
    """A monument that is a row of stones in the order of building."""
    stones, built = stones_at(g, monument), g[field]
    _demand(stones <= len(built), f"stones[{monument}]", f"at most {len(built)} stones can come here")
    _demand((built[:stones] >= 0).all() and (built[stones:] < 0).all(), field, f"must hold {stones} stones and no gap")
    for seat in range(SEATS):
        _demand((built[:stones] == seat).sum() == g.stones[monument, seat], field, f"stones says how many are of seat {seat}")


def _visits(g: Any, site: int) -> int:
    """How often boats can have come to a site."""
    return int(g.round_number) - 1 + (visited_sites(g) >> site & 1)


def _pyramid(g: Any) -> None:
    if g.round_number < ROUNDS:
        _brought(g, Monument.PYRAMID, Site.PYRAMID, Card.ENTRANCE)
    if g.options[Choice.PYRAMID] == Side.A:
        filled = min(stones_at(g, Monument.PYRAMID), len(PYRAMID_A))
        right = (g.pyramid[:filled] >= 0).all() and (g.pyramid[filled:] < 0).all()
        _demand(right, "pyramid", f"must hold {filled} stones and no gap")
    else:
        for pyramid in range(len(PYRAMIDS)):
            spaces = g.pyramid[pyramid * PYRAMID_B_SIZE : (pyramid + 1) * PYRAMID_B_SIZE].tolist()
            _demand(all(below >= 0 or above < 0 for below, above in pairwise(spaces)), "pyramid", "has a gap")
    values = PYRAMID_A if g.options[Choice.PYRAMID] == Side.A else PYRAMID_B
    extra = 0
    for seat in range(g.players):
        own = [space for space, owner in enumerate(g.pyramid) if owner == seat]
        beside = int(g.stones[Monument.PYRAMID, seat]) - len(own) - (g.phase == Phase.BUILD and g.mover == seat)
        _demand(beside >= 0, "pyramid", f"stones says that seat {seat} has fewer stones here")
        points = sum(values[space] for space in own) + beside
        _demand(g.pyramid_points[seat] == points, "pyramid_points", f"the stones of seat {seat} are worth {points}")
        extra += beside
    if g.options[Choice.PYRAMID] == Side.B:
        _demand(extra == 0 or unfinished_pyramids(g) == 0, "stones", "stones lie beside three finished pyramids only")


def _temple(g: Any) -> None:
    _owners(g, "temple", Monument.TEMPLE)
    _demand(stones_at(g, Monument.TEMPLE) <= SPACES * _visits(g, Site.TEMPLE), "temple", "more stones than boats can have brought")
    most = 5 * (int(g.round_number) - 1 + (g.column >= 0 or g.over))
    _demand(g.temple_points.sum() <= most, "temple_points", f"the temple cannot have brought more than {most} points")


def _brought(g: Any, monument: int, site: int, card: int, field: str = "stones") -> None:
    """No more stones than boats and red cards can have brought; discards may have been shuffled back in the last round."""
    cards = int(g.discard[card]) + (g.resolving == card) + (COPIES[card] if g.round_number == ROUNDS else 0)
    most = SPACES * _visits(g, site) + cards
    _demand(stones_at(g, monument) <= most, field, f"more stones at {MONUMENTS[monument]} than boats and cards can have brought")


def _burial_chamber(g: Any) -> None:
    _owners(g, "burial_chamber", Monument.BURIAL_CHAMBER)
    _brought(g, Monument.BURIAL_CHAMBER, Site.BURIAL_CHAMBER, Card.SARCOPHAGUS, "burial_chamber")


def _obelisks(g: Any) -> None:
    if g.round_number < ROUNDS:
        _brought(g, Monument.OBELISKS, Site.OBELISKS, Card.PAVED_PATH)
    if g.options[Choice.OBELISKS] == Side.A:
        _demand((g.towers < 0).all(), "towers", "side A has no towers")
        return
    built = int((g.towers >= 0).sum())
    _demand((g.towers[:built] >= 0).all(), "towers", "the highest free value comes first")
    for seat in range(g.players):
        waiting = waiting_stones(g, seat)
        _demand(waiting >= 0, "towers", f"seat {seat} has too few stones here for its towers")
        _demand(waiting < TOWER or built == len(g.towers), "towers", f"three waiting stones of seat {seat} make a tower")


def _wager(g: Any) -> None:
    spaces = WAGER_SPACES[g.players] if g.options[Choice.WAGER] else 0
    _demand((g.wager[:, spaces:] < 0).all(), "wager", f"each monument has {spaces} wager spaces in this game")
    _demand(((g.wager[:, 0] >= 0) | (g.wager[:, 1] < 0)).all(), "wager", "the first space is taken before the second")
    for seat in range(g.players):
        _demand((g.wager == seat).sum() <= 1, "wager", f"seat {seat} wagers once a game")


def _stones(g: Any) -> None:
    for seat in range(g.players):
        stones = int(g.sled[seat]) + int(g.quarry[seat]) + int(g.stones[:, seat].sum())
        stones += int((g.boats == seat).sum()) + int((g.wager == seat).sum())
        _demand(stones == STONES, "quarry", f"seat {seat} has {STONES} stones in all, not {stones}")


# What is going on


def _phase(g: Any) -> None:
    phase = Phase(int(g.phase))
    _demand((phase == Phase.NONE) == bool(g.over), "phase", "is none exactly when the game is over")
    _demand(not g.over or g.round_number == ROUNDS, "over", f"the game ends after round {ROUNDS}")
    if phase < Phase.LEVER_UNLOAD:
        _demand(g.mover == g.turn, "mover", "must be the seat on turn")
        _demand(any(at_quay(g, boat) for boat in range(BOATS)), "boat_site", "the round ends when the last boat has sailed")
        _demand(g.passes < g.players, "passes", "the round ends when everybody has passed")
    cause = {
        Phase.TURN: -1,
        Phase.HAMMER_LOAD: Card.HAMMER,
        Phase.CHISEL_FIRST: Card.CHISEL,
        Phase.CHISEL_SECOND: Card.CHISEL,
        Phase.SAIL_LOAD: Card.SAIL,
        Phase.SAIL_SITE: Card.SAIL,
        Phase.LEVER_SAIL: Card.LEVER,
        Phase.LEVER_UNLOAD: Card.LEVER,
        Phase.NONE: -1,
    }
    if phase in cause:
        _demand(g.playing == cause[phase], "playing", f"does not fit the phase {phase.name.lower()}")
    else:
        _demand(g.playing in (-1, Card.SAIL, Card.LEVER), "playing", f"does not fit the phase {phase.name.lower()}")
    _demand(g.resolving < 0 or phase in (Phase.BUILD, Phase.BONUS_LOAD), "resolving", "no red card is being resolved now")
    _unloading(g, phase)
    _column(g, phase)
    _choice(g, phase)


def _unloading(g: Any, phase: Phase) -> None:
    asked = phase in (Phase.BUILD, Phase.BONUS_LOAD)
    needed = phase in (Phase.SAIL_SITE, Phase.LEVER_UNLOAD, Phase.MARKET, Phase.PAIR) or (asked and g.column < 0)
    _demand((g.unloading >= 0) == needed, "unloading", f"does not fit the phase {phase.name.lower()}")
    if not needed:
        return
    site = int(g.boat_site[g.unloading])
    if phase == Phase.SAIL_SITE:
        _demand(seaworthy(g, int(g.unloading)), "unloading", "must be a boat that can sail")
    elif phase in (Phase.MARKET, Phase.PAIR):
        _demand(site == Site.MARKET, "unloading", "must be the boat at the market")
    else:
        _demand(0 <= site < len(SITES), "unloading", "must be a boat that has sailed")
    if phase == Phase.LEVER_UNLOAD:
        _demand(g.mover == g.turn, "mover", "must be the seat on turn")
        _demand(load_of(g, int(g.unloading)) > 0, "unloading", "must have a stone on board")
    elif asked:
        _demand(site == Site.PYRAMID or (site == Site.MARKET and g.resolving >= 0), "unloading", "does not lead to a pyramid")


def _column(g: Any, phase: Phase) -> None:
    if g.column >= 0:
        width = TEMPLE_COLUMNS[g.players]
        _demand(phase in (Phase.TEMPLE, Phase.BUILD, Phase.BONUS_LOAD), "column", "the temple is not being scored")
        _demand(g.options[Choice.TEMPLE] == Side.B, "column", "nobody is asked while temple A is scored")
        _demand(g.playing < 0, "playing", "no card is played while the temple is scored")
        if phase == Phase.TEMPLE:
            asks = g.column < width and TEMPLE_B[g.column] == Column.POINT_OR_STONES
            _demand(asks and temple_top(g, int(g.column)) == g.mover, "column", "must be a column where the mover has a choice")
        else:
            after_card = g.resolving >= 0 and g.column > 0 and TEMPLE_B[g.column - 1] == Column.CARD
            _demand(g.column <= width and after_card, "column", "does not lead to a pyramid")
    else:
        _demand(phase != Phase.TEMPLE, "column", "must say which column is scored")


def _choice(g: Any, phase: Phase) -> None:
    """Check that there is something to decide."""
    sled, spaces = int(g.sled[g.mover]), empty_spaces(g)
    possible = {
        Phase.HAMMER_LOAD: sled >= 1 and spaces >= 1,
        Phase.CHISEL_FIRST: sled >= 2 and spaces >= 2,
        Phase.CHISEL_SECOND: sled >= 1 and spaces >= 1,
        Phase.SAIL_LOAD: sled >= 1 and any_seaworthy_with_one_more(g),
        Phase.LEVER_SAIL: any_seaworthy(g),
        Phase.PAIR: has_pair(g),
        Phase.BUILD: g.options[Choice.PYRAMID] == Side.B and unfinished_pyramids(g) > 0,
        Phase.BONUS_LOAD: g.options[Choice.PYRAMID] == Side.B and g.pyramid[BONUS_LOAD] == g.mover,
    }
    _demand(possible.get(phase, True), "phase", f"nothing can be decided in the phase {phase.name.lower()}")


def _score(g: Any) -> None:
    for seat in range(g.players):
        points = int(g.pyramid_points[seat]) + int(g.temple_points[seat]) + tower_points(g, seat)
        if g.over:
            out = np.zeros((SEATS, len(SOURCES)), np.int16)
            forecast(g, out)
            points = int(out[seat].sum())
        _demand(g.score[seat] == points, "score", f"seat {seat} has {points} points")
