"""Nobody learns a card that they cannot see: where two hidden cards change places, all looks the same to them."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, Action, Event, Seat, Step
from tests.engine.exchanged import exchanged
from tests.engine.games import MATCHES, every_game

MOST = 20
"""Moments of a match that are looked at."""
OPEN = ("opening_log", "held", "dead", "shown")
"""What an event or a view has of cards that a showdown or the end of a round shows to everybody."""


@every_game
@settings(max_examples=150, phases=[Phase.generate])  # a shorter match is no simpler one, and takes minutes to find
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_two_hidden_cards_exchanged_change_nothing_that_a_seat_sees_may_do_or_is_told(
    key: str, data: st.DataObject, seed: int
) -> None:
    match, random = data.draw(MATCHES[key]), Random(seed)
    game = match.game
    moments = list(zip(match.states, match.acts, match.steps, strict=False))
    for state, (seat, action), step in random.sample(moments, min(len(moments), MOST)):
        everybody = [None, *range(state.players)]
        if hasattr(action, "pack"):
            assert_told_alike(game, step, game.apply(state, CHANCE, shuffled(action, random)), everybody)
        found = exchanged(key, state, random)
        if found is None:
            continue
        other, cards, who_see = found
        assert other != state
        blind = [each for each in everybody if each not in who_see]
        for viewer in blind:
            assert game.view(state, viewer) == game.view(other, viewer)
            if viewer is not None:
                assert list(islice(game.legal(state, viewer), 100)) == list(islice(game.legal(other, viewer), 100))
        if state.turn == other.turn and not any(str(card) in str(action) for card in cards):
            assert_told_alike(game, step, game.apply(other, seat, action), blind)


def shuffled(deal: Any, random: Random) -> Action:
    """Return a deal in which two cards have changed places."""
    here, there = random.sample(deal.pack, 2)
    swap = {here: there, there: here}
    return type(deal)(tuple(swap.get(each, each) for each in deal.pack))  # type: ignore[no-any-return]  # a deal


def assert_told_alike(game: Any, one: Step[Any], other: Step[Any], viewers: Iterable[Seat | None]) -> None:
    """Compare what viewers are told in two steps, as far as no rule has shown them a card that differs."""
    for viewer in viewers:
        if closed(game.view(one.state, viewer)) == closed(game.view(other.state, viewer)):
            assert told(one, viewer) == told(other, viewer)


def told(step: Step[Any], viewer: Seat | None) -> list[Event]:
    return [closed(event) for event in step.events if event.audience in (None, viewer)]


def closed(seen: Any) -> Any:
    """Return an event or a view without what is open to everybody."""
    return replace(seen, **{name: None for name in OPEN if hasattr(seen, name)})
