from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings

from engine.game import Seat
from engine.poker_hands import rank
from engine.stops.events import PokerEnded, RoundEnded
from engine.stops.match import new_match
from engine.stops.presets import PRESETS
from engine.stops.spaces import POT
from engine.stops.state import Phase, State
from tests.engine.stops.random_play import Played, matches, play_at_random
from tests.engine.stops.situations import GAME, union

at_random = settings(max_examples=50)


def test_random_play_comes_to_every_phase() -> None:
    starts = [new_match(PRESETS[preset], (20,) * 4, 0, {}) for preset in ("boodle", "horses", "three-in-one")]
    played = [play_at_random(start, Random(seed), rounds=4) for start in starts for seed in range(10)]
    assert {state.phase for match in played for state in match.states} == set(Phase)


def chips_in_play(state: State) -> int:
    return sum(state.chips) + sum(state.spaces) - sum(state.topups)


@at_random
@given(matches())
def test_no_chip_is_made_or_lost(played: Played) -> None:
    assert {chips_in_play(state) for state in played.states} == {chips_in_play(played.start)}
    assert all(chips >= 0 for state in played.states for chips in (*state.chips, *state.spaces))


BEFORE_THE_DEAL = {Phase.ROUND, Phase.STAKE, Phase.DEAL}


@at_random
@given(matches())
def test_every_card_is_in_one_hand_or_dead_or_played(played: Played) -> None:
    for state in (state for state in played.states if state.phase not in BEFORE_THE_DEAL):
        places = (*state.deal.hands, state.deal.dead, state.deal.played)
        assert union(places) == state.rules.cards
        assert sum(map(len, places)) == len(state.rules.cards)
        assert state.deal.missing - state.deal.dead == 0
        if state.phase in (Phase.SPARE, Phase.HOLD, Phase.BET):
            assert {seat for seat, hand in enumerate(state.deal.hands) if not hand} == state.eliminated


@at_random
@given(matches())
def test_a_match_either_waits_for_the_deal_or_for_one_player_or_is_over(played: Played) -> None:
    for state in played.states:
        waits = [GAME.awaits_deal(state), len(GAME.to_act(state)) == 1, state.outcome is not None]
        assert waits.count(True) == 1


THE_SHAPE_OF_A_ROUND = [
    {Phase.ROUND},
    {Phase.STAKE},
    {Phase.DEAL},
    {Phase.SPARE},
    {Phase.OFFER, Phase.RESALE},
    {Phase.AUCTION},
    {Phase.LATE_SWAP},
    {Phase.HOLD},
    {Phase.BET},
    {Phase.LEAD, Phase.FOLLOW},
]


@at_random
@given(matches())
def test_a_round_goes_through_its_phases_in_order(played: Played) -> None:
    for one, other in pairwise(played.states):
        if one.round == other.round and other.phase is not Phase.OVER:
            before, after = (
                [state.phase in each for each in THE_SHAPE_OF_A_ROUND].index(True) for state in (one, other)
            )
            assert before <= after


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
def test_every_round_ends_and_without_a_winner_only_in_a_deadlock(played: Played) -> None:
    rules, rounds = played.start.rules, list(rounds_of(played))
    assert len(rounds) == 3 or played.states[-1].phase is Phase.OVER
    for number, events in enumerate(rounds, start=1):
        (ended,) = [event for event in events if isinstance(event, RoundEnded)]
        assert ended.round == number
        assert ended.winner is None or ended.winner in range(played.start.players)
        if ended.winner is None:
            assert (rules.lead_blocked, rules.lead_deadlock) == ("pass", "end")
            assert rules.lead_change != "none"


@at_random
@given(matches())
def test_the_dealer_goes_round(played: Played) -> None:
    deals = [state for state in played.states if GAME.between_rounds(state)]
    for one, other in pairwise(deals):
        between = [(one.dealer + step) % one.players for step in range(1, one.players + 1)]
        assert other.dealer == next(seat for seat in between if seat not in other.eliminated)


@at_random
@given(matches())
def test_each_pot_goes_to_the_best_hand_of_those_who_paid_for_it(played: Played) -> None:
    for before, step in zip(played.states, played.steps, strict=False):
        for ended in (event for event in step.events if isinstance(event, PokerEnded)):
            after = step.state
            wins = poker_wins(after, pot=before.spaces[before.rules.spaces.index(POT)] - sum(before.deal.bets))
            for seat in range(after.players):
                won = sum(share for winners, share in wins if seat in winners)
                assert after.chips[seat] == before.chips[seat] - (after.deal.bets[seat] - before.deal.bets[seat]) + won
            winners, _ = wins[0]
            assert ended.winner == after.deal.poker_winner == winners[0]


def poker_wins(state: State, pot: int) -> list[tuple[tuple[Seat, ...], int]]:
    """Who has how much of each pot, told chip by chip; `pot` is what lay there before the betting."""
    contenders = tuple(seat for seat in state.in_order() if seat not in state.deal.folded)
    pots = {contenders: pot}
    for level in range(1, max(state.deal.bets) + 1):
        paid = [seat for seat in range(state.players) if state.deal.bets[seat] >= level]
        able = tuple(seat for seat in contenders if seat in paid)
        pots[able] = pots.get(able, 0) + len(paid)
    wins = []
    for seats, chips in pots.items():
        best = max(rank(state.deal.held[seat]) for seat in seats)
        winners = tuple(seat for seat in seats if rank(state.deal.held[seat]) == best)
        wins.append((winners, chips // len(winners)))
    return wins
