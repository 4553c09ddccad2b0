"""The whole table of Imhotep as one record."""

from __future__ import annotations

from enum import IntEnum

from saqqara.games.imhotep.components import (
    BOATS,
    CARDS,
    CHAMBER_STONES,
    DECK,
    KINDS,
    MONUMENTS,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SET_SIZE,
    SITES,
    SLED,
    SPACES,
    STONES,
    TEMPLE_STONES,
    TOWERS,
)
from saqqara.games.imhotep.options import Choice
from saqqara.kernel import Array, generator, i8, i16, record, u16


class Phase(IntEnum):
    """What the mover is asked."""

    TURN = 0
    HAMMER_LOAD = 1
    CHISEL_FIRST = 2
    CHISEL_SECOND = 3
    SAIL_LOAD = 4
    SAIL_SITE = 5
    LEVER_SAIL = 6
    LEVER_UNLOAD = 7
    MARKET = 8
    PAIR = 9
    BUILD = 10
    BONUS_LOAD = 11
    TEMPLE = 12
    NONE = 13


PHASES = tuple(phase.name.lower() for phase in Phase)
LOCATIONS = (*SITES, "gone")
GONE = len(SITES)
"""The place of a boat that was left at the quay when everybody had passed."""


class Source(IntEnum):
    """Where points come from. The first three are scored already; the others are what the end of the game would bring."""

    PYRAMID = 0
    TEMPLE = 1
    TOWERS = 2
    TEMPLE_DUE = 3
    BURIAL_CHAMBER = 4
    OBELISKS = 5
    STATUES = 6
    DECORATIONS = 7
    BLUE_CARDS = 8
    WRATH = 9
    WAGER = 10


SOURCES = tuple(source.name.lower() for source in Source)


@record
class Imhotep:
    """Seats are numbered from 0 to 3; the fields of seats that are not used stay 0."""

    rng: Array = generator("the generator; nobody knows it")
    players: int = i8(doc="how many play", low=2, high=SEATS)
    mover: int = i8(doc="the seat that must decide now", low=0, high=SEATS - 1)
    over: int = i8(doc="1 when the game is over", low=0, high=1)
    decisions: int = u16(doc="how many decisions were made")
    options: Array = i8(len(Choice), doc="the options as chosen")
    score: Array = i16(SEATS, doc="points by seat: so far, and when the game is over the final ones", low=-5, high=500)

    phase: int = i8(doc="what the mover is asked", words=PHASES, low=0)
    turn: int = i8(doc="the seat on turn, which is not always the mover", low=0, high=SEATS - 1)
    starter: int = i8(doc="the seat that began this round", low=0, high=SEATS - 1)
    passes: int = i8(doc="how many turns in a row were passed", low=0, high=SEATS)
    round_number: int = i8(doc="the round, from 1 to 6", low=1, high=ROUNDS)
    round_cards: Array = i8(
        SET_SIZE,
        doc="the round cards of rounds 1 to 6, then the one that was removed unseen; face_down while they are a secret",
        words=(*ROUND_CARDS, "face_down"),
        low=0,
    )

    sled: Array = i8(SEATS, doc="stones on each seat's sled", low=0, high=SLED)
    quarry: Array = i8(SEATS, doc="stones of each seat in the quarry", low=0, high=STONES)
    boat_size: Array = i8(BOATS, doc="spaces of each boat of this round, as on the round card", low=1, high=SPACES)
    boat_site: Array = i8(BOATS, doc="where each boat has sailed; null while it waits at the quay", words=LOCATIONS, low=-1)
    boats: Array = i8(BOATS, SPACES, doc="whose stone is on each space of each boat, from the bow; null: none", high=SEATS - 1)

    market: Array = i8(
        5,
        doc="the cards at the market in slots 0 to 3; on side B the pair of slot 3 lies in places 3 and 4; null: none",
        words=(*CARDS, "face_down"),
        low=-1,
    )
    deck: Array = i8(
        DECK,
        doc="the draw pile, the top card last; null: no card; face_down while it is a secret",
        words=(*CARDS, "face_down"),
        low=-1,
    )
    deck_left: int = i8(doc="cards in the draw pile", low=0, high=DECK)
    discard: Array = i8(KINDS, doc=f"discarded cards of each kind: {', '.join(CARDS)}", low=0, high=DECK)
    cards: Array = i8(SEATS, KINDS, doc="cards of each kind that lie open before each seat", low=0, high=DECK)
    playing: int = i8(doc="the blue card being played; it is discarded after the action", words=CARDS, low=-1)
    resolving: int = i8(doc="the red card being resolved; it is discarded after its effect", words=CARDS, low=-1)

    unloading: int = i8(doc="the boat that is being unloaded (or that a sail card must move); null: none", high=BOATS - 1)
    column: int = i8(doc="the temple column to be scored next at the end of the round; null during the round", high=5)

    stones: Array = i8(len(MONUMENTS), SEATS, doc=f"stones of each seat at {', '.join(MONUMENTS)}, all of them", low=0, high=STONES)
    pyramid: Array = i8(
        15,
        doc="whose stone is on each space: side A 0-13 in order of building; side B left 0-4, middle 5-9, right 10-14; null: none",
        high=SEATS - 1,
    )
    temple: Array = i8(
        TEMPLE_STONES, doc="whose stones the temple has, in order of building, layer by layer; null: none", high=SEATS - 1
    )
    burial_chamber: Array = i8(
        CHAMBER_STONES, doc="whose stones the burial chamber has, column by column from the top left; null: none", high=SEATS - 1
    )
    towers: Array = i8(
        len(TOWERS), doc="side B of the obelisks: whose tower stands on each value, the highest first; null: none", high=SEATS - 1
    )
    wager: Array = i8(len(MONUMENTS), 2, doc="whose stone is on each wager space of each monument; null: none", high=SEATS - 1)
    pyramid_points: Array = i8(SEATS, doc="points that each seat got at the pyramid", low=0)
    temple_points: Array = i8(SEATS, doc="points that each seat got at the temple", low=0)
