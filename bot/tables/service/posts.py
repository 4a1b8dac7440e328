"""Where the messages of tables are: boards, hands, and calls in the channel (nudges) or by direct message."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field

from bot.refusals import NotWritten
from bot.store.database import Database
from bot.store.tables.messages import Post
from bot.tables.service.live import Live, TablePosts

__all__ = ["BOARD", "CALL", "HAND", "NUDGE", "Post", "Posts", "TablePosts"]

BOARD = "board"
HAND = "hand"
NUDGE = "nudge"
CALL = "call"


@dataclass(eq=False)
class Posts:
    """Remembers messages over restarts. `member` is 0 for public ones.

    A failing database loses nothing: `write` writes what is not written yet, so that no message is posted twice because
    its place could not be stored.

    Only this process notes the messages of a table that it keeps, and needs them several times a card: the table's
    `Live` caches them.
    """

    _database: Database
    _kept: Callable[[int], Live | None] = lambda _table: None
    """Returns an open table that this process shows, None for all others."""
    _unwritten: dict[tuple[int, str, int], Post | None] = field(default_factory=dict)
    _noted: int = 0
    """How often a change was noted."""

    @property
    def unwritten(self) -> bool:
        """Whether anything is not yet in the database."""
        return bool(self._unwritten)

    async def write(self) -> None:
        """Write all that is not yet in the database.

        Raises:
            NotWritten: the database still cannot be written.
        """
        async with self._database.writing() as work:
            noted = dict(self._unwritten)  # without what others have written while this waited for its turn
            for (table, kind, member), post in noted.items():
                if post is None:
                    await work.posts.drop(table, kind, member)
                else:
                    await work.posts.put(table, kind, member, post)
        for key, post in noted.items():
            if self._unwritten.get(key) is post:
                self._unwritten.pop(key, None)

    async def let_go(self, tables: Collection[int]) -> None:
        """Write what is known about some tables' messages. What cannot be written now is forgotten.

        Others post there from now on, and writing later would only undo what they have noted.
        """
        if any(key[0] in tables for key in self._unwritten):
            with suppress(NotWritten):
                await self.write()
        self._unwritten = {key: post for key, post in self._unwritten.items() if key[0] not in tables}
        for live in map(self._kept, tables):
            if live is not None:
                live.posts = None

    async def get(self, table: int, kind: str, member: int = 0) -> Post | None:
        """Return where a message is, None if there is none."""
        return (await self.everything(table)).get((kind, member))

    async def keep(self, table: int, kind: str, post: Post | None, member: int = 0) -> None:
        """Remember at once where a message is, None if there is none any more, and write it as soon as possible."""
        self._unwritten[table, kind, member] = post
        self._noted += 1
        live = self._kept(table)
        if live is not None and live.posts is not None:
            places = dict(live.posts)
            _put(places, kind, member, post)
            live.posts = places
        with suppress(NotWritten):
            await self.write()

    async def drop(self, table: int, kind: str, member: int = 0) -> None:
        """Forget a message."""
        await self.keep(table, kind, None, member)

    async def everything(self, table: int) -> TablePosts:
        """Return all messages of a table as they are now, by kind and member. The result never changes."""
        live = self._kept(table)
        if live is not None and live.posts is not None:
            return live.posts
        noted, unwritten = self._noted, dict(self._unwritten)
        async with self._database.reading() as work:
            found = await work.posts.of_table(table)
        for (its, kind, member), post in (unwritten | self._unwritten).items():  # it may be written by now
            if its == table:
                _put(found, kind, member, post)
        if live is not None and self._noted == noted:
            live.posts = found
        return found


def _put(places: dict[tuple[str, int], Post], kind: str, member: int, post: Post | None) -> None:
    """Note a message among others; None: there is none."""
    if post is None:
        places.pop((kind, member), None)
    else:
        places[kind, member] = post
