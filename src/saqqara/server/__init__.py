"""The server: people, tables and bots on the web. Six rooms, from the top down: api, bots and lobby, play, people, store."""
