import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card, CardSet, card
from tests.engine.stops.situations import cards

some_cards = st.frozensets(st.sampled_from(CARDS))


def test_the_pack_has_every_rank_of_every_suit_once() -> None:
    assert sorted(map(str, CARDS)) == sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")


def test_a_card_is_rank_then_suit() -> None:
    ten = card("TH")
    assert (ten.rank, ten.suit, str(ten), repr(ten)) == ("T", "H", "TH", "<TH>")


@pytest.mark.parametrize("text", ["", "T", "HT", "10H", "th", "1C", "TX", "TH "])
def test_what_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(text)


@given(some_cards)
def test_a_set_holds_its_cards_from_the_lowest_number_up(some: frozenset[Card]) -> None:
    held = CardSet.of(some)
    assert list(held) == sorted(some)
    assert len(held) == len(some)
    assert bool(held) is bool(some)
    assert {each for each in CARDS if each in held} == some


@given(some_cards, some_cards)
def test_sets_join_meet_and_differ_like_any_sets(some: frozenset[Card], other: frozenset[Card]) -> None:
    left, right = CardSet.of(some), CardSet.of(other)
    assert set(left | right) == some | other
    assert set(left & right) == some & other
    assert set(left - right) == some - other
    assert all(isinstance(each, CardSet) for each in (left | right, left & right, left - right))


@given(some_cards, st.sampled_from(CARDS))
def test_one_card_more_or_less(some: frozenset[Card], one: Card) -> None:
    assert set(CardSet.of(some).with_card(one)) == some | {one}
    assert set(CardSet.of(some).without_card(one)) == some - {one}


@given(some_cards)
def test_a_set_is_read_back_from_its_text(some: frozenset[Card]) -> None:
    held = CardSet.of(some)
    assert CardSet.parse(str(held)) == held


def test_the_text_of_a_set_has_no_spaces() -> None:
    assert str(cards("KD 2C TH")) == "2CKDTH"
    assert repr(cards("KD 2C")) == "<2C KD>"


@pytest.mark.parametrize("text", ["2", "2CK", "2CXX"])
def test_a_text_that_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        CardSet.parse(text)
