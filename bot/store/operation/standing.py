"""How far everything is that several processes go on with, in SQL: one statement, asked every few seconds."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.metadata import Key, Snowflake
from bot.store.repository import CHOSEN, Repository
from bot.store.schema import CLOSED, application, outbox, tables


@dataclass(frozen=True, slots=True)
class Standing:
    """How far everything is."""

    open: Mapping[int, tuple[int, int]]
    """The server and the number of the last journal row of each table that is not closed."""
    untold: Mapping[int, int]
    """The servers of closed tables with announcements that are not posted."""
    chosen: str | None
    """What marks the last choice of a member or an admin; None before the first."""


_OPEN = sa.select(
    tables.c.id, tables.c.guild_id, tables.c.seq, sa.cast(sa.null(), sa.String(128)).label("chosen")
).where(tables.c.status != CLOSED)
_UNTOLD = (
    sa.select(tables.c.id, tables.c.guild_id, sa.literal(-1), sa.null())
    .join(outbox, outbox.c.table_id == tables.c.id)
    .where(tables.c.status == CLOSED, outbox.c.skipped_at.is_(None))
    .distinct()
)
_CHOSEN = sa.select(
    sa.cast(sa.null(), Key), sa.cast(sa.null(), Snowflake), sa.cast(sa.null(), sa.Integer), application.c.value
).where(application.c.name == CHOSEN)
_STANDING = sa.union_all(_OPEN, _UNTOLD, _CHOSEN)


class StandingRepository(Repository):
    """What processes have to learn of each other."""

    async def read(self) -> Standing:
        """Return how far everything is."""
        going: dict[int, tuple[int, int]] = {}
        untold: dict[int, int] = {}
        chosen = None
        for table, guild, seq, mark in await self._connection.execute(_STANDING):
            if table is None:
                chosen = mark
            elif seq < 0:
                untold[table] = guild
            else:
                going[table] = guild, seq
        return Standing(going, untold, chosen)
