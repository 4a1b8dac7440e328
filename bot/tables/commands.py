"""The service behind every table, as cogs and tests have it: what can be asked of one, and what may be seen of it.

Requests are sorted by subject into `lobby_commands` and `match_commands`, what may be seen is in `queries`. Every
change goes through `writer`, which is the only writer. Who may ask for what is said in `permissions`.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Collection, Hashable
from random import Random

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.members.preferences import Preferences
from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.store.database import Database
from bot.store.standing import Standing
from bot.tables.actions import Leave, SetFollow, TableAction, WindUp
from bot.tables.clock import Paces
from bot.tables.deals import Entropy
from bot.tables.ending import goes_with
from bot.tables.holding import CONNECTION
from bot.tables.live import Audience, Live, Think, nobody_thinks
from bot.tables.lobby_commands import LobbyCommands
from bot.tables.match_commands import MatchCommands
from bot.tables.ownership import ALONE, Ownership, Servers, everywhere
from bot.tables.permissions import Request
from bot.tables.table import Status, Table
from bot.tables.writer import Writer

log = logging.getLogger(__name__)

POSTING = 30.0
"""Seconds for which no other process posts what one of them is about to."""


class Tables(LobbyCommands, MatchCommands):
    """Opens tables, takes requests for them, and lets time pass on them.

    Another process may serve the same database: every request is decided on what is stored.
    """

    def __init__(
        self,
        database: Database,
        wallets: Wallets,
        clock: SteadyClock,
        paces: Paces,
        random: Random,
        think: Think = nobody_thinks,
        entropy: Entropy = secrets.token_bytes,
        ownership: Ownership = ALONE,
    ) -> None:
        """Make the service. Computer players draw from `random`, and the secrets of deals come from `entropy`.

        `ownership`: which servers' tables are kept here, where several processes serve the database.
        """
        writer = Writer(database, wallets, clock, paces, random, think, entropy, ownership)
        super().__init__(database, wallets, clock, writer)

    async def resume(self, audience: Audience, servers: Servers = everywhere) -> None:
        """Go on with the open tables of servers that are kept here, and tell `audience` of all changes from now on.

        `servers`: says of a server whether it is meant. Saying it again for one whose tables go on changes nothing.

        Raises:
            StoreFails: the database does not tell of them now. This may be tried again.
        """
        await self._writer.resume(audience, servers)

    async def let_go(self, servers: Servers) -> None:
        """Keep the tables of servers no more, so that another process can go on with them.

        `servers`: says of a server whether it is meant; `Ownership.owns` has to deny it already. What is under way at
        the tables comes to its end before this returns, and is in the database.
        """
        await self._writer.let_go(servers)

    async def woken(self, table: int, guild: int, member: int | None = None) -> None:
        """Show what another process has done at a table, if it is kept here; see `Keeping.woken`."""
        await self._writer.woken(table, guild, member)

    def behind(self, standing: Standing) -> list[tuple[int, int]]:
        """Return the tables, with their servers, of which more is stored than is known here; see `Keeping.behind`."""
        return self._writer.behind(standing)

    def keeps(self, table: int) -> bool:
        """Return whether an open table is kept here; also for closed ones where one process keeps everything."""
        return self._writer.keeps(table)

    def has_open(self, table: int) -> bool:
        """Return whether a table is open and kept here."""
        return self._writer.has_open(table)

    async def serves(self, table: int) -> bool:
        """Return whether a table, open or closed, is one of a server whose tables are kept here."""
        return await self._writer.serves(table)

    async def stop(self) -> None:
        """Let no deadline act any more, and wait for what is under way."""
        await self._writer.time.stop()

    def overdue(self) -> int:
        """Return at how many tables time should have acted by now, and has not."""
        return self._writer.time.overdue()

    def statuses(self) -> dict[str, int]:
        """Return how many tables are open, by what they are doing."""
        counted = Counter(str(table.status) for table in self._writer.everything())
        return {str(status): counted[str(status)] for status in Status if status is not Status.CLOSED}

    def hold(self, why: Hashable = CONNECTION, guilds: Collection[int] | None = None) -> None:
        """Let no deadline act for members who cannot be heard, in the servers that are named or in all.

        Computer players go on. `why` names the reason, which `release` ends.
        """
        self._writer.time.hold(why, guilds)

    def release(self, why: Hashable = CONNECTION) -> None:
        """End a reason; in servers where none is left, members who are waited for have at least a moment."""
        self._writer.time.release(why)

    def seen(self, table: int) -> None:
        """Note that the people who watch a table have seen the present: computer players may go on."""
        self._writer.time.seen(table)

    async def leave(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a member get up: at once where nothing has begun, else when that has come to its end."""
        await self._request(Request.LEAVE, table, actor, lambda _: Leave(actor.member), interaction)

    async def stop_table(self, table: int, actor: Actor, interaction: int) -> None:
        """Stop a table, which for those who sit there is to leave it.

        For a moderator who does not sit there it closes: at once where nothing has begun, else when stand-ins have
        played that to its end.
        """

        def stopping(now: Table) -> TableAction:
            if now.seat_of(actor.member) is not None:
                return Leave(actor.member)
            with about(table):
                log.info("a moderator, member %d, stops it", actor.member)
            return WindUp("stopped", actor.name)

        await self._request(Request.STOP, table, actor, stopping, interaction)

    async def channel_gone(self, table: int) -> None:
        """Close a table whose channel is no more, when stand-ins have played to its end what has begun."""
        gone = WindUp("channel_gone", "")

        async def close(live: Live) -> None:
            now = live.table
            if now.status is not Status.CLOSED and (now.winding_up is None or goes_with(now.winding_up, gone)):
                await self._writer.perform(live, gone, None)

        await self._ask(table, close)

    async def preferred(self, member: int, setting: str, now: Preferences) -> None:
        """Let what a member has just chosen for a setting take effect at the open tables where they sit.

        In a lobby, *Follow for me* is set as the match is to begin for them; a match that is played goes on as it is.
        """
        for table in self._writer.everything():
            if table.seat_of(member) is None:
                continue
            if table.status is Status.LOBBY and setting == "follow":
                await self._follow_from_the_start(table.id, member, now.follow)
            self._writer.show(table.id)
        for number, guild in (await self._elsewhere(member)).items():
            if setting == "follow":
                await self._follow_from_the_start(number, member, now.follow)
            self._writer.wake(number, guild)

    async def _elsewhere(self, member: int) -> dict[int, int]:
        """Return the open tables that other processes keep and a member has been at, with their servers."""
        if self._writer.keeps_all:
            return {}
        async with self._database.reading() as work:
            found = await work.visits.open_tables(member)
        return {table: guild for table, guild in found.items() if not self._writer.keeps(table)}

    async def _follow_from_the_start(self, table: int, member: int, follow: bool) -> None:
        async def set_follow(live: Live) -> None:
            at = live.table.seat_of(member)
            if live.table.status is Status.LOBBY and at is not None and live.table.seats[at].follow != follow:
                await self._writer.perform(live, SetFollow(member, follow), None)

        await self._ask(table, set_follow)

    def show_where(self, members: Collection[int]) -> None:
        """Have the tables shown where one of some members sits, as `show_anew` does."""
        self._writer.show_anew(members=members)

    def show_anew(self, guild: int | None = None) -> None:
        """Have the open tables of a server, or of all, shown as they are: something else than tables has changed."""
        self._writer.show_anew(guild)

    async def may_post(self, table: int, announcement: int) -> bool:
        """Return whether an announcement may be posted from here, the first that waits at a table.

        Of several processes one may, for some seconds, with all that waits there then. A process alone always may.
        """
        process = self._database.process
        if process is None:
            return True
        async with self._database.writing() as work:
            return announcement in await work.outbox.claim(table, process, POSTING)

    async def announced(self, numbers: list[int]) -> None:
        """Note that announcements were posted."""
        async with self._database.writing() as work:
            await work.outbox.drop(numbers)
        self._writer.time.told()

    async def skipped(self, numbers: list[int]) -> None:
        """Note that announcements are given up, because Discord refuses them in every form."""
        async with self._database.writing() as work:
            await work.outbox.skip(numbers, self._clock.shown(self._clock()))
        self._writer.time.told()
