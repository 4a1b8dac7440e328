from __future__ import annotations

import pytest

from art.cards import card_picture
from engine.cards import CARDS, card


@pytest.mark.parametrize("pixels", [20, 60, 200, 400])
def test_a_card_is_as_high_as_asked_for(pixels: int) -> None:
    picture = card_picture(card("TH"), pixels)
    assert picture.height == pixels
    assert picture.width == pytest.approx(pixels * 100 / 128, abs=1)


@pytest.mark.parametrize("four_colour", [False, True])
def test_no_two_cards_look_alike(four_colour: bool) -> None:
    assert len({card_picture(each, 64, four_colour=four_colour).tobytes() for each in CARDS}) == 52


def test_suits_can_be_told_without_their_colours() -> None:
    fives = [
        card_picture(card(f"5{suit}"), 128).getchannel("G").point(lambda light: 255 * (light < 192)) for suit in "CDHS"
    ]
    for one in range(4):
        for other in range(one):
            differ = sum(a != b for a, b in zip(fives[one].tobytes(), fives[other].tobytes(), strict=True))
            assert differ > 150, (one, other, differ)
