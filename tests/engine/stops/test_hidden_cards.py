"""Nobody learns a card that they cannot see: two rounds that differ only in hidden cards look the same to them."""

from dataclasses import replace

from hypothesis import HealthCheck, given, settings

from engine.cards import NO_CARDS
from engine.game import Event, Seat, Step
from engine.stops.events import RoundEnded
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME
from tests.engine.twins import Twins, twins

many = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@many
@given(twins())
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_sees(pair: Twins) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one != other
    assert GAME.view(one, pair.seat) == GAME.view(other, pair.seat)
    assert GAME.view(one, None) == GAME.view(other, None)


@many
@given(twins())
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_is_told(pair: Twins) -> None:
    for one, other in zip(pair.one, pair.other, strict=True):
        assert _told(one, pair.seat) == _told(other, pair.seat)


def _told(step: Step[State], seat: Seat | None) -> list[Event]:
    """What a seat is told. What is left in hands when a round is over is nobody's secret any more."""
    over = GAME.between_rounds(step.state) or step.state.phase is Phase.OVER
    return [
        replace(event, held=(), dead=NO_CARDS) if over and isinstance(event, RoundEnded) else event
        for event in step.events
        if event.audience in (None, seat)
    ]


@many
@given(twins(who_decides=True))
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_may_do(pair: Twins) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one.phase is not Phase.FOLLOW
    assert pair.seat is not None
    assert GAME.view(one, pair.seat) == GAME.view(other, pair.seat)
    assert list(GAME.legal(one, pair.seat)) == list(GAME.legal(other, pair.seat)) != []
