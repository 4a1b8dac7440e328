import pytest

from engine.newyork.cards import CARDS, COLOURS, FULL_PACK, NO_CARDS, CardSet, card, cards


def test_there_are_48_cards_four_colours_of_twelve() -> None:
    assert len(set(CARDS)) == len(FULL_PACK) == 48
    assert {str(each) for each in CARDS} == {f"{colour}{number}" for colour in "RBGY" for number in range(1, 13)}
    assert tuple(FULL_PACK) == CARDS


def test_a_card_has_a_colour_and_a_number_and_is_read_back() -> None:
    for each in CARDS:
        assert card(str(each)) is each
        assert f"{each.colour}{each.number}" == str(each)
        assert COLOURS[each.owner] == each.colour


@pytest.mark.parametrize("text", ["R0", "R13", "R01", "r1", "12R", "R", "", "X1", "R１", " R1", "KH"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(text)


@pytest.mark.parametrize("text", ["", "R12", "R1R2R12", "B11G1Y2"])
def test_cards_are_written_one_after_the_other(text: str) -> None:
    assert "".join(map(str, cards(text))) == text
    assert str(CardSet.parse(text)) == text


@pytest.mark.parametrize("text", ["R", "R1 B2", "R13", "12", "R1,B2"])
def test_what_is_not_made_of_cards_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        cards(text)


def test_sets_of_cards() -> None:
    some = CardSet.of(cards("Y1R12R3"))
    assert str(some) == "R3R12Y1"
    assert len(some) == 3
    assert card("R12") in some
    assert card("R11") not in some
    assert some.without_card(card("R12")).with_card(card("B1")) == CardSet.parse("R3B1Y1")
    assert some - CardSet.parse("R3Y1B4") == CardSet.parse("R12")
    assert some | CardSet.parse("B4") == CardSet.parse("R3R12B4Y1")
    assert some & CardSet.parse("R3B4") == CardSet.parse("R3")
    assert type(some | NO_CARDS) is type(some & some) is type(some - some) is CardSet
    assert repr(some) == "<R3 R12 Y1>"
    assert not NO_CARDS
