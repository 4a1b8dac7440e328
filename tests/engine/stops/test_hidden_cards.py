"""Nobody learns a card that they cannot see: two rounds that differ only in hidden cards look the same to them."""

from hypothesis import HealthCheck, given, settings

from engine.stops.state import Phase
from tests.engine.stops.situations import GAME
from tests.engine.twins import Twins, still_hidden, twins

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
        assert [event for event in still_hidden(one) if event.audience in (None, pair.seat)] == [
            event for event in still_hidden(other) if event.audience in (None, pair.seat)
        ]


@many
@given(twins(who_decides=True))
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_may_do(pair: Twins) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one.phase is not Phase.FOLLOW
    assert pair.seat is not None
    assert GAME.view(one, pair.seat) == GAME.view(other, pair.seat)
    assert list(GAME.legal(one, pair.seat)) == list(GAME.legal(other, pair.seat)) != []
