"""In which language members read, and servers and channels are written to."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column(
        "preferences", sa.Column("locale", sa.String(16), nullable=True, comment="a language; null: as in Discord")
    )
    op.add_column(
        "guilds", sa.Column("locale", sa.String(16), nullable=True, comment="of public messages; null: as in Discord")
    )
    op.create_table(
        "channel_locales",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False, comment="of public messages there, and in its threads"),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", name=op.f("pk_channel_locales")),
    )
