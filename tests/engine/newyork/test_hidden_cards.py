"""Nobody learns a card that they cannot see: two rounds that differ only in hidden cards look the same to them."""

from dataclasses import dataclass
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, Seat, Step
from engine.newyork.actions import Deal
from engine.newyork.cards import CardSet
from engine.newyork.state import Phase, State
from tests.engine.newyork.random_play import Act, matches
from tests.engine.newyork.situations import GAME


@dataclass(frozen=True)
class Twins:
    """The same decisions after two deals that differ where `seat` (None: everybody) has not seen it."""

    seat: Seat | None
    one: tuple[Step[State], ...]
    other: tuple[Step[State], ...]


@st.composite
def twins(draw: st.DrawFn) -> Twins:
    played = draw(matches())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    number = random.randint(1, played.start.players)
    acts = [(state, act) for state, act in zip(played.states, played.acts, strict=False) if state.round == number]
    (start, (_, deal)), *turns = acts[: random.randint(1, len(acts) - 1)]  # the round is not over
    assert isinstance(deal, Deal)
    decisions = [act for _, act in turns]
    one = _replay(start, deal, decisions)
    seat = random.choice([None, *range(start.players)])
    hidden = list(_hidden(one, seat))
    assume(len(hidden) > 1)
    here, there = random.sample(hidden, 2)
    swap = {here: there, there: here}
    other = _replay(start, Deal(tuple(swap.get(each, each) for each in deal.pack)), decisions)
    assume(one[-1].state != other[-1].state)
    return Twins(seat, one, other)


def _hidden(steps: tuple[Step[State], ...], seat: Seat | None) -> CardSet:
    """The cards that a seat has never seen in this round: they were neither laid nor in the market nor its own."""
    state = steps[-1].state
    never = CardSet.of(state.deal.pile)
    for each, hand in enumerate(state.deal.hands):
        if each != seat:
            never |= hand - state.deal.known[each]
    return never


def _replay(start: State, deal: Deal, decisions: list[Act]) -> tuple[Step[State], ...]:
    steps = [GAME.apply(start, CHANCE, deal)]
    for act in decisions:
        steps.append(GAME.apply(steps[-1].state, *act))
    return tuple(steps)


@settings(max_examples=200)
@given(twins())
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_sees_is_told_or_may_do(pair: Twins) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    for seat in (pair.seat, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    for here, there in zip(pair.one, pair.other, strict=True):
        told, told_too = (
            [event for event in step.events if event.audience in (None, pair.seat)] for step in (here, there)
        )
        assert told == told_too
    assert GAME.to_act(one) == GAME.to_act(other)
    assert one.phase in (Phase.LAY, Phase.TAKE)
    if pair.seat is not None:
        assert GAME.legal(one, pair.seat) == GAME.legal(other, pair.seat)
