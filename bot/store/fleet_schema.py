"""The tables of a bot that runs as several processes: these processes, and the servers that each has.

A bot with one process leaves them empty, and so does every bot with a file. All times in them are those of the
PostgreSQL server's clock.
"""

import sqlalchemy as sa

from bot.store.metadata import Key, metadata

RUNNING, DRAINING, FENCED = "running", "draining", "fenced"
"""The states of a process: it takes part; it hands over and will end; it was lost, and may write nothing any more."""

CLOCK = sa.literal_column("CAST(extract(epoch FROM clock_timestamp()) AS double precision)", sa.Float)
"""The time by the server's own clock, in seconds since 1970, when it receives a statement."""
NAME = "newmarket"
"""The application's name of connections; a numbered process appends its number."""
ALONE = f"{NAME}-alone"
"""The same for a process that runs the complete bot by itself."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("number", Key, primary_key=True, comment="given once, and never again"),
    sa.Column("place", sa.String(64), nullable=False, comment="the machine and the process there, for people"),
    sa.Column("version", sa.String(32), nullable=False, comment="of the program"),
    sa.Column("shards", sa.Integer, nullable=False, comment="of the bot: the same for all that run"),
    sa.Column("shares", sa.Integer, nullable=False, comment="into which they fall: the same for all that run"),
    sa.Column("state", sa.String(16), nullable=False, comment="running, draining or fenced"),
    sa.Column("beat_at", sa.Float, nullable=False, comment="when it was last heard of"),
    sqlite_autoincrement=True,
)

shares = sa.Table(
    "shares",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False, comment="from 0"),
    sa.Column("holder", Key, sa.ForeignKey(processes.c.number), nullable=True, comment="null: it is free"),
    sa.Column("heir", Key, sa.ForeignKey(processes.c.number), nullable=True, comment="who is to hold it next"),
    sa.Column("heir_ready", sa.Boolean, nullable=False, comment="whether only the holder is waited for"),
)

identifies = sa.Table(
    "identifies",
    metadata,
    sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False, comment="of shards that take turns"),
    sa.Column("next_at", sa.Float, nullable=False, server_default="0", comment="before that none may identify"),
)
