"""The contents of the box: sites, boats, round cards, market cards, and what everything is worth."""

from __future__ import annotations

from enum import IntEnum

SEATS = 4
STONES = 29  # a player's thirtieth stone marks the score
SLED = 5
ROUNDS = 6

# Sites, in the order of the board; the four monuments are the sites without the market.


class Site(IntEnum):
    MARKET = 0
    PYRAMID = 1
    TEMPLE = 2
    BURIAL_CHAMBER = 3
    OBELISKS = 4


SITES = tuple(site.name.lower() for site in Site)
MONUMENTS = SITES[1:]


class Monument(IntEnum):
    PYRAMID = 0
    TEMPLE = 1
    BURIAL_CHAMBER = 2
    OBELISKS = 3


# Boats and the cards that bring them: each digit is a boat of that size.

BOATS = 4
SPACES = 4
MINIMUM = (0, 1, 1, 2, 3)  # by size of the boat

ROUND_CARDS = ("4432", "4422", "4421", "4333", "4332", "4331", "4322", "4321", "4221", "3332", "3322", "3321", "3221")
ROUND_CARD_BOATS = tuple(tuple(int(size) for size in card) for card in ROUND_CARDS)
ROUND_CARD_UNKNOWN = len(ROUND_CARDS)
ROUND_CARD_SETS = tuple(
    tuple(ROUND_CARDS.index(card) for card in cards.split())
    for cards in (
        "4331 4322 4321 4221 3322 3321 3221",  # two players
        "4421 4332 4322 4321 4221 3332 3322",  # three
        "4432 4422 4421 4333 4332 4322 3332",  # four
    )
)
SET_SIZE = 7

# Market cards


class Card(IntEnum):
    ENTRANCE = 0
    SARCOPHAGUS = 1
    PAVED_PATH = 2
    PYRAMID_DECORATION = 3
    TEMPLE_DECORATION = 4
    BURIAL_CHAMBER_DECORATION = 5
    OBELISK_DECORATION = 6
    STATUE = 7
    LEVER = 8
    HAMMER = 9
    SAIL = 10
    CHISEL = 11


CARDS = tuple(card.name.lower() for card in Card)
KINDS = len(CARDS)
FACE_DOWN = KINDS
COPIES = (2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3)  # by kind
DECK = sum(COPIES)
RED_SITE = (int(Site.PYRAMID), int(Site.BURIAL_CHAMBER), int(Site.OBELISKS))  # where a red card brings a stone, by kind
REDS = len(RED_SITE)
BLUES = CARDS[Card.LEVER :]
SLOTS = 4
PAIR = 3  # the slot of side B that holds two cards face down, in places 3 and 4 of the market

# Pyramid: side A one pyramid of three levels, side B three small ones of two levels

PYRAMID_A = (
    2, 1, 3,  2, 4, 3,  2, 1, 3,  # first level, column by column
    2, 3,  1, 3,  # second level
    4,  # top
)  # fmt: skip
PYRAMID_B = (
    2, 1, 3, 2, 4,  # left
    2, 3, 1, 1, 4,  # middle
    2, 3, 3, 1, 4,  # right
)  # fmt: skip
PYRAMIDS = ("left", "middle", "right")
PYRAMID_B_SIZE = 5
PYRAMID_EXTRA = 1  # for each stone after the last space
BONUS_CARD, BONUS_STONES, BONUS_LOAD = 1, 7, 13  # the spaces of side B with a bonus


# Temple


class Column(IntEnum):
    """What a column of temple B gives for the stone on top of it."""

    POINT_OR_STONES = 0
    TWO_POINTS = 1
    CARD = 2


TEMPLE_B = tuple(
    int(column)
    for column in (Column.POINT_OR_STONES, Column.TWO_POINTS, Column.POINT_OR_STONES, Column.CARD, Column.POINT_OR_STONES)
)
TEMPLE_COLUMNS = (0, 0, 4, 5, 5)  # by number of players
TEMPLE_STONES = 24  # six boats of four
TAKE = 3
TEMPLE_TAKE = 2

# Burial chamber

ROWS = 3
CHAMBER_STONES = 30  # six boats of four, two sarcophagi and, after a reshuffle, two more, in whole columns
CHAMBER_B = (8, 4, 2, 0)
GROUP = (0, 1, 3, 6, 10, 15)  # points of a group of stones, and of that many statues
GROUP_MORE = 2  # for each one over five

# Obelisks

OBELISKS_A = ((0, 0, 0, 0), (0, 0, 0, 0), (10, 1, 0, 0), (12, 6, 1, 0), (15, 10, 5, 1))  # by number of players
TOWERS = (10, 9, 8, 7, 6, 5, 5, 5)
TOWER = 3  # stones in a tower

# End of the game

STONES_PER_DECORATION_POINT = 3
WRATH = 5
WAGER_SPACES = (0, 0, 1, 1, 2)  # at each monument, by number of players
WAGER_MOST = (5, 3)  # by space, where the monument alone has most stones
WAGER_SECOND = (3, 0)  # where it is alone in second place
WAGER_TIED = (3, 0)  # where several have most
