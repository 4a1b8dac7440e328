"""What holds whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Action
from engine.newyork.actions import Deal, Lay, Pass, Take
from engine.newyork.cards import CARDS, COLOURS
from engine.newyork.events import RoundScored
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME
from tests.engine.newyork.slow_score import slow_points
from tests.engine.played import accepts

at_random = settings(max_examples=40)
ATTEMPTS: tuple[Action, ...] = (*map(Lay, CARDS), *map(Take, CARDS), Pass(), Deal(CARDS), Deal(()), Action())


@at_random
@given(matches())
def test_every_card_is_somewhere_once(played: Played) -> None:
    for state in played.states[1:]:
        laid = [turn.laid for turn in state.deal.turns if turn.laid is not None]
        held = [each for hand in state.deal.hands for each in hand]
        assert sorted([*laid, *held, *state.deal.market, *state.deal.pile]) == list(CARDS)
        tops = {top for top in state.deal.tops if top is not None}
        assert {top.number for top in tops} == {each.number for each in laid}
        assert tops <= set(laid)


@at_random
@given(matches())
def test_every_round_ends_and_there_are_as_many_as_players(played: Played) -> None:
    ends = [event for step in played.steps for event in step.events if isinstance(event, RoundScored)]
    assert [event.round for event in ends] == list(range(1, played.start.players + 1))
    deals = sum(isinstance(action, Deal) for _, action in played.acts)
    assert deals == played.start.players
    *running, over = played.states
    assert all(GAME.awaits_deal(state) != bool(GAME.to_act(state)) for state in running)
    assert [state for state in played.states if state.outcome is not None] == [over]
    assert len(played.acts) <= played.start.players * (1 + 48 + 48)


@at_random
@given(matches())
def test_scores_are_what_an_obvious_count_says(played: Played) -> None:
    profi = played.start.rules.profi
    totals = [0] * played.start.players
    for step in played.steps:
        for event in step.events:
            if isinstance(event, RoundScored):
                points = [slow_points(event.tops, colour, profi=profi) for colour in COLOURS[: len(totals)]]
                assert [each.points for each in event.scores] == points
                totals = [total + more for total, more in zip(totals, points, strict=True)]
                assert list(event.totals) == totals
    outcome = played.states[-1].outcome
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


@at_random
@given(matches())
def test_no_chip_is_made_or_lost_and_the_winners_share_the_pot(played: Played) -> None:
    there = sum(played.start.chips) + sum(GAME.on_table(played.start).values())
    for state in played.states:
        assert sum(state.chips) + sum(GAME.on_table(state).values()) == there
        assert min(state.chips) >= 0
        assert GAME.topped_up(state) == (0,) * state.players
    start, outcome = played.start, played.states[-1].outcome
    assert outcome is not None
    share, odd = divmod(start.pot + start.rules.stake * start.players, len(outcome.winners))
    assert odd == sum(GAME.on_table(played.states[-1]).values())
    for seat, chips in enumerate(played.states[-1].chips):
        assert chips == start.chips[seat] - start.rules.stake + share * (seat in outcome.winners)


@settings(max_examples=15)
@given(matches(), st.integers(0, 6))
def test_what_is_listed_is_accepted_and_nothing_else(played: Played, first: int) -> None:
    for state in played.states[first::7]:
        before = GAME.codec.dump(state)
        for seat in range(state.players):
            accepted = [action for action in ATTEMPTS if accepts(GAME, state, seat, action)]
            listed = list(GAME.legal(state, seat))
            assert (set(accepted), len(set(listed))) == (set(listed), len(listed))
            assert bool(accepted) == (seat in GAME.to_act(state))
        assert [action for action in ATTEMPTS if accepts(GAME, state, None, action)] == (
            [Deal(CARDS)] if GAME.awaits_deal(state) else []
        )
        assert GAME.codec.dump(state) == before
