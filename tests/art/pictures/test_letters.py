"""The letters that the font draws, and how texts are fitted."""

import unicodedata

import pytest

from art.fonts import Weight, font
from art.pictures.canvas import cut, fitting, width_of
from art.pictures.letters import composed, drawable, signs


def test_the_font_has_all_letters_that_are_taken_for_drawable() -> None:
    taken = [each for each in map(chr, range(0x30000)) if drawable(each) and not each.isspace()]
    for weight in Weight:
        letters = font(weight, 24)
        missing = bytes(letters.getmask("\U000f1234"))
        without = [each for each in taken if bytes(letters.getmask(composed(each))) == missing]
        assert [each for each in without if unicodedata.category(each) != "Cn"] == []


@pytest.mark.parametrize("name", ["Ada", "Žofie Ωmega", "Алёна", "Cafe\u0301", "O’Neil-Smith (2)", "Ann…"])
def test_latin_greek_and_cyrillic_names_are_drawn(name: str) -> None:
    assert drawable(name)


@pytest.mark.parametrize("name", ["李明", "Ada 🦊", "عمر", "दीपा", "x\u0301\u0302", "\U0001d49c", "♠"])
def test_names_with_other_signs_are_not(name: str) -> None:
    assert not drawable(name)


def test_a_long_text_is_cut_by_its_width() -> None:
    assert cut("Ada", 100, 24) == "Ada"
    short = cut("Wilhelmina Mmmmmmmmm", 150, 24)
    assert short.endswith("…")
    assert width_of(short, 24) <= 150
    assert len(cut("iiiiiiiiiiiiiiiiiiiiiiii", 100, 24)) > len(cut("MMMMMMMMMMMMMMMMMMMMMMMM", 100, 24))
    assert not cut("Ada B", width_of("Ada …", 24), 24).endswith(" …")


def test_letters_grow_smaller_before_a_text_is_cut() -> None:
    text, size = fitting("Wilhelmina Mmmmm", 230, 40, 20)
    assert text == "Wilhelmina Mmmmm"
    assert 20 <= size < 40
    assert fitting("Wilhelmina Mmmmm", 60, 40, 20)[1] == 20


def test_signs_tell_names_apart() -> None:
    assert signs(["Ada", "Ben", "ann"]) == ["Ad", "B", "An"]
    assert signs(["Éva", ""]) == ["É", ""]


def test_every_name_that_is_drawn_has_a_sign_that_is_drawn() -> None:
    """Some letters have no capital in the font, or one of two letters."""
    letters = [chr(each) for each in range(0x20, 0x2300) if drawable(chr(each))]
    alone = [sign for each in letters for sign in signs([each])]
    with_others = [sign for each in letters for sign in signs([f"{each}a", f"{each}b", f"a{each}", "ab"])]
    assert [each for each in alone + with_others if not drawable(each)] == []
    assert signs(["\u0390", "\u00df", "a\u0130", "ab"]) == ["\u0390", "\u00df", "A\u0130", "Ab"]
