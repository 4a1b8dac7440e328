"""What becomes of a table's deadlines while the bot is away: nobody is punished for that.

What needs no human is made up for at once.
"""

from __future__ import annotations

from bot.tables.clock import Due, Waiting

GRACE = 15.0
"""Seconds that a member has at least after the bot, or the member, was away."""
LONG = 60.0
"""A deadline that has been over for more seconds than this was missed by the bot: members begin anew."""
LONGEST = 5 * 60.0
"""Seconds that members have at most who begin anew: a table of a day a decision goes on the same day."""
LAST_CALL = 3 * 60.0
"""Seconds that a lobby or a paused table stays open at least."""


def resumed(
    waits: Due, turn_seconds: int, due_at: float | None, together_until: float | None, now: float
) -> tuple[float, float | None]:
    """Return until when a table waits whose bot is back, and until when those have time who decide together.

    Args:
        waits: what the table waits for.
        turn_seconds: its time for a decision.
        due_at: until when it waited, as stored.
        together_until: until when those who decide together had time, as stored.
        now: the time; all in seconds since 1970.
    """
    together = _members_time(together_until, turn_seconds, now) if waits.together else None
    stored = 0.0 if due_at is None else due_at
    if waits.waiting is Waiting.EXPIRE:
        return max(stored, now + min(LAST_CALL, waits.seconds)), together
    if waits.waiting is not Waiting.MEMBER:
        return max(stored, now), together
    if together is not None:
        return max(stored, together), together
    return _members_time(due_at, waits.seconds, now), None


def _members_time(until: float | None, seconds: float, now: float) -> float:
    """Return until when a member has time for a decision of so many seconds, which he had until then."""
    if until is None or now - until > LONG:
        return now + max(min(seconds, LONGEST), GRACE)
    return max(until, now + min(seconds, GRACE))
