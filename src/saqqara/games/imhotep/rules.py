"""How a game of Imhotep goes: the setup, a decision, what follows by itself, the end of a round and of the game."""

from __future__ import annotations

from typing import Any

from saqqara.games.imhotep.actions import (
    BUILD,
    CHOOSE,
    CHOOSE_PAIR,
    DECLINE,
    KEEP,
    LOAD,
    PASS,
    PLAY,
    POINT,
    SAIL,
    TAKE,
    UNLOAD,
    WAGER,
)
from saqqara.games.imhotep.boats import (
    at_quay,
)
from saqqara.games.imhotep.building import ask, bring, build, gain, settle, take_stones
from saqqara.games.imhotep.components import (
    BOATS,
    COPIES,
    KINDS,
    PAIR,
    ROUND_CARD_BOATS,
    ROUND_CARD_SETS,
    ROUNDS,
    SET_SIZE,
    SITES,
    SPACES,
    TEMPLE_B,
    TEMPLE_COLUMNS,
    TEMPLE_TAKE,
    Card,
    Column,
)
from saqqara.games.imhotep.components import STONES as STONES_EACH
from saqqara.games.imhotep.components import TAKE as TAKE_MOST
from saqqara.games.imhotep.events import Event
from saqqara.games.imhotep.market import (
    announce_market,
    clear_market,
    deal_market,
    discard_card,
    draw_card,
    take_from_market,
)
from saqqara.games.imhotep.options import Choice, Side
from saqqara.games.imhotep.scoring import column_points, final_points, place_of, temple_top
from saqqara.games.imhotep.state import GONE, Phase, Source
from saqqara.kernel import Array, emit, fill, rule, seed_generator, shuffle, tell, whole

FIRST_SLED = 2  # stones of seat 0 at the start; each seat after it has one more

# Setup


@rule
def new(g: Any, players: int, seed: Any, options: Array, components: Array) -> None:
    seed_generator(g, seed)
    g.players = players
    fill(g.options, options)
    clear_table(g)
    for seat in range(players):
        g.sled[seat] = FIRST_SLED + seat
        g.quarry[seat] = STONES_EACH - g.sled[seat]
    for i in range(SET_SIZE):
        g.round_cards[i] = ROUND_CARD_SETS[players - 2][i]
    shuffle(g, g.round_cards, SET_SIZE)
    for card in range(KINDS):
        for _ in range(COPIES[card]):
            g.deck[g.deck_left] = card
            g.deck_left += 1
    shuffle(g, g.deck, whole(g.deck_left))
    start_round(g, 0)


@rule
def clear_table(g: Any) -> None:
    g.boats[:] = -1
    g.boat_site[:] = -1
    g.market[:] = -1
    g.pyramid[:] = -1
    g.temple[:] = -1
    g.burial_chamber[:] = -1
    g.towers[:] = -1
    g.wager[:] = -1
    g.playing = -1
    g.resolving = -1
    g.unloading = -1
    g.column = -1


@rule
def start_round(g: Any, starter: int) -> int:
    """Reveal the round card, bring its boats, deal the market; return what `deal_market` returns."""
    card = g.round_cards[g.round_number]
    g.round_number += 1
    for boat in range(BOATS):
        g.boat_size[boat] = ROUND_CARD_BOATS[card][boat]
        g.boat_site[boat] = -1
    reshuffled = deal_market(g)
    g.starter = starter
    g.passes = 0
    start_turn(g, starter)
    return reshuffled


@rule
def start_turn(g: Any, seat: int) -> None:
    g.turn = seat
    ask(g, seat, Phase.TURN)


# A decision


@rule
def step(g: Any, action: int, log: Any) -> None:
    g.decisions += 1
    if action < PLAY:
        g.passes = 0
        act(g, action, log)
    elif action < UNLOAD:
        act_otherwise(g, action, log)
    else:
        answer(g, action, log)
    if g.phase == Phase.NONE:
        proceed(g, log)


@rule
def act(g: Any, action: int, log: Any) -> None:
    """Take, load, sail: as an action of their own or as part of a card or bonus."""
    if action == TAKE:
        take_stones(g, whole(g.turn), TAKE_MOST, log)
        g.phase = Phase.NONE
    elif action < SAIL:
        boat, space = divmod(action - LOAD, SPACES)
        load(g, boat, space, log)
    else:
        boat, site = divmod(action - SAIL, len(SITES))
        sail(g, boat, site, log)


