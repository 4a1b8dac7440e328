"""What is written is read back, what is no action of a game is refused, and rules are written as in a record."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.stops.presets import PRESETS
from tests.engine.games import MATCHES, every_game

GARBAGE = {
    "stops": [
        {},
        {"do": "play"},
        {"do": "play", "card": "1H"},
        {"do": "fly", "card": "2H"},
        {"do": "deal", "pack": "2CK"},
        {"do": "deal", "pack": ["2C"]},
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
    "new-york": [
        {"do": "lay"},
        {"do": "lay", "card": "R13"},
        {"do": "lay", "card": "R1", "chips": 1},
        {"do": "take", "card": "2H"},
        {"do": "pass", "card": "R1"},
        {"do": "deal", "pack": "R1R"},
        {"do": "deal", "pack": "R1", "seed": 1},
        {"do": "play", "card": "R1"},
    ],
}


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_what_is_read_back_from_json_is_the_same_and_leads_to_the_same(key: str, data: st.DataObject) -> None:
    match = data.draw(MATCHES[key])
    codec = match.game.codec
    for before, (seat, action), step in zip(match.states, match.acts, match.steps, strict=False):
        written = json.loads(json.dumps([codec.dump(before), codec.dump_action(action), codec.dump(step.state)]))
        read, done, after = codec.load(written[0]), codec.load_action(written[1]), codec.load(written[2])
        assert (read, done, after) == (before, action, step.state)
        assert match.game.apply(read, seat, done) == step
        for event in step.events:
            again = codec.load_event(json.loads(json.dumps(codec.dump_event(event))))
            assert (again, type(again)) == (event, type(event))


@pytest.mark.parametrize(("key", "garbage"), [(key, each) for key, garbage in GARBAGE.items() for each in garbage])
def test_what_is_no_action_is_refused(key: str, garbage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no"):
        CATALOGUE[key].game.codec.load_action(garbage)


@pytest.mark.parametrize("key", CATALOGUE)
def test_an_action_of_another_game_cannot_be_written(key: str) -> None:
    with pytest.raises(ValueError, match="no action"):
        CATALOGUE[key].game.codec.dump_action(Action())


@pytest.mark.parametrize(
    ("key", "written"),
    [
        *(("stops", {"preset": preset}) for preset in PRESETS),
        ("stops", {"preset": "traditional", "ace": "low", "layout": ["KH", "QC"]}),
        ("new-york", {"preset": "new-york"}),
        ("new-york", {"preset": "new-york-profi"}),
        ("new-york", {"preset": "new-york-profi", "stake": 5}),
    ],
)
def test_rules_are_the_presets_name_and_what_differs(key: str, written: dict[str, Any]) -> None:
    rulebook, house = CATALOGUE[key].game.rulebook, dict(written)
    rules = rulebook.read(house.pop("preset"), house)
    assert rulebook.dump(rules) == written
    assert rulebook.load(written) == rules
