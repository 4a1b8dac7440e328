"""The patience of a table: members who let deadlines pass have less and less time, until they decide in time again.

It counts within one match.
"""

from dataclasses import dataclass, replace

from bot.tables.model.seat import Seat

MISSED = 3
"""After this many missed deadlines a member's time halves, and once more after as many again."""
STEPS = 2
"""The most times that it halves."""
IN_TIME = 2
"""This many decisions in time, one after the other, give one step back."""
LEAST = 10
"""The fewest seconds for a decision, unless the table gives less to everybody."""


def step(seat: Seat) -> int:
    """Return how often a seat's time has halved."""
    return seat.late // MISSED


def seconds_of(seat: Seat, usual: int) -> int:
    """Return how many seconds a seat has for a decision that usually may take `usual`."""
    return min(usual, max(usual >> step(seat), LEAST))


@dataclass(frozen=True, slots=True)
class Shortened:
    """How the time of a member for decisions is shortened."""

    seconds: int
    """What they have now."""
    missed: int
    """The missed deadlines that led to it."""
    again: int
    """How many seconds they have after `IN_TIME` decisions in time."""


def shortened(seat: Seat, usual: int) -> Shortened | None:
    """Return how a seat's `usual` time, in seconds, is shortened; None if it has all of it."""
    seconds, now = seconds_of(seat, usual), step(seat)
    if seconds == usual:
        return None
    return Shortened(seconds, now * MISSED, max(usual >> (now - 1), LEAST))


def after_missing(seat: Seat) -> Seat:
    """Return a seat whose member has let a deadline pass."""
    return replace(seat, late=min(seat.late + 1, STEPS * MISSED), in_time=0)


def after_deciding(seat: Seat) -> Seat:
    """Return a seat whose member has decided in time."""
    if not step(seat):
        return seat
    if seat.in_time + 1 < IN_TIME:
        return replace(seat, in_time=seat.in_time + 1)
    return replace(seat, late=(step(seat) - 1) * MISSED, in_time=0)
