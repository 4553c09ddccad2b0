"""What all tests share: the example game is on the table beside the real ones."""

import pebbles
from saqqara import games

games.add(pebbles.GAME)

# Machines are noisy and the first example may compile: no example is judged by its time.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
