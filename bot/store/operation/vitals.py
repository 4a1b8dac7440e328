"""Figures about the complete database, in SQL, for hosts and monitors."""

from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.operation.upgrading import SCHEMA
from bot.store.repository import Repository
from bot.store.schema import CLOSED, guilds, tables, transfers


@dataclass(frozen=True, slots=True)
class Engine:
    """A database's software, schema and size."""

    name: str
    version: str
    schema: str
    """The number of the newest migration, like `0018`."""
    size: int
    """In bytes."""


@dataclass(frozen=True, slots=True)
class Allowances:
    """What a server's hosts allow this program, and what it needs."""

    version: int
    """The server's major version, like 18."""
    encoding: str
    """The encoding of its texts; every language needs `UTF8`."""
    role: str
    """The role that this program connects as."""
    makes_tables: bool
    """Whether it may create tables, as each newer version may have to."""
    connections: int
    """The most connections for all processes of this program together."""
    a_process: int
    """How many of them each process needs at most."""


class VitalsRepository(Repository):
    """Reads the database's figures."""

    async def engine(self) -> Engine:
        """Return the database's software, schema and size."""
        (name, version, size), *_ = await self._tuples(self._unit.backend.figures)
        return Engine(name, version, str(await self._connection.scalar(SCHEMA)), size)

    async def allowances(self) -> Allowances | None:
        """Return what the database's server allows, None without a server. It needs no tables."""
        asked = self._unit.backend.allowances
        return None if asked is None else await self._one(Allowances, asked)

    async def places(self, guild: int) -> tuple[list[int], list[int], int | None]:
        """Return the channels of a server where the bot must be able to write.

        Returns:
            Where admins allow tables, none for everywhere; where tables are open; and where the bot announces the end
            of a month, if anywhere.
        """
        used = sa.select(tables.c.channel_id).where(tables.c.guild_id == guild, tables.c.status != CLOSED)
        chosen = sa.select(guilds.c.channels, guilds.c.season_channel).where(guilds.c.guild_id == guild)
        allowed, season = (await self._connection.execute(chosen)).one_or_none() or ((), None)
        return sorted(allowed), sorted({*await self._connection.scalars(used)}), season

    async def movements(self) -> int:
        """Return the number of the newest movement of chips in all servers, 0 if there is none."""
        return await self._value(int, sa.select(sa.func.max(transfers.c.id))) or 0
