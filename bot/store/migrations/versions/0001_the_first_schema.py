"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("balance >= 0 OR kind IN ('house', 'bank')", name=op.f("ck_accounts_covered")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("guild_id", "kind", "owner", name=op.f("uq_accounts_guild_id_kind_owner")),
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("welcome", sa.Integer(), nullable=False),
        sa.Column("daily", sa.Integer(), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("follow_seconds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("follow", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False, comment="rounds played, for the coaching of novices"),
        sa.Column("claimed_at", sa.Float(), nullable=True),
        sa.Column("on_tables", sa.BigInteger(), nullable=False, comment="chips in front of the member on open tables"),
        sa.PrimaryKeyConstraint("guild_id", "member_id", name=op.f("pk_members")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.Column("closed_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(
            "uq_tables_open_channel",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("status != 'closed'"),
            postgresql_where=sa.text("status != 'closed'"),
        )

    op.create_table(
        "journal",
        sa.Column(
            "table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_journal")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_journal_interaction_id")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("announcement", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_table_id"), ["table_id"], unique=False)

    op.create_table(
        "posts",
        sa.Column(
            "table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("kind", sa.String(length=16), nullable=False, comment="board, hand or nudge"),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False, comment="0 for public messages"),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "message_id", sa.BigInteger(), nullable=True, comment="null where Discord refused the message for good"
        ),
        sa.Column("posted_at", sa.Float(), nullable=False),
        sa.Column("shows", sa.Integer(), nullable=False, comment="the round of a hand, the decision of a nudge"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_posts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", "member_id", name=op.f("pk_posts")),
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("source_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("target_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("chips", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("by", sa.BigInteger(), nullable=True, comment="the member who ordered it, where somebody did"),
        sa.CheckConstraint("chips > 0", name=op.f("ck_transfers_positive")),
        sa.ForeignKeyConstraint(["source_id"], ["accounts.id"], name=op.f("fk_transfers_source_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_transfers_table_id")),
        sa.ForeignKeyConstraint(["target_id"], ["accounts.id"], name=op.f("fk_transfers_target_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transfers")),
    )
    with op.batch_alter_table("transfers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_transfers_source_id"), ["source_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_transfers_target_id"), ["target_id"], unique=False)
