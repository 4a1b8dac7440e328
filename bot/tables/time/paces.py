"""How long things take at a table. A table's clock follows from it, and from the times for decisions in `Terms`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.tables.model.terms import QUICK, SLOW, USUAL

TIMES: Mapping[str, float] = {SLOW: 2.0, USUAL: 1.0, QUICK: 0.5}
"""How many times as long as usual computer players take, by a table's pace."""

Spare = Callable[[int, float], float]
"""From a member and a deadline, the deadline that does not come in their night."""


@dataclass(frozen=True, slots=True)
class Paces:
    """How long things take, in seconds. All zero if nobody watches."""

    card: float = 1.0
    """Before a forced card is played for somebody."""
    lead: float = 1.5
    """Before a computer player or a stand-in decides."""
    deal: float = 3.0
    """Before the first deal of a match."""
    round: float = 12.0
    """Between a round's result and the next deal."""
    lobby: float = 30 * 60.0
    """Until a lobby that nobody starts closes."""
    alone: float = 10 * 60.0
    """The same if one member sits alone, or with computer players."""
    paused: float = 30 * 60.0
    """Until a paused table closes."""
    agree: float = 60.0
    """Until the seats of those who have not agreed to changed terms become free."""
    invited: float = 2 * 60.0
    """Until the seats of those who were invited become free, counted from the last invitation."""
    delivery: float = 0.0
    """The longest that a deal waits until what fixes the coming ones is in the channel; zero if nobody posts it."""
    spare: Spare = lambda _member, at: at
    """How deadlines spare the nights of members, if a turn takes a day. By default nobody has said when they sleep."""

    def at(self, pace: str) -> "Paces":
        """Return how long things take at a table of a pace, which applies to cards and decisions."""
        return replace(self, card=self.card * TIMES[pace], lead=self.lead * TIMES[pace])
