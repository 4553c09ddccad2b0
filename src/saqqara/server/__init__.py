"""The server: people, tables and bots on the web. Six rooms, from the top down: api, lobby, bots, play, people, store."""
