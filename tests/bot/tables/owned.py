"""Two processes that share the servers of one database between them, as clusters do: what tests of that play in."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.cli.audit import audit
from bot.tables.service.ownership import Ownership
from bot.tables.time.paces import Paces
from tests.bot.clock import HandClock
from tests.bot.club import AuditedDatabase, Club


class Half(Club):
    """One of the processes: it keeps the servers that it is given."""

    def __init__(self, address: str, clock: HandClock, *guilds: int) -> None:
        self.own = {*guilds}
        self.woke: list[tuple[int, int, int | None]] = []
        self.wakes: Callable[[int, int, int | None], object] = lambda *wake: self.woke.append(wake)
        ownership = Ownership(lambda guild: guild in self.own, lambda *wake: self.wakes(*wake) and None)
        super().__init__(AuditedDatabase(address), clock, Paces(), ownership)

    async def take_over(self, *guilds: int) -> None:
        """Keep the tables of servers from now on."""
        self.own |= {*guilds}
        await self.tables.cache.resume(self.audience, lambda guild: guild in guilds)

    async def let_go(self, *guilds: int) -> None:
        """Keep the tables of servers no more."""
        self.own -= {*guilds}
        await self.tables.cache.let_go(lambda guild: guild in guilds)

    async def hear(self, other: "Half") -> None:
        """Learn by what the other process has been meant to wake its keeper."""
        woke, other.woke = other.woke, []
        for each in woke:
            await self.tables.cache.woken(*each)

    def kept(self) -> list[int]:
        """Return the tables in memory."""
        return sorted(each.id for each in self.tables.cache.everything())


@asynccontextmanager
async def halves(address: str, clock: HandClock, one: int, other: int) -> AsyncIterator[tuple[Half, Half]]:
    """Run two processes, each with a server. At the end the books must be right."""
    both = Half(address, clock, one), Half(address, clock, other)
    both[1].click = both[0].click  # type: ignore[method-assign]
    for each in both:
        await each.tables.cache.resume(each.audience)
    try:
        yield both
    finally:
        for each in both:
            await each.tables.time.stop()
        async with both[0].database.reading() as work:
            found = await audit(work)
        for each in both:
            await each.database.close()
        assert [each.database.wrong for each in both] == [[], []]
        assert found.wrong == ()
