"""What `normal` does about the spare hand: swap, keep, sell, buy or bid.

It compares what its own hand is worth with what hands from the unseen cards are worth, and takes the dead hand when it
expects more of it, or pays at most what it expects to gain. A hand that its owner gave up is taken to be one of the
worse half.
"""

from dataclasses import dataclass
from math import fsum
from random import Random
from statistics import fmean

from engine.game import Action
from engine.stops.actions import Auction, Bid, Buy, Decline, Keep, PassBid, Swap
from engine.stops.players.worth import imagined, players, poker_ranks, worth
from engine.stops.state import Phase
from engine.stops.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is at stake for a seat, in chips. `others` are what imagined hands are worth, the worst first."""

    own: float
    others: tuple[float, ...]
    given_up: float
    """What the hand that the seat gave up is worth; 0 if it has none."""

    @property
    def spare(self) -> float:
        """What the spare hand is worth on average."""
        return fmean(self.others)

    @property
    def rejected(self) -> float:
        """The average worth of a hand that its owner gave up for the spare one."""
        return fmean(self.others[: len(self.others) // 2])


def prospect(view: View, random: Random) -> Prospect:
    """Return what the seat's hand and those it does not see are worth."""
    hands = imagined(view, view.dead, random)
    ranks = poker_ranks(hands) if view.rules.poker else []
    others = sorted(worth(view, hand, ranks) for hand in hands)
    return Prospect(
        own=worth(view, view.hand, ranks),
        others=tuple(others),
        given_up=worth(view, view.given_up, ranks) if view.given_up else 0.0,
    )


def decide(view: View, random: Random) -> Action:
    """Decide on the spare hand as its owner, or answer an offer of it."""
    chances = prospect(view, random)
    gain = chances.spare - chances.own
    match view.phase:
        case Phase.OFFER:
            return Buy() if gain > view.rules.spare_price else Decline()
        case Phase.RESALE:
            return Auction() if _sale(view, chances, chances.rejected, chances.given_up, random) > 0 else Keep()
    swap, auction = gain, 0.0
    if view.phase is Phase.SPARE and view.rules.spare_sale == "auction":
        auction = _sale(view, chances, chances.spare, chances.spare, random)
        if view.rules.spare_resale:
            swap += max(_sale(view, chances, chances.rejected, chances.own, random), 0.0)
    if auction > max(swap, 0.0):
        return Auction()
    return Swap() if swap > 0 else Keep()


def bid(view: View, random: Random) -> Action:
    """Bid one chip more than the last while the dead hand promises to be worth it."""
    chances = prospect(view, random)
    gain = (chances.rejected if view.swapped else chances.spare) - chances.own
    return Bid(view.bids[0]) if view.bids and view.bids[0] <= gain else PassBid()


def _sale(view: View, chances: Prospect, expected: float, actual: float, random: Random) -> float:
    """Return what an auction brings its owner, in chips.

    Each bidder is imagined with a hand, and offers what the hand on sale is worth beyond that one; the second highest
    price is paid. What the buyer gains by the hand, all the others lose.

    `expected`: what the bidders think that the hand on sale is worth. `actual`: what it is worth.
    """
    bidders = [chips for seat, chips in enumerate(view.chips) if seat != view.seat and chips]
    brought = []
    for _ in range(len(chances.others) if bidders else 0):
        hands = random.choices(chances.others, k=len(bidders))
        offers = sorted((min(expected - hand, chips), hand) for hand, chips in zip(hands, bidders, strict=True))
        price, bought_with = offers[-1]
        if price < 1:
            continue
        second = offers[-2][0] if len(offers) > 1 else 0.0
        brought.append(max(second, 1.0) - (actual - bought_with) / (players(view) - 1))
    return fsum(brought) / len(chances.others)
