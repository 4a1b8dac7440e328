"""A clock for deadlines, which runs evenly even if somebody sets the machine's."""

from bot.ops.deadlines import Clock

TOLERANCE = 0.25
"""Seconds by which the machine's clock may be off before it is followed: shown times are to stay as they are."""


class SteadyClock:
    """Tells the time in seconds since 1970, by a monotonic clock. Setting the machine's clock does not move it.

    If somebody sets the machine's clock, the two are apart from then on. Times that people read, and those that are
    stored, are by the machine's clock (`shown`).
    """

    def __init__(self, wall: Clock, monotonic: Clock) -> None:
        """Begin with the machine's time.

        Args:
            wall: tells the machine's time in seconds since 1970; it may jump.
            monotonic: tells seconds since some moment, never jumps back, and may stand still while the machine sleeps.
        """
        self._wall = wall
        self._monotonic = monotonic
        self._began = wall() - monotonic()
        self.apart = 0.0
        """By how many seconds the machine's clock is ahead of this one, as far as it was followed."""

    def __call__(self) -> float:
        """Return the time, steadily."""
        return self._monotonic() + self._began

    def follow(self) -> float:
        """Follow the machine's clock; return by how many seconds it was set ahead, negative if back."""
        step = self._wall() - self() - self.apart
        if abs(step) <= TOLERANCE:
            return 0.0
        self.apart += step
        return step

    def shown(self, at: float) -> float:
        """Return a moment of this clock by the machine's."""
        return at + self.apart
