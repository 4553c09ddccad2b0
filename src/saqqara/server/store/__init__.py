"""Storage: the database, the log of each game's entries, backups, and notifications between processes."""
