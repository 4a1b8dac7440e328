"""Tables in SQL: rows, journal, outbox, and where their messages are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import Kind
from bot.store.schema import accounts, counters, journal, outbox, posts, tables
from bot.tables.announcements import Announcement
from bot.tables.codec import dump_announcement, dump_table, load_announcement, load_table
from bot.tables.table import Ending, Status, Table


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: its last journal row's number, and what it waits for."""

    table: Table
    seq: int
    due_at: float | None
    together_until: float | None = None
    """Until when those who decide at the same time have time."""


@dataclass(frozen=True, slots=True)
class Present:
    """What is stored of a table at the beginning of a transaction."""

    seq: int
    """The number of its last journal row."""
    answered: int | None
    """The table whose journal has the interaction already, None where none has."""
    held: int
    """The chips in its escrow."""


@dataclass(frozen=True, slots=True)
class Post:
    """Where a message of a table is. `message` is None where Discord refused it for good."""

    channel: int
    message: int | None
    posted_at: float
    shows: int = 0
    """The round of a hand, the decision of a nudge."""


_TO_WRITE = (
    sa.select(
        tables.c.seq,
        sa.select(journal.c.table_id)
        .where(journal.c.interaction_id == sa.bindparam("click", type_=journal.c.interaction_id.type))
        .scalar_subquery()
        .label("answered"),
        sa.select(accounts.c.balance)
        .where(
            accounts.c.guild_id == tables.c.guild_id,
            accounts.c.kind == str(Kind.ESCROW),
            accounts.c.owner == tables.c.id,
        )
        .scalar_subquery()
        .label("held"),
    )
    .where(tables.c.id == sa.bindparam("number"))
    .with_for_update(of=tables)
)


_POSTS = sa.select(posts).where(posts.c.table_id == sa.bindparam("number"))


async def next_id(connection: AsyncConnection, guild: int, channel: int, at: float) -> int:
    """Open a row for a new table in a channel, and return its id, which no table ever had."""
    number = await _next(connection, "tables")
    await connection.execute(
        sa.insert(tables).values(
            id=number, guild_id=guild, channel_id=channel, status=str(Status.LOBBY), seq=-1, snapshot={}, opened_at=at
        )
    )
    return number


async def save(connection: AsyncConnection, stored: Stored, at: float) -> None:
    """Write a table's snapshot."""
    closed = stored.table.status is Status.CLOSED
    await connection.execute(
        sa.update(tables)
        .where(tables.c.id == stored.table.id)
        .values(
            status=str(stored.table.status),
            seq=stored.seq,
            snapshot=dump_table(stored.table),
            due_at=stored.due_at,
            together_until=stored.together_until,
            closed_at=at if closed else None,
        )
    )


async def load(connection: AsyncConnection, table: int) -> Stored | None:
    """Return a table, None where there never was one."""
    row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).one_or_none()
    if row is None:
        return None
    return Stored(load_table(row.snapshot), row.seq, row.due_at, row.together_until)


async def rows_of(connection: AsyncConnection, those: Sequence[int]) -> Sequence[Any]:
    """Return the rows of tables, for `stored` to read one by one: a row that makes no sense spoils no other."""
    columns = [each for each in tables.c if each is not tables.c.snapshot]
    asked = sa.select(*columns, sa.cast(tables.c.snapshot, sa.Text).label("snapshot"))
    return (await connection.execute(asked.where(tables.c.id.in_(those)).order_by(tables.c.id))).all()


def stored(row: Any) -> Stored:
    """Return the table that a row of `rows_of` is."""
    return Stored(load_table(json.loads(row.snapshot)), row.seq, row.due_at, row.together_until)


async def last_row(connection: AsyncConnection, table: int) -> int | None:
    """Return the number of a table's last journal row, None where there never was such a table."""
    found = await connection.scalar(sa.select(tables.c.seq).where(tables.c.id == table))
    return None if found is None else int(found)


async def to_write(connection: AsyncConnection, table: int, interaction: int | None) -> Present | None:
    """Return what whoever is about to write to a table has to know, None where there never was such a table.

    Others are kept from writing to the table until the transaction ends.
    """
    row = (await connection.execute(_TO_WRITE, {"number": table, "click": interaction})).one_or_none()
    return None if row is None else Present(row.seq, row.answered, row.held or 0)


async def open_tables(connection: AsyncConnection) -> list[int]:
    """Return the ids of the tables that are not closed."""
    return list(await connection.scalars(sa.select(tables.c.id).where(tables.c.status != str(Status.CLOSED))))


async def count_open(connection: AsyncConnection, guild: int) -> int:
    """Return how many tables of a server are not closed."""
    found = await connection.scalar(
        sa.select(sa.func.count())
        .select_from(tables)
        .where(tables.c.guild_id == guild, tables.c.status != str(Status.CLOSED))
    )
    return int(found or 0)


async def open_in(connection: AsyncConnection, channel: int) -> int | None:
    """Return the id of the open table in a channel."""
    found = await connection.scalar(
        sa.select(tables.c.id).where(tables.c.channel_id == channel, tables.c.status != str(Status.CLOSED))
    )
    return None if found is None else int(found)