@rule
def load(g: Any, boat: int, space: int, log: Any) -> None:
    seat = whole(g.mover)
    g.sled[seat] -= 1
    g.boats[boat, space] = seat
    emit(log, Event.LOADED, seat, boat, space)
    if g.phase == Phase.CHISEL_FIRST:
        g.phase = Phase.CHISEL_SECOND
    elif g.phase == Phase.SAIL_LOAD:
        g.unloading = boat
        g.phase = Phase.SAIL_SITE
    else:
        g.phase = Phase.NONE


@rule
def sail(g: Any, boat: int, site: int, log: Any) -> None:
    g.boat_site[boat] = site
    g.unloading = boat
    emit(log, Event.SAILED, whole(g.turn), boat, site)
    g.phase = Phase.NONE


@rule
def act_otherwise(g: Any, action: int, log: Any) -> None:
    """Play a card, wager, pass."""
    if action < WAGER:
        play(g, whole(g.turn), Card.LEVER + action - PLAY, log)
    elif action < PASS:
        wager(g, whole(g.turn), action - WAGER, log)
    else:
        g.passes += 1
        emit(log, Event.PASSED, whole(g.turn))
        g.phase = Phase.NONE


@rule
def play(g: Any, seat: int, card: int, log: Any) -> None:
    """Begin a blue card."""
    g.passes = 0
    g.cards[seat, card] -= 1
    g.playing = card
    emit(log, Event.CARD_PLAYED, seat, card)
    if card == Card.LEVER:
        g.phase = Phase.LEVER_SAIL
    elif card == Card.HAMMER:
        take_stones(g, seat, TAKE_MOST, log)
        g.phase = Phase.HAMMER_LOAD
    elif card == Card.SAIL:
        g.phase = Phase.SAIL_LOAD
    else:
        g.phase = Phase.CHISEL_FIRST


@rule
def wager(g: Any, seat: int, monument: int, log: Any) -> None:
    """Put a quarry stone on the first free wager space; the same seat still has its action."""
    space = whole(g.wager[monument, 0] >= 0)
    g.quarry[seat] -= 1
    g.wager[monument, space] = seat
    emit(log, Event.WAGERED, seat, monument, space)


@rule
def answer(g: Any, action: int, log: Any) -> None:
    """Answer what a stone, a card or a bonus asks."""
    seat, asked = whole(g.mover), g.phase
    g.phase = Phase.NONE
    if asked == Phase.LEVER_UNLOAD:
        unload(g, action - UNLOAD, log)
    elif asked == Phase.BUILD:
        build(g, seat, action - BUILD, log)
    elif asked == Phase.PAIR:
        keep(g, seat, action - KEEP, log)
    elif asked == Phase.TEMPLE:
        answer_temple(g, seat, action, log)
    elif asked == Phase.BONUS_LOAD:
        emit(log, Event.LOAD_DECLINED, seat)
    else:
        answer_market(g, seat, action, log)


@rule
def answer_market(g: Any, seat: int, action: int, log: Any) -> None:
    if action == DECLINE:
        emit(log, Event.CARD_DECLINED, seat)
    elif action == CHOOSE_PAIR:
        emit(log, Event.PAIR_CHOSEN, seat)
        for place in range(PAIR, PAIR + 2):
            if g.market[place] >= 0:
                tell(log, seat, Event.PAIR_SEEN, seat, whole(g.market[place]))
        g.phase = Phase.PAIR
    else:
        card = action - CHOOSE
        slot = take_from_market(g, card)
        emit(log, Event.CARD_CHOSEN, seat, slot, card)
        gain(g, seat, card, log)


@rule
def keep(g: Any, seat: int, card: int, log: Any) -> None:
    """Keep one card of the pair; the other is discarded before the kept one takes effect."""
    kept = PAIR if g.market[PAIR] == card else PAIR + 1
    other = whole(g.market[PAIR + PAIR + 1 - kept])
    g.market[PAIR] = -1
    g.market[PAIR + 1] = -1
    emit(log, Event.CARD_KEPT, seat, card)
    if other >= 0:
        discard_card(g, seat, other, log)
    gain(g, seat, card, log)


# What follows by itself


@rule
def proceed(g: Any, log: Any) -> None:
    """Go on until somebody has to decide: unload the boat, end the turn, score the temple, start the next round."""
    settle(g, whole(g.mover), log)
    while g.phase == Phase.NONE and g.over == 0:
        if g.unloading >= 0:
            unload_next(g, log)
        elif g.column >= 0:
            score_next_column(g, log)
        else:
            end_turn(g, log)
        if g.phase == Phase.NONE:
            settle(g, whole(g.mover), log)


