import pytest

from engine.stops.events import StakePaid
from tests.engine.stops.situations import GAME, before_the_deal, deal, told


def test_everybody_stakes_one_chip_on_each_layout_card_and_the_dealer_two() -> None:
    state = deal(before_the_deal((50, 50, 50, 50), dealer=3)).state
    assert state.chips == (46, 46, 46, 42)
    assert GAME.on_table(state) == {"AH": 5, "KC": 5, "QD": 5, "JS": 5}


def test_stakes_are_paid_in_order_from_eldest_with_the_dealer_last() -> None:
    step = deal(before_the_deal((50, 50, 50, 50), dealer=1))
    assert [paid.seat for paid in told(step, StakePaid)] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("stack", "paid"),
    [
        (0, {}),
        (1, {"kitty": 1}),
        (2, {"kitty": 1, "pot": 1}),
        (3, {"kitty": 1, "pot": 1, "QD": 1}),
        (4, {"kitty": 1, "pot": 1, "QD": 1, "AH": 1}),
        (5, {"kitty": 1, "pot": 1, "QD": 2, "AH": 1}),
        (6, {"kitty": 1, "pot": 1, "QD": 2, "AH": 2}),
        (7, {"kitty": 1, "pot": 1, "QD": 2, "AH": 2}),
    ],
)
def test_a_short_stack_pays_kitty_pot_then_the_layout_round_and_round(stack: int, paid: dict[str, int]) -> None:
    house = {"ante.kitty": 1, "ante.pot": 1, "layout": ["QD", "AH"], "stake.amount": 2, "stake.dealer": 0}
    step = deal(before_the_deal((stack, 50, 50), house))
    assert [dict(each.chips) for each in told(step, StakePaid) if each.seat == 0] == ([paid] if paid else [])
    assert step.state.chips[0] == max(stack - 6, 0)


def test_a_short_dealer_pays_once_round_before_the_second_chip() -> None:
    step = deal(before_the_deal((50, 50, 5), {"stake.amount": 0}))
    (paid,) = told(step, StakePaid)
    assert dict(paid.chips) == {"AH": 2, "KC": 1, "QD": 1, "JS": 1}
    assert step.state.chips == (50, 50, 0)


@pytest.mark.parametrize("name", ["ante.kitty", "ante.pot", "stake.amount"])
def test_a_stake_beyond_all_means_takes_what_there_is(name: str) -> None:
    assert deal(before_the_deal((6, 50, 50), {name: 10**15})).state.chips[0] == 0
