"""What may be seen of tables: boards, hands, and which tables there are.

Another process may serve the same database: what is shown here may be behind its changes, until this one gets a
request or a deadline comes.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.chips.wallets import UNKNOWN, Profile, Wallets
from bot.members.people import Actor
from bot.ops.steady import SteadyClock
from bot.refusals import NotSeated, Refused
from bot.store.database import Database
from bot.tables.model.announcements import Announcement
from bot.tables.model.codec import load_announcement
from bot.tables.model.people import People
from bot.tables.model.table import Lobby, Table
from bot.tables.model.terms import Terms
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Live
from bot.tables.transitions.permissions import Request, check
from bot.tables.transitions.transition import replayed
from bot.tables.views import Board, Hand, board, hand

Known = tuple[tuple[object, ...], Mapping[int, Profile], Collection[int]]
"""The profiles of a table's members and who finished the game's lesson, behind the members and round they are for."""


@dataclass(slots=True)
class _Look:
    """The cached views of a table. Each is needed several times within a moment."""

    table: Table
    seen: tuple[object, ...]
    """What else the board depends on."""
    board: Board
    known: Known | None = None
    hands: list[Hand] | None = None


@dataclass(eq=False)
class Queries:
    """Shows tables, and never changes one."""

    _database: Database
    _wallets: Wallets
    _clock: SteadyClock
    _cache: TableCache

    async def board(self, table: int) -> Board:
        """Return what everybody may know about a table, open or closed.

        Raises:
            TableGone: there never was such a table.
        """
        return self.board_of(await self._cache.get(table))

    async def hand(self, table: int, member: int) -> Hand:
        """Return what a member may know about a table.

        Raises:
            NotSeated: they do not sit there.
        """
        for each in await self.hands(table):
            if each.member == member:
                return each
        raise NotSeated

    async def hands(self, table: int) -> list[Hand]:
        """Return what each member may know about a table, by seat."""
        look = self._look(await self._cache.get(table))
        known = await self._members(look)
        if look.hands is None or known is not look.known:
            _, profiles, taught = look.known = known
            look.hands = [
                hand(look.table, look.board, at, profiles.get(seat.member, UNKNOWN), taught=seat.member in taught)
                for at, seat in enumerate(look.table.seats)
                if seat.member is not None
            ]
        return list(look.hands)

    async def _members(self, look: _Look) -> Known:
        """Return what is known of a table's members, as of the round's beginning or a later choice of theirs."""
        now, members = look.table, look.table.members()
        key = (members, look.board.round, look.board.between)
        if look.known is not None and look.known[0] == key:
            return look.known
        profiles = await self._wallets.profiles(now.guild, members)
        novices = [member for member in members if profiles.get(member, UNKNOWN).novice]
        if not novices:
            return key, profiles, ()
        async with self._database.reading() as work:
            return key, profiles, await work.everywhere.taught(now.game, novices)

    async def allow(self, request: Request, table: int, actor: Actor) -> Board:
        """Return what everybody may know about a table, for somebody who may make a request about it.

        Raises:
            TableGone: there never was such a table.
            Refused: they may not; see `permissions.check`.
        """
        live = await self._cache.get(table)
        try:
            check(request, actor, live.table)
        except Refused:  # another process may know better
            live = await self._cache.fresh(table)
            check(request, actor, live.table)
        return self.board_of(live)

    async def may(self, request: Request, table: int, actor: Actor) -> bool:
        """Return whether somebody may make a request about a table, as it is now."""
        try:
            await self.allow(request, table, actor)
        except Refused:
            return False
        return True

    async def in_channel(self, channel: int) -> int | None:
        """Return the open table of a channel."""
        async with self._database.reading() as work:
            return await work.tables.open_in(channel)

    async def earlier_terms(self, table: int, number: int) -> Terms | None:
        """Return the terms of a lobby under a number, None if it had no such number."""
        async with self._database.reading() as work:
            rows, people = await work.journal.rows(table), People(await work.people.at_table(table))
        for entry in replayed((row.action for row in rows), people):
            then = entry.after
            if isinstance(then, Lobby) and then.terms_number == number:
                return then.terms
        return None

    def open_tables(self, guild: int) -> list[int]:
        """Return the open tables of a server."""
        return [table.id for table in self._cache.everything() if table.guild == guild]

    def guilds(self) -> set[int]:
        """Return the servers that have open tables."""
        return {table.guild for table in self._cache.everything()}

    async def open_with(self, member: int) -> dict[int, int]:
        """Return the open tables, of all servers, that somebody has been at, with their servers."""
        async with self._database.reading() as work:
            return await work.people.open_tables(member)

    async def turn_began(self, table: int) -> float:
        """Return when a table's present wait began, in seconds since 1970."""
        async with self._database.reading() as work:
            return await work.journal.went_on(table)

    async def unannounced(self, table: int) -> list[tuple[int, Announcement]]:
        """Return the waiting announcements of a table, in order, with numbers for `announced`."""
        live = self._cache.kept(table)
        if live is not None and live.told:
            return []
        people, seq = (None, 0) if live is None else (live.people, live.seq)
        async with self._database.reading() as work:
            waiting = await work.outbox.waiting(table)
            if waiting and people is None:
                people = People(await work.people.at_table(table))
        if live is not None and live.seq == seq:
            live.told = not waiting
        return [(number, load_announcement(each, people)) for number, each in waiting if people is not None]

    def board_of(self, live: Live) -> Board:
        """Return what everybody may know about a table that is in memory."""
        return self._look(live).board

    def _look(self, live: Live) -> _Look:
        """Return the cached views of a table: those of the last look if nothing has changed."""
        table, half_at, clock = live.table, live.half_at, live.clock.later(self._clock.apart)
        half_over = half_at is not None and self._clock() >= half_at
        due_at = None if clock.wait is None else clock.until
        seen = (clock.waits_for, due_at, half_over, clock.together_until)
        look: _Look | None = live.look
        if look is None or look.table is not table or look.seen != seen:
            shown = board(table, clock.waits_for, due_at, half_over=half_over, together_until=clock.together_until)
            look = live.look = _Look(table, seen, shown, None if look is None else look.known)
        return look
