"""The letters of ranks where cards are written: each language has its own, and pictures are the same for everybody."""

import gettext

import pytest

from cogs.render.stops.cards import card_text, hand_text
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.stops.order import ORDERS
from tests.cogs.render.pictures import PICTURES

LETTERS = {"J": "B", "Q": "D", "K": "H"}


class Lettered(gettext.NullTranslations):
    """A language with other letters on its cards."""

    def pgettext(self, context: str, message: str) -> str:
        return LETTERS.get(message, message) if context == "letter of a rank" else message


WORDS = Words("nl", Lettered())


@pytest.mark.parametrize(("code", "written"), [("JS", "B♠"), ("QH", "D♥"), ("KD", "H♦"), ("AC", "A♣"), ("TC", "10♣")])
def test_a_card_is_written_with_the_letter_of_the_language(code: str, written: str) -> None:
    assert card_text(card(code), WORDS).rstrip("\ufe0e\ufe0f") == written


def test_a_hand_is_written_with_them_and_drawn_without() -> None:
    held = CardSet.of(map(card, ("9H", "JH", "QH", "KH")))
    assert "♥️\u20029\u2002B\u2002D\u2002H" in hand_text(held, ORDERS["high"], WORDS)
    drawn = hand_text(held, ORDERS["high"], WORDS.with_deck(PICTURES))
    assert drawn == hand_text(held, ORDERS["high"], Words("en", gettext.NullTranslations(), PICTURES))
