"""The processes of one bot on PostgreSQL, in SQL: who runs, who holds which share of the servers, whose turn it is.

Times are the database's own: the machines' clocks may differ. Silence is counted in seconds since a process last beat.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields

import sqlalchemy as sa

from bot.store.fleet_schema import ALONE, CLOCK, identifies, processes, shares
from bot.store.fleet_schema import DRAINING as DRAINING
from bot.store.fleet_schema import FENCED as FENCED
from bot.store.fleet_schema import RUNNING as RUNNING
from bot.store.operation.upgrading import usable_schema
from bot.store.repository import CHOSEN, Repository
from bot.store.schema import CLOSED, application, outbox, tables


@dataclass(frozen=True, slots=True)
class Process:
    """A process that has registered."""

    number: int
    """Its fencing number: a process that comes later has a higher one."""
    place: str
    """The machine and the process there, for people."""
    version: str
    shards: int
    shares: int
    state: str
    """`running`, `draining` or `fenced`."""
    silent: float
    """Seconds since its last beat, by the database's clock, which may have been set."""
    beat_at: float = 0.0
    """When it last beat, by the same clock."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the servers, and who holds it."""

    number: int
    holder: int | None
    heir: int | None = None
    """The process that is to hold it next."""
    heir_ready: bool = False
    """Whether the heir waits for nothing but the holder."""


@dataclass(frozen=True, slots=True)
class Fleet:
    """All processes and all shares, each in the order of their numbers."""

    processes: tuple[Process, ...]
    shares: tuple[Share, ...]

    @property
    def fenced(self) -> tuple[int, ...]:
        """The fenced processes, whose last writes may still arrive."""
        return tuple(each.number for each in self.processes if each.state == FENCED)


@dataclass(frozen=True, slots=True)
class Standing:
    """What tells whether tables, announcements or choices have changed since the last look."""

    open: Mapping[int, tuple[int, int]]
    """The server and the number of the last journal row of each open table."""
    untold: Mapping[int, int]
    """The servers of closed tables with announcements that are not posted."""
    chosen: str | None
    """The mark of the last choice of a member or an admin; None before the first."""


_OPEN = sa.select(tables.c.id, tables.c.guild_id, tables.c.seq).where(tables.c.status != CLOSED)
_UNTOLD = (
    sa.select(tables.c.id, tables.c.guild_id)
    .join(outbox, outbox.c.table_id == tables.c.id)
    .where(tables.c.status == CLOSED, outbox.c.skipped_at.is_(None))
    .distinct()
)
_CHOSEN = sa.select(application.c.value).where(application.c.name == CHOSEN)

_ALONE_ELSEWHERE = sa.text(
    f"SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = '{ALONE}' ORDER BY pid"
)


