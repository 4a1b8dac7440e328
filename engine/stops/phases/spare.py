"""What happens to the spare hand: RULES.md, *Extra hand*, except the bidding (`auction.py`)."""

from engine.game import Action, Seat, Step
from engine.stops.actions import Auction, Buy, Decline, Keep, Swap
from engine.stops.events import Chose, HandDealt
from engine.stops.phases.auction import open_auction, sell
from engine.stops.state import Phase, State


def open_spare(state: State) -> Step[State]:
    """Ask the owner of the spare hand, if it has one."""
    owner = state.owner()
    return Step(state if owner is None else state.asking(Phase.SPARE, (owner,)), ())


def spare_choices(state: State, _seat: Seat) -> tuple[Action, ...]:
    """Return what the owner may do now, or the seat to which the spare hand is offered."""
    if state.phase is Phase.OFFER:
        return (Buy(), Decline())
    if state.phase is Phase.RESALE:
        return (Auction(), Keep())
    if state.phase is Phase.SPARE and state.rules.spare_sale == "auction":
        return (Swap(), Keep(), Auction())
    return (Swap(), Keep())


def decide(state: State, seat: Seat, action: Action) -> Step[State]:
    """Let the owner swap, keep or sell, or somebody buy or decline."""
    match action:
        case Swap():
            return _swap(state, seat)
        case Auction():
            return open_auction(state, seat)
        case Buy():
            return sell(state, seat, state.rules.spare_price)
        case Decline():
            return Step(state.asking(Phase.OFFER, state.asked[1:]), (Chose(seat, action),))
    if state.phase is Phase.RESALE:
        return Step(state.done(), ())
    if state.phase is Phase.SPARE and state.rules.spare_sale == "offer":
        return _offer(state, seat)
    return Step(state.done(), (Chose(seat, action),))


def _swap(state: State, owner: Seat) -> Step[State]:
    resale = state.rules.spare_resale and state.phase is Phase.SPARE
    swapped = state.exchanging(owner).with_deal(swapped=True)
    events = (Chose(owner, Swap()), HandDealt(owner, swapped.deal.hands[owner]))
    return Step(swapped.asking(Phase.RESALE, (owner,)) if resale else swapped.done(), events)


def _offer(state: State, owner: Seat) -> Step[State]:
    """Offer the spare hand clockwise from the owner's left to everybody who can pay its price."""
    others = tuple(
        seat for seat in state.left_of(owner) if seat != owner and state.chips[seat] >= state.rules.spare_price
    )
    return Step(state.asking(Phase.OFFER, others), (Chose(owner, Keep()),))
