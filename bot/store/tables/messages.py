"""The messages of tables in SQL: the outbox, with announcements that are not posted yet, and where the others are."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.people.people import person_of
from bot.store.repository import Repository
from bot.store.schema import CLOSED, outbox, people, posts, tables

_PUT = sa.insert(outbox)
_WAITING = (
    sa.select(outbox.c.id, outbox.c.announcement)
    .where(outbox.c.table_id == sa.bindparam("number"), outbox.c.skipped_at.is_(None))
    .order_by(outbox.c.id)
)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table with announcements that are not posted."""

    table: int
    guild: int
    since: float
    """When the oldest of them was made, in seconds since 1970."""


class OutboxRepository(Repository):
    """What is to be announced about each table."""

    async def put(self, table: int, at: float, announcement: Mapping[str, Any]) -> None:
        """Put an announcement into the outbox, under a number that no announcement ever had.

        Discord takes two messages of the same number within some minutes for one.
        """
        await self._later(_PUT, {"table_id": table, "at": at, "announcement": announcement})

    async def waiting(self, table: int) -> list[tuple[int, dict[str, Any]]]:
        """Return a table's announcements that are not posted, in order, with their numbers."""
        return await self._tuples(_WAITING, {"number": table})

    async def kept(self, table: int) -> list[dict[str, Any]]:
        """Return a table's announcements that are not known to be posted, including those that were given up."""
        found = sa.select(outbox.c.announcement).where(outbox.c.table_id == table).order_by(outbox.c.id)
        return await self._column(found)

    async def tables(self) -> list[Waiting]:
        """Return the tables with announcements that are not posted, and since when the oldest of each waits."""
        return await self._all(
            Waiting,
            sa.select(outbox.c.table_id, tables.c.guild_id, sa.func.min(outbox.c.at))
            .join(tables, tables.c.id == outbox.c.table_id)
            .where(outbox.c.skipped_at.is_(None))
            .group_by(outbox.c.table_id, tables.c.guild_id),
        )

    async def drop(self, numbers: list[int]) -> None:
        """Delete announcements from the outbox."""
        await self._run(sa.delete(outbox).where(outbox.c.id.in_(numbers)))

    async def skip(self, numbers: list[int], at: float) -> None:
        """Give up announcements that Discord refuses in every form. They stay, so that an audit reports them."""
        await self._run(sa.update(outbox).where(outbox.c.id.in_(numbers)).values(skipped_at=at))


@dataclass(frozen=True, slots=True)
class Post:
    """Where a message of a table is. `message` is None if Discord refused it for good."""

    channel: int
    message: int | None
    posted_at: float
    """In seconds since 1970."""
    shows: int = 0
    """The round of a hand, the decision of a nudge."""


_POST = (posts.c.channel_id, posts.c.message_id, posts.c.posted_at, posts.c.shows)
_OF_TABLE = (
    sa.select(posts.c.kind, sa.func.coalesce(people.c.member_id, 0), *_POST)
    .outerjoin(people, people.c.person == posts.c.person)
    .where(posts.c.table_id == sa.bindparam("number"))
)


class PostRepository(Repository):
    """The messages of every table, by kind and member; the member is 0 for public ones."""

    async def put(self, table: int, kind: str, member: int, post: Post) -> None:
        """Note where a message of a table is, unless the member is unknown by now."""
        person = await self._connection.scalar(sa.select(_person(table, member))) if member else 0
        if person is None:
            return
        values = zip((each.name for each in _POST), astuple(post), strict=True)
        await self._upsert(posts, {"table_id": table, "kind": kind, "person": person}, dict(values))

    async def drop(self, table: int, kind: str, member: int) -> None:
        """Forget a message of a table."""
        await self._run(sa.delete(posts).where(*_is(table, kind, member)))

    async def of_table(self, table: int) -> dict[tuple[str, int], Post]:
        """Return the messages of a table, by kind and member."""
        rows = await self._connection.execute(_OF_TABLE, {"number": table})
        return {(kind, member): Post(*post) for kind, member, *post in rows}

    async def closed_tables(self) -> dict[int, int]:
        """Return the servers of closed tables with messages that may not show yet that they are closed, by table."""
        found = sa.select(tables.c.id, tables.c.guild_id).join(posts, tables.c.id == posts.c.table_id).distinct()
        return await self._pairs(found.where(tables.c.status == CLOSED))


def _is(table: int, kind: str, member: int) -> tuple[sa.ColumnElement[bool], ...]:
    person = _person(table, member) if member else 0
    return posts.c.table_id == table, posts.c.kind == kind, posts.c.person == person


def _person(table: int, member: int) -> sa.ScalarSelect[int]:
    """Select the key of a member of a table's server."""
    guild = sa.select(tables.c.guild_id).where(tables.c.id == table).scalar_subquery()
    return person_of(guild, member)
