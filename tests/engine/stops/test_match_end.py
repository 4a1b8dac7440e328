from collections.abc import Mapping
from typing import Any

import pytest

from engine.cards import card
from engine.game import NotYourTurn, Seat, Step
from engine.stops.actions import PlayCard
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, deal, dealt, play

FIRST_BUST = {"end.mode": "first_bust"}
ELIMINATION = {"end.mode": "elimination"}
TOPUP = {"end.mode": "topup", "chips": 10}


def last_card(house: Mapping[str, Any] | None = None, **situation: Any) -> Step[State]:
    """Seat 0 goes out; seats 1 and 2 each pay for one card."""
    return play(dealt("5C", "2H", "4D", house=house, **situation), "5C")


def ended(state: State) -> tuple[tuple[Seat, ...], tuple[int, ...], tuple[int, ...], int]:
    """The winners, everybody's chips and top-ups, and what is left on the table."""
    assert state.outcome is not None
    return state.outcome.winners, state.chips, state.topups, sum(state.spaces)


class TestRounds:
    def test_a_player_without_chips_plays_on(self) -> None:
        state = last_card(chips=(5, 1, 5)).state
        assert (state.phase, state.chips, state.eliminated) == (Phase.DEAL, (7, 0, 4), frozenset())
        assert len(deal(state).state.deal.hands[1]) == 13


class TestFirstBust:
    def test_it_goes_on_as_long_as_everybody_has_one(self) -> None:
        assert last_card(FIRST_BUST, chips=(5, 2, 2), round_number=99).state.phase is Phase.DEAL

    def test_who_was_out_of_chips_during_the_round_only_is_not_bust(self) -> None:
        state = last_card(FIRST_BUST, chips=(0, 2, 2)).state
        assert (state.phase, state.chips) == (Phase.DEAL, (2, 1, 1))


class TestElimination:
    def test_it_ends_when_one_is_left(self) -> None:
        state = last_card(ELIMINATION, chips=(5, 1, 1)).state
        assert ended(state) == ((0,), (7, 0, 0), (0, 0, 0), 0)

    def test_it_ends_when_nobody_is_left(self) -> None:
        house = {"end.mode": "elimination", "pay.per_card": 0}
        state = last_card(house, chips=(0, 0, 0), table={"AH": 9}).state
        assert ended(state) == ((0, 1, 2), (0, 0, 0), (0, 0, 0), 9)


class TestTopUp:
    def test_the_last_round_is_included_and_the_ranking_subtracts_them(self) -> None:
        state = last_card(TOPUP, chips=(5, 1, 5), round_number=3).state
        assert ended(state) == ((0,), (7, 10, 4), (0, 10, 0), 0)


class TestLeftover:
    def test_less_than_a_chip_each_is_not_shared(self) -> None:
        state = last_card({"end.leftover": "split"}, table={"AH": 2}, round_number=3).state
        assert ended(state) == ((0,), (52, 49, 49), (0, 0, 0), 2)

    def test_only_those_not_eliminated_share(self) -> None:
        house = {"end.leftover": "split", "end.mode": "elimination"}
        state = last_card(house, chips=(5, 1, 1), table={"AH": 7}).state
        assert ended(state) == ((0,), (14, 0, 0), (0, 0, 0), 0)

    def test_everyone_shares_if_nobody_is_left(self) -> None:
        house = {"end.leftover": "split", "end.mode": "elimination", "pay.per_card": 0}
        state = last_card(house, chips=(0, 0, 0), table={"AH": 7}).state
        assert ended(state) == ((0, 1, 2), (2, 2, 2), (0, 0, 0), 1)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_can_be_done_after_the_end(seat: int | None) -> None:
    state = last_card(round_number=3).state
    assert GAME.to_act(state) == ()
    assert not GAME.awaits_deal(state)
    with pytest.raises(NotYourTurn):
        GAME.apply(state, seat, PlayCard(card("2H")))
    with pytest.raises(NotYourTurn):
        deal(state)
