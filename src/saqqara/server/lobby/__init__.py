"""Tables before and around a game: created, joined, started, listed, imported."""
