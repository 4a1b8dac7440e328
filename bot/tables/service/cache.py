"""The tables in memory: a cache of the database, which another process may be ahead of.

All open tables of the servers that this process keeps are here (see `ownership`). They come when a server's tables
begin to be kept, and leave when they are closed or kept elsewhere. What is read of any other table is for the request.
"""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.refusals import TableGone
from bot.store.database import Database
from bot.store.operation.fleet import Standing
from bot.tables.model.table import Table
from bot.tables.service.live import Audience, Live
from bot.tables.service.mending import Mending
from bot.tables.service.ownership import Ownership, Servers, asking, everywhere, visited, visiting
from bot.tables.service.stored import Stored, load
from bot.tables.service.timekeeper import APART, SHOWN_APART, Timekeeper
from bot.tables.time.clock import TableClock, resumed
from bot.tables.time.paces import Paces

log = logging.getLogger(__name__)

SHOWN_AT_ONCE = 20
"""The number of tables that are shown at once when the bot is back. The others follow one after the other."""
READ_AT_ONCE = 20
"""The number of tables that are read together when the bot is back. Clicks are answered in between."""


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
    """The tables that are kept, by id; nothing else changes it."""
    _time: Timekeeper
    _audience: Audience | None = None
    _untold: set[int] = field(default_factory=set)
    """Closed tables that are known to have announcements: these come, or wait because Discord refuses them."""
    shown_anew: int = 0
    """How often tables were to be shown again because something else has changed that they show."""

    # --- which tables are kept --------------------------------------------------------------------------------

    async def resume(self, audience: Audience, servers: Servers = everywhere) -> None:
        """Continue the open tables of servers, and tell `audience` of all that changes from now on.

        It is also told of closed tables whose end was not shown to everybody before the process ended. For servers
        whose tables run already this changes nothing.

        Raises:
            StoreFails: the database does not tell of them now. This may be tried again.
        """
        self._audience = audience
        self._time.begin(audience)
        async with self._database.reading() as work:
            to_go_on = await work.tables.open_guilds()
            to_show = {**await work.outbox.tables(), **await work.posts.closed_tables()}
        numbers = [each for each, guild in to_go_on.items() if servers(guild) and self._ownership.owns(guild)]
        overdue = 0
        shown: list[int] = []
        hopeless: list[int] = []
        for at in range(0, len(numbers), READ_AT_ONCE):
            sound, lost = await self._mending.read(numbers[at : at + READ_AT_ONCE])
            hopeless += lost
            for stored in sound:
                live = self._live.get(stored.table.id) or self._remember(stored)
                now = self._clock()
                if live.clock.until is not None and live.clock.until <= now:
                    live.clock = replace(live.clock, until=now + overdue * APART)
                    overdue += 1
                self._time.watch(live)
                shown.append(stored.table.id)
        for number in hopeless:
            await self._mending.send_home(number)
        here = [each for each, guild in to_show.items() if servers(guild) and self._ownership.owns(guild)]
        ended = sorted({*here, *hopeless} - {*shown})
        for turn, number in enumerate([*shown, *ended], 1 - SHOWN_AT_ONCE):
            if turn <= 0:
                audience.changed(number)
            else:
                self._time.show_at(number, self._clock() + turn * SHOWN_APART)

    async def let_go(self, servers: Servers) -> None:
        """Keep the tables of servers no more: stop their deadlines, and wait for what is under way at them.

        When this is over, all that the next process needs is in the database, as far as that can be written.
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
        """Return whether an open table is kept here. Where one process keeps all, so it does those that are closed."""
        return self.keeps_all or table in self._live

    def kept(self, table: int) -> Live | None:
        """Return a table that is open and kept here, None for all others."""
        return self._live.get(table)

    async def serves(self, table: int) -> bool:
        """Return whether a table, open or closed, is one of a server whose tables are kept here."""
        if self.keeps(table):
            return True
        async with self._database.reading() as work:
            guild = (await work.tables.servers_of([table])).get(table)
        return guild is not None and self._ownership.owns(guild)

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
            if stored is None:
                raise TableGone
            # Somebody may have loaded it meanwhile: there is one of each in memory.
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
        """Bring a table whose lock is held to what another process has made of it; return whether it was behind.

        It may be ahead: a standby has taken over that lacks what was committed. People may know it: then it is lost.
        """
        async with self._database.reading() as work:
            last = await work.tables.last_row(live.table.id)
            if last == live.seq:
                return False
            if last is not None and last < live.seq and await self._database.has_failed_over(work):
                live.lost = True
            stored = await load(work, live.table.id)
        if stored is None:
            raise TableGone
        live.clock = self._as_stored(stored, live.clock)
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
        """Show what another process has done at a table, if it is kept here.

        `member`: who did so by direct message, where the other process has answered; None where nobody did.
        """
        if not self._ownership.owns(guild):
            return
        live = self._live.get(table)
        if live is None:
            await self.get(table)
            self.show(table)
            return
        if member is not None and self._audience is not None:
            self._audience.played(table, member)
        async with live.lock:
            if self._live.get(table) is live and not await self.catch_up(live):
                self.show(table)

    def behind(self, standing: Standing) -> list[tuple[int, int]]:
        """Return the tables that have changed in the database since they were read, with their servers, for `woken`."""
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

    def wake(self, table: int, guild: int) -> None:
        """Have another process show a table that it keeps."""
        self._ownership.wake(table, guild, asking())

    def opened(self, live: Live) -> None:
        """Keep a table that has just opened, if its server is this process's, and tell everybody concerned of it.

        Others may have found it since it was committed: what they keep in memory is its present.
        """
        self.publish(self._live.setdefault(live.table.id, live) if self._ownership.owns(live.table.guild) else live)

    def rests(self, table: int) -> None:
        """Forget what can be made or read once more of a table that is shown, where a turn takes a day.

        Thousands of such tables rest for hours, and nobody asks for them meanwhile.
        """
        live = self._live.get(table)
        if live is not None and live.table.terms.day_turns:
            live.look, live.posts = None, None

    # --- showing ----------------------------------------------------------------------------------------------

    def show(self, table: int) -> None:
        """Tell the audience to show a table that has not changed to everybody who sees it."""
        self.shown_anew += 1
        self._tell(table)

    def _tell(self, table: int) -> None:
        if self._audience is not None:
            self._audience.changed(table)

    def show_anew(self, guild: int | None = None, members: Collection[int] | None = None) -> None:
        """Have open tables shown that have not changed, one a little after the other.

        They are those of a server or of all, and where one of some members sits, if these are given.
        """
        self.shown_anew += 1
        shown = [each for each in self.everything() if guild is None or each.guild == guild]
        if members is not None:
            shown = [each for each in shown if not {*members}.isdisjoint(each.members())]
        for turn, table in enumerate(shown):
            self._time.show_at(table.id, self._clock() + turn * SHOWN_APART)

    def publish(self, live: Live) -> None:
        """Tell everybody concerned of a table that has changed."""
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
        """Return whether a table is the one that is kept in memory here, or would be if it were not closed."""
        closed = live.table.ending is not None
        return self._live.get(live.table.id) is live or (closed and self._ownership.owns(live.table.guild))

    def _remember(self, stored: Stored) -> Live:
        table, owns = stored.table, self._ownership.owns(stored.table.guild)
        live = Live(table, stored.seq, stored.people)
        if owns:
            times = stored.times.later(-self._clock.apart)
            live.clock = resumed(table, self._paces, times, self._clock())
        else:
            live.clock = self._as_stored(stored, live.clock)
        if owns and table.ending is None:
            self._live[table.id] = live
            if self._audience is not None:
                self._time.watch(live)
        else:
            visiting(self, live)
        return live

    def _as_stored(self, stored: Stored, clock: TableClock) -> TableClock:
        """Return the clock of a table that another process keeps, or has changed."""
        times = stored.times.later(-self._clock.apart)
        return clock.as_stored(stored.table, self._paces, times, self._clock())
