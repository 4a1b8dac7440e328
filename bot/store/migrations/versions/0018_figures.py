"""Every figure of a match: a row for the match, more of each member, and what comes of these: scores and seasons.

The figures of matches that ended before are filled in from their journals while the bot runs.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when the lesson was finished for the first time"),
        sa.PrimaryKeyConstraint("member_id", "game", name=op.f("pk_lessons")),
    )
    op.create_table(
        "score_blocks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("board", sa.String(length=32), nullable=False),
        sa.Column(
            "score", sa.BigInteger(), autoincrement=False, nullable=False, comment="of the lowest place in a block"
        ),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False, comment="the same"),
        sa.Column("members", sa.Integer(), nullable=False, comment="from this place up to the next block's"),
        sa.PrimaryKeyConstraint("guild_id", "board", "score", "member_id", name=op.f("pk_score_blocks")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "scores",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("board", sa.String(length=32), nullable=False, comment="what is compared, and of which time"),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "board", "member_id", name=op.f("pk_scores")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        op.f("ix_scores_guild_id_board_score_member_id"),
        "scores",
        ["guild_id", "board", "score", "member_id"],
        unique=False,
    )
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False, comment="like 2026-11, by UTC"),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, comment="where its end is told"),
        sa.Column(
            "message_id", sa.BigInteger(), nullable=True, comment="null until it is, and where Discord refuses it"
        ),
        sa.Column("at", sa.Float(), nullable=False, comment="when that was decided"),
        sa.PrimaryKeyConstraint("guild_id", "month", name=op.f("pk_seasons")),
    )
    op.create_table(
        "matches",
        sa.Column("table_id", Key, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when the table closed"),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=False, comment="of its computer players"),
        sa.Column("ending", sa.String(length=16), nullable=False, comment="why the table closed"),
        sa.Column(
            "broken_off",
            sa.Boolean(),
            nullable=False,
            comment="whether nobody has won by the rules while members played",
        ),
        sa.Column("rounds", sa.Integer(), nullable=False, comment="that were played to their end"),
        sa.Column("players", sa.Integer(), nullable=False, comment="seats"),
        sa.Column("humans", sa.Integer(), nullable=False, comment="members who have played a round to its end"),
        sa.Column(
            "computers",
            sa.String(length=64),
            nullable=False,
            comment="places of those that played from the start, with commas",
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_matches_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_channel_id_game_at"), "matches", ["channel_id", "game", "at"], unique=False)
    op.create_index(op.f("ix_matches_guild_id_at"), "matches", ["guild_id", "at"], unique=False)
    op.add_column(
        "guilds",
        sa.Column(
            "season_channel", sa.BigInteger(), nullable=True, comment="where the end of a season is told; null: nowhere"
        ),
    )
    op.add_column(
        "preferences",
        sa.Column(
            "stats",
            sa.String(length=16),
            server_default="shown",
            nullable=False,
            comment="shown to everybody in a server, or hidden",
        ),
    )
    op.add_column("results", sa.Column("game", sa.String(length=16), server_default="", nullable=False))
    op.add_column("results", sa.Column("preset", sa.String(length=32), server_default="", nullable=False))
    op.add_column(
        "results",
        sa.Column(
            "place", sa.Integer(), server_default="0", nullable=False, comment="from 1, shared by equals; 0 without"
        ),
    )
    op.add_column(
        "results",
        sa.Column("won", sa.Boolean(), server_default=sa.false(), nullable=False, comment="whether they won the match"),
    )
    op.add_column(
        "results",
        sa.Column(
            "chance", sa.Integer(), server_default="0", nullable=False, comment="to win it by chance, in 2520ths"
        ),
    )
    op.add_column(
        "results",
        sa.Column(
            "rounds", sa.Integer(), server_default="0", nullable=False, comment="that the member played to their end"
        ),
    )
    op.add_column("results", sa.Column("rounds_won", sa.Integer(), server_default="0", nullable=False))
    op.add_column(
        "results",
        sa.Column(
            "round_chances",
            sa.Integer(),
            server_default="0",
            nullable=False,
            comment="to win these by chance, in 2520ths",
        ),
    )
    op.add_column(
        "results",
        sa.Column("payout", sa.BigInteger(), server_default="0", nullable=False, comment="the biggest at one stroke"),
    )
    op.add_column(
        "results",
        sa.Column(
            "run", sa.Integer(), server_default="0", nullable=False, comment="most cards of one run from one hand"
        ),
    )
    op.add_column(
        "results",
        sa.Column(
            "aces", sa.Integer(), server_default="0", nullable=False, comment="boodle cards taken, by their ranks"
        ),
    )
    op.add_column("results", sa.Column("kings", sa.Integer(), server_default="0", nullable=False))
    op.add_column("results", sa.Column("queens", sa.Integer(), server_default="0", nullable=False))
    op.add_column("results", sa.Column("jacks", sa.Integer(), server_default="0", nullable=False))
    op.add_column("results", sa.Column("tens", sa.Integer(), server_default="0", nullable=False))
    op.add_column(
        "results",
        sa.Column(
            "others", sa.Integer(), server_default="0", nullable=False, comment="lower ones, and pairs and sequences"
        ),
    )
    op.add_column(
        "results",
        sa.Column("points", sa.Integer(), server_default="0", nullable=False, comment="in a game that counts points"),
    )
    op.add_column(
        "results",
        sa.Column("decisions", sa.Integer(), server_default="0", nullable=False, comment="whose time is known"),
    )
    op.add_column(
        "results", sa.Column("seconds", sa.Float(), server_default="0", nullable=False, comment="all of these together")
    )
    op.add_column(
        "results",
        sa.Column(
            "feats", sa.String(length=256), server_default="", nullable=False, comment="their names, with commas"
        ),
    )
    op.add_column(
        "results",
        sa.Column(
            "rated", sa.Integer(), server_default="0", nullable=False, comment="the number of a rated match; 0: not"
        ),
    )
    op.add_column(
        "results",
        sa.Column("weight", sa.Float(), server_default="0", nullable=False, comment="of a rated match, up to 1"),
    )
    op.add_column("results", sa.Column("mu", sa.Float(), nullable=True, comment="the rating after a rated match"))
    op.add_column("results", sa.Column("sigma", sa.Float(), nullable=True))
    op.drop_index(op.f("ix_results_guild_id_member_id"), "results")
    op.create_index(
        op.f("ix_results_of_member"),
        "results",
        ["guild_id", "member_id", "at", "table_id", "game", "humans", "chips", "won", "chance"],
        unique=False,
    )
    op.create_index(
        op.f("ix_results_guild_id_game_member_id_rated"),
        "results",
        ["guild_id", "game", "member_id", "rated"],
        unique=False,
    )
