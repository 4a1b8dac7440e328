"""Whose the chips of a match of New York, New York are: they lie on one space, the pot, until the match is decided."""

from collections.abc import Mapping, Sequence

from engine.game import Event, Purse, Seat
from engine.newyork.events import StakePaid
from engine.newyork.phases.pot import POT
from engine.newyork.state import Phase, State


class NewYorkPurse(Purse[State]):
    """The chips of a match of New York, New York, under the contract of `engine.game.Purse`."""

    def on_table(self, state: State) -> dict[str, int]:
        """Return the pot, if it has chips."""
        return {POT: state.pot} if state.pot else {}

    def staked(self, events: Sequence[Event]) -> Mapping[Seat, int]:
        """Return the stakes that seats have paid in an action."""
        return {each.seat: each.chips for each in events if isinstance(each, StakePaid)}

    def paid_back(self, state: State) -> tuple[int, ...]:
        """Return everybody's stake before a round is scored; after that, equal shares of the pot to those who lead."""
        if state.outcome is not None or (state.phase is Phase.DEAL and state.round == 1):
            return (0,) * state.players
        if not state.scores:
            return (state.rules.stake,) * state.players
        leaders = [seat for seat, total in enumerate(state.totals) if total == max(state.totals)]
        return tuple(state.pot // len(leaders) if seat in leaders else 0 for seat in range(state.players))
