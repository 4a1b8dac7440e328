from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import StandardHighHand

from engine.cards import CARDS, FULL_PACK, SUIT_CARDS, CardSet
from engine.poker_hands import Category, best_five, category, rank
from tests.engine.stops.situations import cards

LOWEST_AND_HIGHEST = {
    Category.HIGH_CARD: ("7C 5D 4H 3S 2C", "AC KD QH JS 9C"),
    Category.PAIR: ("2C 2D 5H 4S 3C", "AC AD KH QS JC"),
    Category.TWO_PAIR: ("3C 3D 2H 2S 4C", "AC AD KH KS QC"),
    Category.THREE_OF_A_KIND: ("2C 2D 2H 4S 3C", "AC AD AH KS QC"),
    Category.STRAIGHT: ("5C 4D 3H 2S AC", "AC KD QH JS TC"),
    Category.FLUSH: ("7C 5C 4C 3C 2C", "AS KS QS JS 9S"),
    Category.FULL_HOUSE: ("2C 2D 2H 3S 3C", "AC AD AH KS KC"),
    Category.FOUR_OF_A_KIND: ("2C 2D 2H 2S 3C", "AC AD AH AS KC"),
    Category.STRAIGHT_FLUSH: ("5C 4C 3C 2C AC", "AS KS QS JS TS"),
}
PACKS = {
    "the whole pack": FULL_PACK,
    "two suits": SUIT_CARDS["D"] | SUIT_CARDS["S"],
    "six ranks and aces": CardSet.of(each for each in CARDS if each.rank in "234567A"),
}
"""Packs that make the rarer hands likelier."""


@st.composite
def hands(draw: st.DrawFn, fewest: int, most: int) -> CardSet:
    pack = draw(st.sampled_from(list(PACKS.values())))
    count = draw(st.integers(fewest, most))
    return CardSet.of(draw(st.permutations(list(pack)))[:count])


def pokerkit_hand(hand: CardSet) -> StandardHighHand:
    return StandardHighHand("".join(each.rank + each.suit.lower() for each in hand))


@pytest.mark.parametrize("what", Category)
def test_a_hand_has_its_name(what: Category) -> None:
    lowest, highest = LOWEST_AND_HIGHEST[what]
    assert category(cards(lowest)) is category(cards(highest)) is what
    assert rank(cards(lowest)) < rank(cards(highest))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7C 6D 5H 4S 2C", "7D 5C 4H 3S 2D"),  # high card: the highest card that differs
        ("AC KD QH JS 9C", "AD KC QS JH 8C"),  # down to the last
        ("3C 3D 5H 4S 2C", "2D 2H AC KD QH"),  # a pair: its rank before any kicker
        ("9C 9D AH 3S 2C", "9H 9S KC QD JH"),  # then the highest kicker
        ("9C 9D AH 3S 4C", "9H 9S AC 3D 2H"),  # and the lowest
        ("AC AD 2H 2S 3C", "KC KD QH QS AH"),  # two pair: the higher pair
        ("AC AD 3H 3S 2C", "AH AS 2C 2D KH"),  # then the lower pair
        ("JC JD 8H 8S 4C", "JH JS 8C 8D 3H"),  # then the kicker
        ("3C 3D 3H 4S 2C", "2D 2H 2S AC KD"),  # three of a kind: their rank
        ("6C 6D 6H KS 3C", "6C 6D 6H QS JC"),  # then the kickers
        ("6C 5D 4H 3S 2C", "AC 2D 3H 4S 5C"),  # a straight: its top card, and of A-2-3-4-5 that is the five
        ("9C 7C 4C 3C 2C", "8D 7D 6D 5D 3D"),  # a flush: card by card
        ("3C 3D 3H 2S 2C", "2D 2H 2S AC AD"),  # a full house: the three
        ("3C 3D 3H 5S 5C", "3C 3D 3H 4S 4C"),  # then the pair
        ("3C 3D 3H 3S 2C", "2C 2D 2H 2S AC"),  # four of a kind: the four
        ("3C 3D 3H 3S 5C", "3C 3D 3H 3S 4C"),  # then the kicker
        ("6C 5C 4C 3C 2C", "AD 2D 3D 4D 5D"),  # a straight flush, as a straight
    ],
)
def test_within_a_category_ranks_decide_and_then_kickers(better: str, worse: str) -> None:
    assert category(cards(better)) is category(cards(worse))
    assert rank(cards(better)) > rank(cards(worse))


@given(hands(5, 5), st.permutations(range(4)))
def test_other_suits_make_an_equal_hand(hand: CardSet, suits: list[int]) -> None:
    other = CardSet.of(CARDS[suits[each // 13] * 13 + each % 13] for each in hand)
    assert rank(other) == rank(hand)


@given(hands(5, 5), hands(5, 5))
def test_two_hands_compare_as_in_pokerkit(one: CardSet, other: CardSet) -> None:
    first, second = pokerkit_hand(one), pokerkit_hand(other)
    assert (rank(one) > rank(other), rank(one) == rank(other)) == (first > second, first == second)
    assert category(one).name == first.entry.label.name.removeprefix("ONE_")


@settings(max_examples=60)
@given(hands(5, 18))
def test_no_other_five_of_the_cards_beat_the_best_five(held: CardSet) -> None:
    best = best_five(held)
    assert len(best) == 5
    assert best & held == best
    assert rank(best) == max(rank(CardSet.of(five)) for five in combinations(held, 5))


@given(hands(5, 18) | st.sets(st.sampled_from(list(SUIT_CARDS["H"] | SUIT_CARDS["S"])), min_size=5).map(CardSet.of))
def test_more_cards_are_as_good_as_their_best_five(held: CardSet) -> None:
    assert rank(held) == rank(best_five(held))


@pytest.mark.parametrize("held", ["", "AC KC QC JC"])
def test_fewer_than_five_cards_are_no_hand(held: str) -> None:
    for asked in (rank, category, best_five):
        with pytest.raises(ValueError, match="five cards"):
            asked(cards(held))
