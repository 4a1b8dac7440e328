from typing import Any

from engine.cards import NO_CARDS
from engine.stops.actions import Auction, Bid, Keep, PassBid, Swap
from engine.stops.events import AuctionFailed, AuctionOpened, Chose, HandDealt, HandSold
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, after_the_deal, cards, do, may_do, told

AUCTION = {"spare.owner": "dealer", "spare.sale": "auction"}
RESALE = AUCTION | {"spare.resale": True}
LATE = AUCTION | {"spare.late_swap": True}


def spare(house: dict[str, Any] | None = None, **situation: Any) -> State:
    """Four players with seat 0 eldest and seat 3 the dealer, who owns the spare hand 9C 9D."""
    return after_the_deal("2C", "3C", "4C", "5C", spare="9C 9D", house=house or AUCTION, **situation).state


def auction(house: dict[str, Any] | None = None, **situation: Any) -> State:
    return do(spare(house, **situation), Auction()).state


def bidders(state: State) -> tuple[int, ...]:
    """Who is still in the auction, the next one first."""
    return GAME.view(state, None).asked


def test_the_owner_may_swap_keep_or_put_it_up_for_auction() -> None:
    assert may_do(spare()) == (3, [Swap(), Keep(), Auction()])


class TestBidding:
    def test_the_first_bid_is_at_least_one_and_at_most_the_bidders_chips(self) -> None:
        assert may_do(auction(chips=(3, 50, 50, 50))) == (0, [Bid(1), Bid(2), Bid(3), PassBid()])

    def test_each_bid_is_at_least_one_more_than_the_last(self) -> None:
        state = do(auction(chips=(50, 6, 50, 50)), Bid(4)).state
        assert may_do(state) == (1, [Bid(5), Bid(6), PassBid()])

    def test_bids_are_open_and_go_round_and_round(self) -> None:
        step = do(auction(), Bid(1), Bid(2), Bid(3), Bid(4))
        assert told(step, Chose) == [Chose(0, Bid(1)), Chose(1, Bid(2)), Chose(2, Bid(3)), Chose(0, Bid(4))]
        assert bidders(step.state) == (1, 2, 0)
        assert {(GAME.view(step.state, seat).bid, GAME.view(step.state, seat).bidder) for seat in (None, 1, 3)} == {
            (4, 0)
        }

    def test_who_cannot_raise_is_out_without_being_asked(self) -> None:
        state = do(auction(chips=(50, 4, 5, 50)), Bid(4)).state
        assert bidders(state) == (2, 0)


class TestTheEnd:
    def test_the_highest_bidder_pays_the_owner_and_swaps_when_nobody_else_is_left(self) -> None:
        step = do(auction(), Bid(1), PassBid(), Bid(7), PassBid())
        assert told(step, HandSold) == [HandSold(2, 3, 7)]
        assert (step.state.phase, step.state.chips) == (Phase.LEAD, (50, 50, 43, 57))
        assert [str(hand) for hand in (*step.state.deal.hands, step.state.deal.dead)] == [
            "2C",
            "3C",
            "9C9D",
            "5C",
            "4C",
        ]

    def test_only_the_buyer_sees_what_they_have_bought_and_what_they_gave_up(self) -> None:
        step = do(auction(), Bid(1), PassBid(), PassBid())
        assert [(each.audience, each.cards) for each in told(step, HandDealt)] == [(0, cards("9C 9D"))]
        assert GAME.view(step.state, 0).given_up == cards("2C")
        assert GAME.view(step.state, 3).given_up == NO_CARDS

    def test_it_ends_when_all_have_passed(self) -> None:
        step = do(auction(), PassBid(), PassBid(), PassBid())
        assert told(step, Chose) == [Chose(seat, PassBid()) for seat in (0, 1, 2)]
        assert told(step, AuctionFailed) == [AuctionFailed(3)]
        assert (step.state.phase, step.state.chips) == (Phase.LEAD, (50, 50, 50, 50))

    def test_it_is_offered_even_if_nobody_can_afford_a_bid(self) -> None:
        state = spare(chips=(0, 0, 0, 50))
        assert Auction() in GAME.legal(state, 3)
        step = do(state, Auction())
        assert step.events == (AuctionOpened(3, old=False), AuctionFailed(3))
        assert step.state.phase is Phase.LEAD


class TestResale:
    def test_an_owner_who_swapped_may_auction_their_old_hand_or_keep(self) -> None:
        state = do(spare(RESALE), Swap()).state
        assert may_do(state) == (3, [Auction(), Keep()])

    def test_the_buyer_takes_the_owners_old_hand(self) -> None:
        step = do(spare(RESALE), Swap(), Auction(), Bid(2), PassBid(), PassBid())
        assert [str(hand) for hand in (*step.state.deal.hands, step.state.deal.dead)] == [
            "5C",
            "3C",
            "4C",
            "9C9D",
            "2C",
        ]
        assert step.state.chips == (48, 50, 50, 52)
        assert told(step, AuctionOpened) == [AuctionOpened(3, old=True)]

    def test_a_spare_hand_that_was_put_up_for_auction_first_is_not_sold_again(self) -> None:
        assert do(spare(RESALE), Auction(), PassBid(), PassBid(), PassBid()).state.phase is Phase.LEAD


class TestLateSwap:
    def no_bid(self, house: dict[str, Any]) -> State:
        return do(auction(house), PassBid(), PassBid(), PassBid()).state

    def test_an_owner_whose_auction_drew_no_bid_may_still_swap_or_keep(self) -> None:
        state = self.no_bid(LATE)
        assert (state.phase, may_do(state)) == (Phase.LATE_SWAP, (3, [Swap(), Keep()]))
        assert str(do(state, Swap()).state.deal.hands[3]) == "9C9D"
        assert told(do(state, Keep()), Chose) == [Chose(3, Keep())]

    def test_not_after_a_bid(self) -> None:
        assert do(auction(LATE), Bid(1), PassBid(), PassBid()).state.phase is Phase.LEAD

    def test_not_for_who_has_swapped(self) -> None:
        state = do(spare(RESALE | {"spare.late_swap": True}), Swap(), Auction()).state
        assert do(state, PassBid(), PassBid(), PassBid()).state.phase is Phase.LEAD
