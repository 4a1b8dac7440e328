"""What a seat may do is listed, and what is not listed is refused, in every phase."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, Action, NotYourTurn, RuleBroken, Seat
from engine.stops.actions import Bid, Deal, Hold, OpenRound, PassBid, PlaceStake, PlayCard
from engine.stops.state import Phase, State
from tests.engine.attempts import attempts
from tests.engine.played import accepts, any_of
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME

at_random = settings(max_examples=50)
seeds = st.integers(0, 2**32 - 1).map(Random)


@at_random
@given(matches(rounds=1), seeds)
def test_an_action_is_accepted_if_and_only_if_it_is_listed_and_listed_once_for_whoever_is_to_act(
    played: Played, random: Random
) -> None:
    for state in played.states:
        before, asked = GAME.codec.dump(state), GAME.to_act(state)
        tried = attempts(state, asked[0] if asked else 0, random)
        for seat in range(-1, state.players + 1):
            each_time = list(GAME.legal(state, seat))
            listed = set(each_time)
            assert len(listed) == len(each_time)
            assert bool(listed) is (seat in asked)
            for action in tried if seat in asked else random.sample(tried, 5):
                assert accepts(GAME, state, seat, action) is (action in listed)
        assert GAME.codec.dump(state) == before


@at_random
@given(matches())
def test_chance_acts_when_it_is_awaited_and_at_no_other_time(played: Played) -> None:
    for state in played.states:
        assert GAME.awaits_deal(state) is (state.phase in (Phase.ROUND, Phase.DEAL))
        for action, phase in ((OpenRound(), Phase.ROUND), (Deal(tuple(state.rules.cards)), Phase.DEAL)):
            assert accepts(GAME, state, CHANCE, action) is (state.phase is phase)
            assert not any(accepts(GAME, state, seat, action) for seat in range(state.players))


@at_random
@given(matches())
def test_who_follows_has_one_card_and_whoever_plays_holds_what_they_may_play(played: Played) -> None:
    for state in played.states:
        assert GAME.forced(state) is (state.phase is Phase.FOLLOW)
        if state.phase in (Phase.LEAD, Phase.FOLLOW):
            (seat,) = GAME.to_act(state)
            legal = list(GAME.legal(state, seat))
            assert all(isinstance(action, PlayCard) and action.card in state.deal.hands[seat] for action in legal)
            assert len(legal) == 1 or not GAME.forced(state)


def prepares(state: State, seat: Seat, action: Action) -> bool:
    try:
        GAME.prepare(state, seat, action)
    except RuleBroken:
        return False
    return True


@at_random
@given(matches(rounds=1), seeds)
def test_stakes_and_poker_hands_are_prepared_as_they_can_be_done_at_the_seats_turn_and_nothing_else(
    played: Played, random: Random
) -> None:
    for state in played.states:
        asked = state.asked if state.phase in (Phase.STAKE, Phase.HOLD) else ()
        assert GAME.preparing(state) == asked
        for seat in set(range(state.players)).difference(asked):
            with pytest.raises(NotYourTurn):
                GAME.prepare(state, seat, random.choice(attempts(state, seat, random)))
        for seat in asked:
            turn = state
            while turn.turn != seat:
                turn = GAME.apply(turn, turn.turn, any_of(GAME.legal(turn, turn.turn), random)).state
            for action in attempts(turn, seat, random):
                assert prepares(state, seat, action) is accepts(GAME, turn, seat, action)


@at_random
@given(matches(rounds=2))
def test_a_view_says_what_its_seat_may_do(played: Played) -> None:
    for state in played.states:
        for seat in range(state.players):
            view, listed = GAME.view(state, seat), list(GAME.legal(state, seat))
            said = {*map(PlayCard, view.legal), *map(Bid, view.bids), *view.choices}
            assert said == {each for each in listed if not isinstance(each, PlaceStake | Hold | PassBid)}
            assert {sum(dict(each.on).values()) for each in listed if isinstance(each, PlaceStake)} <= {view.stake_due}
            assert all(not each.cards - view.hand for each in listed if isinstance(each, Hold))
        everybody = GAME.view(state, None)
        assert not any((everybody.hand, everybody.legal, everybody.choices, everybody.held, everybody.given_up))
        assert not any((everybody.bids, everybody.stake_due, everybody.to_call, everybody.placed))
