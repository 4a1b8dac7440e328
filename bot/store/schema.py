"""The tables of the database as they are now. Migrations lead here from every released version."""

from typing import Any

import sqlalchemy as sa

from bot.store.fleet_schema import identifies as identifies
from bot.store.fleet_schema import processes as processes
from bot.store.fleet_schema import shares as shares
from bot.store.metadata import CLOSED as CLOSED
from bot.store.metadata import Key, Padded, Snowflake
from bot.store.metadata import metadata as metadata
from bot.store.results_schema import CHIPS as CHIPS
from bot.store.results_schema import attempts as attempts
from bot.store.results_schema import day_posts as day_posts
from bot.store.results_schema import day_shares as day_shares
from bot.store.results_schema import days as days
from bot.store.results_schema import matches as matches
from bot.store.results_schema import results as results
from bot.store.results_schema import score_blocks as score_blocks
from bot.store.results_schema import scores as scores
from bot.store.results_schema import seasons as seasons


def _index_if(rows: sa.ColumnElement[bool], name: str, *columns: sa.Column[Any], unique: bool) -> None:
    """Add an index of some of a table's rows."""
    sa.Index(name, *columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("welcome", sa.Integer, nullable=False),
    sa.Column("daily", sa.Integer, nullable=False),
    sa.Column("turn_seconds", sa.Integer, nullable=False),
    sa.Column("follow_seconds", sa.Integer, nullable=False),
    sa.Column("most_tables", sa.Integer, nullable=False, server_default="20", comment="open at the same time"),
    sa.Column("most_buy_in", sa.Integer, nullable=False, server_default="1000000", comment="chips, for a seat"),
    sa.Column("most_rounds", sa.Integer, nullable=False, server_default="60", comment="of a match"),
    sa.Column("cards", sa.String(16), nullable=False, server_default="pictures", comment="or four_colour, or text"),
    sa.Column("season_channel", Snowflake, nullable=True, comment="where the end of a season is told; null: nowhere"),
    sa.Column("day_channel", Snowflake, nullable=True, comment="where the deal of the day stands; null: nowhere"),
    sa.Column("channels", sa.JSON, nullable=False, server_default="[]", comment="where tables may stand, if any"),
    sa.Column("locale", sa.String(16), nullable=True, comment="of public messages; null: as in Discord"),
)

channel_locales = sa.Table(
    "channel_locales",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.String(16), nullable=False, comment="of public messages there, and in its threads"),
)

departures = sa.Table(
    "departures",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False, comment="when the server was found without the bot"),
)

forgotten = sa.Table(
    "forgotten",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("digest", sa.String(64), primary_key=True, comment="of a member who had their data removed"),
    sa.Column("at", sa.Float, nullable=False),
)

application = sa.Table(
    "application",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True, comment="what is noted of it, or of this database"),
    sa.Column("value", sa.String(128), nullable=False),
)

