from typing import Any

import pytest

from engine.game import Problem, RulesRefused
from tests.engine.newyork.situations import GAME


def refused(preset: str, overrides: dict[str, Any]) -> list[Problem]:
    with pytest.raises(RulesRefused) as refusal:
        GAME.rulebook.read(preset, overrides)
    return list(refusal.value.problems)


def test_whatever_is_wrong_is_refused_with_every_reason() -> None:
    assert refused("whist", {}) == [Problem("unknown-preset", ("whist",))]
    assert refused("new-york", {"profi": True}) == [Problem("unknown-parameter", ("profi",))]
    assert refused("new-york", {"ace": "low", "stake": -1, "chips": 3}) == [
        Problem("unknown-parameter", ("ace",)),
        Problem("unknown-parameter", ("chips",)),
        Problem("bad-value", ("stake",)),
    ]


@pytest.mark.parametrize("stake", [-1, True, "1", 1.0, None, [1]])
def test_a_stake_is_a_number_of_chips(stake: Any) -> None:
    assert refused("new-york", {"stake": stake}) == [Problem("bad-value", ("stake",))]


def test_the_stake_is_a_switch() -> None:
    (switch,) = GAME.rulebook.switches(GAME.rulebook.read("new-york-profi", {"stake": 3}))
    assert (switch.name, switch.present) == ("stake", "3")
    assert switch.choices == ("0", "1", "2", "3", "5", "10", "20", "50", "100")
    for choice in switch.choices:
        rules = GAME.rulebook.switched(GAME.rulebook.read("new-york-profi", {}), "stake", choice)
        assert rules == GAME.rulebook.read("new-york-profi", {"stake": int(choice)})


@pytest.mark.parametrize(("name", "choice"), [("stake", "many"), ("stake", "-1"), ("stake", "²"), ("profi", "1")])
def test_there_is_no_other_choice(name: str, choice: str) -> None:
    with pytest.raises(RulesRefused, match="unknown choice"):
        GAME.rulebook.switched(GAME.rulebook.read("new-york", {}), name, choice)


def kinds(stake: int, chips: list[int], carried: dict[str, int]) -> list[str]:
    with pytest.raises(RulesRefused) as refusal:
        GAME.new_match(GAME.rulebook.read("new-york", {"stake": stake}), chips, 0, carried)
    return [problem.kind for problem in refusal.value.problems]


def test_what_does_not_fit_the_players_is_refused() -> None:
    assert kinds(0, [1], {}) == kinds(0, [1] * 5, {}) == ["wrong-number-of-players"]
    assert kinds(5, [5, 4], {}) == ["stake-above-stack"]
    assert kinds(0, [1, -1], {}) == kinds(0, [1, 1], {"pot": -1}) == ["bad-chips"]
    assert kinds(9, [1], {"kitty": 1}) == ["wrong-number-of-players", "stake-above-stack", "unknown-space"]


def test_chips_of_an_earlier_match_are_laid_on_the_pot() -> None:
    rules = GAME.rulebook.read("new-york", {"stake": 1})
    assert GAME.rulebook.carry(rules, 5) == {"pot": 5}
    assert GAME.rulebook.carry(rules, 0) == {}
    assert GAME.rulebook.carry(GAME.rulebook.read("new-york", {}), 5) == {}, "who plays for nothing wins nothing"
    assert GAME.on_table(GAME.new_match(rules, [1, 1], 0, {"pot": 5})) == {"pot": 5}
