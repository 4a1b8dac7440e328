"""The application at Discord, in SQL: a value for each name, and which of its emojis are pictures of the deck."""

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import CLOSED, FORGOTTEN, application, emojis, posts, tables

OLDEST_SCHEMA = "schema"
"""The name under which the database notes the oldest schema whose programs may use it as well, and the digest of the
first one."""


class ApplicationRepository(Repository):
    """A value for each name."""

    async def get(self, name: str) -> str | None:
        """Return the value of a name, None if it has none."""
        return await self._value(str, sa.select(application.c.value).where(application.c.name == name))

    async def hold(self, name: str) -> str:
        """Return the value of a name, '' if it has none, and lock it until this unit of work ends."""
        await self._upsert(application, {"name": name, "value": ""}, {})
        held = sa.select(application.c.value).where(application.c.name == name).with_for_update(key_share=True)
        found: str = (await self._connection.execute(held)).scalar_one()
        return found

    async def put(self, name: str, value: str) -> None:
        """Write the value of a name."""
        await self._upsert(application, {"name": name}, {"value": value})

    async def clear(self) -> None:
        """Delete all values about the application. Those about the database stay."""
        await self._run(sa.delete(application).where(application.c.name.not_in((OLDEST_SCHEMA, FORGOTTEN))))


@dataclass(frozen=True, slots=True)
class EmojiRow:
    """An emoji that was uploaded."""

    emoji_id: int
    name: str
    """The picture's name, which the emoji has at Discord as long as it is the current one."""
    digest: str
    """The SHA-256 of the file that was uploaded; empty if that is not known."""
    replaced_at: float | None = None
    """When it ceased to be the current one, in seconds since 1970; None if it has not."""


class EmojiRepository(Repository):
    """Emojis that were uploaded: for each picture at most one current one, and those that it has replaced."""

    async def everything(self) -> list[EmojiRow]:
        """Return all known emojis."""
        return await self._all(EmojiRow, sa.select(emojis))

    async def knows(self, emoji: int) -> bool:
        """Return whether an emoji is known."""
        return await self._has(sa.select(emojis.c.name).where(emojis.c.emoji_id == emoji))

    async def add(self, row: EmojiRow) -> None:
        """Write a new emoji."""
        await self._run(sa.insert(emojis).values(**asdict(row)))

    async def replaced(self, name: str, at: float) -> None:
        """Note that a picture's current emoji is so no longer."""
        current = sa.update(emojis).where(emojis.c.name == name, emojis.c.replaced_at.is_(None))
        await self._run(current.values(replaced_at=at))

    async def drop(self, emoji: int) -> None:
        """Delete one that is gone at Discord."""
        await self._run(sa.delete(emojis).where(emojis.c.emoji_id == emoji))

    async def shown_before(self, at: float) -> bool:
        """Return whether an open table has a message that was posted before a time."""
        found = sa.select(posts.c.table_id).join(tables, tables.c.id == posts.c.table_id)
        found = found.where(tables.c.status != CLOSED, posts.c.message_id.is_not(None), posts.c.posted_at < at)
        return await self._has(found)