FORGOTTEN = "forgotten"
"""The name of the key of the digests of those who were forgotten: random, and this database's own."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("person", Key, primary_key=True, comment="the key, which is given once"),
    sa.Column("guild_id", Snowflake, nullable=False, comment="0 for what belongs to no server"),
    sa.Column("member_id", Snowflake, nullable=True, comment="null for somebody who was forgotten, as what follows"),
    sa.Column("name", Padded(128), nullable=True),
    sa.Column("locale", Padded(8), nullable=True),
    sa.Column("salt", sa.String(32), nullable=True, comment="random, of the digest in the server's chain"),
    sa.UniqueConstraint("member_id", "guild_id"),
    sqlite_autoincrement=True,
)

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("chosen", sa.JSON, nullable=False, comment="`Preferences` of `bot/members`, as JSON"),
)

lessons = sa.Table(
    "lessons",
    metadata,
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, comment="when the lesson was finished for the first time"),
)

emojis = sa.Table(
    "emojis",
    metadata,
    sa.Column("emoji_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), nullable=False, comment="of the picture"),
    sa.Column("digest", sa.String(64), nullable=False, comment="of the file that was uploaded"),
    sa.Column("replaced_at", sa.Float, nullable=True, comment="when another one took its place, or nothing did"),
)
_index_if(emojis.c.replaced_at.is_(None), "uq_emojis_current", emojis.c.name, unique=True)

doors = sa.Table(
    "doors",
    metadata,
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("channel_id", Snowflake, nullable=False, comment="of the direct messages to this member"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("person", Key, primary_key=True, autoincrement=False),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False, comment="rounds played, for the coaching of novices"),
    sa.Column("claimed_at", sa.Float, nullable=True),
    sa.Index(None, "guild_id"),
    sqlite_with_rowid=False,  # so that the index has the person in its order
)

house_rules = sa.Table(
    "house_rules",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("channel_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("terms", sa.JSON, nullable=False, comment="what a table begins with: rules, buy-in, time, options"),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("owner", Snowflake, nullable=False, comment="of a wallet the person; a table, a channel, or 0"),
    sa.Column("balance", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guild_id", "kind", "owner"),
    sa.CheckConstraint("balance >= 0 OR kind IN ('house', 'bank')", name="covered"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.JSON, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False, default={}, comment="until when it waits"),
    sa.Column("opened_at", sa.Float, nullable=False),
    sa.Column("closed_at", sa.Float, nullable=True, index=True),
    sqlite_autoincrement=True,
)
_index_if(tables.c.status != CLOSED, "uq_tables_open_channel", tables.c.channel_id, unique=True)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("interaction_id", Snowflake, nullable=True),
    sa.Column("action", sa.JSON, nullable=False),
    sa.UniqueConstraint("interaction_id"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False, comment="when its journal began to go"),
    sa.Column("record", sa.Text, nullable=True, comment="as JSON; null where nothing was dealt"),
    sa.Column("proof", sa.Text, nullable=True, comment="the same"),
)

set_aside = sa.Table(
    "set_aside",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("snapshot", sa.Text, nullable=False, comment="as it was found"),
    sa.Column("rebuilt", sa.Boolean, nullable=False, comment="whether the table went on as its journal has it"),
)

visits = sa.Table(
    "visits",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    sa.Column("person", Key, primary_key=True, autoincrement=False, index=True, comment="whom its journal names"),
    sqlite_with_rowid=False,
)

transfers = sa.Table(
    "transfers",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("guild_id", Snowflake, nullable=False),
    sa.Column("source_id", Key, sa.ForeignKey(accounts.c.id), nullable=False, index=True),
    sa.Column("target_id", Key, sa.ForeignKey(accounts.c.id), nullable=False, index=True),
    sa.Column("chips", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), nullable=True, index=True),
    sa.Column("by", Key, nullable=True, comment="the person who ordered it, where somebody did"),
    sa.Column("interaction_id", Snowflake, nullable=True, unique=True, comment="where no journal tells of it"),
    sa.Column("hash", sa.String(64), nullable=False, server_default="", comment="over it and the one before it"),
    sa.CheckConstraint("chips > 0", name="positive"),
)
_index_if(transfers.c.by.is_not(None), "ix_transfers_ordered", transfers.c.guild_id, transfers.c.by, unique=False)

chains = sa.Table(
    "chains",
    metadata,
    sa.Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("head", sa.String(64), nullable=False, comment="the hash of the last movement, or identity"),
)

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guild_id", Snowflake, nullable=False, index=True),
    sa.Column("after_id", Key, nullable=False, comment="the last movement before it, of any server"),
    sa.Column("person", Key, nullable=False),
    sa.Column("digest", sa.String(64), nullable=True, comment="of the salt and the id; null: they were forgotten"),
    sa.Column("hash", sa.String(64), nullable=False, comment="over it and what was before it"),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("announcement", sa.JSON, nullable=False),
    sa.Column("skipped_at", sa.Float, nullable=True, comment="when it was given up: Discord refuses it in any form"),
    sqlite_autoincrement=True,
)

posts = sa.Table(
    "posts",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), primary_key=True, comment="board, hand or nudge"),
    sa.Column("person", Key, primary_key=True, autoincrement=False, comment="0 for public messages"),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("message_id", Snowflake, nullable=True, comment="null where Discord refused the message for good"),
    sa.Column("posted_at", sa.Float, nullable=False),
    sa.Column("shows", sa.Integer, nullable=False, comment="the round of a hand, the decision of a nudge"),
)


NUMBERED = tuple(each for each in metadata.sorted_tables if each.dialect_options["sqlite"]["autoincrement"])
"""The tables of whose keys none is given twice, even if its row is deleted."""
