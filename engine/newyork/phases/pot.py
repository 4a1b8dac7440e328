"""The pot: everybody pays a stake before the first round, and the winner of the match takes it."""

from engine.game import Seat, Step
from engine.newyork.events import PotWon, StakePaid
from engine.newyork.state import State

POT = "pot"
"""The one space for chips."""


def pay_stakes(state: State) -> Step[State]:
    """Let everybody pay the stake, from the starter on; before the first round only."""
    stake = state.rules.stake
    if not stake or state.round > 1:
        return Step(state, ())
    order = [(state.starter + at) % state.players for at in range(state.players)]
    chips = tuple(each - stake for each in state.chips)
    paid = state.with_(chips=chips, pot=state.pot + stake * state.players)
    return Step(paid, tuple(StakePaid(seat, ((POT, stake),)) for seat in order))


def share_pot(state: State, winners: tuple[Seat, ...]) -> Step[State]:
    """Give the winners equal shares; odd chips stay on the pot."""
    share, left = divmod(state.pot, len(winners))
    if not share:
        return Step(state, ())
    chips = tuple(each + share * (seat in winners) for seat, each in enumerate(state.chips))
    return Step(state.with_(chips=chips, pot=left), (PotWon(winners, share),))
