"""What all tests share: the example game is on the table beside the real ones."""

from hypothesis import settings

from pebbles import GAME
from saqqara import games

games.add(GAME)

# Machines are noisy and the first example may compile: no example is judged by its time.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
