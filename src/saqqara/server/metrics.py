"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("saqqara_moves_total", "Decisions stored", ["game", "by"])
MOVE_SECONDS = Histogram("saqqara_move_seconds", "From the arrival of a move to its answer", buckets=FINE)
COMMITTED = Counter("saqqara_writes_total", "Writes committed")
COMMIT_SECONDS = Histogram("saqqara_commit_seconds", "One group commit", buckets=FINE)
CONNECTIONS = Gauge("saqqara_connections", "Open WebSockets")
DROPPED = Counter("saqqara_connections_dropped_total", "Connections closed because the client did not read")
LIVE_TABLES = Gauge("saqqara_live_tables", "Tables in memory")
THINKING = Gauge("saqqara_bots_thinking", "Searches running in this process")
BOT_SECONDS = Histogram("saqqara_bot_seconds", "One decision of a bot", ["level"])
REFUSED = Counter("saqqara_refusals_total", "Requests refused", ["code"])
NOTICES = Counter("saqqara_notices_total", "Turn notices", ["way", "outcome"])
