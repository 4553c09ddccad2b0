"""The tables of the database.

A game is its start and an append-only list of entries. Everything else either follows from them or is about people.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)

players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), nullable=True, unique=True, comment="the case-folded name of an account; null for guests"),
    Column("password", Text, nullable=True, comment="Argon2id"),
    Column("settings", JSON, nullable=False, comment="rows.PlayerSettings"),
    Column("created", Float, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary(32), primary_key=True, comment="SHA-256 of the cookie"),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False, comment="waiting, playing, finished"),
    Column("public", Boolean, nullable=False),
    Column("host", ID, ForeignKey("players.id"), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("setup", JSON, nullable=False, comment="rows.Setup"),
    Column("start", JSON, nullable=True, comment="rows.Start; null until the game starts"),
    Column("entries", Integer, nullable=False, default=0, comment="the number of entries"),
    Column("mover", Integer, nullable=True),
    Column("deadline", Float, nullable=True),
    Column("result", JSON, nullable=True, comment="rows.Result"),
    Column("rematch", ID, nullable=True),
    Column("imported", Boolean, nullable=False, default=False),
    Column("unrated", Boolean, nullable=False, default=False, comment="the deal was chosen or a hint was given"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False, comment="person, bot, open, invited"),
    Column("player", ID, ForeignKey("players.id"), nullable=True),
    Column("name", String(64), nullable=True),
    Column("here", Boolean, nullable=False, default=False),
    Column("level", String(32), nullable=True, comment="the level of the bot that plays the seat now"),
    Column("lost", String(16), nullable=True, comment="resigned or time"),
    Column("place", Integer, nullable=True),
    Column("score", Integer, nullable=True),
    Column("archived", Boolean, nullable=False, default=False),
    Index("ix_seats_player", "player", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False, comment="rows.EntryKind"),
    Column("seat", Integer, nullable=True),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", String(100), nullable=True, comment="player and message id; a request sent twice is stored once"),
    UniqueConstraint("table_id", "message", name="uq_entries_message"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", String(100), nullable=True),
    UniqueConstraint("table_id", "message", name="uq_chat_message"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", ID, ForeignKey("players.id"), primary_key=True),
    Column("muted", ID, ForeignKey("players.id"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("chat", Integer, nullable=False),
    Column("by", ID, ForeignKey("players.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False, comment="the message as it was when reported"),
    Column("said_by", ID, nullable=True, index=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("chat", "by", name="uq_reports_chat"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("way", String(16), nullable=False, comment="mail or webhook"),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, default=0),
    Column("held", Float, nullable=False, server_default="0", comment="not sent before then: the player may be at the table"),
    UniqueConstraint("player", "table_id", "way", name="uq_notices_player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("who", String(48), primary_key=True, comment="the id of a player, or bot: and a level"),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, nullable=False, comment="the number of entries when it was made; an older job is void"),
    Column("seat", Integer, nullable=False),
    Column("level", String(32), nullable=False),
    Column("created", Float, nullable=False, index=True),
    Column("worker", String(64), nullable=True),
    Column("alive", Float, nullable=True, comment="the last heartbeat of the worker"),
)

marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Single values: `restored` changes when a backup is restored, `alive` is the servers' last heartbeat."""
