"""Each seat's figures of a round of New York, New York."""

from collections.abc import Sequence

from engine.figures import Figures, chances
from engine.game import Event
from engine.newyork.events import PotWon, RoundScored
from engine.newyork.feats import feats
from engine.newyork.state import State


def figures(before: State, state: State, events: Sequence[Event]) -> tuple[Figures, ...]:
    """Return each seat's figures of the round that an action has ended, by its events; nothing if it has ended none.

    All seats with the highest score have won the round. Chips are paid at the end of the match only.
    """
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    if scored is None:
        return ()
    points = [score.points for score in scored.scores]
    pot = next((event for event in events if isinstance(event, PotWon)), None)
    chance = chances(points.count(max(points)), len(points))
    return tuple(
        Figures(
            won=own == max(points),
            chance=chance,
            payout=pot.chips if pot is not None and seat in pot.winners else 0,
            points=own,
            feats=tuple(feats(before, state, seat)),
        )
        for seat, own in enumerate(points)
    )
