"""How processes on one database learn what another one has done: usually at once, otherwise a few seconds later.

A process that has changed something that concerns others tells them after the commit (`NOTIFY`). Such a wake-up only
says where to look, and may be lost; every `LOOK` seconds each process looks by itself.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from bot.ops.logs import about
from bot.refusals import StoreFails
from bot.store.database import Database
from bot.store.operation.fleet import Standing

log = logging.getLogger(__name__)

LOOK = 3.0
"""Seconds between two looks at what may have been missed."""
AGAIN = 2.0
"""Seconds until a process tries again to listen."""
AT_ONCE = 8
"""How many wake-ups are followed at the same time."""

TABLE, CHOICES, SHARES, TAKEN = "t", "c", "s", "a"
"""What a wake-up is about: a table that was changed elsewhere; what members or admins have chosen; who holds what;
which clicks were answered by the process that gives a share away."""
AT_A_TIME = 200
"""How many clicks one wake-up names; it has 8,000 characters at most."""


class Keeper(Protocol):
    """Keeps tables; see `Tables`."""

    async def woken(self, table: int, guild: int, member: int | None = None) -> None:
        """Learn that a table may have been changed elsewhere."""

    def behind(self, standing: Standing) -> Iterable[tuple[int, int]]:
        """Return the tables, with their servers, that are newer in the database than in this process."""


@dataclass(eq=False)
class Wakeups:
    """Wakes the other processes, and is woken by them."""

    _database: Database
    _keeper: Keeper
    _choices: Callable[[], Awaitable[None]]
    """Reads again what members and admins have chosen."""
    _shares: Callable[[], None]
    """Called when a share has, or will have, another holder."""
    _taken: Callable[[Iterable[int]], None]
    """Called with the clicks that the former holder of a share has answered."""
    _chosen: str | None = None
    """The mark of the last choice that is known here."""
    _to_tell: dict[str, None] = field(default_factory=dict)
    _heard: dict[str, None] = field(default_factory=dict)
    _telling: asyncio.Task[None] | None = None
    _following: set[asyncio.Task[None]] = field(default_factory=set)
    _running: list[asyncio.Task[None]] = field(default_factory=list)
    _lost: bool = False

    # --- telling others ---------------------------------------------------------------------------------------

    def table(self, table: int, guild: int, member: int | None) -> None:
        """Wake the process that keeps a table. `member`: who has changed it by direct message, if anybody."""
        self._tell(f"{TABLE}:{table}:{guild}:{'' if member is None else member}")

    def choices(self) -> None:
        """Tell all processes that somebody has chosen something."""
        self._tell(CHOICES)

    def shares(self) -> None:
        """Have all processes look who holds what."""
        self._tell(SHARES)

    async def taken(self, clicks: Sequence[int]) -> None:
        """Tell the others which clicks were answered here. When this returns, those that listen hear of them.

        A process that does not hear it answers some a second time, which Discord and the journal refuse.
        """
        parts = [clicks[at : at + AT_A_TIME] for at in range(0, len(clicks), AT_A_TIME)]
        if parts:
            with suppress(StoreFails):
                await self._database.notify([f"{TAKEN}:{','.join(map(str, each))}" for each in parts])

    def _tell(self, text: str) -> None:
        self._to_tell[text] = None
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._to_tell:
                texts, self._to_tell = self._to_tell, {}
                with suppress(StoreFails):  # the others' look finds it
                    await self._database.notify(texts)
        finally:
            self._telling = None

    # --- hearing of them --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Listen to the others, and look, until `stop`."""
        loop = asyncio.get_running_loop()
        self._running = [loop.create_task(self._listen()), loop.create_task(self._look_on())]

    async def stop(self) -> None:
        """Send the wake-ups that wait, and stop listening."""
        for each in self._running:
            each.cancel()
        await asyncio.gather(*self._running, *self._following, return_exceptions=True)
        if self._telling is not None:
            await self._telling

    async def _listen(self) -> None:
        while True:
            try:
                async with self._database.listening(self._hear) as lost:
                    if self._lost:
                        log.info("news from other processes arrives again")
                        self._lost = False
                        await self._find_missed()
                    await lost.wait()
            except StoreFails:
                pass
            if not self._lost:
                log.warning("the connection for news from other processes is lost; polling every %d s", LOOK)
                self._lost = True
            await asyncio.sleep(AGAIN)

    def _hear(self, text: str) -> None:
        kind, _, rest = text.partition(":")
        if kind == TAKEN:  # at once: the share comes right after it
            self._taken(map(int, rest.split(",")))
            return
        self._heard[text] = None
        if len(self._following) < AT_ONCE:
            task = asyncio.get_running_loop().create_task(self._follow())
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _follow(self) -> None:
        while self._heard:
            text = next(iter(self._heard))
            del self._heard[text]
            try:
                await self._act_on(text)
            except StoreFails:
                log.debug("a wake-up could not be handled, because the database fails; trying again later")
            except Exception:
                log.exception("could not handle the wake-up %s", text)

    async def _act_on(self, text: str) -> None:
        kind, _, rest = text.partition(":")
        if kind == CHOICES:
            await self._choices()
        elif kind == SHARES:
            self._shares()
        elif kind == TABLE:
            table, guild, member = rest.split(":")
            with about(int(table)):
                await self._keeper.woken(int(table), int(guild), int(member) if member else None)

    # --- looking ----------------------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._find_missed()

    async def _find_missed(self) -> None:
        try:
            await self.look()
        except StoreFails:
            log.debug("missed news could not be read, because the database fails; trying again")
        except Exception:
            log.exception("missed news could not be read")

    async def look(self) -> None:
        """Find changes by others for which no wake-up has arrived.

        Raises:
            StoreFails: the database fails.
        """
        async with self._database.reading() as work:
            standing = await work.fleet.standing()
        if standing.chosen != self._chosen:
            await self._choices()
            self._chosen = standing.chosen
        for table, guild in list(self._keeper.behind(standing)):
            with about(table):
                await self._keeper.woken(table, guild)
