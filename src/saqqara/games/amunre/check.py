"""Which positions can occur. Each check names the field at fault."""

from __future__ import annotations

from typing import Any

from saqqara.errors import BadPosition
from saqqara.games.amunre.actions import FARMER
from saqqara.games.amunre.auction import holder, purse
from saqqara.games.amunre.cards import cell, in_turn
from saqqara.games.amunre.components import (
    ALL_CARDS,
    BLOCKS_WITH_BUILDER,
    CARDS,
    COPIES,
    GOODS_BY_RANK,
    MOST_OFFERED,
    NAMES,
    PRICES,
    PROVINCES,
    ROUNDS,
    SEATS,
    Card,
    Cell,
)
from saqqara.games.amunre.offering import CARD_OF_MINUS_THREE, is_secret, seat_of_rank
from saqqara.games.amunre.options import EXTRA_ON_TOP, NO_EXTRA, Choice
from saqqara.games.amunre.purchases import all_open_fields, can_place
from saqqara.games.amunre.state import ACTIONS_PART, AT_STAKE, AUCTION, INCOME_PART, NEW, OFFERING, OLD, OUT, RETURNED, USED, Phase

PHASES_OF = {
    AUCTION: (Phase.BID, Phase.PAY),
    ACTIONS_PART: (
        Phase.CARDS,
        Phase.PUT_BACK,
        Phase.FARMERS,
        Phase.FREE_FARMER,
        Phase.FIELD,
        Phase.BLOCKS,
        Phase.BUILD,
        Phase.BUILDER,
    ),
    OFFERING: (
        Phase.SACRIFICE,
        Phase.OFFER,
        Phase.OFFER_CARDS,
        Phase.SWAY,
        Phase.DRAW,
        Phase.PUT_BACK,
        Phase.GOODS,
        Phase.GOODS_PLACE,
    ),
    INCOME_PART: (Phase.INCOME, Phase.EIGHT_GOLD, Phase.HARVEST),
}
REWARDS = (Phase.DRAW, Phase.PUT_BACK, Phase.GOODS, Phase.GOODS_PLACE)


def check(g: Any) -> None:
    """Raise BadPosition naming the field at fault unless this position can occur."""
    for part in (
        _check_moment,
        _check_seats,
        _check_cards,
        _check_deck,
        _check_provinces,
        _check_stake,
        _check_auction,
        _check_offering,
        _check_pending,
        _check_turn,
    ):
        part(g)


