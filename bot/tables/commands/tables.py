"""The tables of this process for cogs and tests: the assembled parts, and what concerns several of them.

Every change goes through `writer`, which is the only writer. `permissions` says who may request what.
"""

import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.members.preferences import Preferences
from bot.ops.steady import SteadyClock
from bot.refusals import PlayedOut, TableGone
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.commands.lobby import LobbyCommands
from bot.tables.commands.match import MatchCommands
from bot.tables.commands.queries import Queries
from bot.tables.model.actions import Close, Leave, SetFollow, TableAction
from bot.tables.model.deals import Entropy
from bot.tables.model.table import Lobby, Status
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Live, Think, nobody_thinks
from bot.tables.service.mending import Mending
from bot.tables.service.ownership import ALONE, Ownership
from bot.tables.service.timekeeper import Timekeeper
from bot.tables.service.writer import Writer
from bot.tables.time.paces import Paces
from bot.tables.transitions.permissions import Request

log = logging.getLogger(__name__)


class Tables:
    """Opens tables, carries out requests to them, and lets time pass at them.

    Another process may serve the same database: every request is decided on the stored state.
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
        """Make the parts. Computer players draw from `random`, and the secrets of deals come from `entropy`.

        `ownership`: which servers' tables this process keeps, if several serve the database.
        """
        self._database = database
        self._clock = clock
        live: dict[int, Live] = {}
        self.time = Timekeeper(clock, live, think, random, database, paces.delivery, ownership.owns)
        """Lets deadlines act."""
        database.tell(self.time.database_works)
        mending = Mending(database, clock, paces)
        self.cache = TableCache(database, mending, clock, paces, ownership, live, self.time)
        """The open tables that this process keeps."""
        self.writer = Writer(database, wallets, clock, paces, self.cache, entropy)
        """Writes what is decided."""
        self.queries = Queries(database, wallets, clock, self.cache)
        """Shows tables."""
        self.lobby = LobbyCommands(wallets, self.cache, self.writer, self.queries)
        """Requests to a table before its match."""
        self.match = MatchCommands(wallets, clock, self.writer, self.queries)
        """Requests to a table during its match."""
        self.time.perform = self.writer.act

    def statuses(self) -> dict[str, int]:
        """Return how many tables are open, by what they are doing."""
        counted = Counter(str(table.status) for table in self.cache.everything())
        return {str(status): counted[str(status)] for status in Status if status is not Status.CLOSED}

    async def leave(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a member get up: at once if nothing has begun, else when that has ended."""
        await self.writer.do(Request.LEAVE, table, actor, Leave(actor.member), interaction)

    async def stop_table(self, table: int, actor: Actor, interaction: int) -> None:
        """Stop a table; those who sit there leave it.

        For a moderator who does not sit there it closes: at once if nothing has begun, else when stand-ins have played
        that to its end.
        """

        async def stopping(_: Work, live: Live) -> Sequence[TableAction]:
            if live.table.seat_of(actor.member) is not None:
                return [Leave(actor.member)]
            log.info("a moderator, member %d, stops the match", actor.member)
            return [Close("stopped", actor.name)]

        await self.writer.do(Request.STOP, table, actor, stopping, interaction)

    async def channel_gone(self, table: int) -> None:
        """Close a table whose channel was deleted, when stand-ins have played to its end what has begun."""
        with suppress(TableGone, PlayedOut):
            await self.writer.ask(table, Close("channel_gone", ""))

    async def preferred(self, member: int, setting: str, now: Preferences) -> None:
        """Apply a member's new choice for a setting at the open tables where they sit.

        In a lobby, *Follow for me* is set for the beginning of the match; a running match does not change.
        """

        async def set_follow(_: Work, live: Live) -> Sequence[TableAction]:
            at, wanted = live.table.seat_of(member), now.follow or live.table.terms.day_turns
            changes = isinstance(live.table, Lobby) and at is not None and live.table.seats[at].follow != wanted
            return [SetFollow(member, wanted)] if changes else []

        for number, guild in (await self.queries.open_with(member)).items():
            if setting == "follow":
                await self.writer.ask(number, set_follow)
            self.cache.show(number, guild)

    async def announced(self, numbers: list[int]) -> None:
        """Note that announcements were posted."""
        async with self._database.writing() as work:
            await work.outbox.drop(numbers)

    async def skipped(self, numbers: list[int]) -> None:
        """Note that announcements are given up, because Discord refuses them in every form."""
        async with self._database.writing() as work:
            await work.outbox.skip(numbers, self._clock.shown(self._clock()))
