from typing import Any

import pytest

from engine.game import Problem, RulesRefused
from engine.stops.match import new_match
from engine.stops.rules import Rules
from tests.engine.stops.situations import GAME


def problems(preset: str, house: dict[str, Any]) -> set[Problem]:
    """Every reason for which these rules are refused."""
    with pytest.raises(RulesRefused) as refused:
        GAME.rulebook.read(preset, house)
    assert str(refused.value)
    assert len(set(refused.value.problems)) == len(refused.value.problems)
    return set(refused.value.problems)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ace", "both"),
        ("layout", []),
        ("layout", "AH"),
        ("layout", ["kitty"]),
        ("stake.amount", -1),
        ("stake.amount", 1.0),
        ("stake.amount", True),
        ("spare.price", 0),
        ("spare.resale", 1),
        ("open.suit", "X"),
        ("poker", "yes"),
        ("chips", 0),
        ("end.rounds", 0),
        ("end.rounds", True),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: object) -> None:
    assert problems("michigan", {name: value}) == {Problem("bad-value", (name,))}


@pytest.mark.parametrize(
    ("house", "reason"),
    [
        ({"layout": ["AH", "KC", "AH"]}, Problem("space-twice", ("layout",))),
        ({"pack": "single", "layout": ["AH", "2H"]}, Problem("single-pack-two", ("pack", "layout", "ace"))),
        ({"pack": "single", "layout": ["KH", "QH"]}, Problem("single-pack-collector-missing", ("pack", "layout"))),
        ({"pack": "single", "layout": ["AH", "KH"]}, Problem("single-pack-collector-missing", ("pack", "layout"))),
        (
            {"pack": "single", "ace": "low", "layout": ["AH", "KH"]},
            Problem("single-pack-collector-missing", ("pack", "layout")),
        ),
        (
            {"pack": "single", "ace": "low", "layout": ["2H", "AH"]},
            Problem("single-pack-collector-missing", ("pack", "layout")),
        ),
        ({"open.leader": "poker"}, Problem("opens-without-poker", ("open.leader", "poker"))),
    ],
)
def test_a_contradiction_is_refused(house: dict[str, Any], reason: Problem) -> None:
    assert problems("michigan", house) == {reason}


def test_every_reason_is_named_at_once() -> None:
    house = {
        "pack": "single",
        "layout": ["AH", "KH", "2C", "AH", "KQ"],
        "paycards.when": "deal",
        "open.leader": "poker",
        "spare.sale": "offer",
        "spare.resale": True,
    }
    assert {problem.kind for problem in problems("michigan", house)} == {
        "space-twice",
        "single-pack-combination",
        "single-pack-pays-at-the-deal",
        "single-pack-collector-missing",
        "single-pack-two",
        "opens-without-poker",
        "spare-without-owner",
        "resale-without-auction",
    }


def test_unknown_names_and_bad_values_do_not_hide_contradictions() -> None:
    house = {"lead.colour": "red", "ace": "both", "layout": ["AH", "AH"]}
    assert problems("michigan", house) == {
        Problem("unknown-parameter", ("lead.colour",)),
        Problem("bad-value", ("ace",)),
        Problem("space-twice", ("layout",)),
    }


def test_a_hand_of_fewer_than_five_cards_is_refused_with_poker() -> None:
    house: dict[str, Any] = {"pack": "single", "layout": ["AH", "QC", "TD"], "paycards.when": "play"}
    nine = (50,) * 9
    with pytest.raises(RulesRefused) as refused:
        new_match(GAME.rulebook.read("three-in-one", house), nine, 0, {})
    assert refused.value.problems == (Problem("hand-too-small", ("poker", "players")),)
    assert new_match(GAME.rulebook.read("three-in-one", house), nine[1:], 0, {})
    assert new_match(GAME.rulebook.read("three-in-one", house | {"poker": False, "open.leader": "eldest"}), nine, 0, {})


def test_impossible_stacks_and_spaces_are_refused_at_once() -> None:
    with pytest.raises(RulesRefused) as refused:
        new_match(GAME.rulebook.read("michigan", {"poker": True}), (50,) * 10 + (0,), 0, {"KH": 3})
    assert {problem.kind for problem in refused.value.problems} == {
        "wrong-number-of-players",
        "hand-too-small",
        "bad-chips",
        "unknown-space",
    }


def test_tables_with_equal_rules_share_them() -> None:
    first, again = (GAME.rulebook.read("boodle", {"end.rounds": 3}) for _ in range(2))
    assert first is again
    assert GAME.rulebook.load(GAME.rulebook.dump(first)) is first
    assert GAME.rulebook.read("boodle", {"end.rounds": 4}) is not first


@pytest.mark.parametrize(
    ("chips", "spaces"),
    [
        (0, {}),
        (2, {"AH": 1, "KC": 1}),
        (8, {"AH": 2, "KC": 2, "QD": 2, "JS": 2}),
        (11, {"AH": 3, "KC": 3, "QD": 3, "JS": 2}),
    ],
)
def test_chips_of_an_earlier_match_are_spread_evenly_over_the_layout(chips: int, spaces: dict[str, int]) -> None:
    assert GAME.rulebook.carry(Rules(), chips) == spaces
    assert GAME.on_table(new_match(Rules(), (50,) * 3, 0, GAME.rulebook.carry(Rules(), chips))) == spaces
