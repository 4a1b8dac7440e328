"""Servers that the bot has left, in SQL: noting when, and deleting the data of one."""

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.people.people import PeopleRepository
from bot.store.repository import Repository
from bot.store.schema import departures, metadata, people, tables

_KEPT = [each for each in reversed(metadata.sorted_tables) if each not in (people, departures)]
"""Every table, those that refer to others before these. People stay as keys, and departures are deleted last."""
OF_SERVERS = (*(each for each in _KEPT if "guild_id" in each.c), departures)
"""The tables with rows of a server."""
OF_TABLES = tuple(each for each in _KEPT if "table_id" in each.c and each not in OF_SERVERS)
"""The tables with rows of a server's card tables."""


class DepartureRepository(Repository):
    """Which servers the bot is not in, and since when."""

    async def servers(self) -> set[int]:
        """Return every server with any data."""
        kept = sa.union(*(sa.select(each.c.guild_id) for each in OF_SERVERS if each is not departures))
        return set(await self._connection.scalars(kept))

    async def noted(self) -> dict[int, float]:
        """Return the servers that the bot is not in, and since when that is known."""
        return await self._pairs(sa.select(departures.c.guild_id, departures.c.at))

    async def note(self, guild: int, at: float) -> None:
        """Note that the bot is not in a server."""
        await self._upsert(departures, {"guild_id": guild, "at": at}, {})

    async def drop(self, those: Collection[int]) -> None:
        """Forget that the bot was not in some servers."""
        await self._run(sa.delete(departures).where(departures.c.guild_id.in_(those)))

    async def last_closed(self, guild: int) -> float | None:
        """Return when a server's last table closed, infinity while one is open, None if there never was any."""
        still_open = sa.case((tables.c.closed_at.is_(None), 1), else_=0)
        found = await self._connection.execute(
            sa.select(sa.func.max(still_open), sa.func.max(tables.c.closed_at)).where(tables.c.guild_id == guild)
        )
        some_open, at = found.one()
        return float("inf") if some_open else at

    async def delete(self, guild: int) -> None:
        """Delete the data of a server, and of members who are unknown to every other server.

        It must be noted that the bot is not there: without that, the database keeps movements from being deleted. Its
        accounts sum up to nothing, and so do the others without them.
        """
        await PeopleRepository(self._unit).forget_all_of(guild)
        here = sa.select(tables.c.id).where(tables.c.guild_id == guild)
        for each in OF_TABLES:
            await self._run(sa.delete(each).where(each.c.table_id.in_(here)))
        for each in OF_SERVERS:
            await self._run(sa.delete(each).where(each.c.guild_id == guild))
        await self._mark_choice()