async def last_finished(connection: AsyncConnection, channel: int, game: str) -> int | None:
    """Return the id of the table in a channel whose match of a game ended last by its rules."""
    found = await connection.scalar(
        sa.select(tables.c.id)
        .where(
            tables.c.channel_id == channel,
            tables.c.status == str(Status.CLOSED),
            tables.c.snapshot["ending"].as_string() == str(Ending.FINISHED),
            tables.c.snapshot["game"].as_string() == game,
        )
        .order_by(tables.c.id.desc())
        .limit(1)
    )
    return None if found is None else int(found)


async def append(
    connection: AsyncConnection, table: int, seq: int, at: float, action: dict[str, Any], interaction: int | None
) -> None:
    """Write a row of a table's journal."""
    await connection.execute(
        sa.insert(journal).values(table_id=table, seq=seq, at=at, interaction_id=interaction, action=action)
    )


async def answered(connection: AsyncConnection, interaction: int) -> int | None:
    """Return the table whose journal has an interaction already, None where none has."""
    found = await connection.scalar(sa.select(journal.c.table_id).where(journal.c.interaction_id == interaction))
    return None if found is None else int(found)


async def rows(connection: AsyncConnection, table: int) -> list[dict[str, Any]]:
    """Return a table's journal in order: the table as it was opened, then its actions."""
    found = await connection.scalars(
        sa.select(journal.c.action).where(journal.c.table_id == table).order_by(journal.c.seq)
    )
    return list(found)


async def announce(connection: AsyncConnection, table: int, at: float, announcement: Announcement) -> None:
    """Put an announcement into the outbox, under a number that no announcement ever had.

    Discord takes two messages of the same number within some minutes for one.
    """
    number = await _next(connection, "announcements")
    await connection.execute(
        sa.insert(outbox).values(id=number, table_id=table, at=at, announcement=dump_announcement(announcement))
    )


async def unannounced(connection: AsyncConnection, table: int) -> list[tuple[int, Announcement]]:
    """Return a table's announcements that are not posted, in order, with their numbers in the outbox."""
    waiting = (outbox.c.table_id == table, outbox.c.skipped_at.is_(None))
    found = await connection.execute(sa.select(outbox).where(*waiting).order_by(outbox.c.id))
    return [(row.id, load_announcement(row.announcement)) for row in found]


async def tables_to_announce(connection: AsyncConnection) -> list[int]:
    """Return the tables with announcements that are not posted."""
    waiting = sa.select(outbox.c.table_id).where(outbox.c.skipped_at.is_(None))
    return list(await connection.scalars(waiting.distinct()))


async def announced(connection: AsyncConnection, numbers: list[int]) -> None:
    """Take announcements out of the outbox."""
    await connection.execute(sa.delete(outbox).where(outbox.c.id.in_(numbers)))


async def skip(connection: AsyncConnection, numbers: list[int], at: float) -> None:
    """Give announcements up that Discord refuses in every form; they stay for whoever audits the database."""
    await connection.execute(sa.update(outbox).where(outbox.c.id.in_(numbers)).values(skipped_at=at))


async def get_post(connection: AsyncConnection, table: int, kind: str, member: int) -> Post | None:
    """Return where a message of a table is."""
    row = (await connection.execute(sa.select(posts).where(*_post(table, kind, member)))).one_or_none()
    return None if row is None else Post(row.channel_id, row.message_id, row.posted_at, row.shows)


async def set_post(connection: AsyncConnection, table: int, kind: str, member: int, post: Post) -> None:
    """Note where a message of a table is."""
    await drop_post(connection, table, kind, member)
    await connection.execute(
        sa.insert(posts).values(
            table_id=table,
            kind=kind,
            member_id=member,
            channel_id=post.channel,
            message_id=post.message,
            posted_at=post.posted_at,
            shows=post.shows,
        )
    )


async def drop_post(connection: AsyncConnection, table: int, kind: str, member: int) -> None:
    """Forget a message of a table."""
    await connection.execute(sa.delete(posts).where(*_post(table, kind, member)))


async def posts_of(connection: AsyncConnection, table: int) -> dict[tuple[str, int], Post]:
    """Return the messages of a table, by kind and member."""
    rows = await connection.execute(_POSTS, {"number": table})
    return {(row.kind, row.member_id): Post(row.channel_id, row.message_id, row.posted_at, row.shows) for row in rows}


async def closed_with_posts(connection: AsyncConnection) -> list[int]:
    """Return the closed tables with messages that may not show yet that they are closed."""
    found = sa.select(posts.c.table_id).join(tables, tables.c.id == posts.c.table_id).distinct()
    return list(await connection.scalars(found.where(tables.c.status == str(Status.CLOSED))))


async def _next(connection: AsyncConnection, name: str) -> int:
    """Return the next number of what is numbered. A row that is deleted does not give its number back."""
    counted = await connection.execute(
        sa.update(counters).where(counters.c.name == name).values(last=counters.c.last + 1).returning(counters.c.last)
    )
    return int(counted.scalar_one())


def _post(table: int, kind: str, member: int) -> tuple[sa.ColumnElement[bool], ...]:
    return (posts.c.table_id == table, posts.c.kind == kind, posts.c.member_id == member)
