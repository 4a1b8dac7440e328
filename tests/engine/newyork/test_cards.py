import pytest

from engine.newyork.cards import CARDS, COLOURS, FULL_PACK, CardSet, card, cards


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
