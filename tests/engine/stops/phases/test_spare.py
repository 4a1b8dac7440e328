from typing import Any

import pytest

from engine.cards import NO_CARDS
from engine.stops.actions import Buy, Decline, Keep, Swap
from engine.stops.events import Chose, HandDealt, HandSold
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, after_the_deal, cards, do, may_do, may_play, told

OWNER = {"spare.owner": "dealer"}
OFFER = OWNER | {"spare.sale": "offer", "spare.price": 3}


def spare(house: dict[str, Any] | None = None, **situation: Any) -> State:
    """Four players with seat 0 eldest and seat 3 the dealer; the spare hand is 9C 9D."""
    return after_the_deal("2C 2D", "3C 3D", "4C 4D", "5C 5D", spare="9C 9D", house=house, **situation).state


def hands(state: State) -> list[str]:
    return [str(hand) for hand in (*state.deal.hands, state.deal.dead)]


class TestDead:
    @pytest.mark.parametrize(("owner", "seat"), [("dealer", 3), ("eldest", 0)])
    def test_its_owner_is_asked_before_play(self, owner: str, seat: int) -> None:
        state = spare({"spare.owner": owner})
        assert may_do(state) == (seat, [Swap(), Keep()])
        assert state.owner() == seat


class TestSwap:
    def test_the_owner_takes_the_spare_and_their_old_hand_is_dead(self) -> None:
        step = do(spare(OWNER), Swap())
        assert hands(step.state) == ["2C2D", "3C3D", "4C4D", "9C9D", "5C5D"]
        assert told(step, Chose) == [Chose(3, Swap())]

    def test_the_old_hand_lies_face_down_and_the_owner_alone_knows_it(self) -> None:
        state = do(spare(OWNER), Swap()).state
        assert [GAME.view(state, seat).given_up for seat in (None, 0, 1, 2)] == [NO_CARDS] * 4
        assert GAME.view(state, 3).given_up == cards("5C 5D")
        assert not GAME.view(state, 3).unseen & cards("5C 5D")
        assert not cards("5C 5D") - GAME.view(state, 0).unseen

    def test_play_goes_on_with_the_hands_as_they_are_then(self) -> None:
        state = after_the_deal("7C", "8C", "2C", spare="2H", house=OWNER | {"open.leader": "lowest"}).state
        assert may_play(do(state, Keep()).state) == (2, "2C")
        assert may_play(do(state, Swap()).state) == (2, "2H")


class TestKeep:
    def test_everything_stays_and_play_opens(self) -> None:
        step = do(spare(OWNER), Keep())
        assert hands(step.state) == ["2C2D", "3C3D", "4C4D", "5C5D", "9C9D"]
        assert told(step, Chose) == [Chose(3, Keep())]
        assert step.state.phase is Phase.LEAD


class TestOffer:
    def test_what_the_owner_keeps_is_offered_clockwise_from_their_left(self) -> None:
        state = do(spare(OFFER), Keep()).state
        assert may_do(state) == (0, [Buy(), Decline()])
        assert GAME.view(state, None).asked == (0, 1, 2)

    def test_everybody_has_one_chance(self) -> None:
        step = do(spare(OFFER), Keep(), Decline(), Decline(), Decline())
        assert told(step, Chose) == [Chose(3, Keep()), *(Chose(seat, Decline()) for seat in (0, 1, 2))]
        assert step.state.phase is Phase.LEAD
        assert hands(step.state) == ["2C2D", "3C3D", "4C4D", "5C5D", "9C9D"]

    def test_who_buys_swaps_and_pays_the_price_to_the_owner(self) -> None:
        step = do(spare(OFFER), Keep(), Decline(), Buy())
        assert hands(step.state) == ["2C2D", "9C9D", "4C4D", "5C5D", "3C3D"]
        assert step.state.chips == (50, 47, 50, 53)
        assert told(step, HandSold) == [HandSold(1, 3, 3)]
        assert [each.audience for each in told(step, HandDealt)] == [1]

    def test_who_cannot_pay_is_skipped(self) -> None:
        state = do(spare(OFFER, chips=(2, 3, 0, 0)), Keep()).state
        assert GAME.view(state, None).asked == (1,)
        assert do(state, Buy()).state.chips == (2, 0, 0, 3)
