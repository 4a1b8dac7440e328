"""How long a member takes for a decision: what is told of them as their time to decide."""

from bot.tables.model.table import Match
from bot.tables.time.clock import TableClock, Waiting

LONGEST = 300
"""Where a decision may take more seconds, nobody sits there and thinks: its time says nothing."""


def time_taken(table: Match, clock: TableClock, now: float) -> float | None:
    """Return how many seconds the member to act has taken for the open decision, to a tenth.

    None where that says nothing: they have no choice, or decide at the same time as others and may have prepared it,
    or their time was cut because somebody has left, or a stand-in plays for them.

    Args:
        table: the table, before they act.
        clock: its clock.
        now: the time.
    """
    wait = clock.wait
    if wait is None or wait.waiting is not Waiting.MEMBER or wait.together or table.hurried:
        return None
    if table.terms.turn_seconds > LONGEST or table.forced:
        return None
    if clock.decision_until is None or clock.decision_until[0] != table.decision:
        return None
    asked_at = clock.decision_until[1] - wait.seconds
    return round(min(max(now - asked_at, 0.0), wait.seconds), 1)
