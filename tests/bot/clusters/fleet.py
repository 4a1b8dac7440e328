"""Several processes of one bot, as far as the database knows: services in one process, on a real PostgreSQL."""

import asyncio
from collections.abc import Callable
from time import monotonic

import sqlalchemy as sa

from bot.clusters.membership import Membership
from bot.store.database import Database
from bot.store.fleet_schema import processes, shares
from bot.store.operation.fleet import Fleet

PATIENT = 60.0
"""Seconds after which something does not happen any more, on a slow machine."""


class Clock:
    """Tells seconds that go on as always, and may be put ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return monotonic() + self.ahead


class Recorder:
    """A shareholder that writes down what it does."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name, self._log = name, log
        self.gaining: set[int] = set()
        """What it was to connect at some time, whether that is done or not."""
        self.connected: set[int] = set()
        self.hold_gain = asyncio.Event()
        self.hold_gain.set()
        self.hold_lose = asyncio.Event()
        self.hold_lose.set()
        self.fails: set[str] = set()

    def _note(self, what: str) -> None:
        self._log.append(f"{self.name} {what}")
        if what in self.fails:
            self.fails.discard(what)
            raise RuntimeError(what)

    async def gain(self, shards: frozenset[int]) -> None:
        self.gaining |= shards
        await self.hold_gain.wait()
        self._note(f"gains {sorted(shards)}")
        self.connected |= shards

    async def own(self, share: int) -> None:
        self._note(f"owns {share}")

    async def lose(self, share: int) -> None:
        await self.hold_lose.wait()
        self._note(f"loses {share}")

    async def part(self, shards: frozenset[int]) -> None:
        self._note(f"parts {sorted(shards)}")
        self.connected -= shards

    async def fenced(self) -> None:
        self._note("is fenced")
        self.connected.clear()


class Member:
    """A process."""

    def __init__(self, address: str, name: str, log: list[str]) -> None:
        self.database = Database(address)
        self.clock = Clock()
        self.recorder = Recorder(name, log)
        self.membership = Membership(self.database, self.recorder, place=name, monotonic=self.clock)
        self.recommended = 4
        self.running: asyncio.Task[None] | None = None

    async def start(self, shares: int = 2, shards: int = 4, *, run: bool = True) -> None:
        """Register, and beat by itself."""
        await self.membership.register(shares, shards, self.recommended)
        if run:
            self.running = asyncio.create_task(self.membership.run())

    def owns(self) -> set[int]:
        return {each for each in range(self.membership.division.shares) if self.membership.owns(each)}

    async def beats(self) -> None:
        """Wait until it has beaten by itself once more."""
        beaten = self.membership._beaten
        await until(lambda: self.membership._beaten > beaten)

    async def stop(self) -> None:
        """Do nothing more, without a word to anybody."""
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        await self.membership._holdings.stop()

    async def silence(self, seconds: float = 20.0) -> None:
        """Let nothing have been heard of this process for so long."""
        async with self.database.conferring() as work:
            mine = sa.update(processes).where(processes.c.number == self.membership.number)
            await work.connection.execute(mine.values(beat_at=processes.c.beat_at - seconds))


async def until(happened: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENT):
        while not happened():  # noqa: ASYNC110 - it happens in several services, and in the database
            await asyncio.sleep(0.02)


async def look(database: Database) -> Fleet:
    async with database.conferring() as work:
        return await work.fleet.look()


async def holders(database: Database) -> dict[int, int | None]:
    async with database.reading() as work:
        rows = await work.connection.execute(sa.select(shares.c.number, shares.c.holder).order_by(shares.c.number))
        return {row.number: row.holder for row in rows}


async def there(database: Database) -> list[int]:
    return [each.number for each in (await look(database)).processes]
