"""The extra hand: who decides on it, what is offered and bid for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from engine.game import Action
from engine.stops.actions import Auction, Bid, Buy, Decline, Keep, PassBid, Swap
from engine.stops.state import State
from tests.cogs.render.tables import ADA, ANN, BEN, announced, at_table, board_form, hand_form
from tests.engine.stops.situations import after_the_deal, do

HANDS = ("2S 9S 3H 4H 5H", "3S 4S 4D 8D 9H", "5D KD QD JD TD")


def extra(*actions: Action, preset: str = "three-in-one", dealer: int = 0, **situation: Any) -> State:
    """The state after these actions; Ann deals."""
    state = after_the_deal(*HANDS, spare="AH 2C", preset=preset, dealer=dealer, **situation).state
    return do(state, *actions).state


def both(state: State, at: int, **more: Any) -> str:
    """The board, and the hand of a seat."""
    table = at_table(state)
    return f"{board_form(table)}\n\n{hand_form(table, at, **more)}"


def test_the_dealer_may_swap_keep_or_sell(snapshot: SnapshotAssertion) -> None:
    assert both(extra(), 0, novice=True) == snapshot


def test_who_does_not_deal_waits(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(extra()), 1) == snapshot


@pytest.mark.parametrize("gone", ["away", "leaving"])
def test_whoever_is_not_there_is_not_asked(gone: str, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(extra(), replace(ANN, **{gone: True}), BEN, ADA)) == snapshot


def test_stick_or_switch_has_no_sale(snapshot: SnapshotAssertion) -> None:
    house = {"spare.owner": "dealer"}
    assert both(extra(preset="michigan", house=house), 0) == snapshot


def test_the_auction_opens(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Auction()), 1, novice=True) == snapshot


def test_a_bid_is_to_be_beaten(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Auction(), Bid(3)), 2) == snapshot


def test_there_are_buttons_for_bids_that_can_be_paid_only(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(extra(Auction(), Bid(3), chips=(50, 50, 5))), 2) == snapshot


def test_who_does_not_bid_now_has_no_buttons(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(extra(Auction(), Bid(3))), 0) == snapshot


def test_where_nobody_bids_the_dealer_may_still_swap(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Auction(), PassBid(), PassBid()), 0, novice=True) == snapshot


def test_the_hand_that_was_given_up_can_be_sold(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Swap()), 0, novice=True) == snapshot


def test_the_old_hand_is_sold(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Swap(), Auction()), 1) == snapshot


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    "actions",
    [
        (Keep(),),
        (Swap(), Keep()),
        (Auction(), Bid(2), PassBid()),
        (Auction(), PassBid(), PassBid(), Keep()),
        (Auction(), PassBid(), PassBid(), Swap()),
    ],
    ids=["kept", "swapped", "sold", "not-sold", "swapped-late"],
)
def test_the_board_tells_what_became_of_it(
    actions: tuple[Action, ...], dealer: int, snapshot: SnapshotAssertion
) -> None:
    assert board_form(at_table(extra(*actions, dealer=dealer))) == snapshot


def test_the_player_left_of_the_dealer_may_swap(snapshot: SnapshotAssertion) -> None:
    assert both(extra(preset="horses"), 1) == snapshot


def test_else_it_is_for_sale(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Keep(), preset="horses"), 2, novice=True) == snapshot


def test_who_does_not_buy_is_told(snapshot: SnapshotAssertion) -> None:
    assert both(extra(Keep(), Decline(), preset="horses"), 0) == snapshot


def test_a_sale_is_told_in_a_message(snapshot: SnapshotAssertion) -> None:
    before = extra(Keep(), preset="horses")
    assert announced(do(before, Buy()).events, "stops") == snapshot
