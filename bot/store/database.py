"""The connection to the database: opening it, migrating it, transactions."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import Self

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.refusals import NotRead, NotWritten
from bot.store.backend import Backend, Unit
from bot.store.backends import channel
from bot.store.backends.postgresql import Postgresql
from bot.store.backends.sqlite import Sqlite
from bot.store.faults import Faults
from bot.store.file import DatabaseAway, DatabaseUnusable, NotCopied, NotUpToDate, failing_as, parsed
from bot.store.operation.fleet import FENCED, Fleet, Process
from bot.store.operation.upgrading import MIGRATIONS, SCHEMA, THE_SAME_SCHEMA, OlderProcesses, migrate, recognise
from bot.store.work import Work

__all__ = ["MIGRATIONS", "Database", "DatabaseAway", "DatabaseUnusable", "NotUpToDate"]

log = logging.getLogger(__name__)

TRIES = 10
"""How often to try to open a database to which another process writes: each try waits as long as writing does."""
BACKENDS: Mapping[str, type[Sqlite | Postgresql]] = {"sqlite": Sqlite, "postgresql": Postgresql}
LOST = 8.0
"""A process that is silent for more seconds is lost."""
SURE = 6.0
"""Seconds without a beat of another process that this one must also see by its own clock."""
UNHEARD = LOST / 2
"""After this many seconds without a look, a process counts these from the beginning: perhaps nobody could beat."""
LOOK_AGAIN = 1.0
"""Seconds between two checks whether older processes have ended."""


class Database:
    """One database. Its kind makes no difference to those who use it: see `backend.py`."""

    def __init__(self, database: str, *, read_only: bool = False) -> None:
        """Prepare a database, by its file's path or its address. `read_only`: nothing is created, migrated or written.

        Raises:
            DatabaseUnusable: there is no driver for such an address.
        """
        address = parsed(database)
        kind = BACKENDS.get(address.get_backend_name())
        if kind is None:
            raise DatabaseUnusable(f"{address.get_backend_name()} is none of {', '.join(BACKENDS)}")
        try:
            self._backend: Backend = kind(address, read_only=read_only)
        except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
            raise DatabaseUnusable(str(error)) from error
        self._read_only = read_only
        self._faults = Faults(self._backend)
        self._beats: dict[int, tuple[float, float]] = {}
        """When each process last beat by the database's clock, and since when this one knows that by its own."""
        self._looked = 0.0
        """When this process last looked at them, by its own clock."""
        self._writing = 0
        """How many units of work write, or wait to."""
        self._timeline: str | None = None
        """The database's timeline when it was opened; a fail-over changes it."""
        self.opened_from: str | None = None
        """The schema that it had before it was opened; None if it was empty, or is not open."""

    async def open(self) -> None:
        """Connect, and migrate to the newest schema. A file that has to be migrated is copied first.

        Raises:
            DatabaseAway: its server does not answer now.
            DatabaseUnusable: it cannot be opened or written or copied, is damaged, or is newer than this program; or it
                is only to be read and has another schema.
        """
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.close)  # nobody else closes what cannot be used
            try:
                await asyncio.to_thread(self._backend.first_look)
                await self._prepare()
                async with self._backend.readers.connect() as connection:
                    self._timeline = await self._backend.timeline(connection)
            except NotCopied as error:
                raise DatabaseUnusable(f"it cannot be copied before it is brought up to date ({error})") from error
            except (sqlite3.Error, OSError, DBAPIError) as error:
                kind = DatabaseAway if self._backend.is_away(error) else DatabaseUnusable
                said = str(error.orig if isinstance(error, DBAPIError) else error)
                raise kind(said or type(error).__name__) from error
            stack.pop_all()

    async def _prepare(self) -> None:
        """Recognise or migrate the database. The bot may begin while another one still writes all the time."""
        left, waited_for = TRIES, ""
        while True:
            try:
                async with self._backend.alone() as connection:
                    self.opened_from = await connection.run_sync(self._preparation())
            except DBAPIError as error:
                left -= 1
                if not left or not self._backend.is_busy(error):
                    raise
            except OlderProcesses as running:
                if str(running) != waited_for:
                    log.warning("the database will be upgraded as soon as older processes have ended: %s", running)
                waited_for = str(running)
                with suppress(NotWritten):  # it is logged; then this waits for them
                    await self.without_lost()
                await asyncio.sleep(LOOK_AGAIN)
            else:
                return

    def _preparation(self) -> Callable[[sa.Connection], str | None]:
        return recognise if self._read_only else partial(migrate, self._backend)

    async def check_unused(self) -> None:
        """Check that nobody else has it open, before it is opened here. Nobody has one that does not exist yet.

        Raises:
            InUse: somebody has, such as a running bot.
            DatabaseUnusable: that cannot be checked.
        """
        with failing_as(DatabaseUnusable):
            await self._backend.check_unused()

    async def close(self) -> None:
        """Close every connection, when nobody writes any more."""
        await self._backend.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @asynccontextmanager
    async def writing(self, guild: int | None = None) -> AsyncIterator[Work]:
        """Begin a unit of work that writes: one transaction, committed at the end or rolled back after an error.

        Args:
            guild: the server that its first statement locks, until it ends. No chips can move and no tables open
                without a lock.

        Raises:
            NotWritten: the database cannot be written now. Nothing has changed.
            Unknown: the answer to its commit was lost: nobody knows whether anything has changed.
            GaveWay: another transaction was in the way. Nothing has changed; it may be repeated.
        """
        failures = self._faults.writing_failed
        self._writing += 1
        try:
            with self._faults.to(NotWritten) as commit:
                async with self._backend.transaction(guild) as connection:
                    if self._faults.writing_failed > failures and not self.has_server:
                        raise NotWritten  # an earlier one has waited for the file in vain: that was long enough
                    yield Work(Unit(connection, self._backend, guild))
                    commit.begun = True
        finally:
            self._writing -= 1

    @property
    def is_written(self) -> bool:
        """Whether somebody in this process writes now, or waits to."""
        return self._writing > 0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Work]:
        """Begin a unit of work that only reads. Each statement sees what is committed by then.

        Raises:
            NotRead: the database cannot be read now.
        """
        with self._faults.to(NotRead):
            async with self._backend.readers.connect() as connection:
                yield Work(Unit(connection, self._backend))

    # --- several processes --------------------------------------------------------------------------------

    @asynccontextmanager
    async def conferring(self, *, locked: bool = False) -> AsyncIterator[Work]:
        """Begin a short unit of work about processes and shares, which no game delays.

        `locked`: whether nobody else may change shares, or register, until it ends. Look once more in it.

        Raises:
            NotWritten: the database cannot be written now. Nothing has changed.
            GaveWay: another process was in the way. It may be repeated.
        """
        with self._faults.to(NotWritten):
            async with self._server.conferring() as connection:
                if locked:
                    await connection.execute(self._server.fleet_lock)
                yield Work(Unit(connection, self._backend))

    def write_as(self, number: int | None) -> None:
        """Write as the process with this number from now on, as long as it is not fenced.

        `writing` raises `Fenced` as soon as it is. None: processes that would share the bot see that this one runs
        all of it.
        """
        self._server.fence.put_up(number)

    async def without_lost(self, fleet: Fleet | None = None) -> Fleet:
        """Fence the processes that are silent for too long, and remove fenced ones.

        A share is free as soon as nothing that its holder has begun to write can be committed any more.

        Args:
            fleet: the present processes and shares; None to look, when nobody is about to change them.

        Returns:
            The processes and shares after that.

        Raises:
            NotWritten: the database cannot be written now.
        """
        if fleet is None:
            async with self.conferring(locked=True) as work:
                fleet = await work.fleet.look()
        lost = self._lost(fleet)
        for each in lost:
            log.warning("process %d (%s) was silent for %.1f s: it is fenced", each.number, each.place, each.silent)
        if not lost and not fleet.fenced:
            return fleet
        async with self.conferring() as work:
            await work.fleet.fence([each.number for each in lost], LOST)
            fleet = await work.fleet.look()
        with self._faults.to(NotWritten):
            ended = [each for each in fleet.fenced if await self._server.end_sessions(each)]
        if not ended:
            return fleet
        async with self.conferring(locked=True) as work:
            for number in ended:
                await work.fleet.remove(number)
            return await work.fleet.look()

    def _lost(self, fleet: Fleet) -> list[Process]:
        """Return the processes that are silent for too long.

        The database's clock says for how long. If it was set, everybody may seem silent: so this process must also have
        seen no beat for a while.
        """
        now = monotonic()
        known, self._beats = self._beats if now - self._looked <= UNHEARD else {}, {}
        self._looked = now
        for each in fleet.processes:
            beat_at, since = known.get(each.number, (None, now))
            self._beats[each.number] = each.beat_at, since if beat_at == each.beat_at else now
        silent = [each for each in fleet.processes if each.state != FENCED and abs(each.silent) > LOST]
        return [each for each in silent if now - self._beats[each.number][1] >= SURE]

    @property
    def has_server(self) -> bool:
        """Whether it is a server's, so that several processes may share the bot and send each other texts."""
        return isinstance(self._backend, Postgresql)

    @property
    def _server(self) -> Postgresql:
        assert isinstance(self._backend, Postgresql), "several processes need a server"
        return self._backend

    async def notify(self, texts: Collection[str]) -> None:
        """Send short texts to every process that listens. What was written must be committed before.

        Raises:
            NotRead: the database does not answer. Nobody receives the texts then.
        """
        with self._faults.to(NotRead):
            await channel.notify(self._server.readers, texts)

    @asynccontextmanager
    async def listening(self, heard: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
        """Receive the texts of all processes, this one too, while the body runs; any of them may be lost.

        The event is set when no more can arrive.

        Raises:
            NotRead: nothing can be received now. That counts as no fault: everything else may work.
        """
        try:
            async with channel.listening(self._server.listeners, heard) as lost:
                yield lost
        except (DBAPIError, OSError) as error:
            if self._backend.fault(error) is None:
                raise
            raise NotRead from error

    async def has_failed_over(self, work: Work) -> bool:
        """Return whether a standby has taken over since the database was opened. It may lack the last commits."""
        now = await self._backend.timeline(work.connection)
        return None not in (now, self._timeline) and now != self._timeline

    # --- looking ------------------------------------------------------------------------------------------

    def tell(self, works: Callable[[bool], None]) -> None:
        """Call `works` with False when the database begins to fail, and with True when it works again."""
        self._faults.tell = works

    async def try_out(self) -> None:
        """Read something, and write what is stored already.

        Raises:
            StoreFails: the database still fails.
        """
        async with self.reading() as work:
            await work.connection.execute(SCHEMA)
        async with self.writing() as work:
            await work.connection.execute(THE_SAME_SCHEMA)

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[Work]:
        """Begin a unit of work that sees everything as it was at one moment. For a database that is only read.

        Raises:
            DatabaseUnusable: pages of it cannot be read.
        """
        try:
            async with self._backend.at_one_moment() as connection:
                yield Work(Unit(connection, self._backend))
        except DBAPIError as error:
            raise DatabaseUnusable(str(error.orig)) from error
