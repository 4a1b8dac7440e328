import json
from typing import Any

import pytest

from engine.cards import CARDS, card
from engine.game import Action, RulesRefused
from engine.stops.actions import Deal, PlayCard
from engine.stops.codec import dump_rules, load_rules
from engine.stops.presets import PRESETS
from tests.engine.situations import GAME, dealt, play


def test_a_play_is_written_as_in_a_record() -> None:
    assert GAME.dump_action(PlayCard(card("TH"))) == {"do": "play", "card": "TH"}


def test_a_deal_is_written_with_its_first_card_first() -> None:
    assert GAME.dump_action(Deal((card("KD"), card("2C")))) == {"do": "deal", "pack": "KD2C"}


@pytest.mark.parametrize("action", [PlayCard(card("2C")), Deal(CARDS), Deal(())])
def test_an_action_is_read_back(action: Action) -> None:
    assert GAME.load_action(json.loads(json.dumps(GAME.dump_action(action)))) == action


@pytest.mark.parametrize(
    "garbage",
    [
        {},
        {"do": "play"},
        {"do": "play", "card": "1H"},
        {"do": "play", "card": 5},
        {"do": "fly", "card": "2H"},
        {"do": "deal", "pack": "2CK"},
        {"card": "2H"},
    ],
)
def test_what_is_no_action_is_refused(garbage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no"):
        GAME.load_action(garbage)


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.dump_action(Action())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_written_as_its_name(preset: str) -> None:
    assert dump_rules(PRESETS[preset].rules) == {"preset": preset}


def test_house_rules_are_written_as_in_a_record() -> None:
    rules = GAME.rules("traditional", {"ace": "low", "layout": ["KH", "QC"], "lead.change": "suit"})
    assert dump_rules(rules) == {"preset": "traditional", "ace": "low", "layout": ["KH", "QC"]}
    assert load_rules(dump_rules(rules)) == rules


def test_rules_that_contradict_themselves_are_not_read() -> None:
    with pytest.raises(RulesRefused):
        load_rules({"preset": "michigan", "layout": ["KH", "KH"]})


@pytest.mark.parametrize("line", ["", "5C", "5C 6C", "5C 6C KD"])
def test_a_state_is_read_back(line: str) -> None:
    state = play(dealt("5C 9H", "2S 9S", "6C KD", table={"KC": 4}), line).state
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


def test_a_match_that_is_over_is_read_back() -> None:
    state = play(dealt("5C", "2H", "4D", round_number=3), "5C").state
    assert state.outcome is not None
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state
