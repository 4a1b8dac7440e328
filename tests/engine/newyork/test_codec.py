import json
from typing import Any

import pytest
from hypothesis import given, settings

from engine.game import Action
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME


@pytest.mark.parametrize(
    "garbage",
    [
        {},
        {"do": None},
        {"do": ["lay"], "card": "R1"},
        {"do": "fly"},
        {"do": "lay"},
        {"do": "lay", "card": "R13"},
        {"do": "lay", "card": "R1", "chips": 1},
        {"do": "take", "card": "2H"},
        {"do": "pass", "card": "R1"},
        {"do": "deal", "pack": "R1R"},
        {"do": "deal", "pack": "R1", "seed": 1},
        {"do": "play", "card": "R1"},
    ],
)
def test_what_is_no_action_is_refused(garbage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no"):
        GAME.codec.load_action(garbage)


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.codec.dump_action(Action())


@pytest.mark.parametrize(
    "written", [{"preset": "new-york"}, {"preset": "new-york-profi"}, {"preset": "new-york-profi", "stake": 5}]
)
def test_rules_are_the_presets_name_and_the_stake(written: dict[str, Any]) -> None:
    house = dict(written)
    rules = GAME.rulebook.read(house.pop("preset"), house)
    assert GAME.rulebook.dump(rules) == written
    assert GAME.rulebook.load(written) == rules


@settings(max_examples=25)
@given(matches())
def test_every_state_action_and_event_is_read_back(played: Played) -> None:
    for state in played.states[::3]:
        assert GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state)))) == state
    for _, action in played.acts:
        assert GAME.codec.load_action(json.loads(json.dumps(GAME.codec.dump_action(action)))) == action
    for step in played.steps:
        for event in step.events:
            assert GAME.codec.load_event(json.loads(json.dumps(GAME.codec.dump_event(event)))) == event
    last = played.states[-1]
    assert GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(last)))) == last
