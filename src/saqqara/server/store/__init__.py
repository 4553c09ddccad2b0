"""Where everything is kept: the database, the log of each game's entries, backups, and word between processes."""
