from typing import Any

import pytest

from engine.cards import NO_CARDS
from engine.game import NotAllowed, Step
from engine.stops.actions import Bet, Call, Check, Fold, Hold, Raise
from engine.stops.events import BetCalled, Chose, HandHeld, PokerEnded, PotWon
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, after_the_deal, betting, cards, do, may_do, told

# From the best to the worst hand. Nobody has the same cards as another.
ACES = "AC AD 5H 8S 9C"
KINGS = "KC KD 5S 8H 9D"
QUEENS = "QC QD 4H 7S 9H"
JACKS = "JC JD 4S 7H 2C"
KINGS_TOO = "KH KS 5D 8C 9S"
"""As good as `KINGS`."""


def ended(step: Step[State]) -> PokerEnded:
    (end,) = told(step, PokerEnded)
    return end


def pots(step: Step[State]) -> list[tuple[int, tuple[int, ...], int]]:
    """The pots, the main one first: chips, winners, and each one's share."""
    return [(pot.chips, pot.winners, pot.share) for pot in ended(step).pots]


def pot(state: State) -> int:
    return GAME.on_table(state).get("pot", 0)


class TestHolding:
    def holding(self, **situation: Any) -> State:
        hands = ("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "2S 3S 4S 5S 6S")
        return after_the_deal(*hands, house={"poker": True}, **situation).state

    def test_everyone_holds_five_cards_in_order(self) -> None:
        state = self.holding()
        assert (state.phase, GAME.view(state, None).asked) == (Phase.HOLD, (0, 1, 2))
        assert GAME.view(self.holding(dealer=0), None).asked == (1, 2, 0)

    def test_any_five_of_their_hand(self) -> None:
        seat, may = may_do(self.holding())
        assert (seat, len(may)) == (0, 6)
        assert Hold(cards("2C 3C 4C 5C 7C")) in may

    def test_they_alone_see_what_they_hold(self) -> None:
        held = cards("2C 3C 4C 5C 6C")
        step = do(self.holding(), Hold(held))
        assert step.events == (HandHeld(0),)
        assert [GAME.view(step.state, seat).held for seat in (None, 0, 1)] == [NO_CARDS, held, NO_CARDS]


class TestBetting:
    def test_it_goes_round_once_from_eldest(self) -> None:
        state = betting(ACES, KINGS, QUEENS)
        assert GAME.view(state, None).asked == (0, 1, 2)
        assert do(state, Check(), Check(), Check()).state.phase is Phase.LEAD

    def test_before_a_bet_one_may_check_or_bet_up_to_the_limit(self) -> None:
        assert may_do(betting(ACES, KINGS, QUEENS, house={"poker.limit": 3})) == (0, [Check(), Bet(1), Bet(2), Bet(3)])

    def test_facing_a_bet_one_may_fold_call_or_raise_up_to_the_limit(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, house={"poker.limit": 2}), Bet(1)).state
        assert may_do(state) == (1, [Fold(), Call(), Raise(1), Raise(2)])

    def test_chips_go_to_the_pot_as_they_are_bet(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, table={"pot": 3}), Bet(5), Call()).state
        assert (state.chips, pot(state)) == ((45, 45, 50), 13)
        assert GAME.view(state, None).bets == (5, 5, 0)

    def test_to_raise_is_to_call_and_bet_more(self) -> None:
        step = do(betting(ACES, KINGS, QUEENS), Bet(2), Raise(3))
        assert (step.state.chips, pot(step.state)) == ((48, 45, 50), 7)
        assert told(step, Chose) == [Chose(0, Bet(2)), Chose(1, Raise(3))]
        assert GAME.view(step.state, 2).to_call == 5
        assert GAME.view(step.state, 0).to_call == 3

    def test_after_a_bet_everybody_else_is_asked_also_who_has_checked(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, JACKS), Check(), Bet(1)).state
        assert GAME.view(state, None).asked == (2, 3, 0)

    def test_after_a_raise_everybody_else_is_asked_again_but_who_folded(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, JACKS), Bet(1), Fold(), Raise(2)).state
        assert GAME.view(state, None).asked == (3, 0)
        assert GAME.view(state, None).folded == {1}

    def test_there_are_so_many_raises_and_the_opening_bet_is_none(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, house={"poker.raises": 2}), Bet(1), Raise(1)).state
        assert Raise(1) in GAME.legal(state, 2)
        state = do(state, Raise(1)).state
        assert may_do(state) == (0, [Fold(), Call()])
        with pytest.raises(NotAllowed):
            do(state, Raise(1))

    def test_it_ends_when_one_player_is_left(self) -> None:
        step = do(betting(KINGS, ACES, QUEENS, table={"pot": 4}), Bet(2), Fold(), Fold())
        assert step.state.chips == (54, 50, 50)
        assert ended(step) == PokerEnded(0, (PotWon(6, (0,), 6),), shown=())


