"""The application's emojis, and how members and servers want cards to be shown."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "emojis",
        sa.Column("emoji_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(32), nullable=False, comment="of the picture"),
        sa.Column("digest", sa.String(64), nullable=False, comment="of the file that was uploaded"),
        sa.Column("replaced_at", sa.Float(), nullable=True, comment="when another one took its place, or nothing did"),
        sa.PrimaryKeyConstraint("emoji_id", name="pk_emojis"),
    )
    current = sa.text("replaced_at IS NULL")
    op.create_index(
        "uq_emojis_current", "emojis", ["name"], unique=True, sqlite_where=current, postgresql_where=current
    )
    how = "pictures, four_colour or text"
    for table in ("preferences", "guilds"):
        op.add_column(table, sa.Column("cards", sa.String(16), nullable=False, server_default="pictures", comment=how))
