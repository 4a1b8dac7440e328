from collections import Counter
from random import Random

import pytest

from engine.stops.players.stakes import stake
from engine.stops.state import State
from tests.engine.stops.situations import GAME, before_the_deal, open_round

LAYOUT = ["AH", "KC", "QD", "JS"]


def staking(chips: int, amount: int) -> State:
    """Eldest has some chips and is asked for their stake."""
    house = {"stake.mode": "free", "stake.amount": amount, "layout": LAYOUT}
    return open_round(before_the_deal((chips, 50, 50), house)).state


@pytest.mark.parametrize(("chips", "amount", "even"), [(50, 4, 1), (50, 12, 3), (8, 20, 2)])
def test_it_spreads_its_stake_evenly(chips: int, amount: int, even: int) -> None:
    placed = stake(GAME.view(staking(chips, amount), 0), Random(0))
    assert placed.on == tuple((space, even) for space in LAYOUT)


def test_odd_chips_favour_no_space() -> None:
    view = GAME.view(staking(50, 6), 0)
    odd: Counter[str] = Counter()
    for seed in range(200):
        on = dict(stake(view, Random(seed)).on)
        assert sorted(on.values()) == [1, 1, 2, 2]
        odd.update(space for space, chips in on.items() if chips == 2)
    assert all(70 < odd[space] < 130 for space in LAYOUT)
