"""Deadlines: one heap and one timer for the whole process."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field

Clock = Callable[[], float]
"""Tells the time in seconds since 1970."""
BEAT = 60.0
"""Seconds after which the time is looked at even if no deadline has come."""
SPARE = 64
"""How many superseded entries may always stay in the heap."""


@dataclass(eq=False)
class Deadlines:
    """Calls back when the deadline of a key is reached. A key has one deadline at a time."""

    _clock: Clock
    """Tells the time, and never goes back."""
    _reached: Callable[[Hashable], None]
    """Called with the key of a deadline, once, from the event loop."""
    _looked: Callable[[float], None]
    """Called before that, and every `BEAT` seconds while there are deadlines, with the seconds by which this look at
    the time is late: the process may have stood still."""
    _look_at: float = 0.0
    _heap: list[tuple[float, int, Hashable]] = field(default_factory=list)
    _current: dict[Hashable, int] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=itertools.count)
    _timer: asyncio.TimerHandle | None = None
    _stopped: bool = False

    def set(self, key: Hashable, at: float | None) -> None:
        """Set a key's deadline in seconds since 1970, or drop it with None."""
        self._current.pop(key, None)
        if at is not None and not self._stopped:
            number = next(self._numbers)
            self._current[key] = number
            heapq.heappush(self._heap, (at, number, key))
        if len(self._heap) > 2 * len(self._current) + SPARE:
            self._heap = [each for each in self._heap if self._current.get(each[2]) == each[1]]
            heapq.heapify(self._heap)
        self._arm()

    def stop(self) -> None:
        """Drop every deadline, and take no more."""
        self._stopped = True
        self._current.clear()
        self._heap.clear()
        self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._heap and self._current.get(self._heap[0][2]) != self._heap[0][1]:
            heapq.heappop(self._heap)
        if self._heap:
            now = self._clock()
            self._look_at = min(max(self._heap[0][0], now), now + BEAT)
            self._timer = asyncio.get_running_loop().call_later(self._look_at - now, self._fire)

    def _fire(self) -> None:
        self._timer = None
        now = self._clock()
        try:
            self._looked(max(now - self._look_at, 0.0))
            while self._heap and self._heap[0][0] <= now + 0.001:
                _, number, key = heapq.heappop(self._heap)
                if self._current.get(key) == number:
                    del self._current[key]
                    self._reached(key)
        finally:
            self._arm()
