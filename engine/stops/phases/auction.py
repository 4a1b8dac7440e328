"""The auction of a dead hand: RULES.md, *Extra hand*.

`asked` goes round: a seat that bids moves to its end, one that passes or cannot raise is taken out.
"""

from collections.abc import Iterator

from engine.game import Action, Seat, Step
from engine.stops.actions import Bid, PassBid
from engine.stops.events import AuctionFailed, AuctionOpened, Chose, HandDealt, HandSold
from engine.stops.state import Phase, State


def open_auction(state: State, owner: Seat) -> Step[State]:
    """Ask for bids, in order without the owner."""
    opened = AuctionOpened(owner, old=state.deal.swapped)
    bidders = tuple(seat for seat in state.in_order() if seat != owner and state.chips[seat])
    return _go_on(state.asking(Phase.AUCTION, bidders).with_deal(bid=0, bidder=None)).after(opened)


def bids(state: State, seat: Seat) -> range:
    """Return the bids that a seat may make: more than the last, at most its chips."""
    return range(state.deal.bid + 1, state.chips[seat] + 1)


def is_answer(state: State, seat: Seat, action: Action) -> bool:
    """Return whether an action passes, or raises the last bid with chips that the seat has."""
    return action == PassBid() or (isinstance(action, Bid) and action.chips in bids(state, seat))


def auction_choices(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every bid that a seat may make, and passing."""
    yield from map(Bid, bids(state, seat))
    yield PassBid()


def answer_auction(state: State, seat: Seat, action: Action) -> Step[State]:
    """Let a seat bid or pass."""
    asked = state.asked[1:]
    if isinstance(action, Bid):
        asked = (*(each for each in asked if state.chips[each] > action.chips), seat)
        state = state.with_deal(bid=action.chips, bidder=seat)
    return _go_on(state.asking(Phase.AUCTION, asked)).after(Chose(seat, action))


def _go_on(state: State) -> Step[State]:
    owner = state.owner()
    assert owner is not None
    if not state.asked:  # nobody has bid
        late = state.rules.spare_late_swap and not state.deal.swapped
        return Step(state.asking(Phase.LATE_SWAP, (owner,)) if late else state.done(), (AuctionFailed(owner),))
    if state.asked == (state.deal.bidder,):
        return sell(state, state.asked[0], state.deal.bid)
    return Step(state, ())


def sell(state: State, buyer: Seat, price: int) -> Step[State]:
    """Let a seat take the dead hand for what it pays to the owner."""
    owner = state.owner()
    assert owner is not None
    sold = state.with_chips(buyer, -price).with_chips(owner, price).exchanging(buyer).done()
    return Step(sold, (HandSold(buyer, owner, price), HandDealt(buyer, sold.deal.hands[buyer])))
