"""The extra hand: who decides on it, what is offered and bid for it."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from engine.game import Action
from engine.stops.actions import Auction, Bid, Buy, Decline, Keep, PassBid, Swap
from engine.stops.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import ADA, ANN, BEN, announced, at_table, board_form, both, hand_form
from tests.engine.stops.situations import after_the_deal, do

HANDS = ("2S 9S 3H 4H 5H", "3S 4S 4D 8D 9H", "5D KD QD JD TD")


def extra(*actions: Action, preset: str = "three-in-one", dealer: int = 0, **situation: Any) -> State:
    """The state after these actions; Ann deals."""
    state = after_the_deal(*HANDS, spare="AH 2C", preset=preset, dealer=dealer, **situation).state
    return do(state, *actions).state


LOOKS: Looks = {
    "the dealer may swap keep or sell": lambda: both(at_table(extra()), 0, novice=True),
    "who does not deal waits": lambda: hand_form(at_table(extra()), 1),
    "the auction opens": lambda: both(at_table(extra(Auction())), 1, novice=True),
    "a bid is to be beaten": lambda: both(at_table(extra(Auction(), Bid(3))), 2),
    "there are buttons for bids that can be paid only": lambda: hand_form(
        at_table(extra(Auction(), Bid(3), chips=(50, 50, 5))), 2
    ),
    "where nobody bids the dealer may still swap": lambda: both(
        at_table(extra(Auction(), PassBid(), PassBid())), 0, novice=True
    ),
    "the hand that was given up can be sold": lambda: both(at_table(extra(Swap())), 0, novice=True),
    "the old hand is sold": lambda: both(at_table(extra(Swap(), Auction())), 1),
    "the player left of the dealer may swap": lambda: both(at_table(extra(preset="horses")), 1),
    "else it is for sale": lambda: both(at_table(extra(Keep(), preset="horses")), 2, novice=True),
    "who does not buy is told": lambda: both(at_table(extra(Keep(), Decline(), preset="horses")), 0),
    "a sale is told in a message": lambda: announced(do(extra(Keep(), preset="horses"), Buy()).events, "stops"),
}
test_the_extra_hand = looks(LOOKS)


@pytest.mark.parametrize("gone", ["away", "leaving"])
def test_whoever_is_not_there_is_not_asked(gone: str, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(extra(), replace(ANN, **{gone: True}), BEN, ADA)) == snapshot


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