class TestShortStacks:
    def test_a_bet_must_be_affordable_in_full(self) -> None:
        assert may_do(betting(ACES, KINGS, QUEENS, chips=(2, 50, 50))) == (0, [Check(), Bet(1), Bet(2)])

    def test_a_raise_must_be_affordable_in_full(self) -> None:
        state = do(betting(ACES, KINGS, QUEENS, chips=(50, 5, 50)), Bet(3)).state
        assert may_do(state) == (1, [Fold(), Call(), Raise(1), Raise(2)])

    def test_a_call_that_somebody_cannot_afford_is_all_in(self) -> None:
        step = do(betting(ACES, KINGS, QUEENS, chips=(50, 2, 50)), Bet(3), Call())
        assert (step.state.chips, pot(step.state)) == ((47, 0, 50), 5)
        assert told(step, BetCalled) == [BetCalled(1, 2, all_in=True)]

    def test_a_call_with_exactly_their_last_chips_is_a_plain_call(self) -> None:
        step = do(betting(ACES, KINGS, QUEENS, chips=(50, 3, 50)), Bet(3), Call())
        assert told(step, BetCalled) == [BetCalled(1, 3, all_in=False)]

    def test_who_is_out_of_chips_is_not_asked(self) -> None:
        state = betting(ACES, KINGS, QUEENS, chips=(50, 0, 50))
        assert GAME.view(state, None).asked == (0, 2)
        assert GAME.view(do(state, Bet(1)).state, None).asked == (2,)

    def test_who_has_chips_is_asked_even_when_nobody_can_answer_a_bet(self) -> None:
        state = betting(ACES, KINGS, QUEENS, chips=(0, 0, 9))
        assert may_do(state)[0] == 2
        step = do(state, Bet(4))
        assert step.state.phase is Phase.LEAD
        assert step.state.chips == (0, 0, 9)


class TestShowdown:
    def test_everybody_sees_the_hands_of_those_who_have_not_folded(self) -> None:
        step = do(betting(KINGS, ACES, QUEENS), Bet(2), Fold(), Call())
        assert ended(step).shown == ((0, cards(KINGS)), (2, cards(QUEENS)))
        assert ended(step) in GAME.view(step.state, None).opening_log

    def test_the_five_held_count_and_no_others(self) -> None:
        step = do(betting("2D 4C 6C 8D TD AH AS", KINGS, QUEENS, table={"pot": 3}), Check(), Check(), Check())
        assert ended(step).winner == 1

    def test_an_equal_split_leaves_odd_chips_on_the_pot(self) -> None:
        step = do(betting(KINGS, QUEENS, KINGS_TOO, table={"pot": 3}), Bet(2), Fold(), Call())
        assert pots(step) == [(7, (0, 2), 3)]
        assert (step.state.chips, pot(step.state)) == ((51, 50, 51), 1)

    def test_of_tied_winners_the_first_in_order_won_the_poker(self) -> None:
        assert ended(do(betting(KINGS, QUEENS, KINGS_TOO), Check(), Check(), Check())).winner == 0
        state = do(betting(KINGS, QUEENS, KINGS_TOO, dealer=0), Check(), Check(), Check()).state
        assert (state.deal.poker_winner, GAME.view(state, None).poker_winner) == (2, 2)


class TestTiers:
    def test_what_lay_on_the_pot_is_for_everyone_who_has_not_folded_even_who_bet_nothing(self) -> None:
        step = do(betting(KINGS, QUEENS, ACES, chips=(50, 50, 0), table={"pot": 5}), Bet(2), Call())
        assert pots(step) == [(5, (2,), 5), (4, (0,), 4)]
        assert step.state.chips == (52, 48, 5)

    def test_folded_money_is_in_the_tiers_that_it_was_paid_into(self) -> None:
        state = betting(KINGS, ACES, QUEENS, JACKS, chips=(50, 2, 50, 50))
        step = do(state, Bet(5), Call(), Raise(1), Call(), Fold())
        assert pots(step) == [(8, (1,), 8), (11, (2,), 11)]
        assert step.state.chips == (45, 8, 55, 44)
