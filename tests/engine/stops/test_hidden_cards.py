"""Nobody learns a card that they cannot see: two rounds that differ only in hidden cards look the same to them."""

from hypothesis import given, settings

from engine.stops.state import Phase
from tests.engine.stops.situations import GAME
from tests.engine.twins import Twins, still_hidden, twins


@settings(max_examples=300)
@given(twins() | twins() | twins(who_decides=True))
def test_swapping_two_hidden_cards_changes_nothing_that_a_seat_sees_is_told_or_may_do(pair: Twins) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one != other
    for seat in (pair.seat, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    for here, there in zip(pair.one, pair.other, strict=True):
        told, told_too = (
            [event for event in still_hidden(step) if event.audience in (None, pair.seat)] for step in (here, there)
        )
        assert told == told_too
    if pair.seat is not None and one.turn == pair.seat and one.phase is not Phase.FOLLOW:
        assert list(GAME.legal(one, pair.seat)) == list(GAME.legal(other, pair.seat)) != []
