"""Counting what Discord refuses: it shuts out an address that collects 10,000 refusals within ten minutes."""

import logging
from collections import deque
from dataclasses import dataclass, field
from types import SimpleNamespace

import aiohttp

from bot.ops.deadlines import Clock

log = logging.getLogger(__name__)

WINDOW = 600.0
"""Seconds for which Discord remembers a refusal."""
MOST = 1000
"""After this many in that time, the bot only answers clicks. Discord accepts ten times as many from one address, which
several processes of the bot may share: each has its part of these."""
COUNTED = frozenset({401, 403, 429})
"""The answers that Discord counts: who are you, you may not, too many."""

SHARED = "shared"
"""The scope of a limit that is not the bot's own: others use the same thing. Discord does not count that."""


@dataclass(eq=False)
class RefusedRequests:
    """The refusals of all requests of the bot in the last ten minutes."""

    _clock: Clock
    _times: deque[float] = field(default_factory=lambda: deque(maxlen=MOST))
    _most: int = MOST
    _waiting: bool = False

    def be(self, part: float) -> None:
        """Allow this process its part of the whole bot's refusals, from 0 to 1: the part of the servers that it has."""
        self._most = max(round(MOST * part), 1)

    def seen(self, status: int) -> None:
        """Count an answer by its HTTP status."""
        if status in COUNTED:
            self._times.append(self._clock())

    def wait(self) -> float:
        """Return the seconds during which only clicks may be answered; 0.0 if everything may be asked."""
        left = self._times[-self._most] + WINDOW - self._clock() if len(self._times) >= self._most else 0.0
        if (left > 0) is not self._waiting:
            self._waiting = left > 0
            if self._waiting:
                seen = "Discord has refused %d requests in ten minutes: boards and hands wait %d s"
                log.warning(seen, self._most, left)
            else:
                log.warning("boards and hands are updated again")
        return max(left, 0.0)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that counts every answer, including those that discord.py deals with by itself."""
        trace = aiohttp.TraceConfig()

        async def answered(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            if end.response.headers.get("X-RateLimit-Scope") != SHARED:
                self.seen(end.response.status)

        trace.on_request_end.append(answered)
        return trace
