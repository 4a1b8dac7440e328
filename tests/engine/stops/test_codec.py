import json
from typing import Any

import pytest

from engine.cards import CARDS, card
from engine.game import Action, RulesRefused
from engine.stops.actions import (
    Auction,
    Bet,
    Bid,
    Buy,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    Hold,
    Keep,
    OpenRound,
    PassBid,
    PlaceStake,
    PlayCard,
    Raise,
    Swap,
)
from engine.stops.presets import PRESETS
from tests.engine.stops.situations import GAME, after_the_deal, betting, cards, dealt, do, play


def test_a_play_is_written_as_in_a_record() -> None:
    assert GAME.codec.dump_action(PlayCard(card("TH"))) == {"do": "play", "card": "TH"}


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (PlaceStake((("AH", 1), ("8910", 2))), {"do": "stake", "on": {"AH": 1, "8910": 2}}),
        (Swap(), {"do": "swap"}),
        (Keep(), {"do": "keep"}),
        (Auction(), {"do": "auction"}),
        (Bid(7), {"do": "bid", "chips": 7}),
        (PassBid(), {"do": "pass"}),
        (Buy(), {"do": "buy"}),
        (Decline(), {"do": "decline"}),
        (Hold(cards("2C KD 3H TH AS")), {"do": "hold", "cards": ["2C", "KD", "3H", "TH", "AS"]}),
        (Check(), {"do": "check"}),
        (Bet(2), {"do": "bet", "chips": 2}),
        (Raise(3), {"do": "raise", "chips": 3}),
        (Call(), {"do": "call"}),
        (Fold(), {"do": "fold"}),
        (OpenRound(), {"do": "open"}),
    ],
)
def test_every_decision_is_written_as_in_a_record(action: Action, written: dict[str, Any]) -> None:
    assert GAME.codec.dump_action(action) == written
    assert GAME.codec.load_action(json.loads(json.dumps(written))) == action


def test_a_deal_is_written_with_its_first_card_first() -> None:
    assert GAME.codec.dump_action(Deal((card("KD"), card("2C")))) == {"do": "deal", "pack": "KD2C"}


@pytest.mark.parametrize("action", [PlayCard(card("2C")), Deal(CARDS), Deal(())])
def test_an_action_is_read_back(action: Action) -> None:
    assert GAME.codec.load_action(json.loads(json.dumps(GAME.codec.dump_action(action)))) == action


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
        {"do": None},
        {"do": ["play"], "card": "2H"},
        {"do": "play", "card": "2H", "chips": 1},
        {"do": "stake"},
        {"do": "stake", "on": ["AH"]},
        {"do": "stake", "on": {"AH": 0}},
        {"do": "stake", "on": {"AH": -1}},
        {"do": "stake", "on": {"AH": True}},
        {"do": "stake", "on": {"AH": "1"}},
        {"do": "stake", "on": {"AH": 1}, "card": "2H"},
        {"do": "swap", "card": "2H"},
        {"do": "pass", "chips": 0},
        *({"do": do, "chips": chips} for do in ("bid", "bet", "raise") for chips in (0, -1, True, "1", 1.0, None)),
        *({"do": do, "chips": 1, "card": "2H"} for do in ("bid", "bet", "raise")),
        {"do": "bid"},
        {"do": "hold", "cards": "2C3C4C5C6C"},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", "5C"]},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", "1C"]},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", 6]},
        {"do": "hold", "cards": ["2C", "3C", "4C", "5C", "6C"], "chips": 1},
        {"do": "PlayCard", "card": "2H"},
        {"do": "over"},
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


@pytest.mark.parametrize("line", ["", "5C", "5C 6C", "5C 6C KD"])
def test_a_state_is_read_back(line: str) -> None:
    state = play(dealt("5C 9H", "2S 9S", "6C KD", table={"KC": 4}), line).state
    assert GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state)))) == state


def test_a_match_that_is_over_is_read_back() -> None:
    state = play(dealt("5C", "2H", "4D", round_number=3), "5C").state
    assert state.outcome is not None
    assert GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state)))) == state


def test_an_auction_and_a_poker_are_read_back() -> None:
    hands = ("2C 3C 4C 5C 7C", "2D 3D 4D 5D 7D", "2S 3S 4S 5S 7S")
    house = {"spare.owner": "dealer", "spare.sale": "auction", "spare.resale": True}
    auction = do(after_the_deal(*hands, spare="9C", house=house).state, Swap(), Auction(), Bid(3), Bid(5)).state
    poker = do(betting(*hands, table={"pot": 3}), Bet(1), Raise(2), Fold()).state
    over = do(poker, Call()).state
    for state in (auction, poker, over):
        assert GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state)))) == state


def test_a_state_of_the_first_version_is_read() -> None:
    """It knew neither stakes that are placed, nor spare hands, nor poker."""
    state = dealt("2C 3C", "4C 5C", "6C 7C")
    data = GAME.codec.dump(state)
    for name in (
        "asked", "swapped", "given_up", "bid", "bidder", "held", "bets", "raises", "folded", "poker_winner", "placed",
        "told",
    ):  # fmt: skip
        del data[name]
    assert GAME.codec.load(data) == state
