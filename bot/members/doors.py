"""Members whom the bot has written to before: the channels of their direct messages, one per member for all tables."""

from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field

from bot.members.strangers import Strangers
from bot.refusals import NotWritten
from bot.store.database import Database

CACHED = 4096
"""How many members' channels are kept in memory."""


@dataclass(eq=False)
class Doors:
    """Remembers the channels of direct messages across restarts. New ones are opened as `strangers` allows."""

    _database: Database
    strangers: Strangers
    """Says to whom the bot may write for the first time."""
    _known: OrderedDict[int, int] = field(default_factory=OrderedDict)
    _unknown: set[int] = field(default_factory=set)
    """Members who were looked up and have none."""

    async def look_up(self, members: Collection[int]) -> None:
        """Learn the channels of several members at once, so that `get` needs no database for them."""
        wanted = [each for each in members if each not in self._known and each not in self._unknown]
        if not wanted:
            return
        async with self._database.reading() as work:
            found = await work.everywhere.doors(wanted)
        for member, channel in found.items():
            self._cache(member, channel)
        if len(self._unknown) > CACHED:
            self._unknown.clear()
        self._unknown.update(set(wanted) - found.keys())

    def is_stranger(self, member: int) -> bool:
        """Return whether a member was looked up and was never written to."""
        return member in self._unknown

    async def get(self, member: int) -> int | None:
        """Return the channel of a member whom the bot has written to, None if it never has."""
        await self.look_up([member])
        return self._known.get(member)

    async def keep(self, member: int, channel: int) -> None:
        """Remember the channel of a member, only in memory while the database fails."""
        if self._known.get(member) == channel:
            return
        self._cache(member, channel)
        with suppress(NotWritten):
            async with self._database.writing() as work:
                await work.everywhere.put_door(member, channel)

    async def drop(self, member: int) -> None:
        """Forget the channel of a member, which is gone."""
        self._known.pop(member, None)
        with suppress(NotWritten):
            async with self._database.writing() as work:
                await work.everywhere.drop_door(member)

    async def forget(self) -> None:
        """Forget every channel: Discord is not the same as before, as in each demo."""
        self._known.clear()
        self._unknown.clear()
        async with self._database.writing() as work:
            await work.everywhere.drop_doors()

    def _cache(self, member: int, channel: int) -> None:
        self._known[member] = channel
        self._unknown.discard(member)
        while len(self._known) > CACHED:
            self._known.popitem(last=False)
