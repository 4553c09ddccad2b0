"""What all tests share: the example game is on the table beside the real ones."""

import pebbles
from saqqara import games

games.add(pebbles.GAME)
