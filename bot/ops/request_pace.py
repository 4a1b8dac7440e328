"""The pace of the bot's own requests to Discord: a number per second, and those first that people wait for."""

import asyncio
from collections import deque

SPREAD = 0.1
"""Seconds' worth of requests that may be made at once. Within a second they exceed the rate by that much at most."""
SHORTEST = 0.001
"""Seconds: a shorter wait may be none at all for a clock that counts since 1970."""
TURN = 8
"""If both kinds wait, one request in this many is one for which nobody waits, so that its turn comes."""


class RequestPace:
    """A bucket of requests that fills at a steady rate. Answers to clicks need none of it: they do not count."""

    def __init__(self, rate: float) -> None:
        """Begin with a full bucket. `rate`: requests a second."""
        self._rate = rate
        self._size = self._left = max(rate * SPREAD, 1.0)
        self._filled_at: float | None = None
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._later: deque[asyncio.Future[None]] = deque()
        self._turns = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._urgent) + len(self._later)

    def be(self, rate: float) -> None:
        """Let requests go at another rate from now on."""
        self._fill()
        self._rate, self._size = rate, max(rate * SPREAD, 1.0)
        self._left = min(self._left, self._size)

    async def turn(self, *, urgent: bool) -> None:
        """Wait until one more request may be asked. `urgent`: whether somebody waits for it."""
        self._fill()
        if not self.waiting and self._left >= 1.0:
            self._left -= 1.0
            return
        turn = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._later).append(turn)
        self._plan()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come already, and is somebody else's now
                self._left += 1.0
                self._go_on()
            raise

    def _fill(self) -> None:
        now = asyncio.get_running_loop().time()
        passed = 0.0 if self._filled_at is None else max(now - self._filled_at, 0.0)
        self._left, self._filled_at = min(self._left + passed * self._rate, self._size), now

    def _plan(self) -> None:
        if self._timer is None:
            wait = max((1.0 - self._left) / self._rate, SHORTEST)
            self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        """Let requests go when it is their turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._fill()
        while self.waiting and self._left >= 1.0 - 1e-9:
            self._turns += 1
            later = not self._urgent or (bool(self._later) and self._turns % TURN == 0)
            turn = (self._later if later else self._urgent).popleft()
            if not turn.done():
                self._left -= 1.0
                turn.set_result(None)
        if self.waiting:
            self._plan()
