from random import Random
from typing import Any

from engine.game import Action, Seat
from engine.players import NORMAL
from engine.stops.actions import Auction, Bid, Buy, Decline, Keep, Swap
from engine.stops.pack import PACK as STOPS
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, after_the_deal, do

GREAT = "AC AD AH AS KS QS JS TS 9S 8S"
"""A royal flush and the stops of all suits."""
TERRIBLE = "2C 2D 5H 5C 8D 8H JC JD 4S QH"
"""No stop, no two cards that go together, and no more than two pairs."""
AVERAGE = ("3C 4C 9C KC 5D 6D 7H TH JH 2S", "6C 7C TC 3D 9D KD 2H 3H 9H 5S")
SPARE = "8C QC 4D 7D TD 4H 6H KH 3S 6S"

AUCTION = {"spare.owner": "dealer", "spare.sale": "auction", "spare.resale": True, "spare.late_swap": True}
POKER = {"poker": True, "open.leader": "poker", "paycards.when": "deal"}
SEEDS = range(10)


def asked(hand: str, house: dict[str, Any] | None = None, **situation: Any) -> State:
    """The dealer, seat 2, owns the spare hand and decides on it, with this hand of their own."""
    house = {"spare.owner": "dealer"} | (house or {})
    return after_the_deal(*AVERAGE, hand, spare=SPARE, house=house, **situation).state


def offered(hand: str, price: int, **situation: Any) -> State:
    """Seat 0 has this hand, and is offered the spare one."""
    house = {"spare.owner": "dealer", "spare.sale": "offer", "spare.price": price}
    return do(after_the_deal(hand, *AVERAGE, spare=SPARE, house=house, **situation).state, Keep()).state


def bidding(hand: str, house: dict[str, Any] | None = None, **situation: Any) -> State:
    """Seat 0 has this hand, and is asked for the first bid on the spare one."""
    return do(
        after_the_deal(hand, *AVERAGE, spare=SPARE, house=AUCTION | (house or {}), **situation).state, Auction()
    ).state


def choices(state: State) -> list[Action]:
    """What it does, with several streams of chance."""
    (seat,) = GAME.to_act(state)
    return [STOPS.players[NORMAL](GAME.view(state, seat), Random(seed)) for seed in SEEDS]


def highest_bid(state: State, seat: Seat) -> int:
    """What it bids at most, against somebody who always bids one chip more."""
    highest = 0
    while state.phase is Phase.AUCTION:
        action: Action = Bid(state.deal.bid + 1)
        if state.turn == seat:
            action = STOPS.players[NORMAL](GAME.view(state, seat), Random(state.deal.bid))
            highest = action.chips if isinstance(action, Bid) else highest
        state = GAME.apply(state, state.turn, action).state
    return highest


class TestOwner:
    def test_a_great_hand_is_kept(self) -> None:
        assert set(choices(asked(GREAT))) == {Keep()}
        assert set(choices(asked(GREAT, POKER, table={"pot": 4}))) == {Keep()}

    def test_a_terrible_hand_is_swapped(self) -> None:
        assert set(choices(asked(TERRIBLE))) == {Swap()}
        assert set(choices(asked(TERRIBLE, POKER, table={"pot": 4}))) == {Swap()}

    def test_whoever_keeps_a_great_hand_sells_the_spare_one_where_it_can_be_sold(self) -> None:
        assert set(choices(asked(GREAT, AUCTION))) == {Auction()}

    def test_nothing_is_sold_to_those_who_have_no_chips(self) -> None:
        assert set(choices(asked(GREAT, AUCTION, chips=(0, 0, 9)))) == {Keep()}


class TestOffer:
    def test_a_terrible_hand_is_changed_for_a_chip(self) -> None:
        assert set(choices(offered(TERRIBLE, 1))) == {Buy()}

    def test_a_great_hand_is_not_changed_at_all(self) -> None:
        assert set(choices(offered(GREAT, 1))) == {Decline()}


class TestAuction:
    def test_a_terrible_one_bids_one_chip_and_one_more_at_a_time(self) -> None:
        state = bidding(TERRIBLE)
        assert set(choices(state)) == {Bid(1)}
        assert set(choices(do(state, Bid(1), Bid(2)).state)) == {Bid(3)}

    def test_it_stops_when_the_price_is_more_than_the_hand_is_worth(self) -> None:
        assert 2 <= highest_bid(bidding(TERRIBLE), 0) <= 10
