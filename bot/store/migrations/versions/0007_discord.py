"""What is known of the application, its doors to members and what these prefer; announcements that were given up.

What a member pressed at one table was kept for later ones too (`members.follow`), without being asked. That is gone:
whoever wants it chooses it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "application",
        sa.Column("name", sa.String(16), nullable=False, comment="what is known of it at Discord: id, commands"),
        sa.Column("value", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_application"),
    )
    op.create_table(
        "preferences",
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hands", sa.String(16), nullable=False, comment="direct or button"),
        sa.Column("calls", sa.String(16), nullable=False, comment="mention, direct or never"),
        sa.Column("follow", sa.Boolean(), nullable=False, comment="whether forced cards are played from the start"),
        sa.PrimaryKeyConstraint("member_id", name="pk_preferences"),
    )
    op.create_table(
        "doors",
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, comment="of the direct messages to this member"),
        sa.PrimaryKeyConstraint("member_id", name="pk_doors"),
    )
    op.drop_column("members", "follow")
    comment = "when it was given up: Discord refuses it in any form"
    op.add_column("outbox", sa.Column("skipped_at", sa.Float(), nullable=True, comment=comment))
