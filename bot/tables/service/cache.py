"""The tables in memory: a cache of the database, to which other processes may write.

It has all open tables of the servers that this process keeps (see `ownership`), from when it begins to keep a server's
tables until they are closed or kept elsewhere. Other tables are read for one request.
"""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.store.database import Database
from bot.store.operation.fleet import Standing
from bot.tables.model.table import Table
from bot.tables.service.live import Audience, Live
from bot.tables.service.mending import Mending
from bot.tables.service.ownership import Ownership, Servers, asking, everywhere, visited, visiting
from bot.tables.service.stored import load
from bot.tables.service.timekeeper import APART, SHOWN_APART, Timekeeper
from bot.tables.time.clock import as_stored, resumed
from bot.tables.time.paces import Paces

log = logging.getLogger(__name__)

SHOWN_AT_ONCE = 20
"""How many tables are shown at once when the bot is back. The others follow one after the other."""
READ_AT_ONCE = 20
"""How many tables are read together when the bot is back. Clicks are answered in between."""


@dataclass(eq=False)
class TableCache:
    """Keeps the open tables of this process's servers, and reads all others."""

    _database: Database
    _mending: Mending
    """Reads tables when the bot is back, damaged ones too."""
    _clock: SteadyClock
    _paces: Paces
    _ownership: Ownership
    _live: dict[int, Live]
    """The kept tables, by id; only this class changes it."""
    _time: Timekeeper
    _audience: Audience | None = None
    _untold: set[int] = field(default_factory=set)
    """Closed tables with waiting announcements: these are being posted, or Discord refuses them."""

    # --- which tables are kept --------------------------------------------------------------------------------

    async def resume(self, audience: Audience, servers: Servers = everywhere) -> None:
        """Continue the open tables of servers, and tell `audience` of all changes from now on.

        It also learns of closed tables whose end was not shown to everybody before the process ended. Nothing changes
        for servers whose tables are already running.

        Raises:
            StoreFails: they cannot be read now. This may be tried again.
        """
        self._audience = audience
        self._time.begin(audience)
        async with self._database.reading() as work:
            to_go_on = await work.tables.open_guilds()
        numbers = [each for each, guild in to_go_on.items() if servers(guild) and self._ownership.owns(guild)]
        overdue = 0
        shown: list[int] = []
        for at in range(0, len(numbers), READ_AT_ONCE):
            for stored in await self._mending.read(numbers[at : at + READ_AT_ONCE]):
                live = self._live.get(stored.table.id) or self._remember(stored)
                now = self._clock()
                if live.clock.wait is not None and live.clock.until <= now:
                    live.clock = replace(live.clock, until=now + overdue * APART)
                    overdue += 1
                self._time.watch(live)
                shown.append(stored.table.id)
        async with self._database.reading() as work:
            untold = {each.table: each.guild for each in await work.outbox.tables()}
            to_show = {**untold, **await work.posts.closed_tables()}
        here = {each for each, guild in to_show.items() if servers(guild) and self._ownership.owns(guild)}
        ended = sorted(here.difference(shown))
        for turn, number in enumerate([*shown, *ended], 1 - SHOWN_AT_ONCE):
            if turn <= 0:
                audience.changed(number)
            else:
                self._time.show_at(number, self._clock() + turn * SHOWN_APART)

    async def let_go(self, servers: Servers) -> None:
        """Stop keeping the tables of servers: stop their deadlines, and wait for what is under way at them.

        After that, all that the next process needs is in the database, as far as it could be written.
        """
        going = [live for live in self._live.values() if servers(live.table.guild)]
        await asyncio.gather(*(self._let_go(live) for live in going))
        if self._audience is not None:
            await self._audience.let_go([live.table.id for live in going], servers)

    async def _let_go(self, live: Live) -> None:
        number = live.table.id
        self._time.drop(number)
        async with live.lock:
            if self._live.get(number) is live:
                del self._live[number]
            self._time.drop(number)

    @property
    def keeps_all(self) -> bool:
        """Whether this process keeps the tables of every server."""
        return self._ownership.owns is everywhere

    def keeps(self, table: int) -> bool:
        """Return whether this process keeps a table: an open one, or any if it keeps all servers."""
        return self.keeps_all or table in self._live

    def kept(self, table: int) -> Live | None:
        """Return a table that is open and kept by this process, None for all others."""
        return self._live.get(table)

    def owns(self, guild: int) -> bool:
        """Return whether a server's tables are this process's now. None is while the database is silent."""
        return self._ownership.owns(guild)

    async def serves(self, table: int) -> bool:
        """Return whether a table, open or closed, is in a server whose tables this process keeps."""
        if self.keeps(table):
            return True
        async with self._database.reading() as work:
            row = await work.tables.get(table)
        return row is not None and self._ownership.owns(row.guild_id)

    def everything(self) -> list[Table]:
        """Return every open table that is kept."""
        return [live.table for live in self._live.values()]

    # --- single tables ----------------------------------------------------------------------------------------

    async def get(self, table: int) -> Live:
        """Return a table, open or closed.

        Raises:
            TableGone: there never was one.
        """
        live = self._live.get(table) or visited(self, table)
        if live is None:
            async with self._database.reading() as work:
                stored = await load(work, table)
            # Another task may have loaded it meanwhile: there is one of each in memory.
            live = self._live.get(table)
            if live is None:
                live = self._remember(stored)
        return live

    async def fresh(self, table: int) -> Live:
        """Return a table, open or closed, as it is stored.

        Raises:
            TableGone: there never was one.
        """
        live = await self.get(table)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> bool:
        """Update a table whose lock is held with the changes of another process; return whether it was behind.

        It may be ahead, if a standby without the last commits has taken over. People may have seen those commits, so
        the table is marked as lost. One whose opening is lost is kept no longer.

        Raises:
            TableGone: its opening is lost.
        """
        async with self._database.reading() as work:
            last = await work.tables.last_row(live.table.id)
            if last == live.seq:
                return False
            if last is None:
                self._live.pop(live.table.id, None)
                self._time.drop(live.table.id)
            elif last < live.seq and await self._database.has_failed_over(work):
                live.lost = True
            stored = await load(work, live.table.id)
        live.clock = as_stored(stored.table, self._paces, stored.clock.later(-self._clock.apart), self._clock())
        live.table, live.seq, live.people = stored.table, stored.seq, stored.people
        live.posts, live.told = None, False  # the other process may have posted there, or have news
        if self._is_kept(live):
            with about(live.table.id):
                log.log(
                    logging.INFO if self.keeps_all else logging.DEBUG,
                    "was changed by another process",
                )
            self.publish(live)
        else:
            visiting(self, live)
        return True

    async def woken(self, table: int, guild: int, member: int | None = None) -> None:
        """Show what another process has done at a table, if this process keeps it.

        `member`: who did it by direct message, which the other process has answered; None if nobody did.
        """
        if not self._ownership.owns(guild):
            return
        live = self._live.get(table)
        if live is None:
            await self.get(table)
            self._tell(table)
            return
        if member is not None and self._audience is not None:
            self._audience.played(table, member)
        async with live.lock:
            if self._live.get(table) is live and not await self.catch_up(live):
                self.show(table, guild)

    def behind(self, standing: Standing) -> list[tuple[int, int]]:
        """Return the tables, with their servers, that others have changed since they were read, for `woken`."""
        found = []
        for table, (guild, seq) in standing.open.items():
            live = self._live.get(table)
            if (live is None or live.seq < seq) and self._ownership.owns(guild):
                found.append((table, guild))
        found += [
            (table, live.table.guild)
            for table, live in self._live.items()
            if table not in standing.open and self._ownership.owns(live.table.guild)
        ]
        untold = {each: guild for each, guild in standing.untold.items() if self._ownership.owns(guild)}
        found += [(each, guild) for each, guild in untold.items() if each not in self._untold]
        self._untold = {*untold}
        return found

    def opened(self, live: Live) -> None:
        """Keep a table that has just opened, if this process keeps its server, and tell everybody concerned.

        Other tasks may have loaded it since it was committed: the one that they loaded is current.
        """
        self.publish(self._live.setdefault(live.table.id, live) if self._ownership.owns(live.table.guild) else live)

    def rests(self, table: int) -> None:
        """Drop the cached views and posts of a shown table with a day a turn: they can be made or read again.

        Thousands of such tables rest for hours, and nobody needs them meanwhile.
        """
        live = self._live.get(table)
        if live is not None and live.table.terms.day_turns:
            live.look, live.posts = None, None

    # --- showing ----------------------------------------------------------------------------------------------

    def show(self, table: int, guild: int) -> None:
        """Show an open table again, because something outside it has changed that it shows.

        If another process keeps it, that one is asked to.
        """
        if not self.keeps(table):
            self._ownership.wake(table, guild, asking())
            return
        if (live := self._live.get(table)) is not None:
            live.look = None
        self._tell(table)

    def _tell(self, table: int) -> None:
        if self._audience is not None:
            self._audience.changed(table)

    def show_anew(self, guild: int | None = None, members: Collection[int] | None = None) -> None:
        """Show open tables that have not changed again, one a little after the other.

        These are the tables of one server or of all, and only those where one of `members` sits, if these are given.
        """
        shown = [live for live in self._live.values() if guild is None or live.table.guild == guild]
        if members is not None:
            shown = [live for live in shown if not {*members}.isdisjoint(live.table.members())]
        for turn, live in enumerate(shown):
            live.look = None
            self._time.show_at(live.table.id, self._clock() + turn * SHOWN_APART)

    def publish(self, live: Live) -> None:
        """Tell everybody concerned that a table has changed."""
        table = live.table
        if not self._is_kept(live):
            visiting(self, live)
            self._ownership.wake(table.id, table.guild, asking())
            return
        self._time.watch(live)
        if table.ending is not None:
            self._live.pop(table.id, None)
        self._tell(table.id)

    def _is_kept(self, live: Live) -> bool:
        """Return whether a table is the one in memory, or would be if it were not closed."""
        closed = live.table.ending is not None
        return self._live.get(live.table.id) is live or (closed and self._ownership.owns(live.table.guild))

    def _remember(self, live: Live) -> Live:
        """Keep a table that was just read, if this process keeps its server, and return it with its present clock."""
        table, owns = live.table, self._ownership.owns(live.table.guild)
        again = resumed if owns else as_stored
        live.clock = again(table, self._paces, live.clock.later(-self._clock.apart), self._clock())
        if owns and table.ending is None:
            self._live[table.id] = live
            if self._audience is not None:
                self._time.watch(live)
        else:
            visiting(self, live)
        return live
