"""Forgetting a member: who they are is deleted at once, and the matches that they played stay true."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.ops.deadlines import Clock
from bot.refusals import NothingKept, StillAtATable
from bot.store.database import Database
from bot.store.people.people import NOWHERE
from bot.store.work import Work

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Remembered:
    """What would be deleted if a member were forgotten."""

    name: str | None
    """What they are called here; None if that is not known."""
    chips: int
    """Those in their wallet, which go to the bank."""
    tables: int
    """How many closed tables they have been at."""


class Erasure:
    """Forgets members, each in one short transaction."""

    def __init__(
        self, database: Database, clock: Clock, dropped: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        """Make the service. `dropped`: called when somebody's data for all servers together may be gone."""
        self._dropped = dropped
        self._database = database
        self._clock = clock

    async def what(self, guild: int, member: int, *, own: bool = False) -> Remembered:
        """Return what a server stores about somebody; if they ask for their `own`, also what is stored for all servers.

        Raises:
            NothingKept: nothing is.
            StillAtATable: they are, or have been, at a table that is open.
        """
        async with self._database.reading() as work:
            return await _kept(work, guild, member, own=own)

    async def forget(self, guild: int, member: int, *, own: bool = False) -> None:
        """Forget a member of a server. What other servers store about them stays.

        Data for all servers together – preferences, and the channel of their direct messages – is deleted too if they
        ask for their `own`, or if no other server knows them.

        Their chips go to the bank. Their matches stay, as those of somebody unknown. A digest remains, so that they get
        no first chips again if they come back.

        Raises:
            NothingKept: nothing is stored about them.
            StillAtATable: they are, or have been, at a table that is open.
        """
        async with self._database.writing(guild) as work:
            await work.take_time()
            await _kept(work, guild, member, own=own)
            await forget(work, guild, member, self._clock(), own=own)
        if self._dropped is not None:
            await self._dropped()
        log.info("a member of server %d was forgotten", guild)


async def forget(work: Work, guild: int, member: int, at: float, *, own: bool) -> None:
    """Forget a member who is at no open table, within a unit of work that has locked the server.

    `own`: whether to delete their data for all servers too, even if another one knows them.
    """
    person = await work.people.find(guild, member)
    if person is not None:
        chips = await work.ledger.balance(guild, wallet(member))
        if chips:
            await work.ledger.transfer(guild, [Move(wallet(member), BANK, chips, Reason.FORGOTTEN)], at=at)
        if chips is not None:
            await work.people.remember(guild, member, at)
        await work.scores.forget(guild, person)
        await work.people.forget(guild, person)
    await work.people.forget_everywhere(member, unless_known=not own)


async def _kept(work: Work, guild: int, member: int, *, own: bool) -> Remembered:
    """Return what is stored about somebody, and refuse if nothing is, or if they are at an open table."""
    person = await work.people.find(guild, member)
    if person is None and not (own and await work.people.find(NOWHERE, member)):
        raise NothingKept
    tables = {} if person is None else await work.people.visited(person)
    channels = {channel for channel in tables.values() if channel is not None}
    if channels:
        raise StillAtATable(tuple(sorted(channels)))
    known = await work.members.get(guild, member)
    chips = await work.ledger.balance(guild, wallet(member))
    return Remembered(None if known is None else known.name, chips or 0, len(tables))
