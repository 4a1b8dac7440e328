"""How fast first messages to members may follow each other, to whom the bot has never written; and after refusals.

Discord quarantines bots for these, and tells nobody its limits; docs/decisions/requests-and-limits.md has reports.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

DAY = 24 * 3600.0
"""Seconds; days begin at midnight, UTC."""
BURST = 5
"""How many first messages may follow each other at once after a time without any."""
SLOW = 2.0
"""Seconds; the pause that refusals double, if the usual pause is shorter."""
LONGEST, DOUBLINGS = 6 * 3600.0, 14
"""The longest pause between two first messages in seconds, and after how many doublings it is reached."""
TOLERANCE = 0.01
"""Seconds by which a timer may be early."""
TOO_FAST, QUARANTINE = 40003, 20026
"""Discord's codes for refusing a first message because the bot opens too many, or because it takes the bot for a
spammer."""
AT_LEAST: Mapping[int, int] = {TOO_FAST: 8, QUARANTINE: 11}
"""How often the pause is doubled then, at least: the next message is tried after nine minutes, or after an hour. If a
member takes no direct messages, it is doubled once."""


class Allowance(NamedTuple):
    """What all processes know of the first messages so far. Times are in seconds since 1970."""

    full_at: float = 0.0
    """When a full burst is allowed again."""
    doublings: int = 0
    """How often the pause is doubled, because Discord has refused."""
    refused_at: float = 0.0
    day: int = 0
    """The day of the last one, counted from 1970."""
    written: int = 0
    """How many there were that day."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many first messages the bot allows itself."""

    pause: float
    """Seconds between two of them if Discord refuses none."""
    a_day: int

    def apart(self, its: Allowance) -> float:
        """Return the present number of seconds between two of them."""
        return min(max(self.pause, SLOW) * 2.0**its.doublings, LONGEST) if its.doublings else self.pause

    def written(self, its: Allowance, now: float) -> int:
        """Return how many there were today."""
        return its.written if its.day == now // DAY else 0

    def wait(self, its: Allowance, now: float) -> float:
        """Return the seconds until the next one is allowed, 0.0 if it is now."""
        if self.written(its, now) >= self.a_day:
            return DAY - now % DAY
        apart, whole = self.apart(its), self._burst(its)
        left = min(its.full_at - now, whole) - (whole - apart)  # further ahead it can only be if the clock was set back
        return left if left > TOLERANCE else 0.0

    def take(self, its: Allowance, now: float) -> Allowance:
        """Write one, if that is allowed."""
        if self.wait(its, now):
            return its
        full_at = max(min(its.full_at, now + self._burst(its)), now) + self.apart(its)
        return its._replace(full_at=full_at, day=int(now // DAY), written=self.written(its, now) + 1)

    def give_back(self, its: Allowance, now: float) -> Allowance:
        """Take back one that may not have arrived; its next try counts."""
        return its._replace(written=max(self.written(its, now) - 1, 0))

    def accepted(self, its: Allowance, now: float) -> Allowance:
        """Note that Discord has taken one: half of the doublings are over, and no burst follows at once."""
        after = its._replace(doublings=its.doublings // 2)
        return after._replace(full_at=now + self._burst(after)) if its.doublings else its

    def refused(self, its: Allowance, now: float, asked: float, code: int) -> Allowance:
        """Note that Discord has refused one. `asked`: when it was sent; refusals of one burst count as one."""
        doublings = min(max(its.doublings + (asked > its.refused_at), AT_LEAST.get(code, 1)), DOUBLINGS)
        after = its._replace(doublings=doublings, refused_at=now)
        return after._replace(full_at=now + self.apart(after))

    def _burst(self, its: Allowance) -> float:
        """Return the seconds in which a burst becomes allowed again. While Discord refuses, a burst is one message."""
        return self.apart(its) * (1 if its.doublings else BURST)