def _need(holds: Any, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(field, fault)


def _seats(g: Any) -> range:
    return range(int(g.players))


def _check_moment(g: Any) -> None:
    _need(g.phase in PHASES_OF[int(g.part)], "phase", "does not belong to this part of the round")
    _need(g.first < g.players, "first", "must be a seat of the game")
    _need(g.next_first < g.players, "next_first", "must be a seat of the game")
    _need(g.asked <= g.players, "asked", "there are fewer players")
    last = g.kingdom == NEW and g.round_in_kingdom == ROUNDS and g.part == INCOME_PART and g.asked == g.players
    _need(bool(g.over) == bool(last), "over", "the game is over exactly when the last income is paid")
    offered = g.part == INCOME_PART or (g.part == OFFERING and g.phase in REWARDS)
    early = g.kingdom == OLD and g.round_in_kingdom == 1 and not offered
    _need((g.temple == 0) == bool(early), "temple", "stands beside the track exactly until the first offering")
    _need(g.before_offering <= g.decisions, "before_offering", "cannot be more than the decisions made")


def _check_seats(g: Any) -> None:
    for seat in range(SEATS):
        at = f"[{seat}]"
        _need(g.gold[seat] >= 0, f"gold{at}", "a whole position says everybody's gold")
        _need((g.hand[seat] >= 0).all(), f"hand{at}", "a whole position says everybody's cards")
        _need(g.hand[seat].sum() == g.cards[seat], f"cards{at}", "must be the number of cards in hand")
        _need(g.first_builder[seat] <= g.hand[seat, Card.BUILDER], f"first_builder{at}", "there is no Builder in hand")
        _need(g.points[seat].sum() == g.score[seat], f"score{at}", "must be the sum of the points by source")
        if seat >= g.players:
            for field in ("gold", "cards", "score", "first_builder", "offer", "swaying"):
                _need(g[field][seat] == 0, f"{field}{at}", "nobody sits there")
            _need(not g.played[seat].any(), f"played{at}", "nobody sits there")


def _check_cards(g: Any) -> None:
    """Every power card is in exactly one place."""
    for field in ("deck", "drawn"):
        _need((g[field] >= 0).all(), field, "a whole position says which cards these are")
    _need((g.under >= 0).all(), "under", "a whole position says which cards these are")
    for card, copies in enumerate(COPIES):
        found = int(g.hand[:, card].sum()) + int(g.under[:, card].sum())
        found += int(g.deck[card]) + int(g.discards[card]) + int(g.drawn[card]) + int((g.top == card).sum())
        if g.part == AUCTION and card in (Card.BLOCKADE, Card.REBID):
            found += int(g.played[:, card].sum())
        _need(found == copies, "deck", f"of the card {CARDS[card]} there are {found} instead of {copies}; {ALL_CARDS} in all")


def _check_deck(g: Any) -> None:
    _need(g.deck.sum() + g.top_cards == g.deck_cards, "deck_cards", "must be the number of cards in the deck")
    for i in range(RETURNED):
        _need((g.top[i] >= 0) == (i < g.top_cards), f"top[{i}]", "does not fit the number of cards given back")
    _need((g.top_seat >= 0) == (g.top_cards > 0), "top_seat", "is the seat that gave cards back, null when nobody did")
    _need(g.top_seat < g.players, "top_seat", "must be a seat of the game")
    _need(
        g.top_cards == 0 or g.options[Choice.TWO_EXTRA_CARDS] == EXTRA_ON_TOP,
        "top_cards",
        "only the option two_extra_cards=top has them",
    )
    _need(g.drawn.sum() == g.drawn_cards, "drawn_cards", "must be the number of cards drawn")
    choosing = g.phase == Phase.PUT_BACK
    _need(
        (g.drawn_cards > 0) == choosing, "drawn_cards", "cards are drawn and not yet chosen exactly while some are to be given back"
    )
    _need((g.to_put_back > 0) == choosing, "to_put_back", "cards are to be given back exactly in that phase")
    _need(not choosing or g.to_put_back < g.drawn_cards, "to_put_back", "at least one card is kept")
    _need(
        not choosing or g.options[Choice.TWO_EXTRA_CARDS] != NO_EXTRA, "phase", "only the option two_extra_cards gives cards back"
    )


def _check_provinces(g: Any) -> None:
    bought = int(g.round_in_kingdom) - (g.part == AUCTION)
    for seat in _seats(g):
        own = int((g.owner == seat).sum())
        _need(own == bought, "owner", f"seat {seat} owns {own} provinces, but must own {bought} now")
    out = PROVINCES - ROUNDS * int(g.players) if g.kingdom == NEW else 0
    _need((g.province_card == OUT).sum() == out, "province_card", f"{out} cards must be out of the game")
    for province, name in enumerate(NAMES):
        at = f"[{province}]"
        owned = g.owner[province] >= 0
        _need(g.owner[province] < g.players, f"owner{at}", f"nobody sits there who could own {name}")
        _need(owned == (g.province_card[province] == USED), f"province_card{at}", f"{name} is used exactly when it is owned")
        fields = cell(g, province, Cell.FIELDS)
        _need(g.farmers[province] <= fields, f"farmers{at}", f"{name} has {fields} fields")
        _need(owned or g.farmers[province] == 0, f"farmers{at}", f"nobody owns {name}")
        _need(owned or g.desert[province] == 0, f"desert{at}", f"nobody owns {name}")


def _check_stake(g: Any) -> None:
    players = int(g.players)
    stake = [int(province) for province in g.stake[:players]]
    _need(len(set(stake)) == players and min(stake) >= 0, "stake", f"must be {players} different provinces")
    _need((g.stake[players:] < 0).all(), "stake", f"must be {players} different provinces")
    at_stake = {province for province in range(PROVINCES) if g.province_card[province] == AT_STAKE}
    expected = set(stake) if g.part == AUCTION else set()
    _need(at_stake == expected, "province_card", "the cards at stake must be those of the auction")
    for slot in range(SEATS):
        cards = int(g.under[slot].sum())
        _need(cards == g.under_cards[slot], f"under_cards[{slot}]", "must be the number of cards under the province")
        most = cell(g, stake[slot], Cell.BONUS_CARDS) if g.part == AUCTION and slot < players else 0
        _need(cards <= most, f"under_cards[{slot}]", f"there can be {most} at most")
    _check_peeked(g)


def _check_peeked(g: Any) -> None:
    peeked = 0
    for i in range(RETURNED):
        known = g.peeked[i] >= 0
        _need(known == (g.peeked_under[i] >= 0), f"peeked_under[{i}]", "goes with a known card")
        _need(not known or g.under[g.peeked_under[i], g.peeked[i]] > 0, f"peeked[{i}]", "there is no such card")
        peeked += known
    _need((peeked > 0) == (g.peeked_by >= 0), "peeked_by", "is the seat that knows cards under provinces, null when nobody does")
    _need(g.peeked_by < g.players, "peeked_by", "must be a seat of the game")


def _check_auction(g: Any) -> None:
    bidding = g.part == AUCTION
    markers = [int(province) for province in g.bid_on if province >= 0]
    _need(len(set(markers)) == len(markers), "bid_on", "a province has one marker at most")
    for seat in range(SEATS):
        at = f"[{seat}]"
        has_marker = g.bid_on[seat] >= 0
        at_table = bidding and seat < g.players
        _need(at_table or not has_marker, f"bid_on{at}", "there are bids in the auction only")
        _need(has_marker == (g.bid_step[seat] >= 0), f"bid_step{at}", "a bid has a province and a price")
        _need(at_table or g.lost[seat] < 0, f"lost{at}", "provinces are lost in the auction only")
        if has_marker:
            _need(g.province_card[g.bid_on[seat]] == AT_STAKE, f"bid_on{at}", "that province is not at stake")
            _need(PRICES[g.bid_step[seat]] <= purse(g, seat), f"bid_step{at}", "is more than the seat can pay")
        if g.lost[seat] >= 0:
            _need(holder(g, int(g.lost[seat])) not in (-1, seat) or has_marker, f"lost{at}", "nobody has outbid the seat there")
    complete = len(markers) == g.players
    _need(not bidding or complete == (g.phase == Phase.PAY), "bid_on", "bids are paid exactly when all markers are placed")


def _check_offering(g: Any) -> None:
    secret = is_secret(g)
    revealed = g.part in (OFFERING, INCOME_PART) and not secret
    for seat in _seats(g):
        at = f"[{seat}]"
        offer = int(g.offer[seat])
        _need(offer >= 0 or offer == CARD_OF_MINUS_THREE, f"offer{at}", "is -3 or a number of gold")
        _need(not revealed or offer != 0, f"offer{at}", "everybody has offered")
        chosen = int(g.offer_sells[seat].sum())
        if secret:
            _check_secret_offer(g, seat, offer, chosen)
        else:
            _need(chosen == 0, f"offer_sells{at}", "cards are chosen for sale during the secret offering only")
    _need((g.offer_sells[g.players :] == 0).all(), "offer_sells", "nobody sits there")
    if g.phase == Phase.SWAY:
        _need(g.swaying[g.mover] > 0, "swaying", "the mover has no ±3 to use")


def _check_secret_offer(g: Any, seat: int, offer: int, chosen: int) -> None:
    at = f"[{seat}]"
    turn = (seat - int(g.first)) % int(g.players)
    choosing_cards = turn == g.asked and g.phase == Phase.OFFER_CARDS
    _need((offer != 0) == (turn < g.asked or choosing_cards), f"offer{at}", "is made in turn from the first player")
    in_time = turn < g.asked or (turn == g.asked and g.phase != Phase.SACRIFICE)
    _need(in_time or g.swaying[seat] == 0, f"swaying{at}", "this seat has not chosen yet")
    kept = g.offer_sells[seat].copy()
    kept[Card.SACRIFICE] += g.swaying[seat]
    _need((kept <= g.hand[seat]).all(), f"offer_sells{at}", "these cards are not in hand")
    short = max(0, offer - int(g.gold[seat]))
    still = int(g.left) if choosing_cards else 0
    _need(chosen + still == short, f"offer_sells{at}", f"exactly {short} cards must be sold for this offering")
    _need(offer <= min(purse(g, seat) - int(g.swaying[seat]), MOST_OFFERED), f"offer{at}", "is more than the seat can offer")


def _check_pending(g: Any) -> None:
    """What the mover is asked fits what is left to do."""
    phase, left, mover = int(g.phase), int(g.left), int(g.mover)
    _need((g.good >= 0) == (phase == Phase.GOODS_PLACE), "good", "is placed in that phase only")
    if phase == Phase.GOODS_PLACE and g.good == FARMER:
        _need(all_open_fields(g, mover) > 0, "good", "there is no open field for a farmer")
    if phase == Phase.PAY:
        short = PRICES[g.bid_step[mover]] - int(g.gold[mover])
        _need(left == short > 0, "left", f"the mover is short of {short} gold")
    elif phase == Phase.FIELD:
        _need(0 < left <= all_open_fields(g, mover), "left", "must fit the open fields")
    elif phase == Phase.BLOCKS:
        _need(left == -1, "left", "is null before a purchase of blocks")
    elif phase in (Phase.OFFER_CARDS, Phase.GOODS, Phase.GOODS_PLACE):
        _need(left > 0, "left", "must be more than 0 in this phase")
    elif phase not in (Phase.BUILD, Phase.BUILDER, Phase.DRAW, Phase.PUT_BACK):
        _need(left == 0, "left", "must be 0 in this phase")
    if phase in (Phase.BUILD, Phase.DRAW, Phase.PUT_BACK):
        _need(left >= 0, "left", "cannot be null in this phase")
    if phase == Phase.BUILDER:
        places = sum(can_place(g, mover, province) for province in range(PROVINCES))
        _need(places > 0, "phase", f"no province of the mover has {BLOCKS_WITH_BUILDER} blocks")
    for field in ("eight_gold_on", "harvest_on"):
        for seat in range(SEATS):
            province = int(g[field][seat])
            paid = g.part == INCOME_PART and g.owner[province] == seat
            _need(province < 0 or paid, f"{field}[{seat}]", "lies on an own province, during the income")


def _check_turn(g: Any) -> None:
    """Whose turn it is follows from how many seats are done."""
    if g.over:
        return
    if g.phase == Phase.BID:
        _need(g.bid_on[g.mover] < 0, "mover", "has its marker on a province already")
        return
    if g.part == OFFERING and g.phase in REWARDS:
        _need(g.asked > 0 and seat_of_rank(g, int(g.asked) - 1) == g.mover, "mover", "is not the one whose goods these are")
        most = GOODS_BY_RANK[g.asked - 1]
        _need(g.left <= most, "left", f"there are {most} goods at most")
        _need(g.phase != Phase.DRAW or g.left == most, "left", f"there are {most} goods")
        return
    _need(g.asked < g.players and in_turn(g, int(g.asked)) == g.mover, "mover", "it is another seat's turn")
