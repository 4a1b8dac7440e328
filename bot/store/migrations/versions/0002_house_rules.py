"""House rules that a channel keeps, and the deadline of those who decide at the same time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("together_until", sa.Float(), nullable=True))
    op.create_table(
        "house_rules",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("buy_in", sa.BigInteger(), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", "game", name=op.f("pk_house_rules")),
    )
