"""Snapshots that made no sense are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "set_aside",
        sa.Column("id", Key, nullable=False),
        sa.Column("table_id", Key, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column(
            "snapshot", sa.Text(), nullable=True, comment="as it was found; null since somebody there was forgotten"
        ),
        sa.Column("rebuilt", sa.Boolean(), nullable=False, comment="whether the table went on as its journal has it"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_set_aside_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_set_aside")),
    )
    op.create_index(op.f("ix_set_aside_table_id"), "set_aside", ["table_id"], unique=False)
