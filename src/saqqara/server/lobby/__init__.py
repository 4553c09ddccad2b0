"""How tables come about: opening, seating, starting, listing, importing."""
