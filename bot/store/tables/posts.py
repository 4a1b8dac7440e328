"""Where the messages of tables are, in SQL."""

from dataclasses import astuple, dataclass

import sqlalchemy as sa

from bot.store.people.people import person_of
from bot.store.repository import Repository
from bot.store.schema import CLOSED, people, posts, tables


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
