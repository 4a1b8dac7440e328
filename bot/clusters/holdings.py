"""What a process does about the shares that it holds, gets or gives away: in order, one thing after the other.

It follows what the database says. Meanwhile it connects its shares, without those that have an heir.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from bot.clusters.shares import Division
from bot.refusals import StoreFails
from bot.store.operation.fleet import Share

log = logging.getLogger(__name__)

TRY_AGAIN = 2.0
"""Seconds until a failed connection is tried again."""
LET_GO = 30.0
"""Seconds that letting a share go may take. If it takes longer, others get the share only when this process ends."""


class Shareholder(Protocol):
    """What a process does when it gets shares and when they go. Its exceptions are logged, and end nothing."""

    async def gain(self, shards: frozenset[int]) -> None:
        """Connect shards, and return when all are ready. Cancelled if they are not to be connected any more.

        An heir does so before it owns their servers: for a while two processes have a connection of each.
        """

    async def own(self, share: int) -> None:
        """Begin to act for a share: its tables are this process's from now on. Its shards may still be connecting."""

    async def lose(self, share: int) -> None:
        """Stop acting for a share: return when nothing of it is under way and all of it is in the database."""

    async def part(self, shards: frozenset[int]) -> None:
        """Disconnect shards: another process acts for their servers."""

    async def fenced(self) -> None:
        """Let everything go at once, and disconnect: this process was lost, and others act for all that it had."""


Note = Callable[[int], Awaitable[None]]
"""Writes to the database what happens to a share."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the database says about one process."""

    held: frozenset[int] = frozenset()
    """The shares that it holds and keeps."""
    inherited: frozenset[int] = frozenset()
    """Those of them that have an heir, who connects them."""
    going: frozenset[int] = frozenset()
    """Those that it holds, and whose heirs are ready and wait for it."""
    coming: frozenset[int] = frozenset()
    """Those that it is to inherit."""
    awaited: frozenset[int] = frozenset()
    """Those of them whose holder does not know yet that this process is ready."""

    @classmethod
    def of(cls, shares: Iterable[Share], me: int) -> "Wanted":
        """Sort shares."""
        shares = tuple(shares)
        mine = frozenset(each.number for each in shares if each.holder == me)
        inherited = frozenset(each.number for each in shares if each.holder == me and each.heir is not None)
        going = frozenset(each.number for each in shares if each.holder == me and each.heir_ready)
        coming = [each for each in shares if each.heir == me and each.holder != me]
        awaited = frozenset(each.number for each in coming if not each.heir_ready)
        return cls(mine - going, inherited - going, going, frozenset(each.number for each in coming), awaited)


@dataclass(eq=False)
class Holdings:
    """The shares of this process."""

    _shareholder: Shareholder
    _pass_on: Note
    """Gives a share to its heir, when this process does not act for it any more."""
    _note_ready: Note
    """Notes that this process, the heir, has connected all shards of a share."""
    _changed: Callable[[], None]
    """Called when `owned` has changed."""
    division: Division = field(default_factory=lambda: Division(1, 1))
    """How the bot is divided."""
    owned: set[int] = field(default_factory=set)
    """The shares that this process acts for."""
    stuck: bool = False
    """Whether something could not be let go. Then only the end of this process lets others have it."""
    _wanted: Wanted = Wanted()
    _woken: asyncio.Event = field(default_factory=asyncio.Event)
    _worker: asyncio.Task[None] | None = None
    _connecting: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _connected: set[int] = field(default_factory=set)

    @property
    def empty(self) -> bool:
        """Whether it acts for nothing and is connected to nothing."""
        return not self.owned and not self._connected and not self._connecting

    def follow(self, wanted: Wanted) -> None:
        """Do what the database wants, as soon as the present work is done."""
        self._wanted = wanted
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        self._woken.set()

    async def stop(self) -> None:
        """Stop following, and act for no share any more. Cancel what is under way."""
        tasks = [*self._connecting.values(), *([] if self._worker is None else [self._worker])]
        self._worker = None
        self._connecting.clear()
        self.owned.clear()
        self._connected.clear()
        self._changed()
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def let_go(self) -> None:
        """Give everything up now, whether or not another process takes it."""
        held = sorted(self.owned)
        await self.stop()
        await self._lose_all(held)

    # --- one thing after the other ------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                await self._once()
            except StoreFails:
                log.debug("the plan for the shares cannot be saved now")  # the next beat wakes it again
            except Exception:  # otherwise the process beats, and holds shares for which it does nothing
                log.exception("some shares could not be taken or handed over; trying again")

    async def _once(self) -> None:
        """Do all that is to be done now."""
        await self._own()
        await self._lose()
        await self._part()
        self._connect()
        for share in sorted(self._wanted.awaited & self._connected):
            await self._note_ready(share)

    async def _own(self) -> None:
        """Begin to act for the new shares, for all that came at once."""
        new = sorted(self._wanted.held - self.owned)
        if new:
            self.owned.update(new)
            self._changed()
            await asyncio.gather(*(self._call(f"own share {each}", self._shareholder.own(each)) for each in new))

    async def _lose(self) -> None:
        """Stop acting for the shares that go, and let them go."""
        wanted = self._wanted
        lost = sorted(self.owned - wanted.held)
        if lost:
            self.owned.difference_update(lost)
            self._changed()
            try:
                async with asyncio.timeout(LET_GO):
                    await self._lose_all(lost)
            except TimeoutError:
                self.stuck = True
        if self.stuck:
            return
        for share in sorted(wanted.going):
            await self._pass_on(share)

    async def _lose_all(self, shares: Iterable[int]) -> None:
        await asyncio.gather(*(self._call(f"lose share {each}", self._shareholder.lose(each)) for each in shares))

    async def _part(self) -> None:
        """Disconnect the shares that neither are nor will be its own, and connect none for which an heir does so."""
        wanted = self._wanted.held | self._wanted.going | self._wanted.coming
        begun = self._connecting.keys() - (wanted - self._wanted.inherited)
        tasks = [self._connecting.pop(share) for share in begun]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for share in sorted(begun | (self._connected - wanted)):
            self._connected.discard(share)
            await self._call(f"part from share {share}", self._shareholder.part(self.division.shards_of(share)))

    def _connect(self) -> None:
        """Begin to connect the shares that it holds, then those that it inherits: so they wait for their turns."""
        for share in (*sorted(self._wanted.held - self._wanted.inherited), *sorted(self._wanted.coming)):
            if share not in self._connecting and share not in self._connected:
                self._connecting[share] = asyncio.create_task(self._gain(share))

    async def _gain(self, share: int) -> None:
        try:
            await self._shareholder.gain(self.division.shards_of(share))
        except Exception:
            log.exception("share %d could not be connected; trying again", share)
            await asyncio.sleep(TRY_AGAIN)
        else:
            self._connected.add(share)
        del self._connecting[share]
        self._woken.set()

    async def _call(self, what: str, doing: Awaitable[None]) -> None:
        try:
            await doing
        except Exception:
            log.exception("could not %s", what)
