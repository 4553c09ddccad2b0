"""A running table: the timeline of a game, the commands that change it, and the messages that show it."""
