import pytest

from engine.stops.match import new_match
from engine.stops.rules import Rules
from tests.engine.stops.situations import GAME


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
