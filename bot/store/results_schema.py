"""The tables of what matches have brought: figures, scores, seasons; and those of the deal of the day."""

import sqlalchemy as sa

from bot.store.metadata import Key, Snowflake, metadata

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("at", sa.Float, nullable=False, comment="when the table closed"),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("level", sa.String(16), nullable=False, comment="of its computer players"),
    sa.Column("ending", sa.String(16), nullable=False, comment="why the table closed"),
    sa.Column("broken_off", sa.Boolean, nullable=False, comment="whether nobody won by the rules while members played"),
    sa.Column("rounds", sa.Integer, nullable=False, comment="that were played to their end"),
    sa.Column("players", sa.Integer, nullable=False, comment="seats"),
    sa.Column("computers", sa.String(64), nullable=False, comment="places of those there from the start, with commas"),
    sa.Index(None, "channel_id", "game", "at"),
    sa.Index(None, "guild_id", "at"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("at", sa.Float, nullable=False, comment="when the table closed"),
    sa.Column("ending", sa.String(16), nullable=False, comment="why it closed, or left: the member was gone by then"),
    sa.Column("chips", sa.BigInteger, nullable=False, comment="what the member took home, less what they brought"),
    sa.Column("game", sa.String(16), nullable=False, server_default=""),
    sa.Column("preset", sa.String(32), nullable=False, server_default=""),
    sa.Column("place", sa.Integer, nullable=False, server_default="0", comment="from 1, shared by equals; 0 without"),
    sa.Column("won", sa.Boolean, nullable=False, server_default=sa.false(), comment="whether they won the match"),
    sa.Column("chance", sa.Integer, nullable=False, server_default="0", comment="to win it by chance, in 2520ths"),
    sa.Column("rounds", sa.Integer, nullable=False, server_default="0", comment="that the member played to their end"),
    sa.Column("rounds_won", sa.Integer, nullable=False, server_default="0"),
    sa.Column("round_chances", sa.Integer, nullable=False, server_default="0", comment="to win these, in 2520ths"),
    sa.Column("payout", sa.BigInteger, nullable=False, server_default="0", comment="the biggest at one stroke"),
    sa.Column("run", sa.Integer, nullable=False, server_default="0", comment="most cards of one run from one hand"),
    sa.Column("aces", sa.Integer, nullable=False, server_default="0", comment="boodle cards taken, by their ranks"),
    sa.Column("kings", sa.Integer, nullable=False, server_default="0"),
    sa.Column("queens", sa.Integer, nullable=False, server_default="0"),
    sa.Column("jacks", sa.Integer, nullable=False, server_default="0"),
    sa.Column("tens", sa.Integer, nullable=False, server_default="0"),
    sa.Column("others", sa.Integer, nullable=False, server_default="0", comment="lower ones, and pairs and sequences"),
    sa.Column("points", sa.Integer, nullable=False, server_default="0", comment="in a game that counts points"),
    sa.Column("decisions", sa.Integer, nullable=False, server_default="0", comment="whose time is known"),
    sa.Column("seconds", sa.Float, nullable=False, server_default="0", comment="all of these together"),
    sa.Column("feats", sa.String(256), nullable=False, server_default="", comment="their names, with commas"),
    sa.Column("won_from_members", sa.BigInteger, nullable=False, server_default="0", comment="less those lost to them"),
    sa.Column("rated", sa.Integer, nullable=False, server_default="0", comment="the number of a rated match; 0: not"),
    sa.Column("mu", sa.Float, nullable=True, comment="the rating after a rated match"),
    sa.Column("sigma", sa.Float, nullable=True),
    # A member's matches in their order, with all that boards, streaks and head to head need: their rows are all over
    # the file, and each would be read from another page.
    sa.Index(
        "ix_results_of_member",
        *("guild_id", "person", "at", "table_id", "game", "won_from_members", "chips", "won", "chance"),
    ),
    sa.Index(None, "guild_id", "game", "person", "rated"),
)

CHIPS = "chips"
"""The board of what members have now. The others follow from their matches."""

scores = sa.Table(
    "scores",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("board", sa.String(32), primary_key=True, comment="what is compared, and of which time"),
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("score", sa.BigInteger, nullable=False),
    sa.Index(None, "guild_id", "board", "score", "person"),
    sqlite_with_rowid=False,
)

score_blocks = sa.Table(
    "score_blocks",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("board", sa.String(32), primary_key=True),
    sa.Column("score", sa.BigInteger, primary_key=True, autoincrement=False, comment="of the lowest place in a block"),
    sa.Column("person", Key, primary_key=True, autoincrement=False, comment="the same"),
    sa.Column("members", sa.Integer, nullable=False, comment="from this place up to the next block's"),
    sqlite_with_rowid=False,
)

seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("month", sa.String(7), primary_key=True, comment="like 2026-11, by UTC"),
    sa.Column("message_id", Snowflake, nullable=True, comment="tells its end; null before, or if Discord refuses it"),
    sa.Column("at", sa.Float, nullable=False, comment="from when on that may be tried again"),
)


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
    sa.Column("id", Key, primary_key=True, comment="given once"),
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
    sqlite_autoincrement=True,
)

day_posts = sa.Table(
    "day_posts",
    metadata,
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("message_id", Snowflake, nullable=False),
)

day_shares = sa.Table(
    "day_shares",
    metadata,
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("person", Key, primary_key=True, autoincrement=False, comment="of no server, whose result stands there"),
)
