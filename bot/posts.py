"""Where the messages of tables are: boards, hands, nudges."""

from __future__ import annotations

from bot.store import tables as store
from bot.store.database import Database
from bot.store.tables import Post

__all__ = ["BOARD", "HAND", "NUDGE", "Post", "Posts"]

BOARD = "board"
HAND = "hand"
NUDGE = "nudge"


class Posts:
    """Remembers messages over restarts. `member` is 0 for public ones."""

    def __init__(self, database: Database) -> None:
        """Make the service."""
        self._database = database

    async def get(self, table: int, kind: str, member: int = 0) -> Post | None:
        """Return where a message is, None where there is none."""
        async with self._database.reading() as connection:
            return await store.get_post(connection, table, kind, member)

    async def keep(self, table: int, kind: str, post: Post, member: int = 0) -> None:
        """Remember where a message is."""
        async with self._database.writing() as connection:
            await store.set_post(connection, table, kind, member, post)

    async def drop(self, table: int, kind: str, member: int = 0) -> None:
        """Forget a message."""
        async with self._database.writing() as connection:
            await store.drop_post(connection, table, kind, member)

    async def all(self, table: int, kind: str) -> dict[int, Post]:
        """Return a table's messages of one kind, by member."""
        async with self._database.reading() as connection:
            return await store.posts_of(connection, table, kind)

    async def forget(self, table: int, kind: str | None = None) -> None:
        """Forget every message of a table, or every one of a kind."""
        async with self._database.writing() as connection:
            await store.drop_posts(connection, table, kind)
