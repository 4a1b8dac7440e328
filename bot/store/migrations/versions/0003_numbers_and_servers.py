"""Numbers that are never given twice, what a server allows, members who were forgotten, servers that are gone."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
POSTED = 1_000_000
"""Announcements that were posted are gone, and had numbers until a moment ago: surely not so high ones."""


def upgrade() -> None:
    op.add_column(
        "guilds",
        sa.Column("most_tables", sa.Integer(), server_default="20", nullable=False, comment="open at the same time"),
    )
    op.create_table(
        "allowed_channels",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", name=op.f("pk_allowed_channels")),
    )
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when the server was found without the bot"),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_departures")),
    )
    op.create_table(
        "forgotten",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False, comment="of a member who had their data removed"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "digest", name=op.f("pk_forgotten")),
    )
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(length=16), nullable=False, comment="what is digested with it: forgotten"),
        sa.Column("value", sa.String(length=64), nullable=False, comment="random, in hexadecimal; this database's own"),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.execute(sa.insert(keys).values(name="forgotten", value=secrets.token_hex(32)))
    # A server's tables are deleted together; each looks for its movements then.
    op.create_index(op.f("ix_transfers_table_id"), "transfers", ["table_id"], unique=False)
    op.add_column(
        "transfers",
        sa.Column("interaction_id", sa.BigInteger(), nullable=True, comment="where no journal tells of it"),
    )
    op.create_index(op.f("ix_transfers_interaction_id"), "transfers", ["interaction_id"], unique=True)
    counters = op.create_table(
        "counters",
        sa.Column("name", sa.String(length=16), nullable=False, comment="what is numbered: tables or announcements"),
        sa.Column("last", Key, nullable=False, comment="numbers up to here were given, and are never given again"),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_counters")),
    )
    for name, of, more in (("tables", "tables", 0), ("announcements", "outbox", POSTED)):
        there = sa.table(of, sa.column("id", Key))
        last = sa.select(sa.literal(name), sa.func.coalesce(sa.func.max(there.c.id), 0) + more)
        op.execute(sa.insert(counters).from_select(["name", "last"], last))
