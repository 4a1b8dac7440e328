"""A deck with made-up ids, as if every picture of `art.names` were an emoji of the application."""

from collections.abc import Iterator

from art import names
from cogs.render.deck import Deck
from engine.cards import CARDS

FIRST_ID = 1_400_000_000_000_000_001
"""As long as Discord's ids are, so that texts are as long as they will be."""


def picture_names() -> Iterator[str]:
    """Yield the name of every picture."""
    for each in CARDS:
        yield names.card_name(each)
        yield names.card_name(each, four_colour=True)
        yield names.wanted_name(each)
    for number in range(1, len(names.NUMBERS) + 1):
        yield names.pile_name(number)
        for colour in names.COLOURS:
            yield names.tile_name(colour, number)
    yield from map(names.shape_name, names.COLOURS)
    yield from (names.BACK, names.OTHER_BACK, names.CHIP, names.KITTY, names.POT)
    yield from (names.DEALER, names.LEADS, names.MOST_CHIPS)
    yield from names.FACES.values()
    yield from (*names.COMBINED, names.FREE_SEAT)
    yield from (name for name, _, _ in names.disc_names())


IDS = {name: FIRST_ID + at for at, name in enumerate(picture_names())}
PICTURES = Deck(IDS)
FOUR_COLOURS = Deck(IDS, four_colour=True)
