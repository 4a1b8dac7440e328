"""Members' rows say how many chips they have in all, and the standings are cut into blocks that are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

SIZE = 512
"""Members in a block, to begin with."""

CHIPS = """
UPDATE members SET chips = on_tables + (
    SELECT balance FROM accounts WHERE guild_id = members.guild_id AND kind = 'wallet' AND owner = members.member_id
)
"""
BLOCKS = """
INSERT INTO standings (guild_id, chips, member_id, members)
SELECT guild_id,
    CASE WHEN place = 0 THEN 0 ELSE chips END,
    CASE WHEN place = 0 THEN 0 ELSE member_id END,
    CASE WHEN everybody - place < :size THEN everybody - place ELSE :size END
FROM (
    SELECT guild_id, chips, member_id,
        row_number() OVER (PARTITION BY guild_id ORDER BY chips, member_id) - 1 AS place,
        count(*) OVER (PARTITION BY guild_id) AS everybody
    FROM members WHERE chips IS NOT NULL
) AS placed
WHERE place % :size = 0
"""


def upgrade() -> None:
    comment = "in the wallet and on tables together; null without a wallet"
    op.add_column("members", sa.Column("chips", sa.BigInteger(), nullable=True, comment=comment))
    op.create_index("ix_members_guild_id_chips_member_id", "members", ["guild_id", "chips", "member_id"])
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column(
            "chips", sa.BigInteger(), autoincrement=False, nullable=False, comment="of the lowest place in a block"
        ),
        sa.Column(
            "member_id",
            sa.BigInteger(),
            autoincrement=False,
            nullable=False,
            comment="the same; 0 in the first block",
        ),
        sa.Column("members", sa.Integer(), nullable=False, comment="from this place up to the next block's"),
        sa.PrimaryKeyConstraint("guild_id", "chips", "member_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.execute(CHIPS)
    op.get_bind().execute(sa.text(BLOCKS), {"size": SIZE})
