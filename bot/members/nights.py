"""When members sleep, as far as they have said so: no deadline of a day-long decision falls into that time."""

from dataclasses import dataclass

HOURS = 10
"""How long a night is."""
DAY = 24 * 60 * 60
STARTS = (20, 21, 22, 23, 0, 1)
"""The hours at which a night may begin, by the member's clock."""
ZONES = (*range(-600, 331, 60), 330, *range(360, 781, 60))
"""By how many minutes that clock may be ahead of UTC: a menu has room for 25. India is the largest country between two
hours; for others the next one does."""


@dataclass(frozen=True, slots=True)
class Night:
    """A member's night, the same every day. Its zone does not follow summer time."""

    start: int
    """The hour at which it begins, by the member's clock."""
    zone: int = 0
    """By how many minutes that clock is ahead of UTC."""

    def spared(self, at: float) -> float:
        """Return a deadline, in seconds since 1970, or the end of the night if the deadline is within it."""
        into = (at + self.zone * 60 - self.start * 3600) % DAY
        return at + HOURS * 3600 - into if 0 < into < HOURS * 3600 else at
