import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hypothesis import HealthCheck, given, settings

from engine.cards import CARDS
from engine.game import CHANCE, Action, RuleBroken
from engine.stops.actions import Deal, PlayCard
from engine.stops.events import RoundEnded
from engine.stops.state import Phase, State
from tests.engine.random_play import Played, matches
from tests.engine.situations import GAME, union

at_random = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def chips_in_play(state: State) -> int:
    return sum(state.chips) + sum(state.spaces) - sum(state.topups)


@at_random
@given(matches())
def test_no_chip_is_made_or_lost(played: Played) -> None:
    assert {chips_in_play(state) for state in played.states} == {chips_in_play(played.start)}
    assert all(chips >= 0 for state in played.states for chips in (*state.chips, *state.spaces))


@at_random
@given(matches())
def test_what_a_match_ended_with_is_on_the_table_or_in_front_of_the_players(played: Played) -> None:
    last = played.states[-1]
    if last.outcome is not None:
        assert last.outcome.chips == last.chips
        assert last.outcome.topups == last.topups
        assert last.outcome.left_on_table == sum(last.spaces)


@at_random
@given(matches())
def test_every_card_is_in_one_hand_or_dead_or_played(played: Played) -> None:
    for step in played.steps:
        state = step.state
        places = (*state.hands, state.dead, state.played())
        assert union(places) == state.rules.cards
        assert sum(map(len, places)) == len(state.rules.cards)
        assert state.missing - state.dead == 0


@at_random
@given(matches(rounds=1))
def test_an_action_is_accepted_if_and_only_if_it_is_listed(played: Played) -> None:
    plays = [PlayCard(each) for each in CARDS]
    for state in played.states:
        before = GAME.dump(state)
        for seat in range(-1, state.players + 1):
            listed = GAME.legal(state, seat)
            assert [action for action in plays if accepts(state, seat, action)] == sorted(listed, key=by_card)
            assert bool(listed) is (seat in GAME.to_act(state))
        assert not any(accepts(state, CHANCE, action) for action in plays)
        assert GAME.dump(state) == before


def accepts(state: State, seat: int | None, action: Action) -> bool:
    """Whether `apply` takes this action; any failure but a broken rule is a failure of the test."""
    try:
        GAME.apply(state, seat, action)
    except RuleBroken:
        return False
    return True


def by_card(action: Any) -> int:
    return int(action.card)


@at_random
@given(matches())
def test_the_pack_is_dealt_before_a_round_and_at_no_other_time(played: Played) -> None:
    for state in played.states:
        whole = Deal(tuple(state.rules.cards))
        assert accepts(state, CHANCE, whole) is GAME.awaits_deal(state) is (state.phase is Phase.DEAL)
        assert not any(accepts(state, seat, whole) for seat in range(state.players))


@at_random
@given(matches())
def test_a_match_either_waits_for_the_deal_or_for_one_player_or_is_over(played: Played) -> None:
    for state in played.states:
        waits = [GAME.awaits_deal(state), len(GAME.to_act(state)) == 1, GAME.outcome(state) is not None]
        assert waits.count(True) == 1


@at_random
@given(matches())
def test_who_follows_has_one_card_and_whoever_acts_holds_what_he_may_play(played: Played) -> None:
    for state in played.states:
        for seat in GAME.to_act(state):
            legal = GAME.legal(state, seat)
            assert all(isinstance(action, PlayCard) and action.card in state.hands[seat] for action in legal)
            assert len(legal) == 1 or not GAME.forced(state)


def rounds_of(played: Played) -> Iterator[list[Any]]:
    """The events of each round."""
    events: list[Any] = []
    for step in played.steps:
        events += step.events
        if any(isinstance(event, RoundEnded) for event in step.events):
            yield events
            events = []
    assert not events, "a round did not end"


@at_random
@given(matches())
def test_every_round_ends(played: Played) -> None:
    rounds = list(rounds_of(played))
    assert len(rounds) == 3 or played.states[-1].phase is Phase.OVER
    for number, events in enumerate(rounds, start=1):
        (ended,) = [event for event in events if isinstance(event, RoundEnded)]
        assert ended.round == number
        assert ended.winner is None or ended.winner in range(played.start.players)


@at_random
@given(matches())
def test_a_round_without_winner_is_a_deadlock(played: Played) -> None:
    """Only where whoever is blocked passes, and everybody blocked ends the round."""
    rules = played.start.rules
    for events in rounds_of(played):
        if any(isinstance(event, RoundEnded) and event.winner is None for event in events):
            assert (rules.lead_blocked, rules.lead_deadlock) == ("pass", "end")
            assert rules.lead_change != "none"


@at_random
@given(matches())
def test_the_dealer_goes_round(played: Played) -> None:
    deals = [state for state in played.states if GAME.awaits_deal(state)]
    for one, other in pairwise(deals):
        between = [(one.dealer + step) % one.players for step in range(1, one.players + 1)]
        assert other.dealer == next(seat for seat in between if seat not in other.eliminated)


@at_random
@given(matches())
def test_states_are_read_back_from_json(played: Played) -> None:
    for state in played.states:
        assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


@at_random
@given(matches())
def test_actions_and_events_are_read_back_from_json(played: Played) -> None:
    for _, action in played.acts:
        assert GAME.load_action(json.loads(json.dumps(GAME.dump_action(action)))) == action
    for event in (event for step in played.steps for event in step.events):
        read = GAME.load_event(json.loads(json.dumps(GAME.dump_event(event))))
        assert (read, type(read)) == (event, type(event))


@at_random
@given(matches())
def test_the_same_actions_lead_to_the_same_state(played: Played) -> None:
    state = GAME.load(json.loads(json.dumps(GAME.dump(played.start))))
    for (seat, action), step in zip(played.acts, played.steps, strict=True):
        again = GAME.apply(state, seat, GAME.load_action(GAME.dump_action(action)))
        assert again == step
        state = again.state
