"""The decks in which cards can be shown now."""

from collections.abc import Mapping

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.screen.decks import Decks
from engine.cards import card
from tests.cogs.render.pictures import IDS

SEVEN = card("7S")


def test_each_choice_has_its_deck_while_there_are_pictures() -> None:
    decks = Decks(lambda: IDS)
    assert decks.of(CardsBy.PICTURES).card(SEVEN) == f"<:seven_of_spades:{IDS['seven_of_spades']}>"
    assert decks.of(CardsBy.FOUR_COLOUR).card(SEVEN).startswith("<:seven_of_spades_:")
    assert decks.of(CardsBy.TEXT) is TEXT


def test_decks_are_made_once_until_the_emojis_are_others() -> None:
    ids: list[Mapping[str, int]] = [IDS]
    decks = Decks(lambda: ids[0])
    before = decks.of(CardsBy.PICTURES)
    assert decks.of(CardsBy.PICTURES) is before
    ids[0] = {**IDS, "seven_of_spades": 5}
    assert decks.of(CardsBy.PICTURES).card(SEVEN) == "<:seven_of_spades:5>"
    ids[0] = {}
    assert {decks.of(each) for each in CardsBy} == {TEXT}, "without pictures"
