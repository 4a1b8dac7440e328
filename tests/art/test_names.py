import re

from art import names
from bot.tables.model.names import NAMES
from engine.cards import CARDS
from tests.art.test_deck import EVERY


def test_every_picture_has_a_name_of_its_own_that_discord_takes() -> None:
    assert len(set(EVERY)) == len(EVERY) <= 2000, "there is room for so many in an application"
    assert [name for name in EVERY if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []


def test_every_computer_player_has_a_face_that_is_read_as_a_computers_and_does_not_say_their_name() -> None:
    assert names.FACES.keys() == set(NAMES)
    for player, name in names.FACES.items():
        said = name.split("_")
        assert said[0] == "computer"
        assert player.lower() not in said


def test_a_card_is_read_the_same_in_both_decks() -> None:
    for card in CARDS:
        classic, four = (names.card_name(card, four_colour=four) for four in (False, True))
        assert classic != four
        assert classic.split("_") == [word for word in four.split("_") if word]
