"""How long units of work may take."""

from typing import NamedTuple


class Patience(NamedTuple):
    """How long a unit of work may take before the database counts as failing."""

    answer: float
    """Seconds for the answer to one statement."""
    whole: float
    """Seconds for all of it."""


LONG = Patience(40.0, 600.0)
"""A deletion of much at once."""
MOMENT = Patience(600.0, 6 * 3600.0)
"""An audit, a copy or a move, which nobody waits for, or a migration."""
