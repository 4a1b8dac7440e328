from itertools import pairwise

import pytest

from engine.cards import card
from engine.stops.order import ORDERS
from tests.engine.stops.situations import cards


@pytest.mark.parametrize(("ace", "ranks"), [("high", "23456789TJQKA"), ("low", "A23456789TJQK")])
def test_each_card_has_the_next_rank_of_its_suit_above_it(ace: str, ranks: str) -> None:
    order = ORDERS[ace]
    for suit in "CDHS":
        for low, high in pairwise(ranks):
            assert order.above[card(low + suit)] == card(high + suit)
            assert order.below[card(high + suit)] == card(low + suit)
        assert order.below[card(ranks[0] + suit)] is None
        assert order.above[card(ranks[-1] + suit)] is None


@pytest.mark.parametrize(
    ("ace", "held", "lowest"),
    [
        ("high", "3C AD 3H KS", "3C 3H"),
        ("low", "3C AD 3H KS", "AD"),
        ("high", "AD", "AD"),
        ("high", "", ""),
    ],
)
def test_the_lowest_rank_of_a_hand(ace: str, held: str, lowest: str) -> None:
    assert ORDERS[ace].lowest(cards(held)) == cards(lowest)


@pytest.mark.parametrize(
    ("ace", "held", "lowest"),
    [
        ("high", "9C AC 3C KD AD 5S", "3C KD 5S"),
        ("low", "9C AC 3C KD AD 5S", "AC AD 5S"),
        ("high", "", ""),
    ],
)
def test_the_lowest_card_of_each_suit(ace: str, held: str, lowest: str) -> None:
    assert ORDERS[ace].lowest_of_suits(cards(held)) == cards(lowest)
