"""The tables of the deal of the day."""

import sqlalchemy as sa

from bot.store.metadata import Key, Snowflake, metadata

days = sa.Table(
    "days",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True, comment="like 2026-11-27, by UTC"),
    sa.Column("secret", sa.String(64), nullable=False, comment="what it is dealt from, in hexadecimal"),
    sa.Column("engine", sa.String(64), nullable=True, comment="a digest of the rules and computers it is played by"),
    sa.Column("closed", sa.Boolean, nullable=False, comment="whether others came: the rest of the day is practice"),
    sa.Column(
        "hard", sa.JSON(none_as_null=True), nullable=True, comment="what hard made of the player's seat in each round"
    ),
)

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("id", Key, primary_key=True, autoincrement=False, comment="given once"),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("person", Key, nullable=False, comment="of no server"),
    sa.Column("first", sa.Boolean, nullable=False, comment="whether it is the first of its day; else it is practice"),
    sa.Column("ranked", sa.Boolean, nullable=False, comment="whether it counts"),
    sa.Column("state", sa.JSON, nullable=False, comment="the match as it is now"),
    sa.Column("acts", sa.JSON, nullable=False, comment="all that was done, by everybody"),
    sa.Column("decision", sa.Integer, nullable=False, comment="how often its player has chosen"),
    sa.Column("draft", sa.JSON(none_as_null=True), nullable=True, comment="a choice that is not whole yet"),
    sa.Column("rounds", sa.JSON, nullable=False, comment="what each round that is over has brought"),
    sa.Column("points", sa.Integer, nullable=True, comment="all of them together; null until it is over"),
    sa.Column("streak", sa.Integer, nullable=False, comment="days in a row with a finished one; 0 until it is over"),
    sa.Column("began_at", sa.Float, nullable=False),
    sa.Column("finished_at", sa.Float, nullable=True),
    sa.UniqueConstraint("day", "person", "first"),
    sa.Index(None, "person", "day"),
)

day_posts = sa.Table(
    "day_posts",
    metadata,
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("message_id", Snowflake, nullable=True, comment="null until it is posted"),
    sa.Column("at", sa.Float, nullable=False, comment="when it was tried last"),
)

day_shares = sa.Table(
    "day_shares",
    metadata,
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("person", Key, primary_key=True, autoincrement=False, comment="of no server, whose result stands there"),
)