@rule
def unload_next(g: Any, log: Any) -> None:
    """The next stone from the bow, or the one that the lever's player chooses."""
    for space in range(SPACES):
        if g.boats[g.unloading, space] >= 0:
            if g.playing == Card.LEVER:
                ask(g, whole(g.turn), Phase.LEVER_UNLOAD)
            else:
                unload(g, space, log)
            return
    g.unloading = -1


@rule
def unload(g: Any, space: int, log: Any) -> None:
    boat = whole(g.unloading)
    owner, site = whole(g.boats[boat, space]), whole(g.boat_site[boat])
    g.boats[boat, space] = -1
    emit(log, Event.UNLOADED, owner, boat, space, site)
    bring(g, owner, site, log)


@rule
def end_turn(g: Any, log: Any) -> None:
    if g.playing >= 0:
        discard_card(g, whole(g.turn), whole(g.playing), log)
        g.playing = -1
    waiting = 0
    for boat in range(BOATS):
        waiting += at_quay(g, boat)
    if waiting == 0:
        g.column = 0
    elif g.passes == g.players:
        recall_boats(g, log)
        g.column = 0
    else:
        start_turn(g, next_seat(g))


@rule
def next_seat(g: Any) -> int:
    """The seat to the left of the one on turn."""
    seat = whole(g.turn) + 1
    return 0 if seat == g.players else seat


@rule
def recall_boats(g: Any, log: Any) -> None:
    """Everybody has passed in a row: the boats that wait go away, and their stones return to the quarries."""
    emit(log, Event.ALL_PASSED, -1)
    for boat in range(BOATS):
        if at_quay(g, boat):
            g.boat_site[boat] = GONE
            for space in range(SPACES):
                owner = whole(g.boats[boat, space])
                if owner >= 0:
                    g.boats[boat, space] = -1
                    g.quarry[owner] += 1
                    emit(log, Event.STRANDED, owner, boat, space)


# End of a round


@rule
def score_next_column(g: Any, log: Any) -> None:
    """Score one column of the temple; after the last one the round is over."""
    column = whole(g.column)
    if column == TEMPLE_COLUMNS[g.players]:
        g.column = -1
        end_round(g, log)
        return
    owner = temple_top(g, column)
    if owner >= 0 and g.options[Choice.TEMPLE] == Side.B and TEMPLE_B[column] == Column.POINT_OR_STONES:
        ask(g, owner, Phase.TEMPLE)
        return
    g.column += 1
    if owner >= 0:
        if g.options[Choice.TEMPLE] == Side.B and TEMPLE_B[column] == Column.CARD:
            gain(g, owner, draw_card(g, owner, log), log)
        else:
            score_temple(g, owner, column, log)


@rule
def score_temple(g: Any, seat: int, column: int, log: Any) -> None:
    points = column_points(g, column)
    g.score[seat] += points
    g.temple_points[seat] += points
    emit(log, Event.TEMPLE_SCORED, seat, column, points)


@rule
def answer_temple(g: Any, seat: int, action: int, log: Any) -> None:
    if action == POINT:
        score_temple(g, seat, whole(g.column), log)
    else:
        take_stones(g, seat, TEMPLE_TAKE, log)
    g.column += 1


@rule
def end_round(g: Any, log: Any) -> None:
    emit(log, Event.ROUND_ENDED, -1, whole(g.round_number))
    clear_market(g, log)
    if g.round_number == ROUNDS:
        end_game(g, log)
        return
    reshuffled = start_round(g, next_seat(g))
    emit(log, Event.ROUND_STARTED, whole(g.starter), whole(g.round_number), whole(g.round_cards[g.round_number - 1]))
    announce_market(g, reshuffled, log)


@rule
def end_game(g: Any, log: Any) -> None:
    for seat in range(whole(g.players)):
        for source in range(Source.BURIAL_CHAMBER, Source.WAGER + 1):
            points = final_points(g, seat, source)
            if points != 0:
                g.score[seat] += points
                emit(log, Event.FINAL_SCORED, seat, source, points)
    g.over = 1
    for seat in range(whole(g.players)):
        emit(log, Event.GAME_ENDED, seat, whole(g.score[seat]), place_of(g, seat))
