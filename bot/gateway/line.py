"""One shard's connection to the gateway, which is made again whenever it is lost."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from math import ceil
from random import uniform
from typing import Any, NoReturn

import aiohttp
import discord

from bot.gateway.inside import ReconnectWebSocket, Socket, leave

log = logging.getLogger(__name__)

FINAL = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""The codes with which Discord closes a connection for good: trying again is of no use."""
PRIVILEGED, TOO_MANY_SERVERS = 4014, 4011
OPENING = 60.0
"""Seconds that opening a connection may take, not counting the wait for the shard's turn to identify."""
NEW_SESSION = (1.0, 5.0)
"""The least and the most seconds to wait before a new session, if Discord asks for one."""
LONGEST = 60.0
"""The longest pause between two tries, in seconds."""
FAILURES = (OSError, discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, TimeoutError)

Opening = Callable[[int], AbstractAsyncContextManager[None]]
"""Lets a shard come to a new session. Others that would identify at the same time wait."""


@dataclass(eq=False)
class Line:
    """A shard's connection. discord.py's `ShardInfo` shows it."""

    _client: discord.AutoShardedClient
    id: int
    """The shard's number."""
    _opening: Opening
    _opened: "Callable[[Line], None]"
    """Called whenever a connection is open."""
    _named: Callable[[int, frozenset[int]], None]
    """Called with the shard and the servers that a new session names, before any event about them."""
    _gives_up: Callable[[], bool]
    """Says whether a failure is raised instead of tried again."""
    ws: Socket | None = None
    """The latest connection, open or lost."""
    hears: bool = False
    """Whether events of the shard's servers arrive."""
    knows: bool = False
    """Whether the servers of the latest session are known."""
    task: asyncio.Task[NoReturn] | None = None
    _limit: asyncio.Timeout | None = None
    _resumes: bool = False
    _failures: int = 0

    @property
    def ready(self) -> bool:
        """Whether the shard's servers are known and their events arrive."""
        return self.hears and self.knows

    @contextmanager
    def unhurried(self) -> Iterator[None]:
        """Suspend the time limit within this context, because the shard waits for its turn."""
        if self._limit is None:
            yield
            return
        self._limit.reschedule(None)
        yield
        self._limit.reschedule(asyncio.get_running_loop().time() + OPENING)

    async def keep(self) -> NoReturn:
        """Connect, and again whenever the connection is lost.

        Raises:
            ConnectionClosed: Discord closes it for good.
            PrivilegedIntentsRequired: the same, because of an intent.
            Exception: it failed and `_gives_up` is true, or it failed in an unexpected way.
        """
        while True:
            try:
                await self._hear()
            except ReconnectWebSocket as again:
                self._resumes, why = again.resume, "closed" if again.resume else None
            except discord.ConnectionClosed as closed:
                if closed.code == PRIVILEGED:
                    raise discord.PrivilegedIntentsRequired(self.id) from None
                if closed.code in FINAL:
                    raise
                self._resumes, why = False, f"closed with {closed.code}"
            except FAILURES as error:
                if self._gives_up():
                    raise
                self._resumes, why = True, type(error).__name__
            await self._pause(self._lost(), why)

    def stop(self) -> None:
        """Connect no more."""
        self.hears = False
        if self.task is not None:
            self.task.cancel()

    async def close(self) -> None:
        """Close the connection, so that Discord forgets the session."""
        self.stop()
        if self.task is not None:
            await asyncio.wait({self.task})
        if self.ws is not None and self.ws.open:
            await leave(self.ws)

    async def disconnect(self) -> None:
        """Close the connection, and send the event about it."""
        await self.close()
        self._client.dispatch("shard_disconnect", self.id)

    async def _hear(self) -> NoReturn:
        before = self.ws
        if before is not None and self._resumes and before.session_id is not None:
            # An address for resuming that does not answer is not asked again: any other works, too.
            gateway = None if self._failures else before.gateway
            lost = {"session": before.session_id, "sequence": before.sequence, "resume": True}
            self.ws = await self._connected(gateway=gateway, **lost)
            self.ws.wait_for("RESUMED", lambda _: True, self._goes_on)
        else:
            async with self._opening(self.id):
                self.ws = await self._connected()
            self.ws.wait_for("READY", lambda _: True, self._begins)  # called before the next event
        self._opened(self)
        while True:
            await self.ws.poll_event()

    async def _connected(self, **session: Any) -> Socket:
        async with asyncio.timeout(OPENING) as self._limit:
            try:
                return await Socket.from_client(self._client, shard_id=self.id, **session)
            finally:
                self._limit = None

    def _begins(self, ready: dict[str, Any]) -> None:
        self.hears, self.knows, self._failures = True, False, 0
        self._named(self.id, frozenset(int(each["id"]) for each in ready["guilds"]))

    def _goes_on(self, _: dict[str, Any]) -> None:
        self.hears, self._failures = True, 0

    def _lost(self) -> bool:
        """Note that nothing is heard; return whether anything was before."""
        before, self.hears = self.hears, False
        if before:
            self._client.dispatch("shard_disconnect", self.id)
        return before

    async def _pause(self, heard: bool, why: str | None) -> None:
        """Wait before the next try: not at all for a connection that worked, else longer and longer.

        `why`: what failed; None if Discord wants a new session, as it does from those who identify too early.
        """
        pause = 0.0
        if not heard:
            pause = min(2.0**self._failures, LONGEST) * uniform(0.5, 1.0)
            self._failures = min(self._failures + 1, 10)
        if why is None:
            pause = max(pause, uniform(*NEW_SESSION))
            log.info("shard %d begins a new session in %d s", self.id, ceil(pause))
        elif not heard:
            said = "Discord's gateway cannot be reached (shard %d: %s); trying again in %d s"
            log.warning(said, self.id, why, ceil(pause))
        await asyncio.sleep(pause)
