"""Whose the chips of a stops match are."""

from collections.abc import Mapping, Sequence

from engine.game import Event, Purse, Seat
from engine.stops.events import StakePaid
from engine.stops.state import State


class StopsPurse(Purse[State]):
    """The chips of a stops match, under the contract of `engine.game.Purse`.

    What lies on the spaces stays there for those who play next.
    """

    def on_table(self, state: State) -> dict[str, int]:
        """Return the chips on each space that has any."""
        return dict(state.table())

    def staked(self, events: Sequence[Event]) -> Mapping[Seat, int]:
        """Return the stakes that seats have paid in an action, or their antes where they spread the rest later."""
        return {each.seat: sum(dict(each.chips).values()) for each in events if isinstance(each, StakePaid)}

    def topped_up(self, state: State) -> tuple[int, ...]:
        """Return the chips that each seat has been topped up with during the match."""
        return state.topups

    def to_top_up(self, state: State) -> int:
        """Return what the rounds to come may take; after the match that is nothing."""
        return 0 if state.outcome is not None else state.rules.top_ups(state.players, state.round - 1)
