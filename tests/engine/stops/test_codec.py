from typing import Any

import pytest

from engine.game import Action, RulesRefused
from engine.stops.presets import PRESETS
from tests.engine.stops.situations import GAME


@pytest.mark.parametrize(
    "garbage",
    [
        {},
        {"do": "play"},
        {"do": "play", "card": "1H"},
        {"do": "fly", "card": "2H"},
        {"do": "deal", "pack": "2CK"},
        {"do": None},
        {"do": ["play"], "card": "2H"},
        {"do": "play", "card": "2H", "chips": 1},
        {"do": "stake"},
        {"do": "stake", "on": ["AH"]},
        {"do": "stake", "on": {"AH": 0}},
        {"do": "stake", "on": {"AH": True}},
        {"do": "swap", "card": "2H"},
        *({"do": do, "chips": chips} for do in ("bid", "bet", "raise") for chips in (0, -1, True, "1", 1.0, None)),
        *({"do": do, "chips": 1, "card": "2H"} for do in ("bid", "bet", "raise")),
        {"do": "hold", "cards": "2C3C4C5C6C"},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", "5C"]},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", "1C"]},
    ],
)
def test_what_is_no_action_is_refused(garbage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no"):
        GAME.codec.load_action(garbage)


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.codec.dump_action(Action())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_written_as_its_name(preset: str) -> None:
    assert GAME.rulebook.dump(PRESETS[preset].rules) == {"preset": preset}


def test_house_rules_are_written_as_in_a_record() -> None:
    rules = GAME.rulebook.read("traditional", {"ace": "low", "layout": ["KH", "QC"], "lead.change": "suit"})
    assert GAME.rulebook.dump(rules) == {"preset": "traditional", "ace": "low", "layout": ["KH", "QC"]}
    assert GAME.rulebook.load(GAME.rulebook.dump(rules)) == rules


def test_rules_that_contradict_themselves_are_not_read() -> None:
    with pytest.raises(RulesRefused):
        GAME.rulebook.load({"preset": "michigan", "layout": ["KH", "KH"]})
