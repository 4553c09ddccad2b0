"""The bots at the tables: their levels, the rules they wait for, and the jobs they work on."""
