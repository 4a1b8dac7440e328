"""The beginning of a round: RULES.md, *New York: round*."""

from engine.game import Action, NotAllowed, Step
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS, FULL_PACK, NO_CARDS, CardSet
from engine.newyork.events import HandDealt, RoundBegan
from engine.newyork.phases.pot import pay_stakes
from engine.newyork.state import DealState, Phase, State

HAND = 6
MARKET = 6


def begin_round(state: State, deal: Action) -> Step[State]:
    """Take the stakes, if any are due, and deal six cards each, the market and the pile; the starter is to act.

    Raises:
        NotAllowed: the deal is not the whole pack, each card once.
    """
    if not isinstance(deal, Deal) or len(deal.pack) != len(CARDS) or CardSet.of(deal.pack) != FULL_PACK:
        raise NotAllowed("the deal must have every card of the pack once")
    staked = pay_stakes(state)
    state = staked.state
    order = [(state.starter + at) % state.players for at in range(state.players)]
    dealt = HAND * state.players
    hands = [NO_CARDS] * state.players
    for at, seat in enumerate(order):
        hands[seat] = CardSet.of(deal.pack[at : dealt : state.players])
    market, pile = deal.pack[dealt : dealt + MARKET], deal.pack[dealt + MARKET :]
    began = RoundBegan(state.round, state.starter)
    begun = state.with_(phase=Phase.LAY, deal=DealState(tuple(hands), market, pile), turn=state.starter)
    return Step(begun, (*staked.events, began, *(HandDealt(seat, hands[seat]) for seat in order)))
