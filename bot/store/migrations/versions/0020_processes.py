"""A bot of several processes: who is there, whose are the servers, whose turn it is, and who posts an announcement."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

ALONE = True
"""Versions before this one know nothing of one another."""

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", Key, autoincrement=False, nullable=False, comment="given once, and never again"),
        sa.Column("place", sa.String(64), nullable=False, comment="the machine and the process there, for people"),
        sa.Column("version", sa.String(32), nullable=False, comment="of the program"),
        sa.Column("schema", sa.String(32), nullable=False, comment="that the program knows as the newest"),
        sa.Column("shards", sa.Integer(), nullable=False, comment="of the bot: the same for all that run"),
        sa.Column("shares", sa.Integer(), nullable=False, comment="into which they fall: the same for all that run"),
        sa.Column("state", sa.String(16), nullable=False, comment="running, draining or fenced"),
        sa.Column("started_at", sa.Float(), nullable=False),
        sa.Column("beat_at", sa.Float(), nullable=False, comment="when it was last heard of"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_processes")),
    )
    op.create_table(
        "shares",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False, comment="from 0"),
        sa.Column("holder", Key, nullable=True, comment="null: it is free"),
        sa.Column("since", sa.Float(), nullable=False, comment="when it got this holder, or became free"),
        sa.Column("heir", Key, nullable=True, comment="who is to hold it next, where that is so"),
        sa.Column("heir_ready", sa.Boolean(), nullable=False, comment="whether only the holder is waited for"),
        sa.ForeignKeyConstraint(["holder"], ["processes.number"], name=op.f("fk_shares_holder")),
        sa.ForeignKeyConstraint(["heir"], ["processes.number"], name=op.f("fk_shares_heir")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_shares")),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False, comment="of shards that take turns"),
        sa.Column("next_at", sa.Float(), server_default="0", nullable=False, comment="before that none may identify"),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )
    op.add_column("outbox", sa.Column("claimed_by", Key, nullable=True, comment="the process that posts it now"))
    op.add_column("outbox", sa.Column("claimed_until", sa.Float(), nullable=True, comment="by the database's clock"))
    op.execute("INSERT INTO counters (name, last) VALUES ('processes', 0)")
