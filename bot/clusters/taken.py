"""Which clicks the former holder of a share has answered: two processes hear of a server that is handed over."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

REMEMBERED = 5.0
"""Seconds for which a click is remembered: longer than anybody waits before taking one."""


@dataclass(eq=False)
class Taken:
    """Remembers the clicks of the last seconds. A process that gives a share away tells the next holder."""

    _monotonic: Callable[[], float] = time.monotonic
    _here: dict[int, tuple[float, int]] = field(default_factory=dict)
    """When this process took each click, and the click's share; the oldest first."""
    _elsewhere: dict[int, float] = field(default_factory=dict)
    """When it heard of each click that another process has taken."""

    def take(self, share: int, click: int) -> bool:
        """Take a click of a share that this process holds. Return False if the former holder has taken it."""
        now = self._monotonic()
        while self._here and next(iter(self._here.values()))[0] < now - REMEMBERED:
            del self._here[next(iter(self._here))]
        if click in self._elsewhere:
            return False
        self._here[click] = now, share
        return True

    def of(self, share: int) -> list[int]:
        """Return the clicks of a share that have been taken here in the last seconds."""
        since = self._monotonic() - REMEMBERED
        return [click for click, (at, of) in self._here.items() if of == share and at >= since]

    def taken_elsewhere(self, clicks: Iterable[int]) -> None:
        """Remember clicks that another process has taken."""
        now = self._monotonic()
        self._elsewhere = {click: at for click, at in self._elsewhere.items() if at >= now - REMEMBERED}
        self._elsewhere |= dict.fromkeys(clicks, now)
