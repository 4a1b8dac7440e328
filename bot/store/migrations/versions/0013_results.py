"""A row for each match and member: what it brought them, with how many humans, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    brought = "what the member took home, less what they brought"
    op.create_table(
        "results",
        sa.Column("table_id", key, autoincrement=False, nullable=False),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when the table closed"),
        sa.Column(
            "ending", sa.String(16), nullable=False, comment="why it closed, or left: the member was gone by then"
        ),
        sa.Column("chips", sa.BigInteger(), nullable=False, comment=brought),
        sa.Column("humans", sa.Integer(), nullable=False, comment="members in the round that had the fewest"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "member_id", name="pk_results"),
    )
    op.create_index("ix_results_guild_id_member_id", "results", ["guild_id", "member_id"])
