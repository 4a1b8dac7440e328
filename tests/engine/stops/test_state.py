import dataclasses

import pytest

from engine.cards import card
from engine.stops.actions import PlayCard
from engine.stops.state import Phase
from tests.engine.stops.situations import GAME, dealt


def test_a_state_is_changed_as_any_frozen_class_is() -> None:
    state = dealt("2C 4C", "3C", "KD")
    changes = {"phase": Phase.FOLLOW, "turn": 1, "chips": (1, 2, 3)}
    before = GAME.codec.dump(state)
    assert state.with_(**changes) == dataclasses.replace(state, **changes)
    deal = dataclasses.replace(state.deal, bid=3)
    assert state.with_deal(bid=3) == dataclasses.replace(state, deal=deal)
    assert GAME.codec.dump(state) == before


def test_nothing_can_be_assigned_to_a_state_that_was_played_to() -> None:
    state = GAME.apply(dealt("2C 4C", "3C", "KD"), 0, PlayCard(card("2C"))).state
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.turn = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.other = 2  # type: ignore[attr-defined]