class FleetRepository(Repository):
    """Processes, and the shares that they hold; see `Database.conferring`."""

    async def look(self) -> Fleet:
        """Return all processes and all shares."""
        silent = (CLOCK - processes.c.beat_at).label("silent")
        columns = [silent if each.name == "silent" else processes.c[each.name] for each in fields(Process)]
        there = await self._all(Process, sa.select(*columns).order_by(processes.c.number))
        columns = [shares.c[each.name] for each in fields(Share)]
        return Fleet(tuple(there), tuple(await self._all(Share, sa.select(*columns).order_by(shares.c.number))))

    async def alone_elsewhere(self) -> list[int]:
        """Return the server's sessions of processes that run the complete bot by themselves, and so do not register."""
        return await self._column(_ALONE_ELSEWHERE)

    async def standing(self) -> Standing:
        """Return how far tables, announcements and choices are."""
        going = {table: (guild, seq) for table, guild, seq in await self._connection.execute(_OPEN)}
        return Standing(going, await self._pairs(_UNTOLD), await self._value(str, _CHOSEN))

    # --- processes ----------------------------------------------------------------------------------------

    async def register(self, place: str, version: str, *, shards: int, shares: int) -> int:
        """Add a process that runs, and return its number.

        Raises:
            DatabaseUnusable: a newer version has migrated the database, and this one may not use it.
        """
        await self._connection.run_sync(usable_schema)
        row = {"place": place, "version": version, "shards": shards, "shares": shares}
        return await self._add(processes, {**row, "state": RUNNING, "beat_at": CLOCK})

    async def beat(self, number: int) -> bool:
        """Note that a process lives. Return whether it still takes part: False says that it is fenced."""
        beat = sa.update(processes).where(processes.c.number == number, processes.c.state != FENCED)
        return await self._run(beat.values(beat_at=CLOCK)) == 1

    async def drain(self, number: int) -> None:
        """Note that a process hands over, and will end."""
        running = sa.update(processes).where(processes.c.number == number, processes.c.state == RUNNING)
        await self._run(running.values(state=DRAINING))

    async def fence(self, numbers: Collection[int], silent: float) -> None:
        """Fence those of these processes that are silent for some seconds. They hold their shares until `remove`.

        If the clock was set back, those whose last beat is as many seconds in the future are fenced, too.
        """
        lost = sa.update(processes).where(
            processes.c.number.in_(numbers),
            processes.c.state != FENCED,
            sa.or_(processes.c.beat_at <= CLOCK - silent, processes.c.beat_at > CLOCK + silent),
        )
        await self._run(lost.values(state=FENCED))

    async def remove(self, number: int) -> None:
        """Remove a process that can write nothing more; its shares become free."""
        await self._run(sa.update(shares).where(shares.c.holder == number).values(holder=None))
        await self._run(sa.update(shares).where(shares.c.heir == number).values(heir=None, heir_ready=False))
        await self._run(sa.delete(processes).where(processes.c.number == number))

    # --- shares -------------------------------------------------------------------------------------------

    async def divide(self, count: int) -> None:
        """Create this many shares, all of them free."""
        await self._run(sa.delete(shares))
        for number in range(count):
            await self._run(sa.insert(shares).values(number=number, heir_ready=False))

    async def claim(self, numbers: Collection[int], holder: int) -> None:
        """Give free shares to a process."""
        await self._pass_on(sa.and_(shares.c.number.in_(numbers), shares.c.holder.is_(None)), holder)

    async def name_heirs(self, holder: int, heirs: Mapping[int, int | None]) -> None:
        """Name the heirs of a process's shares, by share; None for nobody."""
        for number, heir in heirs.items():
            mine = sa.update(shares).where(shares.c.number == number, shares.c.holder == holder)
            await self._run(mine.values(heir=heir, heir_ready=False))

    async def note_ready(self, number: int, heir: int) -> None:
        """Note that the heir of a share waits for nothing but its holder."""
        inherited = sa.update(shares).where(shares.c.number == number, shares.c.heir == heir)
        await self._run(inherited.values(heir_ready=True))

    async def pass_on(self, number: int, holder: int) -> bool:
        """Give a share to its heir, if that is ready and takes part. Return whether it was."""
        heirs = sa.select(processes.c.number).where(processes.c.state == RUNNING)
        ready = (shares.c.number == number, shares.c.holder == holder, shares.c.heir_ready, shares.c.heir.in_(heirs))
        return await self._pass_on(sa.and_(*ready), shares.c.heir) == 1

    async def _pass_on(self, which: sa.ColumnElement[bool], holder: int | sa.ColumnElement[int]) -> int:
        return await self._run(sa.update(shares).where(which).values(holder=holder, heir=None, heir_ready=False))

    # --- identifies ---------------------------------------------------------------------------------------

    async def take_turn(self, bucket: int, apart: float) -> float:
        """Take the turn of a bucket if it is free: the next is `apart` seconds later.

        Returns:
            0 if it was taken; otherwise the seconds after which it may be free.
        """
        await self._upsert(identifies, {"bucket": bucket}, {})
        this = identifies.c.bucket == bucket
        # Somebody has set the clock back if the next turn is further ahead than turns are apart.
        free = sa.or_(identifies.c.next_at <= CLOCK, identifies.c.next_at > CLOCK + apart)
        turn = sa.update(identifies).where(this, free)
        if await self._run(turn.values(next_at=CLOCK + apart)):
            return 0.0
        left = await self._value(float, sa.select(identifies.c.next_at - CLOCK).where(this))
        return min(max(left or 0.0, 0.01), apart)
